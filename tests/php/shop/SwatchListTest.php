<?php
/**
 * The lists of a product form, behind which swatches stand. It needs no shop.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Shop;

use ProgramsFilter\Shop;
use ProgramsFilter\Tests\{Markup, TestCase};

/** What is read of them, and written for the script. */
class SwatchListTest extends TestCase {
	private const LIST = '<select data-attribute_name="attribute_pa_color"><option value="">Elige</option>'
		. '<option value="azul">Azul</option></select>';

	/**
	 * As other plugins print them. tests/integration/swatches.test.ts has their releases.
	 *
	 * @return array<string, array{string}>
	 */
	public function swatches_of_others(): array {
		return array(
			'woo-variation-swatches'             => array( '<ul role="radiogroup"><li data-value="azul" role="radio"></li></ul>' ),
			'variation-swatches-for-woocommerce' => array( '<div class="tawcvs-swatches"><span class="swatch" data-value="azul"></span></div>' ),
			'variation-swatches-woo'             => array(
				'<div class="cfvsw-swatches-container"><div class="cfvsw-swatches-option" data-slug="azul"></div></div>',
			),
			'radio buttons'                      => array( '<label><input type="radio" value="azul"> Azul</label>' ),
		);
	}

	/** @dataProvider swatches_of_others */
	public function test_swatches_step_back_where_the_list_has_those_of_another_plugin( string $theirs ): void {
		self::assertNull( Shop\parse_attribute_dropdown( self::LIST . $theirs ) );
		self::assertNull( Shop\parse_attribute_dropdown( "<div>$theirs" . self::LIST . '</div>' ) );
	}

	public function test_other_markup_beside_the_list_is_no_swatch(): void {
		$list = str_replace( array( 'azul', '<select' ), array( 'yes', '<select data-show_option_none="yes"' ), self::LIST );

		self::assertSame( 'attribute_pa_color', Shop\parse_attribute_dropdown( "$list<a data-size=\"M\">Tallas</a>" )['name'] ?? '' );
	}

	public function test_an_entry_that_cannot_be_chosen_is_no_swatch(): void {
		$list = Shop\parse_attribute_dropdown( str_replace( '<option value="azul">', '<option value="x" disabled>Colores</option><option value="azul">', self::LIST ) );

		self::assertSame( array( 'azul' ), array_column( $list['options'] ?? array(), 'value' ) );
	}

	public function test_a_list_that_another_plugin_puts_before_is_passed_over(): void {
		$list = Shop\parse_attribute_dropdown(
			'<select name="guide"><option value="1">1</option></select>'
			. '<select data-attribute_name="attribute_talla"><option value="S">S</option></select>'
		);

		self::assertSame( 'attribute_talla', $list['name'] ?? '' );
		self::assertSame( array( array( 'value' => 'S', 'label' => 'S', 'selected' => false ) ), $list['options'] ?? array() );
		self::assertNull( Shop\parse_attribute_dropdown( '<select></select>' ) );
	}

	public function test_values_with_entities_stay_json_in_an_attribute(): void {
		$values = array( '15&quot; & 5" <b>', "l'àvia" );
		$found  = ( new Markup( '<i data-variations="' . Shop\encode_json_attribute( $values ) . '"></i>' ) )->values( 'i', 'data-variations' );

		self::assertSame( $values, json_decode( $found[0], true ) );
	}
}
