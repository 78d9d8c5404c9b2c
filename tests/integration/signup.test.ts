import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The site's clock: the tests' site is in UTC. */
const NOW = '2026-03-01 12:00';
const FORM = { signup_url: 'https://e.es/' };
const LAST_DAY = { signup_until: '2026-03-01' };
const RUNNING = { end: '2026-03-28', signup_until: '2026-03-04' };

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
	[ { end: '2026-02-28', ...FORM }, NOW, 'closed', '' ],
	[ { end: '2026-02-28' }, NOW, 'none', '' ],
	[ { end: '2026-03-01', ...FORM }, NOW, 'open', '2026-03-02 00:00' ],
	[ { end: '2026-03-01T12:01', ...FORM }, NOW, 'open', '2026-03-01 12:01' ],
	[ { end: '2026-03-01T12:00', ...FORM }, NOW, 'closed', '' ],
	// One event, today and yesterday.
	[ { start: '2026-03-01T09:00', ...FORM }, NOW, 'open', '2026-03-02 00:00' ],
	[ { start: '2026-02-28T09:00', ...FORM }, NOW, 'closed', '' ],
	// The beginning.
	[ { start: '2020-01-01', ...FORM }, NOW, 'open', '' ],
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
	const states = await inSandbox< [ string, string ][] >( 'states', STATES );
	expect(
		STATES.map( ( [ facts, now ], at ) => [
			facts,
			now,
			...( states[ at ] ?? [] ),
		] )
	).toEqual( STATES );
} );
