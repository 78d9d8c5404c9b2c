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
 * What the listing gives (docs/developers.md).
 *
 * @var CardTemplate $args
 */
$programs_filter_card  = $args['card'];
$programs_filter_badge = $programs_filter_card['badge'];

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
$programs_filter_facts = array_column( $programs_filter_card['facts'], 'key' );
if ( null !== $programs_filter_badge && ! in_array( "state-{$programs_filter_badge['key']}", $programs_filter_facts, true ) ) {
	$programs_filter_html = '<p class="programas-card__badge is-state-%1$s"><span>%2$s</span></p>' . "\n";
	printf( $programs_filter_html, escaped_text( $programs_filter_badge['key'] ), escaped_text( $programs_filter_badge['text'] ) );
}
printf(
	'<h%1$d class="programas-card__title"><a class="programas-card__link"%2$s>%3$s</a></h%1$d>' . "\n",
	$args['attributes']['headingLevel'],
	$args['link'],
	$args['title']
);
?>
<?php if ( array() !== $args['lines'] ) : ?>
<ul class="programas-card__facts" role="list">
	<?php
	foreach ( $args['lines'] as $programs_filter_line ) {
		$programs_filter_spans = array();
		foreach ( $programs_filter_line as $programs_filter_fact ) {
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
			$programs_filter_label   = '' === $programs_filter_fact['label'] ? '' : escaped_text( $programs_filter_fact['label'] ) . ': ';
			$programs_filter_spans[] = sprintf(
				'<span class="programas-card__fact is-%1$s">%2$s%3$s</span>',
				escaped_text( $programs_filter_fact['key'] ),
				'' === $programs_filter_label ? '' : "<span class=\"programas-card__label\">$programs_filter_label</span>",
				$programs_filter_html
			);
		}
		echo '<li class="programas-card__line">', implode( ' · ', $programs_filter_spans ), '</li>';
	}
	?>
</ul>
<?php endif; ?>
<?php // phpcs:enable ?>
<?php if ( '' !== $programs_filter_card['others'] ) : ?>
<p class="programas-card__others">
	<a href="<?php echo esc_url( $programs_filter_card['others'] ); ?>"><?php echo esc_html__( 'See where places are left', 'programs-filter' ); ?></a>
</p>
<?php endif; ?>
<?php if ( '' !== $programs_filter_card['excerpt'] ) : ?>
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
