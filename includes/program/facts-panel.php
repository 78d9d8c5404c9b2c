<?php
/**
 * Scripts and settings of the fact form (src/program/panel/) in the block editor and the classic editor; facts-box.php prints the classic meta box.
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
	if ( null !== $screen && 'post' === $screen->base && POST_TYPE === $screen->post_type ) {
		enqueue_facts_form( 'program/panel/index' );
	}
}

/**
 * Enqueues a script with the form.
 *
 * @param string $script Path in `build/`, without its extension.
 */
function enqueue_facts_form( string $script ): void {
	// The script needs no translation file: the settings include its texts.
	WordPress\enqueue_built_script( PANEL_HANDLE, $script );
	WordPress\add_script_data( PANEL_HANDLE, 'programsFilterProgram', get_facts_form_settings() );
}

/**
 * What the form needs to know.
 *
 * @return array<string, mixed>
 */
function get_facts_form_settings(): array {
	$titles  = array(
		'when'   => __( 'When', 'programs-filter' ),
		'where'  => __( 'Where', 'programs-filter' ),
		'who'    => __( 'For whom', 'programs-filter' ),
		'signup' => __( 'Price and sign-up', 'programs-filter' ),
		'more'   => __( 'More', 'programs-filter' ),
	);
	$fields  = array_column( get_fact_fields(), null, 'fact' );
	$grouped = array_flip( array_merge( ...array_values( FORM_GROUPS ) ) );
	$groups  = array();
	foreach ( FORM_GROUPS as $name => $facts ) {
		$facts    = array() === $facts ? array_keys( array_diff_key( $fields, $grouped ) ) : $facts;
		$groups[] = array(
			'name'   => $name,
			'title'  => $titles[ $name ],
			'fields' => array_map( static fn( string $fact ): array => $fields[ $fact ], $facts ),
		);
	}

	return array(
		'postType'   => POST_TYPE,
		'taxonomy'   => TAXONOMY,
		'path'       => rest_get_route_for_post_type_items( POST_TYPE ),
		'groups'     => $groups,
		'mayUpload'  => current_user_can( 'upload_files' ),
		'hasDaysOff' => array() !== days_off(),
		'texts'      => get_fact_form_texts() + array(
			'words'        => __( 'Sessions, in words', 'programs-filter' ),
			'wordsExample' => __( 'For example: Tuesdays and Thursdays 17:00-18:30 from 5/10 to 17/12', 'programs-filter' ),
			'add'          => __( 'Add', 'programs-filter' ),
			'addDay'       => __( 'Add a day', 'programs-filter' ),
			'addWeekdays'  => __( 'Add days of the week', 'programs-filter' ),
			'firstDay'     => __( 'First day', 'programs-filter' ),
			'lastDay'      => __( 'Last day', 'programs-filter' ),
			'weekdays'     => __( 'Days of the week', 'programs-filter' ),
			'fromHour'     => _x( 'From', 'hour', 'programs-filter' ),
			'toHour'       => _x( 'To', 'hour', 'programs-filter' ),
			'ordinals'     => __( 'Of the month (without any: each week)', 'programs-filter' ),
			'ordinal'      => array(
				_x( '1st', 'weekday of a month', 'programs-filter' ),
				_x( '2nd', 'weekday of a month', 'programs-filter' ),
				_x( '3rd', 'weekday of a month', 'programs-filter' ),
				_x( '4th', 'weekday of a month', 'programs-filter' ),
				_x( 'last', 'weekday of a month', 'programs-filter' ),
			),
			'rhythm'       => __( 'By months, or not each week', 'programs-filter' ),
			'monthdays'    => __( 'Or days of the month, such as 1,15', 'programs-filter' ),
			'every'        => __( 'Weeks from one to the next', 'programs-filter' ),
			'everyMonth'   => __( 'Months from one to the next', 'programs-filter' ),
			'alsoDaysOff'  => __( 'Also on days without activity', 'programs-filter' ),
			'remove'       => __( 'Remove', 'programs-filter' ),
			'removeAll'    => __( 'Remove all sessions of this line?', 'programs-filter' ),
			'oneSession'   => __( 'One session alone', 'programs-filter' ),
			'cancel'       => _x( 'It is canceled', 'session', 'programs-filter' ),
			'move'         => _x( 'It is elsewhere', 'session', 'programs-filter' ),
			'isCancelled'  => _x( 'canceled', 'session', 'programs-filter' ),
			'isElsewhere'  => __( 'Place', 'programs-filter' ),
			'isLeftOut'    => _x( 'no session', 'day', 'programs-filter' ),
			'allAges'      => _x( 'For all ages', 'switch', 'programs-filter' ),
			'addDocuments' => __( 'Add documents', 'programs-filter' ),
			'categories'   => __( 'Categories', 'programs-filter' ),
			'picture'      => __( 'Image', 'programs-filter' ),
			/* translators: %s: names of facts, separated by commas. */
			'missing'      => __( 'Not filled in yet: %s. You can publish the program like this and complete it later.', 'programs-filter' ),
			'conflict'     => __( 'This program was changed while you were editing it', 'programs-filter' ),
			'keepMine'     => __( 'Keep mine', 'programs-filter' ),
			'takeStored'   => __( 'Use what is stored', 'programs-filter' ),
		),
	);
}
