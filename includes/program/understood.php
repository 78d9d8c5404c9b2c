<?php
/**
 * What the filters understand of texts, said to who writes them: in the panel, in the box of the classic editor, in the check of an
 * import and in an export.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The facts whose words are read. */
const READ_FACTS = array( 'audience', 'price', 'prices', 'schedule' );

/** Path of the route by which the panel asks, and the facts that it sends: those that are read, and those that count in their place. */
const UNDERSTOOD_ROUTE = '/understood';
const SENT_FACTS       = array( 'audience', 'age_from', 'age_to', 'price', 'prices', 'schedule', 'start', 'end', 'sessions' );

/**
 * What is understood of a fact.
 *
 * @param string $fact  One of READ_FACTS.
 * @param Facts  $facts Facts.
 * @return string|null Such as "from age 16"; '' where nothing is understood, null where there is nothing to read.
 */
function understood_fact( string $fact, array $facts ): ?string {
	// Numbers of ages, and sessions, count more than words.
	if ( '' === $facts[ $fact ] || ( 'audience' === $fact && '' !== age_range( $facts ) ) || ( 'schedule' === $fact && '' !== $facts['sessions'] ) ) {
		return null;
	}
	if ( 'schedule' === $fact ) {
		$words = implode( ' · ', schedule_texts( sessions_in_words( $facts ), true ) );

		// With a first or a last day, the filter finds it all the same.
		return '' === $words && '' !== $facts['start'] . $facts['end'] ? null : $words;
	}
	if ( 'audience' === $fact ) {
		$ranges = array_diff( explode( ' ', age_ranges( $facts['audience'] ) ), array( '' ) );

		// "Ages 12 to 14" stands within a sentence.
		return implode( ' · ', array_map( static fn( string $range ): string => lcfirst( ages_in_words( $range ) ), $ranges ) );
	}
	if ( 'price' === $fact && array() !== price_ranges( $facts['prices'] ) ) {
		// The filter reads the prices by group.
		return null;
	}
	$free = lcfirst( __( 'Free', 'programs-filter' ) );
	if ( is_free( $facts ) ) {
		return $free;
	}
	$ranges = 'price' === $fact ? array_diff( array( price_range( $facts['price'] ) ), array( '' ) ) : price_ranges( $facts['prices'] );
	$paid   = array_values( array_filter( $ranges, static fn( string $range ): bool => (float) $range > 0 ) );
	if ( array() === $paid ) {
		return array() === $ranges ? '' : $free;
	}
	list( $number, $sign ) = explode( '-', $paid[0] );
	$decimals              = 1 === preg_match( '/\.(?!00?$)/', $number ) ? 2 : 0;
	$amount                = number_format_i18n( (float) $number, $decimals ) . ' ' . ( '' === $sign ? '€' : trim( $sign ) );
	/* translators: %s: lowest price. */
	$text = sprintf( __( 'from %s', 'programs-filter' ), $amount );

	/* translators: %s: price, such as "12 €" or "from 12 €". */
	return count( $paid ) < count( $ranges ) ? lcfirst( sprintf( __( 'Free or %s', 'programs-filter' ), $text ) ) : $text;
}

/**
 * What is understood of a fact, as a sentence for its field.
 *
 * @param string $fact  Fact.
 * @param Facts  $facts Facts.
 * @return string '' where there is nothing to say.
 */
function understood_sentence( string $fact, array $facts ): string {
	$understood = in_array( $fact, READ_FACTS, true ) ? understood_fact( $fact, $facts ) : null;
	if ( null === $understood ) {
		return '';
	}

	/* translators: %s: what was understood of a text, such as "from age 16" or "free". */
	return '' === $understood ? __( 'Not understood: the filter will not find it.', 'programs-filter' ) : sprintf( __( 'Understood: %s', 'programs-filter' ), $understood );
}

/** Registers the route. It is a POST, as prices may be longer than an address. */
function register_understood_route(): void {
	register_rest_route(
		WordPress\REST_NAMESPACE,
		UNDERSTOOD_ROUTE,
		array(
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => WordPress\lazily( __NAMESPACE__ . '\\understood_response' ),
			'permission_callback' => static fn(): bool => may_with_programs( 'edit_posts' ),
			'args'                => array_fill_keys(
				SENT_FACTS,
				array(
					'type'    => 'string',
					'default' => '',
				)
			),
		)
	);
}

/**
 * Says what is understood of typed facts. Those that cannot be used are nothing.
 *
 * @param \WP_REST_Request<array<string, string>> $request Request.
 * @return array{sentences: array<string, string>, isPaid: bool} Sentences by meta key, '' for none.
 */
function understood_response( \WP_REST_Request $request ): array {
	$typed = array();
	foreach ( SENT_FACTS as $fact ) {
		$typed[ $fact ] = usable_fact( fact_kinds()[ $fact ], $request[ $fact ] );
	}
	$facts     = facts_in_order( $typed + no_facts() );
	$sentences = array();
	foreach ( READ_FACTS as $fact ) {
		$sentences[ fact_meta_key( $fact ) ] = understood_sentence( $fact, $facts );
	}

	return array(
		'sentences' => $sentences,
		'isPaid'    => is_paid( $facts ),
	);
}
