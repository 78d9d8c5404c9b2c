import { TextDecoder, TextEncoder } from 'node:util';
import ICAL from 'ical.js';
import repeated from '../../../tests/repeated-events.json';
import { readCalendar as readBytes } from './calendar';

// jsdom has none.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

const SITE = {
	zone: 'Europe/Madrid',
	today: '2026-11-27',
	columns: {
		title: 'Title',
		content: 'Content',
		categories: 'Categories',
		place: 'Place',
		start: 'Starts',
		end: 'Ends',
		sessions: 'Sessions',
		event_status: 'Takes place',
		picture: 'Image',
		web: 'Web',
	},
};

const readCalendar = ( text: string, name: string, site: typeof SITE ) =>
	readBytes( new TextEncoder().encode( text ), name, site );

const calendar = ( ...lines: string[] ) =>
	[ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR' ].join(
		'\r\n'
	);
const event = ( ...lines: string[] ) => [
	'BEGIN:VEVENT',
	'UID:1',
	...lines,
	'END:VEVENT',
];

/** The cells of each row, by the name of their column. */
const rowsOf = (
	file: string,
	site = SITE
): Partial< Record< string, string > >[] => {
	const [ page ] = readCalendar( file, 'agenda', site ).pages;
	const [ header, ...rows ] = page?.rows ?? [];
	return rows.map( ( [ , cells ] ) =>
		Object.fromEntries(
			( header?.[ 1 ] ?? [] )
				.map( ( column, index ): [ string, string ] => [
					column,
					cells[ index ] ?? '',
				] )
				.filter( ( [ , text ] ) => text !== '' )
		)
	);
};

/** The only event of a calendar. */
const rowOf = ( ...lines: string[] ) =>
	rowsOf( calendar( ...event( 'SUMMARY:Coro', ...lines ) ) )[ 0 ] ?? {};

const sessionsOf = ( ...lines: string[] ) =>
	rowOf( ...lines ).Sessions?.split( '\n' );

it( 'gives an event a row with the names that the import knows', () => {
	const found = readCalendar(
		calendar(
			'X-WR-CALNAME:Agenda de la casa',
			...event(
				'SUMMARY:Coro\\, ensayo',
				'DESCRIPTION:Primera línea\\nSegunda',
				'LOCATION:Aula 1',
				'CATEGORIES:Música,Voz; canto',
				'CATEGORIES:Adultos',
				'DTSTART:20270214T170000Z',
				'DTEND:20270214T183000Z',
				'URL:https://example.org/coro',
				'STATUS:CANCELLED'
			)
		),
		'agenda',
		SITE
	);
	expect( found ).toEqual( {
		pages: [
			{
				name: 'Agenda de la casa',
				rows: [
					[
						1,
						[
							'Title',
							'Content',
							'Categories',
							'Place',
							'Starts',
							'Ends',
							'Takes place',
							'Web',
						],
					],
					[
						2,
						[
							'Coro, ensayo',
							'Primera línea\nSegunda',
							'Música | Voz\\; canto | Adultos',
							'Aula 1',
							'2027-02-14 18:00',
							'2027-02-14 19:30',
							'cancelled',
							'https://example.org/coro',
						],
						{ uid: '1' },
					],
				],
			},
		],
		isCut: false,
		skipped: 0,
	} );
} );

it.each( [
	[ 'in UTC', 'DTSTART:20270714T160000Z', '2027-07-14 18:00' ],
	[
		'of the site',
		'DTSTART;TZID=Europe/Madrid:20270714T180000',
		'2027-07-14 18:00',
	],
	[ 'floating', 'DTSTART:20270714T180000', '2027-07-14 18:00' ],
	[
		'elsewhere',
		'DTSTART;TZID=Europe/London:20270714T170000',
		'2027-07-14 18:00',
	],
	[
		'on another day there',
		'DTSTART;TZID=America/Bogota:20270713T230000',
		'2027-07-14 06:00',
	],
	[
		'in a zone nobody knows',
		'DTSTART;TZID=Romance:20270714T180000',
		'2027-07-14 18:00',
	],
	[ 'a day', 'DTSTART;VALUE=DATE:20270714', '2027-07-14' ],
] )( 'writes a time %s on the clock of the site', ( _, line, starts ) => {
	expect( rowOf( line ).Starts ).toBe( starts );
} );

it( 'takes a zone that has only a name of Windows from the file', () => {
	const text = calendar(
		'BEGIN:VTIMEZONE',
		'TZID:Islas',
		'BEGIN:STANDARD',
		'DTSTART:16010101T000000',
		'TZOFFSETFROM:+0000',
		'TZOFFSETTO:+0000',
		'END:STANDARD',
		'END:VTIMEZONE',
		...event( 'SUMMARY:Coro', 'DTSTART;TZID=Islas:20270114T180000' )
	);
	expect( rowsOf( text )[ 0 ]?.Starts ).toBe( '2027-01-14 19:00' );
	expect( rowsOf( text, { ...SITE, zone: '-03:00' } )[ 0 ]?.Starts ).toBe(
		'2027-01-14 15:00'
	);
} );

