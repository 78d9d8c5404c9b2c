<?php
/**
 * The loop that a theme's author writes by hand.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Subjects;

/**
 * HTML of a list with picture, title, excerpt and categories of all programs.
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
