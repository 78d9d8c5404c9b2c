<?php
/**
 * Finds the program of a row: by its ID, else by the identifier in the sheet or calendar, else by title, beginning and place, within its language.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Statuses of programs that count as deleted. */
const GONE_STATUSES = array( 'trash', 'auto-draft', 'inherit' );

/** Number of programs with the same title and place to which a row may belong: those before it. */
const MOST_COMPARED = 20;

/** Length from which an identifier is that of no other sheet, such as the UID of a calendar. Others may be numbers that each sheet has. */
const UNIQUE_LENGTH = 16;

/**
 * The program of a row.
 *
 * @param Row   $row   Row.
 * @param Known $known What is known of the site and of earlier rows.
 * @return array{int, array<string, string>} ID, 0 for a new program; problems by column.
 */
function matching_program( Row $row, Known $known ): array {
	$values   = $row->values;
	$problems = array();
	if ( 0 !== $row->named_program() ) {
		$post = get_post( $row->named_program() );
		if ( null !== $post && Program\POST_TYPE === $post->post_type && ! in_array( $post->post_status, GONE_STATUSES, true ) ) {
			return array( $post->ID, array() );
		}
		$problems['id'] = __( 'There is no program with this ID.', 'programs-filter' );
	}
	if ( isset( $row->problems['language'] ) ) {
		return array( 0, $problems );
	}
	$identified = identified_programs( $row, $known );
	if ( 1 === count( $identified ) ) {
		return array( $identified[0], $problems );
	}
	if ( ! isset( $values['title'] ) ) {
		return array( 0, $problems );
	}
	$starts   = $known->programs->with_title( $values['title'], $values['language'] ?? '' );
	$start    = $row->is_beginning_unread() ? '' : $values['start'] ?? null;
	$programs = null === $start ? array_keys( $starts ) : array_keys( $starts, row_beginning( $row ), true );
	// Equal rows are found by what they are about: another one means another program than they have created.
	$programs = array_values( array_filter( $programs, static fn( int $program ): bool => ! isset( $known->taken[ "created-$program" ] ) ) );
	$place    = (string) Program\sanitize_fact( 'text', $values['place'] ?? '' );
	if ( count( $programs ) > 1 && isset( $values['place'] ) || null !== $start && '' !== $place ) {
		// The same on the same day is another program elsewhere.
		$places = array();
		foreach ( $programs as $program ) {
			$places[ $program ] = Program\stored_facts( $program )['place'];
		}
		$here     = array_keys( $places, $place, true );
		$programs = array() === $here && '' !== $place ? array_keys( array_diff_key( $places, $known->taken ), '', true ) : $here;
	}
	if ( $row->is_beginning_unread() ) {
		// Rows that differ in a date that cannot be read have a program each.
		$programs = array_slice( array_diff( $programs, array_keys( $known->taken ) ), 0, 1 );
	}
	if ( count( $programs ) > 1 ) {
		// Groups of a course have days or hours of their own.
		$same     = array_values( array_filter( $programs, static fn( int $program ): bool => days_and_hours( Program\stored_facts( $program ) ) === days_and_hours( $values ) ) );
		$programs = array() === $same ? $programs : $same;
	}
	if ( count( $programs ) > 1 ) {
		/* translators: %s: name of the column of IDs */
		$problems[ WHOLE_ROW ] = sprintf( __( 'There are several programs with this title. The column “%s” or the beginning has to say which one is meant.', 'programs-filter' ), export_header()['id'] );
	}

	return array( $programs[0] ?? 0, $problems );
}

/**
 * The programs that have an identifier of a row. One that other sheets may have, too, has to agree in the title or the day, and is that of one season.
 *
 * @param Row   $row   Row.
 * @param Known $known What is known of the site and of earlier rows.
 * @return list<int> Those with its title, where several have it.
 */
function identified_programs( Row $row, Known $known ): array {
	$title    = $row->values['title'] ?? '';
	$programs = array();
	$titled   = array();
	foreach ( $known->programs->with_identifier( $row->identifiers, $row->values['language'] ?? '' ) as $program ) {
		$facts     = Program\stored_facts( $program );
		$has_title = title_key( get_post_field( 'post_title', $program, 'raw' ) ) === title_key( $title );
		$is_same   = strlen( $row->identifiers[0] ) >= UNIQUE_LENGTH
			|| ( ( $has_title || '' === $title || ( '' !== $facts['start'] && substr( $facts['start'], 0, 10 ) === substr( row_beginning( $row ), 0, 10 ) ) )
				&& ( ! Program\is_over( Program\displayed_facts( $facts ), time() ) || is_row_over( $row ) ) );
		// Events of some calendars have the identifier of all others.
		if ( $is_same && ! isset( $known->taken[ "created-$program" ] ) ) {
			$programs[] = $program;
			$titled     = $has_title ? array_merge( $titled, array( $program ) ) : $titled;
		}
	}

	return count( $programs ) > 1 ? $titled : $programs;
}

