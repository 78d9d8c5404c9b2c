<?php
/**
 * A listing: filter, count, cards, empty state.
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
$programs_filter_attributes = array(
	'class' => 'programas',
	// WordPress 6.8 appends the block's style unchanged.
	'style' => Listing\look_style( $args['attributes'] ),
);
if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
	// WordPress 6.8 does not print the anchor of dynamic blocks.
	$programs_filter_attributes['id'] = $args['attributes']['anchor'];
}
$programs_filter_wrapper = WordPress\without_brackets( get_block_wrapper_attributes( $programs_filter_attributes ) );
?>
<div <?php echo $programs_filter_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes it. ?>>
<?php
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Templates escape where they print.
if ( $args['parts']['criteria'] || ( $args['parts']['filter'] && $args['attributes']['stickyFilter'] ) ) {
	echo Listing\render_template( 'filters', $args );
} elseif ( $args['parts']['filter'] ) {
	echo Listing\render_template( 'filter', $args );
}
if ( $args['parts']['criteria'] ) {
	// Not in the filters: these stay as high as they are when they are sticky.
	echo Listing\render_template( 'chips', $args );
}
if ( $args['parts']['count'] ) {
	echo Listing\render_template( 'count', $args );
}
if ( $args['parts']['grid'] ) {
	echo Listing\render_template( 'grid', $args );
}
if ( $args['parts']['more'] ) {
	echo Listing\render_template( 'more', $args );
}
if ( $args['parts']['calendar'] ) {
	echo Listing\render_template( 'subscription', $args );
}
// phpcs:enable
?>
</div>
