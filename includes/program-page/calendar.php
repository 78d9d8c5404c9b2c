<?php
/**
 * A program as a file for calendars (RFC 5545), at the address of its page with a parameter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Facts in the description of an event. Its place has a property; whether one can sign up, and which session is the next, is not known when it is read. */
const CALENDAR_FACTS = array( 'notice', 'dates', 'schedule', 'online_url', 'audience', 'ages', 'teacher', 'languages', 'price', 'contact' );

/** Bytes of a line, without its break. */
const CALENDAR_LINE = 75;

/**
 * The address of the file.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return string '' for a program without a beginning, and for one that is over or cancelled.
 */
function calendar_url( \WP_Post $post, int $now ): string {
	$facts = Program\program_facts( $post->ID );

	return '' === $facts['start'] || Program\is_cancelled( $facts ) || Program\is_over( $facts, $now ) ? '' : add_query_arg( Listing\CALENDAR_PARAMETER, '1', WordPress\only_text( get_permalink( $post ) ) );
}

/** Answers with the file where the address of a program's page asks for it, or with "not found". */
function send_calendar(): void {
	$post = get_queried_object();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A public address that changes nothing.
	if ( ! isset( $_GET[ Listing\CALENDAR_PARAMETER ] ) || ! $post instanceof \WP_Post ) {
		return;
	}
	$file = Program\is_post_type_ours() && is_post_publicly_viewable( $post ) && Program\may_read_program( $post ) ? calendar_file( $post ) : '';
	nocache_headers();
	if ( '' === $file ) {
		status_header( 404 );
		$query = $GLOBALS['wp_query'] ?? null;
		if ( $query instanceof \WP_Query ) {
			$query->set_404();
		}

		return;
	}
	header( 'Content-Type: text/calendar; charset=utf-8' );
	header( sprintf( 'Content-Disposition: attachment; filename="%s.ics"', sanitize_file_name( $post->post_name ) ) );
	header( 'X-Robots-Tag: noindex' );
	echo $file; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- No HTML.
	exit;
}

/**
 * The file.
 *
 * @param \WP_Post $post Program.
 * @return string '' for a program without a beginning.
 */
function calendar_file( \WP_Post $post ): string {
	$events = events_of_program( $post );

	return '' === $events ? '' : calendar_with_events( $events );
}

/**
 * A calendar.
 *
 * @param string       $events  Events, as lines of a file.
 * @param list<string> $details Lines about the calendar itself.
 */
function calendar_with_events( string $events, array $details = array() ): string {
	$head = array_merge( array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Programs Filter//' . strtoupper( substr( get_locale(), 0, 2 ) ) ), $details, calendar_zone( $events ) );

	return folded_lines( $head ) . $events . folded_lines( array( 'END:VCALENDAR' ) );
}

/**
 * The events of a program.
 *
 * @param \WP_Post $post Program.
 * @return string Lines of a file; '' for a program without a beginning.
 */
function events_of_program( \WP_Post $post ): string {
	$facts = facts_without_entities( Program\program_facts( $post->ID ) );
	$lines = array();
	foreach ( '' === $facts['start'] ? array() : calendar_events( $facts ) as $index => $times ) {
		$lines = array_merge( $lines, calendar_event( $post, $facts, $times, $index ) );
	}

	return folded_lines( $lines );
}

/**
 * An event.
 *
 * @param \WP_Post     $post  Program.
 * @param Facts        $facts Facts.
 * @param list<string> $times Lines that say when.
 * @param int          $index Position among the events of the program.
 * @return list<string> Lines.
 */
function calendar_event( \WP_Post $post, array $facts, array $times, int $index ): array {
	$url   = WordPress\only_text( get_permalink( $post ) );
	$id    = 0 === $index ? $post->ID : "$post->ID-$index";
	$lines = array_merge(
		array( 'BEGIN:VEVENT', "UID:$id@" . WordPress\only_text( wp_parse_url( home_url(), PHP_URL_HOST ) ), 'DTSTAMP:' . gmdate( 'Ymd\THis\Z', (int) get_post_timestamp( $post, 'modified' ) ) ),
		$times,
		array(
			'SUMMARY:' . calendar_text( WordPress\plain_text( get_the_title( $post ) ) ),
			'LOCATION:' . calendar_text( calendar_location( $facts ) ),
			'DESCRIPTION:' . calendar_text( calendar_description( $post, $facts, $url ) ),
			"URL:$url",
			Program\is_cancelled( $facts ) ? 'STATUS:CANCELLED' : '',
			'END:VEVENT',
		)
	);

	return array_values( array_diff( $lines, array( 'LOCATION:', '' ) ) );
}

/**
 * Where an event is: its place, else its address online.
 *
 * @param Facts $facts Facts.
 */
function calendar_location( array $facts ): string {
	$place = filled_texts( ', ', $facts['place'], $facts['address'] );

	return '' === $place ? $facts['online_url'] : $place;
}

/**
 * What an event says of a program: its excerpt, its facts, and its page, as some calendars do not show the address beside it.
 *
 * @param \WP_Post $post  Program.
 * @param Facts    $facts Facts.
 * @param string   $url   Address of its page.
 */
function calendar_description( \WP_Post $post, array $facts, string $url ): string {
	$lines = array();
	foreach ( Program\shown_facts_of_values( $facts, 0, CALENDAR_FACTS )['facts'] as $fact ) {
		$lines[] = $fact['label'] . ': ' . ( 'online_url' === $fact['key'] ? $facts['online_url'] : $fact['text'] );
	}

	return filled_texts( "\n\n", WordPress\plain_text( Program\excerpt_text( $post ) ), implode( "\n", $lines ), $url );
}

/**
 * Texts with something between them, without those that are empty.
 *
 * @param string $between  What stands between them.
 * @param string ...$texts Texts.
 */
function filled_texts( string $between, string ...$texts ): string {
	return implode( $between, array_filter( $texts, static fn( string $text ): bool => '' !== $text ) );
}

/**
 * A text as a value.
 *
 * @param string $text Text.
 */
function calendar_text( string $text ): string {
	return strtr(
		$text,
		array(
			'\\'   => '\\\\',
			';'    => '\\;',
			','    => '\\,',
			"\r\n" => '\\n',
			"\n"   => '\\n',
			"\r"   => '',
		)
	);
}

/**
 * Lines of a file, broken where they are too long, but not inside a character.
 *
 * @param list<string> $lines Lines.
 */
function folded_lines( array $lines ): string {
	return implode( '', array_map( __NAMESPACE__ . '\\folded_line', $lines ) );
}

/**
 * A line of a file.
 *
 * @param string $line Line.
 */
function folded_line( string $line ): string {
	$folded = '';
	do {
		$end = CALENDAR_LINE;
		while ( 0x80 === ( ord( $line[ $end ] ?? '' ) & 0xC0 ) ) {
			--$end;
		}
		$folded .= substr( $line, 0, $end ) . "\r\n";
		// The space counts.
		$line = ' ' . substr( $line, $end );
	} while ( ' ' !== $line );

	return $folded;
}
