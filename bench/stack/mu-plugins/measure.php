<?php
/**
 * Plugin Name: Measure
 * Description: `?measure=listing` renders a subject once, in a request of its own, and answers what that took.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Measure;

require_once __DIR__ . '/subjects/listing.php';
require_once __DIR__ . '/subjects/loop.php';
require_once __DIR__ . '/subjects/query-loop.php';
require_once __DIR__ . '/subjects/transient.php';

const SUBJECTS = array(
	'coming'     => 'ProgramsFilter\\Bench\\Subjects\\coming',
	'facts'      => 'ProgramsFilter\\Bench\\Subjects\\listing_with_facts',
	'listing'    => 'ProgramsFilter\\Bench\\Subjects\\listing',
	'loop'       => 'ProgramsFilter\\Bench\\Subjects\\loop',
	'query-loop' => 'ProgramsFilter\\Bench\\Subjects\\query_loop',
	'transient'  => 'ProgramsFilter\\Bench\\Subjects\\transient',
);

add_action( 'template_redirect', __NAMESPACE__ . '\\answer', 0 );

/**
 * Answers with a measurement when the address asks for one.
 */
function answer(): void {
	// phpcs:ignore WordPress.Security, WordPress.WP -- Compared with a list.
	$name    = $_GET['measure'] ?? '';
	$subject = is_string( $name ) ? SUBJECTS[ $name ] ?? null : null;
	if ( null !== $subject ) {
		wp_send_json( measure( $subject ) );
	}
}

/**
 * Renders once.
 *
 * @param callable(): string $subject Subject.
 * @return array<string, int|float> Milliseconds by the clock and of the processor; queries; memory at the peak and afterwards, in bytes; cards; pictures; length in bytes.
 */
function measure( callable $subject ): array {
	$queries = get_num_queries();
	gc_collect_cycles();
	memory_reset_peak_usage(); // @phpstan-ignore function.notFound (the benchmark runs on PHP 8.2 or newer)
	$memory = memory_get_usage();
	$cpu    = cpu();
	$start  = hrtime( true );
	$html   = $subject();
	$time   = hrtime( true ) - $start;
	$cpu    = cpu() - $cpu;

	return array(
		'milliseconds' => $time / 1e6,
		'processor'    => $cpu,
		'queries'      => get_num_queries() - $queries,
		'memory'       => memory_get_peak_usage() - $memory,
		'kept'         => memory_get_usage() - strlen( $html ) - $memory,
		'cards'        => substr_count( $html, '<li ' ) - substr_count( $html, '<li class="programas-card__fact' ),
		'pictures'     => substr_count( $html, '<img ' ),
		'length'       => strlen( $html ),
	);
}

/**
 * Time that this process has spent on the processor, in milliseconds.
 */
function cpu(): float {
	/**
	 * Seconds and microseconds by name.
	 *
	 * @var array<string, int> $usage
	 */
	$usage = getrusage();

	return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
}
