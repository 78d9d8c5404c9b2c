<?php
/**
 * Says which public names of this plugin somebody else has (includes/content/collisions.php), until the user has read it.
 *
 * WordPress hides a notice until the next page only; therefore a link, which works without script too.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Collision_Notice;

use ProgramsFilter\Collisions;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Who can do something about it.
 */
const CAPABILITY = 'activate_plugins';

/**
 * Metadata of a user: what was read.
 */
const READ = 'programs_filter_read_collisions';

const DISMISS = 'programs_filter_dismiss_collisions';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'admin_notices', __NAMESPACE__ . '\\notice' );
	add_action( 'network_admin_notices', __NAMESPACE__ . '\\notice' );
	add_action( 'admin_post_' . DISMISS, __NAMESPACE__ . '\\dismiss', 10, 0 );
}

/**
 * Says, to those who can switch plugins off, which names are somebody else's.
 */
function notice(): void {
	if ( array() === Collisions\noted() || ! current_user_can( CAPABILITY ) || ! is_the_place() || in_array( key(), read_by_user(), true ) ) {
		return;
	}
	$formats = formats();
	$names   = array();
	$copies  = array();
	foreach ( Collisions\noted() as list( $kind, $name ) ) {
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
	$lines[] = sprintf( '<a href="%s">%s</a>', esc_url( address() ), esc_html__( 'Dismiss this notice.', 'programs-filter' ) );
	wp_admin_notice( implode( '<br>', $lines ), array( 'type' => 'warning' ) );
}

/**
 * Where something can be done about it, and where it can be felt: the list of plugins, and the screens of the programs.
 */
function is_the_place(): bool {
	$screen = get_current_screen();

	return null !== $screen && (
		in_array( $screen->id, array( 'plugins', 'plugins-network' ), true )
		|| ( POST_TYPE === $screen->post_type && Post_Type\is_ours() )
		|| ( TAXONOMY === $screen->taxonomy && Taxonomy\is_ours() )
	);
}

/**
 * What a user has read: other names are said anew.
 */
function key(): string {
	$names = Collisions\noted();
	sort( $names );

	return md5( (string) wp_json_encode( $names ) );
}

/**
 * Keys of what the user has read.
 *
 * @return list<string>
 */
function read_by_user(): array {
	$read = get_user_meta( get_current_user_id(), READ, true );

	return is_array( $read ) ? array_values( array_filter( $read, 'is_string' ) ) : array();
}

/**
 * Address that keeps what the notice says as read.
 */
function address(): string {
	return wp_nonce_url( add_query_arg( array( 'action' => DISMISS ), admin_url( 'admin-post.php' ) ), DISMISS );
}

/**
 * Keeps what the notice says as read, and goes back.
 */
function dismiss(): void {
	check_admin_referer( DISMISS );
	if ( current_user_can( CAPABILITY ) ) {
		update_user_meta( get_current_user_id(), READ, array_values( array_unique( array_merge( read_by_user(), array( key() ) ) ) ) );
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
function formats(): array {
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
