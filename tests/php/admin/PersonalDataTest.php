<?php
/**
 * Addresses in texts of programs, and WordPress's tools for personal data.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What is exported, what is erased, and what a person has to decide. */
class PersonalDataTest extends TestCase {
	private const ANA = 'ana@example.org';

	protected function set_up() {
		parent::set_up();
		Admin\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
	}

	/**
	 * The facts that are words, each with the address.
	 *
	 * @return array<string, string>
	 */
	private static function texts(): array {
		return array_fill_keys( array_diff( Program\get_translatable_facts(), array( 'prices' ) ), 'Escribe a Ana@example.org' );
	}

	/**
	 * What the exporter gives.
	 *
	 * @return list<array<string, string>> Values by name, of each item.
	 */
	private static function exported(): array {
		return array_map( static fn( array $item ): array => array_column( $item['data'], 'value', 'name' ), Admin\export_contacts( self::ANA )['data'] );
	}

	public function test_the_address_is_exported_from_every_text_and_without_the_phone_of_somebody_else(): void {
		self::factory()->program->create(
			array(
				'post_title'   => 'Coro',
				'post_content' => '<p>Con ana@example.org.</p>',
				'facts'        => self::texts() + array( 'email' => 'luis@example.org', 'phone' => '600 333 444' ),
			)
		);
		self::factory()->program->create( array( 'post_title' => 'Danza', 'facts' => array( 'notice' => 'Escribe a juana@example.org' ) ) );

		$labels   = array_intersect_key( Program\get_fact_labels(), self::texts() );
		$expected = array( 'Programa' => 'Coro', 'Texto' => 'Con ana@example.org.' ) + array_fill_keys( $labels, 'Escribe a Ana@example.org' );
		$exported = self::exported();
		self::assertCount( 1, $exported );
		ksort( $expected );
		ksort( $exported[0] );
		self::assertSame( $expected, $exported[0] );
	}

	public function test_texts_stay_until_a_person_has_decided_and_are_named_with_their_program(): void {
		$facts = array( 'notice' => 'Ana está enferma: ana@example.org', 'teacher' => 'Ana (ana@example.org)', 'place' => 'Aula 1' );
		$id    = self::factory()->program->create( array( 'post_title' => 'Coro & más', 'facts' => $facts + array( 'email' => self::ANA, 'phone' => '600 111 222' ) ) );
		$said  = Admin\erase_contacts( self::ANA );

		self::assertSame( array( true, true, true ), array( $said['items_removed'], $said['items_retained'], $said['done'] ) );
		$message = new Markup( implode( $said['messages'] ) );
		self::assertSame( array( 'Coro & más' ), $message->texts( 'a' ) );
		self::assertStringContainsString( 'Aviso, Docente', implode( $said['messages'] ) );
		self::assertEquals( $facts + array( 'email' => '', 'phone' => '' ), array_intersect_key( Program\stored_facts( $id ), $facts + array( 'email' => '', 'phone' => '' ) ) );

		foreach ( array( 'notice', 'teacher' ) as $fact ) {
			update_post_meta( $id, Program\get_fact_meta_key( $fact ), 'Otro texto' );
		}
		self::assertSame( array( 'items_removed' => false, 'items_retained' => false, 'messages' => array(), 'done' => true ), Admin\erase_contacts( self::ANA ) );
	}

	public function test_revisions_with_the_address_are_deleted_as_nobody_can_edit_them_and_those_of_other_posts_stay(): void {
		$id   = self::factory()->program->create( array( 'post_title' => 'Coro', 'post_content' => 'Con ana@example.org.', 'facts' => array( 'notice' => 'Llama a ana@example.org o ven' ) ) );
		$post = self::factory()->post->create( array( 'post_content' => 'Con ana@example.org.' ) );
		foreach ( array( $id, $post ) as $one ) {
			wp_save_post_revision( $one );
			wp_update_post( array( 'ID' => $one, 'post_content' => 'Sin nadie.' ) );
		}
		update_post_meta( $id, Program\get_fact_meta_key( 'notice' ), '' );
		$texts = static fn( int $of ): string => implode( '|', array_map( static fn( \WP_Post $revision ): string => $revision->post_content . get_metadata( 'post', $revision->ID, Program\get_fact_meta_key( 'notice' ), true ), wp_get_post_revisions( $of ) ) );
		self::assertStringContainsString( self::ANA, $texts( $id ) );
		$said  = Admin\erase_contacts( self::ANA );

		self::assertSame( array( true, false ), array( $said['items_removed'], $said['items_retained'] ) );
		self::assertCount( 1, $said['messages'] );
		self::assertStringContainsString( '2', $said['messages'][0] );
		self::assertStringNotContainsString( self::ANA, $texts( $id ) );
		self::assertStringContainsString( self::ANA, $texts( $post ) );
	}

	public function test_a_step_deletes_a_hundred_revisions_and_says_how_many(): void {
		$id = self::factory()->program->create( array( 'post_title' => 'Coro' ) );
		for ( $number = 0; $number <= Admin\CONTACTS_PER_STEP; $number++ ) {
			self::factory()->post->create( array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $id, 'post_content' => self::ANA ) );
		}

		foreach ( array( array( '100', false ), array( '1', true ) ) as list( $number, $is_done ) ) {
			$said = Admin\erase_contacts( self::ANA );
			self::assertMatchesRegularExpression( "/\\b$number\\b/", implode( $said['messages'] ) );
			self::assertSame( array( true, false, $is_done ), array( $said['items_removed'], $said['items_retained'], $said['done'] ) );
		}
	}

	public function test_what_another_plugin_keeps_is_said_to_stay_and_ends_the_erasure(): void {
		for ( $number = 0; $number <= Admin\CONTACTS_PER_STEP; $number++ ) {
			self::factory()->program->create( array( 'post_title' => "Curso $number", 'facts' => array( 'email' => self::ANA ) ) );
		}
		add_filter( 'delete_post_metadata', '__return_true' );

		self::assertSame( array( 'items_removed' => false, 'items_retained' => true, 'messages' => array(), 'done' => true ), Admin\erase_contacts( self::ANA ) );
	}

	public function test_a_step_erases_a_hundred_and_the_last_one_names_what_is_left(): void {
		for ( $number = 0; $number <= Admin\CONTACTS_PER_STEP; $number++ ) {
			self::factory()->program->create( array( 'post_title' => "Curso $number", 'facts' => array( 'email' => self::ANA ) ) );
		}
		self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => array( 'notice' => self::ANA ) ) );

		$steps = array( Admin\erase_contacts( self::ANA ), Admin\erase_contacts( self::ANA ) );
		self::assertSame( array( false, true ), array_column( $steps, 'done' ) );
		self::assertSame( array( 0, 1 ), array_map( 'count', array_column( $steps, 'messages' ) ) );
		self::assertCount( 1, self::exported() );
	}
}
