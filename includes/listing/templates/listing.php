<?php
/**
 * A listing: filter, count, cards, empty state, "Show more". The script writes the count anew, and handles the link to more cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var ListingTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
?>
<div <?php echo $args['wrapper']; ?>>
<?php
// The chips are not in the filters: these stay as high as they are when they are sticky.
echo $args['filters'];
if ( '' !== $args['unknown'] ) {
	// The script takes it away with the next choice.
	printf( "<p class=\"programas-notice\" role=\"note\">%s</p>\n", esc_html( $args['unknown'] ) );
}
if ( null !== $args['count'] || '' !== $args['chips'] . $args['order'] . $args['actions'] ) {
	echo '<div class="programas-result">';
	if ( null !== $args['count'] ) {
		printf( "<p class=\"programas-count\"%1\$s>\n%2\$s</p>\n", $args['count']['data'], esc_html( $args['count']['text'] ) );
	}
	echo $args['chips'], $args['order'], $args['actions'], "</div>\n";
}
echo $args['grid'];
if ( null !== $args['more'] ) {
	printf(
		'<p class="programas-more"%1$s><a class="programas-more__link"%2$s>%3$s</a></p>' . "\n",
		$args['more']['is_hidden'] ? ' hidden' : '',
		$args['more']['link'],
		esc_html( $args['more']['label'] )
	);
}
echo $args['actions'], $args['subscription'];
?>
</div>
