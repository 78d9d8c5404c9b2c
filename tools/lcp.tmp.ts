import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chromiumFlags, findChromium } from './chromium/index.ts';
import { renderedPages } from './bench/site/pages.ts';
import { serve, WITHOUT } from './bench/filter/serve.ts';
const pages = await renderedPages( [ 50, 200 ], console.log );
const server = await serve( pages );
const browser = await chromium.launch( { executablePath: await findChromium( () => {} ), args: [ ...chromiumFlags ] } );
const js = readFileSync( 'build/view/index.js', 'utf8' ).replace( /requestIdleCallback\(([a-z])\)/, 'setTimeout(()=>requestIdleCallback($1),500)' );
const all: Record< string, number[] > = { ours: [], none: [], delayed: [] };
for ( let i = 0; i < 10; i++ ) {
	for ( const kind of Object.keys( all ) ) {
		const context = await browser.newContext( { viewport: { width: 1280, height: 900 }, locale: 'es-ES' } );
		await context.addInitScript( () => {
			new PerformanceObserver( ( list ) => { for ( const e of list.getEntries() as any[] ) ( window as any ).lcp = e.startTime; } ).observe( { type: 'largest-contentful-paint', buffered: true } );
		} );
		const page = await context.newPage();
		if ( kind === 'delayed' ) { await page.route( '**/build/view/index.js*', ( r ) => r.fulfill( { body: js, contentType: 'text/javascript' } ) ); }
		const cdp = await context.newCDPSession( page );
		await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		await page.goto( server.address( kind === 'none' ? WITHOUT : 'ours', 50 ) );
		await page.waitForTimeout( 1500 );
		all[ kind ]!.push( Math.round( await page.evaluate( () => ( window as any ).lcp ) ) );
		await context.close();
	}
}
for ( const [ k, v ] of Object.entries( all ) ) { v.sort( ( a, b ) => a - b ); console.log( k, 'median', v[ 5 ], v.join( ' ' ) ); }
await browser.close();
server.stop();
