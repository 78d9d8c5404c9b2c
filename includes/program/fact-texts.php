<?php
/**
 * What is shown of the facts that are not printed as they are stored (the callbacks of facts.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Beginning and end.
 *
 * @param Facts $facts Facts.
 * @return array{string, string} Text and HTML.
 */
function shown_dates( array $facts ): array {
	return dates_text_and_html( $facts['start'], $facts['end'] );
}

/**
 * The place; an address without a place stands for it.
 *
 * @param Facts $facts Facts.
 */
function shown_place( array $facts ): string {
	return '' === $facts['place'] ? $facts['address'] : $facts['place'];
}

/**
 * The address beside a place.
 *
 * @param Facts $facts Facts.
 */
function shown_address( array $facts ): string {
	return '' === $facts['place'] ? '' : $facts['address'];
}

/**
 * Where a place without an address leads, or an address that stands for it: to a map.
 *
 * @param Facts $facts Facts.
 * @return list<array{url: string, text: string}> Empty beside an address, which has the link.
 */
function place_links( array $facts ): array {
	return '' !== $facts['place'] && '' !== $facts['address'] ? array() : map_links( shown_place( $facts ) );
}

/**
 * Where an address beside a place leads.
 *
 * @param Facts $facts Facts.
 * @return list<array{url: string, text: string}>
 */
function address_links( array $facts ): array {
	return map_links( shown_address( $facts ) );
}

/**
 * A link that finds a place on a map. Nothing is loaded before it is followed; phones open it in their app. Google's, as it also finds what is
 * not written as a postal address.
 *
 * @param string $text Place or address.
 * @return list<array{url: string, text: string}>
 */
function map_links( string $text ): array {
	$url = 'https://www.google.com/maps/search/?api=1&query=' . rawurlencode( $text );

	return '' === $text ? array() : array( compact( 'url', 'text' ) );
}

/**
 * The price.
 *
 * @param Facts $facts Facts.
 */
function shown_price( array $facts ): string {
	return is_free( $facts ) ? __( 'Free', 'programs-filter' ) : $facts['price'];
}

/**
 * The sign-up, until the program is over.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function shown_signup( array $facts, int $now ): array {
	return is_over( $facts, $now ) ? array( '', '' ) : signup_text_and_html( $facts, $now );
}
