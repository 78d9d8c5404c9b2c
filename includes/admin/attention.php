<?php
/**
 * What an organisation looks after every week: which published programs have no dates or no image, whose sign-up ends soon, which are full.
 *
 * Drafts do not count: they are unfinished by nature, and nobody can read them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** In how many days at most a sign-up ends that ends soon. */
const SOON_DAYS = 7;

/** Facts that say, with the dates, how the sign-up is. */
const SIGNUP_FACTS = array( 'signup_url', 'signup_until', 'signup_state', 'places_left' );

/**
 * The published programs whose dates or sign-up need attention, in two queries. One can need it in several ways.
 *
 * @return array{undated: list<int>, closing: list<int>, full: list<int>} IDs.
 */
function programs_needing_attention(): array {
	$now      = time();
	$last_day = Program\current_day( $now + SOON_DAYS * DAY_IN_SECONDS );
	$found    = array_fill_keys( array( 'undated', 'closing', 'full' ), array() );
	$facts    = Program\facts_of_many( array_merge( Program\DATE_FACTS, SIGNUP_FACTS ), "post_status = 'publish'" );
	foreach ( published_programs() as $id ) {
		$of_program = $facts[ $id ] ?? Program\no_facts();
		$state      = Program\signup_state( $of_program, $now );
		if ( 'none' === Program\program_phase( $of_program, $now ) ) {
			$found['undated'][] = $id;
		}
		if ( Program\is_over( $of_program, $now ) ) {
			continue;
		}
		if ( 'full' === $state ) {
			$found['full'][] = $id;
		} elseif ( in_array( $state, array( 'open', 'waiting' ), true ) && '' !== $of_program['signup_until'] && $of_program['signup_until'] <= $last_day && ! Program\is_past_day( $of_program['signup_until'], $now ) ) {
			$found['closing'][] = $id;
		}
	}

	return $found;
}

/**
 * The published programs.
 *
 * @param bool $without_image Whether only those without an image.
 * @return list<int> IDs.
 */
function published_programs( bool $without_image = false ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	// phpcs:ignore WordPress.DB -- One query for all; it is asked once in a request.
	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' AND ( %d = 0 OR NOT EXISTS ( SELECT 1 FROM %i WHERE post_id = ID AND meta_key = '_thumbnail_id' AND meta_value NOT IN ( '', '0' ) ) )", $wpdb->posts, Program\POST_TYPE, (int) $without_image, $wpdb->postmeta ) ) );
}
