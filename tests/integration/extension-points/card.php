<?php
/**
 * The card of another plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

use function ProgramsFilter\Tests\text;

/**
 * What the renderer gives.
 *
 * @var array{card: array{precio: mixed}, post: \WP_Post} $args
 */
$programs_filter_known = implode( ' ', array_keys( $args['card'] ) );
?>
<b><?php echo esc_html( sprintf( '%s %s %s %s', text( $args['card']['precio'] ), $args['post']->post_content, get_class( $args['post'] ), $programs_filter_known ) ); ?></b>
