<?php
/**
 * A pill of the filter.
 *
 * @package ProgramsFilter
 *
 * @var array{attributes: ListingAttributes, listing: Listing, pill: Pill} $args
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

$programs_filter_slug   = $args['pill']['slug'];
$programs_filter_active = $programs_filter_slug === $args['listing']['active'];
$programs_filter_data   = array( 'data-category' => $programs_filter_slug );
// "All" is the address without the parameter, unless the page opens on another category.
if ( Taxonomy\ALL !== $programs_filter_slug || Taxonomy\ALL !== $args['listing']['initial'] ) {
	$programs_filter_data['name']  = Request\PARAMETER;
	$programs_filter_data['value'] = $programs_filter_slug;
}
?>
<button type="submit" class="programas-pill<?php echo $programs_filter_active ? ' is-active' : ''; ?>"<?php echo Renderer\attributes( $programs_filter_data ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made. ?> aria-pressed="<?php echo $programs_filter_active ? 'true' : 'false'; ?>"><span class="programas-pill__label"><?php echo esc_html( $args['pill']['label'] ); ?></span><?php if ( $args['attributes']['showPillCounts'] ) : ?> <span class="programas-pill__count"><?php echo esc_html( number_format_i18n( $args['pill']['count'] ) ); ?></span><?php endif; ?></button>
