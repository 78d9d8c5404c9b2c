import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phpText } from '../php-code.ts';
import { PHP } from './mounts.ts';
import type { SiteOptions } from './options.ts';

/**
 * Settings of a new site. One that is kept between runs keeps its changes.
 *
 * @param folder The site's.
 * @param run    Runs PHP in it.
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
	await run( `
		require ${ phpText( join( PHP, 'configure.php' ) ) };
		ProgramsFilter\\Playground\\configure( json_decode( <<<'JSON'\n${ JSON.stringify( settings ) }\nJSON
		, true ) );
	` );
	// What WordPress's own installation logged is no news of this site.
	await writeFile( join( folder, 'wp-content', 'debug.log' ), '' );
	await writeFile( done, '' );
}
