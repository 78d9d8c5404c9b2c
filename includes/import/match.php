<?php
/**
 * The program that a row is about: by its ID, else by title, beginning and place, within its language.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- One query for the titles of many rows.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Statuses of programs that count as deleted. */
const GONE_STATUSES = array( 'trash', 'auto-draft', 'inherit' );

/**
 * The program of a row.
 *
 * @param SheetRow               $row   Row.
 * @param array<int|string, int> $taken As keys, programs of earlier rows, and `created-` with those that they created.
 * @return array{int, array<string, string>} ID, 0 for a new program; problems by column.
 */
function matching_program( array $row, array $taken = array() ): array {
	$values   = $row['values'];
	$problems = array();
	if ( isset( $values['id'] ) ) {
		$post = get_post( (int) $values['id'] );
		if ( null !== $post && Program\POST_TYPE === $post->post_type && ! in_array( $post->post_status, GONE_STATUSES, true ) ) {
			return array( $post->ID, array() );
		}
		$problems['id'] = __( 'There is no program with this ID.', 'programs-filter' );
	}
	if ( ! isset( $values['title'] ) || isset( $row['problems']['language'] ) ) {
		return array( 0, $problems );
	}
	$starts   = programs_with_title( $values['title'], $values['language'] ?? '' );
	$start    = is_beginning_unread( $row ) ? '' : $values['start'] ?? null;
	$programs = null === $start ? array_keys( $starts ) : array_keys( $starts, row_beginning( $row ), true );
	if ( array() === $programs && null !== $start ) {
		// The panel of a program stores none beside its sessions.
		$programs = array_keys( $starts, beginning( '', $values['sessions'] ?? '' ), true );
	}
	// Equal rows are found by what they are about: another one means another program than they have created.
	$programs = array_values( array_filter( $programs, static fn( int $program ): bool => ! isset( $taken[ "created-$program" ] ) ) );
	$place    = (string) Program\clean_fact( 'text', $values['place'] ?? '' );
	if ( count( $programs ) > 1 && isset( $values['place'] ) || null !== $start && '' !== $place ) {
		// The same on the same day is another program elsewhere.
		$places = array();
		foreach ( $programs as $program ) {
			$places[ $program ] = Program\stored_facts( $program )['place'];
		}
		$here     = array_keys( $places, $place, true );
		$programs = array() === $here && '' !== $place ? array_keys( array_diff_key( $places, $taken ), '', true ) : $here;
	}
	if ( is_beginning_unread( $row ) ) {
		// Rows that differ in a date that cannot be read have a program each.
		$programs = array_slice( array_diff( $programs, array_keys( $taken ) ), 0, 1 );
	}
	if ( count( $programs ) > 1 ) {
		$problems[ WHOLE_ROW ] = __( 'There are several programs with this title. The column ID or the beginning has to say which one is meant.', 'programs-filter' );
	}

	return array( $programs[0] ?? 0, $problems );
}

/**
 * The beginning by which a program is found: without one, that of its first session.
 *
 * @param string $start    Beginning.
 * @param string $sessions Sessions.
 */
function beginning( string $start, string $sessions ): string {
	$start = (string) Program\clean_fact( 'moment', $start );

	return '' === $start ? Program\sessions_from( (string) Program\clean_fact( 'sessions', $sessions ) )[0]['start'] ?? '' : $start;
}

/**
 * The same of a row.
 *
 * @param SheetRow $row Row.
 */
function row_beginning( array $row ): string {
	return is_beginning_unread( $row ) ? '' : beginning( $row['values']['start'] ?? '', $row['values']['sessions'] ?? '' );
}

/**
 * A title as people see it: without the entities that WordPress stores for users who may not write HTML, and with single blanks.
 *
 * @param string $title Title.
 */
function compared_title( string $title ): string {
	$text = trimmed_cell( (string) preg_replace( '/[\s\p{Z}]+/u', ' ', html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) ) );

	return function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $text ) : $text;
}

/**
 * A title by which a program is found: the same in capitals.
 *
 * @param string $title Title.
 */
function title_key( string $title ): string {
	return function_exists( 'mb_strtolower' ) ? mb_strtolower( compared_title( $title ) ) : strtolower( compared_title( $title ) );
}

/**
 * A text as WordPress would store it for this user.
 *
 * @param string $name    Field of the post.
 * @param string $text    Text.
 * @param int    $program Program; 0 for a new one.
 */
function stored_text( string $name, string $text, int $program ): string {
	$stored = sanitize_post_field( $name, wp_slash( $text ), $program, 'db' );

	return is_string( $stored ) ? wp_unslash( $stored ) : $text;
}

/**
 * Programs with a title.
 *
 * @param string $title    Title.
 * @param string $language Their language, if they have one; '' for any.
 * @return array<int, string> Beginnings by ID.
 */
function programs_with_title( string $title, string $language = '' ): array {
	if ( ! isset( known_titles()[ title_key( $title ) ] ) ) {
		read_titles( array( $title ) );
	}

	$programs = known_titles()[ title_key( $title ) ] ?? array();

	return array_filter( $programs, static fn( int $program ): bool => is_in_language( $program, $language ), ARRAY_FILTER_USE_KEY );
}

/**
 * Whether a program is in a language, as far as both are known.
 *
 * @param int    $program  Program.
 * @param string $language Language; '' for any.
 */
function is_in_language( int $program, string $language ): bool {
	return '' === $language || in_array( WordPress\post_language( $program ), array( '', $language ), true );
}

/**
 * IDs and beginnings of programs by title, as far as titles were read in this batch.
 *
 * @param array<string, array<int, string>>|null $titles New titles.
 * @return array<string, array<int, string>>
 */
