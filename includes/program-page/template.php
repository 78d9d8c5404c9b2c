<?php
/**
 * The template of a program's page for block themes. A template of the theme, and one that somebody edited, come first: WordPress sees to that.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * As WordPress looks for it.
 */
const TEMPLATE_SLUG = 'single-' . Program\POST_TYPE;

/**
 * Registers the template.
 */
function register_program_template(): void {
	if ( ! Program\is_post_type_ours() || ! wp_is_block_theme() || ! has_template_part( 'header' ) || ! has_template_part( 'footer' ) ) {
		return;
	}
	register_block_template(
		'programs-filter//' . TEMPLATE_SLUG,
		array(
			'title'       => _x( 'Single Program', 'template name', 'programs-filter' ),
			'description' => __( 'Shows a program with its facts, its picture, its text and more programs.', 'programs-filter' ),
			'content'     => template_content(),
		)
	);
}

/**
 * The template: WordPress's blocks and ours. The facts come before the text also for who listens or has a narrow screen.
 */
function template_content(): string {
	$facts   = 'programs-filter/' . FACTS_BLOCK;
	$related = 'programs-filter/' . RELATED_BLOCK;
	$gap     = 'var:preset|spacing|50';
	$parts   = array(
		'<!-- wp:template-part {"slug":"header"} /-->',
		'<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"padding":{"bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->',
		'<main class="wp-block-group" style="margin-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">',
		"<!-- wp:$facts {\"showFacts\":false,\"align\":\"wide\"} /-->",
		'<!-- wp:post-title {"level":1,"align":"wide"} /-->',
		"<!-- wp:columns {\"align\":\"wide\",\"style\":{\"spacing\":{\"blockGap\":{\"top\":\"$gap\",\"left\":\"$gap\"},\"margin\":{\"top\":\"$gap\"}}}} -->",
		'<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:column {"width":"34%","className":"programas-facts-column"} -->',
		"<div class=\"wp-block-column programas-facts-column\" style=\"flex-basis:34%\"><!-- wp:$facts {\"showBack\":false,\"showCategories\":false} /--></div>",
		'<!-- /wp:column -->',
		'<!-- wp:column {"width":"66%"} -->',
		'<div class="wp-block-column" style="flex-basis:66%"><!-- wp:post-featured-image {"aspectRatio":"3/2","style":{"border":{"radius":"12px"}}} /-->',
		'<!-- wp:post-content {"layout":{"type":"default"}} /--></div>',
		'<!-- /wp:column --></div>',
		'<!-- /wp:columns -->',
		"<!-- wp:$related {\"align\":\"wide\"} /--></main>",
		'<!-- /wp:group -->',
		'<!-- wp:template-part {"slug":"footer"} /-->',
	);

	return implode( "\n", $parts );
}

/**
 * Whether the theme has a template part of that name: in a theme with other names the page would have no head or no foot.
 *
 * @param string $slug Slug.
 */
function has_template_part( string $slug ): bool {
	return is_readable( WordPress\only_text( get_theme_file_path( "parts/$slug.html" ) ) ) || is_readable( WordPress\only_text( get_theme_file_path( "block-template-parts/$slug.html" ) ) );
}

/**
 * Notes the file that shows the page, when everybody had a say in it.
 *
 * @param mixed $file File.
 * @return mixed The same.
 */
function note_template_file( $file ) {
	is_block_canvas( is_string( $file ) && 'template-canvas.php' === basename( $file ) );

	return $file;
}

/**
 * Whether it is WordPress's own for block templates: page builders replace it when WordPress has chosen the template already.
 *
 * @param bool|null $now Sets it.
 */
function is_block_canvas( ?bool $now = null ): bool {
	static $is = false;
	$is        = $now ?? $is;

	return $is;
}

/**
 * The picture of a program is behind its password, too.
 *
 * @param mixed $html    HTML of the block.
 * @param mixed ...$about The block as it was parsed; the block.
 * @return mixed
 */
function hide_picture_behind_password( $html, ...$about ) {
	$program = program_of_block( end( $about ) );

	return null !== $program && post_password_required( $program ) ? '' : $html;
}

/**
 * Whether a block template shows this page and knows where the facts stand: it has them, or somebody arranged it without.
 */
function has_template_taken_over(): bool {
	static $known = array();

	$content = $GLOBALS['_wp_current_template_content'] ?? null;
	$id      = $GLOBALS['_wp_current_template_id'] ?? null;
	if ( ! is_block_canvas() || ! is_string( $content ) || '' === $content || ! is_string( $id ) ) {
		return false;
	}
	$key           = md5( $id . $content );
	$known[ $key ] = $known[ $key ] ?? ( has_facts_block( $content ) || is_template_edited( $id ) );

	return $known[ $key ];
}

/**
 * Whether a template has the facts, also in its patterns and parts.
 *
 * @param string $content Content of a template, a part or a pattern.
 * @param int    $depth   How deep it stands in others.
 */
function has_facts_block( string $content, int $depth = 0 ): bool {
	if ( has_block( 'programs-filter/' . FACTS_BLOCK, $content ) ) {
		return true;
	}
	preg_match_all( '/<!-- wp:(pattern|template-part) (\{[^>]*\})/', $content, $found, PREG_SET_ORDER );
	foreach ( $depth < 5 ? $found : array() as list( , $kind, $json ) ) {
		$attributes = json_decode( $json, true );
		$slug       = is_array( $attributes ) ? $attributes['slug'] ?? null : null;
		if ( is_string( $slug ) && has_facts_block( 'pattern' === $kind ? pattern_content( $slug ) : part_content( $slug ), $depth + 1 ) ) {
			return true;
		}
	}

	return false;
}

/**
 * Content of a pattern.
 *
 * @param string $slug Slug.
 */
function pattern_content( string $slug ): string {
	$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
	$content = is_array( $pattern ) ? $pattern['content'] ?? '' : '';

	return is_string( $content ) ? $content : '';
}

/**
 * Content of a template part of the theme.
 *
 * @param string $slug Slug.
 */
function part_content( string $slug ): string {
	$part = get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' );

	return null === $part ? '' : $part->content;
}

/**
 * Whether somebody made or edited a template in the site editor.
 *
 * @param string $id ID of the template.
 */
function is_template_edited( string $id ): bool {
	$template = get_block_template( $id );

	return null !== $template && 'custom' === $template->source;
}
