<?php
/**
 * A calendar at an address, which the server reads for the browser.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What is asked for, and what is handed on. */
class CalendarTest extends TestCase {
	private const TEXT = "BEGIN:VCALENDAR\r\nSUMMARY:Canción\r\nEND:VCALENDAR\r\n";

	/**
	 * Requests that were made.
	 *
	 * @var list<array{string, array<mixed>}>
	 */
	private array $requests = array();

	/** Who may import, and another server. */
	protected function set_up() {
		parent::set_up();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/**
	 * Asks for a calendar that another server would send.
	 *
	 * @param int|\WP_Error $code Its status, or why there is none.
	 * @return array{int, mixed} Status, and bytes or sentence.
	 */
	private function read( string $address, string $body = self::TEXT, $code = 200 ): array {
		add_filter(
			'pre_http_request',
			function ( $response, array $arguments, string $url ) use ( $body, $code ) {
				$this->requests[] = array( $url, $arguments );
				$answer           = array( 'headers' => array(), 'cookies' => array(), 'filename' => null, 'body' => $body );
				return is_wp_error( $code ) ? $code : $answer + array( 'response' => array( 'code' => $code, 'message' => '' ) );
			},
			10,
			3
		);
		$answer = self::rest( 'POST', '/programs-filter/v1/import/calendar', array( 'address' => $address ) );
		remove_all_filters( 'pre_http_request' );
		$data = $answer->get_data();
		self::assertIsArray( $data );

		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As the browser does.
		return array( $answer->get_status(), isset( $data['file'] ) ? base64_decode( $data['file'], true ) : $data['message'] );
	}

	public function test_it_is_read_at_addresses_of_the_web_and_of_programs_for_calendars(): void {
		self::assertSame( array( 200, self::TEXT ), $this->read( ' webcal://example.org/agenda.ics' ) );
		list( $url, $arguments ) = $this->requests[0];
		self::assertSame( array( 'https://example.org/agenda.ics', true ), array( $url, $arguments['reject_unsafe_urls'] ) );
		self::assertSame( array( 20, 5 * MB_IN_BYTES + 1 ), array( $arguments['timeout'], $arguments['limit_response_size'] ) );
	}

	/** @return array<string, array{string}> Files. */
	public function encodings(): array {
		return array(
			'Windows-1252'              => array( str_replace( 'ó', "\xF3", self::TEXT ) ),
			'UTF-8 with its mark'       => array( "\xEF\xBB\xBF" . self::TEXT ),
			'UTF-16 with its mark'      => array( "\xFF\xFE" . mb_convert_encoding( self::TEXT, 'UTF-16LE', 'UTF-8' ) ),
			'UTF-16 from the other end' => array( mb_convert_encoding( self::TEXT, 'UTF-16BE', 'UTF-8' ) ),
		);
	}

	/** @dataProvider encodings */
	public function test_its_bytes_are_handed_on_in_any_encoding( string $file ): void {
		self::assertSame( array( 200, $file ), $this->read( 'https://example.org/', $file ) );
	}

	/** @return array<string, array{string, int|\WP_Error, string}> What comes, and what is said. */
	public function failures(): array {
		return array(
			'a page, which may be a secret one' => array( '<html>secreto', 200, 'Aquí no hay ningún calendario.' ),
			'nothing'                           => array( '', 404, 'Aquí no hay ningún calendario.' ),
			'too much'                          => array( str_pad( self::TEXT, 5 * MB_IN_BYTES + 1 ), 200, 'Este calendario es demasiado grande' ),
			'no connection'                     => array( '', new \WP_Error( 'http_request_failed', '10.0.0.1' ), 'Esta dirección no responde.' ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param int|\WP_Error $code Status.
	 */
	public function test_it_is_said_what_is_wrong_and_nothing_else_is_handed_on( string $body, $code, string $sentence ): void {
		list( $status, $said ) = $this->read( 'https://example.org/', $body, $code );
		self::assertSame( 400, $status );
		self::assertStringStartsWith( $sentence, $said );
	}

	public function test_addresses_within_the_network_and_other_protocols_are_not_requested(): void {
		$addresses = array( 'http://127.0.0.1/agenda.ics', 'http://192.168.1.1/', 'file:///etc/passwd', 'ftp://example.org/a.ics', 'agenda' );
		foreach ( $addresses as $address ) {
			self::assertSame( 400, self::rest( 'POST', '/programs-filter/v1/import/calendar', compact( 'address' ) )->get_status() );
		}
	}

	/** The browser makes the lines: src/import/workbook/calendar.test.ts. */
	public function test_the_lines_of_events_that_repeat_have_exactly_their_days(): void {
		foreach ( self::json_table( 'repeated-events' ) as list( 'lines' => $lines, 'days' => $days ) ) {
			$sessions = Program\sessions_from( (string) Program\clean_sessions( implode( "\n", $lines ) ) );
			$starts   = array_column( $sessions, 'start' );
			self::assertSame( $days, array_map( static fn( string $start ): string => (string) substr( $start, 0, 10 ), $starts ) );
		}
	}

	public function test_who_may_not_import_reads_none(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );
		self::assertSame( 403, $this->read( 'https://example.org/' )[0] );
		self::assertSame( array(), $this->requests );
	}
}
