<?php
/**
 * The Elementor control for choosing several options in an order, as in the block; registered in register.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The control, with the markup of Elementor's own. Without the script it is a plain list. */
final class Ordered_Choice extends \Elementor\Control_Select2 {

	/** Type of the control. */
	public function get_type(): string {
		return ORDERED_CHOICE_TYPE;
	}

	/** Enqueues the script in Elementor's editor. */
	public function enqueue(): void {
		WordPress\enqueue_built_script( 'programs-filter-elementor', 'elementor/index', array(), array( 'strategy' => 'async' ) );
	}
}
