import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import {
	CONTENT_MOUNT,
	EXAMPLE_CONTENT,
} from '../../../demo/example-content.ts';
import { browserCombination } from '../../../tools/shared/combinations.ts';
import {
	startWordPress,
	type RunningWordPress,
} from '../../../tools/shared/site/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import type { Site } from '../../announced-site.ts';
import { callsTo, TESTS_MOUNT } from '../../call.ts';

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

/**
 * A WordPress of the editor's tests: they write what the tests of the public page must not see.
 *
 * @param version WordPress branch.
 */
export async function startEditorWordPress(
	version: string
): Promise< EditorWordPress > {
	const tested = { ...browserCombination(), version };
	const site = await startWordPress( {
		...tested,
		scriptDebug: true,
		content: EXAMPLE_CONTENT,
		mounts: [ CONTENT_MOUNT, SERVER_MOUNT, TESTS_MOUNT ],
	} );
	const call = callsTo( site, { file: 'e2e/editor/editor-wordpress.php' } );
	await call( 'activate_plugin', 'server-of-tests/server-of-tests.php' );
	await call( 'quiet' );

	return { ...site, ...tested };
}

/** Signs in as the administrator. */
export async function signIn( request: APIRequestContext ): Promise< Session > {
	await request.get( '/wp-login.php' );
	await request.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1' },
	} );

	return request.storageState();
}
