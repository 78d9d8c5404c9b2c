import { relative } from 'node:path';

import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import { announcedSite, type Site } from '../announced-site.ts';

export interface Page {
	status: number;
	headers: Headers;
	html: string;
}

export interface TestedWordPress extends Site {
	/**
	 * Fetches a page as a visitor without cookies. Redirects are not followed.
	 *
	 * @param path With its leading slash, such as "/programas/?categoria=arte".
	 */
	fetchPage: ( path: string, init?: RequestInit ) => Promise< Page >;
	/** Calls a function (see filesOfTest), and undoes what it wrote to the database. */
	inSandbox: CallPhp;
	/** The same, but what it wrote stays for the pages that a test fetches: call `removeContent` at the end. */
	onSite: CallPhp;
	/** Removes what tests wrote with `onSite`. */
	removeContent: () => Promise< void >;
}

/**
 * Where the functions of the test that runs are: in the PHP file beside it (rest.php beside rest.test.ts), else in php/,
 * else they are WordPress's own.
 */
export const filesOfTest = () => ( {
	file: relative(
		TESTS_MOUNT.hostPath,
		expect.getState().testPath ?? ''
	).replace( /\.test\.ts$/, '.php' ),
	load: 'integration/php/load.php',
} );

/**
 * The WordPress of this run, the same for all test files: leave it as you found it.
 */
export function wordpress(): TestedWordPress {
	const site = announcedSite();
	const onSite = callsTo( site, filesOfTest );
	return {
		...site,
		inSandbox: callsTo( site, filesOfTest, 'in_sandbox' ),
		onSite,
		removeContent: () => onSite( 'remove' ),
		fetchPage: async ( path, init ) => {
			const response = await fetch( site.url + path, {
				redirect: 'manual',
				...init,
			} );
			return {
				status: response.status,
				headers: response.headers,
				html: await response.text(),
			};
		},
	};
}
