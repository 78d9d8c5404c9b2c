<?php
/**
 * Public names of this plugin that somebody else has: they are left alone, and those who can do something about it are told
 * (includes/admin/collision-notice.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * What this plugin registered under a name. Whoever registers a post type or a taxonomy last replaces what was there, so that the
 * name alone does not say whose it is.
 *
 * @param string $name       Name.
 * @param mixed  $registered What was registered just now.
 * @return mixed Null when nothing was.
 */
function own_registration( string $name, $registered = null ) {
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
function note_collision( string $kind, string $name ): void {
	noted_collisions( array( $kind, $name ) );
}

/**
 * Keeps the file of a second copy.
 *
 * @param mixed $file Absolute path of the copy's main file.
 */
function note_second_copy( $file ): void {
	note_collision( 'copy', is_string( $file ) ? plugin_basename( $file ) : '' );
}

/**
 * All names that were kept.
 *
 * @param TakenName|null $name One more: kind and name.
 * @return list<TakenName>
 */
function noted_collisions( ?array $name = null ): array {
	static $noted = array();
	if ( null !== $name && ! in_array( $name, $noted, true ) ) {
		$noted[] = $name;
	}

	return $noted;
}
