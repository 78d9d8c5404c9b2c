<?php
/**
 * Computes what a listing shows at first: pills and controls, requested values, matching cards and counts. Called by renderer.php;
 * src/listing/criteria/matching.ts does the same in the browser.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Most unknown values that are named, and how much of each, in characters. */
const MAX_UNKNOWN_VALUES       = 5;
const MAX_UNKNOWN_VALUE_LENGTH = 50;

/**
 * Returns all that the templates print besides the cards.
 *
 * @param list<RenderedCard> $cards      Cards.
 * @param ListingAttributes  $attributes Attributes.
 * @param Page               $page       The page.
 * @return ListingOverview
 */
function get_listing_overview( array $cards, array $attributes, Page $page ): array {
	$counts  = array_count_values( array_merge( array(), ...array_column( $cards, 'slugs' ) ) );
	$request = get_listing_request( $cards, count( $cards ), $counts, $attributes, $page );
	$kinds   = array_column( array_filter( get_criteria_beyond_pills( $attributes ), __NAMESPACE__ . '\\is_filter' ), 'kind', 'key' );
	$matched = match_cards( $cards, $request['active'], $kinds, $request['selected'] );

	return add_matches(
		$request,
		$cards,
		$attributes,
		paginate_cards( $matched['matches'], $matched['ongoing'], is_feed() ? 0 : $attributes['perPage'], $page ) + $matched + array(
			'visible'  => count( array_filter( $matched['matches'] ) ),
			'per_page' => $attributes['perPage'],
			'next'     => 0,
		)
	);
}

/**
 * Returns what can be chosen in a listing, and what is.
 *
 * @param list<RenderedCard> $cards      Cards that have all that can be chosen.
 * @param int                $total      Number of programs.
 * @param array<string, int> $counts     Number of programs by category.
 * @param ListingAttributes  $attributes Attributes.
 * @param Page               $page       The page.
 * @return ListingRequest
 */
function get_listing_request( array $cards, int $total, array $counts, array $attributes, Page $page ): array {
	$categories = get_listing_categories( $attributes );
	$pills      = get_pills( $total, $counts, $attributes, $categories );
	// Without pills a listing can show the categories of its cards.
	$has_pills = has_category_pills( $attributes );
	$known     = $has_pills ? array_column( $pills, 'slug' ) : array_map( 'strval', array_keys( $counts ) );
	$renamed   = array_intersect( Program\get_current_slugs( $categories ), $known );
	$initial   = array_intersect( array_slice( $attributes['initial'][ CATEGORY ] ?? array(), 0, 1 ), $known )[0] ?? Program\ALL;
	$controls  = get_controls( $cards, $attributes, $page );
	$elsewhere = $page->get_applied_filters( array( $attributes['anchor'] ) );
	$requested = $attributes['showFilter'] ? parse_requested_values( $controls, $renamed ) : array();
	$selected  = $attributes['showFilter'] || null === $elsewhere ? get_requested_values( $controls, $requested ) : $elsewhere['selected'];
	// Several categories at once are a criterion like the others.
	$is_choice = $attributes['showFilter'] && in_array( CATEGORY, array_column( $controls, 'key' ), true );
	$active    = $is_choice ? Program\ALL : $initial;
	// A filter with nothing to choose from is none (class-listing-view.php).
	if ( $has_pills && are_pills_a_choice( $pills, $attributes ) ) {
		$of_pills = parse_parameter( $page->get_parameter_name(), false, static fn( string $value ): string => match_value( $value, $known, $renamed ) );
		// Empty, array-shaped, of a category that is not there, or several.
		$active    = null === $of_pills ? $active : array_values( array_diff( $of_pills, array( '' ) ) )[0] ?? Program\ALL;
		$requested = array( CATEGORY => $of_pills ) + $requested;
	} elseif ( $attributes['showGrid'] ) {
		// Without pills the address does not count: visitors could not show the other cards again.
		$active = $elsewhere['category'] ?? $active;
	}
	if ( $attributes['showGrid'] ) {
		$page->record_grid();
	} elseif ( $attributes['showFilter'] ) {
		$page->add_filter( $attributes, $active, $selected, $has_pills );
	}
	$unknown = get_unknown_values( array_diff_key( $requested, array( WORDS => true ) ) );

	return compact( 'page', 'total', 'counts', 'pills', 'renamed', 'initial', 'active', 'controls', 'selected', 'unknown' );
}

