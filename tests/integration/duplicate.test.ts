import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

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
