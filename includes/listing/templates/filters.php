<?php
/**
 * The filters of a listing with more criteria than the category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var ListingTemplate $args
 */
$programs_filter_controls   = array_column( $args['listing']['controls'], null, 'key' );
$programs_filter_others     = Filters\controls_in_sheet( $args['listing'] );
$programs_filter_has_search = in_array( 'search', array_column( $programs_filter_controls, 'look' ), true );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Templates escape where they print; the rest is escaped where it is made.
?>
<div class="programas-filters<?php echo $args['attributes']['stickyFilter'] ? ' is-sticky' : ''; ?>" role="search" aria-label="<?php esc_attr_e( 'Filter programs', 'programs-filter' ); ?>">
<?php
if ( ! $args['parts']['filter'] && $args['parts']['criteria'] ) :
	?>
<form class="programas-filters__form" method="get"<?php echo WordPress\html_attributes( Filters\form_attributes( $args ) ); ?>><?php echo Filters\form_inside( $args ); ?></form>
	<?php
endif;
foreach ( $args['attributes']['filters'] as $programs_filter_key ) {
	$programs_filter_control = $programs_filter_controls[ $programs_filter_key ] ?? null;
	if ( in_array( $programs_filter_control, $programs_filter_others, true ) ) {
		// All of them stand where the first one is.
		if ( $programs_filter_control === $programs_filter_others[0] ) {
			echo $programs_filter_has_search ? '' : Filters\sheet_button( $args['listing'] );
			echo Listing\render_template( 'sheet', array( 'controls' => $programs_filter_others ) + $args );
		}
	} elseif ( null !== $programs_filter_control ) {
		echo Listing\render_template( 'criterion', array( 'control' => $programs_filter_control ) + $args );
		// They share a line on a phone.
		echo 'search' === $programs_filter_control['look'] && array() !== $programs_filter_others ? Filters\sheet_button( $args['listing'] ) : '';
	} elseif ( Filters\CATEGORY === $programs_filter_key && $args['parts']['filter'] ) {
		echo Listing\render_template( 'filter', $args );
	}
}
if ( $args['parts']['criteria'] && array() === $programs_filter_others ) {
	echo Filters\apply_button( $args );
}
// phpcs:enable
?>
</div>
