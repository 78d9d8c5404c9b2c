import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { STOPPED_CLOCK } from './clock.ts';
import { hold } from './hold.ts';
import {
	activePills,
	FILTER_BAR,
	PAGES,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';
import { expect, test } from './test.ts';

test.use( STOPPED_CLOCK );

test( 'pills filter while a part of the script hangs; after two minutes it is given up until the next use', async ( {
	page,
} ) => {
	const release = await hold( page, FILTER_BAR );
	const toolbar = page.getByRole( 'toolbar' );
	await page.clock.install();
	await page.goto( PAGES.block );
	for ( const [ label, category ] of [
		[ 'Danza', 'danza' ],
		[ 'Música', 'musica' ],
	] as const ) {
		await pill( page, label ).click();
		await expect( activePills( page ) ).toHaveText( [ label ] );
		await page.clock.fastForward( 1_000 );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( category )
		);
	}
	await page.clock.fastForward( 120_000 );

	const answer = page.waitForResponse( FILTER_BAR );
	release();
	await ( await answer ).finished();
	await page.clock.runFor( 5_000 );
	await expect( toolbar ).toHaveCount( 0 );
	await pill( page, 'Danza' ).click();
	await ready( page );
	await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
} );

/**
 * Another server with the files of a site, which never answers the first request for each. Playwright's own routes would do without the
 * browser's memory, in which requests wait for one another.
 */
async function startHanging(
	site: string
): Promise< { origin: string; requests: string[]; stop: () => void } > {
	const asked = new Set< string >();
	const requests: string[] = [];
	const server = createServer( ( { url = '/' }, response ) => {
		const { pathname } = new URL( url, site );
		requests.push( url );
		if ( asked.has( pathname ) ) {
			void fetch( site + pathname ).then( async ( answer ) => {
				response
					.setHeader( 'Access-Control-Allow-Origin', '*' )
					.setHeader( 'Content-Type', 'text/javascript' )
					.end( await answer.text() );
			} );
		}
		asked.add( pathname );
	} );
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
	return {
		requests,
		origin: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

test.describe( 'with another server for the script', () => {
	// The header of pages from memory would have it asked for its leave first.
	test.use( { asksServer: true } );

	test( 'what hangs is asked for again at another address, and comes though the browser still waits for the first answer', async ( {
		page,
		site,
	} ) => {
		const { origin, requests, stop } = await startHanging( site.url );
		try {
			await page.clock.install();
			// Before a script of the page can read it.
			await page.addInitScript(
				( [ from, to ] ) => {
					const observer = new MutationObserver( () => {
						const data = document.getElementById(
							'wp-script-module-data-programs-filter/view'
						);
						if ( data?.textContent.trim().endsWith( ']' ) ) {
							observer.disconnect();
							data.textContent = data.textContent.replaceAll(
								from,
								to
							);
						}
					} );
					observer.observe( document, {
						childList: true,
						subtree: true,
						characterData: true,
					} );
				},
				[
					`${ site.url }/wp-content/`,
					`${ origin }/wp-content/`,
				] as const
			);
			await page.goto( PAGES.block );
			await pill( page, 'Danza' ).click();
			await page.clock.runFor( 1_000 );
			await page.clock.fastForward( 120_000 );
			await page.clock.runFor( 5_000 );
			await pill( page, 'Música' ).click();
			await ready( page );
			await expect( activePills( page ) ).toHaveText( [ 'Música' ] );
			// Whether a browser waits with a request for the same address differs by what it remembers: another address is never joined.
			expect(
				requests.filter( ( url ) => url.includes( 'filter-bar' ) )
			).toEqual( [
				expect.stringMatching( /\?ver=\w+$/ ),
				expect.stringMatching( /\?ver=\w+\?2$/ ),
			] );
		} finally {
			stop();
		}
	} );
} );
