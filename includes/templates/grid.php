<?php
/**
 * The cards and the empty state.
 *
 * @package ProgramsFilter
 *
 * @var array{attributes: ListingAttributes, id: string, listing: Listing} $args
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

$programs_filter_text = $args['attributes']['emptyText'];
if ( '' === $programs_filter_text ) {
	$programs_filter_text = __( 'No hay programas en esta categoría.', 'programs-filter' );
	if ( array() === $args['listing']['cards'] ) {
		$programs_filter_text = __( 'Todavía no hay programas.', 'programs-filter' );
	}
}
?>
<ul class="programas-grid" id="<?php echo esc_attr( $args['id'] ); ?>" role="list">
<?php echo Renderer\cards( $args['listing'], $args['attributes'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the templates. ?>
</ul>
<p class="programas-empty"<?php echo 0 === $args['listing']['visible'] ? '' : ' hidden'; ?>><?php echo esc_html( $programs_filter_text ); ?></p>
