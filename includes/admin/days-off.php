<?php
/**
 * Programs > Settings: the days without activity of the organization. Before they are stored, the screen shows the sessions that they move.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Hook of the screen, which prints it. */
const SETTINGS_HOOK = Program\POST_TYPE . '_page_' . Addresses\SETTINGS_PAGE;

/** Action of the nonce, and name of the field. */
const DAYS_OFF_FIELD = 'programs_filter_days_off';

/** Field with the days, as they are stored, whose changes the user has seen. */
const DAYS_OFF_SEEN = 'programs_filter_days_off_seen';

/** Field with those that were stored when the user opened the screen. */
const DAYS_OFF_BEFORE = 'programs_filter_days_off_before';

/** Programs that the screen names. */
const MOST_MOVED_PROGRAMS = 100;

/** Stores days that were sent, unless there is something to look at first, and prints the form below the other settings. */
function open_days_off(): void {
	$days  = Program\days_off();
	$state = array(
		'text'   => null,
		'unread' => array(),
		'moved'  => array(),
	);
	if ( isset( $_POST[ DAYS_OFF_FIELD ] ) ) {
		check_admin_referer( DAYS_OFF_FIELD );
		$state['text']                  = sent_lines( DAYS_OFF_FIELD );
		list( $days, $state['unread'] ) = Program\read_days_off( $state['text'] );
		// What somebody else has stored since then stays.
		$others = array_diff( explode( "\n", Program\stored_days_off() ), explode( "\n", sent_lines( DAYS_OFF_BEFORE ) ), array( '' ) );
		$days   = Program\days_off_of_lines( array_merge( explode( "\n", Program\lines_of_days_off( $days ) ), isset( $_POST[ DAYS_OFF_BEFORE ] ) ? $others : array() ) );
		if ( isset( $_POST['next_year'] ) ) {
			$days = array_merge( $days, Program\days_off_next_year( $days ) );
		} elseif ( array() === $state['unread'] ) {
			$state['moved'] = Program\sessions_moved_by_days_off( $days );
			$is_seen        = isset( $_POST[ DAYS_OFF_SEEN ] ) && Program\lines_of_days_off( $days ) === sent_lines( DAYS_OFF_SEEN );
			if ( $is_seen || array() === $state['moved'] ) {
				store_days_off( $days, array_keys( $state['moved'] ) );
				add_settings_error( DAYS_OFF_FIELD, 'saved', __( 'Days saved.', 'programs-filter' ), 'success' );
				set_transient( 'settings_errors', get_settings_errors(), 30 );
				wp_safe_redirect( add_query_arg( 'settings-updated', 'true', html_entity_decode( menu_page_url( Addresses\SETTINGS_PAGE, false ) ) ) . '#wpbody' );
				exit;
			}
		}
	}
	add_action( SETTINGS_HOOK, static fn() => print_days_off( $days, $state['text'], $state['unread'], $state['moved'] ), 20, 0 );
}

/**
 * Lines that were sent.
 *
 * @param string $field Name of the field.
 */
function sent_lines( string $field ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked by the caller; sanitized below.
	$text = wp_unslash( $_POST[ $field ] ?? '' );

	return is_string( $text ) ? str_replace( "\r", '', sanitize_textarea_field( $text ) ) : '';
}

/**
 * Stores days. Programs whose sessions move count as changed, as calendars ask.
 *
 * @param list<DaysOff> $days     Days.
 * @param list<int>     $programs These programs.
 */
function store_days_off( array $days, array $programs ): void {
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
	// phpcs:ignore WordPress.DB -- Only placeholders. Saving each program would run what other plugins do with a text that somebody wrote.
	$wpdb->query( (string) $wpdb->prepare( "UPDATE %i SET post_modified = %s, post_modified_gmt = %s WHERE ID IN ($places)", $values ) );
	foreach ( $programs as $program ) {
		clean_post_cache( $program );
	}
	Listing\programs_changed( $programs );
}

/**
 * Prints the form.
 *
 * @param list<DaysOff>                                             $days   Days.
 * @param string|null                                               $text   What was sent, null for nothing.
 * @param list<string>                                              $unread Its lines that are not understood.
 * @param array<int, array{gone: list<string>, back: list<string>}> $moved  Sessions that the days move, by program.
 */
