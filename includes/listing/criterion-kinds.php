<?php
/**
 * Defines the criterion kinds: their controls, valid values, and how cards match. Criteria, selections and the overview look kinds up here;
 * src/listing/criteria has the same rules in the browser.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Highest age and highest price that can be selected. */
const MAX_AGE   = 120;
const MAX_PRICE = 99999;

/** The field of what is no number. */
const NO_FIELD = array(
	'highest' => 0,
	'ranges'  => false,
	'empty'   => '',
	'step'    => 1,
	'text'    => 'strval',
);

/** Values of the order: the editor's, by the next session, by name. The places of a card are in the same order. */
const ORDERS = array( '', 'proxima', 'nombre' );

/**
 * The kinds. An entry has:
 *
 * - `controls`: template by control. The first is the usual one, `radios` is for few values, `checkboxes` for several values.
 * - `options`: what can be chosen from; none where it is typed; null where the cards leave nothing to ask for.
 * - `usable`: a value of the address as it counts, whatever its bytes; '' for one that does not.
 * - `chip`: the label of a selected value.
 * - `counted`: makes the function that returns the values under which a card value is counted, given what is selected.
 * - `spans`: a card value as spans, and `requests`: selected values as requests, of which a card or a program of the index meets one.
 * - `test`: makes the test of a card value where it is no such request: of words. The order has neither, as it is no filter.
 * - `data`: further attributes of the control, for the script.
 *
 * @return array<string, CriterionKind> By name.
 */
function get_criterion_kinds(): array {
	return WordPress\get_cached( 'criterion kinds', __NAMESPACE__ . '\\make_criterion_kinds' );
}

/**
 * Makes the table.
 *
 * @return array<string, CriterionKind> By name.
 */
