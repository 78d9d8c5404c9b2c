/**
 * What the editor offers to a program.
 */
import { expect, test } from './test.ts';

test( 'a program has an order, and no parent is offered to it', async ( {
	page,
} ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		sidebar.getByText( 'Status', { exact: true } )
	).toBeVisible();
	await expect( sidebar.getByText( 'Parent', { exact: true } ) ).toHaveCount(
		0
	);
	await sidebar.getByRole( 'button', { name: 'Actions' } ).click();
	await expect(
		page.getByRole( 'menuitem', { name: 'Order' } )
	).toBeVisible();
} );
