<?php
/**
 * Dates and sign-up in the list of programs, which can be sorted by the dates.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const DATES_COLUMN  = 'programs_filter_dates';
const SIGNUP_COLUMN = 'programs_filter_signup';

/** What the list is sorted by. */
const SORTED_BY_START = 'pfilter_start';

/**
 * Puts the columns before the order and the date of publication.
 *
 * @param array<string, string> $columns Headings by column.
 * @return array<string, string>
 */
function add_fact_columns( array $columns ): array {
	$new    = array(
		DATES_COLUMN  => Program\shown_fact_labels()['dates'],
		SIGNUP_COLUMN => Program\shown_fact_labels()['signup'],
	);
	$places = array_keys( array_intersect( array_keys( $columns ), array( ORDER_COLUMN, 'date' ) ) );
	$place  = array() === $places ? count( $columns ) : (int) min( $places );

	return array_slice( $columns, 0, $place, true ) + $new + $columns;
}

/**
 * Prints a cell.
 *
 * @param string $column Column.
 * @param int    $id     Program.
 */
function print_fact_cell( string $column, int $id ): void {
	if ( ! in_array( $column, array( DATES_COLUMN, SIGNUP_COLUMN ), true ) ) {
		return;
	}
	$facts = Program\program_facts( $id );
	$html  = ( DATES_COLUMN === $column ? Program\shown_dates( $facts, time() ) : Program\signup_text_and_html( $facts, time() ) )[1];
	if ( '' === $html ) {
		// As WordPress's own columns say it.
		$nothing = DATES_COLUMN === $column ? __( 'No dates', 'programs-filter' ) : __( 'No sign-up', 'programs-filter' );
		printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html( $nothing ) );
	} else {
		echo wp_kses( $html, array( 'time' => array( 'datetime' => true ) ) );
	}
}

/**
 * Makes the list sortable by the dates.
 *
 * @param array<string, mixed> $columns What each column sorts by.
 * @return array<string, mixed>
 */
function make_dates_sortable( array $columns ): array {
	return array( DATES_COLUMN => SORTED_BY_START ) + $columns;
}

/**
 * Sorts the list by the beginning of programs, or by the end when only that is known. Programs without dates are last in both directions;
 * a join with the metadata would lose them.
 *
 * @param array<string, string> $clauses Clauses of the query.
 * @param \WP_Query             $query   Query.
 * @return array<string, string>
 */
function sort_by_dates( array $clauses, \WP_Query $query ): array {
	if ( ! is_admin() || ! $query->is_main_query() || SORTED_BY_START !== $query->get( 'orderby' ) || Program\POST_TYPE !== $query->get( 'post_type' ) ) {
		return $clauses;
	}
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$dates = array();
	// Lines of sessions begin with a day, too.
	foreach ( array( 'sessions', 'start', 'end' ) as $fact ) {
		$key     = $wpdb->prepare( '%s', Program\fact_meta_key( $fact ) );
		$dates[] = "(SELECT MIN(meta_value) FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key = $key AND meta_value BETWEEN '1000' AND '9999-12-31T23:59')";
	}
	$date      = 'COALESCE(' . implode( ', ', $dates ) . ')';
	$direction = 'desc' === strtolower( is_string( $query->get( 'order' ) ) ? $query->get( 'order' ) : '' ) ? 'DESC' : 'ASC';

	return array( 'orderby' => "$date IS NULL, $date $direction, $wpdb->posts.post_title ASC, $wpdb->posts.ID ASC" ) + $clauses;
}

/** Prints the style of the columns, of the dates in quick edit, which are in line with WordPress's own fields, and of the many fields in bulk edit. */
function print_fact_style(): void {
	if ( 'edit-' . Program\POST_TYPE === ( get_current_screen()->id ?? '' ) ) {
		printf( '<style>@media screen and (min-width:783px){.column-%1$s{width:13%%}.column-%2$s{width:10%%}}.programs-filter-moment{clear:both;display:grid;grid-template-columns:6em 1fr}.programs-filter-moment label{grid-column:2}.programs-filter-moment .title{line-height:2.5}.programs-filter-together{clear:both;float:none!important;width:100%%!important}.programs-filter-together .inline-edit-col{columns:20em}.programs-filter-together label,.programs-filter-together .programs-filter-moment{break-inside:avoid}.programs-filter-together label{display:flow-root!important}.programs-filter-together .title{line-height:1.3!important;margin-block:.6em}.programs-filter-together .description{column-span:all}@media screen and (max-width:782px){.programs-filter-together label>.title{float:none!important;width:auto!important}}</style>', esc_html( DATES_COLUMN ), esc_html( SIGNUP_COLUMN ) );
	}
}
