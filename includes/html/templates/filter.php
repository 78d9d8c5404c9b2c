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
$programs_filter_target   = $args['attributes']['target'];
$programs_filter_controls = $args['id'];
if ( '' !== $programs_filter_target ) {
	// The ID with which the selector begins: the grid, or what is around or before it. With an escape it would be another.
	$programs_filter_controls = 1 === preg_match( '/^#((?!\d)[-\w\x80-\xff]++)(?!\\\\)/', $programs_filter_target, $programs_filter_found ) ? $programs_filter_found[1] : '';
} elseif ( ! $args['parts']['grid'] ) {
	$programs_filter_controls = '';
}

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
// Without script the page is loaded anew: it opens at the cards, not at its top.
$programs_filter_form = '' === $programs_filter_controls ? array() : array( 'action' => "#$programs_filter_controls" );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
?>
<?php // The group is not the form itself: inside another form of the page, browsers drop this one. ?>
<div class="programas-filter"<?php echo Markup\html_attributes( $programs_filter_data ); ?>>
<form class="programas-filter__form" method="get"<?php echo Markup\html_attributes( $programs_filter_form ); ?>>
<?php echo Markup\hidden_inputs( Request\other_parameters() ); ?>
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
