<?php
/**
 * A change that is made when the end of the request has passed.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Announcements;

use function ProgramsFilter\Tests\{program, remove, retitle};

// With an "x" for each announcement.
const ANNOUNCED = WP_CONTENT_DIR . '/announced';

/** Changes a program three times when the end of the request has passed; what is announced so far. */
function change_after_the_end(): string {
	$id = program( 'Tarde' );
	file_put_contents( ANNOUNCED, '' );
	do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	add_action(
		'programs_filter_changed',
		static function (): void {
			file_put_contents( ANNOUNCED, 'x', FILE_APPEND );
		}
	);
	foreach ( range( 1, 3 ) as $number ) {
		retitle( $id, "Tarde $number" );
	}

	return (string) file_get_contents( ANNOUNCED );
}

/** What was announced of change_after_the_end() in the end. Leaves nothing of it. */
function announced_after_the_end(): string {
	$announced = (string) file_get_contents( ANNOUNCED );
	unlink( ANNOUNCED );
	remove();

	return $announced;
}
