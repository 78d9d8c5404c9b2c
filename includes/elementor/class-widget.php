<?php
/**
 * The widget "Programas" of Elementor: the block, with Elementor's panels.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Elementor calls its methods.
 */
final class Widget extends \Elementor\Widget_Base {

	/**
	 * Its name in what Elementor stores.
	 */
	public function get_name(): string {
		return WIDGET;
	}

	/**
	 * Its title in the panel.
	 */
	public function get_title(): string {
		return __( 'Programs', 'programs-filter' );
	}

	/**
	 * Its icon there.
	 */
	public function get_icon(): string {
		return 'eicon-posts-grid';
	}

	/**
	 * Words by which it is found.
	 *
	 * @return list<string>
	 */
	public function get_keywords(): array {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK );

		return array_merge( array( 'programas', 'programs', __( 'Filter', 'programs-filter' ) ), array_values( $block->keywords ?? array() ) );
	}

	/**
	 * Styles that Elementor puts into the head of pages with the widget.
	 *
	 * @return list<string>
	 */
	public function get_style_depends(): array {
		$block  = \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK );
		$styles = null === $block ? array() : array_values( $block->style_handles );
		if ( ! $this->is_type_instance() && array() !== array_intersect_key( block_attributes( (array) $this->get_settings() ), array_flip( array( 'filters', 'multiple', 'perPage', 'stickyFilter' ) ) ) ) {
			$styles[] = Listing\CRITERIA_STYLE;
		}

		return $styles;
	}

	/**
	 * Elementor's own markup around widgets: one element less where the site has chosen that.
	 */
	public function has_widget_inner_wrapper(): bool {
		return ! \Elementor\Plugin::$instance->experiments->is_feature_active( 'e_optimized_markup' );
	}

	/**
	 * Never part of the HTML that Elementor keeps, whatever is chosen for it there: the address and the clock change a listing.
	 */
	protected function should_render_shortcode(): bool {
		// phpcs:ignore WordPress.NamingConventions -- Elementor's own filter: whether it prints what it is going to keep.
		return true === apply_filters( 'elementor/element/should_render_shortcode', false );
	}

	/**
	 * Adds the controls.
	 */
	protected function register_controls(): void {
		$controls = widget_controls();
		foreach ( section_titles() as $section => $title ) {
			$is_style = in_array( $section, STYLE_SECTIONS, true );
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
						'options' => block_styles(),
						'default' => '',
					)
				);
			}
			foreach ( wp_list_filter( Listing\attributes_schema(), array( 'panel' => $section ) ) as $name => $schema ) {
				if ( isset( $controls[ $name ] ) ) {
					$this->add_control( $name, $controls[ $name ] );
				}
			}
			$this->add_typography( $section );
			$this->end_controls_section();
		}
	}

	/**
	 * Adds the fonts of a part.
	 *
	 * @param string $section Section.
	 */
	private function add_typography( string $section ): void {
		$parts = array(
			'card' => array(
				'card'  => '.programas-card',
				'title' => '.programas-card__title',
			),
			'pill' => array( 'pill' => '.programas-pill' ),
		);
		foreach ( $parts[ $section ] ?? array() as $name => $part ) {
			$this->add_group_control(
				'typography',
				array(
					'name'     => "{$name}_typography",
					'selector' => "{{WRAPPER}} .programas $part",
				) + ( 'title' === $name ? array( 'label' => __( 'Typography of titles', 'programs-filter' ) ) : array() )
			);
		}
	}

	/**
	 * Prints the listing: the block, so that markup, assets and hooks are the same.
	 */
	protected function render(): void {
		if ( is_kept_as_text() ) {
			// A widget around this one prints it for that, but its shortcode follows anyway.
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block's templates escape where they print.
		echo render_block(
			array(
				'blockName'    => Listing\BLOCK,
				'attrs'        => markup_attributes( $this->values() ),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * What Elementor keeps as the page's content: by that the page is found, and it stands without Elementor.
	 */
	public function render_plain_content(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A shortcode, whose values have no character of HTML left.
		echo widget_shortcode( $this->values() );
	}

	/**
	 * What is set. Elementor takes the default for a control that is not shown; whether several can be chosen concerns cards without a filter, too.
	 *
	 * @return array<mixed> By name of the control.
	 */
	private function values(): array {
		return array_intersect_key( (array) $this->get_settings(), array( 'multiple' => true ) ) + (array) $this->get_settings_for_display();
	}
}
