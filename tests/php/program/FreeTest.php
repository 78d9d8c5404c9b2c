<?php
/**
 * A program with a price above nothing is not free, whichever way it was written.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Import, Listing, Program};
use ProgramsFilter\Tests\Import\Steps;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/../import/Steps.php';

/** A program that is free gets a price, or both at once. */
class FreeTest extends TestCase {
	use Steps {
		set_up as set_up_import;
	}

	private const TOLD = 'Un programa con precio no es gratis. Quita el precio o deja esto desactivado.';

	/** An editor. */
	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/** @param array<string, string> $facts Facts. */
	private static function program( array $facts ): int {
		return self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => $facts ) );
	}

	/**
	 * Whether the switch of a program is on, and its price.
	 *
	 * @return array{bool, string}
	 */
	private static function stored( int $program ): array {
		$facts = Program\stored_facts( $program );

		return array( '1' === $facts['free'], $facts['price'] );
	}

	/** @param array<string, mixed> $meta Metadata. */
	private static function sent_to_rest( int $program, array $meta ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/wp/v2/programas/$program" );
		$request->set_body_params( array( 'meta' => $meta ) );

		return rest_do_request( $request );
	}

	/**
	 * Sends the box, or quick edit.
	 *
	 * @param array<string, string> $fields Fields.
	 */
	private static function sent_by_form( int $program, array $fields ): void {
		$_POST = array(
			Program\FORM_FIELDS => $fields,
			Program\FORM_NONCE  => wp_create_nonce( Program\get_facts_nonce_action( $program ) ),
		);
		wp_update_post( array( 'ID' => $program, 'post_title' => 'Coro joven' ) );
	}

	/**
	 * Sends bulk edit.
	 *
	 * @param array<string, string> $fields Fields.
	 */
	private static function sent_in_bulk( int $program, array $fields ): void {
		$_REQUEST = array(
			'post_type'         => Program\POST_TYPE,
			'_status'           => '-1',
			'bulk_edit'         => 'Update',
			'post'              => array( (string) $program ),
			'_wpnonce'          => wp_create_nonce( 'bulk-posts' ),
			Program\FORM_FIELDS => $fields + array( 'free' => Admin\NO_CHANGE ),
		);
		$_GET     = $_REQUEST;
		bulk_edit_posts( $_REQUEST );
	}

	/**
	 * Imports a sheet of one row.
	 *
	 * @return mixed Problems by column.
	 */
	private static function imported( string $header, string $cells ) {
		return self::done( "$header\n$cells\n", array( 'status' => 'publish' ) )[0]['problems'];
	}

	public function test_a_price_above_nothing_counts_whatever_the_switch_says(): void {
		$facts = array_replace( Program\get_empty_facts(), array( 'free' => '1', 'price' => '20 €', 'prices' => '' ) );
		self::assertFalse( Program\is_free( $facts ) );
		self::assertSame( '20 €', Program\shown_price( $facts ) );
		self::assertSame( '20-', Listing\get_lowest_price( $facts ) );

		$groups = array_replace( $facts, array( 'price' => 'Gratis', 'prices' => "Niños: gratis\nAdultos: 5 €" ) );
		self::assertFalse( Program\is_free( $groups ) );
		self::assertSame( 'Gratis o 5 €', Program\shown_price( $groups ) );
		self::assertSame( 'Niños: gratis · Adultos: 5 €', Program\shown_prices( $groups )[0] );

		self::assertTrue( Program\is_free( array_replace( $facts, array( 'price' => 'Según la renta' ) ) ) );
		self::assertTrue( Program\is_free( array_replace( $facts, array( 'price' => '0 €' ) ) ) );
	}

	public function test_code_and_wp_cli_turn_it_off_by_a_price(): void {
		$program = self::program( array( 'free' => '1' ) );
		update_post_meta( $program, 'pfilter_price', 'Consultar' );
		self::assertSame( array( true, 'Consultar' ), self::stored( $program ) );
		update_post_meta( $program, 'pfilter_prices', "Socios: gratis\nOtros: 5 €" );
		self::assertSame( array( false, 'Consultar' ), self::stored( $program ) );
	}

	public function test_the_rest_api_turns_it_off_by_a_price_and_refuses_both_at_once(): void {
		$program = self::program( array( 'free' => '1' ) );
		$answer  = self::sent_to_rest( $program, array( 'pfilter_price' => '20 €' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );

		// The editor sends the switch as it was.
		$program = self::program( array( 'free' => '1' ) );
		self::assertSame( 200, self::sent_to_rest( $program, array( 'pfilter_price' => '20 €', 'pfilter_free' => true ) )->get_status() );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );

		$answer = self::sent_to_rest( $program, array( 'pfilter_free' => true ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( self::TOLD, $answer->get_data()['data']['params']['meta.pfilter_free'] ?? '' );

		$program = self::program( array() );
		self::assertSame( 400, self::sent_to_rest( $program, array( 'pfilter_price' => '20 €', 'pfilter_free' => true ) )->get_status() );
		self::assertSame( array( false, '' ), self::stored( $program ) );
	}

	public function test_the_box_and_quick_edit_turn_it_off_by_a_price_and_say_why_both_are_not_stored(): void {
		$program = self::program( array( 'free' => '1' ) );
		self::sent_by_form( $program, array( 'price' => '20 €', 'free' => '1' ) );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );

		self::sent_by_form( $program, array( 'price' => '20 €', 'free' => '1' ) );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );
		self::assertSame( array( 'pfilter_free' => '1' ), Program\get_unsaved_facts( $program )['typed'] );
	}

	public function test_bulk_edit_turns_it_off_by_a_price_and_says_which_program_is_not_free(): void {
		$program = self::program( array( 'free' => '1' ) );
		self::sent_in_bulk( $program, array( 'price' => '20 €' ) );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );
		self::assertSame( array(), Admin\get_bulk_result()['problems'] );

		self::sent_in_bulk( $program, array( 'free' => '1' ) );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );
		self::assertSame( array( 'En «Coro» no ha cambiado esto. Gratis: ' . self::TOLD ), Admin\get_bulk_result()['problems'] );
	}

	public function test_an_import_turns_it_off_by_a_price_and_says_what_is_wrong_with_both(): void {
		$program = self::program( array( 'free' => '1' ) );
		self::assertSame( array(), self::imported( 'Título;Precio', 'Coro;20 €' ) );
		self::assertSame( array( false, '20 €' ), self::stored( $program ) );

		self::assertSame( array( 'free' => self::TOLD ), self::imported( 'Título;Gratis', 'Coro;sí' ) );
		self::assertSame( array( 'free' => self::TOLD ), self::imported( 'Título;Precio;Gratis', 'Coro;25 €;sí' ) );
		self::assertSame( array( false, '25 €' ), self::stored( $program ) );
	}

	public function test_the_check_of_an_import_says_what_is_understood(): void {
		$job   = self::checked( "Título;Para quién;Precio\nCine;No recomendada para menores de 16;8 € a 12 €\n" );
		$shown = Import\Journal::of( $job )->last()['shown'];
		self::assertSame( array( 'No recomendada para menores de 16 (a partir de 16 años)', '8 € a 12 € (desde 8 €)' ), array( $shown['ages'] ?? '', $shown['price'] ?? '' ) );
	}
}
