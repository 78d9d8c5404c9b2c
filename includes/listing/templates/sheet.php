<?php
/**
 * The filters besides search and category. On a phone a button opens them in a sheet, without script they unfold.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var SheetTemplate $args
 */
$programs_filter_controls = Filters\controlled_id( $args );
$programs_filter_id       = $args['id'] . '-hoja';
$programs_filter_is_open  = false;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Templates escape where they print; the rest is escaped where it is made.
?>
<details class="programas-filters__others"><summary><?php echo Filters\sheet_name( $args['listing'] ); ?></summary>
<div class="programas-filters__fields">
<?php
foreach ( $args['controls'] as $programs_filter_control ) {
	// Small controls share a row.
	$programs_filter_is_small = in_array( $programs_filter_control['look'], array( 'select', 'switch', 'number', 'date' ), true );
	if ( $programs_filter_is_open !== $programs_filter_is_small ) {
		echo $programs_filter_is_small ? '<div class="programas-filters__row">' : '</div>';
	}
	$programs_filter_is_open = $programs_filter_is_small;
	echo Listing\render_template( 'criterion', array( 'control' => $programs_filter_control ) + $args );
}
echo Filters\apply_button( $args );
echo $programs_filter_is_open ? '</div>' : '';
?>
</div>
</details>
<dialog class="programas-sheet" aria-labelledby="<?php echo esc_attr( $programs_filter_id ); ?>"<?php echo WordPress\html_attributes( Filters\sheet_attributes( $args ) ); ?>>
<div class="programas-sheet__head"><strong id="<?php echo esc_attr( $programs_filter_id ); ?>"><?php echo esc_html__( 'Filters', 'programs-filter' ); ?></strong><button type="button" class="programas-sheet__close" aria-label="<?php esc_attr_e( 'Close', 'programs-filter' ); ?>"></button></div>
<div class="programas-sheet__fields"></div>
<div class="programas-sheet__foot"><a class="programas-reset"<?php echo WordPress\html_attributes( array( 'href' => '?' . Filters\query_without( $args['listing'] ) . ( '' === $programs_filter_controls ? '' : "#$programs_filter_controls" ) ) ), array() === Filters\chips_view_model( $args['listing'] ) ? ' hidden' : ''; ?>><?php esc_html_e( 'Remove filters', 'programs-filter' ); ?></a><button type="button" class="programas-pill is-active programas-sheet__done"><span><?php echo esc_html( Filters\sheet_results( $args['listing']['visible'] ) ); ?></span></button></div>
</dialog>
<?php
// phpcs:enable
