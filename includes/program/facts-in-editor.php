<?php
/**
 * The same facts in the editor: a field of programs in the REST API, and the script that gives them to blocks (src/program/facts-source/).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const SOURCE_HANDLE = 'programs-filter-facts-source';

/**
 * The script in `build/`, without its extension.
 */
const SOURCE_SCRIPT = 'program/facts-source/index';

/**
 * The field. Only for who may edit: everybody else has the page.
 */
const FACT_TEXTS_FIELD = 'pfilter_facts';

/**
 * Registers the field.
 */
function register_fact_texts_field(): void {
	if ( ! is_post_type_ours() ) {
		return;
	}
	register_rest_field(
		POST_TYPE,
		FACT_TEXTS_FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\\bound_texts',
			'schema'       => array(
				'description'          => __( 'Facts of the program', 'programs-filter' ),
				'type'                 => 'object',
				'context'              => array( 'edit' ),
				'readonly'             => true,
				'additionalProperties' => array( 'type' => 'string' ),
			),
		)
	);
}

/**
 * The texts of a program, in the language of the site.
 *
 * @param mixed $prepared What the REST API says of a program.
 * @return array<string, string>
 */
function bound_texts( $prepared ): array {
	$id   = is_array( $prepared ) ? $prepared['id'] ?? 0 : 0;
	$post = is_int( $id ) ? get_post( $id ) : null;
	if ( ! $post instanceof \WP_Post ) {
		return array();
	}
	$facts = array();
	WordPress\as_on_page(
		0,
		static function () use ( $post, &$facts ): void {
			foreach ( bindable_facts() as $key ) {
				$facts[ $key ] = bound_text( $post, $key );
			}
		}
	);

	return $facts;
}

/**
 * Enqueues the script in every block editor: a Query Loop of programs can stand anywhere.
 */
function enqueue_facts_source(): void {
	$file = PLUGIN_DIR . '/build/' . SOURCE_SCRIPT . '.asset.php';
	if ( ! is_readable( $file ) || ! is_post_type_ours() ) {
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( SOURCE_HANDLE, plugins_url( 'build/' . SOURCE_SCRIPT . '.js', PLUGIN_FILE ), $dependencies, WordPress\built_version( SOURCE_SCRIPT ), array( 'in_footer' => true ) );
	wp_add_inline_script( SOURCE_HANDLE, sprintf( 'window.programsFilterFacts = %s;', (string) wp_json_encode( bindable_fact_labels(), JSON_HEX_TAG | JSON_HEX_AMP ) ), 'before' );
}
