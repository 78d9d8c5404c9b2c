<?php
/**
 * The criteria that visitors can filter by. The key of a criterion is its URL parameter, the `data-filter` of its control, and the name of its
 * `data-` attribute on cards. The category has pills and `data-categories` instead, unless several can be chosen at once.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const CATEGORY = 'categoria';
const WHEN     = 'cuando';
const DATES    = 'fechas';
const FROM     = 'desde';
const UNTIL    = 'hasta';
const YEAR     = 'anio';
const FREE     = 'gratis';
const PLACES   = 'plazas';
const PLACE    = 'lugar';
const AGE      = 'edad';
const PRICE    = 'precio';
const WORDS    = 'buscar';
const ORDER    = 'orden';

/** Kinds of criteria: values to choose from, a switch, a time, two days, one of them, a number, words; the order, which is no filter but stands among them. */
const CRITERION_KINDS = array( 'choice', 'switch', 'when', 'dates', 'day', 'number', 'words', 'order' );

/** Keys that a filter cannot add: other data of a card, and the parameter of "Show more". */
const RESERVED_KEYS = array( 'categories', 'filter', 'mostrar', 'page', 'paged' );

/**
 * Returns all criteria.
 *
 * @return array<string, Criterion> By key.
 */
function criteria_table(): array {
	$table = array(
		CATEGORY => criterion( 'choice', __( 'Category', 'programs-filter' ), Program\TAXONOMY ),
		WHEN     => criterion( 'when', _x( 'When', 'filter', 'programs-filter' ) ),
		DATES    => criterion( 'dates', __( 'Dates', 'programs-filter' ) ),
		FROM     => criterion( 'day', _x( 'From', 'day', 'programs-filter' ) ),
		UNTIL    => criterion( 'day', _x( 'Until', 'day', 'programs-filter' ) ),
		YEAR     => criterion( 'choice', __( 'Year', 'programs-filter' ) ),
		FREE     => criterion( 'switch', __( 'Free', 'programs-filter' ) ),
		PLACES   => criterion( 'switch', _x( 'Places left', 'filter', 'programs-filter' ) ),
		PLACE    => criterion( 'choice', __( 'Place', 'programs-filter' ), '', 'place' ),
		AGE      => criterion( 'number', __( 'Age', 'programs-filter' ) ),
		PRICE    => criterion( 'number', __( 'Price', 'programs-filter' ) ),
		WORDS    => criterion( 'words', __( 'Search programs', 'programs-filter' ) ),
		ORDER    => criterion( 'order', _x( 'Sort', 'verb', 'programs-filter' ) ),
	);
	foreach ( get_taxonomies( array( 'public' => true ), 'objects' ) as $taxonomy ) {
		// Places, ages or prices that a site has as a taxonomy of programs say more than the texts of facts.
		$is_better = in_array( $taxonomy->name, array( PLACE, AGE, PRICE ), true ) && is_object_in_taxonomy( Program\POST_TYPE, $taxonomy->name );
		if ( Program\TAXONOMY !== $taxonomy->name && ( $is_better || ! isset( $table[ $taxonomy->name ] ) ) ) {
			$label                    = $taxonomy->labels->singular_name ?? null;
			$table[ $taxonomy->name ] = criterion( 'choice', is_string( $label ) ? $label : $taxonomy->name, $taxonomy->name );
		}
	}

	foreach ( Program\facts_table() as $fact => $entry ) {
		$is_free = ! isset( $table[ $fact ] ) && is_criterion_key( $fact ) && ! is_wordpress_query_var( $fact );
		if ( $is_free && true === ( $entry['filter'] ?? false ) ) {
			$is_switch      = 'checkbox' === ( Program\fact_kind( $fact )['control'] ?? '' );
			$table[ $fact ] = criterion( $is_switch ? 'switch' : 'choice', $entry['label'](), '', $fact );
		}
	}

	/**
	 * Filters the criteria that visitors can filter by. An entry has: kind (`choice` or `switch`), label (text), values (callable: a program as
	 * WP_Post in, its values out, `1` for a switch that is on; they have
	 * no white space), or instead fact (key of a fact: its words), and, of a choice, options (labels by value).
	 *
	 * @since n.e.x.t
	 *
	 * @param array<string, array<string, mixed>> $table Criteria by key: up to 32 of `a-z`, `0-9`, `_` and `-`, a letter first; not a query variable of WordPress.
	 */
	$filtered = apply_filters( 'programs_filter_criteria', $table );

	$sound = array();
	foreach ( is_array( $filtered ) ? $filtered : $table as $key => $given ) {
		$given = is_array( $given ) ? $given + array( 'fact' => $table[ $key ]['fact'] ?? '' ) : $given;
		$entry = is_criterion_key( $key ) && ( isset( $table[ $key ] ) || ! is_wordpress_query_var( $key ) ) ? sound_criterion( $given, isset( $table[ $key ] ) ? CRITERION_KINDS : array( 'choice', 'switch' ) ) : null;
		if ( null !== $entry ) {
			$sound[ (string) $key ] = $entry;
		}
	}

	return $sound;
}