function known_titles( ?array $titles = null ): array {
	static $known = array();
	$known        = $titles ?? $known;

	return $known;
}

/**
 * Reads the programs with some titles at once.
 *
 * @param list<string> $titles Titles.
 */
function read_titles( array $titles ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$known   = known_titles();
	$spelled = array();
	foreach ( $titles as $title ) {
		$known[ title_key( $title ) ] = array();
		// As typed, as WordPress stores it for this user, and with entities.
		array_push( $spelled, compared_title( $title ), stored_text( 'post_title', $title, 0 ), esc_html( compared_title( $title ) ) );
	}
	if ( 'utf8mb4' !== $wpdb->get_col_charset( $wpdb->posts, 'post_title' ) ) {
		// As WordPress stores emoji there.
		$spelled = array_map( 'wp_encode_emoji', $spelled );
	}
	if ( array() === $spelled ) {
		return;
	}
	/**
	 * IDs, titles, beginnings and sessions.
	 *
	 * @var list<array{string, string, string|null, string|null}> $found
	 */
	$found = $wpdb->get_results(
		$wpdb->prepare(
			'SELECT p.ID, p.post_title, m.meta_value, s.meta_value AS sessions FROM %i p LEFT JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s LEFT JOIN %i s ON s.post_id = p.ID AND s.meta_key = %s'
			. ' WHERE p.post_type = %s AND p.post_status NOT IN ( %s, %s, %s ) AND p.post_title IN ( '
			. implode( ', ', array_fill( 0, count( $spelled ), '%s' ) ) . ' ) ORDER BY p.ID',
			array_merge( array( $wpdb->posts, $wpdb->postmeta, Program\fact_meta_key( 'start' ), $wpdb->postmeta, Program\fact_meta_key( 'sessions' ), Program\POST_TYPE ), GONE_STATUSES, $spelled )
		),
		ARRAY_N
	);
	foreach ( $found as list( $id, $title, $start, $sessions ) ) {
		// The database compares without case and accents.
		if ( isset( $known[ title_key( $title ) ] ) ) {
			$known[ title_key( $title ) ][ (int) $id ] = beginning( (string) $start, (string) $sessions );
		}
	}
	known_titles( $known );
}

/**
 * Updates the known titles with a program that was written.
 *
 * @param int    $program Program.
 * @param string $title   Title.
 */
function remember_title( int $program, string $title ): void {
	$known = array_map( static fn( array $programs ): array => array_diff_key( $programs, array( $program => true ) ), known_titles() );
	if ( isset( $known[ title_key( $title ) ] ) ) {
		$facts = Program\stored_facts( $program );

		$known[ title_key( $title ) ][ $program ] = beginning( $facts['start'], $facts['sessions'] );
	}
	known_titles( $known );
}

/**
 * The program that an interrupted attempt has created for a row.
 *
 * @param string $mark GUID that the attempt gave it.
 * @return int ID; 0 for none.
 */
function program_by_mark( string $mark ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND guid = %s AND post_status NOT IN ( %s, %s, %s )', array_merge( array( $wpdb->posts, Program\POST_TYPE, $mark ), GONE_STATUSES ) ) );
}

/**
 * Programs with the title of a row that would create another one, as its beginning or its place is new. It may change one of them.
 *
 * @param SheetPlan              $plan  Plan of the row.
 * @param SheetRow               $row   Row.
 * @param array<int|string, int> $taken Programs of earlier rows, as keys.
 * @return array<int, string> The row's dates and place, in words, by program; those that begin near come first.
 */
function programs_to_correct( array $plan, array $row, array $taken ): array {
	$start = $row['values']['start'] ?? '';
	if ( 'create' !== $plan['action'] || '' === $start ) {
		return array();
	}
	$days = array_map( static fn( string $other ): int => abs( (int) strtotime( $other ) - (int) strtotime( $start ) ), array_diff_key( programs_with_title( $plan['title'], $plan['language'] ), $taken ) );
	asort( $days );

	return array_fill_keys( array_keys( $days ), when_and_where( $start, $row['values']['place'] ?? '' ) );
}

/**
 * What a row is about: its program, and its title with beginning, place and language.
 *
 * @param SheetPlan $plan Plan of the row.
 * @param SheetRow  $row  Row.
 * @return list<int|string>
 */
function row_about( array $plan, array $row ): array {
	// A date that cannot be read is quoted by its problem.
	$values = array( 'start' => is_beginning_unread( $row ) ? implode( $row['problems'] ) : row_beginning( $row ) ) + $row['values'];
	$title  = md5( title_key( $plan['title'] ) . "\n" . implode( "\n", array_map( static fn( string $column ): string => $values[ $column ] ?? '', array( 'start', 'place', 'language' ) ) ) );

	return 0 === $plan['program'] ? array( $title ) : array( $plan['program'], $title );
}

/**
 * The number of an earlier row about the same program, which would be created or changed twice.
 *
 * @param list<int|string>       $about What the row is about.
 * @param SheetRow               $row   Row.
 * @param array<int|string, int> $seen  Numbers of earlier rows by what they are about.
 * @return int 0 for none.
 */
function earlier_row( array $about, array $row, array $seen ): int {
	// Two programs with the same title and beginning can have a row each, with their IDs.
	$compared = (int) ( $row['values']['id'] ?? 0 ) === ( $about[0] ?? '' ) ? array( $about[0] ) : $about;
	$earlier  = array_diff( array_map( static fn( $one ): int => $seen[ $one ] ?? 0, $compared ), array( 0 ) );

	return array() === $earlier ? 0 : min( $earlier );
}
