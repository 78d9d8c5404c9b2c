<?php
/**
 * Registers the block patterns that contain the listing; the editor loads their content from patterns/ on demand.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const PATTERN_CATEGORY = 'programs-filter';

/** Registers the patterns. */
function register_patterns(): void {
	register_block_pattern_category( PATTERN_CATEGORY, array( 'label' => WordPress\get_plural_label() ) );
	$patterns = array(
		'tarjeta-a-medida'    => array(
			'title'       => __( 'Programs with a card of your own', 'programs-filter' ),
			'description' => __( 'A filter above a Query Loop of WordPress, whose card is made of blocks: rearrange it as you like.', 'programs-filter' ),
		),
		'pagina-de-programas' => array(
			'title'       => __( 'Programs page', 'programs-filter' ),
			'description' => __( 'A whole page: the programs, with room for an introduction and for how to sign up.', 'programs-filter' ),
			'blockTypes'  => array( 'core/post-content' ),
			'postTypes'   => array( 'page' ),
		),
	);
	foreach ( $patterns as $name => $pattern ) {
		register_block_pattern(
			PATTERN_CATEGORY . '/' . $name,
			$pattern + array(
				'categories' => array( PATTERN_CATEGORY ),
				'filePath'   => get_pattern_file( $name ),
			)
		);
	}
}

/**
 * Path of a pattern's content.
 *
 * @param string $name Name of the pattern.
 */
function get_pattern_file( string $name ): string {
	return __DIR__ . "/patterns/$name.php";
}

/**
 * Content of a pattern in the language of the moment. WordPress keeps the one that it read first.
 *
 * @param string $name Name of the pattern.
 */
function get_pattern_content( string $name ): string {
	ob_start();
	require get_pattern_file( $name );

	return trim( (string) ob_get_clean() );
}
