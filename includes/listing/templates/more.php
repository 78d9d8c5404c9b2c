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
$programs_filter_shown = count( array_filter( $args['listing']['shown'] ) );
$programs_filter_query = Filters\query_without( $args['listing'], '', '' );
$programs_filter_query = ( '' === $programs_filter_query ? '' : "$programs_filter_query&" ) . Filters\MORE_PARAMETER . '=' . ( $programs_filter_shown + $args['attributes']['perPage'] );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<p class="programas-more"<?php echo 0 === $args['listing']['left'] ? ' hidden' : ''; ?>><a class="programas-more__link"<?php echo WordPress\html_attributes( array( 'href' => "?$programs_filter_query#" . $args['id'], 'data-per-page' => (string) $args['attributes']['perPage'] ) ); // phpcs:ignore WordPress.Arrays -- One line, as white space would be seen. ?>><?php esc_html_e( 'Show more', 'programs-filter' ); ?></a></p>
