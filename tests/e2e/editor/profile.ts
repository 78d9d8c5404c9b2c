import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserType, Page } from '@playwright/test';
import type { Session } from './editor-wordpress.ts';

/** A browser profile that stays in use. */
export interface Profile {
	/** An empty page, the only one, of a user who is signed in and was never here, but for what the browser has loaded before. */
	newcomer: ( session: Session ) => Promise< Page >;
	close: () => Promise< void >;
}

/**
 * Opens a browser with a profile on the disk: it keeps the files of the editor, and what it compiled of them. That is a quarter of the
 * work of opening one, and a context of its own for each test keeps nothing.
 *
 * @param browser How to start one.
 * @param url     Address of the site.
 * @param options Of each page.
 */
export async function openProfile(
	browser: BrowserType,
	url: string,
	options: Parameters< BrowserType[ 'launchPersistentContext' ] >[ 1 ]
): Promise< Profile > {
	const folder = await mkdtemp(
		join( tmpdir(), 'programs-filter-profile-' )
	);
	const context = await browser.launchPersistentContext( folder, {
		...options,
		baseURL: url,
	} );

	return {
		newcomer: async ( { cookies } ) => {
			const old = context.pages();
			// First the new one: without a page the browser would end.
			const page = await context.newPage();
			await Promise.all( old.map( ( one ) => one.close() ) );
			await context.unrouteAll();
			await context.setOffline( false );
			await context.clearCookies();
			const devTools = await context.newCDPSession( page );
			await devTools.send( 'Storage.clearDataForOrigin', {
				origin: url,
				storageTypes: 'local_storage,indexeddb,service_workers',
			} );
			await devTools.detach();
			await context.addCookies( cookies );
			return page;
		},
		close: async () => {
			await context.close();
			await rm( folder, { recursive: true, force: true } );
		},
	};
}
