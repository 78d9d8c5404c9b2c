import { expectNoAxeViolations } from '../axe.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

test( 'the list of programs shows picture, state, dates and categories; it is filtered by category', async ( {
	page,
} ) => {
	await page.goto(
		'/wp-admin/edit.php?post_type=pfilter_programa&orderby=menu_order&order=asc'
	);
	const rows = page.locator( '#the-list > tr' );
	for ( const heading of [ 'Imagen', 'Estado', 'Fechas', 'Categorías' ] ) {
		await expect(
			page.locator( 'thead th' ).filter( { hasText: heading } )
		).toBeVisible();
	}
	await expect(
		page.locator( 'thead' ).getByText( 'Orden', { exact: true } )
	).toBeHidden();
	const first = rows.first();
	await expect( first.locator( '.row-title' ) ).toHaveText(
		'Cerámica y torno'
	);
	await expect(
		first.locator( '.column-programs-filter-picture img' )
	).toBeVisible();
	await expect( first.locator( '.taxonomy-pfilter_categoria' ) ).toHaveText(
		'Artes'
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

test( 'on a phone the views stand on one line, with the current one in sight', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.goto(
		'/wp-admin/edit.php?post_type=pfilter_programa&post_status=publish&programs_filter_when=attention'
	);
	const views = page.locator( '.subsubsub' );
	const current = views.locator( '[aria-current]' );

	await expect( current ).toContainText( 'Piden atención' );
	await expect( current ).toBeInViewport( { ratio: 1 } );
	expect( ( await views.boundingBox() )?.height ).toBeLessThan( 45 );
	expect(
		await page.locator( 'html' ).evaluate( ( html ) => html.scrollWidth )
	).toBeLessThanOrEqual( 360 );
	await expectNoAxeViolations( page, '.subsubsub' );
} );

test.describe( 'quick edit and bulk edit', () => {
	test.use( {
		// With SCRIPT_DEBUG, WordPress's jQuery Migrate says what WordPress's own scripts should not do.
		expectedProblems: [
			[ ...OF_WORDPRESS, /JQMIGRATE/ ],
			{ scope: 'test' },
		],
	} );

	test( 'changes what is in a hurry, and keeps what cannot be used until it can, also on a phone', async ( {
		page,
		site,
	} ) => {
		const id = await site.runPhp(
			`echo wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => 'Taller rápido', 'menu_order' => -1,
				'meta_input' => array( 'pfilter_sessions' => '2030-03-04 18:00', 'pfilter_price' => '20 €', 'pfilter_place' => 'Aula 1' ) ) );`
		);
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( '/wp-admin/edit.php?post_type=pfilter_programa' );
		const row = page.locator( `#post-${ id }` );
		const form = page.locator( `#edit-${ id }` );
		const open = async () => {
			await row.getByRole( 'button', { name: /more details/ } ).click();
			await row.getByRole( 'button', { name: /Quick/ } ).click();
		};
		const left = form.getByLabel( 'Plazas libres' );

		// Title and state; the rest once it is opened.
		await expect( row.getByText( 'Próximo' ) ).toBeVisible();
		await expect( row.locator( '.row-actions' ) ).toBeHidden();
		expect( ( await row.boundingBox() )?.height ).toBeLessThan( 80 );

		await open();
		await expect( form.getByLabel( 'Precio' ) ).toHaveValue( '20 €' );
		await expectNoAxeViolations(
			page,
			`#edit-${ id } .programs-filter-quick`
		);
		expect(
			await page
				.locator( 'html' )
				.evaluate( ( html ) => html.scrollWidth )
		).toBeLessThanOrEqual( 360 );

		await left.fill( 'dos o tres' );
		await form
			// WordPress has a field of this name, too.
			.getByRole( 'group', { name: 'Datos del programa' } )
			.getByLabel( 'Estado' )
			.selectOption( { label: 'Cancelado' } );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		await expect( form.locator( '.error' ) ).toContainText(
			'Plazas libres'
		);
		await left.fill( '2' );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		await expect( form ).toHaveCount( 0 );
		await expect( row ).toContainText( 'Cancelado' );

		// Anew from what was saved; what is not in the form is as it was.
		await open();
		await expect( left ).toHaveValue( '2' );
		expect(
			await site.runPhp(
				`echo get_post_meta( ${ id }, 'pfilter_place', true ); wp_delete_post( ${ id }, true );`
			)
		).toBe( 'Aula 1' );
	} );

	test( 'change several programs at once, and say what one of them cannot have', async ( {
		page,
		site,
	} ) => {
		const write = ( title: string, places: number ) =>
			site.runPhp(
				`echo wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => '${ title }', 'menu_order' => -1, 'meta_input' => array( 'pfilter_places' => '${ places }' ) ) );`
			);
		const ids = [
			await write( 'Taller uno', 5 ),
			await write( 'Taller dos', 20 ),
		];
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( '/wp-admin/edit.php?post_type=pfilter_programa' );
		for ( const id of ids ) {
			await page.locator( `#cb-select-${ id }` ).check();
		}
		await page
			.locator( '#bulk-action-selector-bottom' )
			.selectOption( 'edit' );
		await page.locator( '#doaction2' ).click();
		const form = page.locator( '#bulk-edit' );
		const left = form.getByRole( 'textbox', { name: 'Plazas libres' } );
		await expectNoAxeViolations(
			page,
			'#bulk-edit fieldset:has([role=group])'
		);
		expect(
			await page
				.locator( 'html' )
				.evaluate( ( html ) => html.scrollWidth )
		).toBeLessThanOrEqual( 360 );

		await expect( left ).toBeHidden();
		await form.getByText( 'Más datos' ).click();
		await left.fill( '10' );
		await form.getByRole( 'textbox', { name: 'Precio' } ).fill( '20 €' );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		// Beside those of WordPress's own forms, which are hidden.
		await expect( page.locator( '.notice-error:not(.inline)' ) ).toHaveText(
			'En «Taller uno» no ha cambiado esto. Plazas libres: Hay más plazas libres que plazas.'
		);
		await expect( page.locator( '.notice-success' ).first() ).toContainText(
			'Taller uno: Precio: vacío → 20 €'
		);
		expect(
			await site.runPhp(
				`foreach ( array( ${ ids.join() } ) as $id ) { echo get_post_meta( $id, 'pfilter_places_left', true ), ' ', get_post_meta( $id, 'pfilter_price', true ), ' | '; wp_delete_post( $id, true ); }`
			)
		).toBe( ' 20 € | 10 20 € | ' );
	} );
} );

test( 'a category is deleted after a screen that says how many programs have it', async ( {
	page,
	site,
} ) => {
	const id = await site.runPhp(
		`$term = wp_insert_term( 'Circo', 'pfilter_categoria' );
		$id = wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'draft', 'post_title' => 'Malabares' ) );
		wp_set_object_terms( $id, $term['term_id'], 'pfilter_categoria' ); echo $id;`
	);
	await page.goto(
		'/wp-admin/edit-tags.php?taxonomy=pfilter_categoria&post_type=pfilter_programa&s=circo'
	);
	await page.locator( '#the-list tr' ).hover();
	await page.locator( '#the-list .delete a' ).click();
	await expect( page.locator( '.wrap li' ) ).toHaveText(
		'Circo: la tiene 1 programa'
	);
	await expectNoAxeViolations( page, '.wrap' );
	await page
		.getByLabel( 'Poner a los programas otra categoría' )
		.selectOption( { label: 'Danza' } );
	await page.getByRole( 'button', { name: 'Borrar' } ).click();
	await expect( page.locator( '.notice, .updated' ).first() ).toBeVisible();
	expect(
		await site.runPhp(
			`echo implode( ' ', wp_get_object_terms( ${ id }, 'pfilter_categoria', array( 'fields' => 'names' ) ) ), term_exists( 'circo', 'pfilter_categoria' ) ? '!' : ''; wp_delete_post( ${ id }, true );`
		)
	).toBe( 'Danza' );
} );

test( 'revisions of the block editor open the screen that says in words what changed', async ( {
	page,
	site,
} ) => {
	const id = await site.runPhp(
		`$id = wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_title' => 'Malabares' ) );
		foreach ( array( '25 €', '30 €' ) as $price ) { update_post_meta( $id, 'pfilter_price', $price ); wp_save_post_revision( $id ); } echo $id;`
	);
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await page.locator( 'a[href*="revision.php"]' ).first().click();
	await expect( page.locator( '.diff li' ) ).toHaveText(
		'Precio: 25 € → 30 €'
	);
	await site.runPhp( `wp_delete_post( ${ id }, true );` );
} );
