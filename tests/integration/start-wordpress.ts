import { combination } from '../../tools/shared/combinations.ts';
import { startWordPress } from '../../tools/shared/site/index.ts';
import { announceSite } from '../announced-site.ts';
import { TESTS_MOUNT } from '../call.ts';
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
		control: site.control,
	} );
}
