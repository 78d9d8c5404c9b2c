import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fingerprint } from '../../build/fingerprint.ts';
import { projectRoot } from '../../project-root.ts';
import { NEWEST_WORDPRESS } from '../../versions.ts';
import type { SiteOptions } from '../options.ts';

const SITES = join( projectRoot, '.cache', 'sites' );

/** What a new site gets that is no part of WordPress. */
const PARTS = [
	'.configured',
	'wp-config.php',
	'wp-content/database',
	'wp-content/uploads',
];

/** Files that decide what it gets, besides those of its content. */
const SOURCES = [
	'package-lock.json',
	'programs-filter.php',
	'includes/**',
	'tools/shared/site/**',
];

/** A site as it was when it was made. */
export interface KeptSite {
	/** Makes a folder that site; false where none is kept. */
	copyTo: ( folder: string ) => Promise< boolean >;
	/** Keeps what is in a folder, for others and later runs, and forgets what older sources made. No request may be under way. */
	keep: ( folder: string ) => Promise< void >;
}

/**
 * What installing WordPress, this plugin and the content of a site made: copying it takes a moment, making it again ten seconds.
 *
 * @param core    Folder of WordPress.
 * @param php     Version.
 * @param options Options of the site.
 * @param sites   Folder for all that are kept.
 */
export async function keptSite(
	core: string,
	php: string,
	options: SiteOptions,
	sites = SITES
): Promise< KeptSite > {
	const { constants, content, language, mounts, permalinks, plugin } =
		options;
	const version = await readFile( join( core, 'wp-includes/version.php' ) );
	const kind = hash( [
		options.version ?? NEWEST_WORDPRESS,
		php,
		constants,
		content?.php,
		language,
		permalinks,
		plugin,
		// Without plugins and themes: a mounted one is not active yet.
		mounts?.filter(
			( { vfsPath } ) =>
				vfsPath.startsWith( '/wordpress/' ) &&
				! /\/(plugins|themes)\//.test( vfsPath )
		),
	] );
	const state = hash( [
		version.toString(),
		fingerprint( [ ...SOURCES, ...( content?.sources ?? [] ) ] ),
	] );
	const kept = join( sites, `${ kind }-${ state }` );

	return {
		copyTo: async ( folder ) => {
			if ( ! existsSync( kept ) ) {
				return false;
			}
			await copy( kept, folder );
			return true;
		},
		keep: async ( folder ) => {
			const incomplete = `${ kept }.${ process.pid }`;
			await copy( folder, incomplete );
			for ( const name of await readdir( sites ) ) {
				if (
					name.startsWith( kind ) &&
					! name.startsWith( basename( kept ) )
				) {
					await remove( join( sites, name ) );
				}
			}
			// Another process may have been faster.
			await rename( incomplete, kept ).catch( () =>
				remove( incomplete )
			);
		},
	};
}

function hash( parts: readonly unknown[] ): string {
	return createHash( 'sha256' )
		.update( JSON.stringify( parts ) )
		.digest( 'hex' )
		.slice( 0, 12 );
}

async function copy( from: string, to: string ): Promise< void > {
	for ( const part of PARTS.filter( ( name ) =>
		existsSync( join( from, name ) )
	) ) {
		await mkdir( dirname( join( to, part ) ), { recursive: true } );
		await cp( join( from, part ), join( to, part ), { recursive: true } );
	}
}

const remove = ( folder: string ): Promise< void > =>
	rm( folder, { recursive: true, force: true } );
