/**
 * Cards that stay move up when the others are gone. A click has two halves, and both have to meet the same card.
 */
import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';
import { STOPPED_CLOCK, openAndStopClock } from './clock.ts';
import { PAGES, pill, shownCards, titlesOf } from './listing.ts';

test.use( {
	...STOPPED_CLOCK,
	// All cards at once: those that leave fade, and the others move up only then.
	viewport: { width: 1280, height: 3000 },
} );

/** Chooses "Música", and presses on a card that stays for longer than the others take to leave. */
async function pressOnCard( page: Page ): Promise< void > {
	await openAndStopClock( page, PAGES.block );
	await pill( page, 'Música' ).click();
	const box = await page
		.getByRole( 'link', { name: 'Coro abierto' } )
		.boundingBox();
	await page.mouse.move( ( box?.x ?? 0 ) + 4, ( box?.y ?? 0 ) + 4 );
	await page.mouse.down();
	await page.clock.runFor( 1000 );
}

test( 'a visitor who presses on a card while others leave opens that card', async ( {
	page,
} ) => {
	await pressOnCard( page );
	await page.mouse.up();

	await expect( page ).toHaveURL( /\/programa\/coro-abierto\// );
} );

test( 'cards that leave are hidden when a visitor lets go elsewhere, and not before', async ( {
	page,
} ) => {
	await pressOnCard( page );
	const leaving = page.locator( '.programas-card.is-leaving:not([hidden])' );
	await expect( leaving ).not.toHaveCount( 0 );

	await page.mouse.move( 2, 2 );
	await page.mouse.up();
	await page.clock.runFor( 300 );
	await expect( leaving ).toHaveCount( 0 );
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'musica' ).length
	);
} );
