<?php
/**
 * Prints structured data for search engines: the list of cards, and for other rooms any other data. Printed beside the content, where no text filter
 * reaches it, and only on pages that every visitor can see.
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
const MAX_LISTED_ITEMS = 100;

/**
 * Names the shown cards of a listing.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param list<bool>         $shown Which of them are shown.
 * @return array<string, mixed> Their list; empty where there are none.
 */
function get_item_list( array $cards, array $shown ): array {
	$items  = array();
	$number = 0;
	foreach ( is_public_page() ? $cards : array() as $index => $card ) {
		if ( '' !== $card['url'] && ( $shown[ $index ] ?? true ) && ++$number <= MAX_LISTED_ITEMS ) {
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $number,
				'url'      => $card['url'],
				'name'     => WordPress\get_plain_text( $card['name'] ),
			);
		}
	}

	return array() === $items ? array() : array(
		'@context'        => SCHEMA_CONTEXT,
		'@type'           => 'ItemList',
		'numberOfItems'   => $number,
		'itemListElement' => $items,
	);
}

/** Whether the request is for a page of the front end. */
function is_public_page(): bool {
	$is_elsewhere = is_admin() || wp_is_serving_rest_request() || is_feed() || is_preview() || is_customize_preview();

	return ! $is_elsewhere && ! ( is_multisite() && ms_is_switched() );
}

/**
 * Whether this page is published without a password, and the visitor may read it.
 */
function is_page_for_all_visitors(): bool {
	$post = get_queried_object();

	return is_public_page() && ( ! $post instanceof \WP_Post || ( 'publish' === $post->post_status && Program\is_readable_without_password( $post ) ) );
}

/**
 * Prints data.
 *
 * @param array<string, mixed> $data    Data.
 * @param \WP_Post|null        $program The program that it is about; null for a list.
 */
function print_structured_data( array $data, ?\WP_Post $program ): void {
	/**
	 * Filters the structured data for search engines.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, mixed> $data    Schema.org properties; an empty array prints nothing.
	 * @param \WP_Post|null        $program Program; null for the cards of a page.
	 */
	$filtered = apply_filters( 'programs_filter_structured_data', $data, $program );
	$json     = is_array( $filtered ) && array() !== $filtered ? wp_json_encode( $filtered, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : false;
	if ( is_string( $json ) ) {
		wp_print_inline_script_tag( $json, array( 'type' => 'application/ld+json' ) );
	}
}
