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

const QUERY_LOOP_CATEGORY = <<<'HTML'
<!-- wp:query {"queryId":1,"query":{"perPage":24,"postType":"pfilter_programa","order":"asc","orderBy":"title","inherit":false,"taxQuery":{"include":{"pfilter_categoria":[%d]}}}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-featured-image {"sizeSlug":"medium_large"} /-->
<!-- wp:post-title {"level":3,"isLink":true} /-->
<!-- wp:post-excerpt /-->
<!-- wp:post-terms {"term":"pfilter_categoria"} /-->
<!-- /wp:post-template -->
<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
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
		'query-loop'          => QUERY_LOOP,
		'query-loop-category' => __NAMESPACE__ . '\\query_loop_of_category',
		'loop'                => __NAMESPACE__ . '\\loop',
		'loop-facts'          => static fn(): string => loop( __NAMESPACE__ . '\\facts' ),
		'loop-filters'        => static fn(): string => loop( null, __NAMESPACE__ . '\\data' ),
		// As much on a card as in the loop.
		'listing'             => sprintf( BLOCK, '{"card":["picture","excerpt","categories"]}' ),
		'facts'               => sprintf( BLOCK, '{"card":["picture","dates","place","price","signup","excerpt","categories"]}' ),
		'filters'             => sprintf( BLOCK, '{"card":["picture","excerpt","categories"],"filters":["buscar","categoria","cuando","fechas","lugar","edad","precio","gratis","plazas","orden"]}' ),
		'coming'              => sprintf( BLOCK, '{"card":["picture","excerpt","categories"],"only":{"cuando":["proximos"]},"limit":6,"orderBy":"next","showFilter":false}' ),
		'calendar'            => static fn(): string => \ProgramsFilter\Program_Page\get_subscription_file( new \ProgramsFilter\Listing\Page() ),
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
		'cards'        => (int) preg_match_all( '/<li class="(?:card|programas-card|wp-block-post)[ "]/', $html ),
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
 * A part of the programs of a category in a Query Loop.
 */
function query_loop_of_category(): string {
	$term = get_term_by( 'slug', 'musica', 'pfilter_categoria' );

	return do_blocks( sprintf( QUERY_LOOP_CATEGORY, $term instanceof \WP_Term ? $term->term_id : 0 ) );
}

/**
 * The loop that a theme's author writes by hand: picture, title, excerpt and categories of all programs.
 *
 * @param (callable(): void)|null   $facts Prints the facts of the current program.
 * @param (callable(): string)|null $data  Returns what filters need of it, as attributes.
 */
function loop( ?callable $facts = null, ?callable $data = null ): string {
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
		<li class="card"<?php echo null === $data ? '' : $data(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there. ?>>
			<?php echo get_the_post_thumbnail( null, 'medium_large' ); ?>
			<h3><a href="<?php echo esc_url( (string) get_permalink() ); ?>"><?php echo wp_kses_post( get_the_title() ); ?></a></h3>
			<?php
			if ( null !== $facts ) {
				$facts();
			}
			?>
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

/**
 * A fact of the current program.
 *
 * @param string $fact Key.
 */
function fact( string $fact ): string {
	$value = get_post_meta( (int) get_the_ID(), "pfilter_$fact", true );

	return is_string( $value ) ? $value : '';
}

/**
 * A day or a time in words, as HTML.
 *
 * @param string $format Format of PHP.
 * @param string $date   Date.
 */
function day( string $format, string $date ): string {
	$moment = new \DateTimeImmutable( $date, wp_timezone() );

	return sprintf( '<time datetime="%s">%s</time>', esc_attr( $date ), esc_html( (string) wp_date( $format, $moment->getTimestamp() ) ) );
}

/**
 * Prints the facts of the current program as the card has them: badge; dates in full and short, with the schedule; place, price and sign-up.
 */
function facts(): void {
	list( $start, $end, $until ) = array( fact( 'start' ), fact( 'end' ), fact( 'signup_until' ) );

	$today   = current_time( 'Y-m-d' );
	$is_over = $end < $today;
	$is_full = 'full' === fact( 'signup_state' );
	$is_open = ! $is_full && ! $is_over && $until >= $today;
	$is_free = '0 €' === fact( 'price' );
	$badge   = $is_free ? 'Gratis' : '';
	if ( ! $is_open ) {
		$badge = $is_over ? 'Terminado' : ( $is_full ? 'Plazas agotadas' : 'Inscripción cerrada' );
	}
	if ( '' !== $badge ) {
		printf( '<p class="badge">%s</p>', esc_html( $badge ) );
	}
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- day() escapes.
	$long = substr( $start, 0, 4 ) === substr( $end, 0, 4 ) ? 'j \d\e F' : 'j \d\e F \d\e Y';
	printf( '<p>Fechas: <span class="long">Del %s al %s</span>', day( $long, $start ), day( 'j \d\e F \d\e Y', $end ) );
	printf( ' <span aria-hidden="true">%s · hasta el %s</span></p>', esc_html( fact( 'sessions' ) ), day( 'j M Y', $end ) );
	printf( '<p>Lugar: %s</p>', esc_html( fact( 'place' ) ) );
	printf( '<p>Precio: %s</p>', esc_html( $is_free ? 'Gratis' : fact( 'price' ) ) );
	if ( $is_open ) {
		printf( '<p>Inscripción: abierta · Hasta el %s</p>', day( 'l j \d\e F', $until ) );
	}
	// phpcs:enable
}

/**
 * What filters need of the current program, as attributes: categories, time, year, place, age, price, free, places, and the words that find it.
 */
function data(): string {
	$terms = get_the_terms( (int) get_the_ID(), 'pfilter_categoria' );
	$terms = is_array( $terms ) ? $terms : array();
	preg_match( '/\d+/', fact( 'price' ), $price );
	$said   = array( get_the_title(), get_the_excerpt(), implode( ' ', array_column( $terms, 'name' ) ) );
	$said[] = implode( ' ', array_map( __NAMESPACE__ . '\\fact', array( 'sessions', 'place', 'audience', 'price', 'email', 'phone' ) ) );
	$said[] = wp_date( 'F Y', (int) strtotime( fact( 'start' ) ) ) . ' ' . wp_date( 'F Y', (int) strtotime( fact( 'end' ) ) );
	$words  = preg_split( '/[^\p{L}\p{N}]+/u', remove_accents( mb_strtolower( wp_strip_all_tags( implode( ' ', $said ) ) ) ), -1, PREG_SPLIT_NO_EMPTY );
	$values = array(
		'categories' => implode( ' ', array_column( $terms, 'slug' ) ),
		'when'       => fact( 'start' ) . '/' . fact( 'end' ),
		'year'       => implode( ' ', array_unique( array( substr( fact( 'start' ), 0, 4 ), substr( fact( 'end' ), 0, 4 ) ) ) ),
		'place'      => sanitize_title( fact( 'place' ) ),
		'age'        => fact( 'age_from' ) . '-' . fact( 'age_to' ),
		'price'      => $price[0] ?? '',
		'free'       => '0 €' === fact( 'price' ) ? '1' : '',
		'places'     => 'full' === fact( 'signup_state' ) || fact( 'signup_until' ) < current_time( 'Y-m-d' ) ? '' : '1',
		'words'      => implode( ' ', array_unique( is_array( $words ) ? $words : array() ) ),
	);
	$html   = '';
	foreach ( $values as $name => $value ) {
		$html .= sprintf( ' data-%s="%s"', $name, esc_attr( $value ) );
	}

	return $html;
}
