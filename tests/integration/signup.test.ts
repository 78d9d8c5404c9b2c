import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The site's clock: the tests' site is in UTC. */
const NOW = '2026-03-01 12:00';

/** [ what, facts, now, state, when something changes next ] */
const STATES: [ string, Record< string, string >, string, string, string ][] = [
	[ 'nothing said', {}, NOW, 'none', '' ],
	[ 'a form', { signup_url: 'https://e.es/' }, NOW, 'open', '' ],
	[
		'its last day, at night',
		{ signup_until: '2026-03-01' },
		'2026-03-01 23:59',
		'open',
		'2026-03-02 00:00',
	],
	[
		'the day after',
		{ signup_until: '2026-03-01' },
		'2026-03-02 00:00',
		'closed',
		'',
	],
	[
		'by hand against the dates',
		{ signup_until: '2026-01-01', signup_state: 'open' },
		NOW,
		'open',
		'',
	],
	[
		'a state that there is not',
		{ signup_state: 'abierta', signup_url: 'https://e.es/' },
		NOW,
		'open',
		'',
	],
	[
		'over, with a form',
		{ end: '2026-02-28', signup_url: 'https://e.es/' },
		NOW,
		'closed',
		'',
	],
	[ 'over, without', { end: '2026-02-28' }, NOW, 'none', '' ],
	[
		'the last day',
		{ end: '2026-03-01', signup_url: 'https://e.es/' },
		NOW,
		'open',
		'2026-03-02 00:00',
	],
	[
		'the last hour',
		{ end: '2026-03-01T12:01', signup_url: 'https://e.es/' },
		NOW,
		'open',
		'2026-03-01 12:01',
	],
	[
		'the moment of its end',
		{ end: '2026-03-01T12:00', signup_url: 'https://e.es/' },
		NOW,
		'closed',
		'',
	],
	[
		'one event today',
		{ start: '2026-03-01T09:00', signup_url: 'https://e.es/' },
		NOW,
		'open',
		'2026-03-02 00:00',
	],
	[
		'one event yesterday',
		{ start: '2026-02-28T09:00', signup_url: 'https://e.es/' },
		NOW,
		'closed',
		'',
	],
	[
		'a first day without an end',
		{ start: '2020-01-01', signup_url: 'https://e.es/' },
		NOW,
		'open',
		'',
	],
	[
		'a beginning to come',
		{
			start: '2026-03-03T18:00',
			end: '2026-03-28',
			signup_until: '2026-03-04',
		},
		NOW,
		'open',
		'2026-03-03 18:00',
	],
	[
		'a beginning that has passed',
		{
			start: '2026-02-03',
			end: '2026-03-28',
			signup_until: '2026-03-04',
		},
		NOW,
		'open',
		'2026-03-05 00:00',
	],
	[
		'a first day to come',
		{ start: '2026-03-03' },
		NOW,
		'none',
		'2026-03-03 00:00',
	],
];

describe( 'sign-up', () => {
	let states: [ string, string ][];

	beforeAll( async () => {
		states = await inSandbox(
			'states',
			STATES.map( ( [ , facts, now ] ) => [ facts, now ] )
		);
	} );

	it.each(
		STATES.map( ( [ what, , , state, next ], index ) => ( {
			what,
			state,
			next,
			index,
		} ) )
	)( '$what: $state, next change "$next"', ( { state, next, index } ) => {
		expect( states[ index ] ).toEqual( [ state, next ] );
	} );
} );
