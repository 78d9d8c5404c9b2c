<?php
/**
 * The field of Programs > Settings for days without activity: parses and saves it, after showing the sessions that the days move. Called by
 * settings.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Name of the field. */
const DAYS_OFF_FIELD = 'programs_filter_days_off';

/** Field with the days, as they are stored, whose changes the user has seen. */
const DAYS_OFF_SEEN = 'programs_filter_days_off_seen';

/** Field with those that were stored when the user opened the screen. */
const DAYS_OFF_BEFORE = 'programs_filter_days_off_before';

/** Programs that the screen names. */
const MAX_MOVED_PROGRAMS = 100;

/** ID of the sessions that days move. */
const MOVED_ID = 'programs-filter-moved';

/**
 * The days as the form shows them.
 *
 * @return ShownDaysOff
 */
function get_days_off_field_value(): array {
	$days = Program\days_off();

	return array(
		'text'     => get_days_off_text( $days ),
		'days'     => $days,
		'moved'    => array(),
		'is_ready' => false,
	);
}

/**
 * The submitted days. Invalid ones add an error to the screen, and stay as typed. The caller checks the nonce.
 *
 * @return ShownDaysOff
 */
function get_submitted_days_off(): array {
	// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked by the caller; sanitized below.
	$sent   = wp_unslash( $_POST[ DAYS_OFF_FIELD ] ?? null );
	$is_new = isset( $_POST['next_year'] );
	$seen   = isset( $_POST[ DAYS_OFF_SEEN ] ) ? get_submitted_lines( DAYS_OFF_SEEN ) : null;
	// phpcs:enable
	$shown = get_days_off_field_value();
	if ( ! is_string( $sent ) ) {
		return $shown;
	}
	$shown['text'] = sanitize_lines( mb_substr( $sent, 0, Program\MAX_DAYS_OFF_LENGTH ) );
	if ( strlen( $sent ) > Program\MAX_DAYS_OFF_LENGTH ) {
		/* translators: %s: number */
		$problem = sprintf( __( 'This is too long: at most %s characters.', 'programs-filter' ), number_format_i18n( Program\MAX_DAYS_OFF_LENGTH ) );
		add_days_off_error( __( 'Days without activity', 'programs-filter' ) . ': ' . $problem );

		return $shown;
	}
	$read = Program\read_days_off( $shown['text'] );
	if ( null === $read ) {
		/* translators: %s: number */
		add_days_off_error( sprintf( __( 'Write at most %s days or holidays. Nothing is saved yet.', 'programs-filter' ), number_format_i18n( Program\MAX_DAYS_OFF ) ) );

		return $shown;
	}
	list( $days, $unread ) = $read;
	if ( array() !== $unread ) {
		$lines      = implode( ' · ', $unread );
		$impossible = Program\get_impossible_day_problem( $lines );
		/* translators: %s: lines that somebody wrote. */
		$problem = __( '“%s” is not understood. Write a day or a first and a last day, such as “8 December” or “24 December to 7 January: Christmas”. Nothing is saved yet.', 'programs-filter' );
		/* translators: %s: sentence about a day. */
		add_days_off_error( '' === $impossible ? sprintf( $problem, wp_html_excerpt( $lines, 10 * Program\MAX_DAYS_OFF_NAME_LENGTH, '…' ) ) : sprintf( __( '%s Nothing is saved yet.', 'programs-filter' ), $impossible ) );

		return $shown;
	}
	$shown['days'] = merge_concurrent_days_off( $days );
	if ( $is_new ) {
		$shown['days'] = array_merge( $shown['days'], Program\days_off_next_year( $shown['days'] ) );
	} else {
		$shown['moved']    = Program\sessions_moved_by_days_off( $shown['days'] );
		$shown['is_ready'] = array() === $shown['moved'] || Program\lines_of_days_off( $shown['days'] ) === $seen;
	}
	$shown['text'] = get_days_off_text( $shown['days'] );

	return $shown;
}

/**
 * Merges days that another user has saved since the screen was opened.
 *
 * @param list<DaysOff> $days Days.
 * @return list<DaysOff> In order.
 */
function merge_concurrent_days_off( array $days ): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Checked by the caller.
	$is_known = isset( $_POST[ DAYS_OFF_BEFORE ] );
	$others   = $is_known ? array_diff( explode( "\n", Program\stored_days_off() ), explode( "\n", get_submitted_lines( DAYS_OFF_BEFORE ) ), array( '' ) ) : array();

	return Program\days_off_of_lines( array_merge( explode( "\n", Program\lines_of_days_off( $days ) ), $others ) );
}

/**
 * Days in words, a line for each.
 *
 * @param list<DaysOff> $days Days.
 */
function get_days_off_text( array $days ): string {
	return implode( "\n", array_map( 'ProgramsFilter\Program\words_of_days_off', $days ) );
}

/**
 * Adds an error of the screen.
 *
 * @param string $sentence Sentence.
 */
function add_days_off_error( string $sentence ): void {
	add_settings_error( DAYS_OFF_FIELD, DAYS_OFF_FIELD, esc_html( $sentence ) );
}

/**
 * Submitted lines.
 *
 * @param string $field Name of the field.
 * @return string '' for more than days can have.
 */
function get_submitted_lines( string $field ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked by the caller; sanitized below.
	$text = wp_unslash( $_POST[ $field ] ?? '' );

	return is_string( $text ) && strlen( $text ) <= Program\MAX_DAYS_OFF_LENGTH ? sanitize_lines( $text ) : '';
}

/**
 * Lines without anything else.
 *
 * @param string $text Text.
 */
function sanitize_lines( string $text ): string {
	return str_replace( "\r", '', sanitize_textarea_field( $text ) );
}

