import { wordpress } from './wordpress.ts';

const { onSite, fetchPage, removeContent } = wordpress();

describe( 'a feed', () => {
	let xml: string;

	beforeAll( async () => {
		await onSite( 'news' );
		xml = ( await fetchPage( '/feed/' ) ).html;
	} );
	afterAll( removeContent );

	it( 'has the cards of a listing that are shown, and nothing that would need the page', () => {
		expect( xml ).toContain( '<title>Noticia</title>' );
		expect( xml ).toContain( 'Acuarela' );
		expect( xml ).not.toContain( 'Coro' );
		expect( xml ).not.toMatch(
			/<form|<button|programas-count|programas-empty| hidden/
		);
	} );
} );
