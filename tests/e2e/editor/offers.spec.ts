/**
 * What the controls of the sidebar offer.
 */
import { block, type Editor } from './editor.ts';
import { expect, OF_WORDPRESS, test, testInOpenEditor } from './test.ts';

/** The field for categories. */
const search = ( { sidebar }: Editor ) =>
	sidebar.getByRole( 'combobox', { name: 'Categorías' } );

test.describe( 'where the server refuses', () => {
	test.use( {
		expectedProblems: [
			[ ...OF_WORDPRESS, /status of 403/ ],
			{ scope: 'test' },
		],
	} );

	test( 'a list of categories that cannot be read says so, and is read again by a button', async ( {
		editor,
		page,
	} ) => {
		const route = /programa-categorias/;
		await page.route( route, ( request ) =>
			request.fulfill( { status: 403, json: { code: 'no' } } )
		);
		await editor.openBlock( { limit: 2 } );
		await editor.select();
		const notice = editor.sidebar.locator( '.components-notice' );
		await expect( notice ).toContainText(
			'No se han podido cargar las categorías'
		);
		await expect( search( editor ) ).toHaveCount( 0 );
		await page.unroute( route );
		await notice.getByRole( 'button', { name: 'Reintentar' } ).click();
		await search( editor ).fill( 'danza' );
		const offered = editor.sidebar
			.getByRole( 'listbox' )
			.getByRole( 'option' );
		await expect( notice ).toHaveCount( 0 );
		await expect( offered ).toHaveText( [ 'Danza' ] );
	} );
} );

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