/**
 * Saves days. Programs whose sessions move get a new modified date, which calendars compare.
 *
 * @param list<DaysOff> $days     Days.
 * @param list<int>     $programs These programs.
 */
function update_days_off( array $days, array $programs ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	update_option( Program\DAYS_OFF_OPTION, Program\lines_of_days_off( $days ), true );
	if ( array() === $programs ) {
		return;
	}
	$places = implode( ', ', array_fill( 0, count( $programs ), '%d' ) );
	$values = array_merge( array( $wpdb->posts, current_time( 'mysql' ), current_time( 'mysql', true ) ), $programs );
	// phpcs:ignore WordPress.DB -- Only placeholders. Saving each program would run callbacks of other plugins on text that an editor wrote.
	$wpdb->query( (string) $wpdb->prepare( "UPDATE %i SET post_modified = %s, post_modified_gmt = %s WHERE ID IN ($places)", $values ) );
	foreach ( $programs as $program ) {
		clean_post_cache( $program );
	}
	Listing\clear_page_caches( count( $programs ) > Listing\MAX_STALE_PROGRAMS ? array() : $programs );
}

/**
 * Prints the field.
 *
 * @param ShownDaysOff $shown Days.
 */
function print_days_off( array $shown ): void {
	printf(
		'<div class="programs-filter-days"><p id="%1$s-about">%2$s</p><textarea id="%1$s" name="%1$s" class="large-text" rows="%3$d" aria-describedby="%1$s-about %1$s-help">%4$s</textarea><p class="description" id="%1$s-help">%5$s. %6$s</p></div>',
		esc_attr( DAYS_OFF_FIELD ),
		esc_html__( 'Holidays of the organization. Sessions that repeat every week or month leave these days out; single days do not.', 'programs-filter' ),
		absint( min( 20, max( 6, substr_count( $shown['text'], "\n" ) + 3 ) ) ),
		esc_textarea( $shown['text'] ),
		esc_html__( 'A line for each day or holiday', 'programs-filter' ),
		esc_html__( 'For example: “Christmas: 24 December to 7 January”, “8 December”. Without a year it is the next such day.', 'programs-filter' )
	);
	printf( '<input type="hidden" name="%s" value="%s">', esc_attr( DAYS_OFF_BEFORE ), esc_attr( Program\stored_days_off() ) );
	if ( array() !== Program\days_off_next_year( $shown['days'] ) ) {
		submit_button( __( 'Propose those of next year', 'programs-filter' ), 'secondary', 'next_year' );
	}
}

/**
 * Label of the button that saves days which move sessions.
 *
 * @param int $count Number of programs.
 */
function get_save_days_off_label( int $count ): string {
	/* translators: %s: number of programs. */
	return sprintf( _n( 'Save, and change %s program', 'Save, and change %s programs', $count, 'programs-filter' ), number_format_i18n( $count ) );
}

/**
 * Prints the sessions that days move.
 *
 * @param array<int, array{gone: list<string>, back: list<string>}> $moved Sessions by program.
 * @param list<DaysOff>                                             $days  The days.
 */
function print_moved_programs( array $moved, array $days ): void {
	if ( array() === $moved ) {
		return;
	}
	printf( '<input type="hidden" name="%s" value="%s">', esc_attr( DAYS_OFF_SEEN ), esc_attr( Program\lines_of_days_off( $days ) ) );
	/* translators: %s: number of programs. */
	$heading = _n( 'These days change the sessions of %s program. Nothing is saved yet.', 'These days change the sessions of %s programs. Nothing is saved yet.', count( $moved ), 'programs-filter' );
	printf( '<div class="notice notice-info inline" id="%s" role="status"><p>%s</p></div>', esc_attr( MOVED_ID ), esc_html( sprintf( $heading, number_format_i18n( count( $moved ) ) ) ) );
	$names   = array(
		'gone' => __( 'Sessions that go', 'programs-filter' ),
		'back' => __( 'Sessions that come back', 'programs-filter' ),
	);
	$columns = array_filter( $names, static fn( string $name ): bool => array() !== array_filter( array_column( $moved, $name ) ), ARRAY_FILTER_USE_KEY );
	printf( '<table class="widefat striped" style="max-width:60em"><thead><tr><th scope="col">%s</th>', esc_html__( 'Program', 'programs-filter' ) );
	foreach ( $columns as $name ) {
		printf( '<th scope="col">%s</th>', esc_html( $name ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( array_slice( $moved, 0, MAX_MOVED_PROGRAMS, true ) as $program => $change ) {
		printf( '<tr><th scope="row"><a href="%s">%s</a></th>', esc_url( (string) get_edit_post_link( $program ) ), esc_html( get_the_title( $program ) ) );
		foreach ( array_keys( $columns ) as $which ) {
			printf( '<td>%s</td>', esc_html( summarize_days_off( $change[ $which ] ) ) );
		}
		echo '</tr>';
	}
	echo '</tbody></table>';
	if ( count( $moved ) > MAX_MOVED_PROGRAMS ) {
		printf( '<p>%s</p>', esc_html( ucfirst( Program\further_text( count( $moved ) - MAX_MOVED_PROGRAMS ) ) ) );
	}
}

/**
 * A summary of days: the first ones, and how many more.
 *
 * @param list<string> $days Days.
 * @return string A dash for none.
 */
function summarize_days_off( array $days ): string {
	$words = array_map( static fn( string $day ): string => Program\dates_text_and_html( $day, $day, WordPress\get_current_timestamp() )[0], array_slice( $days, 0, Program\NAMED_DAYS ) );

	return array() === $words ? '—' : Program\words_of_days( $words, count( $days ) );
}
