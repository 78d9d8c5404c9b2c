import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { onSite, fetchPage, removeContent } = wordpress();

describe( 'the REST API', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( removeContent );

	it( 'gives the content of a page as the page itself shows it: the address of the request is not that of the page', async () => {
		const { html } = await fetchPage(
			'/wp-json/wp/v2/pages?slug=listado&categoria=arte&_fields=content'
		);
		const [ page ] = JSON.parse( html ) as {
			content: { rendered: string };
		}[];
		const rendered = page?.content.rendered ?? '';
		expect( read( rendered ) ).toMatchObject( {
			active: 'all',
			visible: [ 'Acuarela', 'Coro' ],
		} );
		expect( parse( rendered ).querySelectorAll( 'input' ) ).toHaveLength(
			0
		);
	} );

	it( 'lists programs and categories to visitors, without what is not public', async () => {
		const [ programs, categories ] = await Promise.all(
			[
				'/wp-json/wp/v2/programas',
				'/wp-json/wp/v2/programa-categorias',
			].map(
				async ( path ) =>
					JSON.parse( ( await fetchPage( path ) ).html ) as {
						slug: string;
					}[]
			)
		);
		expect( programs?.map( ( { slug } ) => slug ).sort() ).toEqual( [
			'acuarela',
			'coro',
		] );
		expect( categories?.map( ( { slug } ) => slug ).sort() ).toEqual( [
			'arte',
			'musica',
		] );
	} );

	it( 'beside it, a feed has the cards of a listing that are shown, and nothing that would need the page', async () => {
		const { html } = await fetchPage( '/feed/' );
		expect( html ).toContain( '<title>Noticia</title>' );
		expect( html ).toContain( 'Acuarela' );
		expect( html ).not.toContain( 'Coro' );
		expect( html ).not.toMatch(
			/<form|<button|programas-count|programas-empty| hidden/
		);
	} );
} );
