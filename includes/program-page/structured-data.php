<?php
/**
 * Structured data for search engines: of a program on its page, of the cards on a page with a listing.
 *
 * Printed beside the content, where no filter of texts reaches it. A page that not everybody may see has none.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * How many cards of a listing are named: of a thousand, a search engine shows no more, and the page would be heavier by a tenth of its weight.
 */
const MOST_NAMED_CARDS = 100;

/**
 * Prints what is known of the page's program.
 */
function print_program_data(): void {
	$post = is_singular( Program\POST_TYPE ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && Program\is_post_type_ours() && is_page_for_everybody() ) {
		print_data( program_data( $post, time() ), $post );
	}
}

/**
 * Remembers the cards of a listing that the page shows.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param list<bool>         $shown Which of them are shown.
 */
function note_named_cards( array $cards, array $shown ): void {
	if ( ! Listing\is_public_page() ) {
		return;
	}
	$first  = array();
	$number = 0;
	foreach ( $cards as $index => $card ) {
		if ( '' !== $card['url'] && ( $shown[ $index ] ?? true ) && ++$number <= MOST_NAMED_CARDS ) {
			$first[] = $card;
		}
	}
	named_cards( $first, $number );
}

/**
 * The lists of the page.
 *
 * @param list<RenderedCard> $cards  One more: its first cards, at most MOST_NAMED_CARDS.
 * @param int                $number How many cards it has.
 * @return array<string, array<string, mixed>> Each once, also where another plugin renders the content a second time.
 */
function named_cards( array $cards = array(), int $number = 0 ): array {
	static $lists = array();
	$items        = array();
	foreach ( $cards as $index => $card ) {
		$items[] = array(
			'@type'    => 'ListItem',
			'position' => $index + 1,
			'url'      => $card['url'],
			'name'     => WordPress\plain_text( $card['name'] ),
		);
	}
	if ( array() !== $items ) {
		$lists[ implode( "\n", array_column( $items, 'url' ) ) ] = array(
			'@context'        => SCHEMA_CONTEXT,
			'@type'           => 'ItemList',
			'numberOfItems'   => $number,
			'itemListElement' => $items,
		);
	}

	return $lists;
}

/**
 * Prints the lists of the page.
 */
function print_named_cards(): void {
	foreach ( is_page_for_everybody() ? named_cards() : array() as $list ) {
		print_data( $list, null );
	}
}

/**
 * Whether this is a page as any visitor gets it.
 */
function is_page_for_everybody(): bool {
	$post = get_queried_object();

	return Listing\is_public_page() && ( ! $post instanceof \WP_Post || ( 'publish' === $post->post_status && '' === $post->post_password ) );
}

/**
 * Prints data.
 *
 * @param array<string, mixed> $data    Data; nothing is printed without any.
 * @param \WP_Post|null        $program The program that it is about; null for a list.
 */
function print_data( array $data, ?\WP_Post $program ): void {
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