/**
 * Adds to what is asked for what is found.
 *
 * @param ListingRequest     $request    Result of get_listing_request().
 * @param list<RenderedCard> $cards      Cards.
 * @param ListingAttributes  $attributes Attributes.
 * @param ListingFound       $found      What is found.
 * @return ListingOverview
 */
function add_matches( array $request, array $cards, array $attributes, array $found ): array {
	if ( array() !== array_diff_key( $request['selected'], array( ORDER => true ) ) ) {
		// Given the other selected values.
		foreach ( $request['pills'] as $index => $pill ) {
			$request['pills'][ $index ]['count'] = $found['counts'][''][ Program\ALL === $pill['slug'] ? '' : $pill['slug'] ] ?? 0;
		}
	}
	$asked = array_map( static fn( bool $is_shown, bool $is_ongoing ): bool => $is_shown && ! $is_ongoing, $found['shown'], $found['ongoing'] );

	$others = get_cards_of_other_days( $cards, $asked, $request['selected'] );
	$order  = $request['selected'][ ORDER ][0] ?? '';

	return $request + array(
		'has_days' => has_days( $attributes ) && in_array( $order, array( '', 'proxima' ), true ),
		'others'   => $others,
		'choices'  => $found['counts'],
	) + array_intersect_key( $found, array_flip( array( 'ongoing', 'shown', 'left', 'visible', 'per_page', 'next' ) ) );
}

/**
 * Returns the requested values that do not exist.
 *
 * @param array<array<string>|null> $requested Results of parse_parameter().
 * @return list<string> Values as requested.
 */
function get_unknown_values( array $requested ): array {
	$unknown = array();
	foreach ( $requested as $values ) {
		foreach ( $values ?? array() as $value => $meaning ) {
			// What is no UTF-8 cannot be printed.
			if ( '' === $meaning && Program\ALL !== $value && 1 === preg_match( '/\S/u', (string) $value ) ) {
				$unknown[] = (string) $value;
			}
		}
	}

	return array_values( array_unique( $unknown ) );
}

/**
 * Returns one line about values that are not there, for visitors.
 *
 * @param list<string> $unknown Result of get_unknown_values().
 * @return string Text; '' for none.
 */
function get_unknown_values_text( array $unknown ): string {
	/* translators: %s: what a visitor searches. */
	$quote  = static fn( string $value ): string => sprintf( __( '“%s”', 'programs-filter' ), WordPress\truncate_text( $value, MAX_UNKNOWN_VALUE_LENGTH ) );
	$quoted = array_map( $quote, array_slice( $unknown, 0, MAX_UNKNOWN_VALUES ) );

	/* translators: %s: what the address asks for, in quotation marks, such as “dance”. */
	return array() === $quoted ? '' : sprintf( __( 'There is no filter %s here.', 'programs-filter' ), implode( ', ', $quoted ) );
}

/**
 * Returns the controls, in the order of the criteria, without those for which no card has a value.
 *
 * @param list<RenderedCard> $cards      Cards.
 * @param ListingAttributes  $attributes Attributes.
 * @param Page               $page       The page.
 * @return list<Control>
 */
function get_controls( array $cards, array $attributes, Page $page ): array {
	$controls = array();
	foreach ( get_criteria_beyond_pills( $attributes ) as $key => $criterion ) {
		$kind = get_criterion_kinds()[ $criterion['kind'] ];
		// Also of those without a control, so that addresses stay the same whatever the programs are.
		$parameter = $page->get_parameter_name( $key );
		$options   = $kind['options']( $cards, $criterion, $attributes );
		$initial   = $attributes['initial'][ $key ] ?? array();
		if ( 'when' === $criterion['kind'] && in_array( CURRENT, get_parameter_values( $parameter ) ?? $initial, true ) ) {
			// Not offered, but understood.
			$options = array_merge( get_options( array_intersect_key( moment_labels(), array( CURRENT => true ) ) ) ?? array(), $options ?? array() );
		}
		if ( null !== $options ) {
			$look       = $attributes['multiple'] && isset( $kind['controls']['checkboxes'] ) ? 'checkboxes' : (string) array_key_first( $kind['controls'] );
			$control    = compact( 'key', 'look', 'parameter', 'options' ) + array(
				'kind'     => $criterion['kind'],
				'label'    => WordPress\typeset( $criterion['label'] ),
				'template' => $kind['controls'][ $look ],
				'field'    => null === $criterion['field'] ? NO_FIELD : $criterion['field']( $cards ),
			);
			$usable     = array_map( static fn( string $value ): string => $kind['usable']( $value, $control ), array_slice( $initial, 0, 'checkboxes' === $look ? null : 1 ) );
			$controls[] = array( 'initial' => array_values( array_diff( $usable, array( '' ) ) ) ) + $control;
		}
	}

	return $controls;
}

