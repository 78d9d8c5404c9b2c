import { siteWith } from './release-of-others.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Numbers = Record< string, number >;

const ABCDE: Numbers = { A: 10, B: 20, C: 30, D: 40, E: 50 };
const ZEROS: Numbers = { A: 0, B: 0, C: 0, D: 0 };

describe( 'programs that are moved', () => {
	it.each( [
		[ 'all', ABCDE, 'A B C D E', 'E A B C D', 'E10 A20 B30 C40 D50' ],
		[ 'of a page', ABCDE, 'C D', 'D C', 'A10 B20 D30 C40 E50' ],
		[ 'of a category', ABCDE, 'A C E', 'E A C', 'E10 B20 A30 D40 C50' ],
		[ 'never ordered', ZEROS, 'A B C D', 'D A B C', 'D1 A2 B3 C4' ],
		[ 'of a page there', ZEROS, 'C D', 'D C', 'A1 B2 D3 C4' ],
		[ 'equal', { B: 5, A: 5, C: -1 }, 'C A B', 'B C A', 'B-1 C5 A6' ],
	] )( '%s', async ( _, numbers, shown, wanted, moved ) => {
		const order = Object.entries( numbers )
			.sort( ( [ a, x ], [ b, y ] ) => x - y || a.localeCompare( b ) )
			.map( ( [ title, number ] ) => `${ title }${ number }` )
			.join( ' ' );
		expect( await inSandbox( 'moved', numbers, shown, wanted ) ).toEqual( {
			status: 200,
			moved,
			announced: 1,
			undo: 200,
			undone: order,
			// What was undone is not there any more.
			again: 409,
		} );
	} );

	it( 'are all as they were where one thing is wrong', async () => {
		expect( await inSandbox( 'refused' ) ).toEqual( {
			'another order': 409,
			'other programs': 409,
			'one too few': 409,
			'no program': 409,
			'twice the same': 400,
			'no numbers': 400,
			nothing: 400,
			'undo of nothing': 400,
			'undo of a post': 409,
			'undo with a title': 400,
			visitor: 401,
			author: 403,
			contributor: 403,
			'one of them': 403,
			meanwhile: 409,
			'read-only': 500,
			'read-only, an old lock': 500,
			left: 'A1 B2 C3',
			// With a lock of next year, from before the time of the server was set back.
			'at last': 200,
			'a damaged lock': 200,
		} );
	} );
} );

describe( 'a new program', () => {
	it( 'comes last, unless it was given a place', async () => {
		expect( await inSandbox( 'of_new', ABCDE ) ).toEqual( {
			'second editor': 51,
			'first editor': 52,
			'published later': 52,
			chosen: -7,
			code: 53,
			import: 0,
			rest: 54,
			'rest chosen': 3,
			'a post': 0,
		} );
	} );

	it( 'that is copied with the number of its source stands right after it, and no two have one number; what is imported or has another text keeps its number', async () => {
		expect( await inSandbox( 'copied', { A: 1, B: 2, C: 3, D: 7 } ) ).toBe(
			'A1 B2 B3 B4 C5 D7'
		);
		expect( await inSandbox( 'copied', { A: 0, B: 4, C: 4 } ) ).toBe(
			'A0 B4 B5 B6 C7'
		);
		expect( await inSandbox( 'copied', { A: 0, B: 0 } ) ).toBe(
			'A0 B0 B0 B0'
		);
		expect(
			await inSandbox( 'copied', { A: 1, B: 2, C: 3 }, [
				{ guid: 'https://example.org/?p=7' },
				{ post_content: 'Otro' },
				{ post_content: '', post_title: 'Otro' },
			] )
		).toBe( 'A1 B2 B2 B2 Otro2 C3' );
		expect(
			await inSandbox(
				'copied',
				{ A: 1, B: 2, C: 3 },
				[ {}, { post_title: 'Otro' } ],
				''
			)
		).toBe( 'A1 B2 Otro2 B3 C4' );
	} );

	it( 'is among the others by its title where none was ever moved', async () => {
		expect( await inSandbox( 'of_new', { A: 0, B: 0 } ) ).toMatchObject( {
			'second editor': 0,
			'first editor': 0,
			'published later': 0,
		} );
	} );
} );

describe( 'the list of programs', () => {
	it( 'opens in the manual order, and says how to get there where it is sorted', async () => {
		const manual = { titles: 'C A B', is_in_order: true, way: false };
		const sorted = { is_in_order: false, way: true };
		expect(
			await inSandbox( 'lists', [
				{},
				{ post_status: 'publish' },
				{ orderby: 'menu_order', order: 'asc' },
				{ s: 'A' },
				{ orderby: 'menu_order', order: 'desc' },
				{ orderby: 'title', order: 'asc' },
				{ post_status: 'trash' },
			] )
		).toEqual( [
			manual,
			manual,
			manual,
			{ ...manual, titles: 'A' },
			{ ...sorted, titles: expect.stringMatching( / C$/ ) as string },
			{ ...sorted, titles: 'A B C' },
			{ titles: '', is_in_order: false, way: false },
		] );
	} );
} );

const CASES: [ Record< string, unknown >, string ][] = [
	[ {}, 'C A1 A2 B' ],
	[ { order: 'desc' }, 'B A2 A1 C' ],
	[ { orderBy: 'title' }, 'A1 A2 B C' ],
	[ { orderBy: 'title', order: 'desc' }, 'C B A2 A1' ],
	[ { orderBy: 'date' }, 'B A1 A2 C' ],
	[ { orderBy: 'date', order: 'desc' }, 'C A2 A1 B' ],
	[ { limit: 2 }, 'C A1' ],
	[ { orderBy: 'rand' }, 'C A1 A2 B' ],
	[ { limit: -3, order: 'up' }, 'C A1 A2 B' ],
];

it( 'a listing is in the order of its attributes, else in the manual one', async () => {
	const html = await inSandbox< string[] >(
		'listings',
		CASES.map( ( [ attributes ] ) => attributes )
	);
	expect(
		html.map( ( one, at ) => [
			CASES[ at ]?.[ 0 ],
			[ ...one.matchAll( /__excerpt">(\w+)/g ) ]
				.map( ( [ , name ] ) => name )
				.join( ' ' ),
		] )
	).toEqual( CASES );
} );

const duplicates = siteWith( 'duplicate-post', 'duplicate-post.php' );

duplicates.describe( 'with Duplicate Post', () => {
	beforeAll( () => duplicates.start(), 180_000 );
	afterAll( () => duplicates.stop() );

	it( 'a copy stands right after its source, and what is rewritten and published again stays in its place', async () => {
		await duplicates.run( 'activate', 'duplicate-post/duplicate-post.php' );
		expect(
			await duplicates.run( 'duplicated', { A: 1, B: 2, C: 3 } )
		).toEqual( [ 'A1 B2 B3 C4, facts as they are', 'A B nuevo B C' ] );
	} );
} );
