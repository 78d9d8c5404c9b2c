<?php
/**
 * What a program costs and whether there is a place, in the words of schema.org.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Structured_Offer;

use ProgramsFilter\Fact_Texts;
use ProgramsFilter\Signup;

defined( 'ABSPATH' ) || exit;

/**
 * Signs that stand for one currency wherever they are read: a dollar or a peso could be several.
 */
const CURRENCIES = array(
	'€'   => 'EUR',
	'EUR' => 'EUR',
	'£'   => 'GBP',
	'GBP' => 'GBP',
	'USD' => 'USD',
	'US$' => 'USD',
	'MXN' => 'MXN',
	'R$'  => 'BRL',
	'S/'  => 'PEN',
);

/**
 * The offer of a program.
 *
 * @param array  $facts Facts.
 * @param string $url   Address of the program.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return array<string, mixed> Empty when nothing is known.
 */
function offer( array $facts, string $url, int $now ): array {
	$state = Signup\state( $facts, $now );
	$offer = Fact_Texts\is_free( $facts ) ? array( 'price' => 0 ) : price( $facts['price'] );
	if ( 'none' !== $state ) {
		// Search engines know no other words for a place that cannot be had.
		$offer['availability'] = 'https://schema.org/' . ( 'open' === $state ? 'InStock' : 'SoldOut' );
	}
	if ( '' !== $facts['signup_until'] ) {
		$offer['availabilityEnds'] = $facts['signup_until'];
	}

	return array() === $offer ? array() : array(
		'@type' => 'Offer',
		'url'   => '' === $facts['signup_url'] ? $url : $facts['signup_url'],
	) + $offer;
}

/**
 * A price that somebody wrote. It is a number only where nothing else is said: "25 € al mes" is not 25 €.
 *
 * @param string $text Text.
 * @return array<string, string>
 */
function price( string $text ): array {
	if ( '' === $text ) {
		return array();
	}
	$signs = implode( '|', array_map( static fn( string $sign ): string => preg_quote( $sign, '/' ), array_keys( CURRENCIES ) ) );
	$space = '[\s\x{a0}\x{202f}]*';
	if ( 1 !== preg_match( "/^(?:($signs)$space)?(\d{1,9})(?:[.,](\d{2}))?(?:$space($signs))?$/u", trim( $text ), $found ) ) {
		return array( 'description' => $text );
	}
	$sign = '' === $found[1] ? $found[4] ?? '' : $found[1];

	return '' === $sign ? array( 'description' => $text ) : array(
		'price'         => $found[2] . ( '' === ( $found[3] ?? '' ) ? '' : ".$found[3]" ),
		'priceCurrency' => CURRENCIES[ $sign ],
	);
}