function make_criterion_kinds(): array {
	$split_values = static fn( string $card_value ): array => '' === $card_value ? array() : explode( ' ', $card_value );
	$clock_data   = static fn(): array => array(
		'data-zone' => wp_timezone_string(),
		'data-week' => (string) first_weekday(),
	);

	return add_kind_defaults(
		array(
			'controls' => array(),
			// Where all programs are for all ages, or free, there is nothing to ask.
			'options'  => static fn( array $cards, array $criterion ): ?array =>
				has_any_card_value( $cards, $criterion['key'], ANY_NUMBER ) ? array() : null,
			'usable'   => static fn( string $value, array $control ): string =>
				match_value( $value, array_column( $control['options'], 'value' ) ),
			'chip'     => static fn( string $value, array $control ): string => get_named_chip( get_option_label( $value, $control ), $control ),
			'counted'  => static fn(): \Closure => static fn(): array => array(),
			'data'     => static fn(): array => array(),
			'spans'    => static fn(): array => array(),
			'requests' => null,
			'test'     => null,
		),
		array(
			'choice' => array(
				'controls' => array(
					'select'     => 'control-select',
					'radios'     => 'control-choices',
					'checkboxes' => 'control-choices',
				),
				'options'  => __NAMESPACE__ . '\\get_choice_options',
				'counted'  => static fn(): \Closure => $split_values,
				// A card has one of the values.
				'spans'    => static fn( string $card_value, string $key ): array => array( $key => array_map( __NAMESPACE__ . '\\get_word_span', $split_values( $card_value ) ) ),
				'requests' => static fn( array $selected, string $key ): array => request_spans( $key, array_map( __NAMESPACE__ . '\\get_word_span', $selected[ $key ] ) ),
			),
			'switch' => array(
				'controls' => array( 'switch' => 'control-choices' ),
				'options'  => static fn( array $cards, array $criterion ): ?array =>
					get_used_options( array( '1' => $criterion['label'] ), $cards, $criterion['key'] ),
				'chip'     => static fn( string $value, array $control ): string => get_option_label( $value, $control ),
				'counted'  => static fn(): \Closure => $split_values,
				'spans'    => static fn( string $card_value, string $key ): array => '' === $card_value ? array() : array( $key => array( get_switch_span( $card_value ) ) ),
				'requests' => static fn( array $selected, string $key, array $clock ): array => request_spans( $key, array( array( $clock['now'], $clock['now'] + 1 ) ) ),
			),
			'when'   => array(
				'controls' => array(
					'select' => 'control-select',
					'radios' => 'control-choices',
				),
				'options'  => static function ( array $cards, array $criterion, array $attributes ): ?array {
					$is_without_past = array() !== array_intersect( $attributes['only'][ WHEN ] ?? array(), array( CURRENT, COMING ) );
					$left_out        = array( CURRENT => true ) + ( $is_without_past ? array( OVER => true ) : array() );
					return has_any_card_value( $cards, $criterion['key'] ) ? get_options( array_diff_key( moment_labels(), $left_out ) ) : null;
				},
				'counted'  => static fn( array $selected, string $key, array $clock ): \Closure => get_counted_times( array_merge( MOMENTS, array_intersect( array( CURRENT ), $selected[ $key ] ?? array() ) ), $key, $selected, $clock ),
				'spans'    => __NAMESPACE__ . '\\parse_times',
				'requests' => static fn( array $selected, string $key, array $clock ): array =>
					array_merge( ...array_map( static fn( string $value ): array => request_moment( $value, $clock, get_hours( $selected[ HOURS ] ?? array() ) ), $selected[ $key ] ) ),
				'data'     => $clock_data,
			),
			'hours'  => array(
				'controls' => array(
					'select' => 'control-select',
					'radios' => 'control-choices',
				),
				// A session that has hours does not begin at midnight.
				'options'  => static fn( array $cards, array $criterion ): ?array =>
					array() === preg_grep( '/(?<!\S)[1-9]\d*\+/', array_column( array_column( $cards, 'data' ), WHEN ) ) ? null : get_options( $criterion['options'] ),
				'counted'  => static fn( array $selected, string $key, array $clock ): \Closure => get_counted_times( array_keys( PARTS_OF_DAY ), $key, $selected, $clock ),
				'spans'    => __NAMESPACE__ . '\\parse_times',
				// Within the days that are asked for, else from now on. WHEN asks for the hours in its period, too.
				'requests' => static fn( array $selected, string $key, array $clock ): array => request_period(
					isset( $selected[ FROM ] ) || isset( $selected[ UNTIL ] ) ? get_period_of_days( $selected[ FROM ][0] ?? '', $selected[ UNTIL ][0] ?? '' ) : array( $clock['now'], FAR_FUTURE ),
					get_hours( $selected[ $key ] )
				),
				'data'     => $clock_data,
			),
			'day'    => array(
				'controls' => array( 'date' => 'control-date' ),
				// The script has the same rule (src/listing/criteria/days.ts).
				'usable'   => static function ( string $value ): string {
					$is_written = 1 === preg_match( '/^([1-9]\d{3})-(\d\d)-(\d\d)$/D', $value, $found );
					return $is_written && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) ? $value : '';
				},
				'chip'     => static fn( string $value, array $control ): string =>
					get_named_chip( Program\dates_text_and_html( $value, $value )[0], $control ),
				// Two days, of which one may be missing, are one period.
				'spans'    => __NAMESPACE__ . '\\parse_times',
				'requests' => static fn( array $selected ): array => request_period( get_period_of_days( $selected[ FROM ][0] ?? '', $selected[ UNTIL ][0] ?? '' ), get_hours( $selected[ HOURS ] ?? array() ) ),
			),
			// In a listing they are two days (get_parameter_keys()).
			'dates'  => array( 'controls' => array( 'date' => 'control-date' ) ),
			'number' => array(
				'controls' => array( 'number' => 'control-number' ),
				'usable'   => static fn( string $value, array $control ): string => sanitize_number_value( $value, $control['field'] ),
				// Such as "Age: 7 years".
				'chip'     => static fn( string $value, array $control ): string =>
					sprintf( $control['field']['text']( str_contains( $value, '-' ) ? 2 : (int) $value ), str_replace( '-', '–', $value ) ),
				'spans'    => static fn( string $card_value, string $key ): array => array( $key => parse_ranges( $card_value ) ),
				'requests' => static fn( array $selected, string $key ): array => request_spans( $key, parse_ranges( implode( ' ', $selected[ $key ] ) ) ),
			),
			'words'  => array(
				'controls' => array( 'search' => 'control-search' ),
				'options'  => static fn(): array => array(),
				'usable'   => __NAMESPACE__ . '\\sanitize_search',
				/* translators: %s: what a visitor searches. */
				'chip'     => static fn( string $value ): string => sprintf( __( '“%s”', 'programs-filter' ), WordPress\encode_ampersands( $value ) ),
				'test'     => static function ( array $selected, string $key, array $clock ): \Closure {
					list( $rest, $asked ) = parse_search( $selected[ $key ][0] );

					$conditions = array() === $asked ? array() : get_time_conditions( $asked + $selected, $clock );
					$wanted     = array( search_patterns( $selected[ $key ][0] ), search_patterns( $rest ) );
					return static function ( string $card_value, array $card ) use ( $conditions, $wanted ): int {
						// A program without dates has its words only.
						$times = array() === $conditions ? '' : get_card_value( $card, WHEN );
						if ( ! has_all_words( $card_value, $wanted[ (int) ( '' !== $times ) ] ) ) {
							return 0;
						}
						$places = '' === $times ? array() : array_map( static fn( array $requests ): int => meet_requests( parse_times( $times ), $requests ), $conditions );
						return in_array( 0, $places, true ) ? 0 : max( array( 1, ...$places ) );
					};
				},
				'data'     => static fn( array $attributes ): array => array(
					'data-uncounted' => UNCOUNTED_WORDS,
					'data-endings'   => WORD_ENDINGS,
				) + ( array() === array_intersect( array( WHEN, DATES, HOURS ), $attributes['filters'] ) ? array() : array( 'data-times' => (string) wp_json_encode( get_search_times(), JSON_UNESCAPED_UNICODE ) ) ),
			),
			'order'  => array(
				'controls' => array( 'select' => 'control-select' ),
				'options'  => static function ( array $cards, array $criterion, array $attributes ): ?array {
					$labels = array_combine(
						ORDERS,
						array(
							_x( 'Recommended', 'order', 'programs-filter' ),
							_x( 'Next session', 'order', 'programs-filter' ),
							_x( 'A to Z', 'order', 'programs-filter' ),
						)
					);
					if ( 'next' === $attributes['orderBy'] ) {
						// The two are one.
						$labels = array( '' => $labels['proxima'] ) + array_diff_key( $labels, array( 'proxima' => true ) );
					}
					return has_any_card_value( $cards, ORDER ) ? get_options( $labels ) : null;
				},
				'usable'   => static fn( string $value ): string => match_value( $value, ORDERS ),
			),
		)
	);
}

