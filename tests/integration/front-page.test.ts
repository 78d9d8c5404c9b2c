import { muPlugin } from './mu-plugin.ts';
import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { onSite, fetchPage, removeContent } = site;

/** What a page is about: the title of the page, or of the archive. */
const titleOf = ( html: string ) =>
	parse( html ).querySelector(
		'.wp-block-post-title:not( li * ), .wp-block-query-title'
	)?.textContent;

describe.each( [ '/%postname%/', '' ] )(
	'beside a taxonomy with the query variable "categoria", with the permalinks "%s"',
	( structure ) => {
		let remove: () => Promise< void >;
		let listing: string;
		let archive: string;

		beforeAll( async () => {
			remove = await muPlugin( site, 'taxonomy' );
			await onSite( 'permalinks', structure );
			[ listing = '', archive = '' ] =
				await onSite< string[] >( 'contents' );
		} );
		afterAll( async () => {
			await onSite( 'forget' );
			await remove();
			await removeContent();
		} );

		const frontPage = ( slug: string ) => onSite( 'front_page', slug );
		const withCategory = ( address: string, slug: string ) =>
			`${ address }${ address.includes( '?' ) ? '&' : '?' }categoria=${ slug }`;

		it( 'a front page with a listing is shown, filtered', async () => {
			await frontPage( 'inicio' );
			for ( const slug of [ 'musica', 'arte', 'no-hay' ] ) {
				const page = await fetchPage( `/?categoria=${ slug }` );
				expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
					200,
					'Página inicio',
				] );
				expect( read( page.html ).active ).toBe(
					slug === 'no-hay' ? 'all' : slug
				);
			}
		} );

		it( 'a front page with a listing in a synced pattern is shown, filtered', async () => {
			await frontPage( 'patron' );
			const page = await fetchPage( '/?categoria=musica' );
			expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
				200,
				'Página patron',
			] );
			expect( read( page.html ).active ).toBe( 'musica' );
		} );

		it( 'a pattern that contains itself is looked into once', async () => {
			await frontPage( 'bucle' );
			const page = await fetchPage( '/?categoria=musica' );
			// The archive, or on the way to its address.
			expect( page.status ).toBeLessThan( 400 );
			expect( titleOf( page.html ) ).not.toBe( 'Página bucle' );
		} );

		it( 'a front page whose listing stands elsewhere is shown, filtered, where the site names it', async () => {
			await frontPage( 'otra' );
			const forget = await muPlugin( site, 'listing_on_front_page' );
			try {
				for ( const slug of [ 'arte', 'musica' ] ) {
					const page = await fetchPage( `/?categoria=${ slug }` );
					expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
						200,
						'Página otra',
					] );
					expect( read( page.html ).active ).toBe( slug );
				}
			} finally {
				await forget();
			}
		} );

		// With plain permalinks that is the address of the archive.
		for ( const slug of structure === '' ? [] : [ 'noticias' ] ) {
			it( 'a front page with a filter of posts by another taxonomy is shown, filtered', async () => {
				await frontPage( slug );
				const page = await fetchPage( '/?tema=teatro' );
				expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
					200,
					`Página ${ slug }`,
				] );
				const items = parse( page.html ).querySelectorAll(
					'.wp-block-post-template > li:not( [hidden] )'
				);
				expect(
					Array.from( items, ( item ) => item.textContent.trim() )
				).toEqual( [ 'Noticia' ] );
			} );
		}

		it.each( [
			'secciones',
			'inicio',
			'otra',
			...( structure === '' ? [ 'noticias' ] : [] ),
		] )(
			'a taxonomy that the filters of the front page do not name keeps its archive: %s',
			async ( slug ) => {
				await frontPage( slug );
				const page = await fetchPage( '/?tema=teatro' );
				// The archive, or on the way to its address.
				expect( page.status ).toBeLessThan( 400 );
				expect( titleOf( page.html ) ).not.toBe( `Página ${ slug }` );
			}
		);

		it( 'a front page without a listing stays what it is without this plugin: an archive that is gone is not found', async () => {
			await frontPage( 'otra' );
			expect( ( await fetchPage( '/?categoria=borrada' ) ).status ).toBe(
				404
			);
		} );

		it( 'any other page with a listing is shown, filtered', async () => {
			const page = await fetchPage( withCategory( listing, 'musica' ) );
			expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
				200,
				'Página lista',
			] );
			expect( read( page.html ) ).toMatchObject( {
				active: 'musica',
				visible: [ 'Coro' ],
			} );
		} );

		it.each( [
			[ 'a front page without a listing', 'otra' ],
			[ 'posts as the front page', '' ],
		] )(
			'with %s, the archive of that taxonomy is shown',
			async ( _, slug ) => {
				await frontPage( slug );
				const direct = await fetchPage( archive );
				expect( direct.status ).toBe( 200 );
				expect( direct.html ).toContain( 'Noticia' );
				const asked = await fetchPage( '/?categoria=musica' );
				expect(
					structure === ''
						? asked.html === direct.html
						: asked.headers.get( 'Location' )?.includes( archive )
				).toBe( true );
			}
		);

		// With plain permalinks it has none.
		for ( const path of structure === '' ? [] : [ () => archive ] ) {
			it( 'its archive with a path of its own stays, whatever the front page', async () => {
				await frontPage( 'inicio' );
				const page = await fetchPage( path() );
				expect( page.status ).toBe( 200 );
				expect( page.html ).toContain( 'Noticia' );
				expect( read( page.html ).visible ).toEqual( [] );
			} );
		}
	}
);
