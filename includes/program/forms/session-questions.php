<?php
/**
 * What a person is asked about words of sessions that cannot be read, such as “17-19”: a sentence, and ways to say it that can be read, one of which a
 * button of the form puts in their place. Called by understood.php, while the form is filled in: it costs more than a save or an import may.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\{Reader, WordPress};

defined( 'ABSPATH' ) || exit;

/**
 * The question about words of sessions.
 *
 * @param string $words Words that cannot be read.
 * @return SessionsQuestion A sentence that says what to do, and the texts that a button puts into the field and into that of the schedule.
 */
function get_sessions_question( string $words ): array {
	$impossible = get_impossible_day_problem( $words );
	$words      = str_replace( "\n", ', ', $words );
	$question   = '' === $impossible ? Reader\get_question( $words, get_suggested_endings(), __NAMESPACE__ . '\\is_readable_as_sessions' ) : null;
	$options    = array();
	// Which day it is, only the person knows.
	if ( null !== $question && 'day' !== $question['kind'] ) {
		foreach ( $question['texts'] as $reading => $text ) {
			$options[] = array(
				'label'    => get_option_label( $question, $words, (string) $reading ),
				'words'    => $text,
				'schedule' => '',
			);
		}
	}
	$sentence = null === $question ? ( '' === $impossible ? get_unread_words_sentence( $words ) : $impossible ) : get_question_sentence( $question, $options[0]['label'] ?? '' );
	// It can always be printed as it is, beside the days that are certain.
	$read = Reader\read_dates( $words );
	$read = null === $read || '' === $read['schedule'] || '' === $read['sessions'] || array() !== array_diff( $read['doubts'], array( 'year', 'holidays' ) ) ? null : $read;

	$as_text = null === $read ? $words : $read['schedule'];
	if ( mb_strlen( $as_text ) <= get_kinds_table()['text']['longest'] ) {
		$options[] = array(
			'label'    => __( 'Leave it as text', 'programs-filter' ),
			'words'    => null === $read ? '' : words_of_sessions( $read['sessions'] ),
			'schedule' => $as_text,
		);
	}

	return compact( 'sentence', 'options' );
}

/**
 * What is wrong with a text that names a day that no calendar has, such as "31/02".
 *
 * @param string $text Text.
 * @return string A sentence; '' for any other text.
 */
function get_impossible_day_problem( string $text ): string {
	/**
	 * Names of months.
	 *
	 * @var \WP_Locale $wp_locale
	 */
	global $wp_locale;
	$found = Reader\find_impossible_day( $text );
	if ( null !== $found ) {
		/* translators: 1: day, 2: month. */
		return catalan_apostrophes( sprintf( __( 'There is no %1$s %2$s.', 'programs-filter' ), $found[0], $wp_locale->get_month( $found[1] ) ) );
	}

	return '';
}

/**
 * Whether words can be read as sessions.
 *
 * @param string $words Words.
 */
function is_readable_as_sessions( string $words ): bool {
	$lines = parse_typed_sessions( $words, get_empty_facts() );

	return $lines !== $words && null !== clean_sessions( $lines );
}

/**
 * What can be missing behind words of sessions.
 *
 * @return array<string, list<string>> By kind of question.
 */
function get_suggested_endings(): array {
	return array(
		'end'      => array( words_of_no_end() ),
		'weekdays' => array( weekdays_words( array( 0, 1, 2, 3, 4 ), false, true ), weekdays_words( array( 0, 1, 2, 3, 4, 5, 6 ), false, true ) ),
		'day'      => array( sheet_day( current_day( WordPress\get_current_timestamp() ) ) ),
	);
}

/**
 * The sentence of a question.
 *
 * @param Rewording $question Question.
 * @param string    $first    Label of the first answer; '' without any.
 */
function get_question_sentence( array $question, string $first ): string {
	$part = $question['part'];
	switch ( $question['kind'] ) {
		case 'hours':
		case 'spelling':
			/* translators: 1: words that are not certain, such as "17-19", 2: what they may mean, such as "17:00 to 19:00". */
			return sprintf( __( '“%1$s”: is it %2$s?', 'programs-filter' ), $part, lcfirst( $first ) );
		case 'weekday':
			/* translators: 1: a day, 2: its weekday. */
			return sprintf( __( '%1$s is a %2$s.', 'programs-filter' ), dates_text_and_html( $part, $part )[0], weekday_name( weekday_of( day_number( $part ) ) ) );
		case 'end':
			return __( 'Until which day? Write it behind, such as “until 30/6/2027”.', 'programs-filter' );
		case 'weekdays':
			return __( 'On which days of the week? Write them, such as “Tuesdays and Thursdays”.', 'programs-filter' );
		case 'day':
			return __( 'Which day? Write it, such as “15/10/2027 19:00”.', 'programs-filter' );
		case 'except':
			/* translators: %s: words, such as "except 25 December". */
			return sprintf( __( '“%s” leaves out no session.', 'programs-filter' ), $part );
		case 'holidays':
			/* translators: %s: words, such as "except on holidays". */
			return sprintf( __( '“%s”: which days are these? Write them, or save them once for all programs in “Days without activity”.', 'programs-filter' ), $part );
	}

	/* translators: %s: words. */
	return sprintf( __( '“%s” is no part of days and hours: remove it, or leave all as text.', 'programs-filter' ), $part );
}

/**
 * The label of an answer.
 *
 * @param Rewording $question Question.
 * @param string    $words    Words in question.
 * @param string    $reading  Key of the answer.
 */
function get_option_label( array $question, string $words, string $reading ): string {
	$text = $question['texts'][ $reading ] ?? '';
	switch ( $question['kind'] ) {
		case 'hours':
			list( $start, $end ) = explode( '-', "$reading-" );
			return ucfirst_words( hours_words( $start, $end ) );
		case 'spelling':
			return $reading;
		case 'unread':
		case 'except':
		case 'holidays':
			/* translators: %s: words that are taken out of a text. */
			return sprintf( __( 'Remove “%s”', 'programs-filter' ), $question['part'] );
		case 'end':
		case 'weekdays':
			return ucfirst_words( substr( $text, strlen( $words ) + 2 ) );
	}

	return $text;
}

/**
 * What is said of words in which nothing is understood.
 *
 * @param string $words Words.
 */
function get_unread_words_sentence( string $words ): string {
	/* translators: %s: words that somebody typed. */
	return sprintf( __( '“%s” is not understood. Write each schedule in its line, such as “Tuesdays 18:00-20:00 from 12/1 to 25/3”, or leave it as text.', 'programs-filter' ), WordPress\only_text( wp_html_excerpt( $words, 60, '…' ) ) );
}
