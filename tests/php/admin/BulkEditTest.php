<?php
/**
 * Facts in bulk edit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What its form has, what it stores, and what it says then. */
class BulkEditTest extends TestCase {
	private const BEFORE = array( 'price' => '3 €', 'signup_state' => 'full' );

	/**
	 * The programs Acuarela and Baile; the second one has no facts.
	 *
	 * @var list<int>
	 */
	private array $programs = array();

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		foreach ( array( 'Acuarela & óleo' => self::BEFORE, 'Baile' => array() ) as $post_title => $facts ) {
			$this->programs[] = self::factory()->program->create( compact( 'post_title' ) + array( 'post_author' => 1 ) );
			self::store_facts( end( $this->programs ), $facts );
		}
		$this->become( 'editor' );
	}

	private function become( string $role ): void {
		wp_set_current_user( self::factory()->user->create( compact( 'role' ) ) );
	}

	private static function form(): Markup {
		return new Markup(
			self::output(
				static function (): void {
					foreach ( array( array( Admin\DATES_COLUMN, Program\POST_TYPE ), array( Admin\STATE_COLUMN, Program\POST_TYPE ), array( Admin\DATES_COLUMN, 'page' ) ) as $of ) {
						do_action( 'bulk_edit_custom_box', ...$of );
					}
				}
			)
		);
	}

	/**
	 * Sends the form.
	 *
	 * @param array<string, mixed> $fields Values by fact.
	 * @param array<string, mixed> $more   Other fields.
	 */
	private function send( array $fields, array $more = array() ): void {
		// WordPress sends it by GET.
		$sent     = wp_slash(
			$more + array(
				'post_type'         => Program\POST_TYPE,
				'_status'           => '-1',
				'bulk_edit'         => 'Update',
				'post'              => array_map( 'strval', $this->programs ),
				'_wpnonce'          => wp_create_nonce( 'bulk-posts' ),
				Program\FORM_FIELDS => $fields,
			)
		);
		$_GET     = $sent;
		$_REQUEST = $sent;
		bulk_edit_posts( $sent );
	}

	/** @return list<array<string, string>> Of each program. */
	private function stored(): array {
		return array_map( static fn( int $id ): array => array_filter( Program\stored_facts( $id ), static fn( string $value ): bool => '' !== $value ), $this->programs );
	}

	/** @return list<string> Notices above the list. */
	private static function told(): array {
		set_current_screen( 'edit-' . Program\POST_TYPE );

		return array_map( 'html_entity_decode', ( new Markup( self::output( static fn() => Admin\print_bulk_result_notice() ) ) )->texts( 'p' ) );
	}

	public function test_as_it_is_it_changes_nothing(): void {
		$fields = array();
		foreach ( self::form()->all( 'select' ) as $select ) {
			$first = $select->getElementsByTagName( 'option' )->item( 0 );
			self::assertInstanceOf( \DOMElement::class, $first );
			preg_match( '/\[(\w+)\]/', $select->getAttribute( 'name' ), $name );
			$fields[ $name[1] ?? '' ] = $first->getAttribute( 'value' );
		}
		self::assertCount( 3, $fields );
		$this->send( $fields + array( 'price' => '' ) );

		self::assertSame( array( self::BEFORE, array() ), $this->stored() );
		self::assertSame( array(), self::told() );
	}

	public function test_it_shows_the_usual_fields_and_has_the_others_below_more_fields(): void {
		$form  = self::form();
		$names = static fn( array $fields ): array => array_map( static fn( \DOMElement $field ): string => $field->getAttribute( 'name' ), $fields );
		$first = array_slice( $names( $form->all( '[name]' ) ), 0, 4 );
		$more  = $names( $form->all( 'details [name]' ) );

		self::assertSame( array( 'pfilter_facts[event_status]', 'pfilter_facts[notice]', 'pfilter_facts[price]', 'pfilter_facts[signup_state]' ), $first );
		self::assertSame( array( 'Más datos', 'Vaciar datos' ), $form->texts( 'summary' ) );
		self::assertContains( 'pfilter_facts[place]', $more );
		// Those of one program alone.
		self::assertSame( array(), preg_grep( '/\[(?:sessions|start|end|previous_start)\]/', $more ) );
		self::assertNotContains( 'pfilter_facts[documents][]', $more );
	}

	public function test_it_stores_what_is_filled_in_in_each_program_and_in_its_revision(): void {
		$this->send(
			array(
				'place'        => ' Sala 2 ',
				'address'      => '  ',
				'places_left'  => '0',
				'price'        => "Adultos 20 €\r\nNiños 10 €\r\n",
				'signup_url'   => 'www.example.org/alta',
				'signup_state' => '',
			)
		);
		$both = array(
			'place'       => 'Sala 2',
			'price'       => "Adultos: 20 €\nNiños: 10 €",
			'signup_url'  => 'https://www.example.org/alta',
			'places_left' => '0',
		);
		self::assertSame( array( $both, $both ), $this->stored() );
		$revision = wp_get_latest_revision_id_and_total_count( $this->programs[0] );
		self::assertIsArray( $revision );
		self::assertSame( "Adultos: 20 €\nNiños: 10 €", get_metadata_raw( 'post', $revision['latest_id'], 'pfilter_price', true ) );
	}

	public function test_it_says_what_changed_once_and_of_several_programs_together(): void {
		$this->send( array( 'notice' => 'Cerrado por obras' ) );
		self::assertSame( array( '2 programas: Aviso: vacío → Cerrado por obras' ), self::told() );
		self::assertSame( array(), self::told() );
		$this->send( array( 'price' => '5 €' ) );
		self::assertSame( array( 'Acuarela & óleo: Precio: 3 € → 5 €Baile: Precio: vacío → 5 €' ), self::told() );
	}

	public function test_a_price_ends_what_was_free_in_public(): void {
		self::store_facts( $this->programs[1], array( 'price' => '0 €' ) );
		$this->send( array( 'price' => '25 €' ) );
		foreach ( $this->programs as $program ) {
			self::assertSame( array( '25 €', false ), array( Program\shown_price( Program\program_facts( $program ) ), Program\is_free( Program\program_facts( $program ) ) ) );
		}
	}

	public function test_it_empties_fields_and_leaves_sessions(): void {
		self::store_facts( $this->programs[1], array( 'sessions' => '2026-03-03' ) );
		$this->send( array( 'price' => '5 €' ), array( Admin\EMPTIED_FACTS_FIELD => array( 'price', 'signup_state', 'sessions' ) ) );

		self::assertSame( array( array(), array( 'start' => '2026-03-03', 'end' => '2026-03-03', 'sessions' => '2026-03-03' ) ), $this->stored() );
		self::assertStringContainsString( 'Precio: 3 € → vacío', self::told()[0] );
	}

	public function test_it_stores_what_each_program_can_have_and_says_which_cannot_have_what(): void {
		self::store_facts( $this->programs[0], array( 'age_from' => '12' ) );
		$this->send( array( 'age_to' => '10', 'notice' => 'Sin sala' ) );

		$sent = array( 'notice' => '', 'age_to' => '' );
		self::assertEquals( array( array( 'notice' => 'Sin sala' ), array( 'notice' => 'Sin sala', 'age_to' => '10' ) ), array_map( static fn( array $facts ): array => array_intersect_key( $facts, $sent ), $this->stored() ) );
		self::assertContains( 'En «Acuarela & óleo» no ha cambiado esto. Edad hasta: La primera edad es mayor que la segunda.', self::told() );
		self::assertSame( array(), self::told() );
	}

	public function test_it_stores_nothing_with_another_nonce_or_by_a_user_who_may_not_edit_the_programs(): void {
		$this->send( array( 'price' => '5 €' ), array( '_wpnonce' => wp_create_nonce( 'bulk-pages' ) ) );
		self::assertSame( array( self::BEFORE, array() ), $this->stored() );
		$this->become( 'author' );
		$this->send( array( 'price' => '5 €' ) );
		self::assertSame( array( self::BEFORE, array() ), $this->stored() );
	}
}
