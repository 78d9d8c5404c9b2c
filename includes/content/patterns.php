<?php
/**
 * Patterns that contain the block.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Patterns;

defined( 'ABSPATH' ) || exit;

const CATEGORY = 'programs-filter';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
}

/**
 * Registers the patterns.
 */
function register(): void {
	register_block_pattern_category( CATEGORY, array( 'label' => __( 'Programs', 'programs-filter' ) ) );
	foreach ( patterns() as $name => $pattern ) {
		register_block_pattern(
			CATEGORY . '/' . $name,
			$pattern + array(
				'categories' => array( CATEGORY ),
				'blockTypes' => array( 'programs-filter/programas' ),
			)
		);
	}
}

/**
 * The patterns.
 *
 * @return array<string, array{title: string, description: string, content: string}> By name.
 */
function patterns(): array {
	$heading = esc_html__( 'Our programs', 'programs-filter' );
	$text    = esc_html__( 'Courses, workshops and activities for all ages. Choose a category to see only what interests you.', 'programs-filter' );
	$intro   = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">$heading</h2>\n<!-- /wp:heading -->\n\n"
		. "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";

	return array(
		'con-introduccion' => array(
			'title'       => __( 'Programs with an introduction', 'programs-filter' ),
			'description' => __( 'A heading, a short text and the programs with their filter.', 'programs-filter' ),
			'content'     => "<!-- wp:group {\"align\":\"wide\",\"layout\":{\"type\":\"default\"}} -->\n<div class=\"wp-block-group alignwide\">$intro\n\n"
				. "<!-- wp:programs-filter/programas /--></div>\n<!-- /wp:group -->",
		),
		'filtro-fijo'      => array(
			'title'       => __( 'Sticky filter and grid', 'programs-filter' ),
			'description' => __( 'The filter stays in view while visitors scroll through the programs.', 'programs-filter' ),
			'content'     => '<!-- wp:group {"align":"wide","style":{"position":{"type":"sticky","top":"0px"},"spacing":{"padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"}}},"backgroundColor":"base","layout":{"type":"default"}} -->' . "\n"
				. '<div class="wp-block-group alignwide has-base-background-color has-background" style="padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)">'
				. '<!-- wp:programs-filter/programas {"showGrid":false,"showCount":false,"target":"#programas-rejilla"} /--></div>' . "\n<!-- /wp:group -->\n\n"
				. '<!-- wp:programs-filter/programas {"showFilter":false,"anchor":"programas-rejilla","align":"wide"} /-->',
		),
	);
}
