import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page, Request } from '@playwright/test';

import { projectRoot } from '../../../tools/shared/project-root.ts';
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
} from './listing.ts';
import { buildReact19, useReact19 } from './react-19.ts';
import { expect, test } from './test.ts';

/** React's scripts of WordPress, and our module that needs them. */
const REACT = /\/vendor\/react\./;
const REACT_DOM = /\/vendor\/react-dom\./;
const MODULE = /\/build\/listing\/view\/filter-bar\//;
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

/** A browser that is never idle: only a sign of interest is left. */
async function neverIdle( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		window.requestIdleCallback = () => 0;
	} );
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

test( 'React comes at the first sign of interest and not before, all files at once', async ( {
	page,
} ) => {
	await neverIdle( page );
	const asked = requestsOf( page, ...LAZY );
	const release = await hold( page, ...LAZY );
	await page.goto( PAGES.block );
	expect( asked ).toEqual( [] );

	await pill( page, 'Danza' ).hover();
	// None of them has an answer yet.
	await expect.poll( () => asked.length ).toBe( 3 );
	for ( const file of LAZY ) {
		expect( asked.filter( ( path ) => file.test( path ) ) ).toHaveLength(
			1
		);
	}
	release();
	await ready( page );
	await expectToFilter( page );
} );

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
		await neverIdle( page );
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
