import { join } from 'node:path';

import { startWordPress } from '../../tools/shared/playground/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { announceSite } from '../announced-site.ts';
import { combination } from '../../tools/shared/combinations.ts';
import { running } from './running.ts';
import { PHP } from './wordpress.ts';

/** Before the first test file: starts the WordPress of this run. */
export default async function start(): Promise< void > {
	const tested = combination();
	const site = await startWordPress( {
		...tested,
		mounts: [
			{
				hostPath: join( projectRoot, 'tests/integration/php' ),
				vfsPath: PHP,
			},
		],
	} );
	running.site = site;
	announceSite( {
		...tested,
		url: site.url,
		control: site.control,
	} );
}
