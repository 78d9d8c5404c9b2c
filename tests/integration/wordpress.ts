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
	/**
	 * Runs PHP with the functions of php/ at hand, and undoes what it wrote to the database.
	 *
	 * @param code The body of a function.
	 * @return What it returned.
	 */
	inSandbox: < Result >( code: string ) => Promise< Result >;
	/** The same, but what it wrote stays for the pages that a test fetches: call `removeContent` at the end. */
	onSite: < Result >( code: string ) => Promise< Result >;
	/** Removes what tests wrote with `onSite`. */
	removeContent: () => Promise< void >;
}

/**
 * The WordPress of this run, the same for all test files: leave it as you found it.
 */
export function wordpress(): TestedWordPress {
	const site = announcedSite();
	const run = async < Result >( code: string ) =>
		JSON.parse(
			await site.runPhp(
				`namespace ProgramsFilter\\Tests; require_once '${ PHP }/load.php'; ${ code }`
			)
		) as Result;
	const onSite = < Result >( code: string ) =>
		run< Result >( `report( ( static function () { ${ code } } )() );` );
	return {
		...site,
		inSandbox: ( code ) =>
			run( `in_sandbox( static function () { ${ code } } );` ),
		onSite,
		removeContent: async () => {
			await onSite( 'remove();' );
		},
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

/** Where PHP sees the folder php/. */
export const PHP = '/tests';
