/**
 * Other places where the block is edited; the site editor is in editing.ts.
 */
import { callsTo } from '../../call.ts';
import { expect, test } from './test.ts';

test( 'the widget screen', async ( { page, site } ) => {
	// Without the widgets that WordPress starts with: the test would wait for their previews, and fail with them.
	await callsTo( site, { file: 'e2e/editor/places.php' } )(
		'empty_widget_areas'
	);
	await page.goto( '/wp-admin/widgets.php' );
	await expect(
		page.locator( '[data-type="core/widget-area"]' ).first()
	).toBeVisible();
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const area = select( 'core/block-editor' )
			.getBlocks()
			.find( ( { attributes } ) => attributes.id === 'lateral' );
		dispatch( 'core/block-editor' ).insertBlocks(
			window.wp.blocks.createBlock( 'programs-filter/programas', {
				limit: 2,
			} ),
			undefined,
			area?.clientId
		);
	} );
	const found = page.locator( '[data-type="programs-filter/programas"]' );
	await expect( found.locator( '.programas-card__title' ) ).toHaveCount( 2 );
	await expect( found.locator( '.programas-card' ).first() ).toHaveCSS(
		'display',
		'flex'
	);
} );
