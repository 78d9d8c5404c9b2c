import metadata from '../../../src/blocks/programas/block.json';
import type { CachedWordPress } from './cached-wordpress.ts';

/** Requests that must not get each other’s cards. */
export function isolation( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run( 'small_site' );
	} );

	it( 'a filter that shows each person something else shows visitors nothing of it', async () => {
		expect( await site().run( 'of_each_person' ) ).toEqual( [
			[ 'usuario 1', 1 ],
			[ 'usuario 0', 1 ],
			[ 'usuario 1', 1 ],
			[ 'usuario 0', 0 ],
		] );
	} );

	it( 'listings that differ in one attribute do not share their cards, whichever it is', async () => {
		const names = Object.keys( metadata.attributes );
		expect( await site().run( 'with_another', names ) ).toEqual(
			names.map( ( name ) => [ name, 1, 0 ] )
		);
	} );

	it( 'languages do not mix', async () => {
		expect( await site().run( 'in_languages' ) ).toEqual( [
			[ 'Protegido', 1 ],
			[ 'Protected', 1 ],
			[ 'Protegido', 0 ],
			[ 'Protected', 0 ],
		] );
	} );

	it.each( [ 'previews', 'feeds', 'the admin', 'sites that say so' ] )(
		'%s neither get nor leave anything',
		async ( place ) => {
			expect( await site().run( 'in_place', place ) ).toEqual( [
				0,
				1,
				1,
				true,
			] );
		}
	);

	it( 'what a filter names keeps them apart', async () => {
		expect( await site().run( 'in_countries' ) ).toEqual( [
			[ 'MX', 1 ],
			[ 'CL', 1 ],
			[ 'MX', 0 ],
		] );
	} );

	it( 'each page keeps the programs that a filter gives it', async () => {
		expect( await site().run( 'on_pages' ) ).toEqual( [
			'Acuarela',
			'Coro',
			'Acuarela',
		] );
	} );

	it.each( [ 'programs_filter_card', 'programs_filter_card_html' ] )(
		'where %s changes cards, nothing is kept unless the site says so',
		async ( hook ) => {
			expect( await site().run( 'with_filtered_cards', hook ) ).toEqual( [
				'una',
				'otra',
				0,
			] );
		}
	);

	it( 'where the theme brings the card, nothing is kept unless the site says so', async () => {
		expect( await site().run( 'with_card_of_theme' ) ).toEqual( [
			'una',
			'otra',
			0,
		] );
	} );

	it( 'what another plugin shows of a text to one visitor is shown to no other, unless the site says so', async () => {
		expect( await site().run( 'behind_paywall' ) ).toEqual( [
			'Entero',
			'Suscríbete',
			'Entero',
			'Entero',
		] );
	} );

	it.each( [ 'get_the_excerpt', 'wp_trim_excerpt', 'the_excerpt' ] )(
		'what another plugin shows of an excerpt to one visitor, through %s, is shown to no other',
		async ( hook ) => {
			expect(
				await site().run( 'behind_paywall_of_excerpts', hook )
			).toEqual( [ 'Entero', 'Suscríbete', 'Entero' ] );
		}
	);

	it( 'what is kept for visitors without a filter is not shown to those whose excerpts a plugin filters', async () => {
		expect( await site().run( 'for_those_with_filter' ) ).toBe(
			'Suscríbete'
		);
	} );

	it( 'an excerpt written by hand is kept where others filter contents only', async () => {
		expect( await site().run( 'renders_with_filtered_contents' ) ).toBe(
			0
		);
	} );

	it( 'a site that answers for its cards answers neither for people who are signed in nor for excerpts that others filter', async () => {
		expect( await site().run( 'renders_by_objection' ) ).toEqual( {
			'nothing speaks against it': 0,
			cards: 0,
			'signed in': 1,
			excerpt: 1,
			'excerpt, answered for': 0,
		} );
	} );

	it( 'servers share what is kept: the date of the plugin’s own files, another on each, is no part of the key', async () => {
		expect( await site().run( 'card_changed_at' ) ).toBe( 0 );
	} );

	it( 'signed-in people who share a listing, because the site says so, share it with no visitor', async () => {
		expect( await site().run( 'for_members' ) ).toEqual( [
			[ true, 1 ],
			[ false, 1 ],
			[ true, 0 ],
			[ false, 0 ],
		] );
	} );

	it( 'what a listing differs by does not let signed-in people into the cache', async () => {
		expect( await site().run( 'renders_for_administrator' ) ).toBe( 1 );
	} );
}
