/**
 * What a visitor sees and uses of a listing.
 */
import { expect, type Locator, type Page } from '@playwright/test';

import programs from '../../../demo/content/programs.json' with { type: 'json' };
import categories from '../../../demo/content/categories.json' with { type: 'json' };

export const PAGES = {
	block: '/programas/',
	shortcode: '/programas-shortcode/',
	twoFilters: '/dos-filtros/',
	handWritten: '/a-mano/',
	custom: '/a-medida/',
} as const;

export const FILTER_BAR = '**/build/listing/view/filter-bar/index.js*';

/** Opens a page, and waits until its pills are in React's hands. */
export async function open( page: Page, path: string ): Promise< void > {
	await page.goto( path );
	await ready( page );
}

/** Touches the page, and waits for what that brings: motion, and what watches cards and sticky filters. */
export async function touch( page: Page ): Promise< void > {
	await page.locator( 'body' ).dispatchEvent( 'pointerover' );
	await page.evaluate(
		"import( 'programs-filter/reveal' ).then( () => {} )"
	);
}

/** Touches the pills, and waits for React: the group becomes a toolbar then. */
export async function ready( page: Page ): Promise< void > {
	await touch( page );
	await page
		.locator( '.programas-filter [data-category]:visible' )
		.first()
		.dispatchEvent( 'pointerover' );
	await expect( page.getByRole( 'toolbar' ).first() ).toBeVisible();
}

export const pill = ( root: Locator | Page, label: string ): Locator =>
	root
		.locator( '.programas-filter [data-category]:not(.programas-sheet *)' )
		.filter( { hasText: new RegExp( `^${ label }( \\d+)?$` ) } );

export const activePills = ( root: Locator | Page ): Locator =>
	root.locator(
		'.programas-filter [data-category][aria-pressed="true"]:not(.programas-sheet *)'
	);

/** Cards that are not hidden; those that fade out are among them. */
export const shownCards = ( root: Locator | Page ): Locator =>
	root.locator( '.programas-grid > :not([hidden])' );

export const titles = ( cards: Locator ): Locator => cards.locator( 'h2, h3' );

/** The titles that the demo's page shows for a category, in the editor's order: of its content, not of the plugin's markup. */
export function titlesOf( category: string ): string[] {
	const parents = new Map(
		categories.map( ( { slug, parent } ) => [ slug, parent ] )
	);
	const isIn = ( slug: string | null ): boolean =>
		slug !== null &&
		( slug === category || isIn( parents.get( slug ) ?? null ) );

	return programs
		.filter(
			( program ) => category === 'all' || program.categories.some( isIn )
		)
		.sort( ( a, b ) => a.menuOrder - b.menuOrder )
		.map( ( { title } ) => title );
}
