/**
 * What optimizers make of a page, imitated: they move, delay, double or block scripts, and keep pages for longer than a version.
 */
import { type Page } from '@playwright/test';

import {
	activePills,
	PAGES,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';
import { expect, test } from './test.ts';

const VIEW = /<script[^>]+build\/listing\/view\/index\.js[^>]*><\/script>/;

/** Changes the HTML of pages on its way to the browser. */
async function rewrite(
	page: Page,
	change: ( html: string ) => string
): Promise< void > {
	await page.route( '**/programas/**', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: change( await response.text() ),
		} );
	} );
}

/** The part of a page that a pattern finds, of which there has to be one. */
function part( html: string, pattern: RegExp ): string {
	const [ found ] = pattern.exec( html ) ?? [];
	if ( found === undefined ) {
		throw new Error( `The page has nothing like ${ String( pattern ) }.` );
	}
	return found;
}

/** All cards, and a pill that filters: in the page, or as what the server answers. */
async function expectToWork( page: Page ): Promise< void > {
	await expect( shownCards( page ) ).toHaveCount( 24 );
	await pill( page, 'Danza' ).click();
	await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'danza' )
	);
	await expect( page ).toHaveURL( /[?&]categoria=danza/ );
}

const MOVES: Record< string, ( html: string ) => string > = {
	'delayed until the visitor moves': ( html ) => {
		const script = part( html, VIEW );
		return html
			.replace(
				script,
				script.replace( /type="module"/, 'type="delayed"' )
			)
			.replace(
				'</body>',
				`<script>addEventListener( 'pointermove', () => {
					for ( const delayed of document.querySelectorAll( '[type=delayed]' ) ) {
						const script = document.createElement( 'script' );
						script.type = 'module';
						script.src = delayed.src;
						delayed.replaceWith( script );
					}
				} );</script></body>`
			);
	},
	'asked for as that of a version before': ( html ) =>
		html.replace( /(build\/[^"?]+\?ver=)[^"&]+/g, '$1old' ),
};

for ( const [ how, change ] of Object.entries( MOVES ) ) {
	test( `with a script that is ${ how } cards are there and pills work`, async ( {
		page,
	} ) => {
		await rewrite( page, change );
		await page.goto( PAGES.block );
		await expectToWork( page );
	} );
}

/** The page's script once more, under another address. */
function twice( html: string ): string {
	const script = part( html, VIEW );
	return html.replace(
		script,
		() =>
			script +
			script
				.replace( /index\.js[^"]*/, 'index.js?again' )
				.replace( / id="[^"]*"/, '' )
	);
}

test( 'with a script that is there twice a choice is said once and is one step of Back', async ( {
	page,
} ) => {
	await rewrite( page, twice );
	await page.goto( PAGES.block );
	await ready( page );
	await expectToWork( page );
	await expect( page.locator( '.programas-announcements p' ) ).toHaveCount(
		1
	);
	await page.goBack();
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( page ).toHaveURL( PAGES.block );
} );

test.describe( 'with a script that is blocked', () => {
	test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

	test( 'cards are there and pills load the filtered page', async ( {
		page,
	} ) => {
		await page.route( '**/build/listing/view/**', ( route ) =>
			route.abort()
		);
		await page.goto( PAGES.block );
		await expectToWork( page );
	} );
} );
