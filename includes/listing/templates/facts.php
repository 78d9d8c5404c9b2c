<?php
/**
 * The facts on a program's page. A theme replaces it with `programs-filter/facts.php`, which gets the same `$args`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the page gives (docs/developers.md).
 *
 * @var FactsTemplate $args
 */
$programs_filter_program = $args['program'];
$programs_filter_badge   = $programs_filter_program['badge'];
$programs_filter_has_box = array() !== $programs_filter_program['facts']
	|| null !== $programs_filter_badge
	|| array() !== $programs_filter_program['signup'];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The wrapper, the attributes of the way back and facts are HTML.
?>
<div <?php echo $args['wrapper']; ?>>
<?php if ( '' !== $programs_filter_program['back'] || array() !== $programs_filter_program['categories'] ) : ?>
<div class="programas-facts__way">
	<?php if ( '' !== $programs_filter_program['back'] ) : ?>
<a class="programas-facts__back"<?php echo $args['back']; ?>><?php esc_html_e( 'Back to the listing', 'programs-filter' ); ?></a>
	<?php endif; ?>
	<?php if ( array() !== $programs_filter_program['categories'] ) : ?>
<ul class="programas-facts__categories" role="list" aria-label="<?php esc_attr_e( 'Categories', 'programs-filter' ); ?>">
		<?php
		foreach ( $programs_filter_program['categories'] as $programs_filter_category ) {
			$programs_filter_html = '<span class="programas-facts__category">%1$s</span>';
			if ( '' !== $programs_filter_category['url'] ) {
				$programs_filter_html = '<a class="programas-facts__category" href="%2$s">%1$s</a>';
			}
			printf(
				'<li class="programas-facts__item">' . $programs_filter_html . "</li>\n",
				esc_html( $programs_filter_category['name'] ),
				esc_url( $programs_filter_category['url'] )
			);
		}
		?>
</ul>
	<?php endif; ?>
</div>
<?php endif; ?>
<?php if ( $programs_filter_has_box ) : ?>
<div class="programas-facts__box">
	<?php
	if ( null !== $programs_filter_badge ) {
		$programs_filter_html = '<p class="programas-facts__badge is-state-%1$s">%2$s</p>' . "\n";
		printf( $programs_filter_html, esc_attr( $programs_filter_badge['key'] ), esc_html( $programs_filter_badge['text'] ) );
	}
	?>
	<?php if ( array() !== $programs_filter_program['facts'] ) : ?>
<dl class="programas-facts__list">
		<?php foreach ( $programs_filter_program['facts'] as $programs_filter_fact ) : ?>
<div class="programas-facts__fact is-<?php echo esc_attr( $programs_filter_fact['key'] ); ?>">
<dt class="programas-facts__label"><?php echo esc_html( $programs_filter_fact['label'] ); ?></dt>
			<?php
			if ( 'signup' === $programs_filter_fact['key'] || array() === $programs_filter_fact['links'] ) {
				printf( '<dd class="programas-facts__value">%s</dd>' . "\n", $programs_filter_fact['html'] );
			} else {
				foreach ( $programs_filter_fact['links'] as $programs_filter_link ) {
					$programs_filter_html = '<dd class="programas-facts__value"><a href="%1$s">%2$s</a></dd>' . "\n";
					printf( $programs_filter_html, esc_url( $programs_filter_link['url'] ), esc_html( $programs_filter_link['text'] ) );
				}
			}
			?>
</div>
		<?php endforeach; ?>
</dl>
	<?php endif; ?>
	<?php if ( array() !== $programs_filter_program['signup'] ) : ?>
<div class="programas-facts__bar">
		<?php if ( array() !== $programs_filter_program['terms'] ) : ?>
<p class="programas-facts__terms">
			<?php
			foreach ( $programs_filter_program['terms'] as $programs_filter_term ) {
				printf( "<span>%s</span>\n", esc_html( $programs_filter_term ) );
			}
			?>
</p>
		<?php endif; ?>
		<?php foreach ( $programs_filter_program['signup'] as $programs_filter_link ) : ?>
<p class="programas-facts__signup wp-block-button">
			<?php
			printf(
				'<a class="programas-facts__button wp-block-button__link wp-element-button" href="%1$s">%2$s</a>',
				esc_url( $programs_filter_link['url'] ),
				esc_html( $programs_filter_link['text'] )
			);
			?>
</p>
		<?php endforeach; ?>
</div>
	<?php endif; ?>
<p class="programas-facts__actions">
	<?php
	if ( '' !== $programs_filter_program['now'] ) {
		$programs_filter_html = '<a class="programas-facts__action" href="%1$s">%2$s</a>' . "\n";
		printf( $programs_filter_html, esc_url( $programs_filter_program['now'] ), esc_html__( 'See what is on now', 'programs-filter' ) );
	}
	if ( '' !== $programs_filter_program['calendar'] ) {
		$programs_filter_html = '<a class="programas-facts__action" href="%1$s" rel="nofollow">%2$s</a>' . "\n";
		printf( $programs_filter_html, esc_url( $programs_filter_program['calendar'] ), esc_html__( 'Add to calendar', 'programs-filter' ) );
	}
	?>
<button type="button" class="programas-facts__action programas-facts__share" hidden><?php esc_html_e( 'Share', 'programs-filter' ); ?></button>
</p>
</div>
<?php endif; ?>
</div>
