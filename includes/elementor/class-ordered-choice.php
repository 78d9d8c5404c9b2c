<?php
/**
 * A control of Elementor's panel: several of a list, in the order in which they were chosen, as the block keeps it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * The script in `build/`, without its extension.
 */
const SCRIPT = 'elementor/index';

/**
 * Elementor calls its methods. Its markup is that of Elementor's own; where the script is missing, it is a plain list.
 */
final class Ordered_Choice extends \Elementor\Control_Select2 {

	/**
	 * Its type.
	 */
	public function get_type(): string {
		return CHOICE_CONTROL;
	}

	/**
	 * Loads the script into Elementor's editor, which does not wait for it.
	 */
	public function enqueue(): void {
		wp_enqueue_script( 'programs-filter-elementor', plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), array(), WordPress\built_version( SCRIPT ), array( 'strategy' => 'async' ) );
	}
}
