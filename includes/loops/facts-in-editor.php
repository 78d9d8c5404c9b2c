<?php
/**
 * The same facts in the editor: a field of programs in the REST API, and the script that gives them to blocks (src/facts-source/).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Facts_In_Editor;

use ProgramsFilter\Build;
use ProgramsFilter\Fact_Binding;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Rest_Listing;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'programs-filter-facts-source';

/**
 * The script in `build/`, without its extension.
 */
const SCRIPT = 'facts-source/index';

/**
 * The field. Only for who may edit: everybody else has the page.
 */
const FIELD = 'pfilter_facts';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_field', 10, 0 );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue' );
}

/**
 * Registers the field.
 */
function register_field(): void {
	if ( ! Post_Type\is_ours() ) {
		return;
	}
	register_rest_field(
		Post_Type\NAME,
		FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\\facts',
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
function facts( $prepared ): array {
	$id   = is_array( $prepared ) ? $prepared['id'] ?? 0 : 0;
	$post = is_int( $id ) ? get_post( $id ) : null;
	if ( ! $post instanceof \WP_Post ) {
		return array();
	}
	$facts = array();
	Rest_Listing\as_on_page(
		0,
		static function () use ( $post, &$facts ): void {
			foreach ( Fact_Binding\keys() as $key ) {
				$facts[ $key ] = Fact_Binding\text( $post, $key );
			}
		}
	);

	return $facts;
}

/**
 * Enqueues the script in every block editor: a Query Loop of programs can stand anywhere.
 */
function enqueue(): void {
	$file = PLUGIN_DIR . '/build/' . SCRIPT . '.asset.php';
	if ( ! is_readable( $file ) || ! Post_Type\is_ours() ) {
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( HANDLE, plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), $dependencies, Build\version( SCRIPT ), array( 'in_footer' => true ) );
	wp_add_inline_script( HANDLE, sprintf( 'window.programsFilterFacts = %s;', (string) wp_json_encode( Fact_Binding\labels(), JSON_HEX_TAG | JSON_HEX_AMP ) ), 'before' );
}
