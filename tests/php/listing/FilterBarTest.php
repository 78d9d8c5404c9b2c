<?php
/**
 * The line of filters, its sheet, and the row below it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** What is printed twice, and what is sent once. */
class FilterBarTest extends TestCase {
	private const ALL = array( 'filters' => array( 'orden', 'cuando', 'fechas', 'lugar', 'edad', 'gratis', 'buscar', 'categoria' ) );

	public function set_up(): void {
		parent::set_up();
		$tomorrow = (string) wp_date( 'Y-m-d', time() + DAY_IN_SECONDS );
		foreach ( array( 'Coro' => 'Sala 2', 'Cine' => 'Patio' ) as $post_title => $place ) {
			$slug  = strtolower( $post_title );
			$facts = compact( 'place' ) + array( 'audience' => 'De 6 a 12 años', 'price' => '0 €', 'start' => $tomorrow, 'end' => $tomorrow );
			self::factory()->term->create( array( 'name' => "De $post_title" ) + compact( 'slug' ) );
			self::factory()->program->create( compact( 'post_title', 'facts' ) + array( 'categories' => array( $slug ) ) );
		}
	}

	public function test_the_first_small_filters_are_in_the_bar_too_and_the_form_sends_only_those_of_the_sheet(): void {
		$page = self::markup( self::ALL, 'cuando=manana&lugar=patio' );

		self::assertSame( array( 'cuando', 'lugar', 'edad' ), $page->values( '.programas-filters__bar > .programas-filter', 'data-filter' ) );
		self::assertSame( array( 'orden' ), $page->values( '.programas-result > .programas-filter', 'data-filter' ) );
		foreach ( array( '.programas-filters__bar', '.programas-result' ) as $second ) {
			self::assertSame( array(), $page->all( "$second [name]" ) );
			self::assertSame( array(), $page->all( "$second [form]" ) );
		}
		self::assertSame( array( 'manana', 'patio' ), $page->values( '.programas-filters__bar option[selected]', 'value' ) );
		self::assertSame(
			array( 'orden', 'cuando', 'desde', 'hasta', 'lugar', 'edad', 'gratis' ),
			$page->values( '.programas-filters__fields [data-filter]', 'data-filter' )
		);
		self::assertSame( array( 'manana' ), $page->values( '[type="radio"][name="cuando"][checked]', 'value' ) );
	}

	public function test_search_and_pills_come_first_in_the_order_of_the_editor(): void {
		$page = self::markup( self::ALL );

		self::assertSame(
			array( 'programas-filter is-search', 'programas-filter', 'programas-filters__bar', 'programas-filters__open', 'programas-sheet' ),
			$page->values( '.programas-filters > [class]', 'class' )
		);
	}

	public function test_the_first_times_are_shown_and_the_others_and_the_days_unfold(): void {
		$page = self::markup( self::ALL );

		self::assertSame( array( 'hoy', 'manana', 'fin-de-semana' ), array_slice( $page->values( '[type="radio"][name="cuando"]', 'value' ), 0, 3 ) );
		self::assertSame( array( 'Elegir días', 'Más' ), $page->texts( '.programas-sheet .programas-fold > summary' ) );
		self::assertSame( array(), $page->all( '.programas-fold[open]' ) );
		self::assertCount( 1, self::markup( self::ALL, 'desde=2099-01-01' )->all( '.programas-fold.is-days[open]' ) );
	}

	public function test_the_sheet_begins_with_all_categories_and_has_the_switches_in_one_row(): void {
		$page = self::markup( array( 'filters' => array( 'categoria', 'gratis', 'lugar', 'plazas' ) ) );

		self::assertSame( array( 'Todos 2', 'De Cine 1', 'De Coro 1' ), $page->texts( '.programas-group .programas-pill' ) );
		self::assertSame( array( 'gratis', 'plazas' ), $page->values( 'fieldset > .programas-filter__pills > .is-switch', 'data-filter' ) );
		self::assertSame( array(), $page->all( '.programas-sheet .programas-fold' ) );
	}

	public function test_beyond_twelve_categories_the_others_unfold(): void {
		foreach ( range( 1, 12 ) as $number ) {
			self::factory()->term->create( array( 'name' => "Otra $number", 'slug' => "otra-$number" ) );
			self::factory()->program->create( array( 'categories' => array( "otra-$number" ) ) );
		}
		$page = self::markup( self::ALL );

		self::assertCount( 15, $page->all( '.programas-sheet .programas-pill[data-category]' ) );
		self::assertStringContainsString( '14', $page->texts( '.programas-group .programas-filter__pills[aria-label] > .programas-fold > summary' )[0] );
		self::assertSame( array(), $page->all( 'form .programas-fold' ) );
	}

