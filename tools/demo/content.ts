import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../build/fingerprint.ts';
import type { RunningWordPress } from '../playground/index.ts';
import { projectRoot } from '../project-root.ts';

/** Where PHP sees the folder playground/ of this repository. */
export const CONTENT_MOUNT = {
	hostPath: join( projectRoot, 'playground' ),
	vfsPath: '/playground',
};

export interface Page {
	title: string;
	url: string;
}

/**
 * Writes the example content, when the site does not have it yet or it is another by now. What somebody changed since stays.
 *
 * @param wordPress
 * @param folder    The site's.
 * @param report
 */
export async function seed(
	wordPress: RunningWordPress,
	folder: string,
	report: ( line: string ) => void
): Promise< void > {
	const stamp = join( folder, '.seeded' );
	const content = fingerprint( [ 'playground/**' ] );
	if ( ( await readFile( stamp, 'utf8' ).catch( () => '' ) ) === content ) {
		return;
	}
	report( 'Writing the example content …' );
	await wordPress.runPhp( `require '${ CONTENT_MOUNT.vfsPath }/seed.php';` );
	await writeFile( stamp, content );
}

/**
 * The site's pages, in the order of its menu.
 *
 * @param wordPress
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
