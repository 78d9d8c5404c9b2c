import { expect, test } from './test.ts';

test( 'the list of programs shows picture, categories and order; it is filtered by category; quick edit changes the order', async ( {
	page,
	site,
} ) => {
	await page.goto(
		'/wp-admin/edit.php?post_type=pfilter_programa&orderby=menu_order&order=asc'
	);
	const rows = page.locator( '#the-list > tr' );
	const titles = rows.locator( '.row-title' );
	for ( const heading of [ 'Imagen', 'Categorías', 'Orden' ] ) {
		await expect(
			page.locator( 'thead th' ).filter( { hasText: heading } )
		).toBeVisible();
	}
	const first = rows.filter( {
		has: page.locator( '.row-title', { hasText: 'Cerámica y torno' } ),
	} );
	await expect(
		first.locator( '.column-programs_filter_picture img' )
	).toBeVisible();
	await expect( first.locator( '.taxonomy-pfilter_categoria' ) ).toHaveText(
		'Artes'
	);
	await expect( first.locator( '.column-menu_order' ) ).toHaveText( '10' );
	await expect( titles.first() ).toHaveText( 'Cerámica y torno' );

	await first.hover();
	await first.getByRole( 'button', { name: /Quick/ } ).click();
	await page
		.locator( 'tr.inline-editor input[name="menu_order"]' )
		.fill( '999' );
	await page.locator( 'tr.inline-editor button.save' ).click();
	await expect( first.locator( '.column-menu_order' ) ).toHaveText( '999' );
	await page.reload();
	await expect( titles.first() ).not.toHaveText( 'Cerámica y torno' );
	await site.runPhp(
		`wp_update_post( array( 'ID' => get_page_by_path( 'ceramica-y-torno', OBJECT, 'pfilter_programa' )->ID, 'menu_order' => 10 ) );`
	);

	await page
		.getByRole( 'combobox', { name: 'Filtrar por categoría' } )
		.selectOption( { label: 'Danza' } );
	await page.locator( '#post-query-submit' ).click();
	await expect( rows ).toHaveCount( 3 );
	for ( const row of await rows.all() ) {
		await expect(
			row.locator( '.taxonomy-pfilter_categoria' )
		).toContainText( 'Danza' );
	}
	await expect(
		page.getByRole( 'combobox', { name: 'Filtrar por categoría' } )
	).toHaveValue( 'danza' );
} );

test( 'on a phone nothing is written over the picture of a program', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.goto( '/wp-admin/edit.php?post_type=pfilter_programa' );
	const cell = page
		.locator( '#the-list td.column-programs_filter_picture' )
		.first();
	await expect( cell ).toBeVisible();
	expect(
		await cell.evaluate(
			( element ) => getComputedStyle( element, '::before' ).content
		)
	).toBe( 'none' );
} );
