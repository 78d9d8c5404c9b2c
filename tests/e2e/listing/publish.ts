import { randomUUID } from 'node:crypto';

import type { Site } from '../../site/site.ts';

/**
 * Publishes blocks as a post.
 *
 * @param blocks Markup as the editor saves it.
 * @return Path of the post.
 */
export type Publish = ( blocks: string ) => Promise< string >;

/**
 * Publishes posts, and removes them when they have served.
 */
export function publisher( site: Site ): {
	publish: Publish;
	remove: () => Promise< void >;
} {
	const ids: number[] = [];
	return {
		publish: async ( blocks ) => {
			const post = JSON.parse(
				await site.runPhp( `
					kses_remove_filters();
					$id = wp_insert_post( wp_slash( array(
						'post_title'   => 'Prueba',
						'post_name'    => '${ randomUUID() }',
						'post_status'  => 'publish',
						'post_content' => base64_decode( '${ Buffer.from( blocks ).toString( 'base64' ) }' ),
					) ), true );
					echo wp_json_encode( array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ) );
				` )
			) as { id: number; path: string };
			ids.push( post.id );
			return post.path;
		},
		remove: async () => {
			if ( ids.length > 0 ) {
				await site.runPhp(
					`foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_post( $id, true ); }`
				);
			}
		},
	};
}
