<?php
/**
 * Headings of days.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** A listing in the order of the next session has its cards below their days. */
class DaysTest extends TestCase {
	private const DATED = array( 'orderBy' => 'next', 'card' => array( 'dates' ), 'headingLevel' => 2, 'filters' => array( 'categoria', 'cuando', 'orden' ) );

	public function set_up(): void {
		parent::set_up();
		list( $tomorrow, $later, $week, $far ) = self::days();
		foreach ( array(
			'Yoga'   => "$later 18:00\n" . self::days( 9 )[0] . ' 18:00',
			'Coro'   => "$tomorrow 11:00\n$week 11:00\n!$tomorrow",
			'Cine'   => "$later 20:00",
			'Jardín' => "$far/..",
		) as $title => $sessions ) {
			self::factory()->program->create( array( 'post_title' => $title, 'facts' => compact( 'sessions' ) ) );
		}
	}

	/**
	 * Tomorrow, the day after, in a week, and in two.
	 *
	 * @param int ...$away Other days from today.
	 * @return list<string>
	 */
	private static function days( int ...$away ): array {
		return array_map( static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ), array() === $away ? array( 1, 2, 8, 14 ) : $away );
	}

	public function test_each_card_stands_below_its_next_day_also_below_one_that_is_cancelled(): void {
		$page = self::markup( self::DATED );

		list( $tomorrow, $later, , $far ) = array_map( static fn( string $day ): string => (string) wp_date( 'j', (int) strtotime( "$day 12:00 UTC" ) ), self::days() );

		self::assertSame( array( $tomorrow, $later, $far ), preg_replace( '/^\D+(\d+)\D.*/s', '$1', array_slice( $page->texts( 'h2.programas-day__title' ), 0, 3 ) ) );
		self::assertStringStartsWith( 'Mañana ', $page->texts( 'h2.programas-day__title' )[0] );
		self::assertSame( array( 'Coro', 'Yoga', 'Cine', 'Jardín' ), $page->texts( 'h3.programas-card__title' ) );
		self::assertSame( array( '' ), array_unique( $page->values( '.programas-day', 'hidden' ) ) );
		self::assertCount( 1, $page->all( '.programas-grid.has-days' ) );
	}

	public function test_there_are_none_where_a_card_stands_for_another_day_of_its_or_in_another_order(): void {
		self::assertCount( 1, self::markup( self::DATED, 'cuando=vigentes' )->all( '.has-days' ) );
		self::assertCount( 0, self::markup( self::DATED, 'orden=nombre' )->all( '.has-days' ) );
		self::assertCount( 1, self::markup( array( 'filters' => array( 'fechas' ) ) + self::DATED, sprintf( 'desde=%1$s&hasta=%1$s', self::days( 9 )[0] ) )->all( '.has-other-days' ) );
		self::assertCount( 0, self::markup( array( 'orderBy' => 'title' ) + self::DATED )->all( '.programas-day' ) );
	}

	public function test_a_card_says_that_its_next_day_is_the_next_one_where_a_later_one_is_asked_for(): void {
		$query = sprintf( 'desde=%1$s&hasta=%1$s', self::days( 9 )[0] );
		foreach ( array( self::DATED, array( 'orderBy' => 'title' ) + self::DATED ) as $attributes ) {
			$page = self::markup( array( 'filters' => array( 'fechas' ) ) + $attributes, $query );
			self::assertSame( array( 'Yoga' ), $page->cards() );
			self::assertSame( array( 'Yoga' ), $page->texts( '.is-other-day .programas-card__title' ) );
			self::assertStringEndsWith( '--programas-next:"Próxima: "', $page->values( '.programas-grid', 'style' )[0] );
			self::assertCount( 0, self::markup( array( 'filters' => array( 'fechas' ) ) + $attributes, sprintf( 'desde=%1$s&hasta=%1$s', self::days( 2 )[0] ) )->all( '.is-other-day' ) );
		}
	}
}
