<?php
/**
 * The card of a child theme.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Theme_Template;

/**
 * What the renderer gives.
 *
 * @var CardTemplate $args
 */
?>
<b><?php echo esc_html( sprintf( '%s %d %d %s', $args['card']['title'], count( $args['card']['categories'] ), $args['attributes']['headingLevel'], $args['picture'] ) ); ?></b>
<i><?php echo esc_html( implode( ' ', array_keys( get_defined_vars() ) ) ); ?></i>
