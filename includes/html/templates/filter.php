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
if ( Taxonomy\ALL !== $args['listing']['initial'] ) {
	$programs_filter_data['data-initial'] = $args['listing']['initial'];
}
if ( Request\PARAMETER !== Request\parameter() ) {
	$programs_filter_data['data-parameter'] = Request\parameter();
}
// The fields of other criteria stand outside of the form, and name it.
$programs_filter_form = Filter_Form\attributes( $args );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
?>
<?php // The group is not the form itself: inside another form of the page, browsers drop this one. ?>
<div class="programas-filter"<?php echo Markup\html_attributes( $programs_filter_data ); ?>>
<form class="programas-filter__form" method="get"<?php echo Markup\html_attributes( $programs_filter_form ); ?>>
<?php echo Filter_Form\inside( $args ); ?>
<div class="programas-filter__pills" role="group" aria-label="<?php esc_attr_e( 'Filter programs by category', 'programs-filter' ); ?>">
<?php
foreach ( $args['listing']['pills'] as $programs_filter_pill ) {
	echo Templates\render( 'pill', array( 'pill' => $programs_filter_pill ) + $args );
}
// phpcs:enable
?>
</div>
</form>
</div>