it( 'ends days on the day before that of the file, and gives no end to what has none', () => {
	expect(
		rowOf( 'DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270308' )
	).toMatchObject( { Starts: '2027-03-01', Ends: '2027-03-07' } );
	expect( rowOf( 'DTSTART:20270301T180000' ) ).toEqual( {
		Title: 'Coro',
		Starts: '2027-03-01 18:00',
	} );
	expect(
		rowOf( 'DTSTART:20270301T180000', 'DURATION:PT90M' )
	).toMatchObject( { Ends: '2027-03-01 19:30' } );
} );

/** The days of an event, as a library of calendars expands them. */
const daysOf = ( ...lines: string[] ): string[] => {
	const component = new ICAL.Component(
		ICAL.parse( calendar( ...event( ...lines ) ) ) as unknown[]
	).getAllSubcomponents( 'vevent' )[ 0 ];
	const iterator = new ICAL.Event( component ).iterator();
	const days: string[] = [];
	for (
		let next = iterator.next() as ICAL.Time | undefined;
		next;
		next = iterator.next() as ICAL.Time | undefined
	) {
		days.push( next.toString().slice( 0, 10 ) );
	}
	return days;
};

const TUESDAY = [
	'DTSTART;TZID=Europe/Madrid:20261006T170000',
	'DTEND;TZID=Europe/Madrid:20261006T183000',
];

it.each( repeated )(
	'says $rule in the lines of sessions, with exactly its days',
	( { rule, lines, days } ) => {
		expect( sessionsOf( ...TUESDAY, `RRULE:${ rule }` ) ).toEqual( lines );
		expect( daysOf( ...TUESDAY, `RRULE:${ rule }` ) ).toEqual( days );
	}
);

it( 'gives single days to a list of days, with its own first day', () => {
	const list = 'RDATE;TZID=Europe/Madrid:20261013T170000,20261021T170000';
	expect( sessionsOf( ...TUESDAY, list ) ).toEqual( [
		'2026-10-06 17:00-18:30',
		'2026-10-13 17:00-18:30',
		'2026-10-21 17:00-18:30',
	] );
} );

it( 'leaves out what a rule leaves out, also where days of its list are none of the rule', () => {
	expect(
		sessionsOf(
			...TUESDAY,
			'RRULE:FREQ=WEEKLY;COUNT=6',
			'EXDATE;TZID=Europe/Madrid:20261007T170000,20261008T170000',
			'EXDATE;TZID=Europe/Madrid:20261013T170000',
			'EXDATE;VALUE=DATE:20261027'
		)
	).toEqual( [
		'2026-10-06/2026-11-10 TU 17:00-18:30 -2026-10-13 -2026-10-27',
	] );
} );

it( 'has a moved day beside its rule, a cancelled one crossed out, and one elsewhere with its place', () => {
	const change = ( day: string, ...lines: string[] ) =>
		event(
			'SUMMARY:Coro',
			`RECURRENCE-ID;TZID=Europe/Madrid:${ day }T170000`,
			...lines
		);
	const text = calendar(
		...event(
			'SUMMARY:Coro',
			'LOCATION:Aula 1',
			...TUESDAY,
			'RRULE:FREQ=WEEKLY;COUNT=6'
		),
		...change(
			'20261013',
			'DTSTART;TZID=Europe/Madrid:20261014T190000',
			'DTEND;TZID=Europe/Madrid:20261014T200000',
			'LOCATION:Aula 1'
		),
		...change(
			'20261020',
			'DTSTART;TZID=Europe/Madrid:20261020T170000',
			'DTEND;TZID=Europe/Madrid:20261020T183000',
			'STATUS:CANCELLED'
		),
		...change(
			'20261027',
			'DTSTART;TZID=Europe/Madrid:20261027T170000',
			'DTEND;TZID=Europe/Madrid:20261027T183000',
			'LOCATION:Biblioteca  municipal'
		)
	);
	expect( rowsOf( text ) ).toEqual( [
		{
			Title: 'Coro',
			Place: 'Aula 1',
			Sessions: [
				'!2026-10-20',
				'2026-10-06/2026-11-10 TU 17:00-18:30 -2026-10-13',
				'2026-10-14 19:00-20:00',
				'@2026-10-27 Biblioteca municipal',
			].join( '\n' ),
		},
	] );
	// Without the event that they are of, changes stand for themselves.
	expect(
		rowsOf( calendar( ...change( '20261013', TUESDAY[ 0 ] ?? '' ) ) )
	).toEqual( [ { Title: 'Coro', Starts: '2026-10-06 17:00' } ] );
} );

it( 'reads a rule without an end until the end of the next season, from this season where it is old', () => {
	const read = ( start: string ) =>
		readCalendar(
			calendar(
				...event(
					'SUMMARY:Coro',
					`DTSTART;VALUE=DATE:${ start }`,
					'RRULE:FREQ=WEEKLY'
				)
			),
			'agenda',
			SITE
		);
	const found = read( '20261006' );
	expect( found.isCut ).toBe( true );
	expect( found.pages[ 0 ]?.rows[ 1 ]?.[ 1 ] ).toContain(
		'2026-10-06/2028-08-29 TU'
	);
	expect( read( '20150106' ).pages[ 0 ]?.rows[ 1 ]?.[ 1 ] ).toContain(
		'2026-09-01/2028-08-29 TU'
	);
} );

