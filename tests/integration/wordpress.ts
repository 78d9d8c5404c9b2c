import { announcedSite, type Site } from '../site/site.ts';

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
}

/**
 * The WordPress of this run, the same for all test files: leave it as you found it.
 */
export function wordpress(): TestedWordPress {
	const site = announcedSite();
	return {
		...site,
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