/**
 * Returns the requested values of each control.
 *
 * @param list<Control>         $controls Controls of the listing.
 * @param array<string, string> $renamed  Categories by their old slugs.
 * @return array<string, array<string>|null> Results of parse_parameter() by key.
 */
function parse_requested_values( array $controls, array $renamed ): array {
	$requested = array();
	foreach ( $controls as $control ) {
		$usable = get_criterion_kinds()[ $control['kind'] ]['usable'];
		$means  = static fn( string $value ): string => $usable( $value, $control );
		if ( CATEGORY === $control['key'] ) {
			$known = array_column( $control['options'], 'value' );
			$means = static fn( string $value ): string => match_value( $value, $known, $renamed );
		}
		$requested[ $control['key'] ] = parse_parameter( $control['parameter'], 'checkboxes' === $control['look'], $means, true );
	}

	return $requested;
}

/**
 * Returns the values that count.
 *
 * @param list<Control>                     $controls  Controls of the listing.
 * @param array<string, array<string>|null> $requested Result of parse_requested_values().
 * @return array<string, list<string>> By key, without empty ones. The value of words is the text.
 */
function get_requested_values( array $controls, array $requested ): array {
	$selected = array();
	foreach ( $controls as $control ) {
		$values = $requested[ $control['key'] ] ?? $control['initial'];
		$values = array_diff( $values, array( '', Program\ALL ) );
		if ( array() !== $values ) {
			$selected[ $control['key'] ] = array_values( array_unique( $values ) );
		}
	}

	return $selected;
}

/**
 * Returns the programs that a listing shows, those with a day of their own in the selected period first.
 *
 * @param list<RenderedCard> $cards     Cards.
 * @param ListingOverview    $overview  Overview, in the same order.
 * @param list<string>       $requested Requested criteria. What no program has any more must not become all programs: where no control
 *                                      stands beside them, nobody sees that a filter is gone.
 * @return list<int>
 */
function get_shown_program_ids( array $cards, array $overview, array $requested ): array {
	$is_known = array() === array_diff( $requested, array_keys( $overview['selected'] ) );
	$those    = $is_known ? array_keys( $overview['shown'], true, true ) : array();
	$last     = array_intersect( $those, array_keys( $overview['ongoing'], true, true ) );
	$ids      = array_column( $cards, 'id' );

	return array_map( static fn( int $index ): int => $ids[ $index ], array_merge( array_diff( $those, $last ), $last ) );
}

/**
 * Returns cards in the order that a visitor asks for.
 *
 * @param list<RenderedCard> $cards      Cards, in the order of the listing.
 * @param ListingAttributes  $attributes Attributes.
 * @param Page               $page       The page.
 * @return list<RenderedCard> Unchanged where they have no places.
 */
function sort_cards( array $cards, array $attributes, Page $page ): array {
	$asked = $page->get_applied_filters( array( $attributes['anchor'] ) )['selected'][ ORDER ] ?? array();
	if ( $attributes['showFilter'] ) {
		$asked = array_values( array_diff( parse_parameter( $page->get_parameter_name( ORDER ), false, static fn( string $value ): string => match_value( $value, ORDERS ) ) ?? array(), array( '' ) ) );
	}
	$order = 1 === count( $asked ) ? (int) array_search( $asked[0], ORDERS, true ) : 0;
	if ( 0 !== $order && isset( $cards[0]['data'][ ORDER ] ) ) {
		$places = array_map( static fn( array $card ): int => (int) explode( ' ', $card['data'][ ORDER ] )[ $order ], $cards );
		array_multisort( $places, $cards );
	}

	return $cards;
}

