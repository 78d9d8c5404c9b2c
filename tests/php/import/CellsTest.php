<?php
/**
 * Cells of sheets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** What cells without days say, and that an export brings the same back. */
class CellsTest extends TestCase {
	use Steps;

	/** @return array<string, array{0: string, 1: array<string, string>, 2?: array<string, string>}> Header; what is read by the cells of each row; answers. */
	public function columns(): array {
		return array(
			'numbers, and words of the sign-up' => array(
				'Aforo;Vacantes',
				array(
					'020 plazas;3'   => 'places: 20 | places_left: 3',
					'1.200;agotadas' => 'places: 1200 | places_left: 0',
					'10;12'          => 'places: 10 | ! Plazas libres: Hay más plazas libres que plazas.',
					'muchas;'        => 'notice: Plazas: muchas | ? places',
				),
			),
			'places that are words'             => array(
				'Plazas',
				array(
					'completo'        => 'places_left: 0',
					'Sin plazas'      => 'places_left: 0',
					'Lista de espera' => 'signup_state: waiting',
					'20 (quedan 3)'   => 'notice: Plazas: 20 (quedan 3) | ? places',
					'12/20'           => 'notice: Plazas: 12/20 | ? places',
					'20 personas'     => 'places: 20',
					'sin límite'      => 'notice: Plazas: sin límite | ? places',
				),
			),
			'the sign-up'                       => array(
				'Inscripción',
				array(
					'Sí'                               => 'notice: Inscripción: Sí | ? signup_state',
					'No'                               => 'notice: Inscripción: No | ? signup_state',
					'cerrada'                          => 'signup_state: closed',
					'Agotado'                          => 'signup_state: full',
					'Sin plazas'                       => 'signup_state: full',
					'https://example.org/a'            => 'signup_url: https://example.org/a',
					'www.example.org'                  => 'signup_url: https://www.example.org',
					'hola@example.org'                 => 'email: hola@example.org',
					'600 123 456'                      => 'phone: 600 123 456',
					'del 1 al 15 de diciembre de 2027' => 'notice: Inscripción: del 1 al 15 de diciembre de 2027 | signup_until: 2027-12-15 | ? signup_state',
					'hasta el 3 de marzo de 2027'      => 'signup_until: 2027-03-03',
					'A partir del 11 de enero de 2027' => 'notice: Inscripción: A partir del 11 de enero de 2027 | ? signup_state',
					'En conserjería'                   => 'notice: Inscripción: En conserjería | ? signup_state',
					'Escribir a hola@example.org o al 600 123 456' => 'notice: Inscripción: Escribir a hola@example.org o al 600 123 456 | email: hola@example.org | phone: 600 123 456 | ? signup_state',
				),
			),
			'the last day to sign up'           => array(
				'Plazo de solicitud',
				array(
					'3/3/2027'                          => 'signup_until: 2027-03-03',
					'del 1 al 30 de septiembre de 2027' => 'notice: Último día de inscripción: del 1 al 30 de septiembre de 2027 | signup_until: 2027-09-30 | ? signup_until',
					'n/d'                               => '',
					'hasta el 10/01/2027'               => 'signup_until: 2027-01-10',
					'antes del 10/01/2027'              => 'signup_until: 2027-01-09',
					'Antes del 10 de enero de 2027'     => 'signup_until: 2027-01-09',
					'Hasta el 15/02/2027 a las 14:00 h' => 'notice: Último día de inscripción: Hasta el 15/02/2027 a las 14:00 h | signup_until: 2027-02-15 | ? signup_until',
					'a partir del 10/01/2027'           => 'notice: Último día de inscripción: a partir del 10/01/2027 | ? signup_until',
				),
			),
			'contacts'                          => array(
				'Correo;Teléfono',
				array(
					'hola@example.org / 600 123 456;' => 'email: hola@example.org | phone: 600 123 456',
					';WhatsApp 600 123 456'           => 'phone: 600 123 456',
					'preguntar a Ana;'                => 'notice: Correo electrónico: preguntar a Ana | ? email',
					'hola@;'                          => 'notice: Correo electrónico: hola@ | ? email',
					'mailto:hola@example.org;tel:600123456' => 'email: hola@example.org | phone: 600123456',
				),
			),
			'an address to more information'    => array(
				'Texto;Web',
				array(
					'Hola;www.example.org/a' => 'content: Hola /  / <p><a href="https://www.example.org/a">{more}</a></p>',
					';https://example.org/b' => 'content: <p><a href="https://example.org/b">{more}</a></p>',
					'Mira https://example.org/c;https://example.org/c' => 'content: Mira https://example.org/c',
				),
			),
			'a price that is not understood'    => array(
				'Precio;Gratis',
				array(
					'mucho;'  => 'price: mucho | ? price',
					'12;'     => 'price: 12 €',
					'gratis;' => 'price: 0 €',
					';sí'     => 'price: 0 €',
					';no'     => '',
					'5 €;no'  => 'price: 5 €',
					';quizá'  => 'notice: Gratis: quizá | ? free',
				),
			),
			'a currency'                        => array(
				'Precio;Moneda',
				array(
					'20;€'      => 'price: 20 €',
					'20 €;€'    => 'price: 20 €',
					'12,50;EUR' => 'price: 12,50 €',
					'0;€'       => 'price: 0 €',
					'gratis;€'  => 'price: 0 €',
					';€'        => '',
				),
			),
			'ages'                              => array(
				'Edad mínima;Edad máxima;Edad',
				array(
					'6 años;12,0;De 6 a 12' => 'audience: De 6 a 12 | age_from: 6 | age_to: 12',
					'12;6;'                 => 'age_from: 12 | ! Edad hasta: La primera edad es mayor que la segunda.',
					'6 meses;;'             => 'notice: Edad desde: 6 meses | ? age_from',
					'10;;'                  => 'age_from: 10',
				),
			),
			'prices, as sheets have them'       => array(
				'Tarifas',
				array(
					'"Adultos 20 €; Niños 12,50 €"'     => 'price: Adultos: 20 € / Niños: 12,50 €',
					'20 €/mes'                          => 'price: 20 €/mes',
					"\"Público: 20 €\nSocios: Gratis\"" => 'price: 20 € / Socios: 0 €',
				),
			),
			'prices beside a price'             => array(
				'Precio;Tarifas',
				array(
					'20 €;"Socios: 12 €"' => 'price: 20 €',
				),
			),
			'categories'                        => array(
				'Categorías',
				array(
					'Artes'                    => 'categories: Artes',
					'Niñez y familia'          => 'categories: Niñez y familia',
					'Artes, Niñez y familia'   => 'categories: Artes | Niñez y familia',
					'Artes / Niñez y familia'  => 'categories: Artes | Niñez y familia',
					'Fiestas, Música'          => 'categories: Fiestas | Música',
					'Teatro, danza y circo'    => 'categories: Teatro\\, danza y circo',
					'Artes, Cocina'            => 'categories: Artes | Cocina',
					'Cultura > Música | Danza' => 'categories: Danza | Cultura > Música',
					'"Música; Danza"'          => 'categories: Danza | Música',
					'Música'                   => 'categories: Música',
				),
			),
			'HTML'                              => array(
				'Texto',
				array(
					'Antes <script>alert( 1 )</script><STYLE type=a>b {}</style>después' => 'content: Antes después',
					'"<p onclick=""x()"">Hola <b>tú</b></p><img src=""a.png"" onerror=""x()"">"' => 'content: <p>Hola <b>tú</b></p><img src="a.png">',
				),
			),
			'blanks and letters at the edges'   => array(
				'Lugar',
				array( "\u{A0} ¡Aquí à\u{202F}" => 'place: ¡Aquí à', 'Català' => 'place: Català' ),
			),
		);
	}

