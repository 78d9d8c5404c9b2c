/** The search in a language into which TranslatePress translates the page after it was made. */
import type { Page } from '@playwright/test';

import { shownCards } from '../../e2e/listing/listing.ts';
import { expect, test } from '../test.ts';

const PAGE = '/en/buscador/';

/** Programs are found by the words of the page that is served, and by no others. */
async function expectWordsOfPage( page: Page ): Promise< void > {
	for ( const words of [ 'stargazing', 'roof terrace' ] ) {
		await page.goto( `${ PAGE }?buscar=${ words }` );
		await expect( shownCards( page ) ).toHaveText( [
			/An evening of stargazing/,
		] );
	}
	for ( const words of [ 'telescopios', 'gettext' ] ) {
		await page.goto( `${ PAGE }?buscar=${ words }` );
		await expect( page.locator( '.programas-empty' ) ).toBeVisible();
		await expect( shownCards( page ) ).toHaveCount( 0 );
	}
}

test.beforeEach( async ( { call, page } ) => {
	// It knows the texts that it has met.
	await page.goto( PAGE );
	await call( 'translate', {
		'Noche de telescopios': 'An evening of stargazing',
		Azotea: 'Roof terrace',
	} );
} );

test( 'programs are found by the words of the page that is served', async ( {
	page,
} ) => {
	await expectWordsOfPage( page );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false, expectedProblems: [ /\(csp\)/ ] } );

	test( 'programs are found by the words of the page that is served', async ( {
		page,
	} ) => {
		await expectWordsOfPage( page );
	} );
} );