/**
 * Returns the criteria that an editor can choose, also taxonomies of other posts, for a filter of another loop.
 *
 * @return array<string, Criterion> By key.
 */
function offered_criteria(): array {
	return array_filter( criteria_table(), static fn( array $entry ): bool => 'day' !== $entry['kind'] && ( '' === $entry['taxonomy'] || is_object_in_taxonomy( Program\POST_TYPE, $entry['taxonomy'] ) ) );
}

/**
 * Returns the criteria with a parameter each: two days where an editor chose the dates.
 *
 * @param list<string> $chosen Keys that an editor chose.
 * @return list<string>
 */
function keys_with_parameter( array $chosen ): array {
	$keys = array_map( static fn( string $key ): array => DATES === $key ? array( FROM, UNTIL ) : array( $key ), $chosen );

	return array_values( array_unique( array_merge( array(), ...$keys ) ) );
}

/**
 * Returns an entry of the table.
 *
 * @param string $kind     One of CRITERION_KINDS.
 * @param string $label    Label.
 * @param string $taxonomy Taxonomy; '' for none.
 * @param string $fact     Fact whose words are the choices, or which is the switch; '' for none.
 * @return Criterion
 */
function criterion( string $kind, string $label, string $taxonomy = '', string $fact = '' ): array {
	return array(
		'key'      => '',
		'kind'     => $kind,
		'label'    => $label,
		'taxonomy' => $taxonomy,
		'fact'     => $fact,
		'values'   => null,
		'options'  => array(),
	);
}

/**
 * Whether a key is valid.
 *
 * @param mixed $key Key.
 */
function is_criterion_key( $key ): bool {
	return is_string( $key ) && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,31}$/D', $key ) && ! in_array( $key, RESERVED_KEYS, true );
}

/**
 * Returns a valid entry from what a filter gave.
 *
 * @param mixed        $given Entry.
 * @param list<string> $kinds Allowed kinds.
 * @return Criterion|null Null when it is invalid.
 */
function sound_criterion( $given, array $kinds ): ?array {
	if ( ! is_array( $given ) || ! is_string( $given['kind'] ?? null ) || ! in_array( $given['kind'], $kinds, true ) ) {
		return null;
	}
	$entry            = criterion( $given['kind'], WordPress\only_text( $given['label'] ?? '' ), WordPress\only_text( $given['taxonomy'] ?? '' ) );
	$entry['values']  = is_callable( $given['values'] ?? null ) ? $given['values'] : null;
	$entry['fact']    = '' === $entry['taxonomy'] && null === $entry['values'] ? WordPress\only_text( $given['fact'] ?? '' ) : '';
	$entry['fact']    = isset( Program\fact_kinds()[ $entry['fact'] ] ) ? $entry['fact'] : '';
	$entry['options'] = array_filter( is_array( $given['options'] ?? null ) ? $given['options'] : array(), 'is_string' );

	return $entry;
}

/**
 * Returns the criteria of a listing, in order. Without a filter of its own, those of the filter that controls it.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, Criterion> By key.
 */
function listing_criteria( array $attributes ): array {
	$table = array() === array_diff( $attributes['filters'], array( CATEGORY ) ) ? array( CATEGORY => criterion( 'choice', '', Program\TAXONOMY ) ) : criteria_table();
	$of    = array();
	foreach ( keys_with_parameter( $attributes['filters'] ) as $key ) {
		$entry = $table[ $key ] ?? null;
		// A filter without cards may control a loop of other posts.
		if ( null !== $entry && ( '' === $entry['taxonomy'] || ! $attributes['showGrid'] || is_object_in_taxonomy( Program\POST_TYPE, $entry['taxonomy'] ) ) ) {
			$of[ $key ] = array( 'key' => $key ) + $entry;
		}
	}

	return $of;
}

/**
 * Returns the criteria of a listing without the row of category pills.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, Criterion> By key.
 */
function criteria_beyond_pills( array $attributes ): array {
	$of = listing_criteria( $attributes );

	return $attributes['multiple'] ? $of : array_diff_key( $of, array( CATEGORY => true ) );
}

/**
 * Whether a listing has the row of category pills.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function has_category_pills( array $attributes ): bool {
	return $attributes['showFilter'] && ! $attributes['multiple'] && in_array( CATEGORY, $attributes['filters'], true );
}
