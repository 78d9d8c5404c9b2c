<?php
/**
 * The inside of a card. A theme replaces it with `programs-filter/card.php`, which gets the same `$args`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var CardTemplate $args
 */
$card    = $args['card'];
$heading = 'h' . $args['attributes']['headingLevel'];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The picture comes from WordPress, the heading is h2 to h6.
if ( '' !== $args['picture'] ) :
	?>
<div class="programas-card__picture"><?php echo $args['picture']; ?></div>
<?php endif; ?>
<div class="programas-card__body">
<<?php echo $heading; ?> class="programas-card__title"><a class="programas-card__link" href="<?php echo esc_url( $card['url'] ); ?>"><?php echo wp_kses( $card['title'], Card\TITLE_MARKUP ); ?></a></<?php echo $heading; ?>>
<?php // phpcs:enable ?>
<?php if ( '' !== $card['excerpt'] ) : ?>
<p class="programas-card__excerpt"><?php echo esc_html( $card['excerpt'] ); ?></p>
<?php endif; ?>
<?php if ( array() !== $card['categories'] ) : ?>
<p class="programas-card__categories">
	<?php foreach ( $card['categories'] as $category ) : ?>
<span class="programas-card__category"><?php echo esc_html( $category['name'] ); ?></span>
	<?php endforeach; ?>
</p>
<?php endif; ?>
</div>
