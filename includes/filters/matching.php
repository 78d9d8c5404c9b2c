<?php
/**
 * Matches cards with all criteria, and counts the cards of each choice. The script does the same (src/filters/matching.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Returns which cards match, and the counts.
 *
 * @param list<RenderedCard>          $cards    Cards.
 * @param string                      $category Category of the active pill: slug, or `all`.
 * @param array<string, string>       $kinds    Kinds by key.
 * @param array<string, list<string>> $asked Requested values by key.
 * @return array{matches: list<bool>, through: list<bool>, counts: array<string, array<string, int>>} Whether each matches, and whether it runs through an asked time
 *               without a day of its own in it. Counts by key and value: how many cards match if it is chosen beside the other criteria. The key of
 *               the category pills is ''. The value '' means no choice.
 */
function match_cards( array $cards, string $category, array $kinds, array $asked ): array {
	if ( Program\ALL === $category && array() === $kinds ) {
		return array(
			'matches' => array_fill( 0, count( $cards ), true ),
			'through' => array_fill( 0, count( $cards ), false ),
			'counts'  => array(),
		);
	}
	$clock   = moments_clock( site_now() );
	$tests   = criterion_tests( $kinds, $asked, $clock );
	$days    = isset( $tests[ FROM ], $tests[ UNTIL ] ) ? tests_without_other_day( $asked ) : array();
	$matches = array();
	$through = array();
	$counts  = array();
	foreach ( $cards as $card ) {
		$failed = matches_category( $card, $category ) ? array() : array( '' );
		$runs   = false;
		foreach ( $tests as $key => $test ) {
			$place = $test( said_by_card( $card, $key ) );
			$runs  = $runs || RUNS_THROUGH === $place;
			if ( 0 === $place ) {
				$failed[] = $key;
			}
		}
		$matches[] = array() === $failed;
		$through[] = $runs;
		// Two days are one period.
		$are_days = array() === array_diff( $failed, array_keys( $days ) );
		if ( ( count( $failed ) > 1 && ! $are_days ) || array() === $kinds ) {
			// The pills of a listing without other criteria are counted elsewhere.
			continue;
		}
		foreach ( array( '' => '' ) + $kinds as $key => $kind ) {
			$is_beside = $are_days && isset( $days[ $key ] ) && 0 !== $days[ $key ]( said_by_card( $card, $key ) );
			if ( array() === $failed || array( $key ) === $failed || $is_beside ) {
				$counts = count_card( $counts, $key, values_of_card( $card, $key, $kind, $clock ) );
			}
		}
	}

	return compact( 'matches', 'through', 'counts' );
}

/**
 * Adds a card to the counts.
 *
 * @param array<string, array<string, int>> $counts Counts.
 * @param string                            $key    Criterion.
 * @param list<string>                      $values Values that the card has.
 * @return array<string, array<string, int>>
 */
function count_card( array $counts, string $key, array $values ): array {
	foreach ( array_merge( array( '' ), $values ) as $value ) {
		$counts[ $key ][ $value ] = ( $counts[ $key ][ $value ] ?? 0 ) + 1;
	}

	return $counts;
}

/**
 * Returns the value of a card for a criterion, as printed.
 *
 * @param RenderedCard $card Card.
 * @param string       $key  Criterion.
 */
function said_by_card( array $card, string $key ): string {
	return CATEGORY === $key ? implode( ' ', $card['slugs'] ) : $card['data'][ name_on_card( $key ) ] ?? '';
}

/**
 * Returns the values of a card for a criterion.
 *
 * @param RenderedCard $card  Card.
 * @param string       $key   Criterion; '' for the pills of the category.
 * @param string       $kind  Kind of the criterion.
 * @param Clock        $clock Result of moments_clock().
 * @return list<string>
 */
function values_of_card( array $card, string $key, string $kind, array $clock ): array {
	if ( '' === $key ) {
		return $card['slugs'];
	}
	if ( 'when' === $kind ) {
		return array_values( array_filter( MOMENTS, static fn( string $value ): bool => 0 !== place_in_moment( said_by_card( $card, $key ), $value, $clock ) ) );
	}

	return in_array( $kind, array( 'words', 'number', 'day' ), true ) ? array() : array_values( array_diff( explode( ' ', said_by_card( $card, $key ) ), array( '' ) ) );
}

/**
 * Returns a test of a card's value for each requested criterion.
 *
 * @param array<string, string>       $kinds Kinds by key.
 * @param array<string, list<string>> $asked Requested values by key.
 * @param Clock                       $clock Result of moments_clock().
 * @return array<string, \Closure(string): int> By key. The tests return 0 for a card that does not match, and RUNS_THROUGH where it is on no day of its own.
 */
function criterion_tests( array $kinds, array $asked, array $clock ): array {
	$tests = array();
	foreach ( $kinds as $key => $kind ) {
		$values = $asked[ $key ] ?? array();
		if ( array() === $values ) {
			continue;
		}
		if ( 'words' === $kind ) {
			$wanted        = search_patterns( $values[0] );
			$tests[ $key ] = static fn( string $said ): int => (int) has_all_words( $said, $wanted );
		} elseif ( 'number' === $kind ) {
			$tests[ $key ] = static fn( string $said ): int => (int) is_number_said( $said, (float) $values[0] );
		} elseif ( 'day' === $kind ) {
			$period        = period_of_days( $asked[ FROM ][0] ?? '', $asked[ UNTIL ][0] ?? '' );
			$tests[ $key ] = static fn( string $said ): int => place_in_period( $said, ...$period );
		} elseif ( 'when' === $kind ) {
			$tests[ $key ] = static fn( string $said ): int => place_in_moment( $said, $values[0], $clock );
		} else {
			$tests[ $key ] = static fn( string $said ): int => (int) ( array() !== array_intersect( explode( ' ', $said ), $values ) );
		}
	}

	return $tests;
}

/**
 * Returns, for each of two days that are asked for, the test of the other one: what a visitor would see without it.
 *
 * @param array<string, list<string>> $asked Requested values by key.
 * @return array<string, \Closure(string): int> By key.
 */
function tests_without_other_day( array $asked ): array {
	$periods = array(
		FROM  => period_of_days( '', $asked[ UNTIL ][0] ),
		UNTIL => period_of_days( $asked[ FROM ][0], '' ),
	);

	return array_map( static fn( array $period ): \Closure => static fn( string $said ): int => place_in_period( $said, ...$period ), $periods );
}

/**
 * Whether a card is shown under a category.
 *
 * @param RenderedCard $card     Card.
 * @param string       $category Slug, or `all`.
 */
function matches_category( array $card, string $category ): bool {
	return Program\ALL === $category || in_array( $category, $card['slugs'], true );
}
