<?php
/**
 * The labels of facts that are chosen from a list.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;


/**
 * The values of a kind that is chosen from a list.
 *
 * @param FactKind $kind Kind.
 * @return array<string, string> Labels by value; empty for all other kinds.
 */
function choice_labels( string $kind ): array {
	$labels = array();
	if ( 'state' === $kind ) {
		$labels[''] = __( 'By the dates', 'programs-filter' );
		foreach ( SIGNUP_STATES as $state ) {
			$labels += array( $state => signup_words( $state ) );
		}
	} elseif ( 'event_status' === $kind ) {
		$labels[''] = __( 'As planned', 'programs-filter' );
		foreach ( EVENT_STATUSES as $status ) {
			$labels += array( $status => event_status_words( $status ) );
		}
	}

	return $labels;
}
