<?php
/**
 * The facts of a program, as they are shown.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/**
 * Labels, texts, HTML, links and the badge; and which of them a card has.
 *
 * @group contract
 */
class ShownFactsTest extends TestCase {
	private const ALL = array(
		'start'        => '2026-03-03T18:00',
		'end'          => '2026-03-28T20:00',
		'schedule'     => 'Según el grupo',
		'place'        => 'Sala 2',
		'address'      => 'Calle del Molino, 5',
		'audience'     => 'De 8 a 12 años',
		'price'        => '25 €/mes',
		'signup_url'   => 'https://encina.example/i',
		'signup_until' => '2026-03-01',
		'email'        => 'hola@encina.es',
		'phone'        => '+34 912 345 678',
	);

	/**
	 * What is shown of a program on 1 March 2026.
	 *
	 * @param array<string, string> $facts  Facts.
	 * @param array<string, mixed>  $fields More of it.
	 * @return array{facts: array<string, Fact>, badge: Badge|null} Facts by key.
	 */
	private static function shown( array $facts, array $fields = array() ): array {
		$program = self::factory()->program->create_and_get( compact( 'facts' ) + $fields );
		$shown   = Program\shown_facts( $program, self::moment( '2026-03-01 12:00' ) );

		return array( 'facts' => array_column( $shown['facts'], null, 'key' ), 'badge' => $shown['badge'] );
	}

	public function test_they_are_a_list_with_labels_texts_html_and_where_they_lead(): void {
		list( 'facts' => $facts, 'badge' => $badge ) = self::shown( self::ALL );

		self::assertSame(
			array(
				'dates'    => 'Del martes 3 de marzo, 18:00, al sábado 28 de marzo, 20:00',
				'schedule' => 'Según el grupo',
				'place'    => 'Sala 2',
				'address'  => 'Calle del Molino, 5',
				'audience' => 'De 8 a 12 años',
				'price'    => '25 €/mes',
				'signup'   => 'Inscripción abierta · Hasta el domingo 1 de marzo',
				'contact'  => '+34 912 345 678 · hola@encina.es',
			),
			array_column( $facts, 'text', 'key' )
		);
		self::assertSame(
			array( 'Fechas', 'Horario', 'Lugar', 'Dirección', 'Para quién', 'Precio', 'Inscripción', 'Contacto' ),
			array_column( $facts, 'label' )
		);
		self::assertSame( 'Inscripción abierta · Hasta el <time datetime="2026-03-01">domingo 1 de marzo</time>', $facts['signup']['html'] );
		self::assertSame( array( array( 'url' => 'https://encina.example/i', 'text' => 'Inscribirse' ) ), $facts['signup']['links'] );
		self::assertSame( array( 'tel:+34912345678', 'mailto:hola@encina.es' ), array_column( $facts['contact']['links'], 'url' ) );
		self::assertNull( $badge );
	}

	public function test_they_are_none_where_none_are_written_and_behind_a_password(): void {
		$none = array( 'facts' => array(), 'badge' => null );

		self::assertSame( $none, self::shown( array() ) );
		self::assertSame( $none, self::shown( array( 'price' => '0 €' ) + self::ALL, array( 'post_password' => 'x' ) ) );
	}

	public function test_what_was_stored_past_wordpress_and_cannot_be_used_is_left_out(): void {
		$program = self::factory()->program->create_and_get();
		$written = array(
			'start'      => '2026-03-03',
			'end'        => '2026-03-02',
			'place'      => '<script>alert(1)</script>Sala & "2" [programas]',
			'price'      => str_repeat( 'a', 301 ),
			'signup_url' => 'javascript:alert(1)',
			'email'      => 'x"@y',
		);
		foreach ( $written as $fact => $value ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- A new row.
			$row = array( 'post_id' => $program->ID, 'meta_key' => "pfilter_$fact", 'meta_value' => $value );
			self::database()->insert( self::database()->postmeta, $row );
		}
		wp_cache_delete( $program->ID, 'post_meta' );

		self::assertSame(
			array( 'Desde el <time datetime="2026-03-03">martes 3 de marzo</time>', 'Sala &amp; &quot;2&quot; &#091;programas&#093;' ),
			array_column( Program\shown_facts( $program, self::moment( '2026-03-01' ) )['facts'], 'html' )
		);
	}