it( 'hides what is private, puts the rest in order, and keeps an event whose day is none', () => {
	const [ page ] = readCalendar(
		calendar(
			...event( 'SUMMARY:B', 'DTSTART:20270301T180000' ),
			...event( 'SUMMARY:C', 'DTSTART:pronto' ),
			...event( 'SUMMARY:A', 'DTSTART:20270201T180000', 'CLASS:PRIVATE' )
		),
		'agenda',
		SITE
	).pages;
	expect( page ).toEqual( {
		name: 'agenda',
		rows: [
			[ 1, [ 'Title', 'Starts' ] ],
			[ 2, [ 'A', '2027-02-01 18:00' ], { uid: '1', hidden: true } ],
			[ 3, [ 'B', '2027-03-01 18:00' ], { uid: '1' } ],
			[ 4, [ 'C', '' ], { uid: '1', unread: 'DTSTART:pronto' } ],
		],
	} );
} );

it( 'reads no text that is no calendar', () => {
	expect( readCalendar( '<html>', 'x', SITE ).pages ).toEqual( [] );
	expect( readCalendar( calendar(), 'x', SITE ).pages ).toEqual( [] );
} );

const VTIMEZONE = ( name: string ) => [
	'BEGIN:VTIMEZONE',
	`TZID:${ name }`,
	'BEGIN:DAYLIGHT',
	'TZOFFSETFROM:+0100',
	'TZOFFSETTO:+0200',
	'DTSTART:19700329T020000',
	'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
	'END:DAYLIGHT',
	'BEGIN:STANDARD',
	'TZOFFSETFROM:+0200',
	'TZOFFSETTO:+0100',
	'DTSTART:19701025T030000',
	'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
	'END:STANDARD',
	'END:VTIMEZONE',
];

/** Two hours on Mondays at eight in the evening, or the whole day, in the ways in which calendars say so. */
const MASTERS: Record< string, string[] > = {
	'in UTC': [ ':20270111T190000Z', ':20270111T210000Z' ],
	'in a zone': [
		';TZID=Europe/Madrid:20270111T200000',
		';TZID=Europe/Madrid:20270111T220000',
	],
	'in a zone of Windows': [
		';TZID=Romance Standard Time:20270111T200000',
		';TZID=Romance Standard Time:20270111T220000',
	],
	'in a zone of the file': [
		';TZID=Casa:20270111T200000',
		';TZID=Casa:20270111T220000',
	],
	'in another zone': [
		';TZID=Europe/London:20270111T190000',
		';TZID=Europe/London:20270111T210000',
	],
	floating: [ ':20270111T200000', ':20270111T220000' ],
	'of days': [ ';VALUE=DATE:20270111', ';VALUE=DATE:20270112' ],
};

/** A Monday at eight in the evening. */
const MOMENTS: Record< string, ( day: string, master: string ) => string > = {
	'in UTC': ( day ) => `:${ day }T190000Z`,
	'in the zone of the site': ( day ) => `;TZID=Europe/Madrid:${ day }T200000`,
	'in another zone': ( day ) => `;TZID=Europe/London:${ day }T190000`,
	'as a day': ( day ) => `;VALUE=DATE:${ day }`,
	'as a day that says to be a time': ( day ) => `:${ day }`,
	floating: ( day, master ) =>
		`:${ day }T${ /UTC|another/.test( master ) ? '19' : '20' }0000`,
};

const CASES = [
	...Object.keys( MASTERS )
		.filter( ( master ) => master !== 'in a zone of the file' )
		.map( ( master ) => ( {
			master,
			definition: 'without a definition',
		} ) ),
	...Object.keys( MASTERS )
		.filter( ( master ) => /^in a zone/.test( master ) )
		.map( ( master ) => ( { master, definition: 'with a definition' } ) ),
].flatMap( ( about ) =>
	Object.keys( MOMENTS ).map( ( moment ) => ( { ...about, moment } ) )
);

const course = (
	{ master, definition }: { master: string; definition: string },
	lines: string[],
	...others: string[]
) => {
	const [ start = '', end = '' ] = MASTERS[ master ] ?? [];
	const zone = /TZID=([^:]*)/.exec( start )?.[ 1 ] ?? '';
	return calendar(
		...( definition === 'without a definition' ? [] : VTIMEZONE( zone ) ),
		...event(
			'SUMMARY:Coro',
			`DTSTART${ start }`,
			`DTEND${ end }`,
			...lines
		),
		...others
	);
};

const hoursOf = ( master: string ) =>
	master === 'of days' ? '' : ' 20:00-22:00';

it.each( CASES )(
	'leaves out a day $moment of an event $master, $definition',
	( { moment, ...about } ) => {
		const line = `EXDATE${ MOMENTS[ moment ]?.( '20270118', about.master ) ?? '' }`;
		expect(
			rowsOf( course( about, [ 'RRULE:FREQ=WEEKLY;COUNT=5', line ] ) )
		).toEqual( [
			{
				Title: 'Coro',
				Sessions: `2027-01-11/2027-02-08 MO${ hoursOf( about.master ) } -2027-01-18`,
			},
		] );
	}
);

