import { randomUUID } from 'node:crypto';

import { callsTo } from '../../call.ts';
import type { Site } from '../../announced-site.ts';

/**
 * Publishes blocks as a post.
 *
 * @param blocks Markup as the editor saves it.
 * @return Path of the post.
 */
export type Publish = ( blocks: string ) => Promise< string >;

/**
 * Publishes posts in a site, which is the suite's own and ends with it.
 */
export function publisher( site: Site ): Publish {
	const call = callsTo( site, { file: 'e2e/listing/publish.php' } );
	return ( blocks ) => call( 'publish', randomUUID(), blocks );
}
