<?php
/**
 * Parses selections: values by criterion, in the form of query parameters. `only` limits a listing, `initial` is its first choice. Block and
 * shortcode are read here by the same rules as a URL, and errors are named.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the criteria that a selection can have. Words and orders are for visitors only.
 *
 * @param list<string>      $keys  Keys.
 * @param list<string>|null $types Post types; null for all that the site lists.
 * @return array<string, Criterion> By key, in the order of the keys.
 */
function get_selectable_criteria( array $keys, ?array $types = null ): array {
	$types = $types ?? Program\get_listed_post_types();
	/**
	 * Most listings have no other ones, and the table asks other plugins.
	 *
	 * @var array<string, Criterion> $usual
	 */
	$usual = array(
		CATEGORY => get_category_criterion( $types ),
		WHEN     => array( 'key' => WHEN ) + get_own_criteria( $types )[ WHEN ] + CRITERION,
	);
	$table = array() === array_diff( $keys, array_keys( $usual ) ) ? $usual : get_criteria( $types );
	$found = array();
	foreach ( array_intersect( $keys, array_keys( $table ) ) as $key ) {
		$found[ $key ] = $table[ $key ];
	}

	return array_filter( $found, __NAMESPACE__ . '\\is_selectable' );
}

/**
 * Whether a selection can have a criterion.
 *
 * @param Criterion $criterion Criterion.
 */
function is_selectable( array $criterion ): bool {
	return is_filter( $criterion ) && ! in_array( $criterion['kind'], array( 'words', 'dates' ), true );
}

/**
 * Returns a selection without what means nothing.
 *
 * @param array<mixed> $given Values by criterion.
 * @param list<string> $types Post types of the listing.
 * @return array<string, list<string>>
 */
function sanitize_selection( array $given, array $types ): array {
	$usable = array();
	foreach ( get_selectable_criteria( array_map( 'strval', array_keys( $given ) ), $types ) as $key => $criterion ) {
		$usable[ $key ] = array_values( array_unique( array_diff( parse_selected_values( get_filled_items( $given[ $key ] ), $criterion ), array( '' ) ) ) );
	}

	return array_filter( $usable );
}

/**
 * Returns what the values of a criterion mean.
 *
 * @param list<string> $values    Values, as written.
 * @param Criterion    $criterion Criterion.
 * @return array<string> By value; '' for nothing.
 */
function parse_selected_values( array $values, array $criterion ): array {
	if ( array() !== $criterion['taxonomy'] ) {
		$terms = get_criterion_terms( $criterion['taxonomy'] );

		return array_map( static fn( \WP_Term $term ): string => $term->slug, Program\map_slugs_to_categories( $values, $terms ) ) + array_fill_keys( $values, '' );
	}
	$control = array(
		'options' => get_options( get_selectable_labels( $criterion ) ) ?? array(),
		'field'   => null === $criterion['field'] ? NO_FIELD : $criterion['field']( array() ),
	);
	$meant   = array();
	foreach ( $values as $value ) {
		$meant[ $value ] = is_free_choice( $criterion ) ? get_choice_value( $value ) : get_criterion_kinds()[ $criterion['kind'] ]['usable']( $value, $control );
	}

	return $meant;
}

/**
 * Returns what can be selected in a criterion, where that does not depend on what programs say.
 *
 * @param Criterion $criterion Criterion without a taxonomy.
 * @return array<string> Labels by value.
 */
function get_selectable_labels( array $criterion ): array {
	if ( 'when' === $criterion['kind'] ) {
		return moment_labels();
	}

	return 'switch' === $criterion['kind'] ? array( '1' => $criterion['label'] ) : $criterion['options'];
}

/**
 * Whether the values of a criterion are words of programs, such as places.
 *
 * @param Criterion $criterion Criterion.
 */
function is_free_choice( array $criterion ): bool {
	return 'choice' === $criterion['kind'] && null !== $criterion['labels'];
}

/**
 * Returns what means nothing in a selection, for those who edit.
 *
 * @param array<list<string>> $given Values by criterion, as written.
 * @param list<string>        $types Post types of the listing.
 * @return list<string> Such as `edad="ocho"`.
 */
function get_selection_errors( array $given, array $types ): array {
	$criteria = get_selectable_criteria( array_map( 'strval', array_keys( $given ) ), $types );
	$mistakes = array();
	foreach ( $given as $key => $values ) {
		$criterion = $criteria[ $key ] ?? null;
		$wrong     = null === $criterion ? $values : array_keys( parse_selected_values( $values, $criterion ), '', true );
		if ( null !== $criterion && '' !== $criterion['fact'] && is_free_choice( $criterion ) ) {
			// No program says it, so that nothing is shown.
			$known = get_fact_choices( $key );
			$wrong = array_filter( $values, static fn( string $value ): bool => ! isset( $known[ get_choice_value( $value ) ] ) );
		}
		if ( array() !== $wrong || null === $criterion ) {
			$mistakes[] = sprintf( '%1$s="%2$s"', $key, implode( ',', $wrong ) );
		}
	}

	return $mistakes;
}

/**
 * Returns the words of published programs from which visitors choose.
 *
 * @param string $criterion Criterion.
 * @return array<string, string> Words by their value; two writings are one.
 */
function get_fact_choices( string $criterion ): array {
	return get_word_labels( query_index_names( $criterion ) );
}
