import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Values = Record< string, unknown >;

/** [ attributes, what a filter adds to the query, programs: see contents() ] */
const CASES: [ Values, Values, string ][] = [
	[ {}, {}, 'ZYVTSRPONMLCB' ],
	[ { when: 'current-and-coming' }, {}, 'ZYTSRPNLCB' ],
	[ { when: 'coming' }, {}, 'SRNC' ],
	[ { when: 'past' }, {}, 'VOM' ],
	[ { when: 'someday' }, {}, 'ZYVTSRPONMLCB' ],
	[ { when: 'coming', order: 'desc' }, {}, 'CNRS' ],
	[ { when: 'coming', orderBy: 'title' }, {}, 'CNRS' ],
	[ { orderBy: 'start' }, {}, 'TZPSRNCMOVYLB' ],
	[ { orderBy: 'start', order: 'desc' }, {}, 'CNRSPZTVOMBLY' ],
	[ { orderBy: 'start', when: 'current-and-coming' }, {}, 'TZPSRNCYLB' ],
	[ { orderBy: 'start', when: 'past' }, {}, 'MOV' ],
	[ { orderBy: 'start', when: 'past', order: 'desc' }, {}, 'VOM' ],
	[ { orderBy: 'start', when: 'coming', limit: 2 }, {}, 'SR' ],
	[ { when: 'past', limit: 2 }, {}, 'VO' ],
	[ { when: 'coming', categories: [ 'arte' ] }, {}, 'N' ],
	[
		{ when: 'coming', categories: [ 'arte' ], showOthers: true },
		{},
		'SRNC',
	],
	[ { orderBy: 'start', categories: [ 'arte' ] }, {}, 'ZNM' ],
	[ { when: 'coming' }, { pfilter_when: 'past' }, 'VOM' ],
	[ {}, { orderby: { pfilter_start: 'DESC', ID: 'ASC' } }, 'CRNSPZTVOMYLB' ],
	[
		{ orderBy: 'start' },
		{ orderby: 'title', order: 'ASC' },
		'BCLMNOPRSTVYZ',
	],
	[ { when: 'coming', limit: 3 }, { posts_per_page: 1 }, 'S' ],
	[ { when: 'coming', limit: 2 }, { offset: 1 }, 'RN' ],
	[ { when: 'coming' }, { posts_per_page: 1, nopaging: true }, 'SRNC' ],
	[ { when: 'coming' }, { fields: 'ids', cache_results: false }, 'SRNC' ],
	[ { when: 'coming' }, { suppress_filters: true, offset: 3 }, 'C' ],
	[ { orderBy: 'start', when: 'past' }, { has_password: true }, '' ],
	[ { orderBy: 'start' }, { has_password: true }, 'B' ],
];

it( 'a listing by time shows the same programs on the page, in its preview and in slices of that', async () => {
	const shown = await inSandbox< string[][] >( 'shown', CASES );
	expect(
		CASES.map( ( [ attributes, more ], at ) => [
			attributes,
			more,
			...new Set( shown[ at ] ),
		] )
	).toEqual( CASES );
} );

it( 'a listing by time reads only the programs that it shows', async () => {
	expect( await inSandbox( 'read' ) ).toBe( 'SR' );
} );

it.each( [
	[ {}, [ 'NC', 'SNRC', 'SZRNC' ] ],
	[ { limit: 1 }, [ 'N', 'S', 'S' ] ],
	[ { limit: 3 }, [ 'NC', 'SNR', 'SZR' ] ],
] )(
	'a listing by time with %j is as long and in the same order beside a plugin that hides or orders programs, or has another beginning for one',
	async ( attributes, shown ) => {
		expect(
			await inSandbox( 'beside_others', {
				when: 'coming',
				orderBy: 'start',
				...attributes,
			} )
		).toEqual( shown );
	}
);

