<?php
/**
 * Registers the block template of a program's page, and tells whether the current page uses one, so that classic themes get the facts in the
 * content.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The slug in the template hierarchy. */
const TEMPLATE_SLUG = 'single-' . Program\POST_TYPE;

/** Registers the template. */
function register_program_template(): void {
	if ( ! wp_is_block_theme() || ! theme_has_template_part( 'header' ) || ! theme_has_template_part( 'footer' ) ) {
		return;
	}
	register_block_template(
		'programs-filter//' . TEMPLATE_SLUG,
		array(
			'title'       => WordPress\get_singular_label(),
			'description' => __( 'Shows a program with its facts, its picture, its text and more programs.', 'programs-filter' ),
			'content'     => get_template_content(),
		)
	);
	// The editor shows the template, with the facts while they are typed. Not where the site has no text, or its own mode.
	if ( true === ( get_all_post_type_supports( Program\POST_TYPE )['editor'] ?? null ) ) {
		add_post_type_support( Program\POST_TYPE, 'editor', array( 'default-mode' => 'template-locked' ) );
	}
}

/** The template: WordPress's blocks and ours. Picture and facts come before the text, beside which they stand where there is room. */
function get_template_content(): string {
	$part    = static fn( string $part ): string => sprintf( '<!-- wp:programs-filter/%1$s {"part":"%2$s"} /-->', FACTS_BLOCK, $part );
	$group   = static fn( string $class_name, string ...$blocks ): string => sprintf(
		'<!-- wp:group {"className":"%1$s","layout":{"type":"default"}%2$s} -->' . "\n" . '<div class="wp-block-group%3$s %1$s">%4$s</div>' . "\n<!-- /wp:group -->",
		$class_name,
		'programas-page' === $class_name ? ',"align":"wide"' : '',
		'programas-page' === $class_name ? ' alignwide' : '',
		implode( "\n", $blocks )
	);
	$related = 'programs-filter/' . RELATED_BLOCK;
	$parts   = array(
		'<!-- wp:template-part {"slug":"header"} /-->',
		'<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->',
		'<main class="wp-block-group" style="padding-bottom:var(--wp--preset--spacing--60)">',
		$group(
			'programas-page',
			$group( 'programas-page__head', $part( 'back' ), '<!-- wp:post-title {"level":1} /-->', $part( 'lead' ) ),
			$group( 'programas-page__aside', '<!-- wp:post-featured-image /-->', $part( 'facts' ) ),
			$group( 'programas-page__text', '<!-- wp:post-content {"layout":{"type":"default"}} /-->', $part( 'sessions' ) )
		),
		"<!-- wp:$related {\"align\":\"wide\"} /--></main>",
		'<!-- /wp:group -->',
		'<!-- wp:template-part {"slug":"footer"} /-->',
	);

	return implode( "\n", $parts );
}

/**
 * Whether the theme has a template part of that name: in a theme with other names the page would lack a header or a footer.
 *
 * @param string $slug Slug.
 */
function theme_has_template_part( string $slug ): bool {
	return is_readable( get_theme_file_path( "parts/$slug.html" ) ) || is_readable( get_theme_file_path( "block-template-parts/$slug.html" ) );
}

/**
 * Hides the picture of a program that the visitor may not read.
 *
 * @param string $html     HTML of the block.
 * @param mixed  ...$about Parsed block; the block.
 * @return string
 */
function hide_unreadable_thumbnail( $html, ...$about ) {
	$block   = end( $about );
	$program = $block instanceof \WP_Block ? Program\get_block_program( $block ) : null;

	if ( null === $program ) {
		return $html;
	}

	return Program\current_user_can_read_program( $program ) ? $html : '';
}

/** Whether the page uses a block template that has the facts, also in its patterns and parts, or that was edited, with or without them. */
function does_template_control_facts(): bool {
	// Page builders replace the file when a template is already chosen.
	$is_canvas = 'template-canvas.php' === basename( WordPress\only_text( $GLOBALS['template'] ?? '' ) );
	$content   = $GLOBALS['_wp_current_template_content'] ?? null;
	$id        = $GLOBALS['_wp_current_template_id'] ?? null;

	return $is_canvas && is_string( $content ) && '' !== $content && is_string( $id )
		&& WordPress\get_cached( 'facts ' . md5( $id . $content ), static fn(): bool => 'custom' === ( get_block_template( $id )->source ?? '' ) || in_array( 'programs-filter/' . FACTS_BLOCK, array_column( WordPress\get_blocks_in_content( $content ), 'name' ), true ) );
}
