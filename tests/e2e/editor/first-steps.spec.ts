import { expectNoAxeViolations } from '../axe.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

const LIST = '/wp-admin/edit.php?post_type=pfilter_programa';

test.use( {
	// With SCRIPT_DEBUG, WordPress's jQuery Migrate says what WordPress's own scripts should not do.
	expectedProblems: [ [ ...OF_WORDPRESS, /JQMIGRATE/ ], { scope: 'test' } ],
} );

test( 'a new site gets six examples, and a page that begins where the grid begins', async ( {
	editor,
	page,
	site,
} ) => {
	// The demo's programs and pages are of other post types meanwhile: the site is new.
	const retype = ( from: string, to: string ) =>
		site.runPhp(
			`$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_type' => '${ to }' ), array( 'post_type' => '${ from }' ) );`
		);
	const button = ( name: string ) => page.getByRole( 'link', { name } );
	await site.runPhp( `add_option( 'programs_filter_first_steps', '1' );` );
	await retype( 'pfilter_programa', 'set_aside' );
	// A type that WordPress knows: an editor that is open elsewhere asks whether its page may be edited.
	await retype( 'page', 'oembed_cache' );
	try {
		await page.goto( LIST );
		const steps = '.programs-filter-first-steps';
		await expect( page.locator( steps ) ).toBeVisible();
		await expectNoAxeViolations( page, steps );
		await button( 'Añadir seis ejemplos' ).click();
		const rows = page.locator( '#the-list > tr' );
		await expect( rows ).toHaveCount( 6 );

		await button( 'Crear la página de programas' ).click();
		await expect( editor.titles() ).toHaveCount( 6 );
		expect( await editor.invalid() ).toEqual( [] );
		const edges = await editor.canvas
			.locator(
				'.wp-block-post-content :is(h1, .wp-block-paragraph, .programas-grid)'
			)
			.evaluateAll( ( parts ) =>
				parts.map( ( part ) =>
					Math.round( part.getBoundingClientRect().left )
				)
			);
		// Heading, prompt, grid, prompt.
		expect( edges ).toEqual( Array( 4 ).fill( edges[ 0 ] ) );

		// What is done is not offered again.
		await page.goto( LIST );
		await expect( button( 'Editar la página' ) ).toBeVisible();
		await expect( button( 'Añadir seis ejemplos' ) ).toHaveCount( 0 );
		await expectNoAxeViolations( page, steps );

		// As the category says it.
		await page
			.getByRole( 'combobox', { name: 'Filtrar por categoría' } )
			.selectOption( { label: 'Ejemplos' } );
		await page.locator( '#post-query-submit' ).click();
		await expect( page ).toHaveURL( /term=ejemplos/ );
		await expect( rows ).toHaveCount( 6 );
		// WordPress's script checks the others.
		await page.waitForLoadState();
		await page.locator( '#cb-select-all-1' ).check();
		await page
			.locator( '#bulk-action-selector-top' )
			.selectOption( 'trash' );
		await page.locator( '#doaction' ).click();
		await expect( page.locator( '.no-items' ) ).toBeVisible();
	} finally {
		await retype( 'set_aside', 'pfilter_programa' );
		await retype( 'oembed_cache', 'page' );
	}
} );
