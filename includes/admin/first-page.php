<?php
/**
 * Creates the page with the listing as a draft, from the first steps.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Query_Loop;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Metadata of the page that the first step creates. */
const FIRST_PAGE_META = '_programs_filter_first_page';

/** Name by which themes call their template without a title. The page's content then has the title, at the edge of the grid. */
const FIRST_PAGE_TEMPLATE = 'page-no-title';

/**
 * The page that the first step has created.
 *
 * @return int ID; 0 for none.
 */
function get_first_page(): int {
	$existing = get_posts(
		array(
			'post_type'   => 'page',
			'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- After a click, and for the notice of a new site.
			'meta_key'    => FIRST_PAGE_META,
			'numberposts' => 1,
		)
	);

	return isset( $existing[0] ) ? $existing[0]->ID : 0;
}

/**
 * Opens the page that the first step has created inside its template, where its title is in the content only: the editor would show it twice.
 *
 * @param array<string, mixed>     $settings Settings of the editor.
 * @param \WP_Block_Editor_Context $context  What is edited.
 * @return array<string, mixed>
 */
function show_first_page_in_template( array $settings, \WP_Block_Editor_Context $context ): array {
	$page = $context->post->ID ?? 0;

	return '1' === get_post_meta( $page, FIRST_PAGE_META, true ) && FIRST_PAGE_TEMPLATE === get_page_template_slug( $page )
		? array( 'defaultRenderingMode' => 'template-locked' ) + $settings
		: $settings;
}

/**
 * The page of programs: the one that was created before, else a new draft with the pattern, in the site's language.
 *
 * @return int ID; 0 when WordPress refuses it.
 */
function get_or_create_first_page(): int {
	$existing = get_first_page();
	if ( $existing > 0 ) {
		return $existing;
	}
	$has_title = ! isset( wp_get_theme()->get_page_templates( null, 'page' )[ FIRST_PAGE_TEMPLATE ] );
	$switched  = switch_to_locale( get_locale() );
	$content   = Query_Loop\get_pattern_content( 'pagina-de-programas' );
	if ( ! $has_title ) {
		$content = (string) preg_replace( '/<div [^>]*>/', "$0<!-- wp:heading {\"level\":1} -->\n<h1 class=\"wp-block-heading\">" . esc_html( WordPress\get_plural_label() ) . "</h1>\n<!-- /wp:heading -->\n\n", $content, 1 );
	}
	$page = array(
		'post_type'    => 'page',
		'post_status'  => 'draft',
		'post_title'   => WordPress\get_plural_label(),
		'post_content' => $content,
		'meta_input'   => array( FIRST_PAGE_META => '1' ),
	);
	if ( $switched ) {
		restore_previous_locale();
	}

	// @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
	return wp_insert_post( wp_slash( $has_title ? $page : $page + array( 'page_template' => FIRST_PAGE_TEMPLATE ) ) );
}
