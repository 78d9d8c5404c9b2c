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

/** Characters of an excerpt: it is in each event. */
const CALENDAR_EXCERPT = 500;

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
	$file = is_post_publicly_viewable( $post ) && Program\current_user_can_read_program( $post ) ? calendar_file( $post ) : '';
	nocache_headers();
	if ( '' === $file ) {
		status_header( 404 );
		$query = $GLOBALS['wp_query'] ?? null;
		if ( $query instanceof \WP_Query ) {
			$query->set_404();
		}

		return;
	}
	header( sprintf( 'Content-Disposition: attachment; filename="%s.ics"', sanitize_file_name( $post->post_name ) ) );
	send_calendar_file( $file );
}

/**
 * Sends a file and ends the request. What other code printed before, such as a blank line or a byte order mark, would make the file unreadable.
 *
 * @param string $file File.
 * @return never
 */
function send_calendar_file( string $file ): void {
	while ( ob_get_level() > 0 && ob_end_clean() ) {
		continue;
	}
	header( 'Content-Type: text/calendar; charset=utf-8' );
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
	$events = implode( '', events_of_program( $post ) );

	return '' === $events ? '' : calendar_with_events( $events );
}

/**
 * A calendar.
 *
 * @param string       $events  Events, as lines of a file.
 * @param list<string> $details Lines about the calendar itself.
 */
function calendar_with_events( string $events, array $details = array() ): string {
	$head = array_merge( array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Programs Filter//' . strtoupper( substr( get_locale(), 0, 2 ) ), 'CALSCALE:GREGORIAN' ), $details, calendar_zone( $events ) );

	return implode( '', array_map( __NAMESPACE__ . '\\folded_line', $head ) ) . $events . "END:VCALENDAR\r\n";
}

/**
 * The events of a program.
 *
 * @param \WP_Post $post     Program.
 * @param int      $since    As for calendar_events().
 * @param int      $most     As well.
 * @param bool     $is_short Whether the description is the address of the program's page alone.
 * @return list<string> Lines of a file, by event with its exceptions; none for a program without a beginning.
 */
function events_of_program( \WP_Post $post, int $since = 0, int $most = PHP_INT_MAX, bool $is_short = false ): array {
	$facts = facts_without_entities( Program\program_facts( $post->ID ) );
	if ( '' === $facts['start'] ) {
		return array();
	}
	$all   = calendar_properties( $post, $facts, $is_short );
	$files = array();
	foreach ( calendar_events( $facts, $since, $most ) as $event ) {
		$own = array();
		if ( '' !== $event['place'] ) {
			$own['LOCATION'] = 'LOCATION:' . calendar_text( $event['place'] );
		}
		if ( $event['is_cancelled'] ) {
			// Google leaves it out. Others show it like the rest, unless its title says so.
			$own['SUMMARY'] = str_replace( 'SUMMARY:', 'SUMMARY:' . calendar_text( Program\event_status_words( 'cancelled' ) . ': ' ), $all['SUMMARY'] );
			$own['STATUS']  = 'STATUS:CANCELLED';
		}
		$lines = array_merge( array( 'BEGIN:VEVENT', 'UID:' . calendar_id( $post, $event['id'] ) ), $event['times'], array_values( $own + $all ), array( 'END:VEVENT' ) );
		// A rule and its sessions that differ stay together.
		$files[ $event['id'] ] = ( $files[ $event['id'] ] ?? '' ) . implode( '', array_map( __NAMESPACE__ . '\\folded_line', $lines ) );
	}

	return array_values( $files );
}

/**
 * The identifier of an event: it is the same on the feed and in the file of the program, also when other sessions are added.
 *
 * @param \WP_Post $post    Program.
 * @param string   $session Which session or rule; '' for the program as a whole.
 */
function calendar_id( \WP_Post $post, string $session ): string {
	// With the path, as sites of a network may have one host. Not home_url(), which plugins for languages filter.
	$site = (string) preg_replace( '#^[a-z]+://#i', '', untrailingslashit( WordPress\only_text( get_option( 'home' ) ) ) );

	return "$post->ID$session@$site";
}

/**
 * What all events of a program say.
 *
 * @param \WP_Post $post     Program.
 * @param Facts    $facts    Facts.
 * @param bool     $is_short Whether the description is the address of the program's page alone.
 * @return array<string, string> Lines by property.
 */
function calendar_properties( \WP_Post $post, array $facts, bool $is_short ): array {
	$url      = WordPress\only_text( get_permalink( $post ) );
	$changed  = (int) get_post_timestamp( $post, 'modified' );
	$location = calendar_location( $facts );

	return array_diff(
		array(
			'DTSTAMP'       => 'DTSTAMP:' . gmdate( 'Ymd\THis\Z', $changed ),
			'LAST-MODIFIED' => 'LAST-MODIFIED:' . gmdate( 'Ymd\THis\Z', $changed ),
			// Google keeps the former dates of an event whose number does not grow. Minutes are a whole number of 32 bits for long.
			'SEQUENCE'      => 'SEQUENCE:' . intdiv( $changed, 60 ),
			'SUMMARY'       => 'SUMMARY:' . calendar_text( WordPress\plain_text( get_the_title( $post ) ) ),
			'LOCATION'      => '' === $location ? '' : 'LOCATION:' . calendar_text( $location ),
			// Some calendars do not show the address beside the description.
			'DESCRIPTION'   => 'DESCRIPTION:' . calendar_text( $is_short ? $url : calendar_description( $post, $facts, $url ) ),
			'URL'           => "URL:$url",
			'STATUS'        => Program\is_cancelled( $facts ) ? 'STATUS:CANCELLED' : '',
		),
		array( '' )
	);
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

	$excerpt = WordPress\plain_text( Program\excerpt_text( $post ) );
	$excerpt = mb_strlen( $excerpt ) > CALENDAR_EXCERPT ? mb_substr( $excerpt, 0, CALENDAR_EXCERPT ) . '…' : $excerpt;

	return filled_texts( "\n\n", $excerpt, implode( "\n", $lines ), $url );
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
		// Some readers take other breaks of lines for breaks, too.
		(string) preg_replace( '/(?![\r\n\t])[\p{Cc}\x{2028}\x{2029}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', $text ),
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
 * A line of a file, broken where it is too long, but not inside a character.
 *
 * @param string $line Line.
 */
function folded_line( string $line ): string {
	$folded = '';
	while ( isset( $line[ CALENDAR_LINE ] ) ) {
		$end = CALENDAR_LINE;
		while ( 0x80 === ( ord( $line[ $end ] ) & 0xC0 ) ) {
			--$end;
		}
		$folded .= substr( $line, 0, $end ) . "\r\n";
		// The space counts.
		$line = ' ' . substr( $line, $end );
	}

	return "$folded$line\r\n";
}
