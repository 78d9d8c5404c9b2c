import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';

/** Where the files are that a page asks for because of a listing: this plugin's, and WordPress's React. */
const FILES =
	/\/plugins\/programs-filter\/(.+)|\/(wp-includes\/.*\/react[^/]*)$/;

/** How long a page is watched after it has loaded, in milliseconds. */
const WATCH_MS = 2000;

/** What a page asks for because of a listing. */
export interface Requests {
	/** Before the browser is idle and before a visitor comes near the pills. */
	eager: string[];
	/** From then on. */
	lazy: string[];
}

/**
 * Opens a page twice, once in a browser that is never idle.
 *
 * @param address Address.
 */
export async function requestsOf( address: string ): Promise< Requests > {
	const browser = await chromium.launch( {
		executablePath: await findChromium(),
		args: [ ...chromiumFlags ],
	} );
	const open = async ( idle: boolean ): Promise< string[] > => {
		const page = await browser.newPage();
		const files: string[] = [];
		page.on( 'request', ( request ) => {
			const [ , own, react ] =
				FILES.exec( new URL( request.url() ).pathname ) ?? [];
			const file = own ?? react;
			if ( file !== undefined ) {
				files.push( file );
			}
		} );
		if ( ! idle ) {
			await page.addInitScript( () => {
				window.requestIdleCallback = () => 0;
			} );
		}
		await page.goto( address, { waitUntil: 'load' } );
		await sleep( WATCH_MS );
		await page.close();

		return files;
	};
	try {
		const eager = await open( false );
		const all = await open( true );

		return {
			eager,
			lazy: all.filter( ( file ) => ! eager.includes( file ) ),
		};
	} finally {
		await browser.close();
	}
}
