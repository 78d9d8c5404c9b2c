<?php
/**
 * Fields of ACF that a site maps to facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Integrations;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** Metadata in the shapes in which ACF stores it, with the reference to its field beside it. */
class AcfTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		require_once dirname( __DIR__ ) . '/acf.php';
		register_post_type( 'curso', array( 'public' => true ) );
	}

	/**
	 * What a fact says that is mapped to a field.
	 *
	 * @param string               $fact  Fact.
	 * @param array<string, mixed> $field Field.
	 * @param mixed                $value Stored value.
	 */
	private static function fact( string $fact, array $field, $value ): string {
		add_filter( 'programs_filter_content', static fn(): array => array( 'curso' => array( 'facts' => array( $fact => 'campo' ) ) ) );
		add_filter( 'programs_filter_tests_field_5f', static fn(): array => $field );
		$meta = array( 'campo' => $value, '_campo' => 'field_5f' );

		return Program\stored_facts( self::factory()->post->create( array( 'post_type' => 'curso', 'meta_input' => $meta ) ) )[ $fact ];
	}

	/** @return iterable<string, array{string, array<string, mixed>, mixed, string}> Fact, field, what is stored, what is read. */
	public function values(): iterable {
		$choices = array( 'aula_magna' => 'Aula magna', 'patio' => 'Patio' );
		yield 'a choice' => array( 'place', array( 'type' => 'select', 'choices' => $choices ), 'aula_magna', 'Aula magna' );
		yield 'several choices' => array( 'place', array( 'type' => 'checkbox', 'choices' => $choices ), array( 'patio', 'aula_magna' ), 'Patio, Aula magna' );
		yield 'a choice of its own' => array( 'place', array( 'type' => 'radio', 'choices' => $choices ), 'Otra', 'Otra' );
		$map = array( 'address' => 'Plaza Mayor, 1, Soria', 'lat' => 41.76, 'lng' => -2.46, 'zoom' => 14, 'place_id' => 'ChIJ' );
		yield 'a map' => array( 'address', array( 'type' => 'google_map' ), $map, 'Plaza Mayor, 1, Soria' );
		$link = array( 'title' => 'Inscripción', 'url' => 'https://example.org/', 'target' => '' );
		yield 'a link' => array( 'signup_url', array( 'type' => 'link' ), $link, 'https://example.org/' );
		yield 'a day' => array( 'start', array( 'type' => 'date_picker' ), '20270304', '2027-03-04' );
		yield 'a moment' => array( 'start', array( 'type' => 'date_time_picker' ), '2027-03-04 18:00:00', '2027-03-04T18:00' );
		yield 'a switch' => array( 'application', array( 'type' => 'true_false' ), '1', '1' );
		yield 'nothing' => array( 'place', array( 'type' => 'select', 'choices' => $choices ), '', '' );
	}

	/**
	 * @dataProvider values
	 * @param string               $fact   Fact.
	 * @param array<string, mixed> $field  Field.
	 * @param mixed                $stored Value.
	 * @param string               $read   As it is read.
	 */
	public function test_a_field_says_what_people_chose( string $fact, array $field, $stored, string $read ): void {
		self::assertSame( $read, self::fact( $fact, $field, $stored ) );
	}

	public function test_posts_terms_and_users_are_named(): void {
		$ana  = self::factory()->post->create( array( 'post_title' => 'Ana' ) );
		$luis = self::factory()->post->create( array( 'post_title' => 'Luis' ) );
		$term = self::factory()->term->create( array( 'name' => 'Jóvenes', 'taxonomy' => 'category' ) );
		$user = self::factory()->user->create( array( 'display_name' => 'Eva' ) );

		self::assertSame( 'Luis, Ana', self::fact( 'teacher', array( 'type' => 'relationship' ), array( (string) $luis, (string) $ana, '999999' ) ) );
		self::assertSame( 'Ana', self::fact( 'teacher', array( 'type' => 'post_object' ), (string) $ana ) );
		wp_update_post( array( 'ID' => $luis, 'post_status' => 'draft' ) );
		self::assertSame( 'Ana', self::fact( 'teacher', array( 'type' => 'relationship' ), array( (string) $luis, (string) $ana ) ) );
		self::assertSame( 'Jóvenes', self::fact( 'audience', array( 'type' => 'taxonomy' ), array( (string) $term ) ) );
		self::assertSame( 'Eva', self::fact( 'teacher', array( 'type' => 'user' ), (string) $user ) );
	}

	public function test_a_field_that_is_gone_is_read_as_it_is_stored(): void {
		self::assertSame( 'aula_magna', self::fact( 'place', array(), 'aula_magna' ) );
	}
}
