<?php
/**
 * Sessions of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Sessions;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{at, found, listing, post_of, program_with_facts};

/** Tuesdays and Thursdays of an autumn, without a holiday. */
const COURSE = '2026-10-06/2026-12-18 TU,TH 17:00-18:30 -2026-10-13';

/**
 * Lines as they are stored, and the beginnings of their sessions.
 *
 * @param list<string> $texts Lines.
 * @return list<list<string>|null>
 */
function read( array $texts ): array {
	return array_map(
		static function ( string $text ): ?array {
			$clean = Program\clean_fact( 'sessions', $text );

			return null === $clean ? null : array_map( static fn( array $session ): string => "{$session['start']}/{$session['end']}", Program\sessions_from( $clean ) );
		},
		$texts
	);
}

/**
 * What cards say to the filter by time.
 *
 * @param array<string, string> $facts Facts.
 */
function moments( array $facts ): string {
	return Filters\moments_of_facts( Program\program_facts( program_with_facts( $facts ) ) );
}

/** The order of a listing by time: by the next session, not by the first. */
function in_order(): string {
	$day = static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
	foreach (
		array(
			'Ayer y en un mes'   => array( 'sessions' => "{$day( -1 )}\n{$day( 30 )}" ),
			'En una semana'      => array( 'start' => $day( 7 ) ),
			'Ayer y en dos días' => array( 'sessions' => "{$day( -1 )} 10:00\n{$day( 2 )} 10:00" ),
			'Terminado'          => array( 'sessions' => "{$day( -9 )}\n{$day( -2 )}" ),
			'Sin fecha nueva'    => array(
				'start'        => $day( -3 ),
				'event_status' => 'postponed',
			),
		) as $title => $facts
	) {
		program_with_facts( $facts, array( 'post_title' => $title ) );
	}
	$html = listing(
		array(
			'when'    => 'current-and-coming',
			'orderBy' => 'start',
		)
	);
	preg_match_all( '/__link"[^>]*>([^<]+)/u', $html, $found );

	return implode( ', ', $found[1] );
}

/**
 * The next change of what is said of a program.
 *
 * @param string $now Moment.
 */
function next_change( string $now ): string {
	$id      = program_with_facts( array( 'sessions' => COURSE ) );
	$changes = Listing\clock_changes( at( $now ) );

	return (string) wp_date( 'Y-m-d H:i', Program\next_moment_of_change( $changes[ $id ] ?? array(), at( $now ) ) );
}

/**
 * The changes of what is said of a program, from a moment on.
 *
 * @param string $now Moment.
 * @return list<string>
 */
function changes( string $now ): array {
	$id = program_with_facts( array( 'sessions' => COURSE ) );

	return array_map( static fn( int $moment ): string => (string) wp_date( 'Y-m-d H:i', $moment ), Listing\clock_changes( at( $now ) )[ $id ] ?? array() );
}

/**
 * The file of a program, and its sessions in UTC.
 *
 * @param string $zone     Time zone.
 * @param string $sessions Lines.
 * @return array{string, list<string>}
 */
function calendar( string $zone, string $sessions ): array {
	update_option( 'timezone_string', $zone );
	$id       = program_with_facts( array( 'sessions' => $sessions ) );
	$in_utc   = static fn( string $moment ): string => Program\date_moment( $moment )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i' );
	$sessions = array_map( static fn( array $session ): string => $in_utc( $session['start'] ) . ' ' . $in_utc( $session['end'] ), Program\sessions_from( $sessions ) );

	return array( Program_Page\calendar_file( post_of( $id ) ), $sessions );
}

/**
 * The dates that are seen on a card.
 *
 * @param array<string, string> $facts Facts.
 */
function seen_dates( array $facts ): string {
	program_with_facts( $facts );

	return found( '~aria-hidden="true">([^<]+)<~', listing( array( 'facts' => array( 'dates' ) ) ) );
}

/**
 * The sessions on the page of a course.
 *
 * @param string $now Moment.
 */
function on_page( string $now ): string {
	$facts = Program_Page\program_view_model( post_of( program_with_facts( array( 'sessions' => COURSE ) ) ), at( $now ) )['facts'];

	return array_column( $facts, 'html', 'key' )['upcoming'];
}
