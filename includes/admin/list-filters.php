<?php
/**
 * Filters of the list of programs: the dropdowns of category and month, the view, and a search that includes facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Reader;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Parameters of the list's address; not the visitors' `categoria`. */
const LIST_CATEGORY_PARAMETER = 'programs_filter_category';
const LIST_MONTH_PARAMETER    = 'programs_filter_month';

/**
 * Leaves out WordPress's choice of a month, which is that of publication.
 *
 * @param bool   $is_disabled Whether it is left out.
 * @param string $post_type   Post type of the list.
 */
function disable_months_dropdown( bool $is_disabled, string $post_type ): bool {
	return $is_disabled || Program\POST_TYPE === $post_type;
}

/**
 * Prints the choices of a month and of a category above the list.
 *
 * @param string $post_type Post type of the list.
 */
function print_list_filters( string $post_type ): void {
	if ( Program\POST_TYPE !== $post_type ) {
		return;
	}
	$label  = '<label class="screen-reader-text" for="%s">%s</label>';
	$months = 'trash' === get_query_var( 'post_status' ) ? array() : get_list_months();
	if ( array() !== $months ) {
		printf( "$label<select name=\"%1\$s\" id=\"%1\$s\">", esc_attr( LIST_MONTH_PARAMETER ), esc_html__( 'Filter by month', 'programs-filter' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Markup.
		printf( '<option value="">%s</option>', esc_html__( 'All months', 'programs-filter' ) );
		foreach ( $months as $month ) {
			$selected = selected( $month, get_list_month(), false );
			printf( '<option value="%s"%s>%s</option>', esc_attr( $month ), $selected, esc_html( get_month_label( $month ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- An attribute.
		}
		echo '</select>';
	}
	$select = wp_dropdown_categories(
		array(
			'taxonomy'        => Program\TAXONOMY,
			'name'            => LIST_CATEGORY_PARAMETER,
			'value_field'     => 'slug',
			'selected'        => get_list_category(),
			'show_option_all' => __( 'All Categories', 'programs-filter' ),
			'hierarchical'    => true,
			'hide_empty'      => false,
			'hide_if_empty'   => true,
			'orderby'         => 'name',
			'echo'            => false,
		)
	);
	if ( '' !== $select ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has escaped its own markup.
		printf( "$label%s", esc_attr( LIST_CATEGORY_PARAMETER ), esc_html__( 'Filter by category', 'programs-filter' ), $select );
	}
}

/**
 * A month with its year, as WordPress's own choice of a month has it.
 *
 * @param string $month `2026-10`.
 */
function get_month_label( string $month ): string {
	list( $year, $number ) = explode( '-', $month );

	/* translators: 1: name of a month, 2: year. */
	return sprintf( __( '%1$s %2$s', 'programs-filter' ), Listing\get_wp_locale()->get_month( $number ), $year );
}

/**
 * Limits the list to what its URL requests.
 *
 * @param \WP_Query $query Query.
 */
function filter_list_query( \WP_Query $query ): void {
	if ( ! is_list_query( $query ) ) {
		return;
	}
	$query->set( VIEW_PARAMETER, get_list_view() );
	// Another plugin may limit the list, too.
	if ( '' !== get_list_category() ) {
		$others = $query->get( 'tax_query' );
		$chosen = array(
			array(
				'taxonomy' => Program\TAXONOMY,
				'field'    => 'slug',
				'terms'    => get_list_category(),
			),
		);
		$query->set( 'tax_query', is_array( $others ) && array() !== $others ? array( $others, $chosen ) : $chosen );
	}
}

/**
 * Limits the list to the view and the month that its URL requests, and the count of a view to that view.
 *
 * @param string    $where Condition of the query.
 * @param \WP_Query $query Query.
 */
function filter_list_where( string $where, \WP_Query $query ): string {
	$view  = WordPress\only_text( $query->get( VIEW_PARAMETER ) );
	$month = is_list_query( $query ) ? get_list_month() : '';

	return $where . ( '' === $view ? '' : ' AND ' . get_view_sql( $view ) ) . ( '' === $month ? '' : ' AND ' . get_month_sql( $month ) );
}

/**
 * The condition of a query of posts for the programs of a month.
 *
 * @param string $month `2026-10`.
 */
function get_month_sql( string $month ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$read  = array_keys( array_filter( get_unindexed_months(), static fn( array $months ): bool => in_array( $month, $months, true ) ) );
	$span  = get_month_span( $month );
	$whole = Listing\get_requests_sql( array( Listing\make_index_request( array( Listing\THROUGH ), $span ) ) );
	if ( $span[0] > Listing\get_site_minute() ) {
		// What goes on does so up to now.
		$whole .= ' AND ' . Listing\get_requests_sql( array( Listing\make_index_request( array( Listing\THROUGH ), array( Listing\LOWEST, Listing\HIGHEST ), 'high' ) ) );
	}
	$stored = Listing\get_requests_sql( array( Listing\make_index_request( array( Listing\SESSION ), $span, 'low' ) ) ) . " OR ($whole)";

	return "($wpdb->posts.ID IN (" . implode( ',', array( 0, ...$read ) ) . ') OR (' . get_indexed_sql() . " AND ($stored)))";
}

/**
 * The months in which programs of the list take place.
 *
 * @return list<string> `2026-10`, the last one first.
 */
function get_list_months(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$months = array_merge( array(), ...array_values( get_unindexed_months() ) );
	if ( Listing\INDEX_READY === Listing\get_index_state() ) {
		$spans = Listing\get_index_table( 'spans' );
		$own   = "FROM $spans FORCE INDEX (starts) INNER JOIN $wpdb->posts ON ID = program WHERE post_type = '" . Program\POST_TYPE . "'";
		// From each month to the next one, as the index has the sessions in their order.
		$low = 0;
		do {
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared above; numbers.
			$low = (int) $wpdb->get_var( "SELECT low $own AND criterion = '" . Listing\SESSION . "' AND low >= $low AND low < " . Listing\FAR_FUTURE . ' ORDER BY low LIMIT 1' );
			if ( $low > 0 ) {
				$months[] = get_month_of_minute( $low );
				$low      = get_month_span( get_month_of_minute( $low ) )[1];
			}
		} while ( $low > 0 );
		/**
		 * Exhibitions and the like.
		 *
		 * @var list<array{string, string}> $runs
		 */
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared above.
		$runs   = $wpdb->get_results( "SELECT DISTINCT low, high $own AND criterion = '" . Listing\THROUGH . "'", 'ARRAY_N' );
		$months = array_merge( $months, ...array_map( static fn( array $run ): array => get_months_of_run( (int) $run[0], (int) $run[1] ), $runs ) );
	}
	$months = array_unique( $months );
	rsort( $months );

	return $months;
}

/**
 * The months of programs that the index does not have, such as drafts.
 *
 * @return array<int, list<string>> By ID.
 */
function get_unindexed_months(): array {
	return WordPress\get_cached(
		'list months ' . wp_cache_get_last_changed( 'posts' ),
		static function (): array {
			$months = array();
			foreach ( Program\facts_of_many( Program\DATE_FACTS, "post_status NOT IN ('trash', 'auto-draft') AND NOT " . get_indexed_sql() ) as $program => $facts ) {
				$months[ $program ] = get_program_months( $facts );
			}

			return $months;
		}
	);
}

/** The condition for programs whose facts the index has, as for visitors: they are published, and neither behind a password nor reserved for members. */
function get_indexed_sql(): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( Listing\INDEX_READY !== Listing\get_index_state() ) {
		return '1 = 0';
	}

	$changed = implode( ',', array( 0, ...array_keys( Listing\get_unindexed_entries() ) ) );
	$parts   = array(
		"post_status = 'publish' AND post_password = ''",
		"$wpdb->posts.ID NOT IN ($changed)",
		// Each program that was indexed has one.
		sprintf( "$wpdb->posts.ID IN (SELECT program FROM %s WHERE criterion = '%s')", Listing\get_index_table( 'spans' ), Listing\RUN ),
		sprintf( "$wpdb->posts.ID NOT IN (SELECT program FROM %s WHERE version = %d)", Listing\get_index_table( 'index' ), Listing\CLOSED_TO_NON_MEMBERS ),
	);

	return '(' . implode( ' AND ', $parts ) . ')';
}

/**
 * Slug of the category in the list's address.
 *
 * @return string '' unless there is such a category.
 */
function get_list_category(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- It only selects an existing category.
	$slug = isset( $_GET[ LIST_CATEGORY_PARAMETER ] ) && is_string( $_GET[ LIST_CATEGORY_PARAMETER ] ) ? wp_unslash( $_GET[ LIST_CATEGORY_PARAMETER ] ) : '';

	return '' !== $slug && get_term_by( 'slug', $slug, Program\TAXONOMY ) instanceof \WP_Term ? $slug : '';
}

/**
 * The month in the list's address.
 *
 * @return string `2026-10`; '' for none.
 */
function get_list_month(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only a month is used.
	$month = $_GET[ LIST_MONTH_PARAMETER ] ?? '';

	// The trash has none of the programs whose months are known.
	return is_string( $month ) && 'trash' !== get_query_var( 'post_status' ) && 1 === preg_match( '/^\d{4}-\d\d$/D', $month ) ? $month : '';
}

/**
 * Extends the search to facts, state and dates.
 *
 * @param mixed     $search WordPress's condition about title, excerpt and text.
 * @param \WP_Query $query  Query.
 * @return mixed
 */
function extend_list_search( $search, \WP_Query $query ) {
	$text = WordPress\only_text( $query->get( 's' ) );
	// WordPress alone knows what "-word" leaves out.
	$is_for_us = is_string( $search ) && '' !== $search && is_list_query( $query ) && 1 !== preg_match( '/(?:^|\s)-/', $text );
	$found     = $is_for_us ? get_list_search_sql( $text ) : '';

	return '' === $found ? $search : " AND (1 = 1 $search OR $found)";
}

/**
 * The condition of a query of posts for the programs whose facts have what is searched: of those that the index has by SQL, of others by their facts.
 *
 * @param string $search Searched text.
 * @return string '' where there is nothing to search.
 */
function get_list_search_sql( string $search ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$patterns = Listing\search_patterns( $search );
	if ( array() === $patterns ) {
		return '';
	}
	$now = WordPress\get_current_timestamp();
	// Half a year ago, as "12 de octubre" is more often the last one than the next one.
	$dates  = Reader\read_dates( $search, false, Program\current_day( $now - 26 * WEEK_IN_SECONDS ) );
	$period = array();
	$stored = array();
	if ( null !== $dates && '' === $dates['schedule'] && strlen( $dates['start'] ) >= 10 ) {
		list( $first, $last ) = array( substr( $dates['start'], 0, 10 ), substr( $dates['end'], 0, 10 ) );

		$period   = Listing\request_period( Listing\get_period_of_days( $first, '' === $last ? $first : $last ), array() );
		$stored[] = Listing\get_requests_sql( $period );
	}
	foreach ( array() === $period ? $patterns : array() as $word => $pattern ) {
		// The index has no states, which change as time passes.
		$states   = array_filter( get_state_labels(), static fn( string $label ): bool => Listing\has_all_words( implode( ' ', Listing\search_words( $label ) ), array( $word => $pattern ) ) );
		$stored[] = implode( ' OR ', array_merge( array( Listing\get_words_sql( (string) $word ) ), array_map( __NAMESPACE__ . '\\get_view_sql', array_keys( $states ) ) ) );
	}
	$where = 'NOT ' . get_indexed_sql();
	/**
	 * Titles.
	 *
	 * @var list<array{ID: string, post_title: string}> $posts
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Constants.
	$posts  = $wpdb->get_results( "SELECT ID, post_title FROM $wpdb->posts WHERE post_type = '" . Program\POST_TYPE . "' AND $where", 'ARRAY_A' );
	$titles = array();
	foreach ( $posts as $post ) {
		$titles[ (int) $post['ID'] ] = $post['post_title'];
	}
	$found = array( 0 );
	foreach ( Program\facts_of_many( array_keys( Program\get_fact_kinds() ), $where ) as $program => $facts ) {
		$is_found = array() === $period
			? Listing\has_all_words( implode( ' ', Listing\search_words( get_list_search_text( $titles[ $program ] ?? '', $facts, $now ) ) ), $patterns )
			: 0 !== Listing\meet_requests( Listing\parse_times( Listing\get_times_value( $facts ) ), $period );
		if ( $is_found ) {
			$found[] = $program;
		}
	}

	return "($wpdb->posts.ID IN (" . implode( ',', $found ) . ') OR (' . get_indexed_sql() . ' AND (' . implode( ') AND (', $stored ) . ')))';
}

/**
 * The text of a program in which the search looks, beside WordPress's own columns: its card and its states.
 *
 * @param string $title Title.
 * @param Facts  $facts Facts.
 * @param int    $now   Unix time.
 */
function get_list_search_text( string $title, array $facts, int $now ): string {
	// The days to come are many, and documents are posts of their own.
	$keys  = array_keys( array_diff_key( Program\get_shown_fact_words(), array_flip( array( 'upcoming', 'documents' ) ) ) );
	$shown = Program\shown_facts_of_values( $facts, $now, $keys );
	$texts = array_merge( ...Listing\get_searched_facts( $facts, array_column( $shown['facts'], 'text', 'key' ), $shown['badge'] ) );

	$states = array( Program\program_phase( $facts, $now ) => '' ) + ( Listing\is_changed( $facts, $now ) ? array( 'changed' => '' ) : array() );

	return implode( ' ', array_merge( array( $title, Listing\get_search_text( $texts ) ), array_intersect_key( get_state_labels(), $states ) ) );
}
