import { expect, testInOpenEditor as test } from './test.ts';
import { block } from './editor.ts';

test( 'a shortcode that is pasted becomes the block; the block becomes a shortcode, and a block again', async ( {
	editor,
	page,
} ) => {
	await editor.open(
		'<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->'
	);
	const paragraph = editor.canvas.locator( '[data-type="core/paragraph"]' );
	await paragraph.click();
	await paragraph.evaluate( ( element, text ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text/plain', text );
		element.dispatchEvent(
			new ClipboardEvent( 'paste', {
				clipboardData,
				bubbles: true,
				cancelable: true,
			} )
		);
	}, '[programas categorias="danza,musica" cantidad="2" orden="titulo" alineacion="ancho"]' );
	await expect( editor.titles() ).toHaveCount( 2 );
	const pasted = block( {
		categories: [ 'danza', 'musica' ],
		orderBy: 'title',
		limit: 2,
		align: 'wide',
	} );
	expect( await editor.content() ).toContain( pasted );

	await editor.select();
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar
		.getByRole( 'button', { name: 'Programas', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Shortcode' } ).click();
	expect( await editor.content() ).toContain(
		'[programas categorias="danza,musica" orden="titulo" cantidad="2" alineacion="ancho"]'
	);
	await toolbar
		.getByRole( 'button', { name: 'Shortcode', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Programas' } ).click();
	await expect( editor.titles() ).toHaveCount( 2 );
	expect( await editor.content() ).toContain( pasted );
} );

test( 'the inserter previews the block with the programs of the site', async ( {
	editor,
	page,
} ) => {
	await editor.open();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await page.getByRole( 'searchbox' ).fill( 'talleres' );
	await page
		.getByRole( 'option', { name: 'Programas', exact: true } )
		.hover();
	await expect(
		page
			.locator( '.block-editor-inserter__preview-container iframe' )
			.contentFrame()
			.locator( '.programas-card__title' )
	).toHaveCount( 6 );
} );
