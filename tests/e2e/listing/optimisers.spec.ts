/**
 * What optimisers make of a page, imitated: they move, delay, double or block scripts, and keep pages for longer than a version.
 */
import { type Page } from '@playwright/test';

import {
	chips,
	openCriteria,
	SEARCH_PAGE,
	searchField,
	shownTitles,
	titlesOfServer,
} from './criteria.ts';
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

const VIEW = /<script[^>]+build\/view\/index\.js[^>]*><\/script>/;
const IMPORT_MAP = /<script[^>]+type="importmap"[\s\S]*?<\/script>/;

/** Changes the HTML of pages on its way to the browser. */
async function rewrite(
	page: Page,
	change: ( html: string ) => string,
	headers: Record< string, string > = {},
	pages = '**/programas/**'
): Promise< void > {
	await page.route( pages, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch();
		const html = await response.text();
		const body = change( html );
		await route.fulfill( {
			response,
			body,
			headers: { ...response.headers(), ...headers },
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
	expect( new URL( page.url() ).searchParams.get( 'categoria' ) ).toBe(
		'danza'
	);
}

const MOVES: Record< string, ( html: string ) => string > = {
	'delayed until somebody moves': ( html ) => {
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
	'with the version taken from its address': ( html ) =>
		html.replace( /(build\/view\/[^"?]+)\?ver=[^"&]+/g, '$1' ),
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

test( 'with a script that is there twice pills respect what is searched', async ( {
	page,
} ) => {
	await rewrite( page, twice, {}, `**${ SEARCH_PAGE }**` );
	await openCriteria( page, SEARCH_PAGE );
	await searchField( page ).fill( 'baile' );
	await expect( chips( page ) ).toHaveCount( 1 );
	await pill( page, 'Danza' ).click();
	await expect( page ).toHaveURL( /danza/ );
	const expected = await titlesOfServer( page );
	expect( expected ).toHaveLength( 2 );
	await expect.poll( () => shownTitles( page ) ).toEqual( expected );
} );

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
		await page.route( '**/build/view/**', ( route ) => route.abort() );
		await page.goto( PAGES.block );
		await expectToWork( page );
	} );
} );

/** WordPress's own modules need the import map. */
const OF_WORDPRESS =
	/^uncaught: Failed to resolve module specifier "@wordpress\//;

test.describe( 'without an import map', () => {
	test.use( { expectedProblems: [ OF_WORDPRESS ] } );

	test( 'cards are there and pills work', async ( { page } ) => {
		await rewrite( page, ( html ) =>
			html.replace( part( html, IMPORT_MAP ), '' )
		);
		await page.goto( PAGES.block );
		await expectToWork( page );
	} );
} );

test.describe( 'under a Content-Security-Policy without unsafe-inline', () => {
	test.use( {
		expectedProblems: [
			new RegExp(
				`Content Security Policy|\\(csp\\)|${ OF_WORDPRESS.source }`
			),
		],
	} );

	test( 'cards are there and pills work', async ( { page } ) => {
		await rewrite( page, ( html ) => html, {
			'content-security-policy':
				"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:",
		} );
		await page.goto( PAGES.block );
		await expectToWork( page );
	} );
} );
