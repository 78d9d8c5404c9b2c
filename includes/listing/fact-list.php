<?php
/**
 * The view model of a program's facts: what card, page, REST API and editor print.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_List;

use ProgramsFilter\Dates;
use ProgramsFilter\Facts;
use ProgramsFilter\Formats;
use ProgramsFilter\Signup;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What can be shown, in the order in which a reader asks.
 */
const KEYS = array( 'dates', 'schedule', 'place', 'address', 'audience', 'price', 'signup', 'contact' );

/**
 * A program's facts and its badge. A password-protected program has none.
 *
 * @param \WP_Post     $post Program.
 * @param int          $now  Unix time.
 * @param list<string> $keys Which facts, in which order. Those that the program does not have, and unknown ones, are left out.
 * @return array
 * @phpstan-return array{facts: list<Fact>, badge: Badge|null}
 */
function of_program( \WP_Post $post, int $now, array $keys = KEYS ): array {
	if ( '' !== $post->post_password ) {
		return array(
			'facts' => array(),
			'badge' => null,
		);
	}
	$values = Facts\values( $post->ID );
	$list   = array();
	foreach ( $keys as $key ) {
		$parts = in_array( $key, KEYS, true ) ? parts( $key, $values, $now ) : array();
		if ( array() !== $parts ) {
			$list[] = array(
				'key'   => $key,
				'label' => labels()[ $key ] ?? '',
				'text'  => implode( '', array_column( $parts, 0 ) ),
				'html'  => Text\without_brackets( Dates\html( $parts ) ),
				'links' => links( $key, $values, $now ),
			);
		}
	}

	return array(
		'facts' => $list,
		'badge' => badge( $values, $now ),
	);
}

/**
 * A fact in the parts of Dates\parts().
 *
 * @param string $key   One of KEYS.
 * @param array  $facts Facts.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return list<array{string, string}> Empty when the program does not have it.
 */
function parts( string $key, array $facts, int $now ): array {
	switch ( $key ) {
		case 'dates':
			return Dates\parts( $facts['start'], $facts['end'] );
		case 'signup':
			return Signup\parts( $facts, $now );
		case 'place':
			$text = '' === $facts['place'] ? $facts['address'] : $facts['place'];
			break;
		case 'address':
			// Without a place it stands for it.
			$text = '' === $facts['place'] ? '' : $facts['address'];
			break;
		case 'price':
			$text = '1' === $facts['free'] ? __( 'Free', 'programs-filter' ) : $facts['price'];
			break;
		case 'contact':
			$text = implode( ' · ', array_filter( array( $facts['phone'], $facts['email'] ), static fn( string $one ): bool => '' !== $one ) );
			break;
		default:
			$text = 'schedule' === $key ? $facts['schedule'] : $facts['audience'];
	}

	return '' === $text ? array() : array( array( $text, '' ) );
}

/**
 * Where a fact leads.
 *
 * @param string $key   One of KEYS.
 * @param array  $facts Facts.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return list<array{url: string, text: string}> To be escaped where they are printed; WordPress allows tel: and mailto:.
 */
function links( string $key, array $facts, int $now ): array {
	if ( 'signup' === $key ) {
		return Signup\links( $facts, $now );
	}
	$links = array();
	if ( 'contact' === $key && '' !== $facts['phone'] ) {
		$links[] = array(
			'url'  => 'tel:' . Formats\without_separators( $facts['phone'] ),
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
 * What stands out: that one cannot simply sign up, else that it is free.
 *
 * @param array $facts Facts.
 * @param int   $now   Unix time.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Badge|null
 */
function badge( array $facts, int $now ): ?array {
	$state = Signup\state( $facts, $now );
	if ( in_array( $state, array( 'waiting', 'full', 'closed' ), true ) ) {
		return array(
			'key'  => $state,
			'text' => Signup\words()[ $state ],
		);
	}

	return '1' === $facts['free'] ? array(
		'key'  => 'free',
		'text' => __( 'Free', 'programs-filter' ),
	) : null;
}

/**
 * What the facts are called where they are read.
 *
 * @return array<value-of<KEYS>, string>
 */
function labels(): array {
	return array(
		'dates'    => __( 'Dates', 'programs-filter' ),
		'schedule' => __( 'Schedule', 'programs-filter' ),
		'place'    => __( 'Place', 'programs-filter' ),
		'address'  => __( 'Address', 'programs-filter' ),
		'audience' => __( 'For whom', 'programs-filter' ),
		'price'    => __( 'Price', 'programs-filter' ),
		'signup'   => __( 'Sign-up', 'programs-filter' ),
		'contact'  => __( 'Contact', 'programs-filter' ),
	);
}
