import { CONTENT_MOUNT } from '../../tools/demo/content.ts';
import { startWordPress } from '../../tools/playground/index.ts';
import { serveControl } from '../site/control-server.ts';
import { announceSite } from '../site/site.ts';

const COMBINATION = { version: '7.1', php: '8.4' };

/**
 * Before the first test: starts a WordPress with the demo's content.
 *
 * @return What ends it, after the last test.
 */
export default async function start(): Promise< () => Promise< void > > {
	const site = await startWordPress( {
		...COMBINATION,
		scriptDebug: true,
		mounts: [ CONTENT_MOUNT ],
	} );
	await site.runPhp( `require '${ CONTENT_MOUNT.vfsPath }/seed.php';` );
	announceSite( {
		...COMBINATION,
		url: site.url,
		control: await serveControl( site ),
	} );
	return site.stop;
}
