<?php
/**
 * Structured data for search engines: the cards of the page's listings, and how any data is printed.
 *
 * It is printed beside the content, where no filter of texts reaches it, and only on pages that every visitor can see.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const SCHEMA_CONTEXT = 'https://schema.org';

/**
 * How many cards of a listing are named. Search engines show no more, and 1,000 would add a tenth to the page's weight.
 */
const MOST_NAMED_CARDS = 100;

/**
 * Remembers the shown cards of a listing.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param list<bool>         $shown Which of them are shown.
 */
function note_named_cards( array $cards, array $shown ): void {
	$items  = array();
	$number = 0;
	foreach ( is_public_page() ? $cards : array() as $index => $card ) {
		if ( '' !== $card['url'] && ( $shown[ $index ] ?? true ) && ++$number <= MOST_NAMED_CARDS ) {
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $number,
				'url'      => $card['url'],
				'name'     => WordPress\plain_text( $card['name'] ),
			);
		}
	}
	if ( array() !== $items ) {
		add_action( 'wp_footer', __NAMESPACE__ . '\\print_named_cards' );
		item_lists(
			array(
				'@context'        => SCHEMA_CONTEXT,
				'@type'           => 'ItemList',
				'numberOfItems'   => $number,
				'itemListElement' => $items,
			)
		);
	}
}

/**
 * The lists of the page, each once: another plugin may render the content a second time.
 *
 * @param array<string, mixed>|null $list One more.
 * @return array<string, array<string, mixed>>
 */
function item_lists( ?array $list = null ): array {
	static $lists = array();
	if ( null !== $list ) {
		$lists[ md5( (string) wp_json_encode( $list ) ) ] = $list;
	}

	return $lists;
}

/**
 * Prints the lists of the page.
 */
function print_named_cards(): void {
	foreach ( is_page_for_all_visitors() ? item_lists() : array() as $list ) {
		print_structured_data( $list, null );
	}
}

/**
 * Whether this page is published without a password, and the visitor may read it.
 */
function is_page_for_all_visitors(): bool {
	$post = get_queried_object();

	return is_public_page() && ( ! $post instanceof \WP_Post || ( 'publish' === $post->post_status && Program\is_open_program( $post ) ) );
}

/**
 * Prints data.
 *
 * @param array<string, mixed> $data    Data.
 * @param \WP_Post|null        $program The program that it is about; null for a list.
 */
function print_structured_data( array $data, ?\WP_Post $program ): void {
	/**
	 * Filters the structured data that search engines read.
	 *
	 * @since n.e.x.t
	 *
	 * @param array<string, mixed> $data    Data in the words of schema.org. Nothing is printed of an empty array, or of what is no array.
	 * @param \WP_Post|null        $program The program that it is about; null for the list of a listing's cards.
	 */
	$filtered = apply_filters( 'programs_filter_structured_data', $data, $program );
	$json     = is_array( $filtered ) && array() !== $filtered ? wp_json_encode( $filtered, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : false;
	if ( is_string( $json ) ) {
		wp_print_inline_script_tag( $json, array( 'type' => 'application/ld+json' ) );
	}
}
