<?php
/**
 * What the six example programs say, in the language of the moment.
 *
 * The pictures of the example programs, in the media library.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * The examples. Days are counted from today, so that each state of a program can be seen.
 *
 * @return list<array{title: string, excerpt: string, categories: list<string>, picture: non-empty-string, facts: array<string, string>}>
 */
function example_programs(): array {
	$art      = __( 'Art', 'programs-filter' );
	$music    = __( 'Music', 'programs-filter' );
	$science  = __( 'Science', 'programs-filter' );
	$families = __( 'Families', 'programs-filter' );
	$health   = __( 'Wellbeing', 'programs-filter' );
	$adults   = __( 'Adults', 'programs-filter' );
	$workshop = __( 'Workshop', 'programs-filter' );

	return array(
		array(
			'title'      => __( 'Watercolor for beginners', 'programs-filter' ),
			'excerpt'    => __( 'Water, light and color: eight afternoons to paint without fear of the blank page.', 'programs-filter' ),
			'categories' => array( $art ),
			'picture'    => 'acuarela.webp',
			'facts'      => array(
				'start'    => example_day( 'tuesday +2 weeks' ),
				'end'      => example_day( 'tuesday +9 weeks' ),
				'schedule' => __( 'Tuesdays, 6 to 7:30 pm', 'programs-filter' ),
				'place'    => $workshop,
				'audience' => $adults,
				'price'    => '60 €',
			),
		),
		array(
			'title'      => __( 'Open choir', 'programs-filter' ),
			'excerpt'    => __( 'No audition: all you need is the wish to sing.', 'programs-filter' ),
			'categories' => array( $music ),
			'picture'    => 'coro.webp',
			'facts'      => array(
				'start'    => example_day( 'thursday +1 week' ),
				'schedule' => __( 'Thursdays, 7 to 8:30 pm', 'programs-filter' ),
				'place'    => __( 'Main hall', 'programs-filter' ),
				'free'     => '1',
			),
		),
		array(
			'title'      => __( 'My first robot', 'programs-filter' ),
			'excerpt'    => __( 'Build it, wire it and teach it to find its way.', 'programs-filter' ),
			'categories' => array( $science, $families ),
			'picture'    => 'robot.webp',
			'facts'      => array(
				'start'        => example_day( 'saturday +2 weeks' ),
				'end'          => example_day( 'saturday +6 weeks' ),
				'schedule'     => __( 'Saturdays, 11 am to 1 pm', 'programs-filter' ),
				'place'        => $workshop,
				'audience'     => __( 'Ages 8 to 12', 'programs-filter' ),
				'price'        => '45 €',
				'signup_state' => 'full',
			),
		),
		array(
			'title'      => __( 'Story hour', 'programs-filter' ),
			'excerpt'    => __( 'Stories told aloud, for small ears and whoever comes with them.', 'programs-filter' ),
			'categories' => array( $families ),
			'picture'    => 'cuento.webp',
			'facts'      => array(
				'start'    => example_day( 'friday +1 week' ) . 'T17:30',
				'place'    => __( 'Library', 'programs-filter' ),
				'audience' => __( 'Ages 3 to 6', 'programs-filter' ),
				'free'     => '1',
			),
		),
		array(
			'title'      => __( 'Gentle yoga', 'programs-filter' ),
			'excerpt'    => __( 'Breathing, balance and rest, at everybody’s own pace.', 'programs-filter' ),
			'categories' => array( $health ),
			'picture'    => 'yoga.webp',
			'facts'      => array(
				'schedule'     => __( 'Mondays and Wednesdays, 10 to 11 am', 'programs-filter' ),
				'place'        => __( 'Main hall', 'programs-filter' ),
				'audience'     => $adults,
				'price'        => '25 €',
				'signup_state' => 'waiting',
			),
		),
		array(
			'title'      => __( 'A night among the stars', 'programs-filter' ),
			'excerpt'    => __( 'Moons, rings and nebulae, seen through the telescopes on the roof.', 'programs-filter' ),
			'categories' => array( $science, $families ),
			'picture'    => 'telescopio.webp',
			'facts'      => array(
				'start' => example_day( 'saturday +3 weeks' ) . 'T21:30',
				'end'   => example_day( 'saturday +3 weeks' ) . 'T23:00',
				'place' => __( 'Roof terrace', 'programs-filter' ),
				'free'  => '1',
			),
		),
	);
}

/**
 * What the page of each of them says.
 */
function example_note(): string {
	return __( 'This program is an example. Change whatever you like and it is yours, or remove all the examples with one click in the list of programs.', 'programs-filter' );
}

/**
 * A day as it is stored.
 *
 * @param string $relative Such as "tuesday +2 weeks".
 */
function example_day( string $relative ): string {
	return ( new \DateTimeImmutable( "today $relative", wp_timezone() ) )->format( 'Y-m-d' );
}

/**
 * Copies a picture into the media library.
 *
 * @param non-empty-string $file File name.
 * @return int ID; 0 where the site takes no such picture: the examples do without.
 */
function write_example_picture( string $file ): int {
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
			'meta_input'     => array( EXAMPLE_META => $title ),
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
function remove_example_pictures(): void {
	$pictures = get_posts(
		array(
			'post_type'   => 'attachment',
			'post_status' => 'any',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when somebody clicks.
			'meta_key'    => EXAMPLE_META,
			'numberposts' => -1,
		)
	);
	foreach ( $pictures as $picture ) {
		$is_as_it_was = get_post_meta( $picture->ID, EXAMPLE_META, true ) === $picture->post_title
			&& '' === $picture->post_content . $picture->post_excerpt && '' === get_post_meta( $picture->ID, '_wp_attachment_image_alt', true );
		if ( $is_as_it_was && ! is_picture_used( $picture->ID ) && current_user_can( 'delete_post', $picture->ID ) ) {
			wp_delete_attachment( $picture->ID, true );
		} else {
			delete_post_meta( $picture->ID, EXAMPLE_META );
		}
	}
}

/**
 * Whether a picture is somewhere: as the image of a post, in a text or in a setting, by its number or by its file.
 *
 * @param int $id Picture.
 */
function is_picture_used( int $id ): bool {
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
