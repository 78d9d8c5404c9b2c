<?php
/**
 * Scripts and settings of the fact form (src/program/panel/) in the block editor and the classic editor; facts-box.php prints the classic meta box.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const PANEL_HANDLE = 'programs-filter-program';

/** Enqueues the panel on the screen of a program. */
function enqueue_facts_panel(): void {
	$screen = get_current_screen();
	if ( null !== $screen && 'post' === $screen->base && POST_TYPE === $screen->post_type ) {
		enqueue_facts_form( 'program/panel/index' );
	}
}

/**
 * Enqueues a script with the form.
 *
 * @param string $script Path in `build/`, without its extension.
 */
function enqueue_facts_form( string $script ): void {
	WordPress\enqueue_built_script( PANEL_HANDLE, $script );
	WordPress\add_script_data( PANEL_HANDLE, 'programsFilterProgram', get_facts_form_settings() );
}

/**
 * What the form needs to know.
 *
 * @return array<string, mixed>
 */
function get_facts_form_settings(): array {
	$titles  = array(
		'basics' => __( 'Main facts', 'programs-filter' ),
		'status' => __( 'Status and notice', 'programs-filter' ),
		'signup' => __( 'Sign-up', 'programs-filter' ),
		'more'   => __( 'More', 'programs-filter' ),
	);
	$fields  = array_column( get_fact_fields(), null, 'fact' );
	$grouped = array_flip( array_merge( ...array_values( FORM_GROUPS ) ) );
	$groups  = array();
	foreach ( FORM_GROUPS as $name => $facts ) {
		$facts    = array() === $facts ? array_keys( array_diff_key( $fields, $grouped ) ) : $facts;
		$groups[] = array(
			'name'   => $name,
			'title'  => $titles[ $name ],
			'fields' => array_map( static fn( string $fact ): array => $fields[ $fact ], $facts ),
		);
	}

	return array(
		'postType'   => POST_TYPE,
		'taxonomy'   => TAXONOMY,
		'path'       => rest_get_route_for_post_type_items( POST_TYPE ),
		'groups'     => $groups,
		'mayUpload'  => current_user_can( 'upload_files' ),
		'hasDaysOff' => array() !== days_off(),
		'texts'      => get_fact_form_texts(),
	);
}
