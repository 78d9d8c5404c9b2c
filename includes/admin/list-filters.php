<?php
/**
 * Filters of the list of programs: the dropdown of categories, the view, and a search that includes facts and dates.
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

/**
 * Removes WordPress's dropdown of months, which are those of publication.
 *
 * @param bool   $is_disabled Whether it is removed.
 * @param string $post_type   Post type of the list.
 */
function disable_months_dropdown( bool $is_disabled, string $post_type ): bool {
	return $is_disabled || Program\POST_TYPE === $post_type;
}

/**
 * Prints the dropdown of categories above the list. Its fields are those of the links in WordPress's column, so that the query needs no more.
 *
 * @param string $post_type Post type of the list.
 */
function print_list_filters( string $post_type ): void {
	if ( Program\POST_TYPE !== $post_type ) {
		return;
	}
	$select = wp_dropdown_categories(
		array(
			'taxonomy'        => Program\TAXONOMY,
			'name'            => 'term',
			'id'              => 'programs-filter-category',
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
		printf(
			'<input type="hidden" name="taxonomy" value="%s"><label class="screen-reader-text" for="programs-filter-category">%s</label>%s',
			esc_attr( Program\TAXONOMY ),
			esc_html__( 'Filter by category', 'programs-filter' ),
			$select // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has escaped its own markup.
		);
	}
}

/**
 * Returns the URL of the list with the programs of a category.
 *
 * @param string $slug   Slug of the category; '' for all.
 * @param string $status Status; '' for any.
 */
function get_category_list_url( string $slug, string $status = '' ): string {
	$category = '' === $slug ? array() : array(
		'taxonomy' => Program\TAXONOMY,
		'term'     => rawurlencode( $slug ),
	);

	return add_query_arg( ( '' === $status ? array() : array( 'post_status' => $status ) ) + $category, admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) );
}

/**
 * Returns the slug of the category that the list shows.
 *
 * @return string '' for all.
 */
function get_list_category(): string {
	return Program\TAXONOMY === get_query_var( 'taxonomy' ) ? WordPress\only_text( get_query_var( 'term' ) ) : '';
}

/**
 * Limits the list to the view that its URL requests.
 *
 * @param \WP_Query $query Query.
 */
function filter_list_query( \WP_Query $query ): void {
	if ( is_list_query( $query ) ) {
		$query->set( VIEW_PARAMETER, get_list_view() );
	}
}

/**
 * Limits the list, and the count of a view, to the programs of the view.
 *
 * @param string    $where Condition of the query.
 * @param \WP_Query $query Query.
 */
function filter_list_where( string $where, \WP_Query $query ): string {
	$view = WordPress\only_text( $query->get( VIEW_PARAMETER ) );

	return $where . ( '' === $view ? '' : ' AND ' . get_view_sql( $view ) );
}

/**
 * Extends the search to facts and dates: "octubre" finds what takes place in October, and of drafts what begins before its end and ends after its beginning.
 *
 * @param mixed     $search WordPress's condition about title, excerpt and content.
 * @param \WP_Query $query  Query.
 * @return mixed
 */
function extend_list_search( $search, \WP_Query $query ) {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( ! is_string( $search ) || '' === $search || ! is_list_query( $query ) ) {
		return $search;
	}
	$keys   = "'" . implode( "', '", Program\get_fact_meta_keys() ) . "'";
	$facts  = "EXISTS( SELECT 1 FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key IN ( $keys ) AND meta_value LIKE $1 )";
	$search = preg_replace( "/\($wpdb->posts\.post_title LIKE ('(?:[^'\\\\]|\\\\.)*')\)/", "$0 OR $facts", $search );
	// Half a year ago, as "12 de octubre" is more often the last one than the next one.
	$dates = Reader\read_dates( WordPress\only_text( $query->get( 's' ) ), false, Program\current_day( WordPress\get_current_timestamp() - 26 * WEEK_IN_SECONDS ) );
	if ( null === $dates || '' !== $dates['schedule'] || strlen( $dates['start'] ) < 10 ) {
		return $search;
	}
	$first  = substr( $dates['start'], 0, 10 );
	$last   = '' === $dates['end'] ? $first : substr( $dates['end'], 0, 10 );
	$period = Listing\request_period( Listing\get_period_of_days( $first, $last ), array() );
	$where  = Listing\get_index_clauses( array( $period ), false, Listing\get_site_minute() )['where'];
	// The index has the dates that visitors see.
	$hidden = $wpdb->prepare(
		"(post_status <> 'publish' OR post_password <> '') AND EXISTS( SELECT 1 FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key IN (%s, %s) HAVING MIN(meta_value) < %s AND MAX(meta_value) >= %s )", // @phpstan-ignore argument.type (made of constants)
		Program\get_fact_meta_key( 'start' ),
		Program\get_fact_meta_key( 'end' ),
		Program\day_after( $last ),
		$first
	);

	return " AND (1 = 1 $search OR $where OR $hidden)";
}
