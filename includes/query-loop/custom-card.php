<?php
/**
 * The pattern of a card made of WordPress's own blocks: a Query Loop of programs, and a filter that aims at it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * ID of the group around the loop: WordPress 6.8 has none for the loop itself.
 */
const CARD_ANCHOR = 'programas-a-medida';

/**
 * The pattern.
 */
function custom_card_pattern(): string {
	$query = block_attributes(
		array(
			'queryId' => 0,
			// In the editor; the page shows all (query.php).
			'query'   => array(
				'perPage'  => 12,
				'pages'    => 0,
				'offset'   => 0,
				'postType' => Program\POST_TYPE,
				'order'    => 'asc',
				'orderBy'  => 'menu_order',
				'inherit'  => false,
			),
			'align'   => 'wide',
		)
	);
	$group = block_attributes(
		array(
			'anchor'   => CARD_ANCHOR,
			'metadata' => array( 'name' => __( 'Programs: cards', 'programs-filter' ) ),
			'align'    => 'wide',
			'layout'   => array( 'type' => 'default' ),
		)
	);

	return '<!-- wp:programs-filter/programas {"showGrid":false,"target":"#' . CARD_ANCHOR . '","align":"wide"} /-->' . "\n\n"
		. "<!-- wp:group $group -->\n" . '<div id="' . CARD_ANCHOR . '" class="wp-block-group alignwide">' . "<!-- wp:query $query -->\n" . '<div class="wp-block-query alignwide">'
		. '<!-- wp:post-template {"style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","minimumColumnWidth":"17rem"}} -->' . "\n"
		. custom_card() . "\n<!-- /wp:post-template --></div>\n<!-- /wp:query --></div>\n<!-- /wp:group -->";
}

/**
 * The card: picture, when, title, where, categories.
 */
function custom_card(): string {
	return '<!-- wp:group {"style":{"spacing":{"blockGap":"0.5rem","padding":{"bottom":"1rem"}}},"layout":{"type":"default"}} -->' . "\n"
		. '<div class="wp-block-group" style="padding-bottom:1rem"><!-- wp:post-featured-image {"aspectRatio":"4/3","style":{"border":{"radius":"4px"},"spacing":{"margin":{"bottom":"1rem"}}}} /-->' . "\n\n"
		. fact_paragraph( 'dates', __( 'Dates', 'programs-filter' ), '"style":{"typography":{"fontWeight":"600"}},"fontSize":"small"', 'class="has-small-font-size" style="font-weight:600"' ) . "\n\n"
		. '<!-- wp:post-title {"isLink":true,"style":{"typography":{"lineHeight":"1.2"}},"fontSize":"large"} /-->' . "\n\n"
		. fact_paragraph( 'place', __( 'Place', 'programs-filter' ), '"fontSize":"small"', 'class="has-small-font-size"' ) . "\n\n"
		// Not the block of terms: the categories of programs have no pages of their own, and it prints only what has.
		. fact_paragraph( 'categories', __( 'Categories', 'programs-filter' ), '"fontSize":"small"', 'class="has-small-font-size"' ) . "</div>\n<!-- /wp:group -->";
}

/**
 * A paragraph whose text is a fact.
 *
 * @param string $key        One of Program\bindable_fact_labels().
 * @param string $name       Name of the block in the list view.
 * @param string $attributes Its other attributes, as JSON.
 * @param string $look       The same in HTML.
 */
function fact_paragraph( string $key, string $name, string $attributes, string $look ): string {
	$metadata = block_attributes(
		array(
			'name'     => $name,
			'bindings' => array(
				'content' => array(
					'source' => 'programs-filter/fact',
					'args'   => array( 'key' => $key ),
				),
			),
		)
	);

	return "<!-- wp:paragraph {\"metadata\":$metadata,$attributes} -->\n<p $look></p>\n<!-- /wp:paragraph -->";
}

/**
 * Attributes of a block, as the editor writes them.
 *
 * @param array<string, mixed> $attributes Attributes.
 */
function block_attributes( array $attributes ): string {
	return serialize_block_attributes( $attributes );
}
