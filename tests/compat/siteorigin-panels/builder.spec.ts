/**
 * The shortcode in SiteOrigin's builder, as an editor edits it.
 */
import { callsTo } from '../../call.ts';
import { shownCards, titlesOf } from '../../e2e/listing/listing.ts';
import { expectToFilter } from '../checks/filtering.ts';
import { expect, test } from '../test.ts';

test( 'its builder opens a widget with the shortcode, its live editor shows the listing, and the page filters as it was saved', async ( {
	context,
	page,
	path,
	session,
	site,
} ) => {
	const id = await callsTo( site, { file: 'compat/set-up.php' } )< number >(
		'url_to_postid',
		site.url + path
	);
	await context.addCookies( session.cookies );
	await page.setViewportSize( { width: 1366, height: 900 } );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );

	await test.step( 'the form of the widget', async () => {
		const widget = page.locator( '#siteorigin-panels-metabox .so-widget' );
		await expect( widget ).toHaveCount( 1 );
		await widget.locator( '.title h4' ).click();
		const text = page.getByRole( 'textbox', { name: 'Content:' } );
		await expect( text ).toHaveValue( /\[programas\]/ );
		await text.fill(
			'<h2>Oferta</h2>[programas categorias="musica,danza"]'
		);
		await page.getByRole( 'button', { name: 'Done', exact: true } ).click();
		await expect( text ).toBeHidden();
	} );

	await test.step( 'the live editor', async () => {
		await page
			.locator( '#siteorigin-panels-metabox .so-live-editor' )
			.click();
		const live = page.locator( '.so-panels-live-editor' );
		const preview = live
			.locator( 'iframe' )
			.contentFrame()
			.locator( '.programas' );
		await expect( preview.locator( '.programas-pill' ) ).toHaveText( [
			/^Todos/,
			/^Música/,
			/^Danza/,
		] );
		await expect( shownCards( preview ).first() ).toBeVisible();
		await page.screenshot( {
			path: test.info().outputPath( 'live-editor.png' ),
		} );
		await live.locator( '.live-editor-close' ).click();
	} );

	await page.locator( '#publish:not(.disabled)' ).click();
	await expect( page.locator( '#message' ) ).toBeVisible( {
		timeout: 60_000,
	} );
	await page.goto( path );
	await expect(
		page.getByRole( 'heading', { name: 'Oferta' } )
	).toBeVisible();
	const listing = page.locator( '.panel-grid .programas' );
	await expect( listing.locator( '.programas-pill' ) ).toHaveCount( 3 );
	expect( titlesOf( 'danza' ).length ).toBeGreaterThan( 0 );
	await expectToFilter( listing, 'Danza', 'danza' );
} );
