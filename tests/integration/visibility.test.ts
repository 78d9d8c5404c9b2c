import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'programs that visitors must not see', () => {
	let html: { visitor: string; administrator: string };

	beforeAll( async () => {
		html = await inSandbox( `
			$arte = category( 'Arte', 'arte' );
			$none = category( 'Secreta', 'secreta' );
			$text = static fn( $title ) => array( 'post_excerpt' => "Extracto $title", 'post_content' => "Texto $title", 'meta_input' => array( '_thumbnail_id' => picture( "Foto $title" ) ) );
			program( 'Publicado', array( $arte ), $text( 'publicado' ) );
			foreach ( array( 'draft', 'private', 'trash', 'pending', 'auto-draft' ) as $status ) {
				program( "Estado $status", array( $arte, $none ), $text( $status ) + array( 'post_status' => $status ) );
			}
			program( 'Estado future', array( $none ), $text( 'future' ) + array( 'post_status' => 'future', 'post_date' => '2037-01-01 10:00:00' ) );
			program( 'Con contraseña', array( $arte ), $text( 'contraseña' ) + array( 'post_password' => 'x' ) );
			$visitor = listing();
			wp_set_current_user( 1 );
			return array( 'visitor' => $visitor, 'administrator' => str_replace( 'programas-2', 'programas-1', listing() ) );
		` );
	} );

	it( 'draft, private, scheduled, trashed and pending programs are not in the page', () => {
		expect( read( html.visitor ).visible ).toEqual( [
			expect.stringContaining( 'Con contraseña' ),
			'Publicado',
		] );
		expect( html.visitor ).not.toMatch( /Estado|future|draft/ );
	} );

	it( 'a category that has only such programs gives no pill', () => {
		expect( read( html.visitor ).pills ).toEqual( [ 'Todos', 'Arte' ] );
	} );

	it( 'an administrator gets the same page', () => {
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
