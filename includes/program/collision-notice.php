<?php
/**
 * Tells administrators which names of the plugin other code has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Tells administrators about the noted names, on the screens of plugins and of programs. */
function collision_notice(): void {
	$collisions = noted_collisions();
	$places     = array( 'plugins', 'plugins-network', 'edit-' . POST_TYPE );
	if ( array() === $collisions || ! current_user_can( 'activate_plugins' ) || ! in_array( get_current_screen()->id ?? '', $places, true ) ) {
		return;
	}
	$formats = array(
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
	$names   = array();
	$copies  = array();
	foreach ( $collisions as list( $kind, $name ) ) {
		$code = '<code>' . esc_html( $name ) . '</code>';
		if ( isset( $formats[ $kind ] ) ) {
			$names[] = sprintf( esc_html( $formats[ $kind ] ), $code );
		} else {
			$copies[] = $code;
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
	wp_admin_notice(
		implode( '<br>', $lines ),
		array(
			'type'        => 'warning',
			'dismissible' => true,
		)
	);
}
