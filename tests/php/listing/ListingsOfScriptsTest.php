<?php
/**
 * The listings that tests of scripts begin with.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** The files in tests/listings are what WordPress prints. */
class ListingsOfScriptsTest extends TestCase {
	private const FOLDER = __DIR__ . '/../../listings';

	private const ANEW = 'rm tests/listings/*.html && npm run test:php -- tests/php/listing/ListingsOfScriptsTest.php';

	public function test_tests_of_scripts_begin_with_what_is_printed(): void {
		foreach ( array( 'Arte', 'Música', 'Danza' ) as $name ) {
			self::factory()->term->create( array( 'name' => $name ) );
		}
		foreach ( array( 'arte', 'musica', 'arte musica', 'danza', '', 'musica danza' ) as $index => $slugs ) {
			self::factory()->program->create( array( 'post_title' => (string) ( $index + 1 ), 'categories' => explode( ' ', $slugs ) ) );
		}
		$this->go_to( '/programas/' );
		$this->assert_printed( 'category', '[programas orden="titulo" tarjeta="imagen,extracto"]' );
	}

	public function test_tests_of_criteria_begin_with_what_is_printed(): void {
		register_taxonomy( 'edad', Program\POST_TYPE, array( 'label' => 'Edad' ) );
		// The search would find the names of the categories.
		foreach ( array( 'arte' => 'Uno', 'musica' => 'Tres' ) as $slug => $name ) {
			self::factory()->term->create( compact( 'name', 'slug' ) );
		}
		foreach ( array(
			array( 'Canciones y grabado', 'arte musica', '', false ),
			array( 'Coro de niñas', 'musica', '8-12 13-17', false ),
			array( 'Grabado', 'arte', '13-17', true ),
			array( 'Música de cámara', 'musica', '8-12', true ),
			array( 'Nino', '', '8-12', true ),
		) as list( $post_title, $slugs, $ages, $free ) ) {
			$categories = explode( ' ', $slugs );
			$facts      = array( 'price' => $free ? '0 €' : '' );
			wp_set_object_terms( self::factory()->program->create( compact( 'post_title', 'categories', 'facts' ) ), explode( ' ', $ages ), 'edad' );
		}
		$this->go_to( '/programas/' );
		$this->assert_printed( 'criteria', '[programas orden="titulo" tarjeta="imagen,extracto" filtros="buscar,categoria,edad,gratis"]' );
	}

	/**
	 * A file has the listing that a shortcode prints. Where there is none, it is written.
	 *
	 * @param string $name      Name of the file.
	 * @param string $shortcode Shortcode.
	 */
	private function assert_printed( string $name, string $shortcode ): void {
		$file = self::FOLDER . "/$name.html";
		// The port of the site, and how many listings other tests have printed.
		$html = (string) preg_replace( '/programas-\d+/', 'programas-1', str_replace( home_url(), '', do_shortcode( $shortcode ) ) );
		if ( ! file_exists( $file ) ) {
			file_put_contents( $file, $html );
			self::fail( "tests/listings/$name.html was missing, and has been written. Look at it, and commit it." );
		}
		self::assertStringEqualsFile( $file, $html, 'The listing has changed. For tests of scripts to begin with the new one: ' . self::ANEW );
	}
}
