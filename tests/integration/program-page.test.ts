/**
 * The page of a program, in themes with and without templates of blocks.
 */
import { parse, textsOf, valuesOf } from './listing.ts';
import { muPlugin } from './mu-plugin.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { fetchPage, inSandbox, onSite, removeContent } = site;

const PATH = '/programa/acuarela/';
const TT5 = 'twentytwentyfive';

const pageAt = async ( path: string ) => {
	const { html, status } = await fetchPage( path );
	expect( status ).toBe( 200 );
	return { html, page: parse( html ) };
};

/** The program's page beside another plugin. */
const pageBeside = async ( plugin: string ) => {
	const remove = await muPlugin( site, plugin );
	try {
		return await pageAt( PATH );
	} finally {
		await remove();
	}
};

const FACTS = [ 'Precio', 'Lugar', 'Categoría', 'Contacto' ];

const firstInContent = ( page: ParentNode ) =>
	page.querySelector( '.content' )?.firstElementChild?.className;

const facts = ( page: ParentNode ) =>
	textsOf( page, '.programas-facts__label' );

describe( 'in a site', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( async () => {
		await onSite( 'remove_themes' );
		await removeContent();
	} );

	describe( 'a block theme', () => {
		it( 'shows the plugin’s template: facts, categories, the way back, other programs, and no script of the listing', async () => {
			const { html, page } = await pageAt( PATH );
			expect( facts( page ) ).toEqual( FACTS );
			const texts = ( selector: string ) =>
				textsOf( page, selector ).join();
			expect( texts( '.programas-state' ) ).toBe( 'Lista de espera' );
			expect( html ).toContain( 'Aula &#091;programas&#093; ' );
			expect(
				valuesOf( page, '.programas-facts a', 'href' ).map(
					( address ) => address?.replace( site.url, '' )
				)
			).toEqual( [
				'/programas/',
				'https://forms.example/?a=1&b=2',
				`${ PATH }?programas_ics=1`,
				'https://www.google.com/maps/search/?api=1&query=Aula%20%5Bprogramas%5D%20%222%22',
				'/programas/?categoria=arte',
				'tel:+34600000000',
				'mailto:a@encina.es',
			] );
			// Beside the calendar, and in the bar of phones.
			expect( texts( '.programas-facts__button' ) ).toBe(
				'Apuntarse a la lista de espera,Apuntarse a la lista de espera'
			);
			expect( texts( '.programas-related .programas-card__title' ) ).toBe(
				'Barro'
			);
			expect( texts( 'h1' ) ).toBe( 'Acuarela' );
			// Once each, and what the page's scripts and styles are.
			expect( html.match( /"programas-facts__list\b/g ) ).toHaveLength(
				1
			);
			expect( html ).not.toMatch(
				/build\/listing\/view\/|programas-grid"/
			);
			for ( const style of [ 'datos', 'relacionados' ] ) {
				expect( html ).toMatch(
					new RegExp( `programs-filter-${ style }-(inline-)?css` )
				);
			}
		} );

		it( 'shows nothing of a program behind a password but the way back', async () => {
			const { html, page } = await pageAt( '/programa/con-clave/' );
			expect( html ).not.toContain( 'Aula secreta' );
			expect(
				page.querySelector( '.wp-block-post-featured-image' )
			).toBeNull();
			expect( valuesOf( page, '.programas-facts a', 'href' ) ).toEqual( [
				`${ site.url }/programas/`,
			] );
		} );

		it( 'describes itself for search engines and for where it is shared, unless another plugin does', async () => {
			const tags = (
				page: ParentNode
			): Record< string, string | null > =>
				Object.fromEntries< string | null >(
					[ ...page.querySelectorAll( 'meta[content]' ) ].map(
						( tag ): [ string, string | null ] => [
							tag.getAttribute( 'name' ) ??
								tag.getAttribute( 'property' ) ??
								'',
							tag.getAttribute( 'content' ),
						]
					)
				);
			const { page } = await pageAt( PATH );
			const described: unknown = expect.stringMatching(
				/Aula.* · Con agua y pincel\.$/
			);
			expect( tags( page ) ).toMatchObject( {
				description: described,
				'og:title': 'Acuarela',
				'og:description': described,
				'og:type': 'article',
				'og:url': `${ site.url }${ PATH }`,
			} );
			const { page: pictured } = await pageAt( '/programa/barro/' );
			expect( tags( pictured ) ).toHaveProperty( [ 'og:image' ] );
			const { page: hidden } = await pageAt( '/programa/con-clave/' );
			expect( tags( hidden ) ).not.toHaveProperty( [ 'og:title' ] );
			const { page: beside } = await pageBeside( 'describe_pages' );
			expect( tags( beside ) ).not.toHaveProperty( [ 'og:title' ] );
		} );

		it( 'loads nothing for it on other pages', async () => {
			const { html } = await pageAt( '/sin-nada/' );
			expect( html ).toContain( '>Nada<' );
			expect( html ).not.toMatch(
				/programs-filter-(datos|relacionados)/
			);
		} );

		it( 'shows the excerpt below the actions', async () => {
			const { page } = await pageAt( '/programa/barro/' );
			expect( textsOf( page, '.programas-facts__summary > p' ) ).toEqual(
				[ 'Con las manos.', 'Y con agua [programas].' ]
			);
		} );

		it( 'lists the template in the site editor', async () => {
			expect( await inSandbox( 'registered_template' ) ).toEqual( {
				title: 'Programa',
				source: 'plugin',
				plugin: 'programs-filter',
				broken: [],
			} );
		} );

		it( 'shows the template around the text, unless the site has decided otherwise', async () => {
			expect( await inSandbox( 'editor_supports' ) ).toEqual( [
				[ { 'default-mode': 'template-locked' } ],
				[ { 'default-mode': 'post-only' } ],
				null,
			] );
		} );

		it.each( [
			[ 'con-datos', 'where its template has them', false ],
			[ 'sin-datos', 'before the content, where it has none', true ],
			// A theme without parts for the plugin's template.
			[ 'sin-partes', 'before the content', true ],
		] )(
			'whose template comes first (%s) has the facts once, %s',
			async ( theme, _, isInContent ) => {
				await onSite( 'switch_theme', theme );
				const { page } = await pageAt( PATH );
				await onSite( 'switch_theme', TT5 );
				expect( textsOf( page, 'h2' )[ 0 ] ).toBe( 'Del tema' );
				const [ only, ...more ] = page.querySelectorAll(
					'.programas-facts__list'
				);
				expect( more ).toEqual( [] );
				expect( only?.closest( '.entry-content' ) !== null ).toBe(
					isInContent
				);
			}
		);

		it( 'has them before the content where a page builder shows programs by a file of its own', async () => {
			const { page } = await pageBeside( 'show_by_file' );
			expect( firstInContent( page ) ).toBe( 'programas-facts' );
		} );

		it( 'whose template was edited shows what that one shows, also without facts', async () => {
			const id = await onSite< number >(
				'edit_template',
				'<h2>Editada</h2><!-- wp:post-content /-->'
			);
			const { page } = await pageAt( PATH );
			await onSite( 'wp_delete_post', id, true );
			expect( textsOf( page, 'h2' )[ 0 ] ).toBe( 'Editada' );
			expect( page.querySelector( '.programas-facts' ) ).toBeNull();
		} );
	} );

	describe( 'a classic theme', () => {
		beforeAll( () => onSite( 'switch_theme', 'clasica' ) );
		afterAll( () => onSite( 'switch_theme', TT5 ) );

		it( 'shows the facts once, with their style in the head', async () => {
			const { html, page } = await pageAt( PATH );
			expect( facts( page ) ).toEqual( FACTS );
			expect(
				page.querySelectorAll( '.programas-facts__list' )
			).toHaveLength( 1 );
			expect( firstInContent( page ) ).toBe( 'programas-facts' );
			expect( textsOf( page, '.excerpt' ) ).toEqual( [
				'Con agua y pincel.',
			] );
			expect( html.split( '</head>' )[ 0 ] ).toMatch(
				/programs-filter-datos-(inline-)?css/
			);
			expect( html ).not.toContain( 'build/listing/view/' );
		} );

		it( 'has the facts before the text of a program with an excerpt, and behind that of another one', async () => {
			const { page } = await pageAt( '/programa/barro/' );
			expect( textsOf( page, '.programas-facts__summary > p' ) ).toEqual(
				[ 'Con las manos.', 'Y con agua [programas].' ]
			);
			const { page: other } = await pageAt( PATH );
			expect(
				[
					...( other.querySelector( '.content' )?.children ?? [] ),
				].map(
					( { firstElementChild, localName } ) =>
						firstElementChild?.className ?? localName
				)
			).toEqual( [
				'programas-facts__way',
				'programas-facts__when',
				'p',
				'programas-facts__list',
				// No sessions, and the bar.
				'div',
				'',
			] );
		} );

		it( 'has nothing of it in a feed, in the REST API, behind a password, and on other pages', async () => {
			for ( const [ path, shown ] of [
				[ '/?feed=rss2&s=acuarela', '<title>Acuarela</title>' ],
				[ '/wp-json/wp/v2/programas?slug=acuarela', '"Acuarela"' ],
				[ '/sin-nada/', '>Nada<' ],
			] as const ) {
				const { html } = await fetchPage( path );
				expect( html ).toContain( shown );
				expect( html ).not.toContain( 'programas-facts' );
				expect( html ).not.toContain( 'programs-filter-datos' );
			}
			const { html } = await pageAt( '/programa/con-clave/' );
			expect( html ).not.toContain( 'Aula secreta' );
		} );

		it( 'shows them once where plugin and theme have WordPress dress other texts too', async () => {
			const { page } = await pageBeside( 'dress_texts' );
			expect( textsOf( page, '.campo, .pestana' ).join() ).toBe(
				'Un campo,Una,Otra'
			);
			expect(
				page.querySelectorAll( '.programas-facts__list' )
			).toHaveLength( 1 );
			expect( firstInContent( page ) ).toBe( 'programas-facts' );
		} );

		it( 'leaves them out where a filter says so', async () => {
			const { html, page } = await pageBeside( 'leave_out' );
			expect( textsOf( page, '.excerpt' ) ).toEqual( [
				'Con agua y pincel.',
			] );
			expect( html ).not.toContain( 'programas-facts' );
		} );
	} );
} );

describe( 'other programs', () => {
	it( 'are of its categories first, then any, and none that is over, hidden, or itself', async () => {
		expect( await inSandbox( 'related' ) ).toEqual( {
			alone: [],
			'nothing to show': [],
			'its own first': [ 'Pastel', 'Coro', 'Zarzuela' ],
			'no more': [ 'Pastel', 'Coro' ],
			'no category': [ 'Coro', 'Pastel' ],
			'its password': [ 'Coro' ],
			below: [ 'Coro', 'Zarzuela' ],
			'the last of many': [ 'Último' ],
			'but itself': [ 'Drama' ],
		} );
	} );

	it( 'cost few queries, and as many among 40 as among 4, also where the first are over', async () => {
		const few = await inSandbox< number >( 'queries', 4 );
		expect( few ).toBeGreaterThan( 0 );
		// One is for the facts of the program itself, which its page has read.
		expect( few ).toBeLessThanOrEqual( 13 );
		expect( await inSandbox( 'queries', 40 ) ).toBe( few );
	} );
} );