const PHASES: [ string, string, string, string ][] = [
	[ '', '', '2026-03-03 12:00', 'none' ],
	[ '2026-03-04', '', '2026-03-03 23:59', 'coming' ],
	[ '2026-03-04', '', '2026-03-04 00:00', 'current' ],
	[ '2026-03-04', '', '2036-03-04 00:00', 'current' ],
	[ '2026-03-04T18:00', '', '2026-03-04 17:59', 'coming' ],
	[ '2026-03-04T18:00', '', '2026-03-04 18:00', 'current' ],
	[ '2026-03-04T18:00', '', '2026-03-05 00:00', 'past' ],
	[ '2026-03-01', '2026-03-04', '2026-03-04 23:59', 'current' ],
	[ '2026-03-01', '2026-03-04', '2026-03-05 00:00', 'past' ],
	[ '2026-03-01', '2026-03-04T20:00', '2026-03-04 20:00', 'past' ],
	[ '', '2026-03-04', '2026-03-04 23:59', 'current' ],
	[ '', '2026-03-04', '2026-03-05 00:00', 'past' ],
	// The clocks change on this day.
	[ '', '2026-03-29', '2026-03-29 23:59', 'current' ],
	[ '', '2026-03-29', '2026-03-30 00:00', 'past' ],
	[ '', '2026-10-25', '2026-10-25 23:59', 'current' ],
	[ '', '2026-10-25', '2026-10-26 00:00', 'past' ],
];

it( 'a program comes, runs and is over by the clock of the site', async () => {
	const phases = await inSandbox< string[] >( 'phases', PHASES );
	expect(
		PHASES.map( ( [ start, end, now ], at ) => [
			start,
			end,
			now,
			phases[ at ],
		] )
	).toEqual( PHASES );
} );

/** The site's clock: the tests' site is in UTC. */
const NOW = '2026-03-01 12:00';
const FORM = { signup_url: 'https://e.es/' };
const LAST_DAY = { signup_until: '2026-03-01' };
const RUNNING = { end: '2026-03-28', signup_until: '2026-03-04' };

/** From then on, dates of other years are those of this season. */
const SEASON = '2026-09-01 00:00';

/** [ facts, now, state, when something changes next ] */
const STATES: [ Record< string, string >, string, string, string ][] = [
	[ {}, NOW, 'none', '' ],
	[ FORM, NOW, 'open', '' ],
	[ LAST_DAY, '2026-03-01 23:59', 'open', '2026-03-02 00:00' ],
	[ LAST_DAY, '2026-03-02 00:00', 'closed', '' ],
	// By hand against the dates, and a state that there is not.
	[ { signup_until: '2026-01-01', signup_state: 'open' }, NOW, 'open', '' ],
	[ { signup_state: 'abierta', ...FORM }, NOW, 'open', '' ],
	// The end, with and without a form.
	[ { end: '2026-02-28', ...FORM }, NOW, 'closed', SEASON ],
	[ { end: '2026-02-28' }, NOW, 'none', SEASON ],
	[ { end: '2026-03-01', ...FORM }, NOW, 'open', '2026-03-02 00:00' ],
	[ { end: '2026-03-01T12:01', ...FORM }, NOW, 'open', '2026-03-01 12:01' ],
	[ { end: '2026-03-01T12:00', ...FORM }, NOW, 'closed', SEASON ],
	// One event, today and yesterday.
	[ { start: '2026-03-01T09:00', ...FORM }, NOW, 'open', '2026-03-02 00:00' ],
	[ { start: '2026-02-28T09:00', ...FORM }, NOW, 'closed', SEASON ],
	// The beginning.
	[ { start: '2020-01-01', ...FORM }, NOW, 'open', SEASON ],
	[
		{ start: '2026-03-03T18:00', ...RUNNING },
		NOW,
		'open',
		'2026-03-03 18:00',
	],
	[ { start: '2026-02-03', ...RUNNING }, NOW, 'open', '2026-03-05 00:00' ],
	[ { start: '2026-03-03' }, NOW, 'none', '2026-03-03 00:00' ],
];

it( 'sign-up is open, closed or none by form, dates and hand, until the next of them changes it', async () => {
	const states = await inSandbox< string[][] >( 'states', STATES );
	expect(
		STATES.map( ( [ facts, now ], at ) => [
			facts,
			now,
			...( states[ at ] ?? [] ),
		] )
	).toEqual( STATES );
} );
