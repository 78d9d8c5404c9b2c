<?php
/**
 * Pictures that an import finds or fetches.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/**
 * The pictures of programs.
 *
 * @group contract
 */
class PicturesTest extends TestCase {
	use Steps;

	/** A picture of one point. */
	private static function png(): string {
		return (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
	}

	/**
	 * Has all other sites answer as given.
	 *
	 * @param callable(string, array<mixed>): (string|\WP_Error) $answered The file, by address and arguments.
	 */
	private static function others_answer( callable $answered ): void {
		add_filter(
			'pre_http_request',
			static function ( $answer, array $arguments, string $url ) use ( $answered ) {
				$file = $answered( $url, $arguments );
				if ( is_wp_error( $file ) ) {
					return $file;
				}
				$filename = is_string( $arguments['filename'] ) ? $arguments['filename'] : '';
				file_put_contents( $filename, $file );
				return compact( 'filename' ) + array(
					'response' => array( 'code' => 200, 'message' => 'OK' ),
					'headers'  => array(),
					'body'     => '',
					'cookies'  => array(),
				);
			},
			10,
			3
		);
	}

	/** @return array<string, int> Pictures by title of the program, oldest first. */
	private static function pictures(): array {
		$pictures = array();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
			$pictures[ $post->post_title ] = (int) get_post_thumbnail_id( $post );
		}

		return $pictures;
	}

	/** A picture of the library, with a file. */
	private static function in_library(): int {
		$upload = wp_upload_bits( 'Foto de sala.png', null, self::png() );

		return wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Foto', 'post_status' => 'inherit' ), $upload['file'] );
	}

	public function test_it_finds_pictures_in_the_library_by_name_and_by_address(): void {
		$library = self::in_library();
		self::others_answer(
			static function ( string $url ): \WP_Error {
				self::fail( "Asked for $url." );
			}
		);
		self::done( "Título;Imagen\nA;Foto de sala.png\nB;C:\\Fotos\\FOTO-DE-SALA.PNG\nC;" . wp_get_attachment_url( $library ) . "\nD;\n" );

		self::assertSame( array( 'A' => $library, 'B' => $library, 'C' => $library, 'D' => 0 ), self::pictures() );
	}

	public function test_it_fetches_others_once_and_imports_the_row_without_one_that_cannot_be_had(): void {
		$asked = array();
		self::others_answer(
			static function ( string $url, array $arguments ) use ( &$asked ) {
				$asked[] = $url;
				// No address of the server's own network.
				self::assertSame( array( true, 20 ), array( $arguments['reject_unsafe_urls'], $arguments['timeout'] ) );
				return str_contains( $url, 'missing' ) ? new \WP_Error( 'http', 'Not <b>there</b>' ) : self::png();
			}
		);
		$names = array( 'una.png', 'una.png?x', 'una.png', 'missing.png', 'Niño.png', 'niño.png', 'nino.png' );
		$lines = self::done( "Título;Imagen\n" . implode( '', array_map( static fn( string $name, string $title ): string => "$title;https://example.org/$name\n", $names, range( 'A', 'G' ) ) ) );

		self::assertSame( array_fill( 0, 7, 'create' ), array_column( $lines, 'action' ) );
		self::assertSame( 'Imagen: No se ha podido descargar la imagen: https://example.org/missing.png', $lines[3]['says'] );
		// A database may find the last ones equal.
		self::assertSame( array_map( static fn( string $name ): string => "https://example.org/$name", array_values( array_unique( $names ) ) ), $asked );
		$pictures = self::pictures();
		self::assertSame( array( $pictures['A'], 0 ), array( $pictures['C'], $pictures['D'] ) );
		self::assertCount( 6, array_unique( $pictures ) );
	}

