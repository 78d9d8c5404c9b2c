<?php
/**
 * Dates and sign-up in the list of programs, which can be sorted by the dates.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\List_Facts;

use ProgramsFilter\Dates;
use ProgramsFilter\Facts;
use ProgramsFilter\Fact_Texts;
use ProgramsFilter\Signup;
use const ProgramsFilter\Admin_List\ORDER;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

const DATES  = 'programs_filter_dates';
const SIGNUP = 'programs_filter_signup';

/**
 * What the list is sorted by.
 */
const BY_START = 'pfilter_start';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// After the other columns.
	add_filter( 'manage_' . POST_TYPE . '_posts_columns', __NAMESPACE__ . '\\add_columns', 11 );
	add_action( 'manage_' . POST_TYPE . '_posts_custom_column', __NAMESPACE__ . '\\print_cell', 10, 2 );
	add_filter( 'manage_edit-' . POST_TYPE . '_sortable_columns', __NAMESPACE__ . '\\make_dates_sortable' );
	add_filter( 'posts_clauses', __NAMESPACE__ . '\\sort', 10, 2 );
	add_action( 'admin_print_styles-edit.php', __NAMESPACE__ . '\\print_style' );
}

/**
 * Puts the columns before the order and the date of publication.
 *
 * @param mixed $columns Headings by column.
 * @return mixed
 */
function add_columns( $columns ) {
	if ( ! is_array( $columns ) ) {
		return $columns;
	}
	$new    = array(
		DATES  => Fact_Texts\label( 'dates' ),
		SIGNUP => Fact_Texts\label( 'signup' ),
	);
	$places = array_keys( array_intersect( array_keys( $columns ), array( ORDER, 'date' ) ) );
	$place  = array() === $places ? count( $columns ) : (int) min( $places );

	return array_slice( $columns, 0, $place, true ) + $new + $columns;
}

/**
 * Prints a cell.
 *
 * @param mixed $column Column.
 * @param mixed $id     Program.
 */
function print_cell( $column, $id = 0 ): void {
	if ( ! is_int( $id ) || ! in_array( $column, array( DATES, SIGNUP ), true ) ) {
		return;
	}
	$facts = Facts\values( $id );
	$html  = ( DATES === $column ? Dates\text_and_html( $facts['start'], $facts['end'] ) : Signup\text_and_html( $facts, Signup\state( $facts, time() ), time() ) )[1];
	if ( '' === $html ) {
		// As WordPress's own columns say it.
		$nothing = DATES === $column ? __( 'No dates', 'programs-filter' ) : __( 'No sign-up', 'programs-filter' );
		printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html( $nothing ) );
	} else {
		echo wp_kses( $html, array( 'time' => array( 'datetime' => true ) ) );
	}
}

/**
 * Lets the list be sorted by the dates.
 *
 * @param mixed $columns What each column sorts by.
 * @return mixed
 */
function make_dates_sortable( $columns ) {
	return is_array( $columns ) ? array( DATES => BY_START ) + $columns : $columns;
}

/**
 * Sorts the list by the beginning of programs, or by the end where nothing else is known. Those without dates are the last in both
 * directions; a join with the metadata would lose them.
 *
 * @param mixed $clauses Clauses of the query.
 * @param mixed $query   Query.
 * @return mixed
 */
function sort( $clauses, $query = null ) {
	if ( ! is_array( $clauses ) || ! is_admin() || ! $query instanceof \WP_Query || ! $query->is_main_query() || BY_START !== $query->get( 'orderby' ) || POST_TYPE !== $query->get( 'post_type' ) ) {
		return $clauses;
	}
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$dates = array();
	foreach ( array( 'start', 'end' ) as $fact ) {
		$key     = $wpdb->prepare( '%s', Facts\TABLE[ $fact ][0] );
		$dates[] = "(SELECT MIN(meta_value) FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key = $key AND meta_value BETWEEN '1000' AND '9999-12-31T23:59')";
	}
	$date      = "COALESCE($dates[0], $dates[1])";
	$direction = 'desc' === strtolower( is_string( $query->get( 'order' ) ) ? $query->get( 'order' ) : '' ) ? 'DESC' : 'ASC';

	return array( 'orderby' => "$date IS NULL, $date $direction, $wpdb->posts.post_title ASC, $wpdb->posts.ID ASC" ) + $clauses;
}

/**
 * Leaves the title most of the room, and puts the dates of quick edit in line with WordPress's own fields.
 */
function print_style(): void {
	if ( 'edit-' . POST_TYPE === ( get_current_screen()->id ?? '' ) ) {
		printf( '<style>@media screen and (min-width:783px){.column-%1$s{width:15%%}.column-%2$s{width:12%%}}.programs-filter-moment{clear:both;margin:.2em 0}.programs-filter-moment .title{float:inline-start;width:6em;line-height:2.5}</style>', esc_html( DATES ), esc_html( SIGNUP ) );
	}
}
