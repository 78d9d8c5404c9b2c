<?php
/**
 * Plugin Name: Measure
 * Description: `?measure=listing` renders a subject once, in a request of its own, and answers what that took.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Measure;

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
		'loop'       => __NAMESPACE__ . '\\loop',
		'listing'    => sprintf( BLOCK, '' ),
		'facts'      => sprintf( BLOCK, '{"facts":["dates","place","price","signup"]}' ),
		'filters'    => sprintf( BLOCK, '{"filters":["buscar","categoria","cuando","fechas","lugar","edad","precio","gratis","plazas","orden"]}' ),
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

/**
 * The loop that a theme's author writes by hand: picture, title, excerpt and categories of all programs.
 */
function loop(): string {
	ob_start();
	$query = new \WP_Query(
		array(
			'post_type'      => 'pfilter_programa',
			'posts_per_page' => -1,
			'orderby'        => array(
				'menu_order' => 'ASC',
				'title'      => 'ASC',
			),
			'no_found_rows'  => true,
		)
	);
	update_post_thumbnail_cache( $query );
	echo '<ul>';
	while ( $query->have_posts() ) {
		$query->the_post();
		$terms = get_the_terms( (int) get_the_ID(), 'pfilter_categoria' );
		?>
		<li class="card">
			<?php echo get_the_post_thumbnail( null, 'medium_large' ); ?>
			<h3><a href="<?php echo esc_url( (string) get_permalink() ); ?>"><?php echo wp_kses_post( get_the_title() ); ?></a></h3>
			<p><?php echo esc_html( get_the_excerpt() ); ?></p>
			<p>
				<?php foreach ( is_array( $terms ) ? $terms : array() as $term ) : ?>
					<span><?php echo esc_html( $term->name ); ?></span>
				<?php endforeach; ?>
			</p>
		</li>
		<?php
	}
	echo '</ul>';
	wp_reset_postdata();

	return (string) ob_get_clean();
}
