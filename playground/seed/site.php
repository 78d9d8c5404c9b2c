<?php
/**
 * The organisation whose site it is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

/**
 * Names a new site and clears it of WordPress's sample content.
 */
function site(): void {
	once(
		'site',
		static function (): int {
			update_option( 'blogname', 'Centro Cívico La Encina' );
			update_option( 'blogdescription', 'Cultura, ciencia y deporte para todo el barrio' );
			if ( '1' === get_option( 'fresh_site' ) ) {
				array_map( 'wp_delete_post', array( 1, 2, 3 ), array( true, true, true ) );
			}

			return 1;
		}
	);
}