it.each( CASES )(
	'moves an occurrence that is named $moment of an event $master, $definition',
	( { moment, ...about } ) => {
		const [ start = '', end = '' ] = ( MASTERS[ about.master ] ?? [] ).map(
			( text ) =>
				text
					.replace( '20270111', '20270120' )
					.replace( '20270112', '20270121' )
		);
		const text = course(
			about,
			[ 'RRULE:FREQ=WEEKLY;COUNT=5' ],
			...event(
				'SUMMARY:Coro',
				`RECURRENCE-ID${ MOMENTS[ moment ]?.( '20270118', about.master ) ?? '' }`,
				`DTSTART${ start }`,
				`DTEND${ end }`
			)
		);
		const hours = hoursOf( about.master );
		expect( rowsOf( text ) ).toEqual( [
			{
				Title: 'Coro',
				Sessions: `2027-01-11/2027-02-08 MO${ hours } -2027-01-18\n2027-01-20${ hours }`,
			},
		] );
	}
);

it.each( CASES )(
	'adds a day $moment to an event $master, $definition',
	( { moment, ...about } ) => {
		const line = `RDATE${ MOMENTS[ moment ]?.( '20270120', about.master ) ?? '' }`;
		const hours = hoursOf( about.master );
		expect( rowsOf( course( about, [ line ] ) )[ 0 ]?.Sessions ).toBe(
			`2027-01-11${ hours }\n2027-01-20${ hours }`
		);
	}
);

it.each( CASES.filter( ( { moment } ) => ! /zone|says/.test( moment ) ) )(
	'takes the last day $moment of an event $master, $definition',
	( { moment, ...about } ) => {
		const until =
			( MOMENTS[ moment ]?.( '20270208', about.master ) ?? '' ).split(
				':'
			)[ 1 ] ?? '';
		expect(
			rowsOf(
				course( about, [ `RRULE:FREQ=WEEKLY;UNTIL=${ until }` ] )
			)[ 0 ]?.Sessions
		).toBe( `2027-01-11/2027-02-08 MO${ hoursOf( about.master ) }` );
	}
);

it( 'leaves out days of an event that are named in UTC and as a day', () => {
	expect(
		sessionsOf(
			'DTSTART;TZID=Europe/Madrid:20270111T200000',
			'DTEND;TZID=Europe/Madrid:20270111T220000',
			'RRULE:FREQ=WEEKLY;COUNT=5',
			'EXDATE:20270118T190000Z',
			'EXDATE;VALUE=DATE:20270125'
		)
	).toEqual( [
		'2027-01-11 20:00-22:00',
		'2027-02-01 20:00-22:00',
		'2027-02-08 20:00-22:00',
	] );
} );

it.each( [
	[ 'a day', 'RRULE:FREQ=DAILY;UNTIL=20270113', [ '11', '12', '13' ] ],
	[
		'its hour in UTC',
		'RRULE:FREQ=DAILY;UNTIL=20270112T190000Z',
		[ '11', '12' ],
	],
	[ 'an earlier hour', 'RRULE:FREQ=DAILY;UNTIL=20270112T185959Z', [ '11' ] ],
	[
		'midnight of the site in UTC',
		'RRULE:FREQ=DAILY;UNTIL=20270112T230000Z',
		[ '11', '12' ],
	],
] )( 'ends a rule until %s with the right day', ( _, rule, days ) => {
	expect(
		sessionsOf( 'DTSTART;TZID=Europe/Madrid:20270111T200000', rule )?.join()
	).toBe(
		days.length < 3
			? days.map( ( day ) => `2027-01-${ day } 20:00` ).join()
			: '2027-01-11 20:00,2027-01-12 20:00,2027-01-13 20:00'
	);
} );

it.each( [
	[
		';TZID=Europe/Madrid:20270111T000000',
		';TZID=Europe/Madrid:20270112T000000',
		'2027-01-11',
		'2027-01-11',
	],
	[ ':20270110T230000Z', ':20270111T230000Z', '2027-01-11', '2027-01-11' ],
	[ ':20270111T000000Z', ':20270112T000000Z', '2027-01-11', '2027-01-11' ],
	[ ':20270111T000000', ':20270113T000000', '2027-01-11', '2027-01-12' ],
	[ ':20270111T000000', ':20270111T235900', '2027-01-11', '2027-01-11' ],
	[ ':20270111T000000', ':20270112T235959', '2027-01-11', '2027-01-12' ],
	[
		':20270111T200000',
		':20270111T235900',
		'2027-01-11 20:00',
		'2027-01-11 23:59',
	],
	[
		':20270111T200000',
		':20270112T000000',
		'2027-01-11 20:00',
		'2027-01-12 00:00',
	],
	[
		':20270111T000000',
		':20270111T020000',
		'2027-01-11 00:00',
		'2027-01-11 02:00',
	],
	[
		';VALUE=DATE:20270111',
		';VALUE=DATE:20270114',
		'2027-01-11',
		'2027-01-13',
	],
	[
		';VALUE=DATE:20270111',
		';VALUE=DATE:20270111',
		'2027-01-11',
		'2027-01-11',
	],
	[ ':20270111T200000', ':20270111T180000', '2027-01-11 20:00', undefined ],
] )(
	'reads an event from DTSTART%s to DTEND%s',
	( start, end, starts, ends ) => {
		expect( rowOf( `DTSTART${ start }`, `DTEND${ end }` ) ).toEqual( {
			Title: 'Coro',
			Starts: starts,
			...( ends ? { Ends: ends } : {} ),
		} );
	}
);

