<?php
/**
 * Links with which a visitor's calendar subscribes to the programs.
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
$programs_filter_query   = Listing\calendar_query( $args['attributes'], $args['listing']['initial'] );
$programs_filter_address = Listing\calendar_address();
$programs_filter_data    = array(
	'data-address'    => $programs_filter_address,
	'data-query'      => $programs_filter_query['query'],
	'data-default'    => $programs_filter_query['default'],
	'data-all'        => $programs_filter_query['all'],
	'data-parameters' => http_build_query( $programs_filter_query['names'] ),
);
?>
<details class="programas-calendar"<?php echo WordPress\html_attributes( $programs_filter_data ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there. ?>>
<summary class="programas-calendar__summary"><?php esc_html_e( 'Subscribe to the calendar', 'programs-filter' ); ?></summary>
<ul class="programas-calendar__list" role="list">
<?php foreach ( Listing\calendar_links( $programs_filter_address, $programs_filter_query['query'] ) as $programs_filter_label => $programs_filter_url ) : ?>
<li><a class="programas-calendar__link" href="<?php echo esc_url( $programs_filter_url ); ?>"><?php echo esc_html( $programs_filter_label ); ?></a></li>
<?php endforeach; ?>
</ul>
</details>
