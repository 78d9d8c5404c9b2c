<?php
/**
 * A form that was open while something else changed the program: what it did not change stays.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** The REST API, the classic editor and quick edit, with the facts as they were loaded. */
class LoadedFactsTest extends TestCase {
	private const LOADED = array( 'place' => 'Aula 1', 'price' => '10 €', 'application' => '1' );

	/**
	 * A program with these facts, and meanwhile with others.
	 *
	 * @var int
	 */
	private int $program = 0;

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		$this->program = self::factory()->program->create( array( 'facts' => self::LOADED ) );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/**
	 * The facts that the form had loaded, with some changes.
	 *
	 * @param array<string, string> $changes Changes by fact.
	 * @return array<string, string> All facts.
	 */
	private static function facts( array $changes = array() ): array {
		return $changes + self::LOADED + array_fill_keys( array_keys( Program\get_fact_kinds() ), '' );
	}

	/**
	 * Facts as metadata.
	 *
	 * @param array<string, string> $facts Facts.
	 * @return array<string, string|bool>
	 */
	private static function meta( array $facts ): array {
		$meta = array();
		foreach ( $facts as $fact => $value ) {
			$meta[ "pfilter_$fact" ] = 'application' === $fact ? '1' === $value : $value;
		}

		return $meta;
	}

	/**
	 * What the block editor sends: all facts, changed or not.
	 *
	 * @param array<string, string> $changes Changes by fact.
	 */
	private function save_in_block_editor( array $changes ): \WP_REST_Response {
		return self::rest(
			'PUT',
			"/wp/v2/programas/$this->program",
			array( 'title' => 'Coro nuevo', 'meta' => self::meta( self::facts( $changes ) ), 'pfilter_loaded' => self::meta( self::facts() ) )
		);
	}

	/**
	 * What the box of the classic editor sends: all facts, changed or not.
	 *
	 * @param array<string, string> $changes Changes by fact.
	 */
	private function save_in_classic_editor( array $changes ): void {
		$_POST = wp_slash(
			array(
				'pfilter_facts'    => self::facts( $changes ),
				'pfilter_loaded'   => wp_json_encode( self::meta( self::facts() ) ),
				Program\FORM_NONCE => wp_create_nonce( Program\get_facts_nonce_action( $this->program ) ),
			)
		);
		wp_update_post( array( 'ID' => $this->program ) );
	}

	/** @return array<string, string> Facts that are stored. */
	private function stored(): array {
		return array_filter( Program\stored_facts( $this->program ), static fn( string $value ): bool => '' !== $value );
	}

	private function cancel_elsewhere(): void {
		update_post_meta( $this->program, 'pfilter_event_status', 'cancelled' );
		update_post_meta( $this->program, 'pfilter_price', '8 €' );
	}

	public function test_the_block_editor_writes_what_was_changed_in_it_alone(): void {
		$this->cancel_elsewhere();

		self::assertSame( 200, $this->save_in_block_editor( array( 'place' => 'Aula 2' ) )->get_status() );
		self::assertEquals( array( 'place' => 'Aula 2', 'price' => '8 €', 'application' => '1', 'event_status' => 'cancelled' ), $this->stored() );
	}

	public function test_the_classic_editor_writes_what_was_changed_in_it_alone(): void {
		$this->cancel_elsewhere();
		$this->save_in_classic_editor( array( 'application' => '' ) );

		self::assertEquals( array( 'place' => 'Aula 1', 'price' => '8 €', 'event_status' => 'cancelled' ), $this->stored() );
		self::assertSame( array(), Program\get_unsaved_facts( $this->program )['typed'] );
	}

	public function test_quick_edit_writes_what_was_changed_in_it_alone_and_no_switch_that_it_does_not_have(): void {
		$this->cancel_elsewhere();
		$row   = new Markup( self::output( fn() => Admin\print_quick_edit_values( get_post( $this->program ) ?? self::fail() ) ) );
		$then  = json_decode( $row->texts( '.programs-filter-facts' )[0], true );
		$_POST = wp_slash( array( 'pfilter_facts' => array( 'notice' => 'Se suspende' ) ) );
		foreach ( is_array( $then ) ? $then : array() as $name => $value ) {
			// As the script fills in the form.
			if ( 1 !== preg_match( '/^pfilter_facts\[(\w+)\]$/D', (string) $name, $parts ) ) {
				$_POST[ $name ] = wp_slash( $value );
			} elseif ( 'notice' !== $parts[1] ) {
				$_POST['pfilter_facts'][ $parts[1] ] = $value;
			}
		}
		delete_post_meta( $this->program, 'pfilter_event_status' );
		update_post_meta( $this->program, 'pfilter_places_left', '3' );
		wp_update_post( array( 'ID' => $this->program ) );

		self::assertEquals( array( 'place' => 'Aula 1', 'price' => '8 €', 'application' => '1', 'places_left' => '3', 'notice' => 'Se suspende' ), $this->stored() );
	}

