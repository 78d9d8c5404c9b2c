import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../tools/shared/build/fingerprint.ts';
import type { RunningWordPress } from '../tools/shared/site/index.ts';
import { phpText } from '../tools/shared/php-code.ts';
import { projectRoot } from '../tools/shared/project-root.ts';

const DEMO = join( projectRoot, 'demo' );

/** Lets PHP see the folder demo/ of this repository. */
export const CONTENT_MOUNT = { hostPath: DEMO, vfsPath: DEMO };

/** The files that decide what a seeded site holds. */
export const CONTENT = [
	'demo/{content,seed}/**',
	'demo/seed.php',
	'images/**',
];

/** PHP that writes it. Needs the mount. */
export const EXAMPLE_CONTENT = `require ${ phpText( join( DEMO, 'seed.php' ) ) };`;

export interface Page {
	title: string;
	url: string;
}

/**
 * Writes the example content, when the site does not have it yet or it is another by now. What was changed since stays.
 *
 * @param folder The site's.
 */
export async function seed(
	wordPress: RunningWordPress,
	folder: string,
	report: ( line: string ) => void
): Promise< void > {
	const stamp = join( folder, '.seeded' );
	const content = fingerprint( CONTENT );
	if ( ( await readFile( stamp, 'utf8' ).catch( () => '' ) ) === content ) {
		return;
	}
	report( 'Writing the example content …' );
	await wordPress.runPhp( EXAMPLE_CONTENT );
	await writeFile( stamp, content );
}

/**
 * The site's pages, in the order of its menu.
 */
export async function pages( wordPress: RunningWordPress ): Promise< Page[] > {
	const json = await wordPress.runPhp( `
		foreach ( get_pages( array( 'sort_column' => 'menu_order' ) ) as $page ) {
			$pages[] = array( 'title' => $page->post_title, 'url' => get_permalink( $page ) );
		}
		echo wp_json_encode( $pages ?? array() );
	` );
	return JSON.parse( json ) as Page[];
}
