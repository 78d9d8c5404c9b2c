import { join } from 'node:path';

import { startWordPress } from '../../tools/playground/index.ts';
import { projectRoot } from '../../tools/project-root.ts';
import { serveControl } from '../site/control-server.ts';
import { announceSite } from '../site/site.ts';
import { combinations } from './matrix.ts';
import { running } from './running.ts';
import { PHP } from './wordpress.ts';

/**
 * Before the first test file: starts the WordPress of this run.
 *
 * @throws {Error} When the environment does not name one combination.
 */
export default async function start(): Promise< void > {
	const [ combination, ...others ] = combinations();
	if ( combination === undefined || others.length > 0 ) {
		throw new Error( 'Name one WordPress and one PHP: WP=7.1 PHP=8.2.' );
	}
	const site = await startWordPress( {
		...combination,
		mounts: [
			{
				hostPath: join( projectRoot, 'tests/integration/php' ),
				vfsPath: PHP,
			},
		],
	} );
	running.site = site;
	announceSite( {
		...combination,
		url: site.url,
		control: await serveControl( site ),
	} );
}
