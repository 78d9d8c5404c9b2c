<?php
/**
 * Facts in quick edit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What its form has, and what it stores. */
class QuickEditTest extends TestCase {
	private const BEFORE = array( 'start' => '2026-03-03T18:00', 'end' => '2026-03-03', 'sessions' => '2026-03-03 18:00', 'event_status' => 'postponed', 'place' => 'Aula "1"', 'price' => '0 €' );

	/**
	 * The program Acuarela.
	 *
	 * @var int
	 */
	private int $program = 0;

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		$this->program = self::factory()->program->create( array( 'facts' => self::BEFORE, 'post_author' => 1 ) );
		$this->become( 'editor' );
	}

	private function become( string $role ): void {
		wp_set_current_user( self::factory()->user->create( compact( 'role' ) ) );
	}

	/**
	 * Sends the form.
	 *
	 * @param array<string, mixed> $fields Values by fact.
	 * @param int                  $nonce  Program of the nonce.
	 * @return string Why it was refused; '' when it was not.
	 */
	private function send( array $fields, int $nonce ): string {
		$_POST   = wp_slash(
			array(
				'post_ID'           => (string) $this->program,
				Program\FORM_FIELDS => $fields,
				Program\FORM_NONCE  => wp_create_nonce( Program\get_facts_nonce_action( $nonce ) ),
			)
		);
		$refused = static function ( $message ): void {
			throw new \LogicException( is_string( $message ) ? $message : '' );
		};
		add_filter( 'wp_die_handler', static fn(): callable => $refused );
		try {
			Admin\reject_invalid_quick_edit();
			wp_update_post( array( 'ID' => $this->program ) );
		} catch ( \LogicException $end ) {
			return $end->getMessage();
		}

		return '';
	}

	/** @return array<string, string> */
	private function stored(): array {
		return array_filter( Program\stored_facts( $this->program ), static fn( string $value ): bool => '' !== $value );
	}

	public function test_it_has_a_field_for_each_value_of_the_row_once(): void {
		$form   = self::output(
			static function (): void {
				foreach ( array( array( Admin\DATES_COLUMN, Program\POST_TYPE ), array( Admin\STATE_COLUMN, Program\POST_TYPE ), array( Admin\DATES_COLUMN, 'page' ) ) as $of ) {
					do_action( 'quick_edit_custom_box', $of[0], $of[1], '' );
				}
			}
		);
		$names  = array_map( static fn( \DOMElement $field ): string => $field->getAttribute( 'name' ), ( new Markup( $form ) )->all( '[name]' ) );
		$post   = get_post( $this->program );
		$inline = self::output( static fn() => $post instanceof \WP_Post ? Admin\print_quick_edit_values( $post ) : null );
		$values = json_decode( html_entity_decode( wp_strip_all_tags( $inline ) ), true );

		self::assertIsArray( $values );
		self::assertSame( array( count( $values ), array() ), array( count( $names ), array_diff( array_keys( $values ), $names ) ) );
		self::assertSame( array( 'pfilter_facts[event_status]', 'pfilter_facts[notice]', 'pfilter_facts[price]', 'pfilter_facts[places_left]' ), array_values( preg_grep( '/^pfilter_facts\[/', $names ) ) );
		self::assertSame( array( 'postponed', '0 €' ), array( $values['pfilter_facts[event_status]'], $values['pfilter_facts[price]'] ) );
	}

	public function test_it_stores_what_it_has_and_leaves_the_other_facts(): void {
		$sent = array(
			'event_status' => '',
			'notice'       => 'Se retoma',
			'places_left'  => '2',
			'price'        => '5 €',
		);
		self::assertSame( '', $this->send( $sent, $this->program ) );
		self::assertEquals( array( 'start' => '2026-03-03T18:00', 'end' => '2026-03-03', 'sessions' => '2026-03-03 18:00', 'notice' => 'Se retoma', 'place' => 'Aula "1"', 'price' => '5 €', 'places_left' => '2' ), $this->stored() );
	}

	public function test_it_stores_nothing_while_something_cannot_be_used_and_says_what(): void {
		$sent    = array(
			'event_status' => 'maybe',
			'places_left'  => 'dos o tres',
			'price'        => '5 €',
		);
		$refused = $this->send( $sent, $this->program );
		self::assertStringContainsString( 'Elige uno de los estados.', $refused );
		self::assertStringContainsString( 'Plazas libres:', $refused );
		self::assertSame( self::BEFORE, $this->stored() );
	}

	public function test_it_stores_nothing_with_the_nonce_of_another_program_or_by_a_user_who_may_not_edit_it(): void {
		$this->send( array( 'price' => '5 €' ), $this->program + 1 );
		self::assertSame( self::BEFORE, $this->stored() );
		$this->become( 'author' );
		$this->send( array( 'price' => '5 €' ), $this->program );
		self::assertSame( self::BEFORE, $this->stored() );
	}
}
