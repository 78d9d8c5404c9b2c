import { wordpress } from './wordpress.ts';

const { inSandbox, onSite } = wordpress();

describe( 'programs_filter_changed, without an object cache too,', () => {
	it.each( [
		[ 'programs', 1 ],
		[ 'pictures', 1 ],
		[ 'categories', 1 ],
		[ 'settings and other things that cards show', 1 ],
		[ 'what listings do not show', 0 ],
	] )(
		'is done after every change of %s %i times',
		async ( things, times ) => {
			const result = await inSandbox< Record< string, number > >(
				'after_changes_of',
				things
			);
			expect( Object.keys( result ).length ).toBeGreaterThan( 5 );
			expect( result ).toEqual(
				Object.fromEntries(
					Object.keys( result ).map( ( name ) => [ name, times ] )
				)
			);
		}
	);

	it( 'is done once after all changes that are made at the end of the request, or when that has passed', async () => {
		// The site is a change of its own, announced when the end begins.
		expect( await inSandbox( 'at_the_end' ) ).toBe( 2 );
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
} );

describe( 'page caches', () => {
	it( 'are told of every page with a listing, of one that a site adds, and of no other', async () => {
		expect( await inSandbox( 'to_pages_with_listings' ) ).toEqual( {
			times: 1,
			pages: [
				'adicional',
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
		expect( await inSandbox( 'in_their_own_ways' ) ).toEqual( {
			cache_enabler_clear_page_cache_by_post: [ 'con-bloque' ],
			jetpack_boost_clear_page_cache_post: [ 'con-bloque' ],
			litespeed_purge_post: [ 'con-bloque' ],
			purge_post_cache: [ 'con-bloque' ],
			sg_cachepress_purge_cache: [ '/con-bloque/' ],
			swcfpc_purge_cache: [ [ '/con-bloque/' ] ],
			w3tc_flush_post: [ 'con-bloque' ],
			wpfc_clear_post_cache_by_id: [ false, 'con-bloque' ],
			wphb_clear_page_cache: [ 'con-bloque' ],
			wpo_delete_single_post_cache: [ 'con-bloque' ],
		} );
	} );

	it( 'are told of a program’s own page where what it shows is changed without a save of the program', async () => {
		expect( await inSandbox( 'of_programs' ) ).toEqual( {
			'a fact': [ 'coro' ],
			'no fact': [ 'coro' ],
			'one more category': [ 'coro' ],
			'a renamed category': [ 'acuarela' ],
			'alternative text': [ 'acuarela' ],
			'what it does not show': [],
			'alternative text, in another language': [ 'acuarela' ],
		} );
	} );

	it( 'are told of at most a hundred of them', async () => {
		expect( await inSandbox( 'of_many_programs' ) ).toEqual( [ 100, 0 ] );
	} );

	it( 'are told once when the listing stands in a program', async () => {
		expect( await inSandbox( 'of_program_with_listing' ) ).toEqual( [
			{ times: 1, pages: [ 'con-listado' ] },
			{ times: 0, pages: [] },
		] );
	} );

	it( 'cost a visitor nothing: pages are searched for after changes only, once, and not among posts without an address', async () => {
		expect( await inSandbox( 'searches' ) ).toEqual( {
			'announced visits': 0,
			'of a visit': 0,
			'of a hundred changes': 1,
			types: 'attachment,page,pfilter_programa,post,wp_block',
		} );
	} );
} );
