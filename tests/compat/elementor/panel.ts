/**
 * Elementor's editor, as a person uses it.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect } from '../test.ts';

/** What an editor sees of the page that is being made. */
export const canvas = ( page: Page ): FrameLocator =>
	page.frameLocator( '#elementor-preview-iframe' );

/** The listing in the canvas. */
export const listing = ( page: Page ): Locator =>
	canvas( page ).locator( '.programas' );

/** A control of the widget that is chosen. */
export const control = ( page: Page, name: string ): Locator =>
	page.locator( `#elementor-controls .elementor-control-${ name }` );

/** Opens the editor of a page. */
export async function openEditor( page: Page, id: number ): Promise< void > {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=elementor`, {
		waitUntil: 'commit',
	} );
	await expect( canvas( page ).locator( 'body' ) ).toHaveClass(
		/elementor-editor-active/,
		{ timeout: 120_000 }
	);
	await expect( page.locator( '#elementor-loading' ) ).toBeHidden();
}

/** Finds the widget by words, and puts it into the page. */
export async function insert( page: Page, words: string ): Promise< void > {
	await page.getByPlaceholder( 'Search Widget...' ).fill( words );
	const found = page
		.locator( '#elementor-panel-elements .elementor-element' )
		.filter( { visible: true } );
	await expect( found ).toHaveText( [ /^\s*Programas\s*$/ ] );
	await found.click();
	await expect( control( page, 'categories' ) ).toBeVisible();
}

/** Opens a section of the panel, by the tab that it is in. */
export async function openSection(
	page: Page,
	tab: 'content' | 'style',
	section: string
): Promise< void > {
	await page.locator( `.elementor-tab-control-${ tab }` ).click();
	const head = control( page, `programas_${ section }` );
	await head.click();
	await expect( head ).toHaveClass( /e-open/ );
}

/** Chooses one more of several. */
export async function chooseOneMore(
	page: Page,
	name: string,
	label: string
): Promise< void > {
	await control( page, name ).locator( '.select2-selection' ).click();
	await page
		.locator( '.select2-results__option' )
		.filter( { hasText: label } )
		.first()
		.click();
}

/** Types a color as its picker takes it. */
export async function chooseColor(
	page: Page,
	name: string,
	color: string
): Promise< void > {
	await control( page, name ).locator( '.pcr-button' ).click();
	const picker = page.locator( '.pcr-app.visible' );
	await picker.locator( '.pcr-result' ).fill( color );
	await picker.locator( '.pcr-result' ).press( 'Enter' );
	// It closes when anything else is pressed.
	await control( page, name ).locator( 'label' ).first().click();
	await expect( picker ).toHaveCount( 0 );
}

/** Publishes what was made, and waits until it is. */
export async function publishPage( page: Page ): Promise< void > {
	const saved = page.waitForResponse(
		( response ) =>
			response.url().includes( 'admin-ajax.php' ) &&
			( response.request().postData() ?? '' ).includes( 'save_builder' )
	);
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	expect( ( await saved ).status() ).toBe( 200 );
}
