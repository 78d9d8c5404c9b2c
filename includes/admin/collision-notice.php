<?php
/**
 * Says which public names of this plugin somebody else has (includes/wordpress/collisions.php), until the user has read it.
 *
 * WordPress hides a notice until the next page only; therefore a link, which works without script too.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Who can do something about it.
 */
const NOTICE_CAPABILITY = 'activate_plugins';

/**
 * Metadata of a user: what was read.
 */
const NOTICE_READ = 'programs_filter_read_collisions';

const NOTICE_DISMISS = 'programs_filter_dismiss_collisions';

/**
 * Says, to those who can switch plugins off, which names are somebody else's.
 */
function collision_notice(): void {
	if ( array() === WordPress\noted_collisions() || ! current_user_can( NOTICE_CAPABILITY ) || ! is_place_of_notice() || in_array( notice_key(), notices_read(), true ) ) {
		return;
	}
	$formats = collision_formats();
	$names   = array();
	$copies  = array();
	foreach ( WordPress\noted_collisions() as list( $kind, $name ) ) {
		$code = '<code>' . esc_html( $name ) . '</code>';
		if ( 'copy' === $kind ) {
			$copies[] = $code;
		} else {
			$names[] = sprintf( esc_html( $formats[ $kind ] ?? '%s' ), $code );
		}
	}
	$lines = array();
	if ( array() !== $names ) {
		/* translators: %s: list of names, such as: post type "a", shortcode "b". */
		$lines[] = sprintf( esc_html__( 'Another plugin or the theme uses names of Programs Filter: %s. They are left alone, and Programs Filter does without them.', 'programs-filter' ), implode( ', ', $names ) );
	}
	if ( array() !== $copies ) {
		/* translators: %s: files of plugins. */
		$lines[] = sprintf( esc_html__( 'Programs Filter is active more than once. This copy does nothing and can be deactivated: %s.', 'programs-filter' ), implode( ', ', $copies ) );
	}
	$lines[] = sprintf( '<a href="%s">%s</a>', esc_url( dismiss_url() ), esc_html__( 'Dismiss this notice.', 'programs-filter' ) );
	wp_admin_notice( implode( '<br>', $lines ), array( 'type' => 'warning' ) );
}

/**
 * Where something can be done about it, and where it can be felt: the list of plugins, and the screens of the programs.
 */
function is_place_of_notice(): bool {
	$screen = get_current_screen();

	return null !== $screen && (
		in_array( $screen->id, array( 'plugins', 'plugins-network' ), true )
		|| ( Program\POST_TYPE === $screen->post_type && Program\is_post_type_ours() )
		|| ( Program\TAXONOMY === $screen->taxonomy && Program\is_taxonomy_ours() )
	);
}

/**
 * What a user has read: other names are said anew.
 */
function notice_key(): string {
	$names = WordPress\noted_collisions();
	sort( $names );

	return md5( (string) wp_json_encode( $names ) );
}

/**
 * Keys of what the user has read.
 *
 * @return list<string>
 */
function notices_read(): array {
	$read = get_user_meta( get_current_user_id(), NOTICE_READ, true );

	return is_array( $read ) ? array_values( array_filter( $read, 'is_string' ) ) : array();
}

/**
 * Address that keeps what the notice says as read.
 */
function dismiss_url(): string {
	return wp_nonce_url( add_query_arg( array( 'action' => NOTICE_DISMISS ), admin_url( 'admin-post.php' ) ), NOTICE_DISMISS );
}

/**
 * Keeps what the notice says as read, and goes back.
 */
function dismiss_notice(): void {
	check_admin_referer( NOTICE_DISMISS );
	if ( current_user_can( NOTICE_CAPABILITY ) ) {
		update_user_meta( get_current_user_id(), NOTICE_READ, array_values( array_unique( array_merge( notices_read(), array( notice_key() ) ) ) ) );
	}
	$back = wp_get_referer();
	wp_safe_redirect( false === $back ? admin_url( 'plugins.php' ) : $back );
	exit;
}

/**
 * How the notice calls a name.
 *
 * @return array<string, string> Format by kind.
 */
function collision_formats(): array {
	return array(
		/* translators: %s: name. */
		'post_type' => __( 'post type %s', 'programs-filter' ),
		/* translators: %s: name. */
		'taxonomy'  => __( 'taxonomy %s', 'programs-filter' ),
		/* translators: %s: path. */
		'rest'      => __( 'REST API path %s', 'programs-filter' ),
		/* translators: %s: path. */
		'address'   => __( 'address %s', 'programs-filter' ),
		/* translators: %s: name. */
		'block'     => __( 'block %s', 'programs-filter' ),
		/* translators: %s: name. */
		'shortcode' => __( 'shortcode %s', 'programs-filter' ),
	);
}