/**
 * Keeps the identifiers of a row with its program, in place of those of earlier imports.
 *
 * @param int          $program     Program.
 * @param list<string> $identifiers Identifiers; none where the row says nothing of them.
 */
function keep_identifiers( int $program, array $identifiers ): void {
	if ( array() === $identifiers || get_post_meta( $program, Programs::IDENTIFIER_META ) === $identifiers ) {
		return;
	}
	delete_post_meta( $program, Programs::IDENTIFIER_META );
	foreach ( $identifiers as $identifier ) {
		add_post_meta( $program, Programs::IDENTIFIER_META, wp_slash( $identifier ) );
	}
}

/**
 * The beginning by which the program of a row is found: that of its sessions, if it has any.
 *
 * @param Row $row Row.
 * @return string '' for none, and for one that cannot be read.
 */
function row_beginning( Row $row ): string {
	$sessions = (string) Program\sanitize_fact( 'sessions', $row->values['sessions'] ?? '' );
	if ( '' !== $sessions ) {
		return Program\get_dates_of_sessions( $sessions )['start'];
	}

	return $row->is_beginning_unread() ? '' : (string) Program\sanitize_fact( 'moment', $row->values['start'] ?? '' );
}

/**
 * The days and hours of a program beside its beginning, by which groups of a course differ.
 *
 * @param array<string, string> $facts Facts.
 */
function days_and_hours( array $facts ): string {
	$sessions = $facts['sessions'] ?? '';

	return ( fits_date_columns( $sessions ) ? '' : $sessions ) . "\n" . ( $facts['schedule'] ?? '' );
}

/**
 * The GUID of a program that a row creates. WordPress keeps the place in the order of what has one.
 *
 * @param Job $job Import.
 * @param int $at  Position of the row.
 */
function guid_of_row( Job $job, int $at ): string {
	return "urn:programs-filter:$job->key:$job->begun:$at";
}

/**
 * The program that an interrupted attempt has created for a row. Where a transaction could not take it back, it may not be noted with the row.
 *
 * @param string $guid Its GUID.
 * @return int ID; 0 for none.
 */
function program_by_guid( string $guid ): int {
	// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- What was just written is in no cache.
	return (int) get_database()->get_var(
		(string) get_database()->prepare(
			'SELECT ID FROM %i WHERE post_type = %s AND guid = %s AND post_status NOT IN ( %s, %s, %s )',
			array_merge( array( get_database()->posts, Program\POST_TYPE, $guid ), GONE_STATUSES )
		)
	);
	// phpcs:enable
}

/**
 * What a row is about: its program, and its title with beginning, days, hours, place and language.
 *
 * @param Plan $plan Plan of the row.
 * @return list<int|string>
 */
function row_about( Plan $plan ): array {
	$row = $plan->row;
	// A date that cannot be read is quoted by its problem.
	$values = array( 'start' => $row->is_beginning_unread() ? implode( $row->problems ) : row_beginning( $row ) ) + $row->values;
	$parts  = array( title_key( $plan->title ) );
	foreach ( array( 'start', 'place', 'language' ) as $column ) {
		$parts[] = $values[ $column ] ?? '';
	}
	$title = md5( implode( "\n", $parts ) . "\n" . days_and_hours( $row->values ) );

	return 0 === $plan->program ? array( $title ) : array( $plan->program, $title );
}

/**
 * The number of an earlier row about the same program, which would be created or changed twice.
 *
 * @param list<int|string> $about What the row is about.
 * @param Row              $row   Row.
 * @param Known            $known What is known of the site and of earlier rows.
 * @return int 0 for none.
 */
function earlier_row( array $about, Row $row, Known $known ): int {
	// Two programs with the same title and beginning can have a row each, with their IDs.
	$compared = $row->named_program() === ( $about[0] ?? '' ) ? array( $about[0] ) : $about;
	$earlier  = array_diff( array_map( static fn( $one ): int => $known->taken[ $one ] ?? 0, $compared ), array( 0 ) );

	return array() === $earlier ? 0 : min( $earlier );
}

/**
 * Whether a row is about something that is over.
 *
 * @param Row $row Row.
 */
function is_row_over( Row $row ): bool {
	$row = clone $row;
	add_sessions_of_dates( $row, 0 );

	return Program\is_over( Program\displayed_facts( facts_of_row( $row, 0 ) ), time() );
}
