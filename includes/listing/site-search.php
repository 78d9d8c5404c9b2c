<?php
/**
 * Extends WordPress's own search, which knows titles and texts only, so that visitors find programs by teacher and place too.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Facts by which the search of the site finds programs. */
const FACTS_OF_SITE_SEARCH = array( 'teacher', 'place', 'address' );

/**
 * Has the search of the site look for each word in these facts, too. A condition that other code wrote stays as it is.
 *
 * @param mixed          $search WordPress's condition about title, excerpt and text.
 * @param \WP_Query|null $query  Query.
 * @return mixed
 */
function search_facts_of_site( $search, ?\WP_Query $query = null ) {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( ! is_string( $search ) || null === $query || ! $query->is_main_query() || ! $query->is_search() || is_admin() ) {
		return $search;
	}
	$requested = array_diff( array_filter( (array) $query->get( 'post_type' ), 'is_string' ), array( '', 'any' ) );
	$types     = array() === $requested ? Program\get_listed_post_types() : array_intersect( Program\get_listed_post_types(), $requested );
	if ( array() === $types ) {
		return $search;
	}
	$in    = static fn( array $values ): string => (string) $wpdb->prepare( implode( ', ', array_fill( 0, count( $values ), '%s' ) ), $values );
	$keys  = $in( array_merge( array_map( 'ProgramsFilter\\Program\\get_fact_meta_key', FACTS_OF_SITE_SEARCH ), Program\get_external_meta_keys( FACTS_OF_SITE_SEARCH ) ) );
	$which = "$wpdb->posts.post_status = 'publish' AND $wpdb->posts.post_password = '' AND $wpdb->posts.post_type IN ({$in( array_values( $types ) )})";
	// One condition about the title for each word, but not for those to leave out.
	foreach ( array_filter( (array) $query->get( 'search_orderby_title' ), 'is_string' ) as $title ) {
		$value = str_replace( "$wpdb->posts.post_title LIKE", 'meta_value LIKE', $title );
		$found = "SELECT post_id FROM $wpdb->postmeta WHERE meta_key IN ($keys) AND $value";
		if ( Program\has_membership_checks() ) {
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared here and by WordPress.
			$posts = array_filter( array_map( 'get_post', array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE $which AND ID IN ($found)" ) ) ) );
			$found = implode( ',', array_merge( array( 0 ), array_column( array_filter( $posts, 'ProgramsFilter\\Program\\is_readable_without_password' ), 'ID' ) ) );
		}
		$search = str_replace( "($title)", "($title OR ($which AND $wpdb->posts.ID IN ($found)))", $search );
	}

	return $search;
}
