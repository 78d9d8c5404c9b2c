import type { Combination } from '../tools/shared/combinations.ts';
import { type Control, control } from '../tools/shared/site/control.ts';

/**
 * What a test can do with the WordPress that its suite started.
 */
export interface Site extends Control, Combination {
	/** Address, without a slash at the end. */
	url: string;
}

/** What the environment says of a site that another process runs. */
export interface SiteAddress extends Combination {
	url: string;
	/** What `serveControl` gave. */
	control: string;
}

/** No fault of the plugin: WordPress 6.8 is older than PHP 8.5, which deprecates what it does, or warns of it. */
const OF_WORDPRESS =
	/^\[[^\]]+\] PHP (?:Deprecated: {2}(?:Using null as an array offset|Function imagedestroy\(\)) is deprecated.* in \S*\/wordpress\/wp-includes\/|Warning: {2}Cannot use bool as array in \S*\/wordpress\/wp-admin\/includes\/image\.php).*\n?/gm;

const VARIABLE = 'PROGRAMS_FILTER_TEST_SITE';

/**
 * Makes a site known to the processes that this one starts.
 */
export function announceSite( address: SiteAddress ): void {
	process.env[ VARIABLE ] = JSON.stringify( address );
}

/**
 * The site that the suite started.
 *
 * @throws {Error} Outside of a suite that starts one.
 */
export function announcedSite(): Site {
	const json = process.env[ VARIABLE ];
	if ( json === undefined ) {
		throw new Error( 'No WordPress was started for this test.' );
	}
	const { control: address, ...site } = JSON.parse( json ) as SiteAddress;
	const { runPhp, phpLog } = control( address );
	return {
		...site,
		runPhp,
		phpLog: async () => ( await phpLog() ).replace( OF_WORDPRESS, '' ),
	};
}
