import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import AdmZip from 'adm-zip';
import { projectRoot } from '../project-root.ts';
import type { Release } from './releases.ts';

/** Where releases are looked for. */
export interface Places {
	/** Folder that holds releases already; empty without one. */
	given: string;
	/** Folder of what was downloaded before. */
	cache: string;
	/** Address of wordpress.org's downloads, without a slash at the end. */
	downloads: string;
}

const usualPlaces = (): Places => ( {
	given: process.env.COMPAT_DIR ?? '',
	cache: join( projectRoot, '.cache', 'compat' ),
	downloads: 'https://downloads.wordpress.org',
} );

/** Addresses that do not answer: a machine without network would wait for each release. */
const silent = new Set< string >();

/** A folder with the release, `null` where WordPress itself brings it, or the reason why it cannot be had. */
export type Found = { folder: string | null } | { missing: string };

/**
 * Finds a release: in the folder that COMPAT_DIR names, among what was downloaded before, or at wordpress.org. Never write into it.
 *
 * @param release Of the table.
 * @param places  Where to look.
 */
export async function getRelease(
	release: Release,
	places: Places = usualPlaces()
): Promise< Found > {
	const { kind, slug, version } = release;
	if ( version === '' ) {
		return { folder: null };
	}
	const given = join( places.given, `${ kind }s`, slug );
	const has = places.given && ( await versionOf( release, given ) );
	if ( has === version ) {
		return { folder: given };
	}
	const folder = join( places.cache, `${ kind }s`, `${ slug }-${ version }` );
	try {
		if ( ! existsSync( folder ) ) {
			await download( release, places, folder );
		}
		return { folder };
	} catch ( error ) {
		const what = has ? `is version ${ has }` : 'is not there';
		return {
			missing: `${ kind }s/${ slug } in COMPAT_DIR ${ what }; ${ ( error as Error ).message }`,
		};
	}
}

async function download(
	release: Release,
	{ downloads, cache }: Places,
	folder: string
): Promise< void > {
	const { kind, slug, version } = release;
	if ( silent.has( downloads ) ) {
		throw new Error( 'wordpress.org does not answer' );
	}
	const address = `${ downloads }/${ kind }/${ slug }.${ version }.zip`;
	const response = await fetch( address, {
		signal: AbortSignal.timeout( 60_000 ),
	} ).catch( ( error: Error ) => {
		silent.add( downloads );
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
