<?php
/**
 * The template of a program's page for block themes. A template of the theme, and one that somebody edited, come first: WordPress sees to that.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Template;

use ProgramsFilter\Post_Type;
use ProgramsFilter\Program_Blocks;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * As WordPress looks for it.
 */
const SLUG = 'single-' . Post_Type\NAME;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// After the post type.
	add_action( 'init', __NAMESPACE__ . '\\register', 11 );
	add_filter( 'template_include', __NAMESPACE__ . '\\note_file', PHP_INT_MAX );
	add_filter( 'render_block_core/post-featured-image', __NAMESPACE__ . '\\hide_picture', 10, 3 );
}

/**
 * Registers the template.
 */
function register(): void {
	if ( ! Post_Type\is_ours() || ! wp_is_block_theme() || ! has_part( 'header' ) || ! has_part( 'footer' ) ) {
		return;
	}
	register_block_template(
		'programs-filter//' . SLUG,
		array(
			'title'       => _x( 'Single Program', 'template name', 'programs-filter' ),
			'description' => __( 'Shows a program with its facts, its picture, its text and more programs.', 'programs-filter' ),
			'content'     => content(),
		)
	);
}

/**
 * The template: WordPress's blocks and ours. The facts come before the text also for who listens or has a narrow screen.
 */
function content(): string {
	$facts   = 'programs-filter/' . Program_Blocks\FACTS;
	$related = 'programs-filter/' . Program_Blocks\RELATED;
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
function has_part( string $slug ): bool {
	return is_readable( Text\only_text( get_theme_file_path( "parts/$slug.html" ) ) ) || is_readable( Text\only_text( get_theme_file_path( "block-template-parts/$slug.html" ) ) );
}

/**
 * Notes the file that shows the page, when everybody had a say in it.
 *
 * @param mixed $file File.
 * @return mixed The same.
 */
function note_file( $file ) {
	is_canvas( is_string( $file ) && 'template-canvas.php' === basename( $file ) );

	return $file;
}

/**
 * Whether it is WordPress's own for block templates: page builders replace it when WordPress has chosen the template already.
 *
 * @param bool|null $now Sets it.
 */
function is_canvas( ?bool $now = null ): bool {
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
function hide_picture( $html, ...$about ) {
	$program = Program_Blocks\program_of( end( $about ) );

	return null !== $program && post_password_required( $program ) ? '' : $html;
}

/**
 * Whether a block template shows this page and knows where the facts stand: it has them, or somebody arranged it without.
 */
function has_taken_over(): bool {
	static $known = array();

	$content = $GLOBALS['_wp_current_template_content'] ?? null;
	$id      = $GLOBALS['_wp_current_template_id'] ?? null;
	if ( ! is_canvas() || ! is_string( $content ) || '' === $content || ! is_string( $id ) ) {
		return false;
	}
	$key           = md5( $id . $content );
	$known[ $key ] = $known[ $key ] ?? ( has_facts( $content ) || is_edited( $id ) );

	return $known[ $key ];
}

/**
 * Whether a template has the facts, also in its patterns and parts.
 *
 * @param string $content Content of a template, a part or a pattern.
 * @param int    $depth   How deep it stands in others.
 */
function has_facts( string $content, int $depth = 0 ): bool {
	if ( has_block( 'programs-filter/' . Program_Blocks\FACTS, $content ) ) {
		return true;
	}
	preg_match_all( '/<!-- wp:(pattern|template-part) (\{[^>]*\})/', $content, $found, PREG_SET_ORDER );
	foreach ( $depth < 5 ? $found : array() as list( , $kind, $json ) ) {
		$attributes = json_decode( $json, true );
		$slug       = is_array( $attributes ) ? $attributes['slug'] ?? null : null;
		if ( is_string( $slug ) && has_facts( 'pattern' === $kind ? pattern( $slug ) : part( $slug ), $depth + 1 ) ) {
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
function pattern( string $slug ): string {
	$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
	$content = is_array( $pattern ) ? $pattern['content'] ?? '' : '';

	return is_string( $content ) ? $content : '';
}

/**
 * Content of a template part of the theme.
 *
 * @param string $slug Slug.
 */
function part( string $slug ): string {
	$part = get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' );

	return null === $part ? '' : $part->content;
}

/**
 * Whether somebody made or edited a template in the site editor.
 *
 * @param string $id ID of the template.
 */
function is_edited( string $id ): bool {
	$template = get_block_template( $id );

	return null !== $template && 'custom' === $template->source;
}
