<?php
/**
 * The filter: a form, so that the pills work without script. The script makes the group a toolbar.
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
$programs_filter_target = $args['attributes']['target'];

/* translators: %s: label of the chosen category. */
$programs_filter_data = array( 'data-announcement' => __( 'Filter applied: %s', 'programs-filter' ) );
if ( '' !== $programs_filter_target ) {
	$programs_filter_data['data-target'] = $programs_filter_target;
}
if ( Program\ALL !== $args['listing']['initial'] ) {
	$programs_filter_data['data-initial'] = $args['listing']['initial'];
}
if ( Filters\CATEGORY_PARAMETER !== Filters\own_parameter() ) {
	$programs_filter_data['data-parameter'] = Filters\own_parameter();
}
if ( count( $args['listing']['pills'] ) > Filters\MANY_PILLS ) {
	/* translators: %s: number of categories that the button shows. */
	$programs_filter_data['data-more']  = _x( 'More (%s)', 'categories', 'programs-filter' );
	$programs_filter_data['data-fewer'] = _x( 'Fewer', 'categories', 'programs-filter' );
}
if ( ! $args['parts']['count'] && $args['parts']['grid'] ) {
	// For screen readers.
	$programs_filter_data += Filters\count_attributes( $args['listing']['total'] );
}
// Fields of other criteria are outside the form and refer to it.
$programs_filter_form = Filters\form_attributes( $args );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
?>
<?php // The group is not the form: browsers drop a form inside another one. ?>
<div class="programas-filter"<?php echo WordPress\html_attributes( $programs_filter_data ); ?>>
<form class="programas-filter__form" method="get"<?php echo WordPress\html_attributes( $programs_filter_form ); ?>>
<?php echo Filters\form_inside( $args ); ?>
<div class="programas-filter__pills" role="group" aria-label="<?php esc_attr_e( 'Filter programs by category', 'programs-filter' ); ?>">
<?php
foreach ( $args['listing']['pills'] as $programs_filter_pill ) {
	echo Listing\render_template( 'pill', array( 'pill' => $programs_filter_pill ) + $args );
}
// phpcs:enable
?>
</div>
</form>
</div>
