<?php
/**
 * The inside of a card. A theme replaces it with `programs-filter/card.php`, which gets the same `$args`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

use function ProgramsFilter\WordPress\escaped_text;

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/reference.md).
 *
 * @var CardTemplate $args
 */
$programs_filter_card  = $args['card'];
$programs_filter_badge = $programs_filter_card['badge'];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Picture, title, link and facts are HTML; escaped_text() escapes.
if ( '' !== $args['picture'] ) :
	?>
<div class="programas-card__picture"><?php echo $args['picture']; ?></div>
<?php endif; ?>
<div class="programas-card__body">
<?php
printf(
	'<h%1$d class="programas-card__title"><a class="programas-card__link"%2$s>%3$s</a></h%1$d>' . "\n",
	$args['attributes']['headingLevel'],
	$args['link'],
	$args['title']
);
if ( null !== $programs_filter_badge ) {
	$programs_filter_html = '<p class="programas-card__badge is-state-%1$s">%2$s</p>' . "\n";
	printf( $programs_filter_html, escaped_text( $programs_filter_badge['key'] ), escaped_text( $programs_filter_badge['text'] ) );
}
?>
<?php if ( array() !== $programs_filter_card['facts'] ) : ?>
<ul class="programas-card__facts" role="list">
	<?php
	foreach ( $programs_filter_card['facts'] as $programs_filter_fact ) {
		$programs_filter_html = $programs_filter_fact['html'];
		if ( 'documents' === $programs_filter_fact['key'] ) {
			$programs_filter_html = '';
			foreach ( $programs_filter_fact['links'] as $programs_filter_link ) {
				$programs_filter_html .= sprintf(
					'<a class="programas-card__document" href="%1$s">%2$s</a> ',
					esc_url( $programs_filter_link['url'] ),
					escaped_text( $programs_filter_link['text'] )
				);
			}
		}
		printf(
			'<li class="programas-card__fact is-%1$s"><span class="programas-card__label">%2$s: </span>%3$s</li>' . "\n\t",
			escaped_text( $programs_filter_fact['key'] ),
			escaped_text( $programs_filter_fact['label'] ),
			$programs_filter_html
		);
	}
	?>
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
