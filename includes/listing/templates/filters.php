<?php
/**
 * The filters of a listing with more criteria than the category, and its chips.
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
$programs_filter_controls = array_column( $args['listing']['controls'], null, 'key' );
$programs_filter_is_open  = false;

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
	// Small controls share a row.
	$programs_filter_is_small = null !== $programs_filter_control && in_array( $programs_filter_control['look'], array( 'select', 'switch', 'date' ), true );
	if ( $programs_filter_is_open && ! $programs_filter_is_small ) {
		echo '</div>';
	}
	if ( $programs_filter_is_small && ! $programs_filter_is_open ) {
		echo '<div class="programas-filters__row">';
	}
	$programs_filter_is_open = $programs_filter_is_small;
	if ( null !== $programs_filter_control ) {
		echo Listing\render_template( 'criterion', array( 'control' => $programs_filter_control ) + $args );
	} elseif ( Filters\CATEGORY === $programs_filter_key && $args['parts']['filter'] ) {
		echo Listing\render_template( 'filter', $args );
	}
}
if ( $args['parts']['criteria'] ) :
	// Only needed without script, which removes it.
	?>
<button type="submit" class="programas-apply" form="<?php echo esc_attr( Filters\form_id( $args ) ); ?>"<?php echo Filters\submit_attributes( $args ); ?>><?php echo esc_html_x( 'Filter', 'verb', 'programs-filter' ); ?></button>
	<?php
endif;
echo $programs_filter_is_open ? '</div>' : '';
if ( $args['parts']['criteria'] ) {
	echo Listing\render_template( 'chips', $args );
}
// phpcs:enable
?>
</div>
