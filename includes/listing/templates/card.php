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
$programs_filter_card    = $args['card'];
$programs_filter_heading = 'h' . $args['attributes']['headingLevel'];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The picture comes from WordPress, the heading is h2 to h6, facts are escaped (displayed-facts.php).
if ( '' !== $args['picture'] ) :
	?>
<div class="programas-card__picture"><?php echo $args['picture']; ?></div>
<?php endif; ?>
<div class="programas-card__body">
<<?php echo $programs_filter_heading; ?> class="programas-card__title"><a class="programas-card__link" href="<?php echo esc_url( $programs_filter_card['url'] ); ?>"<?php echo WordPress\html_attributes( null === $programs_filter_card['badge'] ? array() : array( 'aria-description' => $programs_filter_card['badge']['text'] ) ); ?>><?php echo wp_kses( $programs_filter_card['title'], Listing\TITLE_MARKUP ); ?></a></<?php echo $programs_filter_heading; ?>>
<?php if ( null !== $programs_filter_card['badge'] ) : ?>
<p class="programas-card__badge is-state-<?php echo WordPress\escaped_text( $programs_filter_card['badge']['key'] ); ?>"><?php echo WordPress\escaped_text( $programs_filter_card['badge']['text'] ); ?></p>
<?php endif; ?>
<?php if ( array() !== $programs_filter_card['facts'] ) : ?>
<ul class="programas-card__facts" role="list">
	<?php foreach ( $programs_filter_card['facts'] as $programs_filter_fact ) : ?>
<li class="programas-card__fact is-<?php echo WordPress\escaped_text( $programs_filter_fact['key'] ); ?>"><span class="programas-card__label"><?php echo WordPress\escaped_text( $programs_filter_fact['label'] ); ?>: </span><?php echo 'documents' === $programs_filter_fact['key'] ? '' : $programs_filter_fact['html']; ?><?php foreach ( 'documents' === $programs_filter_fact['key'] ? $programs_filter_fact['links'] : array() as $programs_filter_link ) : ?>
<a class="programas-card__document" href="<?php echo esc_url( $programs_filter_link['url'] ); ?>"><?php echo WordPress\escaped_text( $programs_filter_link['text'] ); ?></a> <?php endforeach; ?></li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
<?php // phpcs:enable ?>
<?php if ( '' !== $programs_filter_card['excerpt'] ) : ?>
<p class="programas-card__excerpt"><?php echo esc_html( $programs_filter_card['excerpt'] ); ?></p>
<?php endif; ?>
<?php if ( array() !== $programs_filter_card['categories'] ) : ?>
<p class="programas-card__categories">
	<?php foreach ( $programs_filter_card['categories'] as $programs_filter_category ) : ?>
<span class="programas-card__category"><?php echo esc_html( $programs_filter_category['name'] ); ?></span>
	<?php endforeach; ?>
</p>
<?php endif; ?>
</div>