/**
 * Returns which cards are shown, and how many are left.
 *
 * @param list<bool> $matches  Whether each card matches.
 * @param list<bool> $ongoing  Which of them come last.
 * @param int        $per_page How many are shown at first; 0 for all.
 * @param Page       $page     The page.
 * @return array{shown: list<bool>, left: int}
 */
function paginate_cards( array $matches, array $ongoing, int $per_page, Page $page ): array {
	$most = 0 === $per_page ? count( $matches ) : max( $per_page, get_requested_number( $page->get_parameter_name( MORE_PARAMETER ) ) );

	$those = array_keys( $matches, true, true );
	$last  = array_intersect( $those, array_keys( $ongoing, true, true ) );
	$shown = array_flip( array_slice( array_merge( array_diff( $those, $last ), $last ), 0, $most ) );

	return array(
		'shown' => array_map( static fn( int $index ): bool => isset( $shown[ $index ] ), array_keys( $matches ) ),
		'left'  => max( 0, count( $those ) - $most ),
	);
}

/**
 * Returns which cards match, and the counts.
 *
 * @param list<RenderedCard>          $cards    Cards.
 * @param string                      $category Category of the active pill: slug, or `all`.
 * @param array<string, string>       $kinds    Kinds by key.
 * @param array<string, list<string>> $selected Selected values by key.
 * @return array{matches: list<bool>, ongoing: list<bool>, counts: array<string, array<string, int>>} Whether each matches, and whether it is ongoing in the
 *               selected period, without a day of its own in it. Counts by key and value: how many cards match if it is chosen beside the other criteria. The key of
 *               the category pills is ''. The value '' means no choice.
 */
function match_cards( array $cards, string $category, array $kinds, array $selected ): array {
	$clock = get_clock( get_site_minute() );
	$tests = get_criterion_tests( $kinds, $selected, $clock );
	// One session answers all that is asked about times. What a visitor would see without one of these is what the others alone find.
	$beside = array();
	foreach ( array_intersect_key( TIME_CRITERIA, $kinds ) as $key => $kind ) {
		$beside[ $key ] = get_time_conditions( array_diff_key( array_intersect_key( $selected, $kinds ), array( $key => true ) ), $clock );
	}
	$counted = array();
	foreach ( $kinds as $key => $kind ) {
		$counted[ $key ] = get_criterion_kinds()[ $kind ]['counted']( $selected, $key, $clock );
	}
	$matches = array();
	$ongoing = array();
	$counts  = array();
	foreach ( $cards as $card ) {
		$failed = Program\ALL === $category || in_array( $category, $card['slugs'], true ) ? array() : array( '' );
		$runs   = false;
		foreach ( $tests as $key => $test ) {
			$place = $test( get_card_value( $card, $key ), $card );
			$runs  = $runs || RUNS_THROUGH === $place;
			if ( 0 === $place ) {
				$failed[] = $key;
			}
		}
		$matches[] = array() === $failed;
		$ongoing[] = $runs;
		$are_times = array() === array_diff( $failed, array_keys( $beside ) );
		if ( ( count( $failed ) > 1 && ! $are_times ) || array() === $kinds ) {
			// The pills of a listing without other criteria are counted elsewhere.
			continue;
		}
		foreach ( array( '' => '' ) + $kinds as $key => $kind ) {
			$card_value = '' === $key ? '' : get_card_value( $card, $key );
			if ( array() === $failed || array( $key ) === $failed || ( $are_times && isset( $beside[ $key ] ) && meet_conditions( parse_times( $card_value ), $beside[ $key ] ) ) ) {
				$values = '' === $key ? $card['slugs'] : $counted[ $key ]( $card_value );
				foreach ( array_merge( array( '' ), $values ) as $value ) {
					$counts[ $key ][ $value ] = ( $counts[ $key ][ $value ] ?? 0 ) + 1;
				}
			}
		}
	}

	return compact( 'matches', 'ongoing', 'counts' );
}

