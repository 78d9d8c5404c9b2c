import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import AdmZip from 'adm-zip';
import { projectRoot } from '../project-root.ts';
import type { Release } from './releases.ts';

/** Whether wordpress.org did not answer: a machine without network would wait for each release. */
let isSilent = false;

/** A folder with the release, `null` where WordPress itself brings it, or the reason why it cannot be had. */
export type Found = { folder: string | null } | { missing: string };

/**
 * Finds a release: in the folder that COMPAT_DIR names, among what was downloaded before, or at wordpress.org. Never write into it.
 *
 * @param release Of the table.
 * @param given   Folder that holds releases already; empty without one.
 * @param cache   Folder of what was downloaded before.
 */
export async function getRelease(
	release: Release,
	given = process.env.COMPAT_DIR ?? '',
	cache = join( projectRoot, '.cache', 'compat' )
): Promise< Found > {
	const { kind, slug, version } = release;
	if ( version === '' ) {
		return { folder: null };
	}
	const there = join( given, `${ kind }s`, slug );
	if ( given && ( await versionOf( release, there ) ) === version ) {
		return { folder: there };
	}
	const folder = join( cache, `${ kind }s`, `${ slug }-${ version }` );
	try {
		if ( ! existsSync( folder ) ) {
			await download( release, cache, folder );
		}
		return { folder };
	} catch ( error ) {
		return {
			missing: `not in COMPAT_DIR; ${ ( error as Error ).message }`,
		};
	}
}

async function download(
	release: Release,
	cache: string,
	folder: string
): Promise< void > {
	const { kind, slug, version } = release;
	if ( isSilent ) {
		throw new Error( 'wordpress.org does not answer' );
	}
	const address = `https://downloads.wordpress.org/${ kind }/${ slug }.${ version }.zip`;
	const response = await fetch( address, {
		signal: AbortSignal.timeout( 60_000 ),
	} ).catch( ( error: unknown ) => {
		isSilent = true;
		throw error;
	} );
	if ( ! response.ok ) {
		throw new Error( `${ address } answered ${ response.status }` );
	}
	const zip = Buffer.from( await response.arrayBuffer() );
	await mkdir( cache, { recursive: true } );
	// Renamed when complete, so that a broken download never looks like a release.
	const incomplete = await mkdtemp( join( cache, 'incomplete-' ) );
	try {
		new AdmZip( zip ).extractAllTo( incomplete );
		const unpacked = join( incomplete, slug );
		if ( ( await versionOf( release, unpacked ) ) !== version ) {
			throw new Error( `${ address } is another version` );
		}
		await mkdir( dirname( folder ), { recursive: true } );
		await rename( unpacked, folder );
	} finally {
		await rm( incomplete, { recursive: true, force: true } );
	}
}

/** The version in the header of a release; undefined where there is none. */
async function versionOf(
	{ main }: Release,
	folder: string
): Promise< string | undefined > {
	const text = await readFile( join( folder, main ), 'utf8' ).catch(
		() => ''
	);
	return /^[ \t/*]*Version:\s*(\S+)/m.exec( text )?.[ 1 ];
}
