<?php
/**
 * Revisions of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What WordPress's screen says about facts. */
class RevisionsTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/revision.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/**
	 * Writes facts, and a revision.
	 *
	 * @param int                   $program Program.
	 * @param array<string, string> $facts   Facts.
	 * @return int Revision.
	 */
	private static function revision( int $program, array $facts ): int {
		foreach ( $facts as $fact => $value ) {
			update_post_meta( $program, "pfilter_$fact", $value );
		}
		$revision = wp_save_post_revision( $program );
		self::assertIsInt( $revision );

		return $revision;
	}

	/** @return list<string> */
	private static function lines( int $post, int $from, int $to ): array {
		$fields = wp_get_revision_ui_diff( $post, $from, $to );
		self::assertIsArray( $fields );

		return ( new Markup( array_column( $fields, 'diff', 'id' )['programs_filter_facts'] ?? '' ) )->texts( 'li' );
	}

	public function test_they_say_in_words_what_changed(): void {
		$program = self::factory()->program->create();
		$first   = self::revision( $program, array( 'price' => '25 €', 'sessions' => '2027-03-03', 'place' => 'Aula <1>' ) );
		$second  = self::revision(
			$program,
			array(
				'sessions'     => '2027-03-04 18:00',
				'place'        => '',
				'event_status' => 'cancelled',
				'price'        => "Socios: 20 €\nOtros: 40 €",
			)
		);
		$third   = self::revision( $program, array( 'price' => "Socios: 22 €\nOtros: 40 €", 'sessions' => '2027-10-05/2027-12-17 TU,TH 17:00-18:30' ) );

		self::assertSame(
			array(
				'Sesiones: 3/3/2027 → 4/3/2027, 18:00',
				Program\get_fact_labels()['event_status'] . ': ' . Program\get_kinds_table()['event_status']['choices']()[''] . ' → Cancelado',
				'Lugar: Aula <1> → vacío',
				'Precio: 25 € → Socios: 20 € · Otros: 40 €',
			),
			self::lines( $program, $first, $second )
		);
		self::assertSame(
			array( 'Sesiones: 4/3/2027, 18:00 → del 5/10/2027 al 17/12/2027, martes y jueves, 17:00-18:30', 'Precio: Socios: 20 € → Socios: 22 €' ),
			self::lines( $program, $second, $third )
		);
		self::assertSame( array(), self::lines( $program, $third, $third ) );
		self::assertContains( 'Precio: vacío → 25 €', self::lines( $program, 0, $first ) );
	}

	public function test_those_of_a_page_say_nothing_about_facts(): void {
		$page  = self::factory()->post->create( array( 'post_type' => 'page' ) );
		$first = self::revision( $page, array() );
		self::store_facts( $first, array( 'price' => '25 €' ) );

		self::assertSame( array(), self::lines( $page, 0, $first ) );
	}

	public function test_the_block_editor_opens_the_same_screen_for_programs_alone(): void {
		$settings = static function ( int $post ): array {
			return get_block_editor_settings( array( 'own' => 1 ), new \WP_Block_Editor_Context( array( 'post' => get_post( $post ) ) ) );
		};
		self::assertTrue( $settings( self::factory()->program->create() )['disableVisualRevisions'] ?? false );
		self::assertArrayNotHasKey( 'disableVisualRevisions', $settings( self::factory()->post->create() ) );
	}
}
