<?php
/**
 * Programs that visitors can put in another order.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

/** By the next session and by name. */
class VisitorsOrderTest extends TestCase {
	private const BY_HAND = array( 'Ópera', 'Taller', 'árbol', 'Bordado', 'nudos' );
	private const BY_NEXT = array( 'nudos', 'Ópera', 'Bordado', 'Taller', 'árbol' );
	private const BY_NAME = array( 'árbol', 'Bordado', 'nudos', 'Ópera', 'Taller' );

	/** Programs as they were put by hand. */
	protected function set_up() {
		parent::set_up();
		$facts = array(
			'Ópera'   => array( 'start' => '2099-03-01' ),
			'árbol'   => array( 'start' => '2020-01-01', 'end' => '2020-02-01' ),
			'Bordado' => array( 'sessions' => '2020-01-01/..' ),
			'nudos'   => array( 'start' => '2099-01-01T18:00', 'price' => '0 €' ),
		);
		foreach ( self::BY_HAND as $order => $title ) {
			self::factory()->program->create(
				array( 'post_title' => $title, 'menu_order' => $order, 'categories' => array( 'Arte' ), 'facts' => $facts[ $title ] ?? array() )
			);
		}
	}

	public function test_the_address_puts_the_cards_in_an_order_as_an_editor_does_and_the_script_has_the_same_places(): void {
		foreach ( array( 'next' => self::BY_NEXT, 'title' => self::BY_NAME ) as $order => $titles ) {
			self::assertSame( $titles, self::markup( array( 'orderBy' => $order ) )->cards(), $order );
		}
		foreach ( array(
			''                            => self::BY_HAND,
			'orden=proxima'               => self::BY_NEXT,
			'orden=nombre'                => self::BY_NAME,
			'orden=azar'                  => self::BY_HAND,
			'orden=proxima&orden=nombre'  => self::BY_HAND,
			'orden=proxima&orden=proxima' => self::BY_NEXT,
		) as $query => $titles ) {
			$page = self::markup( array( 'filters' => array( 'categoria', 'orden' ) ), $query );
			self::assertSame( $titles, $page->cards(), $query );
			foreach ( array( self::BY_HAND, self::BY_NEXT, self::BY_NAME ) as $order => $sorted ) {
				self::assertSame( $sorted, self::by_place( $page, $order ), $query );
			}
		}
	}

	/**
	 * @param int $order Which of the places of a card.
	 * @return list<string> Titles.
	 */
	private static function by_place( Markup $page, int $order ): array {
		$places = array_map(
			static fn( string $data ): int => (int) explode( ' ', $data )[ $order ],
			$page->values( '.programas-card', 'data-orden' )
		);
		$titles = $page->cards();
		array_multisort( $places, $titles );

		return $titles;
	}

	public function test_an_order_is_a_field_and_no_filter_without_counts_and_the_link_that_removes_filters_keeps_it(): void {
		$page = self::markup(
			array( 'filters' => array( 'gratis', 'orden' ), 'perPage' => 2 ),
			'orden=proxima&gratis=1'
		);

		self::assertSame( array( '', 'proxima', 'nombre' ), $page->values( 'select[name="orden"] option', 'value' ) );
		self::assertStringNotContainsString( '(', implode( $page->texts( 'select[name="orden"]' ) ) );
		self::assertSame( array( 'proxima' ), $page->values( 'select[name="orden"] option[selected]', 'value' ) );
		self::assertSame( '/?orden=proxima#programas-1', $page->values( '.programas-reset', 'href' )[0] );
	}

	public function test_the_first_cards_of_the_order_are_shown_show_more_keeps_it_and_pills_count_as_they_did(): void {
		$page = self::markup( array( 'filters' => array( 'categoria', 'orden' ), 'perPage' => 2 ), 'orden=proxima' );

		self::assertSame( array_slice( self::BY_NEXT, 0, 2 ), $page->cards() );
		self::assertSame( array( '/?orden=proxima&mostrar=4#programas-1' ), $page->values( '.programas-more a', 'href' ) );
		self::assertSame( array( '5', '5' ), $page->texts( 'form .programas-pill__count' ) );
	}
}
