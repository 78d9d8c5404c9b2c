import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { CONTENT_MOUNT } from '../../../tools/demo/content.ts';
import {
	startWordPress,
	type RunningWordPress,
} from '../../../tools/playground/index.ts';
import { projectRoot } from '../../../tools/project-root.ts';
import { callsTo, TESTS_MOUNT } from '../../call.ts';
import type { Site } from '../../site/site.ts';

/** What a browser needs to be signed in. */
export type Session = Awaited<
	ReturnType< APIRequestContext[ 'storageState' ] >
>;

export interface EditorSite extends Site {
	stop: RunningWordPress[ 'stop' ];
}

const PHP = '8.4';

const SERVER_MOUNT = {
	hostPath: join( projectRoot, 'tests', 'e2e', 'editor', 'server-of-tests' ),
	vfsPath: '/wordpress/wp-content/plugins/server-of-tests',
};

/**
 * A WordPress of the editor's tests: they write what the tests of the public page must not see.
 *
 * @param version WordPress branch.
 */
export async function startEditorSite(
	version: string
): Promise< EditorSite > {
	const site = await startWordPress( {
		version,
		php: PHP,
		scriptDebug: true,
		mounts: [ CONTENT_MOUNT, SERVER_MOUNT, TESTS_MOUNT ],
	} );
	await site.runPhp( `require '${ CONTENT_MOUNT.vfsPath }/seed.php';` );
	const call = callsTo( site, { file: 'e2e/editor/site.php' } );
	await call( 'activate_plugin', 'server-of-tests/server-of-tests.php' );
	await call( 'quiet' );

	return { ...site, version, php: PHP };
}

/** Signs in as the administrator. */
export async function signIn( request: APIRequestContext ): Promise< Session > {
	await request.get( '/wp-login.php' );
	await request.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1' },
	} );

	return request.storageState();
}
