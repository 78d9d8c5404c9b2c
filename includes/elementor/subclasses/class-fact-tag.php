<?php
/**
 * The Elementor dynamic tag that prints a fact of the current program, for every widget with a text; registered in register.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The dynamic tag. */
final class Fact_Tag extends \Elementor\Core\DynamicTags\Tag {

	/** Name in stored data. */
	public function get_name(): string {
		return 'programs-filter-fact';
	}

	/** Title in the list of tags. */
	public function get_title(): string {
		return __( 'Facts of the program', 'programs-filter' );
	}

	/** Group in the list of tags. */
	public function get_group(): string {
		return TAG_GROUP;
	}

	/**
	 * Types of values that the tag provides.
	 *
	 * @return list<string>
	 */
	public function get_categories(): array {
		return array( 'text' );
	}

	/** Adds the control for the fact. */
	protected function register_controls(): void {
		$this->add_control(
			'fact',
			array(
				'label'   => __( 'Facts', 'programs-filter' ),
				'type'    => 'select',
				'options' => Program\get_bindable_fact_labels(),
				'default' => 'dates',
			)
		);
	}

	/** Prints the fact of the current program, also in a loop. */
	public function render(): void {
		$key  = $this->get_settings( 'fact' );
		$post = get_post();
		if ( is_string( $key ) && $post instanceof \WP_Post && Program\has_facts( $post ) ) {
			// Elementor's text widget runs shortcodes in it.
			echo WordPress\escape_square_brackets( esc_html( Program\get_visible_fact_text( $post, $key ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It is.
		}
	}
}
