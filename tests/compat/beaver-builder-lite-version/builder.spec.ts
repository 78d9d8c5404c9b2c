/**
 * The shortcode in Beaver Builder's own editor.
 */
import { pill, shownCards, titlesOf } from '../../e2e/listing/listing.ts';
import { expectToFilter } from '../checks/filtering.ts';
import { expect, test } from '../test.ts';

test( 'in its editor the listing filters, the settings of its module open, and the page filters as it was published', async ( {
	context,
	page,
	path,
	session,
} ) => {
	await context.addCookies( session.cookies );
	await page.setViewportSize( { width: 1366, height: 900 } );
	await page.goto( `${ path }?fl_builder&fl_builder_ui` );
	const canvas = page.frameLocator( '#fl-builder-ui-iframe' );
	const module = canvas.locator( '.fl-module-html' );
	const seen = module.locator( '.programas' );
	// Its guide stands before everything the first time.
	await page.locator( '.fl-builder-no-tour-button' ).click();
	await expect( shownCards( seen ).first() ).toBeVisible();
	// It covers what the mouse is above, as a click opens its settings.
	await pill( seen, 'Danza' ).press( 'Enter' );
	await expect( shownCards( seen ) ).toHaveCount(
		titlesOf( 'danza' ).length
	);

	await test.step( 'its settings, after which the listing is made anew', async () => {
		await module.hover();
		await canvas
			.locator( '.fl-module-overlay' )
			.click( { position: { x: 60, y: 60 } } );
		const settings = page.locator( 'form.fl-builder-html-settings' );
		await expect( settings ).toBeVisible();
		await settings.locator( '#fl-field-html .ace_content' ).click();
		await page.keyboard.press( 'Control+End' );
		await page.keyboard.type( '<p>Al final.</p>' );
		await expect(
			canvas.getByText( 'Al final.', { exact: true } )
		).toBeVisible();
		await settings
			.locator( '.fl-builder-settings-save' )
			.filter( { visible: true } )
			.click();
		await expect( settings ).toHaveCount( 0 );
		await pill( seen, 'Música' ).press( 'Enter' );
		await expect( shownCards( seen ) ).toHaveCount(
			titlesOf( 'musica' ).length
		);
		await page.screenshot( {
			path: test.info().outputPath( 'editor.png' ),
		} );
	} );

	await page.locator( '.fl-builder-done-button' ).click();
	await page
		.locator( '.fl-builder-publish-actions [data-action="publish"]' )
		.click();
	await page.waitForURL(
		( { search } ) => ! search.includes( 'fl_builder' )
	);
	await context.clearCookies();
	await page.goto( path );
	await expect(
		page.getByText( 'Al final.', { exact: true } )
	).toBeVisible();
	await expectToFilter(
		page.locator( '.fl-module-html .programas' ),
		'Danza',
		'danza'
	);
} );
