<?php
/**
 * In the list of plugins, links to where one goes on.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Plugin_Links;

use ProgramsFilter\First_Steps;
use ProgramsFilter\Post_Type;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\add' );
}

/**
 * Puts the links before those of WordPress.
 *
 * @param mixed $links HTML by name.
 * @return mixed
 */
function add( $links ) {
	if ( ! is_array( $links ) || ! Post_Type\is_ours() || ! First_Steps\may( 'edit_posts' ) ) {
		return $links;
	}
	$own    = array(
		'programs'    => array( admin_url( 'edit.php?post_type=' . Post_Type\NAME ), _x( 'Programs', 'post type general name', 'programs-filter' ) ),
		'add_program' => array( admin_url( 'post-new.php?post_type=' . Post_Type\NAME ), __( 'Add Program', 'programs-filter' ) ),
	);
	$import = First_Steps\import_address();
	if ( '' !== $import ) {
		$own['import'] = array( $import, __( 'Import', 'programs-filter' ) );
	}

	return array_map( static fn( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) ), $own ) + $links;
}