	/** @return array<string, array{array<string, string>, array<string, string>}> Facts, and texts by key. */
	public function texts(): array {
		return array(
			'an address without a place'          => array( array( 'address' => 'Calle del Molino, 5' ), array( 'place' => 'Calle del Molino, 5' ) ),
			'ages'                                => array( array( 'age_from' => '6', 'age_to' => '12' ), array( 'ages' => 'De 6 a 12 años' ) ),
			'ages from birth'                     => array( array( 'age_from' => '0', 'age_to' => '3' ), array( 'ages' => 'De 0 a 3 años' ) ),
			'a lowest age'                        => array( array( 'age_from' => '16' ), array( 'ages' => 'A partir de 16 años' ) ),
			'one year'                            => array( array( 'age_from' => '1' ), array( 'ages' => 'A partir de 1 año' ) ),
			'a highest age'                       => array( array( 'age_to' => '12' ), array( 'ages' => 'Hasta 12 años' ) ),
			'one age'                             => array( array( 'age_from' => '6', 'age_to' => '6' ), array( 'ages' => '6 años' ) ),
			'all ages'                            => array( array( 'age_from' => '0' ), array( 'ages' => 'Todas las edades' ) ),
			'a highest age below the lowest'      => array( array( 'age_from' => '12', 'age_to' => '6' ), array( 'ages' => 'A partir de 12 años' ) ),
			'nothing of the sign-up, once over'   => array(
				array( 'end' => '2026-02-28', 'signup_until' => '2026-02-20', 'place' => 'Aula 1' ),
				array( 'dates' => 'Hasta el sábado 28 de febrero', 'place' => 'Aula 1' ),
			),
			'a teacher, languages and an address' => array(
				array( 'online_url' => 'https://meet.example/a?b=c', 'teacher' => 'Ana Ruiz', 'languages' => 'Español, euskera' ),
				array( 'online_url' => 'En línea', 'teacher' => 'Ana Ruiz', 'languages' => 'Español, euskera' ),
			),
			'words beside ages'                   => array(
				array( 'audience' => 'Niñas y niños', 'age_from' => '6' ),
				array( 'audience' => 'Niñas y niños', 'ages' => 'A partir de 6 años' ),
			),
		);
	}

	/**
	 * @dataProvider texts
	 * @param array<string, string> $facts Facts.
	 * @param array<string, string> $texts Texts.
	 */
	public function test_facts_are_said_in_words( array $facts, array $texts ): void {
		self::assertSame( $texts, array_column( self::shown( $facts )['facts'], 'text', 'key' ) );
	}

	public function test_people_join_online_unless_it_is_cancelled(): void {
		$facts = array( 'online_url' => 'https://meet.example/a?b=c' );

		self::assertSame(
			array( array( 'url' => $facts['online_url'], 'text' => 'Unirse en línea' ) ),
			self::shown( $facts )['facts']['online_url']['links']
		);
		self::assertSame( array(), self::shown( $facts + array( 'event_status' => 'cancelled' ) )['facts']['online_url']['links'] );
	}

	/** @return array<string, array{string, string, array<string, string>}> Key, text, and facts. */
	public function badges(): array {
		return array(
			'free'               => array( 'free', 'Gratis', array( 'price' => '0 €' ) ),
			'full, before free'  => array( 'full', 'Plazas agotadas', array( 'signup_state' => 'full', 'price' => '0 €' ) ),
			'a waiting list'     => array( 'waiting', 'Lista de espera', array( 'signup_state' => 'waiting' ) ),
			'closed'             => array( 'closed', 'Inscripción cerrada', array( 'signup_until' => '2026-02-28' ) ),
			'over, before full'  => array( 'over', 'Terminado', array( 'end' => '2026-02-28', 'signup_state' => 'full' ) ),
			'free in words'      => array( 'free', 'Gratis', array( 'price' => 'Gratis' ) ),
			'free in numbers'    => array( 'free', 'Gratis', array( 'price' => '0 euros' ) ),
			'a price'            => array( '', '', array( 'price' => '0,50 €' ) ),
			'a price, free also' => array( '', '', array( 'price' => "30 €\nMenores: 0 €" ) ),
		);
	}

	/**
	 * @dataProvider badges
	 * @param array<string, string> $facts Facts.
	 */
	public function test_what_stands_out_is_a_badge( string $key, string $text, array $facts ): void {
		self::assertSame( '' === $key ? null : compact( 'key', 'text' ), self::shown( $facts )['badge'] );
	}

	public function test_a_card_has_none_where_the_block_asks_for_none(): void {
		self::shown( array( 'price' => '0 €', 'end' => '2099-03-28T20:00', 'signup_until' => '' ) + self::ALL );
		$html = self::listing( array( 'card' => array( 'picture', 'excerpt' ) ) );

		self::assertStringContainsString( 'programas-card__title', $html );
		self::assertDoesNotMatchRegularExpression( '/programas-card__(facts|badge)/', $html );
	}

	public function test_a_card_has_those_that_the_block_asks_for_each_once_in_its_order_and_its_state_last(): void {
		// Not over on the day of the test either.
		self::shown( array( 'end' => '2099-03-28T20:00', 'signup_state' => 'full' ) + self::ALL );
		$card = new Markup( self::listing( array( 'card' => array( 'place', 'dates', 'place', 'nonsense', 'signup' ) ) ) );

		self::assertSame(
			array( 'programas-card__title', 'programas-card__when', 'programas-card__facts' ),
			$card->values( '.programas-card__body > *', 'class' )
		);
		self::assertSame(
			array(
				'Sala 2',
				'Según el grupo',
				'Plazas agotadas',
			),
			$card->texts( '.programas-card__fact' )
		);
		self::assertCount( 2, $card->all( 'time' ) );
	}
}
