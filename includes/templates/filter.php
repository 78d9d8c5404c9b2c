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
$target   = $args['attributes']['target'];
$controls = $args['id'];
if ( '' !== $target ) {
	// The ID with which the selector begins: the grid, or what is around or before it. With an escape it would be another.
	$controls = preg_match( '/^#((?!\d)[-\w\x80-\xff]++)(?!\\\\)/', $target, $found ) ? $found[1] : '';
} elseif ( ! $args['parts']['grid'] ) {
	$controls = '';
}

/* translators: %s: label of the chosen category. */
$data = array( 'data-announcement' => __( 'Filter applied: %s', 'programs-filter' ) );
if ( '' !== $target ) {
	$data['data-target'] = $target;
}
if ( Taxonomy\ALL !== $args['listing']['initial'] ) {
	$data['data-initial'] = $args['listing']['initial'];
}
if ( '' !== $controls ) {
	// Without script the page is loaded anew: it opens at the cards, not at its top.
	$data['action'] = "#$controls";
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
?>
<form class="programas-filter" method="get"<?php echo Renderer\attributes( $data ); ?>>
<?php echo Renderer\other_parameters(); ?>
<div class="programas-filter__pills" role="group" aria-label="<?php esc_attr_e( 'Filter programs by category', 'programs-filter' ); ?>">
<?php
foreach ( $args['listing']['pills'] as $pill ) {
	echo Templates\render( 'pill', array( 'pill' => $pill ) + $args );
}
// phpcs:enable
?>
</div>
</form>
