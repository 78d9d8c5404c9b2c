<?php
/**
 * What the clock changes, and when it is announced.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Clock;

use ProgramsFilter\Listing;
use function ProgramsFilter\Tests\{announced, block, day, load_admin, page, program_with_facts, retitle, with_read_only_database};

/**
 * Days of the site until a moment.
 *
 * @param int $moment Unix time.
 */
function days_until( int $moment ): int {
	$today = new \DateTimeImmutable( day( 0 ) );

	return (int) $today->diff( new \DateTimeImmutable( (string) wp_date( 'Y-m-d', $moment ) ) )->format( '%r%a' );
}

/** The moment at which it strikes, 0 for never. */
function number(): int {
	return Listing\clock_setting( time() )['next'] ?? 0;
}

/**
 * Sets the clock to a moment, as an earlier request did.
 *
 * @param int $next Unix time.
 */
function set_to( int $next ): void {
	update_option( Listing\CLOCK_OPTION, array( 'next' => $next, 'set' => time() - DAY_IN_SECONDS ) );
}

/**
 * Days until the clock strikes next, when the changes of this request have been announced.
 *
 * @return array{int|string, bool} '' for never; whether WP-Cron has the event at that very moment.
 */
function strikes(): array {
	Listing\announce_changes();
	$moment = number();

	return array( 0 === $moment ? '' : days_until( $moment ), wp_next_scheduled( Listing\CLOCK_EVENT ) === ( 0 === $moment ? false : $moment ) );
}

/**
 * When the clock strikes after one change after the other.
 *
 * @return array<string, array{int|string, bool}>
 */
function after_changes(): array {
	$strikes = array( 'nothing' => strikes() );
	program_with_facts( array( 'start' => day( -9 ), 'end' => day( -5 ) ) );
	$strikes['a program that is over'] = strikes();
	$coming                            = program_with_facts( array( 'start' => day( 5 ), 'end' => day( 9 ) ) );
	$strikes['one that comes']         = strikes();
	program_with_facts( array( 'end' => day( 2 ) ) );
	$strikes['one that ends before that'] = strikes();
	$signup                               = program_with_facts( array( 'signup_until' => day( 0 ) ) );
	$strikes['the last day to sign up']   = strikes();
	wp_trash_post( $signup );
	$strikes['without that'] = strikes();
	$draft                   = program_with_facts( array( 'start' => day( 1 ) ), array( 'post_status' => 'draft' ) );
	program_with_facts( array( 'start' => day( 1 ) ), array( 'post_password' => 'x' ) );
	$strikes['a draft, and one behind a password'] = strikes();
	wp_publish_post( $draft );
	$strikes['the draft is published'] = strikes();
	delete_post_meta( $draft, 'pfilter_start' );
	$strikes['its date is gone'] = strikes();
	update_post_meta( $coming, 'pfilter_start', day( 1 ) );
	$strikes['a date that is moved'] = strikes();

	return $strikes;
}

/**
 * What is announced, and to which pages, when WP-Cron does what is scheduled; and when it strikes next.
 *
 * @return array<string, mixed>
 */
function struck(): array {
	page( 'con-bloque', block() );
	program_with_facts( array( 'start' => day( 1 ), 'end' => day( 2 ) ) );
	strikes();
	set_to( time() - 1 );
	$stamp = get_option( 'programs_filter_stamp' );
	$told  = announced( static fn() => do_action( Listing\CLOCK_EVENT ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.

	return $told + array( 'stamp' => get_option( 'programs_filter_stamp' ) !== $stamp );
}

/**
 * Programs whose own pages page caches are told of, when a request finds that the clock struck an hour ago.
 *
 * @return list<string> Names.
 */
function programs_told(): array {
	$moment = static fn( int $ago ): string => (string) wp_date( 'Y-m-d\TH:i', time() - $ago );
	foreach ( array(
		'begins'    => array( 'start' => $moment( 1800 ) ),
		'is-over'   => array( 'end' => $moment( 1800 ) ),
		'long-over' => array( 'end' => $moment( 7200 ) ),
		'comes'     => array( 'start' => day( 3 ) ),
		'undated'   => array( 'place' => 'Aula 1' ),
	) as $name => $facts ) {
		program_with_facts( $facts, array( 'post_name' => $name ) );
	}
	strikes();
	set_to( time() - 3600 );

	$told = array();
	add_action(
		'clean_post_cache',
		static function ( int $id, \WP_Post $post ) use ( &$told ): void {
			$told[ $post->post_name ] = $id;
		},
		10,
		2
	);
	Listing\look_at_clock();
	Listing\announce_changes();
	ksort( $told );

	return array_keys( $told );
}

/**
 * How often something is announced when the clock is looked at in a state, and when it strikes then.
 *
 * @return array<string, array{int, array{int|string, bool}}>
 */
function found(): array {
	program_with_facts( array( 'start' => day( 3 ) ) );
	strikes();
	$found = array();
	$year  = 365 * DAY_IN_SECONDS;
	foreach ( array(
		'never looked at'      => false,
		'late'                 => array( 'next' => time() - 3600, 'set' => time() - 7200 ),
		'not yet'              => array( 'next' => (int) strtotime( day( 2 ) . ' 12:00 UTC' ), 'set' => time() - 7200 ),
		'set a year too early' => array( 'next' => time() + $year + 3600, 'set' => time() + $year ),
		'no moment'            => 'x',
	) as $state => $clock ) {
		if ( false === $clock ) {
			delete_option( Listing\CLOCK_OPTION );
		} else {
			update_option( Listing\CLOCK_OPTION, $clock );
		}
		wp_clear_scheduled_hook( Listing\CLOCK_EVENT );
		$times           = announced( static fn() => Listing\look_at_clock() )['times'];
		$found[ $state ] = array( $times, strikes() );
	}

	return $found;
}

/**
 * How often something is announced by looks at a clock that has struck while the database cannot be written, and at the next look.
 *
 * @return list<int>
 */
function struck_in_read_only_database(): array {
	program_with_facts( array( 'start' => day( 3 ) ) );
	strikes();
	set_to( time() - 5 );
	$look = static fn(): int => announced( static fn() => Listing\look_at_clock() )['times'];

	return array( with_read_only_database( $look ), with_read_only_database( $look ), $look(), $look() );
}

/** Until when listings are right, by a clock that was not set since, in days. */
function right_until(): int {
	program_with_facts( array( 'start' => day( 3 ) ) );
	set_to( time() - 5 );

	return days_until( Listing\kept_until( time() ) );
}

/**
 * What is left of the clock after deactivation and the changes that come after it.
 *
 * @return array{mixed, mixed}
 */
function after_deactivation(): array {
	load_admin();
	$id = program_with_facts( array( 'start' => day( 3 ) ) );
	strikes();
	deactivate_plugins( 'programs-filter/programs-filter.php' );
	retitle( $id, 'Óleo' );
	Listing\announce_changes();

	return array( get_option( Listing\CLOCK_OPTION ), wp_next_scheduled( Listing\CLOCK_EVENT ) );
}
