import { expect, test } from './test.ts';

test( 'the page of programs is served with cards and pills, without a problem', async ( {
	page,
} ) => {
	await page.goto( '/programas/' );
	await expect(
		page.locator( '.programas-grid [data-categories]' ).first()
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Todos' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
} );
