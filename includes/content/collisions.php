<?php
/**
 * Public names of this plugin that somebody else has: they are left alone, and those who can do something about it are told.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Collisions;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Done by a second copy of the plugin (programs-filter.php).
	add_action( 'programs_filter_second_copy', __NAMESPACE__ . '\\note_copy' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\notice' );
	add_action( 'network_admin_notices', __NAMESPACE__ . '\\notice' );
}

/**
 * What this plugin registered under a name. Whoever registers a post type or a taxonomy last replaces what was there, so that the
 * name alone does not say whose it is.
 *
 * @param string $name       Name.
 * @param mixed  $registered What was registered just now.
 * @return mixed Null when nothing was.
 */
function own( string $name, $registered = null ) {
	static $own = array();
	if ( null !== $registered ) {
		$own[ $name ] = $registered;
	}

	return $own[ $name ] ?? null;
}

/**
 * Keeps a name for the notice.
 *
 * @param 'post_type'|'taxonomy'|'rest'|'address'|'block'|'shortcode'|'copy' $kind What has the name.
 * @param string                                                             $name Name; of a copy its file.
 */
function note( string $kind, string $name ): void {
	noted( array( $kind, $name ) );
}

/**
 * Keeps the file of a second copy.
 *
 * @param mixed $file Absolute path of the copy's main file.
 */
function note_copy( $file ): void {
	note( 'copy', is_string( $file ) ? plugin_basename( $file ) : '' );
}

/**
 * All names that were kept.
 *
 * @param array|null $name One more: kind and name.
 * @phpstan-param TakenName|null $name
 * @return array
 * @phpstan-return list<TakenName>
 */
function noted( ?array $name = null ): array {
	static $noted = array();
	if ( null !== $name && ! in_array( $name, $noted, true ) ) {
		$noted[] = $name;
	}

	return $noted;
}

/**
 * Says once, to those who can switch plugins off, which names are somebody else's.
 */
function notice(): void {
	if ( array() === noted() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	$formats = formats();
	$names   = array();
	$copies  = array();
	foreach ( noted() as list( $kind, $name ) ) {
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
	wp_admin_notice( implode( '<br>', $lines ), array( 'type' => 'warning' ) );
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
