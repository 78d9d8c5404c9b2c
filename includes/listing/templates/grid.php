<?php
/**
 * The cards and the empty state.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var GridTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
?>
<ul class="programas-grid<?php echo $args['is_compact'] ? ' is-compact' : '', $args['has_days'] ? ' has-days' : '', $args['has_others'] ? ' has-other-days' : ''; ?>" id="<?php echo esc_attr( $args['id'] ); ?>" role="list"<?php echo $args['data']; ?>>
<?php echo $args['cards']; ?>
</ul>
<?php
if ( ! is_feed() || $args['is_empty'] ) { // Feed readers may show hidden elements.
	$programs_filter_links  = ! $args['has_criteria'] ? '' : sprintf(
		' <span class="programas-suggestions"></span> <a class="programas-reset"%1$s>%2$s</a>',
		$args['reset'],
		esc_html__( 'Remove filters', 'programs-filter' )
	);
	$programs_filter_hidden = $args['is_empty'] ? '' : ' hidden';
	printf( "<p class=\"programas-empty\"%1\$s>%2\$s%3\$s</p>\n", $programs_filter_hidden, esc_html( $args['empty_text'] ), $programs_filter_links );
}