it( 'repeats an event of whole days that is written from midnight to midnight', () => {
	expect(
		sessionsOf(
			'DTSTART;TZID=Europe/Madrid:20270111T000000',
			'DTEND;TZID=Europe/Madrid:20270112T000000',
			'RRULE:FREQ=WEEKLY;COUNT=4'
		)
	).toEqual( [ '2027-01-11/2027-02-01 MO' ] );
} );

it.each( [
	[ 'Romance Standard Time', '2027-01-11 20:00' ],
	[ 'SA Pacific Standard Time', '2027-01-12 02:00' ],
	[ '/freeassociation.sourceforge.net/Europe/London', '2027-01-11 21:00' ],
	[
		'/mozilla.org/20050126_1/America/Argentina/Buenos_Aires',
		'2027-01-12 00:00',
	],
	[ '"Atlantic/Canary"', '2027-01-11 21:00' ],
	[ 'Tokyo Standard Time', '2027-01-11 12:00' ],
] )( 'knows the zone %s', ( zone, starts ) => {
	const [ page ] = readCalendar(
		calendar(
			...event( 'SUMMARY:Coro', `DTSTART;TZID=${ zone }:20270111T200000` )
		),
		'agenda',
		SITE
	).pages;
	expect( page?.rows[ 1 ] ).toEqual( [
		2,
		[ 'Coro', starts ],
		{ uid: '1' },
	] );
} );

it.each( [
	[
		'an unknown zone',
		[ 'DTSTART;TZID=GMT+0100:20270711T200000' ],
		'2027-07-11 20:00',
		'TZID=GMT+0100',
	],
	[
		'a zone whose definition is none',
		[
			'DTSTART;TZID=Casa:20270711T200000',
			'END:VEVENT',
			...VTIMEZONE( 'Casa' ).filter(
				( line ) => ! /^(?:DTSTART|TZOFF)/.test( line )
			),
		],
		'2027-07-11 20:00',
		'TZID=Casa',
	],
	[
		'a change that is on no day',
		[
			'DTSTART:20270711T200000',
			'END:VEVENT',
			'BEGIN:VEVENT',
			'UID:1',
			'RECURRENCE-ID:20270711T200000',
			'DTSTART:mañana',
		],
		'2027-07-11 20:00',
		'DTSTART:mañana',
	],
	[ 'no beginning', [ 'DTEND:20270711T200000' ], '', 'DTSTART' ],
	[
		'a day that is none',
		[ 'DTSTART:20270231T200000' ],
		'',
		'DTSTART:20270231T200000',
	],
	[
		'an hour that is none',
		[ 'DTSTART:20270211T2x0000' ],
		'',
		'DTSTART:20270211T2x0000',
	],
	[
		'an unknown rule',
		[ 'DTSTART:20270711T200000', 'RRULE:FREQ=FORTNIGHTLY' ],
		'2027-07-11 20:00',
		'RRULE:FREQ=FORTNIGHTLY',
	],
	[
		'a rule that ical.js refuses',
		[ 'DTSTART:20270711T200000', 'RRULE:FREQ=MONTHLY;BYDAY=6MO' ],
		'2027-07-11 20:00',
		'RRULE:FREQ=MONTHLY;BYDAY=6MO',
	],
	[
		'a rule with a wrong end',
		[ 'DTSTART:20270711T200000', 'RRULE:FREQ=DAILY;UNTIL=2027-07-12' ],
		'2027-07-11 20:00',
		'RRULE:FREQ=DAILY;UNTIL=2027-07-12',
	],
	[
		'an end that is none',
		[ 'DTSTART:20270711T200000', 'DTEND:tarde' ],
		'2027-07-11 20:00',
		'DTEND:tarde',
	],
	[
		'a wrong duration',
		[ 'DTSTART:20270711T200000', 'DURATION:2 horas' ],
		'2027-07-11 20:00',
		'DURATION:2 horas',
	],
] )(
	'asks to check an event with %s, and has none of it in a date',
	( _, lines, starts, unread ) => {
		const [ page ] = readCalendar(
			calendar( ...event( 'SUMMARY:Coro', ...lines ) ),
			'agenda',
			SITE
		).pages;
		expect( page?.rows[ 1 ] ).toEqual( [
			2,
			starts === '' ? [ 'Coro' ] : [ 'Coro', starts ],
			{ uid: '1', unread },
		] );
	}
);

