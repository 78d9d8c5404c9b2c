import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page, Request } from '@playwright/test';

import { projectRoot } from '../../../tools/shared/project-root.ts';
import { SEARCH_PAGE } from './criteria.ts';
import { hold } from './hold.ts';
import {
	activePills,
	open,
	PAGES,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
	touch,
} from './listing.ts';
import { buildReact19, useReact19 } from './react-19.ts';
import { expect, test } from './test.ts';

/** React's scripts of WordPress, and our module that needs them. */
const REACT = /\/vendor\/react\./;
const REACT_DOM = /\/vendor\/react-dom\./;
const MODULE = /\/build\/listing\/view\/filter-bar\//;
/** Any script of ours. */
const OURS = /\/programs-filter\/build\/.*\.js/;
const LAZY = [ REACT, REACT_DOM, MODULE ];

/** Which of them a page asks for, from now on. */
function requestsOf( page: Page, ...patterns: RegExp[] ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request: Request ) => {
		if ( patterns.some( ( pattern ) => pattern.test( request.url() ) ) ) {
			asked.push( new URL( request.url() ).pathname );
		}
	} );
	return asked;
}

async function expectToFilter( page: Page ): Promise< void > {
	await pill( page, 'Danza' ).click();
	await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'danza' )
	);
}

/** Version of the React that has the pills in its hands. */
const versionAt = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const { React } = window as unknown as { React: { version: string } };
		const owned = Object.keys(
			document.querySelector( '.programas-filter [data-category]' ) ?? {}
		).some( ( key ) => key.startsWith( '__reactProps' ) );

		return owned ? React.version : 'none';
	} );

test( 'React comes when the pills are touched and not before, all files at once, and the first click waits for none: its cards leave as ever', async ( {
	page,
} ) => {
	const asked = requestsOf( page, ...LAZY );
	const release = await hold( page, ...LAZY );
	await page.goto( PAGES.block );
	await touch( page );
	expect( asked ).toEqual( [] );

	await pill( page, 'Danza' ).hover();
	// None of them has an answer yet.
	await expect.poll( () => asked.length ).toBe( 3 );
	for ( const file of LAZY ) {
		expect( asked.filter( ( path ) => file.test( path ) ) ).toHaveLength(
			1
		);
	}
	await page.evaluate( () =>
		addEventListener(
			'click',
			() => {
				const cards = document.querySelectorAll( '.programas-card' );
				Object.assign( window, {
					leaving: [ ...cards ].filter( ( card ) =>
						card.matches( '.is-leaving[inert]:not([hidden])' )
					).length,
				} );
			},
			{ once: true }
		)
	);
	await expectToFilter( page );
	expect(
		await page.evaluate(
			() => ( window as unknown as { leaving: number } ).leaving
		)
	).toBeGreaterThan( 0 );
	release();
	await ready( page );
} );

for ( const [ path, most ] of [
	[ PAGES.block, 4_000 ],
	[ SEARCH_PAGE, 11_250 ],
] as const ) {
	test( `a page that nobody touches loads one script of ours, of at most ${ most } bytes: ${ path }`, async ( {
		page,
	} ) => {
		const asked = requestsOf( page, OURS, ...LAZY );
		await page.goto( path );
		// It had its time.
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					requestIdleCallback( () => requestIdleCallback( resolve ) )
				)
		);
		expect( asked ).toHaveLength( 1 );
		const file = asked.join().replace( /^.*(?=\/build\/)/, projectRoot );
		expect(
			gzipSync( await readFile( file ), { level: 9 } ).length
		).toBeLessThanOrEqual( most );
	} );
}

test( 'it is WordPress’s own, as SCRIPT_DEBUG has it, and our files have none', async ( {
	page,
	site,
} ) => {
	const sent = page.waitForResponse( REACT_DOM );
	await open( page, PAGES.block );

	const url = new URL( ( await sent ).url() );
	expect( url.origin + url.pathname ).toBe(
		`${ site.url }/wp-includes/js/dist/vendor/react-dom.js`
	);
	expect( await versionAt( page ) ).toMatch( /^18\./ );
	for ( const file of [ 'index.js', 'filter-bar/index.js' ] ) {
		expect(
			await readFile(
				join( projectRoot, 'build/listing/view', file ),
				'utf8'
			)
		).not.toMatch( /react\.element|react\.transitional|SECRET_INTERNALS/ );
	}
} );

test.describe( 'React of another plugin that is still on its way', () => {
	test.use( { extraHTTPHeaders: { 'X-Test-React': 'deferred' } } );

	test( 'is waited for when a visitor uses the pills meanwhile', async ( {
		page,
	} ) => {
		const asked = requestsOf( page, REACT, REACT_DOM );
		const modules = requestsOf( page, MODULE );
		const release = await hold( page, REACT_DOM );
		await page.goto( PAGES.block, { waitUntil: 'commit' } );
		await pill( page, 'Danza' ).hover();
		await expect.poll( () => modules.length ).toBe( 1 );
		release();
		await ready( page );
		await expectToFilter( page );
		expect( asked ).toHaveLength( 2 );
	} );
} );

test.describe( 'React 19', () => {
	test.beforeAll( async () => {
		test.setTimeout( 120_000 );
		await buildReact19();
	} );

	// The test fails by itself when React warns.
	test( 'in the place of 18 takes over blocks and markup that a person wrote without a word', async ( {
		context,
		page,
	} ) => {
		await useReact19( context );
		for ( const path of [ PAGES.block, PAGES.handWritten ] ) {
			await open( page, path );
			expect( await versionAt( page ) ).toMatch( /^19\./ );
			const pills = page.locator( '.programas-filter [data-category]' );
			await pills.nth( 1 ).click();
			await expect( pills.nth( 1 ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await page.keyboard.press( 'ArrowRight' );
			await expect( pills.nth( 2 ) ).toBeFocused();
		}
	} );
} );

test.describe( 'under a Content-Security-Policy that lets only scripts with a nonce run', () => {
	// WordPress's preloads and its emoji have none.
	test.use( { expectedProblems: [ /nonce-prueba|\(csp\)/ ] } );

	test( 'React comes', async ( { page } ) => {
		await page.route( PAGES.block, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				headers: {
					...response.headers(),
					'Content-Security-Policy': "script-src 'nonce-prueba'",
				},
				body: ( await response.text() ).replaceAll(
					'<script',
					'<script nonce="prueba"'
				),
			} );
		} );
		await open( page, PAGES.block );
		await expectToFilter( page );
	} );
} );
