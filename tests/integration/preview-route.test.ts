/**
 * The route from which the editor's preview reads a listing.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Answer {
	status: number;
	data: { code?: string } | { listing: Record< string, unknown > }[];
	headers: Record< string, string | number >;
}

/** Pages of a listing of five programs. */
const pagesOfFive = ( ...asked: Record< string, unknown >[] ) =>
	inSandbox< Answer[] >( 'pages_of_five', asked );

describe( 'the route of the preview', () => {
	it( 'answers to who may edit, in posts that they may edit or read', async () => {
		const ASKED: [ role: string, post: string, status: number ][] = [
			[ '', '', 401 ],
			[ 'subscriber', '', 403 ],
			[ 'contributor', '', 200 ],
			[ 'contributor', 'own', 200 ],
			[ 'contributor', 'other', 403 ],
			[ 'contributor', 'private', 403 ],
			// As in a Query Loop.
			[ 'contributor', 'publish', 200 ],
			[ 'subscriber', 'publish', 403 ],
			[ 'editor', 'other', 200 ],
		];
		expect( await inSandbox( 'asked_by', ASKED ) ).toEqual(
			ASKED.map( ( [ role, post, status ] ) => [
				role,
				post,
				status,
				status === 200 ? null : 'programs_filter_cannot_read',
			] )
		);
	} );

	it( 'is a collection: it says how many cards and pages there are, and where the next page is; one page for a filter without cards', async () => {
		const [ first, last, beyond, filter ] = await pagesOfFive(
			{ per_page: 2, orderBy: 'title' },
			{ per_page: 2, page: 3 },
			{ per_page: 2, page: 4 },
			{ per_page: 2, showGrid: false }
		);
		expect( first?.data ).toHaveLength( 1 );
		expect( first?.headers ).toMatchObject( {
			'X-WP-Total': '5',
			'X-WP-TotalPages': '3',
			Link: expect.stringMatching(
				/(orderBy=title.*page=2|page=2.*orderBy=title).*rel="next"/
			) as unknown,
		} );
		expect( last?.data ).toHaveLength( 1 );
		expect( last?.headers ).not.toHaveProperty( 'Link' );
		expect( beyond ).toMatchObject( { status: 200, data: [] } );
		expect( filter ).toMatchObject( {
			headers: { 'X-WP-TotalPages': '1' },
			data: [ { listing: { total: 5 } } ],
		} );
	} );

	it( 'refuses sizes, pages and posts that there are not', async () => {
		for ( const answer of await pagesOfFive(
			{ per_page: 0 },
			{ per_page: 101 },
			{ per_page: -1 },
			{ page: 0 },
			{ page: 'x' },
			{ page: 922337203685477580 },
			{ post: 'x' }
		) ) {
			expect( answer ).toMatchObject( {
				status: 400,
				data: { code: 'rest_invalid_param' },
			} );
		}
	} );

	it( 'speaks the language of the site, and lets plugins know in which post the listing stands; language and post are then as they were', async () => {
		const { locales, around, posts } = await inSandbox< {
			locales: string[];
			around: string;
			posts: [ number, number, number | false ];
		} >( 'surroundings' );
		expect( locales ).toEqual( [
			expect.stringMatching( /^es_/ ),
			'de_DE',
		] );
		expect( around ).toContain( 'Todos' );
		expect( posts ).toEqual( [ posts[ 0 ], posts[ 0 ], false ] );
	} );

	it( 'has a stamp that is another one after each change, and after a draft only where nothing is published; it is read without any program', async () => {
		const { stamps, queries, read } = await inSandbox< {
			stamps: string[];
			queries: number;
			read: string[];
		} >( 'stamps' );
		const [ first, again, draft, program, otherDraft, title ] = stamps;
		expect( first ).not.toBe( '' );
		expect( again ).toBe( first );
		expect( otherDraft ).toBe( program );
		expect( new Set( [ first, draft, program, title ] ).size ).toBe( 4 );
		// The stamp, and how many programs are published.
		expect( queries ).toBeLessThanOrEqual( 2 );
		// A change while it is read is noticed later.
		const [ before, answered, after ] = read;
		expect( answered ).toBe( before );
		expect( after ).not.toBe( before );
	} );

	it( 'says what an editor has to know: drafts where nothing is published, and chosen categories that are gone', async () => {
		const { empty, missing } =
			await inSandbox< Record< string, unknown > >( 'besides' );
		expect( empty ).toMatchObject( [
			{
				listing: {
					published: 0,
					drafts: 2,
					unpublished: 4,
					total: 0,
					counts: {},
				},
			},
		] );
		expect( missing ).toEqual( [ 'borrada' ] );
	} );
} );
