<?php
/**
 * Prints the questions about what a sheet does not say, above the preview.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\{Program, Reader};

defined( 'ABSPATH' ) || exit;

/**
 * The questions that are choices.
 *
 * @param Job $job   Import.
 * @return array<string, ImportQuestion> By the name of the answer.
 */
function choice_questions( Job $job ): array {
	$questions = array();
	if ( count( $job->pages ) > 1 ) {
		/* translators: %s: number of pages */
		$sentence          = sprintf( __( 'The file has %s pages. This one is read:', 'programs-filter' ), number_format_i18n( count( $job->pages ) ) );
		$questions['page'] = question( $sentence, array_column( $job->pages, 'name' ), shown_answers( $job )['page'] );
	}
	$example = $job->ambiguous_day();
	if ( '' !== $example ) {
		$days = array();
		foreach ( array( 'no', 'yes' ) as $answer ) {
			$day             = Reader\read_date( $example, 'yes' === $answer );
			$days[ $answer ] = Program\dates_text_and_html( $day, $day )[0];
		}
		/* translators: %s: a day in digits, such as 3/12/2026 */
		$questions['month_first'] = question( sprintf( __( 'What day is %s?', 'programs-filter' ), $example ), $days, shown_answers( $job )['month_first'] );
	}
	$undated = Rows::of( $job )->numbers( 'year', NAMED_ROWS + 1 );
	if ( array() !== $undated ) {
		$year    = (int) current_time( 'Y' );
		$choices = array( '' => __( 'The next time that there is such a day', 'programs-filter' ) );
		foreach ( range( $year - 1, $year + 2 ) as $one ) {
			$choices[ (string) $one ] = (string) $one;
		}
		$questions['year'] = question( __( 'Some days say no year. Which one is it?', 'programs-filter' ), $choices, $job->answers['year'], $undated );
	}
	if ( array() !== program_languages() ) {
		$questions['language'] = question( __( 'Language of rows that name none', 'programs-filter' ), program_languages(), $job->answers['language'] );
	}
	$questions['status'] = question(
		__( 'New programs without a status are saved as', 'programs-filter' ),
		array(
			'draft'   => __( 'Drafts', 'programs-filter' ),
			'publish' => __( 'Published', 'programs-filter' ),
		),
		$job->answers['status']
	);

	return $questions;
}

/**
 * A question.
 *
 * @param string                   $sentence Question.
 * @param array<array-key, string> $choices  Labels by value.
 * @param string                   $chosen   Value; '' for none.
 * @param list<int>                $rows     Numbers of the rows that it is about.
 * @return ImportQuestion
 */
function question( string $sentence, array $choices, string $chosen, array $rows = array() ): array {
	return compact( 'sentence', 'choices', 'chosen', 'rows' );
}

/**
 * Prints the questions.
 *
 * @param Job $job   Import.
 */
function print_questions( Job $job ): void {
	foreach ( choice_questions( $job ) as $name => $question ) {
		printf( '<fieldset class="programs-filter-question"><legend>%s%s</legend>', esc_html( $question['sentence'] ), esc_html( named_rows( $question['rows'] ) ) );
		foreach ( $question['choices'] as $value => $label ) {
			printf(
				'<label><input type="radio" name="%s" value="%s"%s%s> %s</label> ',
				esc_attr( $name ),
				esc_attr( (string) $value ),
				checked( (string) $value, $question['chosen'], false ),
				'language' === $name && ! lacks_language( $job ) ? '' : ' required',
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	}
	print_corrections( $job );
}

/**
 * The rows that a question is about, in words.
 *
 * @param list<int> $numbers Numbers.
 * @return string '' for none.
 */
function named_rows( array $numbers ): string {
	if ( array() === $numbers ) {
		return '';
	}
	$names = implode( ', ', array_map( 'number_format_i18n', array_slice( $numbers, 0, NAMED_ROWS ) ) ) . ( count( $numbers ) > NAMED_ROWS ? ', …' : '' );

	/* translators: %s: numbers of rows */
	return ' ' . sprintf( _n( '(row %s)', '(rows %s)', count( $numbers ), 'programs-filter' ), $names );
}

/**
 * What the user has answered about rows that may be about a program.
 *
 * @param Job   $job  Import.
 * @param mixed $rows Rows of the form: their numbers, or "all".
 * @return array<int, int> Programs by number of the row; 0 for a new one.
 */
function chosen_corrections( Job $job, $rows ): array {
	$rows = is_array( $rows ) ? $rows : array();
	$none = array_fill_keys( array_keys( $job->possible ), 0 );

	return in_array( 'all', $rows, true ) ? $job->possible : array_intersect_key( $job->possible, array_flip( array_map( 'intval', array_filter( $rows, 'is_numeric' ) ) ) ) + $none;
}

/**
 * Which programs rows may be about, in words.
 *
 * @param Job $job Import.
 * @return array<int, string> By number of the row.
 */
function correction_labels( Job $job ): array {
	$labels = array();
	foreach ( Rows::of( $job )->with_numbers( array_keys( $job->possible ) ) as $line ) {
		$program                   = $job->possible[ $line['number'] ];
		$facts                     = Program\stored_facts( $program );
		$dates                     = '' === $facts['start'] ? __( 'without dates', 'programs-filter' ) : Program\dates_text_and_html( $facts['start'], $facts['start'] )[0];
		$title                     = compared_title( get_post_field( 'post_title', $program, 'raw' ) );
		$words                     = array( $title === $line['title'] ? '' : $line['title'], $line['shown']['when'] ?? '', $line['shown']['place'] ?? '' );
		$labels[ $line['number'] ] = sprintf(
			/* translators: %1$s: number of a row, %2$s: title, %3$s: date and place, %4$s: title, date and place as the row says them */
			__( 'Row %1$s: change “%2$s”, %3$s → %4$s', 'programs-filter' ),
			number_format_i18n( $line['number'] ),
			$title,
			implode( ', ', array_diff( array( $dates, $facts['place'] ), array( '' ) ) ),
			implode( ', ', array_diff( $words, array( '' ) ) )
		);
	}

	return $labels;
}

/**
 * Prints the question whether rows are about a program whose title, day or place they correct, or create another one.
 *
 * @param Job $job Import.
 */
function print_corrections( Job $job ): void {
	$boxes = correction_labels( $job );
	if ( array() === $boxes ) {
		return;
	}
	printf( '<fieldset class="programs-filter-question"><legend>%s</legend>', esc_html__( 'These rows look like programs of this site with another title, date or place. Those that are ticked change the program; the others create one.', 'programs-filter' ) );
	$chosen = array_diff( $job->answers['corrections'], array( 0 ) );
	foreach ( ( count( $boxes ) > max( 1, count( $chosen ) ) ? array( 'all' => __( 'All of these rows', 'programs-filter' ) ) : array() ) + $boxes as $value => $label ) {
		printf( '<p><label><input type="checkbox" name="corrections[]" value="%s"%s> %s</label></p>', esc_attr( (string) $value ), checked( isset( $chosen[ $value ] ), true, false ), esc_html( $label ) );
	}
	echo '</fieldset>';
}
