<?php
/**
 * The criteria by which visitors can filter: those of this plugin and of others. What all criteria of a kind share is in criterion-kinds.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** What an entry of the table may leave out. */
const CRITERION = array(
	'key'        => '',
	'taxonomy'   => array(),
	'fact'       => '',
	'from_facts' => null,
	'values'     => '__return_empty_array',
	'labels'     => null,
	'options'    => array(),
	'field'      => null,
);

/** Keys that a filter cannot add: other data of a card, and the parameters of "Show more". */
const RESERVED_CRITERION_KEYS = array( 'categories', 'filter', 'mostrar', 'page', 'paged', 'pagina' );

/**
 * The plugin's own criteria. The values of a program are its terms of a `taxonomy`, the words of a `fact`, or what its facts say. Those
 * of a choice that have no words are named by `labels`; a number has a `field`.
 *
 * @param list<string> $types Post types.
 * @return array<string, array{kind: string, label: string, from_facts?: (callable( Facts ): string)|null, ...<string, mixed>}> By key.
 */
function get_own_criteria( array $types ): array {
	return array(
		CATEGORY => get_category_criterion( $types ),
		WHEN     => array(
			'kind'       => 'when',
			'label'      => _x( 'When', 'filter', 'programs-filter' ),
			'from_facts' => __NAMESPACE__ . '\\get_times_value',
		),
		// Two days, FROM and UNTIL, which are compared with the value of WHEN.
		DATES    => array(
			'kind'  => 'dates',
			'label' => __( 'Dates', 'programs-filter' ),
		),
		FROM     => array(
			'kind'  => 'day',
			'label' => _x( 'From', 'day', 'programs-filter' ),
		),
		UNTIL    => array(
			'kind'  => 'day',
			'label' => _x( 'Until', 'day', 'programs-filter' ),
		),
		// When sessions begin, also compared with the value of WHEN.
		HOURS    => array(
			'kind'    => 'hours',
			'label'   => __( 'Time of day', 'programs-filter' ),
			'options' => hours_labels(),
		),
		YEAR     => array(
			'kind'       => 'choice',
			'label'      => __( 'Year', 'programs-filter' ),
			'from_facts' => __NAMESPACE__ . '\\get_program_years',
			'labels'     => __NAMESPACE__ . '\\get_year_labels',
		),
		FREE     => array(
			'kind'       => 'switch',
			'label'      => __( 'Free', 'programs-filter' ),
			'from_facts' => value_if( 'ProgramsFilter\\Program\\is_free' ),
		),
		PLACES   => array(
			'kind'       => 'switch',
			'label'      => _x( 'Places left', 'filter', 'programs-filter' ),
			'from_facts' => __NAMESPACE__ . '\\get_places_value',
		),
		CHANGED  => array(
			'kind'       => 'switch',
			'label'      => _x( 'Changed', 'filter', 'programs-filter' ),
			'from_facts' => __NAMESPACE__ . '\\get_changed_value',
		),
		PLACE    => array(
			'kind'  => 'choice',
			'label' => __( 'Place', 'programs-filter' ),
			'fact'  => 'place',
		),
		AGE      => array(
			'kind'       => 'number',
			'label'      => __( 'Age', 'programs-filter' ),
			'from_facts' => __NAMESPACE__ . '\\get_program_ages',
			'field'      => __NAMESPACE__ . '\\get_age_field',
		),
		PRICE    => array(
			'kind'       => 'number',
			'label'      => __( 'Price', 'programs-filter' ),
			'from_facts' => __NAMESPACE__ . '\\get_card_price',
			'field'      => __NAMESPACE__ . '\\get_price_field',
		),
		// The words of a program: searched-text.php.
		WORDS    => array(
			'kind'  => 'words',
			'label' => __( 'Search', 'programs-filter' ),
		),
		ORDER    => array(
			'kind'  => 'order',
			'label' => _x( 'Sort', 'verb', 'programs-filter' ),
		),
	);
}

