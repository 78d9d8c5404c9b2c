<?php
/**
 * Next editions of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Last season's sheet, imported for the next one. */
class EditionsTest extends TestCase {
	use Steps;

	/** A day so many days from today. */
	private static function day( int $days ): string {
		return ( new \DateTimeImmutable( "$days days", wp_timezone() ) )->format( 'Y-m-d' );
	}

	/** @return array<string, string> Facts of a program that was full and moved online last season. */
	private static function last_season(): array {
		return array(
			'start'          => self::day( -90 ),
			'end'            => self::day( -30 ),
			'sessions'       => self::day( -90 ) . '/' . self::day( -30 ) . ' MO,TU,WE,TH,FR,SA,SU 17:00-18:30',
			'place'          => 'Sala 2',
			'signup_url'     => 'https://example.org/',
			'signup_state'   => 'full',
			'places_left'    => '0',
			'event_status'   => 'online',
			'notice'         => 'Hoy, por internet.',
			'previous_start' => self::day( -95 ),
		);
	}

	/**
	 * A program.
	 *
	 * @param string                $slug  Slug.
	 * @param int                   $order Place in the order.
	 * @param array<string, string> $facts Facts.
	 */
	private static function program( string $slug, int $order, array $facts ): int {
		return self::factory()->program->create( array( 'post_title' => ucfirst( $slug ), 'post_name' => $slug, 'menu_order' => $order, 'post_date' => '2024-05-06 10:00:00', 'facts' => $facts ) );
	}

	/**
	 * An export of some programs in which an editor has changed cells.
	 *
	 * @param array<int, array<string, string>> $changed Changed cells by program.
	 */
	private static function sheet( array $changed ): string {
		$columns = array_keys( Import\export_header() );
		$csv     = Import\csv_row( array_values( Import\export_header() ) );
		foreach ( $changed as $program => $cells ) {
			$csv .= Import\csv_row( array_values( array_replace( Import\program_cells( get_post( $program ), $columns ), $cells ) ) );
		}

		return $csv;
	}

	/** @return list<string> Title, status, order, slug, place, what was about the last time, and year of publication of all programs, oldest first. */
	private static function all(): array {
		wp_cache_flush();
		$posts = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );

		$all = array_map(
			static function ( \WP_Post $post ): string {
				$facts = array_intersect_key( Program\stored_facts( $post->ID ), array_flip( array( 'place', 'signup_state', 'event_status', 'notice', 'places_left' ) ) );
				$year  = '0000-00-00 00:00:00' === $post->post_date_gmt ? '' : substr( $post->post_date, 0, 4 );

				return implode( ' ', array_diff( array_merge( array( $post->post_title, $post->post_status, $post->menu_order, $post->post_name ), array_values( $facts ), array( $year ) ), array( '' ) ) );
			},
			$posts
		);

		return array_values( $all );
	}

	/** Two courses that are over, one that goes on, and a talk to come, without IDs and with other days. */
	private static function next_season(): string {
		$ceramica = self::program( 'ceramica', 3, self::last_season() );
		$teatro   = self::program( 'teatro', 4, array( 'signup_state' => 'closed' ) + self::last_season() );
		$charla   = self::program( 'charla', 5, array( 'start' => self::day( 5 ), 'signup_state' => 'full' ) );
		$danza    = self::program( 'danza', 6, array( 'start' => self::day( -90 ), 'end' => self::day( 20 ), 'signup_state' => 'full' ) );
		$days     = array( 'id' => '', 'start' => self::day( 200 ), 'end' => self::day( 260 ) );

		return self::sheet(
			array(
				$ceramica => $days + array( 'sessions' => '' ),
				$teatro   => array( 'title' => 'Teatro dos', 'sessions' => '' ) + $days,
				$danza    => $days + array( 'sessions' => '' ),
				// One of several talks, without the mark of a copy.
				$charla   => array( 'slug' => '' ) + $days,
			)
		);
	}

	public function test_last_seasons_rows_with_other_days_are_drafts_at_the_end_of_the_order_without_what_was_about_the_last_time(): void {
		$lines = self::done( self::next_season(), array( 'status' => 'publish' ) );

		self::assertSame(
			array( 'Nueva edición de «Ceramica», como borrador.', 'Nueva edición de «Teatro», como borrador.', 'Nueva edición de «Danza», como borrador.', '' ),
			array_map( static fn( array $line ): string => $line['doubts']['slug'] ?? '', $lines )
		);
		self::assertSame(
			array(
				'Ceramica publish 3 ceramica online Hoy, por internet. Sala 2 full 0 2024',
				'Teatro publish 4 teatro online Hoy, por internet. Sala 2 closed 0 2024',
				'Charla publish 5 charla full 2024',
				'Danza publish 6 danza full 2024',
				'Ceramica draft 7 Sala 2',
				'Teatro dos draft 8 Sala 2',
				'Danza draft 9',
				// Another one of several, and no next edition.
				'Charla publish 5 charla-2 full 2024',
			),
			self::all()
		);
	}

	public function test_imported_again_nothing_changes(): void {
		$sheet = self::next_season();
		self::done( $sheet );
		$before = self::programs();

		self::assertSame( array_fill( 0, 4, 'same' ), array_column( self::done( $sheet ), 'action' ) );
		self::assertSame( $before, self::programs() );
	}

	public function test_rows_with_an_id_change_their_program(): void {
		$program = self::program( 'ceramica', 3, self::last_season() );
		$lines   = self::done( self::sheet( array( $program => array( 'start' => self::day( 200 ), 'end' => self::day( 260 ), 'sessions' => '' ) ) ) );

		self::assertSame( array( 'change', array() ), array( $lines[0]['action'], $lines[0]['doubts'] ) );
		self::assertCount( 1, self::programs() );
	}
}
