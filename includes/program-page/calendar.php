<?php
/**
 * The .ics file of a program (RFC 5545), sent from its permalink with a parameter, and the events that the subscription shares with it.
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
const CALENDAR_EXCERPT_LENGTH = 500;

/** Bytes of a line, without its break. */
const CALENDAR_LINE_BYTES = 75;

/**
 * The address of the file.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return string '' for a program without a beginning, and for one that is over or cancelled.
 */
function get_calendar_url( \WP_Post $post, int $now ): string {
	$facts = Program\program_facts( $post->ID );

	return '' === $facts['start'] || Program\is_cancelled( $facts ) || Program\is_over( $facts, $now ) ? '' : add_query_arg( Listing\CALENDAR_PARAMETER, '1', WordPress\only_text( get_permalink( $post ) ) );
}

/** Sends the file if the URL of a program's page requests it, or a 404. */
function send_calendar(): void {
	$post = get_queried_object();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A public address that changes nothing.
	if ( ! isset( $_GET[ Listing\CALENDAR_PARAMETER ] ) || ! $post instanceof \WP_Post ) {
		return;
	}
	$file = is_post_publicly_viewable( $post ) && Program\current_user_can_read_program( $post ) ? get_calendar_file( $post ) : '';
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
function get_calendar_file( \WP_Post $post ): string {
	$events = implode( '', get_program_events( $post ) );

	return '' === $events ? '' : get_calendar( $events );
}

/**
 * A calendar.
 *
 * @param string       $events  Events, as lines of a file.
 * @param list<string> $details Lines about the calendar itself.
 */
function get_calendar( string $events, array $details = array() ): string {
	$head = array_merge( array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Programs Filter//' . strtoupper( substr( get_locale(), 0, 2 ) ), 'CALSCALE:GREGORIAN' ), $details, get_calendar_timezone( $events ) );

	return implode( '', array_map( __NAMESPACE__ . '\\fold_calendar_line', $head ) ) . $events . "END:VCALENDAR\r\n";
}

/**
 * The events of a program.
 *
 * @param \WP_Post $post     Program.
 * @param int      $since    As for get_calendar_events().
 * @param int      $most     As well.
 * @param bool     $is_short Whether the description is the address of the program's page alone.
 * @return list<string> Lines of a file, by event with its exceptions; none for a program without a beginning.
 */
function get_program_events( \WP_Post $post, int $since = 0, int $most = PHP_INT_MAX, bool $is_short = false ): array {
	$facts = decode_fact_entities( Program\program_facts( $post->ID ) );
	if ( '' === $facts['start'] ) {
		return array();
	}
	$all   = get_calendar_properties( $post, $facts, $is_short );
	$files = array();
	foreach ( get_calendar_events( $facts, $since, $most ) as $event ) {
		$own = array();
		if ( '' !== $event['place'] ) {
			$own['LOCATION'] = 'LOCATION:' . escape_calendar_text( $event['place'] );
		}
		if ( '' !== $event['change'] ) {
			// Google hides it. Others show it like the rest, unless the title marks it as cancelled.
			$own['SUMMARY'] = str_replace( 'SUMMARY:', 'SUMMARY:' . escape_calendar_text( "$event[change]: " ), $all['SUMMARY'] );
			$own['STATUS']  = 'STATUS:CANCELLED';
		}
		$lines = array_merge( array( 'BEGIN:VEVENT', 'UID:' . get_calendar_uid( $post, $event['id'] ) ), $event['times'], array_values( $own + $all ), array( 'END:VEVENT' ) );
		// A rule and its sessions that differ stay together.
		$files[ $event['id'] ] = ( $files[ $event['id'] ] ?? '' ) . implode( '', array_map( __NAMESPACE__ . '\\fold_calendar_line', $lines ) );
	}

	return array_values( $files );
}

/**
 * The identifier of an event: it is the same on the feed and in the file of the program, also when other sessions are added.
 *
 * @param \WP_Post $post    Program.
 * @param string   $session Which session or rule; '' for the program as a whole.
 */
function get_calendar_uid( \WP_Post $post, string $session ): string {
	// With the path, as sites of a network may have one host. Not home_url(), which plugins for languages filter.
	$site = (string) preg_replace( '#^[a-z]+://#i', '', untrailingslashit( WordPress\only_text( get_option( 'home' ) ) ) );

	return "$post->ID$session@$site";
}

/**
 * The properties that all events of a program share.
 *
 * @param \WP_Post $post     Program.
 * @param Facts    $facts    Facts.
 * @param bool     $is_short Whether the description is the address of the program's page alone.
 * @return array<string, string> Lines by property.
 */
function get_calendar_properties( \WP_Post $post, array $facts, bool $is_short ): array {
	$url      = WordPress\only_text( get_permalink( $post ) );
	$changed  = (int) get_post_timestamp( $post, 'modified' );
	$location = get_calendar_location( $facts );

	return array_diff(
		array(
			'DTSTAMP'       => 'DTSTAMP:' . gmdate( 'Ymd\THis\Z', $changed ),
			'LAST-MODIFIED' => 'LAST-MODIFIED:' . gmdate( 'Ymd\THis\Z', $changed ),
			// Google keeps the former dates of an event whose number does not grow. Minutes are a whole number of 32 bits for long.
			'SEQUENCE'      => 'SEQUENCE:' . intdiv( $changed, 60 ),
			'SUMMARY'       => 'SUMMARY:' . escape_calendar_text( WordPress\get_plain_text( get_the_title( $post ) ) ),
			'LOCATION'      => '' === $location ? '' : 'LOCATION:' . escape_calendar_text( $location ),
			// Some calendars do not show the address beside the description.
			'DESCRIPTION'   => 'DESCRIPTION:' . escape_calendar_text( $is_short ? $url : get_calendar_description( $post, $facts, $url ) ),
			'URL'           => "URL:$url",
			'STATUS'        => Program\is_cancelled( $facts ) ? 'STATUS:CANCELLED' : '',
		),
		array( '' )
	);
}

/**
 * The location of an event: its place, else its URL.
 *
 * @param Facts $facts Facts.
 */
function get_calendar_location( array $facts ): string {
	$place = join_non_empty( ', ', $facts['place'], $facts['address'] );

	return '' === $place ? $facts['online_url'] : $place;
}

/**
 * The description of an event: excerpt, facts and permalink of the program, as some calendars do not show the URL property.
 *
 * @param \WP_Post $post  Program.
 * @param Facts    $facts Facts.
 * @param string   $url   Address of its page.
 */
function get_calendar_description( \WP_Post $post, array $facts, string $url ): string {
	$lines = array();
	foreach ( Program\shown_facts_of_values( $facts, 0, CALENDAR_FACTS )['facts'] as $fact ) {
		$lines[] = $fact['label'] . ': ' . ( 'online_url' === $fact['key'] ? $facts['online_url'] : $fact['text'] );
	}

	$excerpt = WordPress\get_plain_text( Program\get_excerpt_text( $post ) );
	$excerpt = mb_strlen( $excerpt ) > CALENDAR_EXCERPT_LENGTH ? mb_substr( $excerpt, 0, CALENDAR_EXCERPT_LENGTH ) . '…' : $excerpt;

	return join_non_empty( "\n\n", $excerpt, implode( "\n", $lines ), $url );
}

/**
 * Texts with something between them, without those that are empty.
 *
 * @param string $between  Separator.
 * @param string ...$texts Texts.
 */
function join_non_empty( string $between, string ...$texts ): string {
	return implode( $between, array_filter( $texts, static fn( string $text ): bool => '' !== $text ) );
}

/**
 * A text as a value.
 *
 * @param string $text Text.
 */
function escape_calendar_text( string $text ): string {
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
function fold_calendar_line( string $line ): string {
	$folded = '';
	while ( isset( $line[ CALENDAR_LINE_BYTES ] ) ) {
		$end = CALENDAR_LINE_BYTES;
		while ( 0x80 === ( ord( $line[ $end ] ) & 0xC0 ) ) {
			--$end;
		}
		$folded .= substr( $line, 0, $end ) . "\r\n";
		// The space counts.
		$line = ' ' . substr( $line, $end );
	}

	return "$folded$line\r\n";
}
