import { expect, testInOpenEditor as test } from './test.ts';
import { block } from './editor.ts';

test( 'a shortcode that is pasted becomes the block, and so does the block “Shortcode”', async ( {
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

	const became = await page.evaluate( () => {
		const { createBlock, switchToBlockType } = window.wp
			.blocks as unknown as {
			createBlock: ( name: string, attributes: object ) => object;
			switchToBlockType: (
				from: object,
				name: string
			) => { attributes: object }[];
		};

		return switchToBlockType(
			createBlock( 'core/shortcode', {
				text: '[programas cantidad="2"]',
			} ),
			'programs-filter/programas'
		)[ 0 ]?.attributes;
	} );
	expect( became ).toMatchObject( { limit: 2 } );
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
