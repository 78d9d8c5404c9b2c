<?php
/**
 * The pill of another plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

use function ProgramsFilter\Tests\text;

/**
 * What the renderer gives.
 *
 * @var PillTemplate $args
 */
$programs_filter_pill = $args['pill'];
?>
<button data-category="<?php echo esc_attr( $programs_filter_pill['slug'] ); ?>"><?php echo esc_html( sprintf( '%s %d%s', $programs_filter_pill['label'], $programs_filter_pill['count'], text( $programs_filter_pill['icono'] ?? '' ) ) ); ?></button>
