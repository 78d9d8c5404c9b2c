import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import { fingerprint } from '../../tools/shared/build/fingerprint.ts';
import { CONTENT, CONTENT_MOUNT } from '../../demo/example-content.ts';
import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';

/** How many cards a page has; the last is also the number of programs. */
export const SIZES = [ 50, 200, 1000, 5000 ] as const;

const SEED_MOUNT = {
	hostPath: join( projectRoot, 'bench', 'content' ),
	vfsPath: '/bench',
};

const TAXONOMY_MOUNT = {
	hostPath: join( SEED_MOUNT.hostPath, 'age-taxonomy.php' ),
	vfsPath: '/wordpress/wp-content/mu-plugins/age-taxonomy.php',
};

const seed = ( programs: number ): string =>
	fingerprint( [ ...CONTENT, 'bench/content/*.php' ] ).slice( 0, 12 ) +
	`-${ programs }`;

/** A WordPress full of programs. */
export interface BenchSite {
	wordPress: RunningWordPress;
	/** Folder of the site on this machine. */
	folder: string;
}

/**
 * Starts a WordPress with programs, made once and kept.
 *
 * @param programs How many programs; pages `bench-<n>` and `bench-criteria-<n>` for each size up to that.
 * @param report   Receives lines of progress.
 */
export async function startBenchSite(
	programs: number,
	report: ( line: string ) => void
): Promise< BenchSite > {
	const folder = join(
		projectRoot,
		'.cache',
		'bench',
		`site-${ seed( programs ) }`
	);
	const done = join( folder, '.seeded' );
	if ( ! existsSync( done ) ) {
		await rm( folder, { recursive: true, force: true } );
	}
	const wordPress = await startWordPress( {
		version: NEWEST_WORDPRESS,
		siteDir: folder,
		debug: false,
		mounts: [ CONTENT_MOUNT, SEED_MOUNT, TAXONOMY_MOUNT ],
		report,
	} );
	if ( ! existsSync( done ) ) {
		report( `Writing ${ programs } programs …` );
		const sizes = SIZES.filter( ( size ) => size <= programs );
		const pictures = await wordPress.runPhp( `
			ob_start();
			require '${ SEED_MOUNT.vfsPath }/seed.php';
			\\ProgramsFilter\\Bench\\seed( ${ programs }, array( ${ sizes.join( ', ' ) } ) );
			ob_end_clean();
			echo wp_json_encode( array(
				'originals' => wp_list_pluck( \\ProgramsFilter\\Bench\\pictures(), 'file' ),
				'names'     => array_map( 'ProgramsFilter\\Bench\\slug', range( 0, ${ programs - 1 } ) ),
			) );
		` );
		await linkPictures(
			join( folder, 'wp-content', 'uploads' ),
			JSON.parse( pictures ) as Pictures
		);
		await writeFile( done, '' );
	}

	return { wordPress, folder };
}

interface Pictures {
	/** Files of the demo, in the order in which the seed takes them. */
	originals: string[];
	/** Names of the programs' pictures. */
	names: string[];
}

/**
 * Gives every program its picture: another name for one of the demo's, in each size.
 *
 * @param uploads  Folder.
 * @param pictures Pictures.
 */
async function linkPictures(
	uploads: string,
	{ originals, names }: Pictures
): Promise< void > {
	const source = join( uploads, '2025', '01' );
	const target = join( uploads, '2025', '03' );
	await mkdir( target, { recursive: true } );
	const files = await readdir( source );
	for ( const [ number, name ] of names.entries() ) {
		const original = originals[ number % originals.length ] ?? '';
		const start = parse( original ).name;
		for ( const file of files ) {
			if (
				file === `${ start }.webp` ||
				file.startsWith( `${ start }-` )
			) {
				await link(
					join( source, file ),
					join( target, file.replace( start, name ) )
				);
			}
		}
	}
}
