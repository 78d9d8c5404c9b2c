<?php
/**
 * A listing: filter, count, cards, empty state.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

/**
 * What the renderer gives.
 *
 * @var ListingTemplate $args
 */
$wrapper = get_block_wrapper_attributes(
	array(
		'class' => 'programas',
		'style' => sprintf( '--programas-card-min:%dpx', $args['attributes']['minCardWidth'] ),
	)
);
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes it. ?>>
<?php
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Templates escape where they print.
if ( $args['parts']['filter'] ) {
	echo Templates\render( 'filter', $args );
}
if ( $args['parts']['count'] ) {
	echo Templates\render( 'count', $args );
}
if ( $args['parts']['grid'] ) {
	echo Templates\render( 'grid', $args );
}
// phpcs:enable
?>
</div>
