import type { Page } from '@playwright/test';
import { chromiumArgs } from '../chromium-args.ts';
import { expect, test } from './test.ts';
import {
	activePills,
	open,
	PAGES,
	pill,
	shownCards,
	titlesOf,
} from './listing.ts';

test.use( {
	launchOptions: {
		executablePath: process.env.CHROMIUM_PATH ?? '',
		args: [ ...chromiumArgs ],
		// Playwright turns the cache off.
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	},
} );

/** The browser keeps no page that still waits for something: the pictures of a category, for example. */
function requestsOf( page: Page ): { outstanding: number } {
	const requests = { outstanding: 0 };
	page.on( 'request', () => requests.outstanding++ );
	page.on( 'requestfinished', () => requests.outstanding-- );
	page.on( 'requestfailed', () => requests.outstanding-- );
	return requests;
}

test( 'a page out of the back/forward cache goes on where it was', async ( {
	page,
} ) => {
	const requests = requestsOf( page );
	await open( page, PAGES.block );
	await page.evaluate( () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			document.documentElement.dataset.persisted = String( persisted );
		} )
	);
	await pill( page, 'Música' ).click();
	await expect( page ).toHaveURL( /categoria=musica/ );
	await page.waitForLoadState();
	await expect.poll( () => requests.outstanding ).toBe( 0 );
	await page.getByRole( 'link', { name: 'Coro abierto' } ).click();
	await expect( page ).toHaveURL( /\/programa\// );
	// It takes the place of the first only once it has loaded.
	await page.waitForLoadState();

	// Not goBack(), which waits for the page to load: it does not load.
	await page.evaluate( () => history.back() );
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-persisted',
		'true'
	);
	await expect( activePills( page ) ).toHaveText( [ 'Música' ] );
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'musica' ).length
	);
	await page.evaluate( () => history.back() );
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( shownCards( page ) ).toHaveCount( 24 );
} );