/**
 * Completes the table of kinds.
 *
 * @param CriterionKind            $usual What an entry may leave out.
 * @param array<string, GivenKind> $kinds Entries.
 * @return array<string, CriterionKind>
 */
function add_kind_defaults( array $usual, array $kinds ): array {
	return array_map( static fn( array $kind ): array => $kind + $usual, $kinds );
}

/**
 * Makes the function that returns under which values of WHEN or HOURS a card is counted: those that one session answers together with what else is asked.
 *
 * @param list<string>                $values   Values.
 * @param string                      $key      Their criterion.
 * @param array<string, list<string>> $selected Selected values by key.
 * @param Clock                       $clock    Result of get_clock().
 * @return \Closure( string ): list<string>
 */
function get_counted_times( array $values, string $key, array $selected, array $clock ): \Closure {
	$conditions = array();
	foreach ( $values as $value ) {
		$conditions[ $value ] = get_time_conditions( array( $key => array( $value ) ) + $selected, $clock );
	}

	return static function ( string $card_value ) use ( $conditions ): array {
		$spans = parse_times( $card_value );

		return array_keys( array_filter( $conditions, static fn( array $all ): bool => meet_conditions( $spans, $all ) ) );
	};
}

/**
 * Returns what selected values ask about times.
 *
 * @param array<string, list<string>> $selected Selected values by key.
 * @param Clock                       $clock    Result of get_clock().
 * @return list<list<IndexRequest>> Conditions.
 */
