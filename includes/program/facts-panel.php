<?php
/**
 * The panel "Facts of the program" in the block editor of a program: its script (src/program/panel/), with the fields that it shows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const PANEL_HANDLE = 'programs-filter-program';

/**
 * The script in `build/`, without its extension.
 */
const PANEL_SCRIPT = 'program/panel/index';

/**
 * Enqueues the script where a program is edited, and nowhere else.
 */
function enqueue_facts_panel(): void {
	$screen = get_current_screen();
	$file   = PLUGIN_DIR . '/build/' . PANEL_SCRIPT . '.asset.php';
	if ( null === $screen || 'post' !== $screen->base || POST_TYPE !== $screen->post_type || ! is_post_type_ours() || ! is_readable( $file ) ) {
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( PANEL_HANDLE, plugins_url( 'build/' . PANEL_SCRIPT . '.js', PLUGIN_FILE ), $dependencies, WordPress\built_version( PANEL_SCRIPT ), array( 'in_footer' => true ) );
	// The texts come along, so that both forms say the same and the script needs no translations of its own.
	wp_add_inline_script( PANEL_HANDLE, sprintf( 'window.programsFilterProgram = %s;', (string) wp_json_encode( facts_panel_settings(), JSON_HEX_TAG | JSON_HEX_AMP ) ), 'before' );
}

/**
 * What the script reads from the page.
 *
 * @return array<string, mixed>
 */
function facts_panel_settings(): array {
	$states = array();
	foreach ( signup_state_words() as $value => $label ) {
		$states[] = compact( 'value', 'label' );
	}

	return array(
		'postType' => POST_TYPE,
		'fields'   => fact_fields(),
		'states'   => $states,
		'texts'    => fact_form_texts() + array(
			'wrongOrder'   => wrong_order_problem(),
			'dayMissing'   => missing_day_problem(),
			/* translators: %s: names of facts, separated by commas. */
			'notToBeSaved' => __( 'These facts will not be saved: %s.', 'programs-filter' ),
			/* translators: %s: names of facts, separated by commas. */
			'notSaved'     => __( 'Not saved: %s. Correct them in “Facts of the program”.', 'programs-filter' ),
		),
	);
}
