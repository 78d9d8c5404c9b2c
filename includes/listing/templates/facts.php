<?php
/**
 * The facts on a program's page. A theme replaces it with `programs-filter/facts.php`, which gets the same `$args`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var FactsTemplate $args
 */
$programs_filter_program = $args['program'];
$programs_filter_is_box  = array() !== $programs_filter_program['facts'] || null !== $programs_filter_program['badge'] || array() !== $programs_filter_program['signup'];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<div <?php echo $args['wrapper']; ?>>
<?php if ( '' !== $programs_filter_program['back'] || array() !== $programs_filter_program['categories'] ) : ?>
<div class="programas-facts__way">
	<?php if ( '' !== $programs_filter_program['back'] ) : ?>
<a class="programas-facts__back" href="<?php echo esc_url( $programs_filter_program['back'] ); ?>" data-results="<?php esc_attr_e( 'Back to results', 'programs-filter' ); ?>" data-parameters="<?php echo esc_attr( implode( ' ', $args['parameters'] ) ); ?>"><?php esc_html_e( 'All programs', 'programs-filter' ); ?></a>
	<?php endif; ?>
	<?php if ( array() !== $programs_filter_program['categories'] ) : ?>
<ul class="programas-facts__categories" role="list" aria-label="<?php esc_attr_e( 'Categories', 'programs-filter' ); ?>">
		<?php foreach ( $programs_filter_program['categories'] as $programs_filter_category ) : ?>
			<?php if ( '' === $programs_filter_category['url'] ) : ?>
<li class="programas-facts__item"><span class="programas-facts__category"><?php echo esc_html( $programs_filter_category['name'] ); ?></span></li>
			<?php else : ?>
<li class="programas-facts__item"><a class="programas-facts__category" href="<?php echo esc_url( $programs_filter_category['url'] ); ?>"><?php echo esc_html( $programs_filter_category['name'] ); ?></a></li>
			<?php endif; ?>
		<?php endforeach; ?>
</ul>
	<?php endif; ?>
</div>
<?php endif; ?>
<?php if ( $programs_filter_is_box ) : ?>
<div class="programas-facts__box">
	<?php if ( null !== $programs_filter_program['badge'] ) : ?>
<p class="programas-facts__badge is-state-<?php echo esc_attr( $programs_filter_program['badge']['key'] ); ?>"><?php echo esc_html( $programs_filter_program['badge']['text'] ); ?></p>
	<?php endif; ?>
	<?php if ( array() !== $programs_filter_program['facts'] ) : ?>
<dl class="programas-facts__list">
		<?php foreach ( $programs_filter_program['facts'] as $programs_filter_fact ) : ?>
<div class="programas-facts__fact is-<?php echo esc_attr( $programs_filter_fact['key'] ); ?>">
<dt class="programas-facts__label"><?php echo esc_html( $programs_filter_fact['label'] ); ?></dt>
			<?php if ( 'signup' !== $programs_filter_fact['key'] && array() !== $programs_filter_fact['links'] ) : ?>
				<?php foreach ( $programs_filter_fact['links'] as $programs_filter_link ) : ?>
<dd class="programas-facts__value"><a href="<?php echo esc_url( $programs_filter_link['url'] ); ?>"><?php echo esc_html( WordPress\without_brackets( $programs_filter_link['text'] ) ); ?></a></dd>
				<?php endforeach; ?>
			<?php else : ?>
<dd class="programas-facts__value"><?php echo $programs_filter_fact['html']; ?></dd>
			<?php endif; ?>
</div>
		<?php endforeach; ?>
</dl>
	<?php endif; ?>
	<?php foreach ( $programs_filter_program['signup'] as $programs_filter_link ) : ?>
<p class="programas-facts__signup wp-block-button"><a class="programas-facts__button wp-block-button__link wp-element-button" href="<?php echo esc_url( $programs_filter_link['url'] ); ?>"><?php echo esc_html( $programs_filter_link['text'] ); ?></a></p>
	<?php endforeach; ?>
<p class="programas-facts__actions">
	<?php if ( '' !== $programs_filter_program['now'] ) : ?>
<a class="programas-facts__action" href="<?php echo esc_url( $programs_filter_program['now'] ); ?>"><?php esc_html_e( 'See what is on now', 'programs-filter' ); ?></a>
	<?php endif; ?>
	<?php if ( '' !== $programs_filter_program['calendar'] ) : ?>
<a class="programas-facts__action" href="<?php echo esc_url( $programs_filter_program['calendar'] ); ?>" rel="nofollow"><?php esc_html_e( 'Add to calendar', 'programs-filter' ); ?></a>
	<?php endif; ?>
<button type="button" class="programas-facts__action programas-facts__share" hidden><?php esc_html_e( 'Share', 'programs-filter' ); ?></button>
</p>
</div>
<?php endif; ?>
</div>
<?php // phpcs:enable ?>
