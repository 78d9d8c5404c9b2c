/**
 * An editor's work from the first click to the public page.
 */
import { block } from './editor.ts';
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
		for ( const word of [
			'rejilla',
			'listado',
			'catálogo',
			'catalogo',
			'becas',
			'agenda',
			'talleres',
			'filtro',
			'cursos',
		] ) {
			await page.getByRole( 'searchbox' ).fill( 'nada de esto' );
			await expect( found ).toHaveCount( 0 );
			await page.getByRole( 'searchbox' ).fill( word );
			await expect( found ).toBeVisible();
		}
		await found.click();
		await expect( editor.titles() ).toHaveCount( 24 );
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();

		await editor.typeBlock();
		await expect( editor.blocks() ).toHaveCount( 2 );
	}
);

testInOpenEditor(
	'inside Group, Columns and Cover every block is valid and shows its cards',
	async ( { editor } ) => {
		const one = block( { limit: 2, minCardWidth: 120 } );
		await editor.open(
			`<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group">${ one }</div>
<!-- /wp:group -->

<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column">${ one }</div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column">${ one }</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:cover {"overlayColor":"contrast","isUserOverlayColor":true,"layout":{"type":"constrained"}} -->
<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container">${ one }</div></div>
<!-- /wp:cover -->`
		);
		await expect( editor.blocks() ).toHaveCount( 4 );
		for ( const found of await editor.blocks().all() ) {
			await found.scrollIntoViewIfNeeded();
			await expect( editor.titles( found ) ).toHaveCount( 2 );
		}
		expect( await editor.invalid() ).toEqual( [] );
	}
);

testInOpenEditor(
	'each control changes the preview; undo and redo; the public page shows the same',
	async ( { editor, page } ) => {
		await editor.openSelected();
		const { sidebar } = editor;
		const first = editor.blocks().first();

		const categories = sidebar.getByRole( 'combobox', {
			name: 'Categorías',
		} );
		for ( const name of [ 'Música', 'Danza' ] ) {
			await categories.fill( name );
			await sidebar
				.getByRole( 'listbox' )
				.getByRole( 'option', { name } )
				.click();
		}
		await categories.press( 'Escape' );
		const pills = first.locator( '.programas-pill__label' );
		await expect( pills ).toHaveText( [ 'Todos', 'Música', 'Danza' ] );
		await sidebar.getByRole( 'button', { name: 'Bajar Música' } ).click();
		await expect( pills ).toHaveText( [ 'Todos', 'Danza', 'Música' ] );
		await expect(
			sidebar.getByRole( 'button', { name: 'Bajar Música' } )
		).toBeFocused();
		const item = ( name: string ) =>
			sidebar
				.locator( '.programas-sortable__item' )
				.filter( { hasText: name } );
		await item( 'Música' ).dragTo( item( 'Danza' ) );
		await expect( pills ).toHaveText( [ 'Todos', 'Música', 'Danza' ] );
		await item( 'Música' ).dragTo( item( 'Danza' ) );
		await expect( pills ).toHaveText( [ 'Todos', 'Danza', 'Música' ] );

		const manual = await editor.titles().allTextContents();
		await sidebar
			.getByRole( 'combobox', { name: 'Ordenar por' } )
			.selectOption( { label: 'Título, de la Z a la A' } );
		await expect( editor.titles() ).toHaveText(
			manual.sort( ( a, b ) => b.localeCompare( a, 'es' ) )
		);

		await sidebar
			.getByRole( 'spinbutton', { name: 'Cantidad máxima' } )
			.fill( '4' );
		await expect( editor.titles() ).toHaveCount( 4 );

		await sidebar
			.getByRole( 'textbox', { name: 'Etiqueta de «todos»' } )
			.fill( 'Todo' );
		await expect( pills.first() ).toHaveText( 'Todo' );
		await sidebar
			.getByRole( 'checkbox', {
				name: 'Mostrar cuántos hay en cada categoría',
			} )
			.check();
		await expect(
			first.locator( '.programas-pill__count' ).first()
		).toHaveText( '4' );
		await sidebar
			.getByRole( 'combobox', { name: 'Categoría inicial' } )
			.selectOption( { label: 'Danza' } );
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
			.getByRole( 'spinbutton', { name: 'Ancho mínimo de la tarjeta' } )
			.fill( '400' );
		await expect( first ).toHaveCSS( '--programas-card-min', '400px' );
		await editor.select( 0, 'Styles' );
		await sidebar.getByRole( 'button', { name: 'Filas' } ).click();
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
			'Todo 4',
			/^Danza/,
			/^Música/,
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
	await editor.pill( 'Todos' ).press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await expect( editor.pill( 'Todos' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
} );
