import ICAL from 'ical.js';
import repeated from '../../../tests/repeated-events.json';
import { readCalendar } from './calendar';

const SITE = { zone: 'Europe/Madrid', today: '2026-11-27' };

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
				'ATTACH:https://example.org/bases.pdf',
				'ATTACH;FMTTYPE=image/png:https://example.org/coro',
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
							'Image',
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
							'https://example.org/coro',
						],
					],
				],
			},
		],
		isCut: false,
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
			[ 2, [ 'A', '2027-02-01 18:00' ], { hidden: true } ],
			[ 3, [ 'B', '2027-03-01 18:00' ] ],
			[ 4, [ 'C', expect.stringMatching( /^pron/ ) ] ],
		],
	} );
} );

it( 'reads lines that a program did not fold, and no text that is no calendar', () => {
	expect(
		rowOf( 'DESCRIPTION:Uno', 'dos y tres', '', 'DTSTART:20270301T180000' )
	).toMatchObject( { Content: 'Uno\ndos y tres' } );
	expect( () => readCalendar( '<html>', 'x', SITE ) ).toThrow();
	expect( readCalendar( calendar(), 'x', SITE ).pages ).toEqual( [] );
} );