/**
 * Returns a test of a card's value for each requested criterion.
 *
 * @param array<string, string>       $kinds Kinds by key.
 * @param array<string, list<string>> $selected Selected values by key.
 * @param Clock                       $clock Result of get_clock().
 * @return array<string, \Closure(string, RenderedCard): int> By key. The tests return 0 for a card that does not match, and RUNS_THROUGH where it is on no day of its own.
 */
function get_criterion_tests( array $kinds, array $selected, array $clock ): array {
	$tests = array();
	foreach ( array_intersect_key( $kinds, array_filter( $selected ) ) as $key => $kind ) {
		list( 'requests' => $requests, 'spans' => $spans, 'test' => $test ) = get_criterion_kinds()[ $kind ];
		if ( null !== $requests ) {
			$wanted        = $requests( $selected, $key, $clock );
			$tests[ $key ] = static fn( string $card_value ): int => meet_requests( $spans( $card_value, $key ), $wanted );
		} elseif ( null !== $test ) {
			$tests[ $key ] = $test( $selected, $key, $clock );
		}
	}

	return $tests;
}

/**
 * Returns the pills of categories with cards: "all", and those that the listing is limited to, in order, or all in the order of the tree.
 *
 * @param int                  $total      Number of cards.
 * @param array<string, int>   $counts     Number of cards by category.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<Pill>
 */
function get_pills( int $total, array $counts, array $attributes, array $categories ): array {
	$pills    = array(
		array(
			'slug'  => Program\ALL,
			'label' => WordPress\typeset( '' === $attributes['allLabel'] ? _x( 'All', 'programs', 'programs-filter' ) : $attributes['allLabel'] ),
			'count' => $total,
		),
	);
	$has_card = static fn( \WP_Term $term ): bool => isset( $counts[ $term->slug ] );
	$offered  = array_filter( get_offered_categories( $attributes['only'][ CATEGORY ] ?? array(), $categories ), $has_card );
	foreach ( get_pill_labels( array_values( $offered ), $categories ) as $slug => $label ) {
		$pills[] = array(
			'slug'  => (string) $slug,
			'label' => WordPress\typeset( $label ),
			'count' => $counts[ $slug ],
		);
	}

	/**
	 * Filters the pills of a listing. Added keys are passed to the template unchanged.
	 *
	 * @since 0.1.0
	 *
	 * @param list<array<string, mixed>> $pills      Pills: slug (`all` for every card), label (text) and count (number of cards).
	 * @param array<string, mixed>       $attributes Block attributes.
	 */
	$filtered = apply_filters( 'programs_filter_pills', $pills, $attributes );

	return is_array( $filtered ) ? sanitize_pills( $filtered ) : $pills;
}

/**
 * Returns the valid ones of filtered pills: those with a slug and a label, each slug once.
 *
 * @param array<mixed> $filtered Pills after the filter.
 * @return list<Pill>
 */
function sanitize_pills( array $filtered ): array {
	$pills = array();
	foreach ( $filtered as $pill ) {
		$slug = WordPress\only_text( is_array( $pill ) ? $pill['slug'] ?? '' : '' );
		if ( is_array( $pill ) && '' !== $slug && is_string( $pill['label'] ?? null ) && ! isset( $pills[ $slug ] ) ) {
			$pills[ $slug ] = array(
				'slug'  => $slug,
				'label' => WordPress\escape_square_brackets( $pill['label'] ),
				'count' => is_int( $pill['count'] ?? null ) ? $pill['count'] : 0,
			) + array_filter( $pill, 'is_string', ARRAY_FILTER_USE_KEY );
		}
	}

	return array_values( $pills );
}

/**
 * Whether the pills offer a choice. If one category is chosen, its pill shows the same as "all".
 *
 * @param list<Pill>        $pills      Pills.
 * @param ListingAttributes $attributes Attributes.
 */
function are_pills_a_choice( array $pills, array $attributes ): bool {
	// A filter without cards may control a grid with other cards.
	$is_chosen = $attributes['showGrid'] && isset( $attributes['only'][ CATEGORY ] );
	$are_twins = $is_chosen && 2 === count( $pills ) && $pills[0]['count'] === $pills[1]['count'];

	return count( $pills ) > 1 && ! $are_twins;
}
