<?php
/**
 * Grants and other calls for applications.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** What is said of them. */
class CallsTest extends TestCase {
	private const CALL = array(
		'start'        => '2026-12-01',
		'end'          => '2027-03-31',
		'price'        => '1.800 €',
		'place'        => 'Espacio joven',
		'signup_url'   => 'https://encina.example/becas',
		'signup_until' => '2026-12-25',
		'application'  => '1',
	);

	/** @return array<string, array{array<string, string>, list<string>}> Facts; dates on the page, on the card, state of the sign-up, button. */
	public function calls(): array {
		$dates = 'Del 1 de diciembre al 31 de marzo';

		return array(
			'open'           => array(
				array(),
				array( "Solicita hasta el viernes 25 de diciembre · $dates", 'Solicita hasta el viernes 25 de diciembre', 'Plazo abierto', 'Solicitar' ),
			),
			'without dates'  => array(
				array( 'start' => '', 'end' => '' ),
				array( 'Solicita hasta el viernes 25 de diciembre', 'Solicita hasta el viernes 25 de diciembre', 'Plazo abierto', 'Solicitar' ),
			),
			'closed'         => array(
				array( 'signup_until' => '2026-11-20' ),
				array( $dates, 'Del 1 de diciembre al 31 de marzo', 'Plazo cerrado', '' ),
			),
			'no last day'    => array(
				array( 'signup_until' => '' ),
				array( $dates, 'Del 1 de diciembre al 31 de marzo', 'Plazo abierto', 'Solicitar' ),
			),
			'cancelled'      => array( array( 'event_status' => 'cancelled' ), array( $dates, 'Del 1 de diciembre al 31 de marzo', '', '' ) ),
			'none: a course' => array(
				array( 'application' => '' ),
				array( $dates, 'Del 1 de diciembre al 31 de marzo', 'Inscripción abierta · Hasta el viernes 25 de diciembre', 'Inscribirse' ),
			),
		);
	}

	/**
	 * @dataProvider calls
	 * @param array<string, string> $facts Facts beside those above.
	 * @param list<string>          $said  Dates on the page, on the card, state of the sign-up, button.
	 */
	public function test_it_says_until_when_one_applies( array $facts, array $said ): void {
		$now     = self::moment( '2026-11-27 12:00' );
		$program = self::factory()->program->create_and_get( array( 'facts' => $facts + self::CALL ) );
		$values  = Program\program_facts( $program->ID );
		$shown   = array_column( Program\shown_facts( $program, $now )['facts'], 'text', 'key' );

		self::assertSame(
			$said,
			array(
				$shown['dates'],
				Program\get_card_dates( $values, $now, true )['when'][0],
				$shown['signup'] ?? '',
				Program\get_signup_links( $values, $now )[0]['text'] ?? '',
			)
		);
	}

	/** @return array<string, array{string, string, string, string, list<string>}> The moment, badge, dates on the page and on the card, buttons. */
	public function moments_of_a_call_without_dates(): array {
		return array(
			'before the deadline'  => array( '2026-11-27 12:00', '', 'Solicita hasta el viernes 25 de diciembre', 'Solicita hasta el viernes 25 de diciembre', array( 'Solicitar' ) ),
			'on its last evening'  => array( '2026-12-25 23:59', '', 'Solicita hasta el viernes 25 de diciembre', 'Solicita hasta el viernes 25 de diciembre', array( 'Solicitar' ) ),
			'after it'             => array( '2026-12-26 00:00', 'Terminado', 'Hasta el viernes 25 de diciembre', 'Hasta el viernes 25 de diciembre', array() ),
			'in the season behind' => array( '2027-10-01 12:00', 'Terminado', 'Hasta el viernes 25 de diciembre de 2026', 'Hasta el viernes 25 de diciembre de 2026', array() ),
		);
	}

	/**
	 * @dataProvider moments_of_a_call_without_dates
	 * @param list<string> $buttons Texts.
	 */
	public function test_one_without_sessions_is_over_after_its_deadline_which_is_said_once( string $moment, string $badge, string $dates, string $card, array $buttons ): void {
		$now     = self::moment( $moment );
		$program = self::factory()->program->create_and_get( array( 'facts' => array( 'start' => '', 'end' => '' ) + self::CALL, 'post_excerpt' => 'Para quien crea.' ) );
		$values  = Program\program_facts( $program->ID );
		$shown   = Program\shown_facts( $program, $now );

		self::assertSame( array( '', '2026-12-25', '' ), array( $values['start'], $values['end'], $values['sessions'] ) );
		self::assertSame(
			array( $badge, $dates, $card, $buttons ),
			array(
				$shown['badge']['text'] ?? '',
				array_column( $shown['facts'], 'text', 'key' )['dates'],
				Program\get_card_dates( $values, $now, true )['when'][0],
				array_column( Program\get_signup_links( $values, $now ), 'text' ),
			)
		);
		self::assertSame( 'CreativeWork', Program_Page\get_structured_data( $program, $now )['@type'] );
	}

	public function test_the_end_of_one_without_sessions_follows_its_deadline_whatever_code_writes(): void {
		$id   = self::factory()->program->create( array( 'facts' => array( 'application' => '1', 'signup_until' => '2026-12-25' ) ) );
		$ends = array( get_metadata_raw( 'post', $id, 'pfilter_end' ) );
		foreach ( array(
			static fn() => update_post_meta( $id, 'pfilter_signup_until', '2027-01-15' ),
			static fn() => update_post_meta( $id, 'pfilter_sessions', '2027-02-01/2027-03-31' ),
			static fn() => delete_post_meta( $id, 'pfilter_sessions' ),
			// No call any more: a last day to sign up is no end.
			static fn() => update_post_meta( $id, 'pfilter_application', '0' ),
			static fn() => update_post_meta( $id, 'pfilter_application', '1' ),
			static fn() => delete_post_meta( $id, 'pfilter_signup_until' ),
		) as $write ) {
			$write();
			$ends[] = get_metadata_raw( 'post', $id, 'pfilter_end' );
		}

		self::assertSame( array( array( '2026-12-25' ), array( '2027-01-15' ), array( '2027-03-31' ), array( '2027-01-15' ), null, array( '2027-01-15' ), null ), $ends );
	}

	public function test_its_amount_is_no_price_for_the_filter_and_for_search_engines(): void {
		$program = self::factory()->program->create_and_get( array( 'facts' => self::CALL ) );
		$now     = self::moment( '2026-11-27 12:00' );

		self::assertSame( 'Importe', array_column( Program\shown_facts( $program, $now )['facts'], 'label', 'key' )['price'] );
		self::assertSame( '', Listing\get_card_price( Program\program_facts( $program->ID ) ) );
		self::assertArrayNotHasKey( 'offers', Program_Page\get_structured_data( $program, $now ) );
	}

	public function test_it_is_never_free(): void {
		self::factory()->program->create( array( 'facts' => self::CALL ) );
		$card = self::markup( array( 'filters' => array( 'gratis', 'lugar' ), 'card' => array( 'price', 'place' ) ) );

		self::assertStringNotContainsString( 'Gratis', $card->texts( '.programas-card' )[0] );
		self::assertSame( array( '' ), $card->values( '.programas-card', 'data-gratis' ) );
	}
}
