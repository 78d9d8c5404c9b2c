import { join } from 'node:path';

import {
	CONTENT_MOUNT,
	EXAMPLE_CONTENT,
} from '../../../demo/example-content.ts';
import { browserCombination } from '../../../tools/shared/combinations.ts';
import {
	type RunningWordPress,
	startWordPress,
} from '../../../tools/shared/site/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import { announceSite } from '../../announced-site.ts';
import { TESTS_MOUNT } from '../../call.ts';

/** Lets a test see the site right to left, or in another style variation of the theme. */
const STATES_MOUNT = {
	hostPath: join( projectRoot, 'tests', 'e2e', 'listing', 'states-of-tests' ),
	vfsPath: '/wordpress/wp-content/plugins/states-of-tests',
};

/** Starts a WordPress with the demo's content, in the states of the tests. */
export async function startSite(): Promise< RunningWordPress > {
	const site = await startWordPress( {
		...browserCombination(),
		scriptDebug: true,
		content: EXAMPLE_CONTENT,
		mounts: [ CONTENT_MOUNT, STATES_MOUNT, TESTS_MOUNT ],
	} );
	await site.runPhp(
		`activate_plugin( 'states-of-tests/states-of-tests.php' );`
	);
	return site;
}

/**
 * Before the first test: starts the suite's WordPress.
 *
 * @return What ends it, after the last test.
 */
export default async function start(): Promise< () => Promise< void > > {
	const site = await startSite();
	announceSite( {
		...browserCombination(),
		url: site.url,
		control: site.control,
	} );
	return site.stop;
}
