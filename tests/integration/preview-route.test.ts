/**
 * The route from which the editor's preview reads a listing.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the route of the preview', () => {
	it.each( [
		[ 'a visitor', '', '', 401 ],
		[ 'a subscriber', 'subscriber', '', 403 ],
		[ 'a contributor', 'contributor', '', 200 ],
		[ 'a contributor, in a post of their own', 'contributor', 'own', 200 ],
		[
			"a contributor, in somebody else's draft",
			'contributor',
			'other',
			403,
		],
		[
			"a contributor, in somebody else's private post",
			'contributor',
			'private',
			403,
		],
		[
			"a contributor, in somebody else's published post, as in a Query Loop",
			'contributor',
			'publish',
			200,
		],
		[ 'a subscriber, in a published post', 'subscriber', 'publish', 403 ],
		[ "an editor, in somebody else's post", 'editor', 'other', 200 ],
	] )( 'answers %s as it should', async ( _, role, post, status ) => {
		expect( await inSandbox( 'asked_by', role, post ) ).toEqual( [
			status,
			status === 200 ? null : 'programs_filter_cannot_read',
		] );
	} );

	interface Answer {
		status: number;
		data: unknown;
		headers: Record< string, string | number >;
	}

	it( 'is a collection: it says how many cards and pages there are, and where the next page is', async () => {
		const first = await inSandbox< Answer >( 'page_of_five', {
			per_page: 2,
			orderBy: 'title',
		} );
		expect( first.status ).toBe( 200 );
		expect( first.data ).toHaveLength( 1 );
		expect( first.headers ).toMatchObject( {
			'X-WP-Total': '5',
			'X-WP-TotalPages': '3',
		} );
		const link = String( first.headers.Link );
		expect( link ).toContain( 'rel="next"' );
		expect( link ).toMatch( /orderBy=title.*page=2|page=2.*orderBy=title/ );
		const last = await inSandbox< Answer >( 'page_of_five', {
			per_page: 2,
			page: 3,
		} );
		expect( last.data ).toHaveLength( 1 );
		expect( last.headers ).not.toHaveProperty( 'Link' );
		const beyond = await inSandbox< Answer >( 'page_of_five', {
			per_page: 2,
			page: 4,
		} );
		expect( [ beyond.status, beyond.data ] ).toEqual( [ 200, [] ] );
	} );

	it( 'has one page for a filter without cards', async () => {
		const { headers, data } = await inSandbox< Answer >( 'page_of_five', {
			per_page: 2,
			showGrid: false,
		} );
		expect( headers ).toMatchObject( { 'X-WP-TotalPages': '1' } );
		expect( data ).toMatchObject( [ { listing: { total: 5 } } ] );
	} );

	it( 'has the stamp from before it was read: a change meanwhile is noticed later', async () => {
		const [ before, answered, after ] =
			await inSandbox< string[] >( 'changed_while_read' );
		expect( answered ).toBe( before );
		expect( after ).not.toBe( before );
	} );

	it.each( [
		{ per_page: 0 },
		{ per_page: 101 },
		{ per_page: -1 },
		{ page: 0 },
		{ page: 'x' },
		{ page: 922337203685477580 },
		{ post: 'x' },
	] )( 'refuses %j', async ( parameters ) => {
		const { status, data } = await inSandbox< Answer >(
			'page_of_five',
			parameters
		);
		expect( [ status, ( data as { code: string } ).code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'speaks the language of the site, whatever the editor reads, and leaves theirs as it was', async () => {
		const [ site, editor, around ] = await inSandbox< string[] >(
			'in_language_of_editor'
		);
		expect( editor ).toBe( 'de_DE' );
		expect( site ).toMatch( /^es_/ );
		expect( around ).toContain( 'Todos' );
	} );

	it( 'lets plugins know in which post the listing stands, and leaves the post of the page alone', async () => {
		const [ page, inFilter, after ] =
			await inSandbox< [ number, number, number | false ] >(
				'post_of_listing'
			);
		expect( inFilter ).toBe( page );
		expect( after ).toBe( false );
	} );

	it( 'has a stamp that is another one after each change, and after a draft only where nothing is published; it is read without any program', async () => {
		const { stamps, queries } = await inSandbox< {
			stamps: string[];
			queries: number;
		} >( 'stamps' );
		const [ first, again, draft, program, otherDraft, title ] = stamps;
		expect( first ).not.toBe( '' );
		expect( again ).toBe( first );
		expect( otherDraft ).toBe( program );
		expect( new Set( [ first, draft, program, title ] ).size ).toBe( 4 );
		// The stamp, and how many programs are published.
		expect( queries ).toBeLessThanOrEqual( 2 );
	} );

	it( 'says what an editor has to know: drafts where nothing is published, and chosen categories that are gone', async () => {
		const { empty, missing } = await inSandbox< {
			empty: [ { listing: Record< string, unknown > } ];
			missing: string[];
		} >( 'besides' );
		expect( empty[ 0 ].listing ).toMatchObject( {
			published: 0,
			drafts: 2,
			unpublished: 4,
			total: 0,
			counts: {},
		} );
		expect( missing ).toEqual( [ 'borrada' ] );
	} );
} );