/**
 * The entry of the category.
 *
 * @param list<string> $types Post types.
 * @return Criterion
 */
function get_category_criterion( array $types ): array {
	return array(
		'key'      => CATEGORY,
		'kind'     => 'choice',
		'label'    => __( 'Category', 'programs-filter' ),
		'taxonomy' => Program\get_category_taxonomies( $types ),
	) + CRITERION;
}

/**
 * Returns the criteria of post types: the plugin's own, their public taxonomies, facts of plugins, and what a filter adds.
 *
 * @param list<string>|null $types Post types; null for all that the site lists.
 * @return array<string, Criterion> By key.
 */
function get_criteria( ?array $types = null ): array {
	$types      = $types ?? Program\get_listed_post_types();
	$table      = get_own_criteria( $types );
	$categories = Program\get_category_taxonomies();
	$taxonomies = get_object_taxonomies( $types, 'objects' );
	foreach ( array_filter( $taxonomies, static fn( \WP_Taxonomy $taxonomy ): bool => $taxonomy->public ) as $taxonomy ) {
		// Places, ages or prices that a site has as a taxonomy of programs say more than the texts of facts.
		$is_better = in_array( $taxonomy->name, array( PLACE, AGE, PRICE ), true );
		if ( ! in_array( $taxonomy->name, $categories, true ) && ! isset( get_shortcode_names()[ $taxonomy->name ] ) && ( $is_better || ! isset( $table[ $taxonomy->name ] ) ) ) {
			$label                    = $taxonomy->labels->singular_name ?? null;
			$table[ $taxonomy->name ] = array(
				'kind'     => 'choice',
				'label'    => is_string( $label ) ? $label : $taxonomy->name,
				'taxonomy' => array( $taxonomy->name ),
			);
		}
	}
	foreach ( Program\get_facts_table() as $fact => $entry ) {
		$key     = $entry['word'] ?? $fact;
		$is_free = ! isset( $table[ $key ] ) && is_criterion_key( $key ) && ! is_name_taken( $key );
		if ( $is_free && true === ( $entry['filter'] ?? false ) ) {
			$table[ $key ] = array(
				'kind'  => is_switch_of_fact( $fact ) ? 'switch' : 'choice',
				'label' => $entry['label'](),
				'fact'  => $fact,
			);
		}
	}

	$table = array_map( static fn( array $entry ): array => $entry + CRITERION, $table );

	/**
	 * Filters the criteria that visitors can filter by. An entry has kind (`choice` or `switch`), label, and either fact (key of a fact, whose text is
	 * the value) or values (callable that receives a WP_Post and returns slugs, `1` for a switch that is on). A choice also has options (labels by
	 * value).
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, array<string, mixed>> $table Criteria by key: up to 32 characters of `a-z`, `0-9`, `_` and `-`, starting with a letter; not a
	 *                                                   query var of WordPress, nor an attribute of the shortcode.
	 */
	$filtered = apply_filters( 'programs_filter_criteria', $table );

	$sound = array();
	foreach ( is_array( $filtered ) ? $filtered : $table as $key => $given ) {
		$is_free = isset( $table[ $key ] ) || ! is_name_taken( (string) $key );
		$entry   = is_criterion_key( $key ) && $is_free && is_array( $given ) ? sanitize_criterion( $given, $table[ $key ] ?? null ) : null;
		if ( null !== $entry && ( array() === $entry['taxonomy'] || array() !== array_intersect( $entry['taxonomy'], array_keys( $taxonomies ) ) ) ) {
			$sound[ (string) $key ] = array( 'key' => (string) $key ) + $entry;
		}
	}

	return $sound;
}

/**
 * Whether WordPress or the shortcode has another use of a name.
 *
 * @param string $name Name.
 */
function is_name_taken( string $name ): bool {
	return is_wordpress_query_var( $name ) || isset( get_shortcode_names()[ $name ] );
}

