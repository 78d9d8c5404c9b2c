<?php
/**
 * Public names of this plugin that other code has too: the other code keeps them, and administrators are told.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Names that other code has, as far as this request has found any.
 *
 * @param TakenName|null $name One more.
 * @return list<TakenName>
 */
function noted_collisions( ?array $name = null ): array {
	static $noted = array();
	if ( null !== $name && ! in_array( $name, $noted, true ) ) {
		$noted[] = $name;
	}

	return $noted;
}

/**
 * Notes a name for the notice.
 *
 * @param 'post_type'|'taxonomy'|'rest'|'address'|'block'|'shortcode'|'copy' $kind Kind of name.
 * @param string                                                             $name Name; of a second copy of the plugin its file.
 */
function note_collision( string $kind, string $name ): void {
	noted_collisions( array( $kind, $name ) );
}

/**
 * Notes a second copy of the plugin (programs-filter.php).
 *
 * @param string $file Absolute path of its main file.
 */
function note_second_copy( string $file ): void {
	note_collision( 'copy', plugin_basename( $file ) );
}

/** Notes which names of the post type and the taxonomy are taken, and gives way where WordPress would let both have one. */
function give_way(): void {
	$type     = get_post_type_object( POST_TYPE );
	$taxonomy = get_taxonomy( TAXONOMY );
	if ( null === $type || ! is_post_type_ours() ) {
		note_collision( 'post_type', POST_TYPE );
	} else {
		give_way_in_rest( $type, rest_get_route_for_post_type_items( POST_TYPE ) );
		give_way_in_addresses( $type );
	}
	if ( false === $taxonomy || ! is_taxonomy_ours() ) {
		note_collision( 'taxonomy', TAXONOMY );
	} else {
		give_way_in_rest( $taxonomy, rest_get_route_for_taxonomy_items( TAXONOMY ) );
	}
}

/**
 * Takes the name as the REST base where another post type or taxonomy has the same route.
 *
 * @param \WP_Post_Type|\WP_Taxonomy $own   Post type or taxonomy of this plugin.
 * @param string                     $route Its route.
 */
function give_way_in_rest( object $own, string $route ): void {
	$routes = array_merge(
		array_map( 'rest_get_route_for_post_type_items', array_values( get_post_types() ) ),
		array_map( 'rest_get_route_for_taxonomy_items', array_values( get_taxonomies() ) )
	);
	if ( count( array_keys( $routes, $route, true ) ) > 1 ) {
		note_collision( 'rest', $route );
		$own->rest_base = $own->name;
	}
}

/**
 * Gives programs plain addresses where those of another post type or taxonomy begin like theirs.
 *
 * @param \WP_Post_Type $own Post type of this plugin.
 */
function give_way_in_addresses( \WP_Post_Type $own ): void {
	/**
	 * Rewrite rules.
	 *
	 * @var \WP_Rewrite $wp_rewrite
	 */
	global $wp_rewrite;
	$names      = array_map( 'strval', array_keys( $wp_rewrite->extra_permastructs ) );
	$beginnings = array_map( __NAMESPACE__ . '\\permalink_beginning', $names );
	$beginning  = permalink_beginning( $own->name );
	if ( '' !== $beginning && count( array_keys( $beginnings, $beginning, true ) ) > 1 ) {
		note_collision( 'address', "/$beginning" );
		remove_permastruct( $own->name );
		$own->rewrite = false;
	}
}

/**
 * The part that all addresses of a permalink structure begin with.
 *
 * @param string $name Name of the structure, such as a post type, whose structure is "/libro/%libro%".
 * @return string Without a slash at the beginning; '' when there is no such structure.
 */
function permalink_beginning( string $name ): string {
	/**
	 * Rewrite rules.
	 *
	 * @var \WP_Rewrite $wp_rewrite
	 */
	global $wp_rewrite;

	return ltrim( (string) strstr( (string) $wp_rewrite->get_extra_permastruct( $name ), '%', true ), '/' );
}

/**
 * What the kinds of names are called, with a place for the name.
 *
 * @return array<string, string>
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

/** Tells administrators about the noted names, on the screens of plugins and of programs. */
function collision_notice(): void {
	$collisions = noted_collisions();
	$places     = array( 'plugins', 'plugins-network', 'edit-' . POST_TYPE );
	if ( array() === $collisions || ! current_user_can( 'activate_plugins' ) || ! in_array( get_current_screen()->id ?? '', $places, true ) ) {
		return;
	}
	$names  = array();
	$copies = array();
	foreach ( $collisions as list( $kind, $name ) ) {
		$code = '<code>' . esc_html( $name ) . '</code>';
		if ( 'copy' === $kind ) {
			$copies[] = $code;
		} else {
			$names[] = sprintf( esc_html( collision_formats()[ $kind ] ), $code );
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