	public function test_a_picture_that_cannot_be_had_changes_nothing_of_its_program_each_time(): void {
		self::others_answer( static fn( string $url ) => str_contains( $url, 'missing' ) ? new \WP_Error( 'http', 'Not there' ) : self::png() );
		$saves   = 0;
		$actions = array();
		add_action(
			'save_post_' . Program\POST_TYPE,
			static function () use ( &$saves ): void {
				++$saves;
			}
		);
		foreach ( array( 'missing;Aula', 'missing;Aula', 'missing;Patio', 'una;Patio', 'una;Patio' ) as $cells ) {
			$saves     = 0;
			$job       = self::begun( "Título;Imagen;Lugar\nA;https://example.org/" . str_replace( ';', '.png;', $cells ) . "\n" );
			$state     = self::part( $job );
			$actions[] = self::last( $job )['action'] . " $saves";
			self::assertSame( 'done', $state );
		}

		self::assertSame( array( 'create 1', 'same 0', 'change 1', 'change 1', 'same 0' ), $actions );
		self::assertGreaterThan( 0, self::pictures()['A'] );
	}

	public function test_it_refuses_a_picture_that_is_larger_than_the_site_takes_and_takes_one_of_a_newer_format(): void {
		$most   = 2 * MB_IN_BYTES;
		$limits = array();
		add_filter( 'upload_size_limit', static fn(): int => $most );
		self::others_answer(
			static function ( string $url, array $arguments ) use ( $most, &$limits ): string {
				$limits[] = $arguments['limit_response_size'];
				if ( str_ends_with( $url, '.avif' ) ) {
					return "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\0\x08meta";
				}
				return str_pad( self::png(), $most + ( str_contains( $url, 'more' ) ? 1 : 0 ), "\0" );
			}
		);
		$lines = self::done( "Título;Imagen\nA;https://example.org/most.png\nB;https://example.org/more.png\nC;https://example.org/new.avif\n" );

		self::assertSame( array( '', 'Imagen: No se ha podido descargar la imagen: Como máximo 2 MB.', '' ), array_column( $lines, 'says' ) );
		self::assertSame( array( 'A' => true, 'B' => false, 'C' => true ), array_map( 'boolval', self::pictures() ) );
		// One byte more says that there is more.
		self::assertSame( array_fill( 0, 3, $most + 1 ), $limits );
	}

	/**
	 * @dataProvider problems
	 * @param string $cell    Cell.
	 * @param string $problem What is said.
	 */
	public function test_it_says_what_is_wrong_with_a_cell( string $cell, string $problem ): void {
		self::assertSame( array( "Imagen: $problem" ), array_column( self::done( "Título;Imagen\nA;$cell\n" ), 'says' ) );
		self::assertSame( array( 'A' => 0 ), self::pictures() );
	}

	/** @return list<array{string, string}> */
	public static function problems(): array {
		return array(
			array( 'nada.jpg', 'No hay ninguna imagen con este nombre en la biblioteca de medios.' ),
			array( 'https://example.org/pagina', 'Esta no es la dirección de una imagen: tiene que terminar en .jpg, .png, .webp, .avif o .gif.' ),
		);
	}

	public function test_it_asks_for_no_picture_that_the_program_has_already_whatever_its_address(): void {
		set_post_thumbnail( self::factory()->program->create( array( 'post_title' => 'A' ) ), self::in_library() );
		add_filter( 'wp_get_attachment_url', static fn( string $url ): string => str_replace( home_url(), 'https://cdn.example.org', $url ) );
		self::others_answer( static fn( string $url ) => new \WP_Error( 'http', $url ) );
		$lines = self::done( implode( '', iterator_to_array( Import\export_csv( '' ), false ) ) );

		self::assertSame( array( 'same ' ), array_map( static fn( array $line ): string => "{$line['action']} {$line['says']}", $lines ) );
	}

	public function test_pictures_that_cannot_be_had_are_counted_at_the_end_with_their_rows(): void {
		self::others_answer( static fn( string $url ) => str_contains( $url, 'missing' ) ? new \WP_Error( 'http', 'Not there' ) : self::png() );
		$job = self::begun( "Título;Imagen\nA;https://example.org/una.png\nB;https://example.org/missing.png\nC;nada.jpg\n" );
		self::part( $job );
		$said = Import\missing_parts( $job->in_step( 'done' ) );

		self::assertCount( 1, $said );
		self::assertMatchesRegularExpression( '/ 2 .*3, 4/', $said[0] );
	}
}
