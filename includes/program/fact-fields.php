<?php
/**
 * The fields in which the facts of a program are edited: the panel of the block editor and the box of the classic one have the same.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The fields, in the order of a form.
 *
 * @return list<FactField>
 */
function fact_fields(): array {
	$labels = fact_labels();
	$hints  = fact_hints();
	$fields = array();
	foreach ( FACTS as $fact => list( $key, $kind ) ) {
		$longest  = LONGEST_VALUES[ $kind ];
		$fields[] = array(
			'fact'     => $fact,
			'key'      => $key,
			'kind'     => $kind,
			'label'    => $labels[ $fact ],
			'hint'     => $hints[ $fact ] ?? '',
			'longest'  => $longest,
			// A list is no value of any kind.
			'unusable' => fact_problem( $kind, array() ),
			'tooLong'  => fact_problem( $kind, str_repeat( 'x', $longest + 1 ) ),
		);
	}

	return $fields;
}

/**
 * The states of the sign-up that can be set by hand, in words.
 *
 * @return array<string, string> By the value that is stored.
 */
function signup_state_words(): array {
	return array(
		''        => __( 'By the dates', 'programs-filter' ),
		'open'    => signup_words( 'open' ),
		'waiting' => signup_words( 'waiting' ),
		'full'    => signup_words( 'full' ),
		'closed'  => signup_words( 'closed' ),
	);
}

/**
 * What the form around the fields says.
 *
 * @return array<'title'|'date'|'time'|'kept', string>
 */
function fact_form_texts(): array {
	return array(
		'title' => __( 'Facts of the program', 'programs-filter' ),
		'date'  => __( 'Date', 'programs-filter' ),
		'time'  => __( 'Time (optional)', 'programs-filter' ),
		'kept'  => __( 'It is not stored like this.', 'programs-filter' ),
	);
}

/**
 * What helps to fill in a field.
 *
 * @return array<string, string> By the fact's key.
 */
function fact_hints(): array {
	return array(
		'end'          => __( 'Without an end, a program that has only a first day goes on for ever.', 'programs-filter' ),
		'schedule'     => __( 'For example: Tuesdays and Thursdays, 18:00 to 19:30', 'programs-filter' ),
		'audience'     => __( 'For example: Children aged 8 to 12', 'programs-filter' ),
		'price'        => __( 'For example: €25 a month', 'programs-filter' ),
		'free'         => __( '“Free” is shown instead of the price.', 'programs-filter' ),
		'signup_url'   => __( 'For example: https://example.org/sign-up', 'programs-filter' ),
		'signup_until' => __( 'Until the end of that day.', 'programs-filter' ),
		'signup_state' => __( '“By the dates” closes after the last day, and once the program is over.', 'programs-filter' ),
	);
}
