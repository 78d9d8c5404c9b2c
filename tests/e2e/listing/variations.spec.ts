import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from '../axe.ts';
import { allSeen } from './contrast.ts';
import { openCriteria, SEARCH_PAGE } from './criteria.ts';
import { expect, test } from './test.ts';

/** The style variations of Twenty Twenty-Five, and none. */
const VARIATIONS = [
	'',
	'01-evening',
	'02-noon',
	'03-dusk',
	'04-afternoon',
	'05-twilight',
	'06-morning',
	'07-sunrise',
	'08-midnight',
];

/** What has a frame by which it is known. */
const CONTROLS =
	'.programas-pill, .programas-choice, .programas-search, .programas-chip, .programas-suggestion, .programas-filters__open, .programas-more__link';

/** Gives a page the look of a variation, without loading it anew. */
const wear = ( page: Page, variation: string ): Promise< void > =>
	page.evaluate( async ( name ) => {
		const css = ( inPage: Document ) =>
			inPage.getElementById( 'global-styles-inline-css' ) ??
			inPage.createElement( 'style' );
		const answer = await fetch( '/', {
			headers: { 'X-Test-Variation': name },
		} );
		const other = new DOMParser().parseFromString(
			await answer.text(),
			'text/html'
		);
		css( document ).textContent = css( other ).textContent;
		// Filters that stay at hand look again what is behind them.
		dispatchEvent( new Event( 'resize' ) );
		await new Promise( requestAnimationFrame );
	}, variation );

/** Texts by axe, and the frames of the controls by the rule for what is no text (WCAG 1.4.11). */
async function expectContrast( page: Page, part: string ): Promise< void > {
	await expectNoAxeViolations( page, part, [ 'color-contrast' ] );
	const controls = page.locator( part ).locator( CONTROLS );
	const pale = ( await allSeen( controls.filter( { visible: true } ) ) )
		.filter( ( { fill, frame } ) => Math.max( fill, frame ) < 3 )
		.map( ( { label, frame } ) => `${ label }: ${ frame }` );
	expect( pale, 'frames' ).toEqual( [] );
}

test.use( {
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
} );

/** Looks at a page in each variation. */
async function inEachVariation(
	page: Page,
	look: () => Promise< void >
): Promise< void > {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	for ( const variation of VARIATIONS ) {
		await test.step( variation, async () => {
			await wear( page, variation );
			await look();
		} );
	}
}

test( 'what is chosen, cards and the sheet can be told from what is behind them in every style variation of the theme', async ( {
	page,
} ) => {
	await openCriteria(
		page,
		`${ SEARCH_PAGE }?categoria=artes&cuando=este-mes`
	);
	await inEachVariation( page, async () => {
		await expectContrast( page, '.programas' );
		await page.getByRole( 'button', { name: /^Filtros/ } ).tap();
		await expectContrast( page, '.programas-sheet' );
		await page.keyboard.press( 'Escape' );
	} );
} );

test( 'so can the suggestions of the empty state', async ( { page } ) => {
	await openCriteria( page, `${ SEARCH_PAGE }?buscar=ceramca&gratis=1` );
	await expect(
		page.locator( '.programas-suggestions > *' )
	).not.toHaveCount( 0 );
	await inEachVariation( page, () => expectContrast( page, '.programas' ) );
} );

test( 'so can the facts of a program', async ( { page } ) => {
	await page.goto( '/programa/noche-de-telescopios/' );
	await inEachVariation( page, () =>
		expectContrast( page, '.programas-page' )
	);
} );
