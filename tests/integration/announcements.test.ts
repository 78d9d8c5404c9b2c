import { wordpress } from './wordpress.ts';

const { inSandbox, onSite } = wordpress();

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

	it( 'is done once after all changes that are made at the end of the request', async () => {
		// The site is a change of its own, announced when the end begins.
		expect( await inSandbox( 'at_the_end' ) ).toBe( 2 );
	} );

	it( 'is done once after all changes that are made when the end of the request has passed', async () => {
		expect( [
			await onSite( 'change_after_the_end' ),
			await onSite( 'announced_after_the_end' ),
		] ).toEqual( [ '', 'x' ] );
	} );

	it( 'makes old what is rendered while it is done, where a callback changes something in turn', async () => {
		expect( await inSandbox( 'with_change_in_answer' ) ).toEqual( [
			1, 2,
		] );
	} );

	it( 'is not done after what listings do not show', async () => {
		expectEach( await inSandbox( 'after_what_does_not_show' ), 0 );
	} );

	it( 'is done once after a change of a fact, and not for a draft’s', async () => {
		expect( await inSandbox( 'after_changes_of_facts' ) ).toEqual( {
			'a place': 1,
			'a date': 1,
			'no place': 1,
			'of a draft': 0,
		} );
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

	it( 'that do not listen to WordPress are told in their own ways', async () => {
		expect( await inSandbox( 'in_their_own_ways' ) ).toEqual(
			Object.fromEntries(
				[
					'cache_enabler_clear_page_cache_by_post',
					'jetpack_boost_clear_page_cache_post',
					'litespeed_purge_post',
					'w3tc_flush_post',
					'WPO_Page_Cache::delete_single_post_cache',
				].map( ( way ) => [ way, [ 'con-bloque' ] ] )
			)
		);
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

	it( 'are searched for once, after a hundred changes too, and not among posts without an address', async () => {
		expect( await inSandbox( 'of_hundred_changes' ) ).toEqual( [
			1,
			'attachment,page,pfilter_programa,post,wp_block',
		] );
	} );
} );
