<?php
/**
 * A fact of a program as a dynamic tag of Elementor, for every widget that takes a text.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Elementor calls its methods.
 */
final class Fact_Tag extends \Elementor\Core\DynamicTags\Tag {

	/**
	 * Its name in what Elementor stores.
	 */
	public function get_name(): string {
		return 'programs-filter-fact';
	}

	/**
	 * Its title in the list of tags.
	 */
	public function get_title(): string {
		return __( 'Facts of the program', 'programs-filter' );
	}

	/**
	 * Its group there.
	 */
	public function get_group(): string {
		return TAG_GROUP;
	}

	/**
	 * What it can stand for.
	 *
	 * @return list<string>
	 */
	public function get_categories(): array {
		return array( 'text' );
	}

	/**
	 * Adds the choice of the fact.
	 */
	protected function register_controls(): void {
		$this->add_control(
			'fact',
			array(
				'label'   => __( 'Facts', 'programs-filter' ),
				'type'    => 'select',
				'options' => Program\bindable_fact_labels(),
				'default' => 'dates',
			)
		);
	}

	/**
	 * Prints the fact of the program that the page, or the item of a loop, is about.
	 */
	public function render(): void {
		$key  = $this->get_settings( 'fact' );
		$post = get_post();
		if ( is_string( $key ) && $post instanceof \WP_Post && Program\POST_TYPE === $post->post_type && Program\is_post_type_ours() ) {
			// Elementor's text widget runs shortcodes in it.
			echo WordPress\without_brackets( esc_html( Program\visible_fact_text( $post, $key ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It is.
		}
	}
}
