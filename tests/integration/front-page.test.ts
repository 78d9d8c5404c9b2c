import { muPlugin } from './mu-plugin.ts';
import { parse, read, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { onSite, fetchPage, removeContent } = site;

/** What an address shows: its title, which is that of the page or of the archive, and the category that is active. */
const shown = async ( path: string ) => {
	const { status, html } = await fetchPage( path );
	// The archive, or on the way to its address.
	expect( status ).toBeLessThan( 400 );
	return {
		title: parse( html ).querySelector(
			'.wp-block-post-title:not( li * ), .wp-block-query-title'
		)?.textContent,
		active: read( html ).active,
		html,
	};
};

describe.each( [ '/%postname%/', '' ] )(
	'beside a taxonomy with the query variable "categoria", with the permalinks "%s"',
	( structure ) => {
		const isPlain = structure === '';
		let remove: () => Promise< void >;
		let listing = '';
		let archive = '';
		let places = '';
		let placeArchive = '';

		beforeAll( async () => {
			remove = await muPlugin( site, 'taxonomy' );
			await onSite( 'permalinks', structure );
			[ listing = '', archive = '', places = '', placeArchive = '' ] =
				await onSite< string[] >( 'contents' );
		} );
		afterAll( async () => {
			await onSite( 'forget' );
			await remove();
			await removeContent();
		} );

		it.each( [
			[ 'inicio', 'categoria=musica', 'musica' ],
			[ 'inicio', 'categoria=arte', 'arte' ],
			[ 'inicio', 'categoria=no-hay', 'all' ],
			// In a synced pattern.
			[ 'patron', 'categoria=musica', 'musica' ],
		] )(
			'a front page with a listing is shown, filtered: %s, %s',
			async ( slug, query, active ) => {
				await onSite( 'front_page', slug );
				expect( await shown( `/?${ query }` ) ).toMatchObject( {
					title: `Página ${ slug }`,
					active,
				} );
			}
		);

		it( 'a front page whose listing stands elsewhere is shown, filtered, where the site names it', async () => {
			await onSite( 'front_page', 'otra' );
			const forget = await muPlugin( site, 'listing_on_front_page' );
			try {
				expect( await shown( '/?categoria=arte' ) ).toMatchObject( {
					title: 'Página otra',
					active: 'arte',
				} );
			} finally {
				await forget();
			}
		} );

		it.each< [ string, string ] >( [
			// A pattern that contains itself.
			[ 'bucle', 'categoria=musica' ],
			[ 'secciones', 'tema=teatro' ],
			[ 'inicio', 'tema=teatro' ],
			[ 'otra', 'tema=teatro' ],
			...( isPlain
				? [ [ 'noticias', 'tema=teatro' ] satisfies [ string, string ] ]
				: [] ),
		] )(
			'a taxonomy that the filters of the front page do not name keeps its archive: %s, %s',
			async ( slug, query ) => {
				await onSite( 'front_page', slug );
				expect( ( await shown( `/?${ query }` ) ).title ).not.toBe(
					`Página ${ slug }`
				);
			}
		);

		// With plain permalinks that is the address of the archive.
		for ( const slug of isPlain ? [] : [ 'noticias' ] ) {
			it( 'a front page with a filter by another taxonomy, of programs or of posts, is shown, filtered; its archive keeps a path of its own', async () => {
				await onSite( 'front_page', 'sedes' );
				const front = await shown( '/?sede=sur&gratis=1' );
				expect( read( front.html ).visible ).toEqual( [ 'Coro' ] );
				await onSite( 'front_page', slug );
				const { title, html } = await shown( '/?tema=teatro' );
				expect( title ).toBe( 'Página noticias' );
				expect(
					textsOf(
						parse( html ),
						'.wp-block-post-template > li:not( [hidden] )'
					)
				).toEqual( [ 'Noticia' ] );
				await onSite( 'front_page', 'inicio' );
				const page = await shown( archive );
				expect( page.html ).toContain( 'Noticia' );
				expect( read( page.html ).visible ).toEqual( [] );
			} );
		}

		it( 'any other page with a listing is shown, filtered, also by a taxonomy of programs with a query variable of its own', async () => {
			const both = [ 'Acuarela', 'Coro' ];
			for ( const [ path, query, title, visible ] of [
				[ listing, 'categoria=musica', 'lista', [ 'Coro' ] ],
				[ places, 'sede=norte', 'sedes', [ 'Acuarela' ] ],
				[ places, 'sede=sur', 'sedes', [ 'Coro' ] ],
				[ places, 'sede=no-hay', 'sedes', both ],
				[ places, 'sede=norte&sede=sur', 'sedes', both ],
			] as const ) {
				const and = path.includes( '?' ) ? '&' : '?';
				const page = await shown( `${ path }${ and }${ query }` );
				expect( [
					query,
					page.title,
					read( page.html ).visible,
				] ).toEqual( [ query, `Página ${ title }`, visible ] );
			}
			expect( ( await shown( placeArchive ) ).title ).toContain(
				'norte'
			);
		} );

		it.each( [ 'otra', '' ] )(
			'with a front page without a listing, or posts, the archive of that taxonomy is shown, and one that is gone is not found: "%s"',
			async ( slug ) => {
				await onSite( 'front_page', slug );
				const direct = await fetchPage( archive );
				expect( direct.html ).toContain( 'Noticia' );
				const asked = await fetchPage( '/?categoria=musica' );
				expect(
					isPlain
						? asked.html === direct.html
						: asked.headers.get( 'Location' )?.includes( archive )
				).toBe( true );
				const gone = await fetchPage( '/?categoria=borrada' );
				expect( gone.status ).toBe( 404 );
			}
		);
	}
);