function get_time_conditions( array $selected, array $clock ): array {
	$conditions = array();
	foreach ( array_intersect_key( TIME_CRITERIA, $selected ) as $key => $kind ) {
		$requests     = get_criterion_kinds()[ $kind ]['requests'];
		$conditions[] = null === $requests ? array() : $requests( $selected, $key, $clock );
	}

	return $conditions;
}

/**
 * Whether a criterion or its control is a filter: the order is none.
 *
 * @param Criterion|Control $one Criterion, or control.
 */
function is_filter( array $one ): bool {
	$kind = get_criterion_kinds()[ $one['kind'] ];

	return null !== $kind['requests'] || null !== $kind['test'];
}

/**
 * Whether criteria, or their controls, ask when programs take place: those that run on, without a day of their own in the selected period, come last.
 *
 * @param array<Criterion|Control> $them Criteria, or controls.
 */
function has_time_criteria( array $them ): bool {
	return array() !== array_intersect( array_column( $them, 'key' ), array_keys( TIME_CRITERIA ) );
}

/**
 * Returns labels as options.
 *
 * @param array<string> $labels Labels by value.
 * @return list<Option>|null Null for none.
 */
function get_options( array $labels ): ?array {
	// It means all categories.
	unset( $labels[ Program\ALL ] );
	$options = array();
	foreach ( $labels as $value => $label ) {
		$options[] = array( 'value' => (string) $value ) + array( 'label' => WordPress\typeset( $label ) );
	}

	return array() === $options ? null : $options;
}

/**
 * Returns the values that cards have, as options.
 *
 * @param array<string>      $labels Labels by value.
 * @param list<RenderedCard> $cards  Cards.
 * @param string             $key    Criterion.
 * @return list<Option>|null
 */
function get_used_options( array $labels, array $cards, string $key ): ?array {
	return get_options( array_intersect_key( $labels, get_used_values( $cards, $key ) ) );
}

/**
 * Returns the options of a choice.
 *
 * @param list<RenderedCard> $cards      Cards.
 * @param Criterion          $criterion  Criterion.
 * @param ListingAttributes  $attributes Attributes.
 * @return list<Option>|null
 */
function get_choice_options( array $cards, array $criterion, array $attributes ): ?array {
	$key = $criterion['key'];
	if ( array() === $criterion['taxonomy'] ) {
		return get_used_options( null === $criterion['labels'] ? $criterion['options'] : $criterion['labels']( $cards, $key ), $cards, $key );
	}
	$all   = get_criterion_terms( $criterion['taxonomy'] );
	$terms = CATEGORY === $key ? get_offered_categories( $attributes['only'][ CATEGORY ] ?? array(), $all ) : Program\sort_categories_by_tree( $all );

	return get_used_options( get_pill_labels( $terms, $all ), $cards, $key );
}

/**
 * Returns the categories to offer, in order.
 *
 * @param list<string>         $slugs      Chosen slugs; none means all.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<\WP_Term>
 */
function get_offered_categories( array $slugs, array $categories ): array {
	return array() === $slugs ? Program\sort_categories_by_tree( $categories ) : Program\get_categories_by_slugs( $slugs, $categories );
}

/**
 * Returns distinct labels of categories. Those of the same name have their ancestors in the label.
 *
 * @param list<\WP_Term>       $terms Categories in one list.
 * @param array<int, \WP_Term> $all   All of the same taxonomy.
 * @return array<string, string> Labels by slug.
 */
function get_pill_labels( array $terms, array $all ): array {
	$labels = array_column( $terms, 'name', 'slug' );
	$shared = array_filter( array_count_values( $labels ), static fn( int $bearers ): bool => $bearers > 1 );
	foreach ( array() === $shared ? array() : $terms as $term ) {
		$above = isset( $shared[ $term->name ] ) ? get_ancestor_names( $term, $all ) : array();
		if ( array() !== $above ) {
			$labels[ $term->slug ] = sprintf( '%1$s (%2$s)', $term->name, implode( ' › ', $above ) );
		}
	}

	return $labels;
}

