<?php
/**
 * Sign-up for programs, and what the clock changes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Signup;

use ProgramsFilter\Facts;
use ProgramsFilter\Period;
use ProgramsFilter\Signup;
use function ProgramsFilter\Tests\{at, program_with_facts};

/**
 * States of sign-up, and when something changes next.
 *
 * @param list<array{array<string, mixed>, string}> $cases Facts by their own keys, and now.
 * @return list<array{string, string}> State, and the site's day and hour; '' for never.
 */
function states( array $cases ): array {
	return array_map(
		static function ( array $one ): array {
			$facts = Facts\values( program_with_facts( $one[0] ) );
			$next  = Period\next_change( Period\changes( $facts ), at( $one[1] ) );

			return array( Signup\state( $facts, at( $one[1] ) ), null === $next ? '' : (string) wp_date( 'Y-m-d H:i', $next ) );
		},
		$cases
	);
}
