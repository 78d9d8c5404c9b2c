<?php
/**
 * The filter: a form, so that the pills work without script. The script makes the group a toolbar.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var FilterTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
// The group is not the form: browsers drop a form inside another one. In the sheet it has none: its pills name that of the listing.
?>
<div class="programas-filter"<?php echo $args['data']; ?>>
<?php
if ( $args['is_in_sheet'] ) {
	echo '<strong class="programas-choices__name" aria-hidden="true">', esc_html__( 'Category', 'programs-filter' ), '</strong>';
} else {
	echo '<form class="programas-filter__form" method="get"', $args['form'], '>', $args['fields'];
}
printf( '<div class="programas-filter__pills" role="group" aria-label="%s">' . "\n", esc_attr__( 'Filter by category', 'programs-filter' ) );
foreach ( $args['pills'] as $programs_filter_place => $programs_filter_pill ) {
	if ( null !== $args['fold'] && $programs_filter_place === $args['fold']['first'] ) {
		printf( '<details class="programas-fold is-rest"><summary class="programas-choice">%s</summary></details>', esc_html( $args['fold']['label'] ) );
	}
	printf(
		'<button type="submit" class="%1$s"%2$s aria-pressed="%3$s"><span class="programas-pill__label">%4$s</span>%5$s</button>' . "\n",
		'programas-pill' . ( $programs_filter_pill['is_active'] ? ' is-active' : '' ) . ( $programs_filter_pill['is_empty'] ? ' is-empty' : '' ),
		$programs_filter_pill['data'],
		$programs_filter_pill['is_active'] ? 'true' : 'false',
		esc_html( $programs_filter_pill['pill']['label'] ),
		'' === $programs_filter_pill['count'] ? '' : ' <span class="programas-pill__count">' . esc_html( $programs_filter_pill['count'] ) . '</span>'
	);
}
echo '</div>', $args['is_in_sheet'] ? '' : '</form>', "\n";
?>
</div>