it.each( [
	'CANCELADO: Coro',
	'Coro CANCELADO',
	'¡Suspendido! Coro',
	'Cancelled',
	'Coro (cancelled)',
	'Cancel·lat: Coro',
	'Coro – suspès',
	'BERTAN BEHERA: Coro',
	'Anulada la clase',
] )( 'cancels an occurrence that was renamed “%s”', ( name ) => {
	const change = event(
		`SUMMARY:${ name }`,
		'RECURRENCE-ID:20270118T190000Z',
		'DTSTART:20270118T190000Z'
	);
	expect(
		rowsOf(
			course(
				{ master: 'in UTC', definition: 'without a definition' },
				[ 'RRULE:FREQ=WEEKLY;COUNT=4' ],
				...change
			)
		)[ 0 ]?.Sessions
	).toBe( '!2027-01-18\n2027-01-11/2027-02-01 MO 20:00-22:00' );
} );

it( 'cancels nothing where the event has that name, or another one has another meaning', () => {
	const renamed = ( name: string, other: string ) =>
		rowsOf(
			calendar(
				...event(
					`SUMMARY:${ name }`,
					'DTSTART:20270111T190000Z',
					'RRULE:FREQ=WEEKLY;COUNT=4'
				),
				...event(
					`SUMMARY:${ other }`,
					'RECURRENCE-ID:20270118T190000Z',
					'DTSTART:20270118T190000Z'
				)
			)
		)[ 0 ]?.Sessions;
	expect( renamed( 'Suspendidos', 'Suspendidos' ) ).not.toContain( '!' );
	expect( renamed( 'Cine', 'Cine: Suspense' ) ).not.toContain( '!' );
} );

it( 'cancels an event whose title begins with that', () => {
	const isCancelled = ( title: string ): boolean =>
		rowsOf(
			calendar( ...event( `SUMMARY:${ title }`, 'DTSTART:20270111' ) )
		)[ 0 ]?.[ 'Takes place' ] === 'cancelled';
	expect(
		[
			'Cancelado: Coro',
			'CANCELADO - Coro',
			'Canceled: Coro',
			'[Anulat] – Cor',
			'Cancelado por amor',
			'Coro: cancelado',
		].filter( isCancelled )
	).toEqual( [
		'Cancelado: Coro',
		'CANCELADO - Coro',
		'Canceled: Coro',
		'[Anulat] – Cor',
	] );
} );

it( 'reads names of properties in lower case', () => {
	const [ row ] = rowsOf(
		calendar(
			...event( 'SUMMARY:Coro', 'dtstart;value=date:20270319' )
		).replace( /^(?:BEGIN|SUMMARY)/gm, ( name ) => name.toLowerCase() )
	);
	expect( row ).toMatchObject( { Title: 'Coro', Starts: '2027-03-19' } );
} );

it( 'takes what a calendar of cancellations cancels, with the texts of the invitation', () => {
	const invitation = calendar(
		'METHOD:REQUEST',
		...event(
			'SUMMARY:Coro',
			'LOCATION:Aula 1',
			'DTSTART:20270111T190000Z',
			'RRULE:FREQ=WEEKLY;COUNT=4'
		)
	);
	const cancel = ( ...lines: string[] ) =>
		calendar( 'METHOD:CANCEL', ...event( 'SEQUENCE:1', ...lines ) );
	expect(
		rowsOf( `${ invitation }\r\n${ cancel( 'DTSTART:20270111T190000Z' ) }` )
	).toEqual( [
		{
			Title: 'Coro',
			Place: 'Aula 1',
			Sessions: '2027-01-11/2027-02-01 MO 20:00',
			'Takes place': 'cancelled',
		},
	] );
	expect(
		rowsOf(
			`${ cancel( 'RECURRENCE-ID:20270118T190000Z', 'DTSTART:20270118T190000Z' ) }\r\n${ invitation }`
		)
	).toEqual( [
		{
			Title: 'Coro',
			Place: 'Aula 1',
			Sessions: '!2027-01-18\n2027-01-11/2027-02-01 MO 20:00',
		},
	] );
	expect(
		rowsOf( cancel( 'SUMMARY:Coro', 'DTSTART:20270111T190000Z' ) )
	).toEqual( [
		{
			Title: 'Coro',
			Starts: '2027-01-11 20:00',
			'Takes place': 'cancelled',
		},
	] );
} );

it( 'takes the version of an event, and of an occurrence, with the highest sequence', () => {
	const version = ( sequence: number, ...lines: string[] ) =>
		event(
			`SUMMARY:Coro ${ sequence }`,
			`SEQUENCE:${ sequence }`,
			...lines
		);
	expect(
		rowsOf(
			calendar(
				...version( 2, 'DTSTART:20270112T190000Z' ),
				...version( 10, 'DTSTART:20270113T190000Z' ),
				...version( 0, 'DTSTART:20270111T190000Z' )
			)
		)
	).toEqual( [ { Title: 'Coro 10', Starts: '2027-01-13 20:00' } ] );
	expect(
		rowsOf(
			calendar(
				...version(
					0,
					'DTSTART:20270111T190000Z',
					'RRULE:FREQ=WEEKLY;COUNT=2'
				),
				...version(
					3,
					'RECURRENCE-ID:20270118T190000Z',
					'DTSTART:20270120T190000Z'
				),
				...version(
					1,
					'RECURRENCE-ID;TZID=Europe/Madrid:20270118T200000',
					'DTSTART:20270119T190000Z'
				)
			)
		)[ 0 ]?.Sessions
	).toBe( '2027-01-11 20:00\n2027-01-20 20:00' );
} );

