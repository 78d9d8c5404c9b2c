<?php
/**
 * The filters besides search and category. On a phone a button opens them in a sheet, without script they unfold.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

use const ProgramsFilter\Listing\WHEN;

defined( 'ABSPATH' ) || exit;

/**
 * What the listing gives (docs/developers.md).
 *
 * @var SheetTemplate $args
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- What stands in a tag, and what other templates printed, is escaped.
printf(
	'<button type="button" class="programas-filters__open" aria-haspopup="dialog">%1$s<span class="programas-filters__number">%2$s</span></button>' . "\n",
	esc_html__( 'Filters', 'programs-filter' ),
	esc_html( $args['number'] )
);
?>
<details class="programas-filters__others"><summary><?php esc_html_e( 'Filters', 'programs-filter' ); ?>
<span class="programas-filters__number"><?php echo esc_html( $args['number'] ); ?></span></summary>
<div class="programas-filters__fields">
<?php
$programs_filter_days = '' === $args['days'] ? '' : sprintf(
	'<details class="programas-days"%1$s><summary>%2$s</summary>%3$s</details>',
	$args['is_open'] ? ' open' : '',
	esc_html__( 'Choose days', 'programs-filter' ),
	$args['days']
);
foreach ( $args['controls'] as $programs_filter_key => $programs_filter_control ) {
	echo $programs_filter_control;
	if ( WHEN === $programs_filter_key ) {
		echo $programs_filter_days;
		$programs_filter_days = '';
	}
}
echo $programs_filter_days, $args['apply'];
?>
</div>
</details>
<dialog class="programas-sheet" closedby="any" aria-labelledby="<?php echo esc_attr( $args['sheet_id'] ); ?>"<?php echo $args['data']; ?>>
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