function print_days_off( array $days, ?string $text, array $unread, array $moved ): void {
	$words = array() === $unread ? implode( "\n", array_map( 'ProgramsFilter\Program\words_of_days_off', $days ) ) : (string) $text;
	printf( '<div class="wrap" id="dias-sin-actividad"><h2>%s</h2>', esc_html__( 'Days without activity', 'programs-filter' ) );
	printf( '<p>%s</p>', esc_html__( 'Holidays of the organization. Sessions that repeat every week or month leave these days out; single days do not.', 'programs-filter' ) );
	foreach ( $unread as $line ) {
		/* translators: %s: line that somebody wrote. */
		$problem = __( '“%s” is not understood. Write a day or a first and a last day, such as “8 December” or “24 December to 7 January: Christmas”. Nothing is saved yet.', 'programs-filter' );
		wp_admin_notice(
			esc_html( sprintf( $problem, $line ) ),
			array(
				'type'               => 'error',
				'additional_classes' => array( 'inline' ),
			)
		);
	}
	echo '<form method="post" action="#dias-sin-actividad">';
	wp_nonce_field( DAYS_OFF_FIELD );
	printf(
		'<p><label for="%1$s"><strong>%2$s</strong></label></p><textarea id="%1$s" name="%1$s" class="large-text" rows="%3$d" aria-describedby="%1$s-help" style="max-width:40em">%4$s</textarea><p class="description" id="%1$s-help">%5$s</p>',
		esc_attr( DAYS_OFF_FIELD ),
		esc_html__( 'A line for each day or holiday', 'programs-filter' ),
		absint( min( 20, max( 6, substr_count( $words, "\n" ) + 3 ) ) ),
		esc_textarea( $words ),
		esc_html__( 'For example: “Christmas: 24 December to 7 January”, “8 December”. Without a year it is the next such day.', 'programs-filter' )
	);
	printf( '<input type="hidden" name="%s" value="%s">', esc_attr( DAYS_OFF_BEFORE ), esc_attr( Program\stored_days_off() ) );
	print_moved_programs( $moved );
	if ( array() !== $moved ) {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( DAYS_OFF_SEEN ), esc_attr( Program\lines_of_days_off( $days ) ) );
	}
	echo '<p class="submit">';
	/* translators: %s: number of programs. */
	$move = _n( 'Save, and change %s program', 'Save, and change %s programs', count( $moved ), 'programs-filter' );
	submit_button( array() === $moved ? __( 'Save days', 'programs-filter' ) : sprintf( $move, number_format_i18n( count( $moved ) ) ), 'primary', 'save', false );
	if ( array() !== Program\days_off_next_year( $days ) ) {
		echo ' ';
		submit_button( __( 'Propose those of next year', 'programs-filter' ), 'secondary', 'next_year', false );
	}
	echo '</p></form></div>';
}

/**
 * Prints the sessions that days move.
 *
 * @param array<int, array{gone: list<string>, back: list<string>}> $moved Days by program.
 */
function print_moved_programs( array $moved ): void {
	if ( array() === $moved ) {
		return;
	}
	/* translators: %s: number of programs. */
	$heading = _n( 'These days change the sessions of %s program. Nothing is saved yet.', 'These days change the sessions of %s programs. Nothing is saved yet.', count( $moved ), 'programs-filter' );
	printf( '<div class="notice notice-info inline" role="status"><p>%s</p></div>', esc_html( sprintf( $heading, number_format_i18n( count( $moved ) ) ) ) );
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
	foreach ( array_slice( $moved, 0, MOST_MOVED_PROGRAMS, true ) as $program => $change ) {
		printf( '<tr><th scope="row"><a href="%s">%s</a></th>', esc_url( (string) get_edit_post_link( $program ) ), esc_html( get_the_title( $program ) ) );
		foreach ( array_keys( $columns ) as $which ) {
			printf( '<td>%s</td>', esc_html( some_days( $change[ $which ] ) ) );
		}
		echo '</tr>';
	}
	echo '</tbody></table>';
	if ( count( $moved ) > MOST_MOVED_PROGRAMS ) {
		printf( '<p>%s</p>', esc_html( ucfirst( Program\further_text( count( $moved ) - MOST_MOVED_PROGRAMS ) ) ) );
	}
}

/**
 * Days in words: the first ones, and how many more.
 *
 * @param list<string> $days Days.
 * @return string A dash for none.
 */
function some_days( array $days ): string {
	$words = array_map( static fn( string $day ): string => Program\dates_text_and_html( $day, $day, time() )[0], array_slice( $days, 0, Program\NAMED_DAYS ) );

	return array() === $words ? '—' : Program\words_of_days( $words, count( $days ) );
}
