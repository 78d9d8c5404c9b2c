/**
 * An editor's work from the first click to the public page.
 */
import { expect, test, testInOpenEditor } from './test.ts';

const CARD = '.programas-card:not([hidden])';

const insert = (): void =>
	window.wp.data.dispatch( 'core/block-editor' ).insertBlocks(
		window.wp.blocks.createBlock( 'programs-filter/programas', {
			limit: 2,
		} )
	);

testInOpenEditor(
	'the block is found in the inserter and by "/programas", and shows the programs',
	async ( { editor, page } ) => {
		await editor.open();
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
		const found = page.getByRole( 'option', {
			name: 'Programas',
			exact: true,
		} );
		for ( const word of [ 'catalogo', 'cursos' ] ) {
			await page.getByRole( 'searchbox' ).fill( 'nada de esto' );
			await expect( found ).toHaveCount( 0 );
			await page.getByRole( 'searchbox' ).fill( word );
			await expect( found ).toBeVisible();
		}
		await found.click();
		await expect( editor.titles() ).toHaveCount( 20 );
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();

		await editor.typeBlock();
		await expect( editor.blocks() ).toHaveCount( 2 );
	}
);

testInOpenEditor(
	'each control changes the preview; undo and redo; the public page shows the same',
	async ( { editor, page } ) => {
		await editor.openSelected();
		const { sidebar } = editor;
		const first = editor.blocks().first();

		for ( const name of [ 'Música', 'Danza' ] ) {
			await editor.choice( 'Categoría', `Artes › ${ name }` ).check();
		}
		const pills = first.locator( '.programas-pill__label' );
		await expect( pills ).toHaveText( [ 'Todos', 'Música', 'Danza' ] );
		const down = sidebar.getByRole( 'button', {
			name: 'Bajar Artes › Música',
		} );
		await down.click();
		await expect( pills ).toHaveText( [ 'Todos', 'Danza', 'Música' ] );
		await expect( down ).toBeFocused();
		await sidebar
			.getByRole( 'button', { name: 'Subir Artes › Música' } )
			.click();
		await expect( pills ).toHaveText( [ 'Todos', 'Música', 'Danza' ] );

		const manual = await editor.titles().allTextContents();
		await sidebar
			.getByRole( 'combobox', { name: 'Ordenar por' } )
			.selectOption( { label: 'Título, de la A a la Z' } );
		await expect( editor.titles() ).toHaveText(
			manual.sort( ( a, b ) => a.localeCompare( b, 'es' ) )
		);

		await sidebar
			.getByRole( 'spinbutton', { name: 'Máximo', exact: true } )
			.fill( '4' );
		await expect( editor.titles() ).toHaveCount( 4 );

		await sidebar
			.getByRole( 'textbox', { name: 'Texto del botón «Todos»' } )
			.fill( 'Todo' );
		await expect( pills.first() ).toHaveText( 'Todo' );
		await sidebar
			.getByRole( 'combobox', {
				name: 'Elegido al principio: Categoría',
			} )
			.selectOption( { label: 'Artes › Danza' } );
		await expect( editor.pill( 'Danza' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);

		for ( const [ label, part ] of [
			[ 'Imagen', `${ CARD } .programas-card__picture` ],
			[ 'Extracto', `${ CARD } .programas-card__excerpt` ],
			[ 'Categorías', `${ CARD } .programas-card__categories` ],
			[ 'Número de resultados', '.programas-count' ],
		] as const ) {
			await expect( first.locator( part ).first() ).toBeVisible();
			await sidebar
				.getByRole( 'checkbox', { name: label, exact: true } )
				.uncheck();
			await expect( first.locator( part ) ).toHaveCount( 0 );
		}
		await page.getByRole( 'button', { name: 'Change level' } ).click();
		await page.getByRole( 'menuitemradio', { name: 'Heading 2' } ).click();
		await expect( first.locator( `${ CARD } h2` ).first() ).toBeVisible();

		await sidebar
			.getByRole( 'spinbutton', { name: 'Columnas como máximo' } )
			.fill( '2' );
		await expect( first ).toHaveCSS( '--programas-columns', '2' );
		await editor.select( 0, 'Styles' );
		await sidebar
			.getByRole( 'button', { name: 'Filas', exact: true } )
			.click();
		await expect( first ).toHaveClass( /is-style-rows/ );

		await page.keyboard.press( 'Control+z' );
		await expect( first ).not.toHaveClass( /is-style-rows/ );
		await page.keyboard.press( 'Control+Shift+z' );
		await expect( first ).toHaveClass( /is-style-rows/ );

		const shown = await editor.titles().allTextContents();
		const published = await editor.publish();
		await expect(
			published.locator( '.programas-card:not([hidden]) h2' )
		).toHaveText( shown );
		await expect( published.locator( '.programas' ) ).toHaveClass(
			/is-style-rows/
		);
		await expect( published.locator( '.programas-pill' ) ).toHaveText( [
			'Todo',
			/^Música/,
			/^Danza/,
		] );
	}
);

test( 'the site editor: a template part', async ( { editor, page } ) => {
	await page.goto(
		'/wp-admin/site-editor.php?p=%2Fwp_template_part%2Ftwentytwentyfive%2F%2Ffooter&canvas=edit'
	);
	await expect( editor.canvas.locator( '.wp-block' ).first() ).toBeVisible();
	await page.evaluate( insert );
	await editor.blocks().first().scrollIntoViewIfNeeded();
	await expect( editor.titles() ).toHaveCount( 2 );
} );
