import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Facts = Record< string, string >;

/** [ facts, weeks; null for no days yet, facts of the next time ] */
const CASES: [ Facts, number | null, Facts ][] = [
	[ {}, 52, {} ],
	[
		// Both are Tuesdays.
		{ start: '2026-10-06T17:00', end: '2026-12-18' },
		52,
		{ start: '2027-10-05T17:00', end: '2027-12-17' },
	],
	[ { signup_until: '2028-02-29' }, 52, { signup_until: '2029-02-27' } ],
	[ { start: '2027-03-02' }, 52, { start: '2028-02-29' } ],
	[ { start: '2026-12-31' }, 1, { start: '2027-01-07' } ],
	[
		{
			sessions:
				'2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08\n2026-11-28 09:00',
		},
		52,
		{
			sessions:
				'2027-10-05/2027-12-17 TU,TH 17:00-18:30 *2 -2027-10-12 -2027-12-07\n2027-11-27 09:00',
		},
	],
	[
		{
			event_status: 'postponed',
			previous_start: '2026-09-29',
			notice: 'Aviso',
			signup_state: 'full',
			// Not a fact that says when.
			schedule: 'Curso de 2026-10-06',
			free: '1',
		},
		52,
		{ schedule: 'Curso de 2026-10-06', free: '1' },
	],
	[
		{
			start: '2026-10-06',
			sessions: '2026-10-06',
			signup_until: '2026-09-30',
			place: 'Sala 2',
		},
		null,
		{ place: 'Sala 2' },
	],
];

it( 'facts of the next time have their days on the same days of the week, and nothing that was said about the last time', async () => {
	const cases = CASES.map( ( [ facts, weeks ] ) => [ facts, weeks ] );
	expect( await inSandbox( 'moved', cases ) ).toEqual(
		CASES.map( ( [ , , moved ] ) => moved )
	);
} );

describe( '"Duplicate"', () => {
	it( 'opens a draft with all that was entered, other than the days and what belongs to one post', async () => {
		expect( await inSandbox( 'copied' ) ).toEqual( {
			'not the same': [],
			compared: 11,
			facts: { pfilter_place: 'Sala \\ "2"', pfilter_free: '1' },
			status: 'draft',
			slug: '',
			'no date': true,
			'is the user’s': true,
			'of one post': [],
			internal: 0,
			// Before it has categories, which have a language, too.
			language: [ 'gl', 0 ],
		} );
	} );

	it.each( [
		[
			'editor',
			{
				action: true,
				'bulk action': true,
				'of another': 'action=edit',
				own: 'action=edit',
				'another nonce': '403',
				bulk: 1,
				// The copy that was made last is the next one.
				programs: 'A1 A2 B3 B4 B5',
			},
		],
		[
			'author',
			{
				action: false,
				'bulk action': true,
				'of another': '403',
				own: 'action=edit',
				'another nonce': '403',
				bulk: 0,
				programs: 'A1 A2 B3',
			},
		],
		[
			'subscriber',
			{
				action: false,
				'bulk action': false,
				'of another': '403',
				own: '403',
				'another nonce': '403',
				bulk: 0,
				programs: 'A1 B2',
			},
		],
	] )( 'is for those who may edit the program: %s', async ( role, seen ) => {
		expect( await inSandbox( 'for_role', role ) ).toEqual( seen );
	} );
} );

describe( '"Duplicate for next year"', () => {
	it( 'makes drafts right after their sources, in their order, and says how many', async () => {
		expect(
			await inSandbox( 'season', { A: 1, B: 2, C: 2, D: 9 }, 'C A' )
		).toEqual( {
			list: 'edit.php',
			order: 'A1 A2 B3 C4 C5 D9',
			days: [ 'A 2027-10-05', 'C 2027-10-05' ],
			counts: [ '2' ],
			kind: 'success',
			drafts: 'post_status=draft&post_type=pfilter_programa&programs_filter_category=danza',
			again: '',
		} );
	} );

	it( 'keeps a list that was never ordered by its titles, and says how many programs could not be copied', async () => {
		expect(
			await inSandbox( 'season', { A: 0, B: 0 }, 'A post' )
		).toMatchObject( {
			order: 'A0 A0 B0',
			days: [ 'A 2027-10-05' ],
			counts: [ '1', '1' ],
			kind: 'warning',
		} );
	} );
} );
