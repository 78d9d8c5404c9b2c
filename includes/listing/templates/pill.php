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
$programs_filter_slug   = $args['pill']['slug'];
$programs_filter_active = $programs_filter_slug === $args['listing']['active'];
$programs_filter_data   = array( 'data-category' => $programs_filter_slug );
// "All" is the address without the parameter, unless the page opens on another category.
if ( Program\ALL !== $programs_filter_slug || Program\ALL !== $args['listing']['initial'] ) {
	$programs_filter_data['name']  = Filters\own_parameter();
	$programs_filter_data['value'] = $programs_filter_slug;
}
$programs_filter_old_slugs = array_keys( $args['listing']['renamed'], $programs_filter_slug, true );
if ( array() !== $programs_filter_old_slugs ) {
	// For the script, on a page from a cache that ignores the address.
	$programs_filter_data['data-old-slugs'] = implode( ' ', $programs_filter_old_slugs );
}
// Beside what else is asked for it would show nothing.
$programs_filter_empty = $args['parts']['grid'] && array() !== $args['listing']['asked'] && 0 === $args['pill']['count'];
if ( $programs_filter_empty ) {
	$programs_filter_data['aria-description'] = __( 'no results', 'programs-filter' );
}
$programs_filter_count = '';
if ( $args['attributes']['showPillCounts'] ) {
	$programs_filter_count = sprintf( ' <span class="programas-pill__count">%s</span>', esc_html( number_format_i18n( $args['pill']['count'] ) ) );
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<button type="submit" class="programas-pill<?php echo $programs_filter_active ? ' is-active' : ''; ?><?php echo $programs_filter_empty ? ' is-empty' : ''; ?>"<?php echo WordPress\html_attributes( $programs_filter_data ); ?> aria-pressed="<?php echo $programs_filter_active ? 'true' : 'false'; ?>"><span class="programas-pill__label"><?php echo esc_html( $args['pill']['label'] ); ?></span><?php echo $programs_filter_count; ?></button>
