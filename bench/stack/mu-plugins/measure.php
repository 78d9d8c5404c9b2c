<?php
/**
 * Plugin Name: Measure
 * Description: `?measure=listing` renders a subject once, in a request of its own, and answers what that took.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Measure;

require_once __DIR__ . '/subjects/loop.php';

const BLOCK = '<!-- wp:programs-filter/programas %s /-->';

const QUERY_LOOP = <<<'HTML'
<!-- wp:query {"queryId":1,"query":{"perPage":100000,"postType":"pfilter_programa","order":"asc","orderBy":"title","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-featured-image {"sizeSlug":"medium_large"} /-->
<!-- wp:post-title {"level":3,"isLink":true} /-->
<!-- wp:post-excerpt /-->
<!-- wp:post-terms {"term":"pfilter_categoria"} /-->
<!-- /wp:post-template --></div>
<!-- /wp:query -->
HTML;

add_action( 'template_redirect', __NAMESPACE__ . '\\answer', 0 );

/**
 * What is measured, by name: blocks, or a function.
 *
 * @return array<string, string|callable(): string>
 */
function subjects(): array {
	return array(
		'query-loop' => QUERY_LOOP,
		'loop'       => 'ProgramsFilter\\Bench\\Subjects\\loop',
		'listing'    => sprintf( BLOCK, '' ),
		'facts'      => sprintf( BLOCK, '{"facts":["dates","place","price","signup"]}' ),
		'filters'    => sprintf( BLOCK, '{"filters":["buscar","categoria","edad-taller","cuando","fechas","lugar","edad","precio","gratis","plazas","orden"]}' ),
		'coming'     => sprintf( BLOCK, '{"limit":6,"orderBy":"start","when":"coming","showFilter":false}' ),
		'calendar'   => static function (): string {
			\ProgramsFilter\Program_Page\load();

			return \ProgramsFilter\Program_Page\subscription_file();
		},
	);
}

/**
 * Answers with a measurement when the address asks for one.
 */
function answer(): void {
	// phpcs:ignore WordPress.Security, WordPress.WP -- Compared with a list.
	$name    = $_GET['measure'] ?? '';
	$subject = is_string( $name ) ? subjects()[ $name ] ?? null : null;
	if ( null === $subject ) {
		return;
	}
	wp_send_json( measure( is_callable( $subject ) ? $subject : static fn(): string => do_blocks( $subject ) ) );
}

/**
 * Renders once.
 *
 * @param callable(): string $subject Subject.
 * @return array<string, int|float> Milliseconds by the clock and of the processor; queries; memory at the peak, in bytes; cards; pictures; length in bytes.
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
