<?php
/**
 * A season of programs, day by day: what Desde = Hasta = that day shows, and what the index answers. The days are those of an independent library
 * (src/listing/criteria/season.test.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filters;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\Markup;
use ProgramsFilter\Tests\TestCase;

/** What takes place on a day, and what runs through it. */
class SeasonTest extends TestCase {
	/** @return array{first: string, days: int, programs: list<array{name: string, facts: array<string, string>, days: list<string>, moments: string, runs?: string}>} */
	private static function season(): array {
		/**
		 * The season.
		 *
		 * @var array{first: string, days: int, programs: list<array{name: string, facts: array<string, string>, days: list<string>, moments: string, runs?: string}>} $season
		 */
		$season = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/season.json' ), true );

		return $season;
	}

	public function test_the_script_gets_these_moments(): void {
		$found = array();
		foreach ( self::season()['programs'] as $program ) {
			$id                        = self::factory()->program->create( array( 'facts' => $program['facts'] ) );
			$found[ $program['name'] ] = Listing\get_times_value( Program\program_facts( $id ) );
		}

		self::assertSame( array_column( self::season()['programs'], 'moments', 'name' ), $found );
	}

	public function test_a_day_shows_what_takes_place_on_it_and_then_what_runs(): void {
		$season = self::season();
		foreach ( $season['programs'] as $index => $program ) {
			self::factory()->program->create( array( 'post_title' => $program['name'], 'menu_order' => $index, 'facts' => $program['facts'] ) );
		}
		$expected = array();
		$found    = array();
		$asked    = array();
		for ( $number = 0; $number < $season['days']; $number++ ) {
			$day  = gmdate( 'Y-m-d', (int) strtotime( "{$season['first']} +$number days UTC" ) );
			$own  = array();
			$runs = array();
			foreach ( $season['programs'] as $program ) {
				list( $from, $until ) = explode( '/', ( $program['runs'] ?? '' ) . '/' );
				if ( in_array( $day, $program['days'], true ) ) {
					$own[] = $program['name'];
				} elseif ( '' !== $from && $from <= $day && $day <= $until ) {
					$runs[] = $program['name'];
				}
			}
			$this->go_to( "/?desde=$day&hasta=$day" );
			$wanted           = array(
				'desde' => array( $day ),
				'hasta' => array( $day ),
			);
			$of_index         = array_map( 'get_the_title', self::asked_of_index( $wanted ) );
			$on_page          = array_merge( $own, $runs );
			$asked[]          = array( $day, array_diff( $of_index, $on_page ), array_diff( $on_page, $of_index ) );
			$page             = new Markup( Listing\render_listing( Listing\prepare_listing_attributes( array( 'filters' => array( 'fechas' ) ) ), new Listing\Page() ) );
			$expected[ $day ] = array_merge( $own, array( 'También en curso' ), $runs );
			$found[ $day ]    = $page->texts( '.programas-grid > li:not([hidden]) h3' );
		}

		self::assertSame( $expected, $found );
		self::assertSame( array_fill( 0, $season['days'], array( array(), array() ) ), array_map( static fn( array $one ): array => array_slice( $one, 1 ), $asked ) );
	}
}
