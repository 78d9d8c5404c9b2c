<?php
/**
 * Text as the block editor writes it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

/**
 * The block markup of a text.
 *
 * @param list<string|list<string>> $parts A string is a paragraph, a list of strings a list; both in HTML.
 */
function blocks( array $parts ): string {
	return implode(
		"\n\n",
		array_map(
			static fn ( $part ): string => is_array( $part ) ? bullets( $part ) : paragraph( $part ),
			$parts
		)
	);
}

/**
 * A paragraph.
 *
 * @param string $html Its text.
 */
function paragraph( string $html ): string {
	return "<!-- wp:paragraph -->\n<p>$html</p>\n<!-- /wp:paragraph -->";
}

/**
 * A list.
 *
 * @param list<string> $items Their texts.
 */
function bullets( array $items ): string {
	$html = '';
	foreach ( $items as $item ) {
		$html .= "<!-- wp:list-item -->\n<li>$item</li>\n<!-- /wp:list-item -->";
	}

	return "<!-- wp:list -->\n<ul class=\"wp-block-list\">$html</ul>\n<!-- /wp:list -->";
}
