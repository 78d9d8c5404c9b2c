<?php
/**
 * Ways out of an empty result: what a visitor can leave out, and how many programs that brings. The script does the same (src/filters/ways-out.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the criteria that can be left out, with the links for that.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 * @return list<array{key: string, text: string, query: string}> None unless nothing matches. The query is without its question mark.
 */
function ways_out( array $listing ): array {
	$ways = array();
	if ( 0 !== $listing['visible'] ) {
		return $ways;
	}
	$label  = Program\ALL === $listing['active'] ? '' : array_column( $listing['pills'], 'label', 'slug' )[ $listing['active'] ] ?? '';
	$ways[] = way_out( CATEGORY, $label, $listing['choices'][''][''] ?? 0, query_without( array( 'active' => Program\ALL ) + $listing, '' ) );
	foreach ( array_column( $listing['controls'], null, 'key' ) as $key => $control ) {
		$values = 'order' === $control['kind'] ? array() : $listing['asked'][ $key ] ?? array();
		$label  = implode( ', ', array_map( static fn( string $value ): string => 'words' === $control['kind'] ? WordPress\verbatim_text( $value ) : chip_label( $control, $value ), $values ) );
		$ways[] = way_out( (string) $key, $label, $listing['choices'][ $key ][''] ?? 0, query_without( $listing, (string) $key ) );
	}
	return array_values( array_filter( $ways ) );
}

/**
 * Returns a way out.
 *
 * @param string $key    Criterion.
 * @param string $label  What is left out; '' for nothing.
 * @param int    $number Number of programs without it.
 * @param string $query  Query string without it.
 * @return array{key: string, text: string, query: string}|null Null if it leads nowhere.
 */
function way_out( string $key, string $label, int $number, string $query ): ?array {
	if ( '' === $label || 0 === $number ) {
		return null;
	}
	$text = sprintf( way_out_pattern( $number ), $label, number_format_i18n( $number ) );

	return compact( 'key', 'text', 'query' );
}

/**
 * Returns the words of a way out.
 *
 * @since n.e.x.t
 *
 * @param int $number Number of programs.
 */
function way_out_pattern( int $number ): string {
	/* translators: 1: name of a chosen filter; 2: number of programs without it. */
	return _n( 'Without “%1$s”: %2$s program', 'Without “%1$s”: %2$s programs', $number, 'programs-filter' );
}
