import { randomUUID } from 'node:crypto';

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
	return ( blocks ) =>
		site.runPhp( `
			kses_remove_filters();
			$id = wp_insert_post( wp_slash( array(
				'post_title'   => 'Prueba',
				'post_name'    => '${ randomUUID() }',
				'post_status'  => 'publish',
				'post_content' => base64_decode( '${ Buffer.from( blocks ).toString( 'base64' ) }' ),
			) ), true );
			echo wp_make_link_relative( get_permalink( $id ) );
		` );
}
