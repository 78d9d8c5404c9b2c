/**
 * Groups and grids that come after load, as in a page builder's editor.
 */
import { activePills, open, PAGES, pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const HTML = `<section id="nuevo">
	<div class="programas-filter" data-target="#nuevo .programas-grid">
		<button data-category="all" aria-pressed="true">Cualquiera</button>
		<button data-category="teatro">Teatro</button>
	</div>
	<div class="programas-grid">
		<p data-categories="teatro">Comedia</p>
		<p data-categories="cine">Película</p>
	</div>
</section>`;

test( 'a group and a grid that are added to the page work', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await page.locator( 'main' ).evaluate( ( main, html ) => {
		main.insertAdjacentHTML( 'beforeend', html );
	}, HTML );
	const added = page.locator( '#nuevo' );
	await pill( added, 'Teatro' ).click();
	await expect( shownCards( added ) ).toHaveText( [ 'Comedia' ] );
	await expect( activePills( page ) ).toHaveText( [ 'Todos', 'Teatro' ] );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( pill( added, 'Cualquiera' ) ).toBeFocused();
} );

test( 'cards that are added follow the present choice', async ( { page } ) => {
	await open( page, PAGES.handWritten );
	await pill( page, 'Ribera' ).click();
	const grid = page.locator( '#salidas' );
	await expect( grid.locator( ':scope > :not([hidden])' ) ).toHaveCount( 2 );
	await grid.evaluate( ( element ) => {
		element.insertAdjacentHTML(
			'beforeend',
			'<article data-categories="sierra">Cumbre</article><article data-categories="ribera">Orilla</article>'
		);
	} );
	await expect( grid.getByText( 'Cumbre' ) ).toBeHidden();
	await expect( grid.getByText( 'Orilla' ) ).toBeVisible();
	await pill( page, 'Todas' ).click();
	await expect( grid.locator( ':scope > :not([hidden])' ) ).toHaveCount( 5 );
} );
