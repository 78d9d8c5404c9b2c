/**
 * What a visitor sees and uses of a listing with more criteria than the category.
 */
import { expect, type Locator, type Page } from '@playwright/test';

import { shownCards, titles, touch } from './listing.ts';

/** All criteria that the demo's programs have, and twelve cards at first. */
export const SEARCH_PAGE = '/buscador/';

export const ALL_CRITERIA =
	'<!-- wp:programs-filter/programas {"filters":["buscar","categoria","cuando","gratis","plazas","edad","precio"]} /-->';

/** The same, with days, hours and the order, seven cards at first. */
export const WALKED = ALL_CRITERIA.replace(
	'"plazas"',
	'"plazas","fechas","horario","orden"'
).replace( '"filters"', '"perPage":7,"filters"' );

/** A base that is not the address of the page: links with nothing but a query lead there. */
export const OTHER_BASE =
	'<!-- wp:html --><base href="/other/"><!-- /wp:html -->';

/** Opens a page, and touches it when its criteria are in the script's hands. */
export async function openCriteria(
	page: Page,
	path: string
): Promise< void > {
	await page.goto( path );
	await expect( page.locator( '.programas-grid' ).first() ).toBeAttached();
	await expect( page.locator( '[data-waits]' ) ).toHaveCount( 0 );
	await touch( page );
}

export const searchField = ( page: Page ) => page.getByRole( 'searchbox' );

export const chips = ( page: Page ) => page.locator( '.programas-chip' );

/** Titles that are shown, without those that fade out. */
export const shownTitles = ( page: Page ): Promise< string[] > =>
	titles(
		shownCards( page ).and( page.locator( ':not([inert])' ) )
	).allTextContents();

/** Titles that the server shows under the address that the page has now. */
export async function titlesOfServer( page: Page ): Promise< string[] > {
	return page.evaluate( async () => {
		const response = await fetch( window.location.href );
		const answer = new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		return [
			...answer.querySelectorAll(
				'.programas-grid > :not([hidden]) :is(h2, h3)'
			),
		].map( ( title ) => title.textContent );
	} );
}

/**
 * Waits until the page shows the cards that the server shows under the page's address: what is far away comes when the frame is on
 * the screen, and the address of what is typed when typing pauses.
 *
 * @param page
 * @param message What was done, for who reads the failure.
 */
export async function expectCardsOfServer(
	page: Page,
	message?: string
): Promise< void > {
	await expect( async () => {
		expect( await shownTitles( page ), message ).toEqual(
			await titlesOfServer( page )
		);
	} ).toPass( { timeout: 20_000 } );
}

/** Does something in the panel that has all filters. */
export async function inPanel(
	page: Page,
	use: ( panel: Locator ) => Promise< unknown >
): Promise< void > {
	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	const panel = page.getByRole( 'dialog', { name: 'Filtros' } );
	await use( panel );
	// Escape would empty a field.
	await panel.getByRole( 'button', { name: 'Cerrar' } ).click();
	await expect( panel ).toBeHidden();
}

/** Ticks a box in it, or takes its tick away. */
export const tick = (
	page: Page,
	name: string,
	isTicked = true
): Promise< void > =>
	inPanel( page, ( panel ) =>
		panel.getByRole( 'checkbox', { name } ).setChecked( isTicked )
	);

/** Chooses a time in it; '' takes it back. */
export const chooseTime = ( page: Page, value: string ): Promise< void > =>
	inPanel( page, async ( panel ) => {
		await panel.getByText( 'Más', { exact: true } ).click();
		await panel
			.locator( value ? `[value="${ value }"]` : '[type=radio]:checked' )
			.click();
	} );

/** A field of it, by its name. */
export const fieldOf = ( page: Page, name: string ) =>
	page.locator( `.programas-filters__fields [name=${ name }]` );
