import { randomUUID } from 'node:crypto';

import { callsTo } from '../../call.ts';
import type { RunningWordPress } from '../../../tools/shared/site/index.ts';

/**
 * Publishes blocks as a post.
 *
 * @param blocks Markup as the editor saves it.
 * @return Path of the post.
 */
export type Publish = ( blocks: string ) => Promise< string >;

/**
 * Publishes posts in a site, which is of the tests and ends with them.
 */
export function publisher( site: Pick< RunningWordPress, 'runPhp' > ): Publish {
	const call = callsTo( site, { file: 'e2e/listing/publish.php' } );
	return ( blocks ) => call( 'publish', randomUUID(), blocks );
}