	public function test_a_fact_that_was_changed_on_both_sides_is_refused_with_what_is_stored(): void {
		update_post_meta( $this->program, 'pfilter_place', 'Aula 5' );
		$answer = $this->save_in_block_editor( array( 'place' => 'Aula 2', 'price' => '12 €' ) );

		self::assertSame( 409, $answer->get_status() );
		self::assertSame(
			array(
				'code'    => 'programs_filter_conflict',
				'message' => 'Lugar: Guardado mientras tanto: «Aula 5». Lo tuyo: «Aula 2».',
				'data'    => array(
					'status'    => 409,
					'params'    => array( 'meta.pfilter_place' => 'Guardado mientras tanto: «Aula 5». Lo tuyo: «Aula 2».' ),
					'conflicts' => array( 'pfilter_place' => 'Aula 5' ),
				),
			),
			$answer->get_data()
		);
		self::assertEquals( array( 'place' => 'Aula 5' ) + self::LOADED, $this->stored() );
		self::assertNotSame( 'Coro nuevo', get_the_title( $this->program ) );
	}

	public function test_a_fact_that_was_emptied_elsewhere_and_changed_here_is_refused_too(): void {
		delete_post_meta( $this->program, 'pfilter_place' );

		self::assertSame( 'Lugar: Guardado mientras tanto: «—». Lo tuyo: «Aula 2».', $this->save_in_block_editor( array( 'place' => 'Aula 2' ) )->get_data()['message'] );
	}

	public function test_the_same_change_on_both_sides_is_none(): void {
		update_post_meta( $this->program, 'pfilter_place', 'Aula 2' );
		update_post_meta( $this->program, 'pfilter_price', '12 €' );

		self::assertSame( 200, $this->save_in_block_editor( array( 'place' => ' Aula 2 ', 'price' => '12 €' ) )->get_status() );
		// Its currency is completed.
		self::assertSame( 200, $this->save_in_block_editor( array( 'price' => '12' ) )->get_status() );
		self::assertEquals( array( 'place' => 'Aula 2', 'price' => '12 €', 'application' => '1' ), $this->stored() );
	}

	public function test_a_wrong_fact_is_told_before_one_that_was_changed_on_both_sides(): void {
		update_post_meta( $this->program, 'pfilter_place', 'Aula 5' );
		$answer = $this->save_in_block_editor( array( 'place' => 'Aula 2', 'email' => 'hola@' ) );

		self::assertSame( array( 400, 'rest_invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array( 'meta.pfilter_email', 'meta.pfilter_place' ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_the_classic_editor_stores_the_rest_and_asks_about_a_fact_that_was_changed_on_both_sides(): void {
		update_post_meta( $this->program, 'pfilter_place', 'Aula 5' );
		$this->save_in_classic_editor( array( 'place' => 'Aula 2', 'price' => '12 €' ) );
		self::assertEquals( array( 'place' => 'Aula 5', 'price' => '12 €', 'application' => '1' ), $this->stored() );

		$post = get_post( $this->program );
		self::assertInstanceOf( \WP_Post::class, $post );
		$box = json_decode( ( new Markup( self::output( static fn() => Program\render_facts_box( $post ) ) ) )->values( '[data-form]', 'data-form' )[0], true );
		self::assertIsArray( $box );
		self::assertSame( array( 'pfilter_place' => 'Guardado mientras tanto: «Aula 5». Lo tuyo: «Aula 2».' ), $box['conflicts'] );
		self::assertSame( array( 'Aula 2', 'Aula 5' ), array( $box['texts']['pfilter_place'], $box['loaded']['pfilter_place'] ) );
	}

	public function test_nothing_is_stored_that_comes_of_sessions_that_were_changed_on_both_sides(): void {
		update_post_meta( $this->program, 'pfilter_sessions', '2099-03-01 10:00' );
		$this->save_in_classic_editor( array( 'sessions' => '2099-05-01 18:00', 'price' => '12' ) );

		self::assertEquals( array( 'sessions' => '2099-03-01 10:00', 'start' => '2099-03-01T10:00', 'end' => '2099-03-01', 'price' => '12 €' ) + self::LOADED, $this->stored() );
	}

	public function test_a_client_that_does_not_say_what_it_loaded_writes_what_it_sends(): void {
		update_post_meta( $this->program, 'pfilter_place', 'Aula 5' );
		$answer = self::rest( 'PUT', "/wp/v2/programas/$this->program", array( 'meta' => array( 'pfilter_place' => 'Aula 2' ) ) );

		self::assertSame( array( 200, 'Aula 2' ), array( $answer->get_status(), $this->stored()['place'] ?? '' ) );
		self::assertArrayNotHasKey( 'pfilter_loaded', $answer->get_data() );
	}

	public function test_a_value_of_another_type_is_refused(): void {
		self::assertSame( 400, $this->save_in_block_editor( array( 'place' => true ) )->get_status() );
		self::assertSame( 400, $this->save_in_block_editor( array( 'place' => array( 'Aula 2' ) ) )->get_status() );
	}

	public function test_what_was_loaded_has_limits(): void {
		$answer = self::rest( 'PUT', "/wp/v2/programas/$this->program", array( 'pfilter_loaded' => array( 'pfilter_place' => str_repeat( 'x', 10001 ) ) ) );

		self::assertSame( 400, $answer->get_status() );
	}
}
