<?php
/**
 * "Show more": a link to the page with more cards, which the script handles.
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
$programs_filter_name  = Filters\own_parameter( Filters\MORE_PARAMETER );
$programs_filter_shown = count( array_filter( $args['listing']['shown'] ) );
$programs_filter_query = Filters\query_without( $args['listing'], '', '' );
$programs_filter_query = ( '' === $programs_filter_query ? '' : "$programs_filter_query&" ) . $programs_filter_name . '=' . ( $programs_filter_shown + $args['attributes']['perPage'] );

/* translators: %s: number of programs that the link brings. */
$programs_filter_label = __( 'Show more (%s)', 'programs-filter' );
$programs_filter_link  = array(
	'href'          => "?$programs_filter_query#" . $args['id'],
	'data-per-page' => (string) $args['attributes']['perPage'],
	'data-label'    => $programs_filter_label,
) + ( Filters\MORE_PARAMETER === $programs_filter_name ? array() : array( 'data-parameter' => $programs_filter_name ) );
$programs_filter_next  = min( $args['attributes']['perPage'], $args['listing']['left'] );
?>
<p class="programas-more"<?php echo 0 === $args['listing']['left'] ? ' hidden' : ''; ?>><a class="programas-more__link"<?php echo WordPress\html_attributes( $programs_filter_link ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there. ?>><?php echo esc_html( sprintf( $programs_filter_label, number_format_i18n( $programs_filter_next ) ) ); ?></a></p>
