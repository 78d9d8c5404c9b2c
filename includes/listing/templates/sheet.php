<?php
/**
 * The sheet of filters and the button that opens it: a dialog, and without script a popover, whose last button sends the form.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives.
 *
 * @var SheetTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
printf(
	'<button type="button" class="programas-filters__open" aria-haspopup="dialog" popovertarget="%1$s">%2$s<span class="programas-filters__number">%3$s</span></button>' . "\n",
	esc_attr( $args['sheet_id'] ),
	esc_html__( 'Filters', 'programs-filter' ),
	esc_html( $args['number'] )
);
printf(
	'<dialog class="programas-sheet" id="%1$s" popover closedby="any" aria-label="%2$s"%3$s>' . "\n",
	esc_attr( $args['sheet_id'] ),
	esc_attr__( 'Filters', 'programs-filter' ),
	$args['data']
);
printf(
	'<div class="programas-sheet__head"><strong tabindex="-1" autofocus>%1$s</strong><a class="programas-reset"%2$s>%3$s</a>%4$s</div>' . "\n",
	esc_html__( 'Filters', 'programs-filter' ),
	$args['reset'] . ( $args['is_reset'] ? ' hidden' : '' ),
	esc_html( $args['remove'] ),
	sprintf(
		'<button type="button" class="programas-sheet__close" popovertarget="%1$s" popovertargetaction="hide" aria-label="%2$s"></button>',
		esc_attr( $args['sheet_id'] ),
		esc_attr__( 'Close', 'programs-filter' )
	)
);
echo '<div class="programas-filters__fields">';
foreach ( $args['groups'] as $programs_filter_name => $programs_filter_group ) {
	echo 'switch' === $programs_filter_name
		? '<fieldset class="programas-choices"><legend class="programas-choices__name">' . esc_html__( 'Show only', 'programs-filter' ) . "</legend><div class=\"programas-filter__pills\">$programs_filter_group</div></fieldset>"
		: "<div class=\"programas-group\">$programs_filter_group</div>";
}
echo "</div>\n";
// The script writes how many there are.
printf(
	'<div class="programas-sheet__foot"><button type="submit" class="programas-pill is-active programas-sheet__done"%1$s><span>%2$s</span></button></div>' . "\n",
	$args['submit'],
	esc_html__( 'Show results', 'programs-filter' )
);
?>
</dialog>
