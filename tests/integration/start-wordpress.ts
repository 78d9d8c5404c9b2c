import { startWordPress } from '../../tools/playground/index.ts';
import { TESTS_MOUNT } from '../call.ts';
import { serveControl } from '../site/control-server.ts';
import { announceSite } from '../site/site.ts';
import { combination } from './matrix.ts';
import { running } from './running.ts';

/** Before the first test file: starts the WordPress of this run. */
export default async function start(): Promise< void > {
	const tested = combination();
	const site = await startWordPress( {
		...tested,
		mounts: [ TESTS_MOUNT ],
	} );
	running.site = site;
	announceSite( {
		...tested,
		url: site.url,
		control: await serveControl( site ),
	} );
}
