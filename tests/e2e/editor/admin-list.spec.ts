import { expectNoAxeViolations } from '../axe.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

test( 'the list of programs shows picture, categories and order; it is filtered by category', async ( {
	page,
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

test.describe( 'quick edit and bulk edit', () => {
	test.use( {
		// With SCRIPT_DEBUG, WordPress's jQuery Migrate says what WordPress's own scripts should not do.
		expectedProblems: [
			[ ...OF_WORDPRESS, /JQMIGRATE/ ],
			{ scope: 'test' },
		],
	} );

	test( 'changes dates, price and sign-up, and keeps what cannot be used until it can, also on a phone', async ( {
		page,
		site,
	} ) => {
		const id = await site.runPhp(
			`echo wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => 'Taller rápido', 'menu_order' => -1,
				'meta_input' => array( 'pfilter_start' => '2030-03-04T18:00', 'pfilter_price' => '20 €', 'pfilter_place' => 'Aula 1' ) ) );`
		);
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( '/wp-admin/edit.php?post_type=pfilter_programa' );
		const row = page.locator( `#post-${ id }` );
		const form = page.locator( `#edit-${ id }` );
		const starts = form.getByRole( 'group', { name: 'Comienza' } );
		const ends = form.getByRole( 'group', { name: 'Termina' } );

		// Nothing is written over the picture.
		expect(
			await row
				.locator( '.column-programs_filter_picture' )
				.evaluate(
					( element ) =>
						getComputedStyle( element, '::before' ).content
				)
		).toBe( 'none' );

		await row.hover();
		await row.getByRole( 'button', { name: /Quick/ } ).click();
		await expect( starts.getByLabel( 'Fecha' ) ).toHaveValue(
			'2030-03-04'
		);
		await expect( starts.getByLabel( 'Hora' ) ).toHaveValue( '18:00' );
		await expect( form.getByLabel( 'Precio' ) ).toHaveValue( '20 €' );
		await expectNoAxeViolations(
			page,
			`#edit-${ id } fieldset:has([role=group])`
		);
		expect(
			await page
				.locator( 'html' )
				.evaluate( ( html ) => html.scrollWidth )
		).toBeLessThanOrEqual( 360 );

		await ends.getByLabel( 'Fecha' ).fill( '2030-03-01' );
		await form
			.getByLabel( 'Inscripción' )
			.selectOption( { label: 'Lista de espera' } );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		await expect( form.locator( '.error' ) ).toContainText(
			'El final es anterior al comienzo.'
		);
		await ends.getByLabel( 'Fecha' ).fill( '2030-03-28' );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		await expect( form ).toHaveCount( 0 );
		await expect( row ).toContainText( / 28 de \S+ de 2030/ );
		await expect( row ).toContainText( 'Lista de espera' );

		// Anew from what was saved; what is not in the form is as it was.
		await row.hover();
		await row.getByRole( 'button', { name: /Quick/ } ).click();
		await expect( ends.getByLabel( 'Fecha' ) ).toHaveValue( '2030-03-28' );
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
		const write = ( title: string, start: string ) =>
			site.runPhp(
				`echo wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => '${ title }', 'menu_order' => -1, 'meta_input' => array( 'pfilter_start' => '${ start }' ) ) );`
			);
		const ids = [
			await write( 'Taller uno', '2030-03-04T18:00' ),
			await write( 'Taller dos', '2030-02-01' ),
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
		const ends = form.getByRole( 'group', { name: 'Termina' } );
		await expectNoAxeViolations(
			page,
			'#bulk-edit fieldset:has([role=group])'
		);
		expect(
			await page
				.locator( 'html' )
				.evaluate( ( html ) => html.scrollWidth )
		).toBeLessThanOrEqual( 360 );

		await ends.getByLabel( 'Fecha' ).fill( '2030-03-01' );
		await form.getByLabel( 'Precio' ).fill( '20 €' );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		// Beside those of WordPress's own forms, which are hidden.
		await expect( page.locator( '.notice-error:not(.inline)' ) ).toHaveText(
			'En «Taller uno» no ha cambiado esto. Termina: El final es anterior al comienzo.'
		);
		expect(
			await site.runPhp(
				`foreach ( array( ${ ids.join() } ) as $id ) { echo get_post_meta( $id, 'pfilter_start', true ), ' ', get_post_meta( $id, 'pfilter_end', true ), ' ', get_post_meta( $id, 'pfilter_price', true ), ' | '; wp_delete_post( $id, true ); }`
			)
		).toBe( '2030-03-04T18:00  20 € | 2030-02-01 2030-03-01 20 € | ' );
	} );
} );
