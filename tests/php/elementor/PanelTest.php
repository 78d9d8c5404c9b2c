<?php
/**
 * The panel of the widget of Elementor. It needs no Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor;

use ProgramsFilter\{Elementor, Listing};
use ProgramsFilter\Tests\TestCase;

/** Controls, and what is chosen in them. */
class PanelTest extends TestCase {
	/** Attributes that Elementor has controls of its own for. The order is part of what programs are ordered by. */
	private const OF_ELEMENTOR = '/^(order|lock|metadata|style|className|align|gradient)$'
		. '|^(background|text|border)Color$|^font(Size|Family)$/';

	public function test_each_attribute_of_the_block_has_one_control_in_one_section(): void {
		// A site with programs alone has no choice of what is listed.
		$own = array_diff( (array) preg_grep( self::OF_ELEMENTOR, array_keys( Listing\get_attributes_schema() ), PREG_GREP_INVERT ), array( 'types' ) );
		self::assertContains( 'columns', $own );
		self::assertEqualsCanonicalizing(
			$own,
			array_unique( array_map( static fn( string $name ): string => explode( '_', $name )[0], array_keys( Elementor\get_widget_controls() ) ) )
		);

		$in_sections = array_filter(
			Listing\get_attributes_schema(),
			static fn( array $schema ): bool => isset( Listing\get_panel_titles()[ $schema['panel'] ] )
		);
		self::assertEqualsCanonicalizing( $own, array_diff( array_keys( $in_sections ), array( 'types' ) ) );
	}

	public function test_the_controls_ask_once_by_what_visitors_can_filter(): void {
		$asked = 0;
		add_filter(
			'programs_filter_criteria',
			static function ( array $criteria ) use ( &$asked ): array {
				++$asked;

				return $criteria;
			}
		);
		Elementor\get_widget_controls();

		self::assertSame( 1, $asked );
	}

	/** @return array<string, array{string}> Attributes with a list of values. */
	public function choices(): array {
		$choices = array();
		foreach ( Listing\get_attributes_schema() as $name => $schema ) {
			if ( isset( $schema['enum'] ) ) {
				$choices[ $name ] = array( $name );
			}
		}

		return $choices;
	}

	/** @dataProvider choices */
	public function test_a_control_offers_what_the_schema_of_the_block_allows( string $name ): void {
		self::assertEqualsCanonicalizing(
			Listing\get_attributes_schema()[ $name ]['enum'],
			array_keys( Elementor\get_widget_controls()[ $name ]['options'] )
		);
	}

	public function test_the_styles_are_those_of_the_block(): void {
		self::assertSame(
			array( '' => 'Tarjetas', 'plain' => 'Sin marco', 'rows' => 'Filas', 'compact' => 'Filas en el móvil' ),
			Elementor\get_block_style_options()
		);
	}

	/** @return array<string, array{string, array<string, string>}> */
	public function conditions(): array {
		return array(
			'several at once: with a filter'      => array( 'multiple', array( 'showFilter' => 'yes' ) ),
			'a target: with a filter alone'       => array( 'target', array( 'showFilter' => 'yes', 'showGrid' => '' ) ),
			'a limit: with cards'                 => array( 'limit', array( 'showGrid' => 'yes' ) ),
			'the name of all: with one at a time' => array( 'allLabel', array( 'showFilter' => 'yes', 'multiple' => '' ) ),
			'chosen at first: with a filter'      => array( 'initial_categoria', array( 'showFilter' => 'yes' ) ),
			'a limit by age: always'              => array( 'only_edad', array() ),
			'criteria: always'                    => array( 'filters', array() ),
		);
	}

	/**
	 * @dataProvider conditions
	 * @param array<string, string> $condition Other controls and their values.
	 */
	public function test_a_control_is_shown_where_there_is_something_to_say( string $name, array $condition ): void {
		self::assertEquals( $condition, Elementor\get_widget_controls()[ $name ]['condition'] ?? array() );
	}

	public function test_lists_are_chosen_in_an_order(): void {
		foreach ( array( 'only_categoria', 'filters', 'card' ) as $name ) {
			self::assertSame( 'programas-choice', Elementor\get_widget_controls()[ $name ]['type'] );
		}
	}

	public function test_what_is_chosen_becomes_attributes_and_the_shortcode_of_the_same_listing(): void {
		$settings   = array(
			'only_categoria'    => array( 'musica', 'arte' ),
			'only_edad'         => '6-12',
			'only_gratis'       => 'yes',
			'only_lugar'        => array(),
			'only_cuando'       => '',
			'initial_categoria' => 'arte',
			'limit'             => 6,
			'orderBy'           => 'title',
			'showFilter'        => 'yes',
			'card'              => array( 'excerpt', 'dates' ),
			'allLabel'          => 'Todo "[y] más" <b>',
			'columns'           => '3',
			'style'             => 'rows',
		);
		$attributes = array(
			'only'      => array(
				'categoria' => array( 'musica', 'arte' ),
				'edad'      => array( '6-12' ),
				'gratis'    => array( '1' ),
			),
			'initial'   => array( 'categoria' => array( 'arte' ) ),
			'limit'     => 6,
			'orderBy'   => 'title',
			'card'      => array( 'excerpt', 'dates' ),
			'allLabel'  => 'Todo "[y] más" <b>',
			'columns'   => 3,
			'className' => 'is-style-rows',
		);
		self::assertEquals( $attributes, Elementor\get_block_attributes( $settings ) );

		$words = shortcode_parse_atts( substr( Elementor\get_widget_shortcode( $settings ), strlen( '[programas' ), -1 ) );
		self::assertEquals( $attributes, Listing\parse_shortcode_attributes( $words ) );
	}

	public function test_what_does_not_fit_the_schema_of_the_block_is_left_out(): void {
		$settings = array(
			'minCardWidth' => 5,
			'limit'        => 'muchos',
			'orderBy'      => 'nunca',
			'columns'      => 9,
			'allLabel'     => array( 'unit' => 'px;}', 'size' => '1' ),
			'card'         => 'dates',
			'style'        => 'otro',
			'only_x] <b>'  => array( 'y' ),
		);

		self::assertSame( array(), Elementor\get_block_attributes( $settings ) );
		self::assertSame( '[programas]', Elementor\get_widget_shortcode( $settings ) );
	}
}
