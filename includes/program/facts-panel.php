<?php
/**
 * The panel of a program's facts in the block editor: its script (src/program/panel/), fields and texts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const PANEL_HANDLE = 'programs-filter-program';

/** Enqueues the panel on the screen of a program. */
function enqueue_facts_panel(): void {
	$screen = get_current_screen();
	if ( null === $screen || 'post' !== $screen->base || POST_TYPE !== $screen->post_type || ! is_post_type_ours() ) {
		return;
	}
	// The script needs no translations of its own: the texts come along.
	WordPress\enqueue_built_script( PANEL_HANDLE, 'program/panel/index' );
	WordPress\add_script_data(
		PANEL_HANDLE,
		'programsFilterProgram',
		array(
			'postType' => POST_TYPE,
			'fields'   => fact_fields(),
			'texts'    => fact_form_texts() + array(
				'addDay'          => __( 'Add a day', 'programs-filter' ),
				'addWeekdays'     => __( 'Add days of the week', 'programs-filter' ),
				'firstDay'        => __( 'First day', 'programs-filter' ),
				'lastDay'         => __( 'Last day', 'programs-filter' ),
				'weekdays'        => __( 'Days of the week', 'programs-filter' ),
				'fromHour'        => _x( 'From', 'hour', 'programs-filter' ),
				'toHour'          => _x( 'To', 'hour', 'programs-filter' ),
				'ordinals'        => __( 'Of the month (without any: each week)', 'programs-filter' ),
				'ordinal'         => array(
					_x( '1st', 'weekday of a month', 'programs-filter' ),
					_x( '2nd', 'weekday of a month', 'programs-filter' ),
					_x( '3rd', 'weekday of a month', 'programs-filter' ),
					_x( '4th', 'weekday of a month', 'programs-filter' ),
					_x( 'last', 'weekday of a month', 'programs-filter' ),
				),
				'monthdays'       => __( 'Or days of the month, such as 1,15', 'programs-filter' ),
				'every'           => __( 'Weeks from one to the next', 'programs-filter' ),
				'everyMonth'      => __( 'Months from one to the next', 'programs-filter' ),
				'remove'          => __( 'Remove', 'programs-filter' ),
				'oneSession'      => __( 'One session alone', 'programs-filter' ),
				'cancel'          => _x( 'It is cancelled', 'session', 'programs-filter' ),
				'move'            => _x( 'It is elsewhere', 'session', 'programs-filter' ),
				'isCancelled'     => _x( 'cancelled', 'session', 'programs-filter' ),
				'isElsewhere'     => __( 'Place', 'programs-filter' ),
				'isLeftOut'       => _x( 'no session', 'day', 'programs-filter' ),
				'addPrice'        => __( 'Add a price', 'programs-filter' ),
				'who'             => __( 'Who', 'programs-filter' ),
				'amount'          => __( 'Amount', 'programs-filter' ),
				'addDocuments'    => __( 'Add documents', 'programs-filter' ),
				'unfinished'      => __( 'Fill in the days of each session. Weekdays need a first and a last day, and a session elsewhere needs its place.', 'programs-filter' ),
				'noSession'       => session_problem( 'day' ),
				'tooManyLines'    => session_problem( 'lines' ),
				'tooManySessions' => session_problem( 'sessions' ),
				'wrongOrder'      => wrong_order_problem( 'start' ),
				'wrongAges'       => wrong_order_problem( 'age_from' ),
				'tooManyLeft'     => too_many_left_problem(),
				'notFree'         => paid_problem(),
				'dayMissing'      => missing_day_problem(),
				'picture'         => post_type_labels()['featured_image'],
				/* translators: %s: names of facts, separated by commas. */
				'missing'         => __( 'Not filled in yet: %s. You can publish the program like this and complete it later.', 'programs-filter' ),
				'eventOfDays'     => __( 'As it stands, it lasts day and night. If it meets on some days only, add them under “Sessions”.', 'programs-filter' ),
				/* translators: %s: names of facts, separated by commas. */
				'notToBeSaved'    => __( 'These facts will not be saved: %s.', 'programs-filter' ),
				/* translators: %s: names of facts, separated by commas. */
				'notSaved'        => __( 'Not saved: %s. Correct them in “Facts of the program”.', 'programs-filter' ),
			),
		)
	);
}
