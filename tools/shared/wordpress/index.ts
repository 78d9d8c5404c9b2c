import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { withLock } from '../process/lock.ts';
import { NEWEST_WORDPRESS } from '../versions.ts';
import { branchOf } from './branch-of.ts';
import { debian } from './debian.ts';
import { wordPressOrg } from './wordpress-org.ts';

/** One line of progress, without a line break. */
export type Report = ( line: string ) => void;

/** Each gives a folder with WordPress, in a folder to work in; or rejects with the reason, in a few words. */
const SOURCES = { 'wordpress.org': wordPressOrg, Debian: debian };

/** Configuration, and themes, plugins and languages but the default theme and Spanish. */
const UNWANTED =
	/^(?:wp-config\.php|\.htaccess|wp-content\/(?:themes\/(?!twentytwentyfive(?:\/|$)|index\.php)|plugins\/(?!index\.php)|languages\/(?!.*es_ES).*\.).*)$/;

/**
 * A folder with WordPress, its default theme and Spanish. Never write into it: several sites run from it.
 *
 * @param  branch Such as "7.1".
 * @param  report Receives lines of progress; called only when something is downloaded.
 * @return Absolute path.
 * @throws {Error} Saying what to provide, when no source answers.
 */
export async function getWordPress(
	branch: string = NEWEST_WORDPRESS,
	report: Report = () => {}
): Promise< string > {
	const provided = providedWordPress( branch );
	if ( provided !== undefined ) {
		return provided;
	}
	const folder = join( projectRoot, '.cache/wordpress', branch );
	if ( ! existsSync( folder ) ) {
		await withLock(
			`${ folder }.lock`,
			() => report( 'Another process is getting WordPress: waiting …' ),
			async () => {
				if ( ! existsSync( folder ) ) {
					await download( branch, folder, report );
				}
			}
		);
	}
	return folder;
}

/** WP_CORE_DIR names the default WordPress, whatever its version, and that of its own branch. */
function providedWordPress( branch: string ): string | undefined {
	const name = process.env.WP_CORE_DIR;
	if ( ! name ) {
		return undefined;
	}
	const folder = resolve( name );
	const found = branchOf( folder );
	if ( found === undefined ) {
		throw new Error(
			`WP_CORE_DIR must name a folder with WordPress, but ${ folder } has no wp-includes/version.php.`
		);
	}
	return found === branch || branch === NEWEST_WORDPRESS ? folder : undefined;
}

async function download(
	branch: string,
	folder: string,
	report: Report
): Promise< void > {
	const reasons: string[] = [];
	for ( const [ name, source ] of Object.entries( SOURCES ) ) {
		const work = await mkdtemp( join( tmpdir(), 'wordpress-' ) );
		try {
			const unpacked = await source( branch, work, report );
			// Renamed when complete, so that a broken copy never looks like a WordPress.
			const incomplete = `${ folder }.incomplete`;
			await rm( incomplete, { recursive: true, force: true } );
			await cp( unpacked, incomplete, {
				recursive: true,
				dereference: true,
				filter: ( path ) =>
					! UNWANTED.test(
						relative( unpacked, path ).replaceAll( sep, '/' )
					),
			} );
			await rename( incomplete, folder );
			return;
		} catch ( error ) {
			reasons.push( `${ name }: ${ reasonOf( error ) }` );
		} finally {
			await rm( work, { recursive: true, force: true } );
		}
	}
	throw new Error(
		`Could not get WordPress ${ branch } (${ reasons.join( '; ' ) }). ` +
			'Unpack a WordPress yourself and name its folder: WP_CORE_DIR=/path/to/wordpress'
	);
}

/** `fetch` hides the reason in the cause of "fetch failed". */
function reasonOf( error: unknown ): string {
	const { message, cause } = error as Error;
	return message === 'fetch failed' ? reasonOf( cause ) : message;
}
