import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import AdmZip from 'adm-zip';
import { projectRoot } from '../project-root.ts';
import { checkSums } from './check-sums.ts';
import type { Release } from './releases.ts';

/** Where releases are looked for. */
export interface Places {
	/** Address of wordpress.org's downloads, without a slash at the end. */
	downloads: string;
	/** Folder of what was downloaded before. */
	cache: string;
	/** Folder that holds releases already; empty without one. */
	given: string;
}

const usualPlaces = (): Places => ( {
	downloads: 'https://downloads.wordpress.org',
	cache: join( projectRoot, '.cache', 'compat' ),
	given: process.env.COMPAT_DIR ?? '',
} );

// Without a network this must fail in seconds.
const ANSWER_MS = 3_000;
const DOWNLOAD_MS = 300_000;

/** Whether an address answers: asked once, as a machine without network would wait for each release. */
const answers = new Map< string, Promise< boolean > >();
/** Names one that does not to the processes that this one starts, each of which would wait for it. */
const SILENT = 'PROGRAMS_FILTER_SILENT_ADDRESS';

/** A folder with the release, `null` where WordPress itself brings it, or the reason why it cannot be had. */
export type Found = { folder: string | null } | { missing: string };

/**
 * Finds a release: what was downloaded before, else wordpress.org, else the folder that COMPAT_DIR names. Never write into it.
 *
 * @param release Of the table.
 * @param places  Where to look.
 */
export async function getRelease(
	release: Release,
	places: Places = usualPlaces()
): Promise< Found > {
	if ( release.version === '' ) {
		return { folder: null };
	}
	const place = `${ release.kind }s`;
	const cached = join(
		places.cache,
		place,
		`${ release.slug }-${ release.version }`
	);
	if ( existsSync( cached ) ) {
		return { folder: cached };
	}
	const reasons: string[] = [];
	if ( await doesAnswer( places.downloads ) ) {
		try {
			await download( release, places, cached );
			return { folder: cached };
		} catch ( error ) {
			reasons.push( ( error as Error ).message );
		}
	} else {
		reasons.push( 'wordpress.org does not answer' );
	}
	const folder = join( places.given, place, release.slug );
	const version =
		places.given === '' ? undefined : await versionOf( release, folder );
	if ( version === release.version ) {
		return { folder };
	}
	reasons.push(
		version === undefined
			? `no ${ place }/${ release.slug } in COMPAT_DIR`
			: `${ place }/${ release.slug } in COMPAT_DIR is version ${ version }`
	);
	return { missing: reasons.join( '; ' ) };
}

function doesAnswer( address: string ): Promise< boolean > {
	if ( process.env[ SILENT ] === address ) {
		return Promise.resolve( false );
	}
	const known = answers.get( address );
	if ( known !== undefined ) {
		return known;
	}
	const asked = fetch( address, {
		method: 'HEAD',
		signal: AbortSignal.timeout( ANSWER_MS ),
	} ).then(
		() => true,
		() => {
			process.env[ SILENT ] = address;
			return false;
		}
	);
	answers.set( address, asked );
	return asked;
}

async function download(
	release: Release,
	{ downloads, cache }: Places,
	folder: string
): Promise< void > {
	const { kind, slug, version } = release;
	const address = `${ downloads }/${ kind }/${ slug }.${ version }.zip`;
	const zip = await get( address, ( response ) => response.arrayBuffer() );
	await mkdir( cache, { recursive: true } );
	// Renamed when complete and checked, so that a broken download never looks like a release.
	const incomplete = await mkdtemp( join( cache, 'incomplete-' ) );
	try {
		new AdmZip( Buffer.from( zip ) ).extractAllTo( incomplete );
		const unpacked = join( incomplete, slug );
		if ( ( await versionOf( release, unpacked ) ) !== version ) {
			throw new Error( `${ address } is another version` );
		}
		// There are none of themes.
		if ( kind === 'plugin' ) {
			await checkSums(
				unpacked,
				await get(
					`${ downloads }/plugin-checksums/${ slug }/${ version }.json`,
					( response ) => response.json()
				)
			);
		}
		await mkdir( dirname( folder ), { recursive: true } );
		await rename( unpacked, folder );
	} finally {
		await rm( incomplete, { recursive: true, force: true } );
	}
}

async function get< Body >(
	address: string,
	read: ( response: Response ) => Promise< Body >
): Promise< Body > {
	const response = await fetch( address, {
		signal: AbortSignal.timeout( DOWNLOAD_MS ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ address } answered ${ response.status }` );
	}
	return read( response ).catch( ( error: unknown ) => {
		throw new Error( `${ address } broke off: ${ String( error ) }` );
	} );
}

/** The version in the header of a release; undefined where there is none. */
async function versionOf(
	{ main = 'style.css' }: Release,
	folder: string
): Promise< string | undefined > {
	const text = await readFile( join( folder, main ), 'utf8' ).catch(
		() => ''
	);
	return /^[ \t/*]*Version:\s*(\S+)/m.exec( text )?.[ 1 ];
}
