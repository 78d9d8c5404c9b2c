/**
 * A random walk over the demo's pages: whatever a visitor does, the cards that are shown are those of the active pill, and where
 * no pill can be pressed nothing is hidden.
 */
import type { Page } from '@playwright/test';

import { PAGES } from './listing.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { expect, test } from './test.ts';

const SEEDS = [ 1, 2, 3, 4 ];
const STEPS = 25;
/** The pages of the demo. */
const PATHS = [ '/', ...Object.values( PAGES ) ];
const QUERIES = [
	'',
	'?categoria=musica',
	'?categoria=artes',
	'?categoria=ribera',
];
const PILLS = '.programas-filter [data-category]';

/** What is wrong with the page: each grid with a card that should not be shown, or not be hidden. */
const wrongIn = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const gridOf = ( group: Element ): Element | null => {
			const target = group.getAttribute( 'data-target' );
			const found = target
				? document.querySelector( target )
				: group.closest( '.programas' );
			return found?.matches( '.programas-grid' )
				? found
				: ( found ?? document ).querySelector( '.programas-grid' );
		};
		const groups = [ ...document.querySelectorAll( '.programas-filter' ) ];
		return [ ...document.querySelectorAll( '.programas-grid' ) ].flatMap(
			( grid, index ) => {
				const active = groups
					.filter( ( group ) => gridOf( group ) === grid )
					.map( ( group ) =>
						group.querySelector< HTMLElement >(
							'[aria-pressed="true"]'
						)
					);
				// Without script nothing else may be pressed than what the server says; a grid without pills shows all.
				const category = active[ 0 ]?.dataset.category ?? 'all';
				return [ ...grid.children ].flatMap( ( card ) => {
					const wanted =
						category === 'all' ||
						( card.getAttribute( 'data-categories' ) ?? '' )
							.split( ' ' )
							.includes( category );
					const { hidden, inert } = card as HTMLElement;
					return wanted === ( hidden || inert )
						? `grid ${ index } under ${ category }: ${ card.querySelector( 'h2, h3' )?.textContent }`
						: [];
				} );
			}
		);
	} );

/** Does a step, and says what it did. */
async function step(
	page: Page,
	random: ( limit: number ) => number
): Promise< string > {
	const kind = random( 12 );
	const pills = page.locator( PILLS );
	const count = await pills.count();
	if ( kind < 5 && count > 0 ) {
		const index = random( count );
		await pills.nth( index ).click();
		return `click ${ index }`;
	}
	if ( kind < 7 && count > 0 ) {
		const index = random( count );
		const key = [ 'ArrowLeft', 'ArrowRight', 'End' ][ random( 3 ) ] ?? '';
		await pills.nth( index ).focus();
		await page.keyboard.press( key );
		await page.keyboard.press( 'Enter' );
		return `${ key } and Enter from ${ index }`;
	}
	if ( kind < 8 ) {
		await page.reload();
		return 'reload';
	}
	if ( kind < 9 ) {
		await page.goBack();
		if ( page.url() === 'about:blank' ) {
			await page.goForward();
		}
		return 'back';
	}
	if ( kind < 10 ) {
		await page.goForward();
		return 'forward';
	}
	const path = PATHS[ random( PATHS.length ) ] ?? '/';
	const query = QUERIES[ random( QUERIES.length ) ] ?? '';
	// After Back to an entry of an earlier load, WordPress's Interactivity API loads the page anew: that may be under way.
	await expect( async () => {
		await page.goto( path + query );
	} ).toPass( { timeout: 10_000 } );
	return path + query;
}

for ( const seed of SEEDS ) {
	test( `the cards are those of the active pill at each of ${ STEPS } random steps over all pages, seed ${ seed }`, async ( {
		page,
	} ) => {
		test.setTimeout( 180_000 );
		const random = randomNumbers( seed * 7919 );
		await page.goto( PAGES.twoFilters );
		const steps: string[] = [];
		while ( steps.length < STEPS ) {
			steps.push( await step( page, random ) );
			// A pill that is used before the script runs sends its form: the page that answers is asked.
			await expect( async () => {
				expect( await wrongIn( page ), steps.join( ', ' ) ).toEqual(
					[]
				);
			} ).toPass( { timeout: 10_000 } );
		}
	} );
}