it( 'changes an occurrence and all later ones, or ends with it', () => {
	const changed = ( ...lines: string[] ) =>
		rowsOf(
			calendar(
				...event(
					'SUMMARY:Coro',
					'DTSTART:20270111T190000Z',
					'RRULE:FREQ=WEEKLY;COUNT=8'
				),
				...event(
					'SUMMARY:Coro',
					'RECURRENCE-ID;RANGE=THISANDFUTURE:20270208T190000Z',
					'DTSTART:20270209T180000Z',
					...lines
				)
			)
		)[ 0 ]?.Sessions?.split( '\n' );
	expect( changed() ).toEqual( [
		'2027-01-11/2027-02-01 MO 20:00',
		'2027-02-09/2027-03-02 TU 19:00',
	] );
	expect( changed( 'STATUS:CANCELLED' ) ).toEqual( [
		'2027-01-11/2027-02-01 MO 20:00',
	] );
} );

it( 'stays at its hour on the clock of its zone when the clocks change', () => {
	expect(
		sessionsOf(
			'DTSTART;TZID=Europe/Madrid:20270315T200000',
			'DTEND;TZID=Europe/Madrid:20270315T220000',
			'RRULE:FREQ=WEEKLY;COUNT=4',
			'EXDATE:20270329T180000Z'
		)
	).toEqual( [ '2027-03-15/2027-04-05 MO 20:00-22:00 -2027-03-29' ] );
	// The clocks of Madrid and New York change on other days.
	expect(
		sessionsOf(
			'DTSTART;TZID=America/New_York:20270301T120000',
			'DURATION:PT1H',
			'RRULE:FREQ=WEEKLY;COUNT=6'
		)
	).toEqual( [
		'2027-03-01/2027-04-05 MO 18:00-19:00 -2027-03-15 -2027-03-22',
		'2027-03-15 17:00-18:00',
		'2027-03-22 17:00-18:00',
	] );
} );

it( 'has the days of the site where another zone has the day before', () => {
	expect(
		sessionsOf(
			'DTSTART;TZID=America/Bogota:20270111T200000',
			'DTEND;TZID=America/Bogota:20270111T213000',
			'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6'
		)
	).toEqual( [ '2027-01-12/2027-01-28 TU,TH 02:00-03:30' ] );
	expect(
		sessionsOf(
			'DTSTART;TZID=America/Bogota:20270131T200000',
			'RRULE:FREQ=MONTHLY;BYMONTHDAY=1,31;COUNT=4'
		)
	).toEqual( [
		'2027-02-01 02:00',
		'2027-02-02 02:00',
		'2027-03-02 02:00',
		'2027-04-01 03:00',
	] );
} );

it( 'writes days where a rule of ours would not be exactly them', () => {
	expect(
		sessionsOf(
			...TUESDAY,
			'RRULE:FREQ=WEEKLY;COUNT=4',
			'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=4'
		)
	).toHaveLength( 8 );
	expect(
		sessionsOf(
			'DTSTART:20270111T100000',
			'DTEND:20270111T110000',
			'RRULE:FREQ=WEEKLY;BYHOUR=10,18;COUNT=8'
		)
	).toEqual( [
		'2027-01-11/2027-02-01 MO 10:00-11:00',
		'2027-01-11/2027-02-01 MO 18:00-19:00',
	] );
} );

it( 'skips and counts lines that cannot be read', () => {
	const found = readCalendar(
		[
			'BEGIN:VCALENDAR',
			'esto no es nada',
			'BEGIN:VEVENT',
			'DTSTART:20270111T200000',
			'ATTENDEE;CN="sin cerrar:mailto:a@example.org',
			'SUMMARY:Coro',
			'BEGIN:VEVENT',
			'SUMMARY:Teatro',
			'DTSTART:20270112T200000',
			'END:VALARM',
		].join( '\n' ),
		'agenda',
		SITE
	);
	expect( found.pages[ 0 ]?.rows.slice( 1 ) ).toEqual( [
		[ 2, [ 'Coro', '2027-01-11 20:00' ] ],
		[ 3, [ 'Teatro', '2027-01-12 20:00' ] ],
	] );
	expect( found.skipped ).toBe( 2 );
} );

it.each( [
	[
		'UTF-8 with its mark',
		( text: string ) => Buffer.from( `\uFEFF${ text }` ),
	],
	[ 'Windows-1252', ( text: string ) => Buffer.from( text, 'latin1' ) ],
	[
		'UTF-8, folded within a character',
		( text: string ) => {
			const bytes = Buffer.from( text );
			const at = bytes.indexOf( 0xc3 ) + 1;
			return Buffer.concat( [
				bytes.subarray( 0, at ),
				Buffer.from( '\r\n ' ),
				bytes.subarray( at ),
			] );
		},
	],
	[
		'UTF-8 with one line of Windows-1252',
		( text: string ) =>
			Buffer.concat( [
				Buffer.from( text.replace( /X-A.*/, '' ) ),
				Buffer.from( 'X-B:\xf1\r\n', 'latin1' ),
				Buffer.from( text.replace( /[^]*X-A/, 'X-A' ) ),
			] ),
	],
] )( 'reads a file in %s', ( _, encoded ) => {
	const text = calendar(
		...event(
			'X-A:',
			'SUMMARY:Exposición de otoño',
			'DTSTART:20270111T190000Z'
		)
	);
	expect(
		readBytes( new Uint8Array( encoded( text ) ), 'agenda', SITE )
			.pages[ 0 ]?.rows[ 1 ]
	).toEqual( [
		2,
		[ 'Exposición de otoño', '2027-01-11 20:00' ],
		{ uid: '1' },
	] );
} );

