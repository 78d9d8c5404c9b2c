<?php
/**
 * Conflicts with other code over REST routes, permalinks, block and shortcode: resolve_name_conflicts() leaves the names to the
 * other code on `wp_loaded`, and Site Health lists them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The conflicts that this request has found so far.
 *
 * @param TakenName|null $name One more.
 * @return list<TakenName>
 */
function get_name_conflicts( ?array $name = null ): array {
	static $conflicts = array();
	if ( null !== $name && ! in_array( $name, $conflicts, true ) ) {
		$conflicts[] = $name;
	}

	return $conflicts;
}

/**
 * Records a conflict for Site Health.
 *
 * @param 'rest'|'address'|'block'|'shortcode'|'copy' $kind Kind of name.
 * @param string                                      $name Name; of a second copy of the plugin its file.
 */
function add_name_conflict( string $kind, string $name ): void {
	get_name_conflicts( array( $kind, $name ) );
}

/**
 * Records a second copy of the plugin (programs-filter.php).
 *
 * @param string $file Absolute path of its main file.
 */
function add_second_copy_conflict( string $file ): void {
	add_name_conflict( 'copy', plugin_basename( $file ) );
}

/** Records which names other code has registered, and drops ours where WordPress would let both use one. */
function resolve_name_conflicts(): void {
	$type     = get_post_type_object( POST_TYPE );
	$taxonomy = get_taxonomy( TAXONOMY );
	if ( null !== $type ) {
		resolve_rest_base_conflict( $type, rest_get_route_for_post_type_items( POST_TYPE ) );
		resolve_permalink_conflict( $type );
	}
	if ( false !== $taxonomy ) {
		resolve_rest_base_conflict( $taxonomy, rest_get_route_for_taxonomy_items( TAXONOMY ) );
	}
}

/**
 * Falls back to the name as the REST base if another post type or taxonomy has the same route.
 *
 * @param \WP_Post_Type|\WP_Taxonomy $own   Post type or taxonomy of this plugin.
 * @param string                     $route Its route.
 */
function resolve_rest_base_conflict( object $own, string $route ): void {
	$routes = array_merge(
		array_map( 'rest_get_route_for_post_type_items', array_values( get_post_types() ) ),
		array_map( 'rest_get_route_for_taxonomy_items', array_values( get_taxonomies() ) )
	);
	if ( count( array_keys( $routes, $route, true ) ) > 1 ) {
		add_name_conflict( 'rest', $route );
		$own->rest_base = $own->name;
	}
}

/**
 * Gives programs plain permalinks if another post type or taxonomy has the same base.
 *
 * @param \WP_Post_Type $own Post type of this plugin.
 */
function resolve_permalink_conflict( \WP_Post_Type $own ): void {
	/**
	 * Rewrite rules.
	 *
	 * @var \WP_Rewrite $wp_rewrite
	 */
	global $wp_rewrite;
	$names      = array_map( 'strval', array_keys( $wp_rewrite->extra_permastructs ) );
	$beginnings = array_map( __NAMESPACE__ . '\\get_permalink_prefix', $names );
	$beginning  = get_permalink_prefix( $own->name );
	if ( '' !== $beginning && count( array_keys( $beginnings, $beginning, true ) ) > 1 ) {
		add_name_conflict( 'address', "/$beginning" );
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
function get_permalink_prefix( string $name ): string {
	/**
	 * Rewrite rules.
	 *
	 * @var \WP_Rewrite $wp_rewrite
	 */
	global $wp_rewrite;

	return ltrim( (string) strstr( (string) $wp_rewrite->get_extra_permastruct( $name ), '%', true ), '/' );
}

/**
 * Labels of the kinds of names, with a placeholder for the name.
 *
 * @return array<string, string>
 */
function get_name_conflict_formats(): array {
	return array(
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
