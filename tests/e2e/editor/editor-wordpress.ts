import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { CONTENT_MOUNT } from '../../../demo/example-content.ts';
import {
	startWordPress,
	type RunningWordPress,
} from '../../../tools/shared/playground/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import { USUAL_PHP } from '../../../tools/shared/versions.ts';
import type { Site } from '../../announced-site.ts';

/** What a browser needs to be signed in. */
export type Session = Awaited<
	ReturnType< APIRequestContext[ 'storageState' ] >
>;

export interface EditorWordPress extends Site {
	stop: RunningWordPress[ 'stop' ];
}

const SERVER_MOUNT = {
	hostPath: join( projectRoot, 'tests', 'e2e', 'editor', 'server-of-tests' ),
	vfsPath: '/wordpress/wp-content/plugins/server-of-tests',
};

/** No guide that would stand before the editor, no picture from gravatar.com, no requests that find out whether the server compresses. */
const QUIET = `
	update_option( 'show_avatars', 0 );
	update_site_option( 'can_compress_scripts', 0 );
	global $wpdb;
	update_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', array(
		'core'              => array( 'enableChoosePatternModal' => false, 'welcomeGuide' => false ),
		'core/edit-post'    => array( 'welcomeGuide' => false, 'fullscreenMode' => true ),
		'core/edit-site'    => array( 'welcomeGuide' => false, 'welcomeGuideStyles' => false, 'welcomeGuidePage' => false, 'welcomeGuideTemplate' => false ),
		'core/edit-widgets' => array( 'welcomeGuide' => false ),
		'_modified'         => '2038-01-01T00:00:00.000Z',
	) );
	// A Spanish without translations of WordPress: its own texts stay English wherever it came from, ours are Spanish.
	update_user_meta( 1, 'locale', 'es_UY' );
`;

/**
 * A WordPress of the editor's tests: they write what the tests of the public page must not see.
 *
 * @param version WordPress branch.
 */
export async function startEditorWordPress(
	version: string
): Promise< EditorWordPress > {
	const site = await startWordPress( {
		version,
		php: USUAL_PHP,
		scriptDebug: true,
		mounts: [ CONTENT_MOUNT, SERVER_MOUNT ],
	} );
	await site.runPhp( `
		require '${ CONTENT_MOUNT.vfsPath }/seed.php';
		activate_plugin( 'server-of-tests/server-of-tests.php' );
		${ QUIET }
	` );

	return { ...site, version, php: USUAL_PHP };
}

/** Signs in as the administrator. */
export async function signIn( request: APIRequestContext ): Promise< Session > {
	await request.get( '/wp-login.php' );
	await request.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1' },
	} );

	return request.storageState();
}
