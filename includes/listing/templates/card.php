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
 * What the listing gives.
 *
 * @var CardTemplate $args
 */
$programs_filter_card = $args['card'];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Picture, title, link and facts are HTML; escaped_text() escapes.
if ( '' !== $args['picture'] ) :
	?>
<div class="programas-card__picture"><?php echo $args['picture']; ?></div>
	<?php
elseif ( '' !== $programs_filter_card['initial'] ) :
	printf(
		'<div class="programas-card__picture is-initial" data-letter="%1$s" style="--programas-hue:%2$d" aria-hidden="true"></div>' . "\n",
		escaped_text( $programs_filter_card['initial'] ),
		// Each category has its own.
		crc32( $programs_filter_card['slugs'][0] ?? '' ) % 360
	);
endif;
?>
<div class="programas-card__body">
<?php
printf(
	'<h%1$d class="programas-card__title"><a class="programas-card__link"%2$s>%3$s</a></h%1$d>' . "\n",
	$args['attributes']['headingLevel'],
	$args['link'],
	$args['title']
);
$programs_filter_lines = $args['lines'];
if ( isset( $programs_filter_lines['when'] ) ) {
	// Above the title, which comes first for who listens: it is the heading of the card.
	printf( '<p class="programas-card__when">%s</p>' . "\n", $programs_filter_lines['when'][0]['html'] );
	unset( $programs_filter_lines['when'] );
}
?>
<?php if ( array() !== $programs_filter_lines ) : ?>
<ul class="programas-card__facts" role="list">
	<?php
	foreach ( $programs_filter_lines as $programs_filter_line => $programs_filter_facts ) {
		$programs_filter_spans = array();
		foreach ( $programs_filter_facts as $programs_filter_fact ) {
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
			// The dot between two texts comes from the style.
			foreach ( is_feed() ? array( $programs_filter_html ) : explode( ' · ', $programs_filter_html ) as $programs_filter_html ) {
				$programs_filter_spans[] = sprintf( '<span class="programas-card__fact is-%1$s">%2$s</span>', escaped_text( $programs_filter_fact['key'] ), $programs_filter_html );
			}
		}
		printf( '<li class="programas-card__line is-%1$s">%2$s</li>', escaped_text( $programs_filter_line ), implode( is_feed() ? ' · ' : ' ', $programs_filter_spans ) );
	}
	?>
</ul>
<?php endif; ?>
<?php // phpcs:enable ?>
<?php if ( '' !== $programs_filter_card['excerpt'] && ! isset( $programs_filter_lines['notice'] ) ) : ?>
<p class="programas-card__excerpt"><?php echo esc_html( $programs_filter_card['excerpt'] ); ?></p>
<?php endif; ?>
<?php if ( array() !== $programs_filter_card['categories'] ) : ?>
<ul class="programas-card__categories" role="list">
	<?php foreach ( $programs_filter_card['categories'] as $programs_filter_category ) : ?>
<li class="programas-card__category"><?php echo esc_html( $programs_filter_category['name'] ); ?></li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
</div>
