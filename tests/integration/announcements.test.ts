import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const expectEach = ( result: Record< string, number >, times: number ) => {
	expect( Object.keys( result ).length ).toBeGreaterThan( 2 );
	expect( result ).toEqual(
		Object.fromEntries(
			Object.keys( result ).map( ( name ) => [ name, times ] )
		)
	);
};

describe( 'programs_filter_changed, without an object cache too,', () => {
	it.each( [ 'programs', 'pictures', 'categories' ] )(
		'is done once after every change of %s',
		async ( things ) => {
			expectEach( await inSandbox( 'after_changes_of', things ), 1 );
		}
	);

	it( 'is done once after a change of a second taxonomy, and of settings that cards show', async () => {
		expectEach( await inSandbox( 'after_other_changes_that_show' ), 1 );
	} );

	it( 'is done at once after a change so late that the end of the request has passed', async () => {
		expect( await inSandbox( 'after_the_end' ) ).toBeGreaterThan( 0 );
	} );

	it( 'is not done after what listings do not show', async () => {
		expectEach( await inSandbox( 'after_what_does_not_show' ), 0 );
	} );

	it( 'is done after a change of metadata that the site names', async () => {
		expect( await inSandbox( 'after_changes_of_named_metadata' ) ).toEqual(
			{
				'a price': 1,
				another: 1,
				'of a post': 0,
				'no price': 1,
			}
		);
	} );
} );

describe( 'page caches', () => {
	it( 'are told of every page with a listing, and of no other', async () => {
		expect( await inSandbox( 'to_pages_with_listings' ) ).toEqual( {
			times: 1,
			pages: [
				'con-bloque',
				'con-patron',
				'con-patron-de-patron',
				'con-shortcode',
				'entrada',
				'portada',
			],
		} );
	} );

	it( 'are told of pages that a site adds', async () => {
		expect( await inSandbox( 'to_added_pages' ) ).toEqual( {
			times: 1,
			pages: [ 'de-plantilla' ],
		} );
	} );

	it( 'are told once when the listing stands in a program', async () => {
		expect( await inSandbox( 'of_program_with_listing' ) ).toEqual( [
			{ times: 1, pages: [ 'con-listado' ] },
			{ times: 0, pages: [] },
		] );
	} );

	it( 'cost a visitor nothing: no page is searched for', async () => {
		expect( await inSandbox( 'of_visit' ) ).toEqual( [ 0, 0, 1 ] );
	} );
} );
