/**
 * What the controls of the sidebar offer.
 */
import { block } from './editor.ts';
import { expect, testInOpenEditor } from './test.ts';

testInOpenEditor(
	'a style of the block leaves out the controls that it has no use for',
	async ( { editor, page } ) => {
		await editor.open(
			[ 'rows', 'plain' ]
				.map( ( style ) =>
					block( { limit: 1, className: `is-style-${ style }` } )
				)
				.join( '\n\n' )
		);
		const { sidebar } = editor;
		const columns = sidebar.getByRole( 'combobox', { name: /^Columnas/ } );
		const ofCards = sidebar
			.locator( '.components-tools-panel' )
			.filter( {
				has: page.getByRole( 'heading', {
					name: 'Colores de las tarjetas',
				} ),
			} )
			.getByRole( 'button', { name: /^(Texto|Fondo|Borde)$/ } );
		await editor.select( 0, 'Styles' );
		await expect( ofCards ).toHaveText( [ 'Fondo' ] );
		await editor.select( 0 );
		await expect( columns ).toHaveCount( 0 );
		await editor.select( 1, 'Styles' );
		await expect( ofCards ).toHaveText( [ 'Texto' ] );
		await editor.select( 1 );
		await expect( columns ).toHaveCount( 1 );
	}
);
