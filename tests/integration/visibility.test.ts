import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'programs that visitors must not see', () => {
	let html: { visitor: string; administrator: string };

	beforeAll( async () => {
		html = await inSandbox( 'listings' );
	} );

	it( 'draft, private, scheduled, trashed and pending programs are not in the page', () => {
		expect( read( html.visitor ).visible ).toEqual( [
			expect.stringContaining( 'Con contraseña' ),
			'Publicado',
		] );
		expect( html.visitor ).not.toMatch( /Estado|future|draft/ );
	} );

	it( 'a category that has only such programs gives no pill; an administrator gets the same page', () => {
		expect( read( html.visitor ).pills ).toEqual( [ 'Todos', 'Arte' ] );
		expect( html.administrator ).toBe( html.visitor );
	} );

	it( 'a password-protected program shows its title and no more', () => {
		const card =
			/<li [^>]*data-categories[^>]*>(?:(?!<\/li>).)*Con contraseña.*?<\/li>/s.exec(
				html.visitor
			)?.[ 0 ];
		expect( card ).toContain( 'Protegido: Con contraseña' );
		expect( card ).not.toMatch(
			/Extracto|Texto|<img|programas-card__categor/
		);
		expect( card ).toContain( 'data-categories="arte"' );
	} );
} );
