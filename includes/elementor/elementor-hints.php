<?php
/**
 * When a control of the widget is shown, and what is said beside it: as in the block's inspector.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor_Hints;

use const ProgramsFilter\Criteria\CATEGORY;
use const ProgramsFilter\Criteria\WHEN;

defined( 'ABSPATH' ) || exit;

/**
 * What has to be on for a control to have a meaning.
 */
const NEEDS = array(
	'showFilter' => array( 'filterControl', 'multiple', 'stickyFilter', 'allLabel', 'showPillCounts', 'target' ),
	'showGrid'   => array( 'when', 'orderBy', 'order', 'limit', 'stickyFilter', 'showImage', 'showExcerpt', 'showCategories', 'facts', 'headingLevel', 'emptyText', 'perPage' ),
);

/**
 * When a control is shown. Elementor takes the default for one that is not.
 *
 * @param string $name     Attribute.
 * @param array  $criteria By what programs can be filtered.
 * @phpstan-param array<string, Criterion> $criteria
 * @return array<string, array<string, string>>
 */
function condition( string $name, array $criteria ): array {
	// There is no pill of "all" among boxes to tick.
	$condition = array(
		'target'   => array( 'showGrid' => '' ),
		'allLabel' => array( 'multiple' => '' ),
	)[ $name ] ?? array();
	foreach ( NEEDS as $switch => $names ) {
		if ( in_array( $name, $names, true ) ) {
			$condition[ $switch ] = 'yes';
		}
	}
	// Elementor's "one of several" fails on a list that somebody else has emptied: where there are several, the control is always there.
	$choices = array_keys( array_filter( $criteria, static fn( array $entry ): bool => 'choice' === $entry['kind'] ) );
	$needed  = array(
		'filterControl' => array_merge( array( WHEN ), array_diff( $choices, array( CATEGORY ) ) ),
		'multiple'      => $choices,
	)[ $name ] ?? array();
	if ( 1 === count( $needed ) ) {
		$condition['filters'] = $needed[0];
	}

	return array() === $condition ? array() : array( 'condition' => $condition );
}

/**
 * What is said below a control or in its empty field.
 *
 * @param string $name Attribute.
 * @return array<string, string>
 */
function texts( string $name ): array {
	switch ( $name ) {
		case 'limit':
		case 'perPage':
			return array( 'description' => __( '0: all are shown.', 'programs-filter' ) );
		case 'multiple':
			return array( 'description' => __( 'Categories become boxes to tick.', 'programs-filter' ) );
		case 'target':
			return array( 'description' => __( 'For example #programas. Empty: the first grid on the page.', 'programs-filter' ) );
		case 'allLabel':
			return array( 'placeholder' => _x( 'All', 'programs', 'programs-filter' ) );
	}

	return array();
}
