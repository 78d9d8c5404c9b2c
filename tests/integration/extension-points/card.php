<?php
/**
 * The card of a theme, or of another plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

/**
 * What the renderer gives.
 *
 * @var CardTemplate $args
 */
$programs_filter_vars  = implode( ' ', array_keys( get_defined_vars() ) );
$programs_filter_known = implode( ' ', array_keys( $args['card'] ) );
?>
<b><?php echo esc_html( sprintf( '%s %d %d %s %s', $args['card']['title'], count( $args['card']['categories'] ), $args['attributes']['headingLevel'], $args['picture'], $args['post']->post_content ?? '' ) ); ?></b>
<i><?php echo esc_html( "$programs_filter_vars: $programs_filter_known" ); ?></i>
