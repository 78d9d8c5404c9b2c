<?php
/**
 * "Show more": the first of the cards that match, and how many are left.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Paging;

use ProgramsFilter\Asked;

defined( 'ABSPATH' ) || exit;

/**
 * Which cards are shown.
 *
 * @param list<bool> $matches  Which of the cards match.
 * @param int        $per_page How many are shown at first; 0 for all.
 * @return array{shown: list<bool>, left: int}
 */
function of( array $matches, int $per_page ): array {
	$most = Asked\shown( $per_page );
	if ( 0 === $most ) {
		return array(
			'shown' => $matches,
			'left'  => 0,
		);
	}
	$shown = array();
	$count = 0;
	foreach ( $matches as $matches_all ) {
		$count  += $matches_all ? 1 : 0;
		$shown[] = $matches_all && $count <= $most;
	}

	return array(
		'shown' => $shown,
		'left'  => max( 0, $count - $most ),
	);
}
