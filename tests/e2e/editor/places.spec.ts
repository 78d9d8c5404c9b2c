/**
 * Other places where the block is edited; the site editor is in editing.ts.
 */
import { addMuPlugin, removeMuPlugin } from './mu-plugin.ts';
import { expect, test } from './test.ts';

test( 'the widget screen', async ( { page, site } ) => {
	await addMuPlugin(
		site,
		`add_action( 'widgets_init', static fn() => register_sidebar( array( 'id' => 'lateral', 'name' => 'Lateral' ) ) );`
	);
	try {
		await page.goto( '/wp-admin/widgets.php' );
		await expect(
			page.locator( '[data-type="core/widget-area"]' ).first()
		).toBeVisible( { timeout: 30_000 } );
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
		await expect( found.locator( '.programas-card__title' ) ).toHaveCount(
			2,
			{ timeout: 30_000 }
		);
		await expect( found.locator( '.programas-card' ).first() ).toHaveCSS(
			'display',
			'flex'
		);
	} finally {
		await removeMuPlugin( site );
	}
} );
