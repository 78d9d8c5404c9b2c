<?php
/**
 * Structured data for search engines: of a program on its page, of the cards on a page with a listing.
 *
 * Printed beside the content, where no filter of texts reaches it. A page that not everybody may see has none.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Structured_Data;

use ProgramsFilter\Cache;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Structured_Program;
use ProgramsFilter\Text;
use const ProgramsFilter\Structured_Program\CONTEXT;

defined( 'ABSPATH' ) || exit;

/**
 * How many cards of a listing are named: of a thousand, a search engine shows no more, and the page would be heavier by a tenth of its weight.
 */
const MOST = 100;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'wp_head', __NAMESPACE__ . '\\print_program' );
	add_action( 'wp_footer', __NAMESPACE__ . '\\print_lists' );
}

/**
 * Prints what is known of the page's program.
 */
function print_program(): void {
	$post = is_singular( Post_Type\NAME ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && Post_Type\is_ours() && is_for_everybody() ) {
		print_data( Structured_Program\data( $post, time() ), $post );
	}
}

/**
 * Remembers the cards of a listing that the page shows.
 *
 * @param array      $cards Cards.
 * @param list<bool> $shown Which of them are shown.
 * @phpstan-param list<RenderedCard> $cards
 */
function note( array $cards, array $shown ): void {
	if ( ! Cache\is_public_page() ) {
		return;
	}
	$first  = array();
	$number = 0;
	foreach ( $cards as $index => $card ) {
		if ( '' !== $card['url'] && ( $shown[ $index ] ?? true ) && ++$number <= MOST ) {
			$first[] = $card;
		}
	}
	noted( $first, $number );
}

/**
 * The lists of the page.
 *
 * @param array $cards  One more: its first cards, at most MOST.
 * @param int   $number How many cards it has.
 * @phpstan-param list<RenderedCard> $cards
 * @return array<string, array<string, mixed>> Each once, also where another plugin renders the content a second time.
 */
function noted( array $cards = array(), int $number = 0 ): array {
	static $lists = array();
	$items        = array();
	foreach ( $cards as $index => $card ) {
		$items[] = array(
			'@type'    => 'ListItem',
			'position' => $index + 1,
			'url'      => $card['url'],
			'name'     => Text\plain( $card['name'] ),
		);
	}
	if ( array() !== $items ) {
		$lists[ implode( "\n", array_column( $items, 'url' ) ) ] = array(
			'@context'        => CONTEXT,
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
function print_lists(): void {
	foreach ( is_for_everybody() ? noted() : array() as $list ) {
		print_data( $list, null );
	}
}

/**
 * Whether this is a page as any visitor gets it.
 */
function is_for_everybody(): bool {
	$post = get_queried_object();

	return Cache\is_public_page() && ( ! $post instanceof \WP_Post || ( 'publish' === $post->post_status && '' === $post->post_password ) );
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
