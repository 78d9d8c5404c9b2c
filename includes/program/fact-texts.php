<?php
/**
 * What is said of each fact of a program, and where it leads.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Prices that say that there is none, in the plugin's languages. Not those with a condition: "Gratis para socios".
 */
const NO_PRICE = '/^(?:free|gratis|grátis|gratu[ií]t[oa]|gratuït|gratuïta|de balde|doan|doakoa|0(?:[.,]00?)? ?(?:€|eur|euros?)?)\.?$/iu';

/**
 * A fact as text and as HTML.
 *
 * @param string $key   One of SHOWN_FACTS.
 * @param Facts  $facts Facts.
 * @param string $state State of the sign-up.
 * @param int    $now   Unix time.
 * @return array{string, string} Empty texts when the program does not have it.
 */
function fact_text_and_html( string $key, array $facts, string $state, int $now ): array {
	switch ( $key ) {
		case 'dates':
			return dates_text_and_html( $facts['start'], $facts['end'] );
		case 'signup':
			return signup_text_and_html( $facts, $state, $now );
		case 'place':
			$text = '' === $facts['place'] ? $facts['address'] : $facts['place'];
			break;
		case 'address':
			// Without a place it stands for it.
			$text = '' === $facts['place'] ? '' : $facts['address'];
			break;
		case 'price':
			$text = is_free( $facts ) ? __( 'Free', 'programs-filter' ) : $facts['price'];
			break;
		case 'contact':
			$text = implode( ' · ', array_filter( array( $facts['phone'], $facts['email'] ), static fn( string $one ): bool => '' !== $one ) );
			break;
		default:
			$text = 'schedule' === $key ? $facts['schedule'] : $facts['audience'];
	}

	// WordPress\escaped_text() keeps what it is given, and an export has thousands of these.
	return array( $text, WordPress\is_plain_text( $text ) ? $text : WordPress\escaped_text( $text ) );
}

/**
 * Whether a program is free: somebody said so, or the price does.
 *
 * @param Facts $facts Facts.
 */
function is_free( array $facts ): bool {
	return '1' === $facts['free'] || 1 === preg_match( NO_PRICE, $facts['price'] );
}

/**
 * Where a fact leads; the sign-up is in signup.php.
 *
 * @param string $key   One of SHOWN_FACTS.
 * @param Facts  $facts Facts.
 * @return list<array{url: string, text: string}> To be escaped where they are printed; WordPress allows tel: and mailto:.
 */
function fact_links( string $key, array $facts ): array {
	$links = array();
	if ( 'contact' === $key && '' !== $facts['phone'] ) {
		$links[] = array(
			'url'  => 'tel:' . phone_digits( $facts['phone'] ),
			'text' => $facts['phone'],
		);
	}
	if ( 'contact' === $key && '' !== $facts['email'] ) {
		$links[] = array(
			'url'  => "mailto:{$facts['email']}",
			'text' => $facts['email'],
		);
	}

	return $links;
}

/**
 * What a fact is called where it is read.
 *
 * @param string $key One of SHOWN_FACTS.
 */
function shown_fact_label( string $key ): string {
	switch ( $key ) {
		case 'dates':
			return __( 'Dates', 'programs-filter' );
		case 'schedule':
			return __( 'Schedule', 'programs-filter' );
		case 'place':
			return __( 'Place', 'programs-filter' );
		case 'address':
			return __( 'Address', 'programs-filter' );
		case 'audience':
			return __( 'For whom', 'programs-filter' );
		case 'price':
			return __( 'Price', 'programs-filter' );
		case 'signup':
			return __( 'Sign-up', 'programs-filter' );
	}

	return __( 'Contact', 'programs-filter' );
}
