<?php
/**
 * The Elementor widget "Programas", which renders the block; registered in register.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The widget. */
final class Widget extends \Elementor\Widget_Base {

	/** Name in stored data. */
	public function get_name(): string {
		return WIDGET;
	}

	/** Title in the panel. */
	public function get_title(): string {
		return WordPress\get_plural_label();
	}

	/** Icon in the panel. */
	public function get_icon(): string {
		return 'eicon-posts-grid';
	}

	/**
	 * Search terms.
	 *
	 * @return list<string>
	 */
	public function get_keywords(): array {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK );

		return array_merge( array( 'programas', 'programs', __( 'Filter', 'programs-filter' ) ), array_values( $block->keywords ?? array() ) );
	}

	/**
	 * Styles that Elementor prints in the head of pages with the widget.
	 *
	 * @return list<string>
	 */
	public function get_style_depends(): array {
		$block  = \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK );
		$styles = null === $block ? array() : array_values( $block->style_handles );
		if ( ! $this->is_type_instance() && array() !== array_intersect_key( get_block_attributes( (array) $this->get_settings() ), array_flip( array( 'filters', 'multiple', 'perPage' ) ) ) ) {
			$styles[] = Listing\CRITERIA_STYLE;
		}

		return $styles;
	}

	/** Whether Elementor prints an inner wrapper, by the site's setting. */
	public function has_widget_inner_wrapper(): bool {
		return ! \Elementor\Plugin::$instance->experiments->is_feature_active( 'e_optimized_markup' );
	}

	/** Excludes the widget from Elementor's element cache: a listing depends on the URL and on the time. */
	protected function should_render_shortcode(): bool {
		// phpcs:ignore WordPress.NamingConventions -- A filter of Elementor: whether it prints for its cache.
		return true === apply_filters( 'elementor/element/should_render_shortcode', false );
	}

	/** Adds the controls. */
	protected function register_controls(): void {
		$controls = get_widget_controls();
		foreach ( Listing\get_panel_titles() as $section => $title ) {
			$is_style = in_array( $section, STYLE_TAB_SECTIONS, true );
			$this->start_controls_section(
				"programas_$section",
				array(
					'label' => $title,
					'tab'   => $is_style ? 'style' : 'content',
				)
			);
			if ( 'grid' === $section ) {
				$this->add_control(
					STYLE_CONTROL,
					array(
						'label'   => __( 'Look of the cards', 'programs-filter' ),
						'type'    => 'select',
						'options' => get_block_style_options(),
						'default' => '',
					)
				);
			}
			foreach ( wp_list_filter( Listing\get_attributes_schema(), array( 'panel' => $section ) ) as $name => $schema ) {
				foreach ( $controls as $control => $arguments ) {
					if ( $name === $control || str_starts_with( $control, "{$name}_" ) ) {
						$this->add_control( $control, $arguments );
					}
				}
			}
			if ( 'grid' === $section ) {
				$this->add_typography();
			}
			$this->end_controls_section();
		}
	}

	/** Adds the fonts of the parts. */
	private function add_typography(): void {
		$parts = array(
			'card'        => __( 'Typography of cards', 'programs-filter' ),
			'card__title' => __( 'Typography of titles', 'programs-filter' ),
			'pill'        => __( 'Typography of buttons', 'programs-filter' ),
		);
		foreach ( $parts as $part => $label ) {
			$this->add_group_control(
				'typography',
				array(
					'name'     => "{$part}_typography",
					'label'    => $label,
					'selector' => "{{WRAPPER}} .programas .programas-$part",
				)
			);
		}
	}

	/** Prints the block, with the same markup, assets and hooks. */
	protected function render(): void {
		if ( is_rendering_stored_content() ) {
			// A widget around this one prints for the cache, and prints the shortcode as well.
			return;
		}
		$block = array(
			'blockName'    => Listing\BLOCK,
			'attrs'        => get_block_attributes( $this->get_values() ),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		// In the canvas the request has the language of the admin, not that of the page.
		$language = \Elementor\Plugin::$instance->editor->is_edit_mode() ? WordPress\get_page_language() : '';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block's templates escape where they print.
		echo WordPress\run_in_language( $language, static fn(): string => render_block( $block ) );
	}

	/** Prints the shortcode into the page's content: the listing page is found by it, and it works without Elementor. */
	public function render_plain_content(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A shortcode, whose values have no character of HTML left.
		echo get_widget_shortcode( $this->get_values() );
	}

	/**
	 * Returns the settings. Elementor returns the default of a hidden control, but `multiple` also affects cards without a filter.
	 *
	 * @return array<mixed> By name of the control.
	 */
	private function get_values(): array {
		return array_intersect_key( (array) $this->get_settings(), array( 'multiple' => true ) ) + (array) $this->get_settings_for_display();
	}
}
