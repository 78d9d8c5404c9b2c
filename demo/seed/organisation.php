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
function organisation(): void {
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
	once( 'footer', static fn (): int => footer() );

	// A site that was made with an earlier version of the plugin has that version's rules: WordPress makes them anew.
	delete_option( 'rewrite_rules' );
}

/**
 * Puts the organisation's address in the theme's footer, as the site editor would.
 */
function footer(): int {
	$id = write_post(
		array(
			'post_type'    => 'wp_template_part',
			'post_status'  => 'publish',
			'post_name'    => 'footer',
			'post_title'   => 'Pie de página',
			'post_content' => text( 'parts/footer.blocks' ),
			'post_date'    => '2025-01-02 09:00:00',
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	wp_set_object_terms( $id, 'footer', 'wp_template_part_area' );

	return $id;
}