it( 'tells an event from others, and one of its occurrences that comes alone from the event', () => {
	const [ page ] = readCalendar(
		calendar(
			...event( 'SUMMARY:Coro', 'DTSTART:20270111T190000Z' ),
			'BEGIN:VEVENT',
			'UID:2@example.org',
			'RECURRENCE-ID:20270118T190000Z',
			'SUMMARY:Danza',
			'DTSTART:20270119T190000Z',
			'END:VEVENT'
		),
		'agenda',
		SITE
	).pages;
	expect( page?.rows.slice( 1 ).map( ( [ , , extra ] ) => extra ) ).toEqual( [
		{ uid: '1' },
		{ uid: '2@example.org 2027-01-18T19:00:00Z' },
	] );
} );

it( 'names the columns as the screen does', () => {
	const site = {
		...SITE,
		columns: { ...SITE.columns, title: 'Título', start: 'Comienza' },
	};
	expect(
		readCalendar(
			calendar( ...event( 'SUMMARY:Coro', 'DTSTART:20270111T190000Z' ) ),
			'agenda',
			site
		).pages[ 0 ]?.rows[ 0 ]
	).toEqual( [ 1, [ 'Título', 'Comienza' ] ] );
} );

it( 'ends to look for days that a rule never has', () => {
	expect(
		rowsOf(
			calendar(
				...event(
					'DTSTART:20270111T200000',
					'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU'
				),
				...event(
					'DTSTART;VALUE=DATE:20270111',
					'RRULE:FREQ=HOURLY;BYDAY=5SA'
				),
				...event( 'SUMMARY:Coro', 'DTSTART:20270111T200000' )
			)
		).map( ( { Title } ) => Title )
	).toContain( 'Coro' );
} );

it.each( [
	[ 'FREQ=WEEKLY', true ],
	[ 'FREQ=WEEKLY;COUNT=90', true ],
	[ 'FREQ=WEEKLY;UNTIL=20281001', true ],
	[ 'FREQ=WEEKLY;COUNT=80', false ],
	[ 'FREQ=WEEKLY;UNTIL=20280831', false ],
] )(
	'says of %s whether days after the next season are left out',
	( rule, isCut ) => {
		const found = readCalendar(
			calendar(
				...event(
					'SUMMARY:Coro',
					'DTSTART:20270111T200000',
					`RRULE:${ rule }`
				)
			),
			'agenda',
			SITE
		);
		expect( found.isCut ).toBe( isCut );
	}
);

it( 'keeps an occurrence on its day where a change to it does not say when it is', () => {
	expect(
		rowsOf(
			calendar(
				...event(
					'SUMMARY:Coro',
					'DTSTART:20270111T200000',
					'RRULE:FREQ=WEEKLY;COUNT=3'
				),
				...event(
					'SUMMARY:Coro',
					'RECURRENCE-ID:20270118T200000',
					'LOCATION:Patio'
				)
			)
		)[ 0 ]?.Sessions
	).toBe( '2027-01-11/2027-01-25 MO 20:00\n@2027-01-18 Patio' );
} );

it.each( [
	[
		'FREQ=WEEKLY;BYDAY=MO,WE;INTERVAL=2;UNTIL=20270531;WKST=MO',
		'2026-10-05/2027-05-31 MO,WE 18:00-19:30 *2',
	],
	[
		'FREQ=MONTHLY;COUNT=8',
		'2026-10-05/2027-05-05 5 18:00-19:30 -2026-12-05',
	],
	[
		'FREQ=MONTHLY;BYDAY=+1MO;COUNT=8',
		'2026-10-05/2027-05-03 1MO 18:00-19:30 -2026-12-07',
	],
	[
		'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;COUNT=8',
		'2026-10-05/2027-05-03 1MO 18:00-19:30 -2026-12-07',
	],
	[
		'FREQ=MONTHLY;BYMONTHDAY=5,20;INTERVAL=2;COUNT=8',
		'2026-10-05/2027-04-20 5,20 18:00-19:30 *2 -2026-12-05',
	],
	[
		'FREQ=WEEKLY;BYDAY=FR,MO;COUNT=30',
		'2026-10-05/2027-01-15 MO,FR 18:00-19:30 -2026-12-07',
	],
] )( 'writes %s as a rule of ours', ( rule, line ) => {
	expect(
		sessionsOf(
			'DTSTART;TZID=Europe/Madrid:20261005T180000',
			'DTEND;TZID=Europe/Madrid:20261005T193000',
			`RRULE:${ rule }`,
			'EXDATE;VALUE=DATE:20261207',
			'EXDATE:20261205T170000Z'
		)
	).toEqual( [ line ] );
} );
