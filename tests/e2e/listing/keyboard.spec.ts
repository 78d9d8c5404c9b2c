import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';
import {
	activePills,
	open,
	PAGES,
	pill,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';

async function focusFirst( page: Page ): Promise< void > {
	await open( page, PAGES.block );
	await pill( page, 'Todos' ).focus();
}

async function expectFocus(
	page: Page,
	moves: ReadonlyArray< readonly [ key: string, label: string ] >
): Promise< void > {
	for ( const [ key, label ] of moves ) {
		await page.keyboard.press( key );
		await expect( pill( page, label ) ).toBeFocused();
	}
}

test( 'arrows move the focus and wrap, Home and End go to the ends, and nothing is activated', async ( {
	page,
} ) => {
	await focusFirst( page );
	await expectFocus( page, [
		[ 'ArrowRight', 'Artes' ],
		[ 'ArrowRight', 'Danza' ],
		[ 'ArrowLeft', 'Artes' ],
		[ 'ArrowLeft', 'Todos' ],
		[ 'ArrowLeft', 'Niñez y familia' ],
		[ 'ArrowRight', 'Todos' ],
		[ 'End', 'Niñez y familia' ],
		[ 'Home', 'Todos' ],
	] );
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( page ).toHaveURL( PAGES.block );
} );

test( 'Enter and Space activate the focused pill, which keeps the focus', async ( {
	page,
} ) => {
	await focusFirst( page );
	for ( const [ key, label, category ] of [
		[ 'Enter', 'Artes', 'artes' ],
		[ 'Space', 'Danza', 'danza' ],
	] as const ) {
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( key );
		await expect( activePills( page ) ).toHaveText( [ label ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( category )
		);
		await expect( pill( page, label ) ).toBeFocused();
	}
} );

test( 'the row is one tab stop, where the focus was last', async ( {
	page,
} ) => {
	await focusFirst( page );
	await expect( page.locator( '.programas-pill[tabindex="0"]' ) ).toHaveCount(
		1
	);
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.programas-result .is-share' ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( pill( page, 'Artes' ) ).toBeFocused();
} );
