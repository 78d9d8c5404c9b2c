<?php
/**
 * The filters besides search and category. On a phone a button opens them in a sheet, without script they unfold.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/reference.md).
 *
 * @var SheetTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
?>
<details class="programas-filters__others"><summary><?php esc_html_e( 'Filters', 'programs-filter' ); ?>
<span class="programas-filters__number"><?php echo esc_html( $args['number'] ); ?></span></summary>
<div class="programas-filters__fields">
<?php
foreach ( $args['rows'] as $programs_filter_row ) {
	echo $programs_filter_row['is_row'] ? '<div class="programas-filters__row">' . $programs_filter_row['html'] . '</div>' : $programs_filter_row['html'];
}
?>
</div>
</details>
<dialog class="programas-sheet" aria-labelledby="<?php echo esc_attr( $args['sheet_id'] ); ?>"<?php echo $args['data']; ?>>
<?php
printf(
	'<div class="programas-sheet__head"><strong id="%1$s">%2$s</strong><button type="button" class="programas-sheet__close" aria-label="%3$s"></button></div>' . "\n",
	esc_attr( $args['sheet_id'] ),
	esc_html__( 'Filters', 'programs-filter' ),
	esc_attr__( 'Close', 'programs-filter' )
);
?>
<div class="programas-sheet__fields"></div>
<?php
printf(
	'<div class="programas-sheet__foot"><a class="programas-reset"%1$s>%2$s</a>%3$s</div>' . "\n",
	$args['reset'] . ( $args['is_reset'] ? ' hidden' : '' ),
	esc_html__( 'Remove filters', 'programs-filter' ),
	'<button type="button" class="programas-pill is-active programas-sheet__done"><span>' . esc_html( $args['results'] ) . '</span></button>'
);
?>
</dialog>