	/**
	 * @dataProvider columns
	 * @param array<string, string> $rows    Facts, columns with a doubt (?) and problems (!) by the cells of each row.
	 * @param array<string, string> $answers Answers.
	 */
	public function test_cells_are_read_and_an_export_brings_the_same_back( string $header, array $rows, array $answers = array() ): void {
		$sheet = "Título;$header\n";
		foreach ( array_keys( $rows ) as $at => $cells ) {
			$sheet .= "P$at;$cells\n";
		}
		$lines = self::done( $sheet, $answers );
		$found = array();
		foreach ( self::facts() as $at => $program ) {
			$said    = array();
			$program = array_diff_key( $program, array( 'title' => '', 'status' => '' ) );
			foreach ( $program as $fact => $value ) {
				$said[] = "$fact: " . str_replace( "\n", ' / ', $value );
			}
			foreach ( $lines[ $at ]['doubts'] as $fact => $doubt ) {
				$said[] = "? $fact";
			}
			$found[] = implode( ' | ', array_merge( $said, '' === $lines[ $at ]['says'] ? array() : array( "! {$lines[ $at ]['says']}" ) ) );
		}
		$rows = str_replace( '{more}', __( 'More information', 'programs-filter' ), $rows );
		self::assertSame( $rows, array_combine( array_keys( $rows ), $found ) );

		$again = self::done( implode( '', iterator_to_array( Import\export_csv( '' ), false ) ) );
		self::assertSame( array_fill( 0, count( $rows ), 'same' ), array_column( $again, 'action' ) );
	}

	public function test_documents_are_addresses_of_the_media_library_and_a_file_of_another_site_is_told(): void {
		$urls = array();
		foreach ( array( 'bases', 'folleto' ) as $name ) {
			$file   = array( '_wp_attached_file' => "2026/09/$name.pdf" );
			$urls[] = wp_get_attachment_url(
				self::factory()->post->create( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'meta_input' => $file ) )
			);
		}
		$sheet = "Título;Documentos\nCoro;$urls[0] | $urls[1]\nBaile;https://x.example/a.pdf\n";
		self::assertSame( array( '', 'Documentos: Este archivo no está en la biblioteca de medios.' ), array_column( self::done( $sheet ), 'says' ) );

		$exported = implode( '', iterator_to_array( Import\export_csv( '' ), false ) );
		self::assertStringContainsString( "\"$urls[0] | $urls[1]\"", $exported );
		self::assertSame( array( 'same', 'same' ), array_column( self::done( $exported ), 'action' ) );
	}
}