	public function test_few_short_values_are_buttons_in_the_sheet_and_a_list_in_the_bar_and_many_or_long_ones_a_list(): void {
		foreach ( array(
			array( array( 'Aula 1' ), true ),
			array( array( 'Aula 1', 'Aula 2', 'Aula 3', 'Aula 4', 'Aula 5' ), true ),
			array( array( 'Aula 6' ), false ),
		) as list( $places, $are_buttons ) ) {
			foreach ( $places as $place ) {
				self::factory()->program->create( array( 'post_title' => "En $place", 'facts' => compact( 'place' ) ) );
			}
			$page = self::markup( array( 'filters' => array( 'lugar' ) ) );

			self::assertSame( $are_buttons, array() !== $page->all( '.programas-filters__fields [type="radio"][name="lugar"]' ) );
			self::assertSame( ! $are_buttons, array() !== $page->all( '.programas-filters__fields select[name="lugar"]' ) );
			self::assertCount( 1, $page->all( '.programas-filters__bar select' ) );
		}
	}

	public function test_a_long_value_makes_a_list_of_all(): void {
		self::factory()->program->create( array( 'facts' => array( 'place' => 'Centro de Interpretación de la Naturaleza' ) ) );

		self::assertCount( 1, self::markup( array( 'filters' => array( 'lugar' ) ) )->all( '.programas-filters__fields select[name="lugar"]' ) );
	}

	public function test_the_bar_stays_at_hand_where_there_are_more_than_twelve_cards(): void {
		$is_sticky = static fn( array $attributes ): bool => array() !== self::markup( $attributes )->all( '.programas-filters.is-sticky' );
		foreach ( range( 1, 10 ) as $number ) {
			self::factory()->program->create( array( 'post_title' => "Otro $number" ) );
		}
		self::assertFalse( $is_sticky( self::ALL ) );

		self::factory()->program->create();
		self::assertTrue( $is_sticky( self::ALL ) );
		self::assertFalse( $is_sticky( self::ALL + array( 'showGrid' => false ) ) );
		self::assertFalse( $is_sticky( self::ALL + array( 'limit' => 12 ) ) );
		// The script of the category alone is small.
		self::assertFalse( $is_sticky( array() ) );
	}

	public function test_a_list_is_shared_and_subscribed_to_beside_the_count_and_below_it_unless_it_has_no_program(): void {
		$attributes = self::ALL + array( 'showCalendar' => true );

		foreach ( array(
			''             => array( 'Todos (2)', false ),
			'lugar=patio'  => array( 'Patio (1)', false ),
			'buscar=nadie' => array( '«nadie» (0)', true ),
		) as $query => list( $what, $is_hidden ) ) {
			$page = self::markup( $attributes, $query );
			self::assertSame( array( 'Compartir', 'Compartir' ), $page->texts( '.programas-actions > .is-share' ), $query );
			self::assertSame( $page->values( '.programas-calendar[popover]', 'id' ), array_unique( $page->values( '.programas-actions > .is-subscribe', 'popovertarget' ) ) );
			self::assertSame( array( $what ), $page->texts( '.programas-calendar strong' ), $query );
			self::assertCount( $is_hidden ? 2 : 0, $page->all( '.programas-actions[hidden]' ), $query );
		}
		self::assertCount( 0, self::markup( array( 'showFilter' => false ) )->all( '.programas-action' ) );
	}

	public function test_categories_of_which_several_can_be_chosen_are_first_in_the_sheet_with_their_numbers(): void {
		$page = self::markup(
			array(
				'multiple' => true,
				'filters'  => array( 'categoria', 'gratis' ),
			)
		);
		$own  = $page->parts( '.programas-group' )[0];

		self::assertSame( array( 'Categoría' ), $own->texts( 'legend' ) );
		self::assertSame( $page->texts( '.programas-filters > [data-filter="categoria"] label' ), $own->texts( 'label' ) );
		self::assertNotSame( array(), $own->all( '.programas-pill__count' ) );
		// Sent once.
		self::assertSame( array(), $own->all( 'input[name]' ) );
	}

	public function test_the_number_of_a_list_that_is_shared_is_written_as_the_site_does(): void {
		add_filter( 'number_format_i18n', static fn( string $number ): string => "nº $number" );

		self::assertSame( array( 'Todos (nº 2)' ), self::markup( array( 'showCalendar' => true ) )->texts( '.programas-calendar strong' ) );
	}

	public function test_a_sheet_that_has_the_order_alone_says_so(): void {
		foreach ( array( 'orden' => 1, 'orden,buscar,categoria' => 1, 'orden,lugar' => 0, 'lugar' => 0 ) as $filters => $is_alone ) {
			$page = self::markup( array( 'filters' => explode( ',', $filters ) ) );
			self::assertCount( $is_alone, $page->all( '.programas-filters.has-only-order' ), $filters );
			self::assertCount( 1, $page->all( '.programas-filters__open' ), $filters );
		}
	}
}
