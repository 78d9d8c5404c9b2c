<?php
/**
 * A fact of a program as a dynamic tag of Elementor, for every widget that takes a text.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor_Tag;

use ProgramsFilter\Elementor;
use ProgramsFilter\Fact_Binding;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Text;

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
		return Elementor\GROUP;
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
				'options' => Fact_Binding\labels(),
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
		if ( ! in_array( $key, Fact_Binding\keys(), true ) || ! $post instanceof \WP_Post || Post_Type\NAME !== $post->post_type || ! Post_Type\is_ours() ) {
			return;
		}
		if ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) {
			// Elementor's text widget runs shortcodes in it.
			echo Text\without_brackets( esc_html( Fact_Binding\text( $post, $key ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It is.
		}
	}
}
