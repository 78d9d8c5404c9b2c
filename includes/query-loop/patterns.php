<?php
/**
 * Patterns that contain the block.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

defined( 'ABSPATH' ) || exit;

const PATTERN_CATEGORY = 'programs-filter';

/**
 * Registers the patterns.
 */
function register_patterns(): void {
	register_block_pattern_category( PATTERN_CATEGORY, array( 'label' => __( 'Programs', 'programs-filter' ) ) );
	foreach ( patterns() as $name => $pattern ) {
		register_block_pattern( PATTERN_CATEGORY . '/' . $name, $pattern + array( 'categories' => array( PATTERN_CATEGORY ) ) );
	}
}

/**
 * The patterns.
 *
 * One with `blockTypes` of the block is offered to turn a block into: what the block shows then goes into the first block of the
 * pattern. That is why a pattern whose first block is only a filter is not among them.
 *
 * @return array<string, array{title: string, description: string, content: string, blockTypes?: list<string>, postTypes?: list<string>}> By name.
 */
function patterns(): array {
	$text = introduction_blocks();

	return array(
		'con-introduccion'    => array(
			'title'       => __( 'Programs with an introduction', 'programs-filter' ),
			'description' => __( 'A heading, a short text and the programs with their filter.', 'programs-filter' ),
			'blockTypes'  => array( 'programs-filter/programas' ),
			'content'     => "<!-- wp:group {\"align\":\"wide\",\"layout\":{\"type\":\"default\"}} -->\n<div class=\"wp-block-group alignwide\">"
				. heading_block( __( 'Our programs', 'programs-filter' ) ) . "\n\n" . paragraph_block( $text ) . "\n\n"
				. "<!-- wp:programs-filter/programas /--></div>\n<!-- /wp:group -->",
		),
		'filtro-fijo'         => array(
			'title'       => __( 'Sticky filter and grid', 'programs-filter' ),
			'description' => __( 'The filter stays in view while visitors scroll through the programs.', 'programs-filter' ),
			'content'     => '<!-- wp:group {"align":"wide","style":{"position":{"type":"sticky","top":"0px"},"spacing":{"padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"}}},"backgroundColor":"base","layout":{"type":"default"}} -->' . "\n"
				. '<div class="wp-block-group alignwide has-base-background-color has-background" style="padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)">'
				. '<!-- wp:programs-filter/programas {"showGrid":false,"showCount":false,"target":"#programas-rejilla"} /--></div>' . "\n<!-- /wp:group -->\n\n"
				. '<!-- wp:programs-filter/programas {"showFilter":false,"anchor":"programas-rejilla","align":"wide"} /-->',
		),
		'tarjeta-a-medida'    => array(
			'title'       => __( 'Programs with a card of your own', 'programs-filter' ),
			'description' => __( 'A filter above a Query Loop of WordPress, whose card is made of blocks: rearrange it as you like.', 'programs-filter' ),
			'content'     => custom_card_pattern(),
		),
		'pagina-de-programas' => array(
			'title'       => __( 'Programs page', 'programs-filter' ),
			'description' => __( 'A whole page: an introduction, the programs, how to sign up, and whom to ask.', 'programs-filter' ),
			'blockTypes'  => array( 'core/post-content' ),
			'postTypes'   => array( 'page' ),
			'content'     => page_pattern( $text ),
		),
	);
}

/**
 * The first sentences of a page.
 */
function introduction_blocks(): string {
	return __( 'Courses, workshops and activities for all ages. Choose a category to see only what interests you.', 'programs-filter' );
}

/**
 * The content of a new page.
 *
 * @param string $introduction Its first sentences.
 * @param bool   $has_title    Whether the theme prints the page's title above.
 */
function page_pattern( string $introduction, bool $has_title = true ): string {
	$parts = array(
		paragraph_block( $introduction ),
		'<!-- wp:programs-filter/programas {"align":"wide","headingLevel":2} /-->',
		heading_block( __( 'How to sign up', 'programs-filter' ) ),
		steps_block(
			__( 'Choose a program and open it: there you will find dates, place and requirements.', 'programs-filter' ),
			__( 'Write to us and tell us which one interests you.', 'programs-filter' ),
			__( 'We will confirm your place by email.', 'programs-filter' )
		),
		heading_block( __( 'Do you have any questions?', 'programs-filter' ) ),
		paragraph_block( __( 'Tell us what you are looking for and we will help you choose.', 'programs-filter' ) ),
		button_block( __( 'Write to us', 'programs-filter' ) ),
	);
	if ( ! $has_title ) {
		array_unshift( $parts, heading_block( __( 'Our programs', 'programs-filter' ), 1 ) );
	}

	// As wide as the grid, but for its lines: everything begins at the grid's edge.
	return '<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->' . "\n<div class=\"wp-block-group alignwide\">"
		. implode( "\n\n", $parts ) . "</div>\n<!-- /wp:group -->";
}

/**
 * A heading.
 *
 * @param string $text  Text.
 * @param int    $level 1 or 2.
 */
function heading_block( string $text, int $level = 2 ): string {
	return 1 === $level
		? "<!-- wp:heading {\"level\":1} -->\n<h1 class=\"wp-block-heading\">" . esc_html( $text ) . "</h1>\n<!-- /wp:heading -->"
		: "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->";
}

/**
 * A paragraph.
 *
 * @param string $text Text.
 */
function paragraph_block( string $text ): string {
	return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->";
}

/**
 * A numbered list.
 *
 * @param string ...$steps Texts.
 */
function steps_block( string ...$steps ): string {
	$items = array();
	foreach ( $steps as $step ) {
		$items[] = "<!-- wp:list-item -->\n<li>" . esc_html( $step ) . "</li>\n<!-- /wp:list-item -->";
	}

	return "<!-- wp:list {\"ordered\":true} -->\n<ol class=\"wp-block-list\">" . implode( "\n\n", $items ) . "</ol>\n<!-- /wp:list -->";
}

/**
 * A button, whose address the page's author writes.
 *
 * @param string $text Label.
 */
function button_block( string $text ): string {
	return "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n<div class=\"wp-block-button\">"
		. '<a class="wp-block-button__link wp-element-button">' . esc_html( $text ) . "</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->";
}
