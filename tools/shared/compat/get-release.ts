import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { projectRoot } from '../project-root.ts';
import { checkSums } from './check-sums.ts';
import type { Release } from './releases.ts';

const DOWNLOADS = 'https://downloads.wordpress.org';
const CACHE = join( projectRoot, '.cache', 'compat' );
// Without a network this must fail in seconds.
const ANSWER_MS = 5_000;
const DOWNLOAD_MS = 300_000;

/** Whether wordpress.org answers: asked once, as a machine without network would wait for each release. */
let answers: Promise< boolean > | undefined;

/** A folder with the release, `null` where WordPress itself brings it, or the reason why it cannot be had. */
export type Found = { folder: string | null } | { missing: string };

/**
 * Finds a release: what was downloaded before, else wordpress.org, else the folder that COMPAT_DIR names. Never write into it.
 *
 * @param release Of the table.
 */
export async function getRelease( release: Release ): Promise< Found > {
	if ( release.version === '' ) {
		return { folder: null };
	}
	const place = `${ release.kind }s`;
	const cached = join(
		CACHE,
		place,
		`${ release.slug }-${ release.version }`
	);
	if ( existsSync( cached ) ) {
		return { folder: cached };
	}
	const reasons: string[] = [];
	answers ??= wordPressOrgAnswers();
	if ( await answers ) {
		try {
			await download( release, cached );
			return { folder: cached };
		} catch ( error ) {
			reasons.push( ( error as Error ).message );
		}
	} else {
		reasons.push( 'wordpress.org does not answer' );
	}
	const given = process.env.COMPAT_DIR ?? '';
	const folder = join( given, place, release.slug );
	const version =
		given === '' ? undefined : await versionOf( release, folder );
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

const wordPressOrgAnswers = (): Promise< boolean > =>
	fetch( DOWNLOADS, {
		method: 'HEAD',
		signal: AbortSignal.timeout( ANSWER_MS ),
	} ).then(
		() => true,
		() => false
	);

async function download( release: Release, folder: string ): Promise< void > {
	const { kind, slug, version } = release;
	const address = `${ DOWNLOADS }/${ kind }/${ slug }.${ version }.zip`;
	const response = await fetch( address, {
		signal: AbortSignal.timeout( DOWNLOAD_MS ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ address } answered ${ response.status }` );
	}
	await mkdir( CACHE, { recursive: true } );
	// Renamed when complete and checked, so that a broken download never looks like a release.
	const incomplete = await mkdtemp( join( CACHE, 'incomplete-' ) );
	try {
		new AdmZip( Buffer.from( await response.arrayBuffer() ) ).extractAllTo(
			incomplete
		);
		const unpacked = join( incomplete, slug );
		if ( ( await versionOf( release, unpacked ) ) !== version ) {
			throw new Error( `${ address } is another version` );
		}
		if ( kind === 'plugin' ) {
			const sums = await fetch(
				`${ DOWNLOADS }/plugin-checksums/${ slug }/${ version }.json`,
				{ signal: AbortSignal.timeout( DOWNLOAD_MS ) }
			);
			if ( sums.ok ) {
				await checkSums( unpacked, await sums.json() );
			}
		}
		await mkdir( join( folder, '..' ), { recursive: true } );
		await rename( unpacked, folder );
	} finally {
		await rm( incomplete, { recursive: true, force: true } );
	}
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
