<?php
/**
 * The organization whose site it is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

/**
 * Names a new site and clears it of WordPress's sample content.
 */
function organization(): void {
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
	once( 'page-template', static fn (): int => page_template() );

	// A site that was made with an earlier version of the plugin has that version's rules: WordPress makes them anew.
	delete_option( 'rewrite_rules' );
}

/**
 * Puts the organization's address in the theme's footer, as the site editor would.
 */
function footer(): int {
	$id = write_template( 'wp_template_part', 'footer', 'Pie de página', text( 'parts/footer.blocks' ) );
	wp_set_object_terms( $id, 'footer', 'wp_template_part_area' );

	return $id;
}

/**
 * Puts the titles of pages where the grid begins, as the site editor would.
 */
function page_template(): int {
	return write_template( 'wp_template', 'page', 'Páginas', text( 'templates/page.blocks' ) );
}

/**
 * Writes what the site editor would write instead of a file of the theme.
 *
 * @param string $type    `wp_template` or `wp_template_part`.
 * @param string $name    Name of the file, without the extension.
 * @param string $title   Title.
 * @param string $content Blocks.
 * @return int The post.
 */
function write_template( string $type, string $name, string $title, string $content ): int {
	$id = write_post(
		array(
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_name'    => $name,
			'post_title'   => $title,
			'post_content' => $content,
			'post_date'    => '2025-01-02 09:00:00',
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );

	return $id;
}