/**
 * Whether a key is valid.
 *
 * @param mixed $key Key.
 */
function is_criterion_key( $key ): bool {
	return is_string( $key ) && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,31}$/D', $key ) && ! in_array( $key, RESERVED_CRITERION_KEYS, true );
}

/**
 * Returns a sound entry from what a filter gave.
 *
 * @param array<mixed>   $given Entry.
 * @param Criterion|null $own   Entry before the filter; null for one that it added.
 * @return Criterion|null Null when it is invalid.
 */
function sanitize_criterion( array $given, ?array $own ): ?array {
	$name = WordPress\only_text( $given['kind'] ?? '' );
	$kind = get_criterion_kinds()[ $name ] ?? null;
	if ( null === $kind || ( ! in_array( $name, array( 'choice', 'switch' ), true ) && ( $own['kind'] ?? '' ) !== $name ) ) {
		return null;
	}
	$own      = $own ?? CRITERION;
	$taxonomy = get_filled_items( $given['taxonomy'] ?? array() );
	$fact     = WordPress\only_text( $given['fact'] ?? $own['fact'] );
	$values   = $given['values'] ?? null;
	$source   = array();
	if ( array() !== $taxonomy ) {
		$source = array(
			'taxonomy' => $taxonomy,
			'values'   => static fn( \WP_Post $post ): array => get_card_term_slugs( $post, $taxonomy ),
		);
	} elseif ( is_callable( $values ) && $values !== $own['values'] ) {
		// Of a protected or reserved post nothing is said.
		$source = array( 'values' => static fn( \WP_Post $post ): array => Program\is_readable_without_password( $post ) ? get_filled_items( $values( $post ) ) : array() );
	} elseif ( isset( Program\get_fact_kinds()[ $fact ] ) ) {
		$source = array(
			'fact'       => $fact,
			'from_facts' => value_of_fact( $fact ),
			'labels'     => __NAMESPACE__ . '\\get_choice_labels',
		);
	}

	return array(
		'kind'    => $name,
		'label'   => WordPress\only_text( $given['label'] ?? '' ),
		'options' => array_filter( is_array( $given['options'] ?? null ) ? $given['options'] : array(), 'is_string' ),
		'field'   => $own['field'],
	) + ( array() === $source ? $own : $source + CRITERION );
}

/**
 * Returns the criteria that an editor can choose.
 *
 * @param list<string>|null $types Post types; null for all that the site lists.
 * @return array<string, Criterion> By key.
 */
function get_available_criteria( ?array $types = null ): array {
	return array_diff_key( get_criteria( $types ), array_flip( array( FROM, UNTIL ) ) );
}

/**
 * Returns the criteria with a parameter each: two days where an editor chose the dates.
 *
 * @param list<string> $chosen Keys that an editor chose.
 * @return list<string>
 */
function get_parameter_keys( array $chosen ): array {
	$keys = array_map( static fn( string $key ): array => DATES === $key ? array( FROM, UNTIL ) : array( $key ), $chosen );

	return array_values( array_unique( array_merge( array(), ...$keys ) ) );
}

/**
 * Returns the criteria of a listing, in order. Without a filter of its own, those of the filter that controls it.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, Criterion> By key.
 */
function get_listing_criteria( array $attributes ): array {
	$types = get_listing_post_types( $attributes );
	// The category alone needs no table.
	$table = array() === array_diff( $attributes['filters'], array( CATEGORY ) ) ? array( CATEGORY => get_category_criterion( $types ) ) : get_criteria( $types );
	$of    = array();
	foreach ( array_intersect( get_parameter_keys( $attributes['filters'] ), array_keys( $table ) ) as $key ) {
		$of[ $key ] = $table[ $key ];
	}

	return $of;
}

/**
 * Returns the criteria of a listing without the row of category pills.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, Criterion> By key.
 */
function get_criteria_beyond_pills( array $attributes ): array {
	$of = get_listing_criteria( $attributes );

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
