import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { SiteOptions } from './options.ts';

const SCRIPT = join( projectRoot, 'tools', 'playground', 'configure.php' );

/**
 * Settings of a new site. One that is kept between runs keeps what somebody changed in it.
 *
 * @param folder  The site's.
 * @param options
 * @param run     Runs PHP in it.
 */
export async function configure(
	folder: string,
	options: SiteOptions,
	run: ( code: string ) => Promise< string >
): Promise< void > {
	const done = join( folder, '.configured' );
	if ( existsSync( done ) ) {
		return;
	}
	const settings = {
		language: options.language ?? 'es_ES',
		permalinks: options.permalinks ?? '/%postname%/',
		plugin:
			options.plugin === false
				? ''
				: 'programs-filter/programs-filter.php',
	};
	const script = await readFile( SCRIPT, 'utf8' );
	await run(
		`${ script } configure( json_decode( <<<'JSON'\n${ JSON.stringify( settings ) }\nJSON
		, true ) );`
	);
	// What WordPress's own installation logged is no news of this site.
	await writeFile( join( folder, 'wp-content', 'debug.log' ), '' );
	await writeFile( done, '' );
}
