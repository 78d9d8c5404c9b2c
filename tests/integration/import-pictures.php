<?php
/**
 * Pictures that an import finds or fetches.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Pictures;

use ProgramsFilter\Import;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, begun, current_job, programs, result, sign_in};
use function ProgramsFilter\Tests\{picture, program, text};

require_once __DIR__ . '/import/steps.php';

/** A picture of one point. */
function png(): string {
	return (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
}

/**
 * Has all other sites answer as given.
 *
 * @param callable(string, array<mixed>): (string|\WP_Error) $answered The file, by address and arguments.
 */
function others_answer( callable $answered ): void {
	add_filter(
		'pre_http_request',
		static function ( $answer, array $arguments, string $url ) use ( $answered ) {
			$file = $answered( $url, $arguments );
			if ( is_wp_error( $file ) ) {
				return $file;
			}
			file_put_contents( text( $arguments['filename'] ), $file );
			return array(
				'response' => array( 'code' => 200, 'message' => 'OK' ),
				'headers'  => array(),
				'body'     => '',
				'cookies'  => array(),
				'filename' => $arguments['filename'],
			);
		},
		10,
		3
	);
}

/** Pictures by name, by an address of this site, by one of another site, twice, and by one that cannot be fetched. */
function pictures(): object {
	as_editor();
	$upload = wp_upload_bits( 'Foto de sala.png', null, png() );
	$id     = wp_insert_attachment(
		array( 'post_mime_type' => 'image/png', 'post_title' => 'Foto', 'post_status' => 'inherit' ),
		$upload['file']
	);
	$asked  = array();
	others_answer(
		static function ( string $url, array $arguments ) use ( &$asked ) {
			$asked[] = array( $url, $arguments['reject_unsafe_urls'], $arguments['timeout'] );
			return str_contains( $url, 'missing' ) ? new \WP_Error( 'http', 'Not <b>there</b>' ) : png();
		}
	);
	$result = result(
		"Título;Imagen\nA;Foto de sala.png\nB;" . $upload['url'] . "\nC;https://example.org/una.png\nD;https://example.org/una.png?x\nE;https://example.org/una.png\nF;https://example.org/missing.png\nG;\nH;https://example.org/Niño.png\nI;https://example.org/niño.png\nJ;https://example.org/nino.png\n"
	);
	$ids    = array();
	foreach ( programs() as $title => $program ) {
		$ids[ $title ] = $program['picture'];
	}

	return (object) ( array( 'library' => $id, 'ids' => $ids, 'asked' => $asked ) + $result );
}

/** A sheet whose picture cannot be had, imported again: alone, with a change, and with a picture that can. */
function imported_again(): object {
	as_editor();
	others_answer( static fn( string $url ) => str_contains( $url, 'missing' ) ? new \WP_Error( 'http', 'Not there' ) : png() );
	$actions = array();
	$saves   = 0;
	add_action(
		'save_post_pfilter_programa',
		static function () use ( &$saves ): void {
			++$saves;
		}
	);
	foreach ( array( 'missing;Aula', 'missing;Aula', 'missing;Patio', 'una;Patio', 'una;Patio' ) as $cells ) {
		$saves     = 0;
		$actions[] = result( "Título;Imagen;Lugar\nA;https://example.org/" . str_replace( ';', '.png;', $cells ) . "\n" )['actions'][0] . " $saves";
	}

	return (object) array( 'actions' => $actions, 'has' => programs()['A']['picture'] > 0 );
}

/** A picture of as many bytes as the site takes, one of more, and one in a newer format. */
function large_and_new(): object {
	as_editor();
	$most   = 2 * MB_IN_BYTES;
	$limits = array();
	add_filter( 'upload_size_limit', static fn(): int => $most );
	others_answer(
		static function ( string $url, array $arguments ) use ( $most, &$limits ): string {
			$limits[] = is_int( $arguments['limit_response_size'] ) ? $arguments['limit_response_size'] - $most : null;
			if ( str_ends_with( $url, '.avif' ) ) {
				return "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\0\x08meta";
			}
			return str_pad( png(), $most + ( str_contains( $url, 'more' ) ? 1 : 0 ), "\0" );
		}
	);
	$result = result( "Título;Imagen\nA;https://example.org/most.png\nB;https://example.org/more.png\nC;https://example.org/new.avif\n" );

	return (object) ( array(
		'limits' => array_unique( $limits ),
		'has'    => array_map( static fn( array $program ): bool => $program['picture'] > 0, programs() ),
	) + $result );
}

/** Begins the import of two programs with pictures, of which the first ends the server; it stays. */
function begin_deadly(): void {
	sign_in( 'editor' );
	Import\store_job( Import\go_to_step( begun( "Título;Lugar;Imagen\nPeligro;Aula 1;https://example.org/deadly.png\nSegura;Aula 2;\n" ), 'import' ) );
}

/** Does the next part, and dies when the picture is fetched. */
function part_dying_of_a_picture(): string {
	sign_in( 'editor' );
	others_answer(
		static function (): string {
			echo '"died"';
			exit;
		}
	);

	return Import\run_part( current_job(), 60 );
}

/**
 * What the two programs came to; takes them away.
 *
 * @return list<array{string, array<string, string>}> What was done with each, and what is wrong.
 */
function deadly_imported(): array {
	sign_in( 'editor' );
	$lines = array();
	foreach ( Import\log_lines( Import\import_file( current_job()['key'], 'import' ) ) as $done ) {
		$lines[] = array( $done['action'], $done['problems'] );
		wp_delete_post( $done['program'], true );
	}
	Import\end_job();

	return $lines;
}

/**
 * Does the next part.
 *
 * @param string $hook Hook at which it dies; '' for none.
 */
function part_dying_at( string $hook ): string {
	sign_in( 'editor' );
	others_answer( static fn(): string => png() );
	add_filter(
		$hook,
		static function (): void {
			echo '"died"';
			exit;
		}
	);

	return Import\run_part( current_job(), 60 );
}

/** Begins the import of a program with a picture that comes from another site; it stays. */
function begin_with_picture(): void {
	sign_in( 'editor' );
	Import\store_job( Import\go_to_step( begun( "Título;Imagen\nCon imagen;https://example.org/lenta.png\n" ), 'import' ) );
}

/**
 * What came of it; takes it away.
 *
 * @return list<mixed> What was done, whether the program has the picture, and how many of it the library has.
 */
function slow_imported(): array {
	sign_in( 'editor' );
	$line     = Import\log_progress( Import\import_file( current_job()['key'], 'import' ) );
	$pictures = array_filter( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1, 's' => 'lenta', 'fields' => 'ids' ) ), 'is_int' );
	$result   = array( $line['action'], $line['problems'], in_array( get_post_thumbnail_id( $line['program'] ), $pictures, true ), count( $pictures ) );
	wp_delete_post( $line['program'], true );
	array_map( static fn( int $id ) => wp_delete_attachment( $id, true ), $pictures );
	Import\end_job();

	return $result;
}

/** An export is imported where another plugin gives pictures other addresses. */
function by_other_addresses(): object {
	as_editor();
	set_post_thumbnail( program( 'A' ), picture() );
	add_filter( 'wp_get_attachment_url', static fn( string $url ): string => str_replace( home_url(), 'https://cdn.example.org', $url ) );
	others_answer( static fn( string $url ) => new \WP_Error( 'http', $url ) );

	return (object) result( implode( '', iterator_to_array( Import\export_csv(), false ) ) );
}
