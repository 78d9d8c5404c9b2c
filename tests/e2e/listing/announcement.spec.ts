import { recordAnnouncements } from './announcements.ts';
import { pill, ready } from './listing.ts';
import { expect, test } from './test.ts';

const IN_DIALOG = `<!-- wp:html --><dialog id="cursos">
	<div class="programas-filter"><button data-category="all">Todo</button><button data-category="a">Arte</button></div>
	<div class="programas-grid"><p data-categories="a">A</p><p data-categories="b">B</p></div>
</dialog><!-- /wp:html -->`;

test( 'a filter in a modal dialog is announced where the dialog lets it be heard', async ( {
	page,
	publish,
} ) => {
	const said = await recordAnnouncements( page, 'dialog:modal [aria-live]' );
	await page.goto( await publish( IN_DIALOG ) );
	await page
		.locator( '#cursos' )
		.evaluate( ( dialog ) => ( dialog as HTMLDialogElement ).showModal() );
	await ready( page );
	await expect(
		page.locator( '#cursos > .programas-announcements' )
	).toBeAttached();
	await pill( page, 'Arte' ).click();
	await expect( pill( page, 'Arte' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( page.getByText( 'Filtro aplicado' ) ).toHaveCount( 0 );
	expect( await said() ).toEqual( [ 'Filtro aplicado: Arte' ] );
} );
