<?php
/**
 * The pictures of the example programs, in the media library.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Example_Pictures;

use ProgramsFilter\Examples;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Copies a picture into the media library.
 *
 * @param string $file File name.
 * @phpstan-param non-empty-string $file
 * @return int ID; 0 where the site takes no such picture: the examples do without.
 */
function write( string $file ): int {
	$path = PLUGIN_DIR . "/images/examples/$file";
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
	$bits = is_readable( $path ) ? file_get_contents( $path ) : false;
	$copy = is_string( $bits ) ? wp_upload_bits( $file, null, $bits ) : array( 'error' => '-' );
	if ( false !== $copy['error'] ) {
		return 0;
	}
	$title = pathinfo( $file, PATHINFO_FILENAME );
	$id    = wp_insert_attachment(
		array(
			'post_title'     => $title,
			'post_mime_type' => $copy['type'],
			'meta_input'     => array( Examples\MARK => $title ),
		),
		$copy['file']
	);
	if ( $id > 0 ) {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $copy['file'] ) );
	}

	return $id;
}

/**
 * Removes the pictures, but for those that somebody uses or has described.
 */
function remove(): void {
	$pictures = get_posts(
		array(
			'post_type'   => 'attachment',
			'post_status' => 'any',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when somebody clicks.
			'meta_key'    => Examples\MARK,
			'numberposts' => -1,
		)
	);
	foreach ( $pictures as $picture ) {
		$is_as_it_was = get_post_meta( $picture->ID, Examples\MARK, true ) === $picture->post_title
			&& '' === $picture->post_content . $picture->post_excerpt && '' === get_post_meta( $picture->ID, '_wp_attachment_image_alt', true );
		if ( $is_as_it_was && ! is_used( $picture->ID ) && current_user_can( 'delete_post', $picture->ID ) ) {
			wp_delete_attachment( $picture->ID, true );
		} else {
			delete_post_meta( $picture->ID, Examples\MARK );
		}
	}
}

/**
 * Whether a picture is somewhere: as the image of a post, in a text or in a setting, by its number or by its file.
 *
 * @param int $id Picture.
 */
function is_used( int $id ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$file = pathinfo( (string) get_attached_file( $id ), PATHINFO_FILENAME );
	$like = '%' . $wpdb->esc_like( $file ) . '%';
	// phpcs:disable WordPress.DB -- Once, when somebody clicks; WordPress's search splits the text into words.
	$uses = array(
		$wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM %i WHERE meta_key = '_thumbnail_id' AND meta_value = %s LIMIT 1", $wpdb->postmeta, (string) $id ) ),
		$wpdb->get_var( $wpdb->prepare( 'SELECT meta_id FROM %i WHERE post_id <> %d AND meta_value LIKE %s LIMIT 1', $wpdb->postmeta, $id, $like ) ),
		$wpdb->get_var( $wpdb->prepare( "SELECT ID FROM %i WHERE ID <> %d AND post_type NOT IN ( 'revision', 'attachment' ) AND ( post_content LIKE %s OR post_content LIKE %s ) LIMIT 1", $wpdb->posts, $id, $like, '%wp-image-' . $id . '"%' ) ),
		$wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM %i WHERE option_name IN ( 'site_icon', 'site_logo' ) AND option_value = %s LIMIT 1", $wpdb->options, (string) $id ) ),
	);
	// phpcs:enable

	return array() !== array_filter( $uses, 'is_string' );
}
