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

/** Parameter of a program's page that asks for the file. */
const CALENDAR_PARAMETER = 'programas_ics';

/** Facts in the description of an event. Its place has a property; whether one can sign up is not known when it is read. */
const CALENDAR_FACTS = array( 'dates', 'schedule', 'audience', 'price', 'contact' );

/** Bytes of a line, without its break. */
const CALENDAR_LINE = 75;

/**
 * The address of the file.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return string '' for a program without a beginning, and for one that is over.
 */
function calendar_url( \WP_Post $post, int $now ): string {
	$facts = Program\program_facts( $post->ID );

	return '' === $facts['start'] || Program\is_over( $facts, $now ) ? '' : add_query_arg( CALENDAR_PARAMETER, '1', WordPress\only_text( get_permalink( $post ) ) );
}

/** Answers with the file where the address of a program's page asks for it, or with "not found". */
function send_calendar(): void {
	$post = get_queried_object();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A public address that changes nothing.
	if ( ! isset( $_GET[ CALENDAR_PARAMETER ] ) || ! $post instanceof \WP_Post ) {
		return;
	}
	$file = Program\is_post_type_ours() && is_post_publicly_viewable( $post ) && Program\may_read_program( $post ) ? calendar_file( $post, time() ) : '';
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
 * @param int      $now  Unix time.
 * @return string '' for a program without a beginning.
 */
function calendar_file( \WP_Post $post, int $now ): string {
	$facts = facts_without_entities( Program\program_facts( $post->ID ) );
	if ( '' === $facts['start'] ) {
		return '';
	}
	$url   = WordPress\only_text( get_permalink( $post ) );
	$lines = array_merge(
		array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Programs Filter//' . strtoupper( substr( get_locale(), 0, 2 ) ) ),
		calendar_zone( $facts ),
		array( 'BEGIN:VEVENT', "UID:$post->ID@" . WordPress\only_text( wp_parse_url( home_url(), PHP_URL_HOST ) ), 'DTSTAMP:' . gmdate( 'Ymd\THis\Z', $now ) ),
		calendar_times( $facts ),
		array(
			'SUMMARY:' . calendar_text( WordPress\plain_text( get_the_title( $post ) ) ),
			'LOCATION:' . calendar_text( filled_texts( ', ', $facts['place'], $facts['address'] ) ),
			'DESCRIPTION:' . calendar_text( calendar_description( $post, $facts, $url, $now ) ),
			"URL:$url",
			'END:VEVENT',
			'END:VCALENDAR',
		)
	);

	return implode( '', array_map( __NAMESPACE__ . '\\folded_line', array_filter( $lines, static fn( string $line ): bool => 'LOCATION:' !== $line ) ) );
}

/**
 * What an event says of a program: its excerpt, its facts, and its page, as some calendars do not show the address beside it.
 *
 * @param \WP_Post $post  Program.
 * @param Facts    $facts Facts.
 * @param string   $url   Address of its page.
 * @param int      $now   Unix time.
 */
function calendar_description( \WP_Post $post, array $facts, string $url, int $now ): string {
	$lines = array();
	foreach ( Program\shown_facts_of_values( $facts, $now, CALENDAR_FACTS )['facts'] as $fact ) {
		$lines[] = $fact['label'] . ': ' . $fact['text'];
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
 * Whether a program is an event with hours. One that only begins or only ends at an hour, on days apart, is an event of whole days.
 *
 * @param Facts $facts Facts.
 */
function has_calendar_hours( array $facts ): bool {
	return strlen( $facts['start'] ) > 10 && ( strlen( $facts['end'] ) > 10 || '' === $facts['end'] || substr( $facts['start'], 0, 10 ) === $facts['end'] );
}

/**
 * Beginning and end of an event: days, or moments in the site's time zone.
 *
 * @param Facts $facts Facts.
 * @return list<string> Lines. No end where none is known, or where the clocks skip the hour of the beginning.
 */
function calendar_times( array $facts ): array {
	if ( ! has_calendar_hours( $facts ) ) {
		$start = substr( $facts['start'], 0, 10 );
		// The day after the last one.
		$after = Program\day_after( '' === $facts['end'] ? $start : substr( $facts['end'], 0, 10 ) );

		return str_replace( '-', '', array( "DTSTART;VALUE=DATE:$start", "DTEND;VALUE=DATE:$after" ) );
	}
	$start = Program\date_moment( $facts['start'] )->getTimestamp();
	$end   = strlen( $facts['end'] ) > 10 ? Program\date_moment( $facts['end'] )->getTimestamp() : $start;
	$lines = array( 'DTSTART' . calendar_moment( $start ) );

	return $end > $start ? array_merge( $lines, array( 'DTEND' . calendar_moment( $end ) ) ) : $lines;
}

/**
 * A moment by the clock of the site, or in UTC where the site has an offset instead of a time zone.
 *
 * @param int $moment Unix time.
 * @return string With the parameter before it.
 */
function calendar_moment( int $moment ): string {
	return has_named_zone() ? ';TZID=' . wp_timezone_string() . ':' . gmdate( 'Ymd\THis', $moment + wp_timezone()->getOffset( new \DateTimeImmutable( "@$moment" ) ) ) : ':' . gmdate( 'Ymd\THis\Z', $moment );
}

/** Whether the site has a time zone with a name, other than UTC. */
function has_named_zone(): bool {
	return 1 === preg_match( '/^[A-Z]/i', wp_timezone_string() ) && 'UTC' !== wp_timezone_string();
}

/**
 * The site's time zone while a program runs: the offset from a year before, and each change of the clocks.
 *
 * @param Facts $facts Facts.
 * @return list<string> Lines; none where the event has no use for it.
 */
function calendar_zone( array $facts ): array {
	if ( ! has_named_zone() || ! has_calendar_hours( $facts ) ) {
		return array();
	}
	$start   = (int) Program\begins_at( $facts );
	$lines   = array( 'BEGIN:VTIMEZONE', 'TZID:' . wp_timezone_string() );
	$changes = wp_timezone()->getTransitions( $start - 365 * DAY_IN_SECONDS, max( $start, (int) Program\ends_at( $facts ) ) );
	$before  = null;
	foreach ( false === $changes ? array() : $changes as $change ) {
		$kind   = $change['isdst'] ? 'DAYLIGHT' : 'STANDARD';
		$before = $before ?? $change['offset'];
		$lines  = array_merge(
			$lines,
			array(
				"BEGIN:$kind",
				'DTSTART:' . gmdate( 'Ymd\THis', $change['ts'] + $before ),
				'TZOFFSETFROM:' . calendar_offset( $before ),
				'TZOFFSETTO:' . calendar_offset( $change['offset'] ),
				"END:$kind",
			)
		);
		$before = $change['offset'];
	}
	$lines[] = 'END:VTIMEZONE';

	return $lines;
}

/**
 * An offset.
 *
 * @param int $seconds Seconds east of Greenwich.
 */
function calendar_offset( int $seconds ): string {
	return ( $seconds < 0 ? '-' : '+' ) . gmdate( 'Hi', abs( $seconds ) );
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
 * A line, broken where it is too long, but not inside a character.
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
