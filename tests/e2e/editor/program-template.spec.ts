/**
 * The template of a program's page in the site editor.
 */
import { expect, test } from './test.ts';

test( 'the site editor shows the template with a program, whose parts can be chosen, and real cards', async ( {
	editor: { canvas, sidebar },
	page,
} ) => {
	await page.goto(
		'/wp-admin/site-editor.php?p=%2Fwp_template%2Ftwentytwentyfive%2F%2Fsingle-pfilter_programa&canvas=edit'
	);
	const labels = canvas.locator( '.programas-facts__label' );
	await expect( labels.first() ).toBeVisible();
	await expect(
		canvas.locator( '.programas-related .programas-card' ).first()
	).toBeVisible();
	await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
	// Its style is there too.
	await expect( canvas.locator( '.programas-facts__list' ) ).toHaveCSS(
		'display',
		'grid'
	);
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		const blocks = select( 'core/block-editor' ).getBlocksByName(
			'programs-filter/datos'
		);
		dispatch( 'core/block-editor' ).selectBlock( blocks[ 2 ] ?? '' );
	} );
	const parts = sidebar.locator( '.block-editor-block-variation-transforms' );
	await parts.getByRole( 'button' ).first().click();
	// The way back has no facts.
	await page.getByRole( 'menuitemradio' ).first().click();
	await expect( labels ).toHaveCount( 0 );
} );
