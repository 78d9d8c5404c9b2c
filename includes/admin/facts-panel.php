<?php
/**
 * The panel "Facts of the program" in the block editor of a program: its script (src/program/), with the fields that it shows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Facts_Panel;

use ProgramsFilter\Build;
use ProgramsFilter\Fact_Fields;
use ProgramsFilter\Fact_Problems;
use ProgramsFilter\Post_Type;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'programs-filter-program';

/**
 * The script in `build/`, without its extension.
 */
const SCRIPT = 'program/index';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue' );
}

/**
 * Enqueues the script where a program is edited, and nowhere else.
 */
function enqueue(): void {
	$screen = get_current_screen();
	$file   = PLUGIN_DIR . '/build/' . SCRIPT . '.asset.php';
	if ( null === $screen || 'post' !== $screen->base || Post_Type\NAME !== $screen->post_type || ! Post_Type\is_ours() || ! is_readable( $file ) ) {
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( HANDLE, plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), $dependencies, Build\version( SCRIPT ), array( 'in_footer' => true ) );
	// The texts come along, so that both forms say the same and the script needs no translations of its own.
	wp_add_inline_script( HANDLE, sprintf( 'window.programsFilterProgram = %s;', (string) wp_json_encode( settings(), JSON_HEX_TAG | JSON_HEX_AMP ) ), 'before' );
}

/**
 * What the script reads from the page.
 *
 * @return array<string, mixed>
 */
function settings(): array {
	$states = array();
	foreach ( Fact_Fields\states() as $value => $label ) {
		$states[] = compact( 'value', 'label' );
	}

	return array(
		'postType' => Post_Type\NAME,
		'fields'   => Fact_Fields\all(),
		'states'   => $states,
		'texts'    => Fact_Fields\texts() + array(
			'wrongOrder'   => Fact_Problems\wrong_order(),
			'dayMissing'   => Fact_Problems\day_missing(),
			/* translators: %s: names of facts, separated by commas. */
			'notToBeSaved' => __( 'These facts will not be saved: %s.', 'programs-filter' ),
			/* translators: %s: names of facts, separated by commas. */
			'notSaved'     => __( 'Not saved: %s. Correct them in “Facts of the program”.', 'programs-filter' ),
		),
	);
}
