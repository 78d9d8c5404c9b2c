<?php
/**
 * A pill of the filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var PillTemplate $args
 */
$slug   = $args['pill']['slug'];
$active = $slug === $args['listing']['active'];
$data   = array( 'data-category' => $slug );
// "All" is the address without the parameter, unless the page opens on another category.
if ( Taxonomy\ALL !== $slug || Taxonomy\ALL !== $args['listing']['initial'] ) {
	$data['name']  = Request\PARAMETER;
	$data['value'] = $slug;
}
$old_slugs = array_keys( $args['listing']['renamed'], $slug, true );
if ( array() !== $old_slugs ) {
	// For the script, on a page from a cache that ignores the address.
	$data['data-old-slugs'] = implode( ' ', $old_slugs );
}
$count = '';
if ( $args['attributes']['showPillCounts'] ) {
	$count = sprintf( ' <span class="programas-pill__count">%s</span>', esc_html( number_format_i18n( $args['pill']['count'] ) ) );
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<button type="submit" class="programas-pill<?php echo $active ? ' is-active' : ''; ?>"<?php echo Renderer\attributes( $data ); ?> aria-pressed="<?php echo $active ? 'true' : 'false'; ?>"><span class="programas-pill__label"><?php echo esc_html( $args['pill']['label'] ); ?></span><?php echo $count; ?></button>