/**
 * Returns the names of the ancestors of a category, the root first.
 *
 * @param \WP_Term             $term Category.
 * @param array<int, \WP_Term> $all  All of the same taxonomy.
 * @return list<string>
 */
function get_ancestor_names( \WP_Term $term, array $all ): array {
	$names   = array();
	$visited = array( $term->term_id => true );
	$parent  = $all[ $term->parent ] ?? null;
	// A loop in the parents (a damaged import) must not hang the page.
	while ( null !== $parent && ! isset( $visited[ $parent->term_id ] ) ) {
		$visited[ $parent->term_id ] = true;
		array_unshift( $names, $parent->name );
		$parent = $all[ $parent->parent ] ?? null;
	}

	return $names;
}

/**
 * Returns a number that is in range, or a range of ages.
 *
 * @param string      $value Any bytes.
 * @param NumberField $field Field.
 */
function sanitize_number_value( string $value, array $field ): string {
	if ( 1 !== preg_match( $field['ranges'] ? '/^(\d{1,5})(?:-(\d{1,5}))?$/D' : '/^(\d{1,5})$/D', $value, $found ) ) {
		return '';
	}
	$numbers = array_map( 'intval', array_slice( $found, 1 ) );

	return max( $numbers ) <= $field['highest'] && $numbers[0] <= end( $numbers ) ? implode( '-', $numbers ) : '';
}

/**
 * Returns a search text that has words and is not too long.
 *
 * @param string $value Any bytes.
 */
function sanitize_search( string $value ): string {
	$text = 1 === preg_match( '//u', $value ) ? trim( (string) preg_replace( '/[\p{Z}\p{C}]+/u', ' ', $value ) ) : '';

	return mb_strlen( $text, 'UTF-8' ) > MAX_SEARCH_LENGTH || str_contains( $text, "\u{FFFD}" ) || array() === search_words( $text ) ? '' : $text;
}

/**
 * Returns the label of a value among the options.
 *
 * @param string  $value   Value.
 * @param Control $control Control.
 */
function get_option_label( string $value, array $control ): string {
	return array_column( $control['options'], 'label', 'value' )[ $value ] ?? $value;
}

/**
 * Returns a label with that of its criterion.
 *
 * @param string  $label   Label.
 * @param Control $control Control.
 */
function get_named_chip( string $label, array $control ): string {
	/* translators: 1: name of a filter, such as "Age"; 2: what was chosen. */
	return sprintf( _x( '%1$s: %2$s', 'filter', 'programs-filter' ), $control['label'], $label );
}

/**
 * The field of an age.
 *
 * @return NumberField
 */
function get_age_field(): array {
	return array(
		'highest' => MAX_AGE,
		'ranges'  => true,
		'empty'   => _x( 'All', 'ages', 'programs-filter' ),
		/* translators: %s: age in years, which a visitor looks for. */
		'text'    => static fn( int $number ): string => _n( 'Age: %s year', 'Age: %s years', $number, 'programs-filter' ),
	) + NO_FIELD;
}

/**
 * The field of a price.
 *
 * @param list<RenderedCard> $cards Cards, of which most have one currency.
 * @return NumberField
 */
function get_price_field( array $cards ): array {
	/* translators: 1: number, which a visitor enters; 2: sign of the currency. */
	$text = sprintf( _x( 'Price up to %1$s %2$s', 'price', 'programs-filter' ), '%s', get_price_sign( $cards ) );

	return array(
		'highest' => MAX_PRICE,
		'empty'   => _x( 'Any', 'value of a filter', 'programs-filter' ),
		'step'    => 5,
		'text'    => static fn(): string => $text,
	) + NO_FIELD;
}

/**
 * Returns the sign of the currency that most prices have.
 *
 * @param list<RenderedCard> $cards Cards.
 */
function get_price_sign( array $cards ): string {
	$prices = array_diff( array_column( array_column( $cards, 'data' ), PRICE ), array( ANY_NUMBER ) );
	$counts = array_count_values( array_map( static fn( string $price ): string => explode( ' ', $price )[1] ?? Program\get_usual_sign(), $prices ) );
	arsort( $counts );

	return (string) ( array_key_first( $counts ) ?? Program\get_usual_sign() );
}
