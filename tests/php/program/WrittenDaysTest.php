<?php
/**
 * Days and hours as people write them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What is read of a text, what is kept as words, and what a person should look at. */
class WrittenDaysTest extends TestCase {
	/** Day on which the texts are read: a day without a year is the next one. */
	private const TODAY = '2026-11-27';

	/** One day, or from one to another: what is read, and the ways of writing it. */
	private const DATES = array(
		'2026-03-03'                          => array(
			'3/3/2026',
			'2026-03-03',
			'2026/3/3',
			'3-3-26',
			'3.3.2026',
			'3 de marzo de 2026',
			'3 mar 2026',
			'3-mar-26',
			'March 3, 2026',
			'Mar 3, 2026',
			'mar 3/3/2026',
			'46084',
		),
		'2026-03-03T18:00'                    => array(
			'03/03/2026 18:00',
			'2026-03-03T18:00',
			'2026-03-03 18:00:00',
			'martes, 3 de marzo de 2026 a las 18:00',
			'3/3/2026 18h',
			'3/3/2026 18:00h.',
			'3/3/2026 6:00 p. m.',
			'el 3/3/2026 a las 18',
			'3/3/2026, 6 pm',
			'3 de marzo de 2026 a las 6 de la tarde',
			'3 de marzo de 2026. 18.00 horas',
			'46084,75',
		),
		'2026-03-03T18:30'                    => array( '3/3/2026 18.30 h', '3/3/2026 18.30', '3 March 2026 6:30 PM', "3/3/2026 18'30 h" ),
		'2026-03-03T09:05'                    => array( '3/3/2026 - 9:05' ),
		'2026-03-03T00:00'                    => array( '3/3/2026 12:00 AM', '2/3/2026 24:00', '3/3/2026, 12 de la noche' ),
		// Zones: the site is in Madrid.
		'2026-12-03T18:00'                    => array( '2026-12-03T17:00:00Z', '2026-12-03T17:00:00.000Z', '2026-12-03 18:00:00+01:00' ),
		'2026-12-13'                          => array( '13/12/2026' ),
		'2026-03-01'                          => array( '1º de marzo de 2026' ),
		'2026-03-07'                          => array( 'Sábado 7 de marzo de 2026', 'sáb. 7 mar. 2026' ),
		'2026-09-03'                          => array( '3 de Septiembre del 2026', '3 de setiembre de 2026' ),
		'2028-02-29'                          => array( '29/2/2028' ),
		// All languages of the plugin.
		'2026-10-03'                          => array(
			'3 d’octubre de 2026',
			"dissabte 3 d'octubre de 2026",
			'3 de outubro de 2026',
			'sábado, 3 de outubro de 2026',
			'2026ko urriaren 3a',
			'October 3rd, 2026',
		),
		'2026-12-15'                          => array(
			'15 de desembre del 2026',
			'15 de decembro de 2026',
			'2026ko abenduaren 15ean',
			'15 de dezembro de 2026',
			'15 dic. 2026',
		),
		'2026-01-20'                          => array( '20 de gener de 2026', '20 de xaneiro de 2026', '2026ko urtarrilaren 20a', '20 de janeiro de 2026' ),
		// From one to another.
		'2026-07-03 > 2026-07-07'             => array(
			'del 3 al 7 de julio de 2026',
			'3-7 de julio de 2026',
			'3 de julio – 7 de julio de 2026',
			'3/7/2026 - 7/7/2026',
			'3-7/7/2026',
			'del viernes 3 al martes 7 de julio de 2026',
			'do 3 ao 7 de xullo de 2026',
			'desde el 3 hasta el 7 de julio de 2026',
		),
		'2027-10-01 > 2027-12-31'             => array( 'octubre–diciembre 2027', 'octubre a diciembre de 2027', 'octubre, noviembre y diciembre de 2027' ),
		'2026-10-01 > 2027-05-31'             => array( 'octubre a mayo 2026-2027', 'octubre a mayo (2026/27)', 'de octubre de 2026 a mayo de 2027' ),
		'2026-12-01 > 2027-02-28'             => array( 'diciembre - febrero 2027' ),
		'2027-03-06 > 2027-03-07'             => array( 'fin de semana 6-7 marzo 2027' ),
		'2026-03-03T17:00 > 2026-03-03T18:30' => array(
			'3/3/2026 17:00-18:30',
			'3 de marzo de 2026, de 17:00 a 18:30',
			'3/3/2026 de 17 a 18.30 h',
			'3/3/2026 (17:00 a 18:30)',
			'3/3/2026 de 5 a 6:30 de la tarde',
		),
		'2026-03-03T18:00 > 2026-03-03T20:00' => array( '3/3/2026 de 18 a 20', '3/3/2026, 18-20h', '3 de marzo de 2026 18 h - 20 h' ),
		'2026-03-03T22:00 > 2026-03-04T01:00' => array( '3/3/2026 22:00–01:00' ),
		'2026-03-03T22:00 > 2026-03-04T00:00' => array( '3/3/2026, de 22:00 a 24:00' ),
		'2026-03-03 > 2026-03-03'             => array( '3/3/2026, de 00:00 a 24:00' ),
		'2026-03-03T10:00 > 2026-03-04T12:00' => array(
			'3/3/2026 10:00 - 4/3/2026 12:00',
			'del 3/3/2026 10:00 al 4/3/2026 12:00',
			'3/3/2026 10:00 al 4/3/2026 12:00',
		),
		'2026-07-03T17:00 > 2026-07-07T19:00' => array( 'del 3 al 7 de julio de 2026, de 17 a 19 h', 'de 17 a 19 h, del 3 al 7 de julio de 2026' ),
		// Hours without a day.
		'T20:00'                              => array( '20:00', '20 h', 'a las 8 p. m.', '8 PM', '8 de la tarde' ),
		'T20:30'                              => array( '20.30 h', '20h30' ),
		'T09:05'                              => array( '9:05:00' ),
		'T17:00 > T18:30'                     => array( 'de 17:00 a 18:30', '17:00-18:30', '17 a 18.30 h', 'de 17.00 a 18.30' ),
	);

	/** No days, or none that are clear. */
	private const NO_DATES = array(
		'29/2/2026',
		'3/13/2026',
		'30/02/2027',
		'3/3/2026 25:00',
		'3/3/2026 13:00 PM',
		'25:00',
		'20.10',
		'20',
		'2026',
		'12345',
		'3/11-2026',
		'3.11/2026',
		'TBD',
		'mayores 2027',
		'martes 3',
		'3/3/0206',
		'3/12/2026 25:00 - 5/12/2026',
		'2027-02-31T10:00:00Z',
		// Prices, ages, rooms and numbers.
		'25 €',
		'6/10 €',
		'12.50 €',
		'3 a 6 años',
		'de 3 a 12 años',
		'2.º ESO',
		'Sala 3',
		'Aula 12, 2.ª planta',
		'20 plazas',
		'12/20',
		'10 sesiones de 2 horas',
		'Abierto 24 h',
		'24/7',
		// What is between the days may say anything.
		'la segunda semana de marzo',
		'15 o 22 de marzo',
		'Calle 2 de Mayo',
		'9-14',
		'Sábados alternos de octubre a mayo',
		'Consultar',
		'lo que sea',
		'Taller en octubre para veinte personas con reserva',
	);

	/** Texts that say more: "beginning > end | sessions | words that are kept | doubts". */
	private const SAID = array(
		// Days in a list.
		array( '3, 10 y 17 de marzo de 2027', '2027-03-03 > 2027-03-17 | 2027-03-03 + 2027-03-10 + 2027-03-17 |  | ' ),
		array( '3 y 4/3/2027', '2027-03-03 > 2027-03-04 | 2027-03-03 + 2027-03-04 |  | ' ),
		array( '12/03 y 19/03/2027', '2027-03-12 > 2027-03-19 | 2027-03-12 + 2027-03-19 |  | ' ),
		array( '24/12 y 31/12', '2026-12-24 > 2026-12-31 | 2026-12-24 + 2026-12-31 |  | year' ),
		array( 'lunes 3, martes 4 y jueves 6 de mayo de 2027', '2027-05-03 > 2027-05-06 | 2027-05-03 + 2027-05-04 + 2027-05-06 |  | ' ),
		array( 'Viernes 5 y sábado 6 de marzo 2027, 20:00 h.', '2027-03-05T20:00 > 2027-03-06 | 2027-03-05 20:00 + 2027-03-06 20:00 |  | ' ),
		array( '12, 19 y 26 de enero y 2 de febrero de 2027, 18:00-20:00', '2027-01-12T18:00 > 2027-02-02T20:00 | 2027-01-12 18:00-20:00 + 2027-01-19 18:00-20:00 + 2027-01-26 18:00-20:00 + 2027-02-02 18:00-20:00 |  | ' ),
		array( 'del 3 al 5 de marzo de 2027 y 10 de marzo de 2027', '2027-03-03 > 2027-03-10 | 2027-03-03/2027-03-05 WE,TH,FR + 2027-03-10 |  | ' ),
		array( "4/2/2027\n11/2/2027", '2027-02-04 > 2027-02-11 | 2027-02-04 + 2027-02-11 |  | ' ),
		array( '3/3/2027 18:00 y 10/3/2027 19:00', '2027-03-03T18:00 > 2027-03-10 | 2027-03-03 18:00 + 2027-03-10 19:00 |  | ' ),
		array( '3 de marzo de 2027, 18 h; 10 de marzo de 2027, 19 h', '2027-03-03T18:00 > 2027-03-10 | 2027-03-03 18:00 + 2027-03-10 19:00 |  | ' ),
		array( '3 de marzo de 2027 de 10 a 14 y de 16 a 18', '2027-03-03T10:00 > 2027-03-03T18:00 | 2027-03-03 10:00-14:00 + 2027-03-03 16:00-18:00 |  | ' ),
		array( 'March 3, 10 and 17, 2027', '2027-03-03 > 2027-03-17 | 2027-03-03 + 2027-03-10 + 2027-03-17 |  | ' ),
		array( 'Octubre: 5, 12 y 19. Noviembre: 2 y 9', '2027-10-05 > 2027-11-09 | 2027-10-05 + 2027-10-12 + 2027-10-19 + 2027-11-02 + 2027-11-09 |  | year' ),
		array( '5/6/7 de abril', '2027-04-05 > 2027-04-07 | 2027-04-05 + 2027-04-06 + 2027-04-07 |  | year' ),
		array( 'martes 2-9-16-23 de marzo de 2027', '2027-03-02 > 2027-03-23 | 2027-03-02 + 2027-03-09 + 2027-03-16 + 2027-03-23 |  | ' ),
		array( 'L 8/3, X 10/3 y V 12/3, 18 h', '2027-03-08T18:00 > 2027-03-12 | 2027-03-08 18:00 + 2027-03-10 18:00 + 2027-03-12 18:00 |  | ' ),
		array( 'Del 5 al 9 de abril de 2027 (de lunes a viernes)', '2027-04-05 > 2027-04-09 | 2027-04-05/2027-04-09 MO,TU,WE,TH,FR |  | ' ),
		// Weekdays between days.
		array( 'sábados de febrero', '2027-02-06 > 2027-02-27 | 2027-02-01/2027-02-28 SA |  | year' ),
		array( 'els dissabtes de febrer', '2027-02-06 > 2027-02-27 | 2027-02-01/2027-02-28 SA |  | year' ),
		array( 'every Saturday in February 2027', '2027-02-06 > 2027-02-27 | 2027-02-01/2027-02-28 SA |  | ' ),
		array( 'todos los martes de marzo y abril de 2027', '2027-03-02 > 2027-04-27 | 2027-03-01/2027-04-30 TU |  | ' ),
		array( 'martes de octubre, noviembre y enero', '2026-10-06 > 2027-01-26 | 2026-10-01/2026-11-30 TU + 2027-01-01/2027-01-31 TU |  | year' ),
		array( 'martes y jueves de octubre a mayo, 18 h', '2026-10-01T18:00 > 2027-05-27 | 2026-10-01/2027-05-31 TU,TH 18:00 |  | year' ),
		array( 'de octubre a mayo, martes y jueves 18-19:30', '2026-10-01T18:00 > 2027-05-27T19:30 | 2026-10-01/2027-05-31 TU,TH 18:00-19:30 |  | year' ),
		array( "dimarts i dijous, d'octubre a maig, 18 h", '2026-10-01T18:00 > 2027-05-27 | 2026-10-01/2027-05-31 TU,TH 18:00 |  | year' ),
		array( 'terças e quintas de outubro a maio, 18h30', '2026-10-01T18:30 > 2027-05-27 | 2026-10-01/2027-05-31 TU,TH 18:30 |  | year' ),
		array( 'Tuesdays and Thursdays, October to May, 6-7:30 pm', '2026-10-01T18:00 > 2027-05-27T19:30 | 2026-10-01/2027-05-31 TU,TH 18:00-19:30 |  | year' ),
		array( 'martes 17-18 y jueves 18-19, de octubre a mayo', '2026-10-01T18:00 > 2027-05-27T19:00 | 2026-10-01/2027-05-31 TH 18:00-19:00 + 2026-10-01/2027-05-31 TU 17:00-18:00 |  | year' ),
		array( 'Del 15 de octubre de 2026 al 15 de mayo de 2027. Lunes, miércoles y viernes, de 9.30 a 11.00 h', '2026-10-16T09:30 > 2027-05-14T11:00 | 2026-10-15/2027-05-15 MO,WE,FR 09:30-11:00 |  | ' ),
		array( 'cada martes desde el 12 de enero hasta el 30 de marzo de 2027', '2027-01-12 > 2027-03-30 | 2027-01-12/2027-03-30 TU |  | ' ),
		array( 'primer sábado de mes, de octubre a mayo', '2026-10-03 > 2027-05-01 | 2026-10-01/2027-05-31 1SA |  | year' ),
		array( '1er y 3er jueves de mes, de octubre a junio, 19h', '2026-10-01T19:00 > 2027-06-17 | 2026-10-01/2027-06-30 1TH,3TH 19:00 |  | year' ),
		array( 'martes y jueves 2 a 25 de marzo de 2027', '2027-03-02 > 2027-03-25 | 2027-03-02/2027-03-25 TU,TH |  | ' ),
		array( 'Marzo: martes 18h', '2027-03-02T18:00 > 2027-03-30 | 2027-03-01/2027-03-31 TU 18:00 |  | year' ),
		array( 'martes (excepto 13/10) del 6/10/2026 al 18/12/2026', '2026-10-06 > 2026-12-15 | 2026-10-06/2026-12-18 TU -2026-10-13 |  | ' ),
		array( 'del 6/10/2026 al 18/12/2026, martes, cada 2 semanas', '2026-10-06 > 2026-12-15 | 2026-10-06/2026-12-18 TU *2 |  | ' ),
		array( 'del 5 al 9 de abril de 2027, de lunes a viernes, de 9 a 14 h', '2027-04-05T09:00 > 2027-04-09T14:00 | 2027-04-05/2027-04-09 MO,TU,WE,TH,FR 09:00-14:00 |  | ' ),
		array( 'todos los días de agosto de 2027', '2027-08-01 > 2027-08-31 | 2027-08-01/2027-08-31 MO,TU,WE,TH,FR,SA,SU |  | ' ),
		array( 'entre octubre y mayo, L-X-V 18-19:30h', '2026-10-02T18:00 > 2027-05-31T19:30 | 2026-10-01/2027-05-31 MO,WE,FR 18:00-19:30 |  | year' ),
		// A month is a month, and a beginning is no end.
		array( 'setiembre 2027', '2027-09-01 > 2027-09-30 |  |  | month' ),
		array( 'Octubre', '2027-10-01 > 2027-10-31 |  |  | year month' ),
		array( 'octubre-mayo', '2026-10-01 > 2027-05-31 |  |  | year' ),
		array( 'julio y agosto de 2027', '2027-07-01 > 2027-08-31 |  |  | ' ),
		array( 'a partir de febrero', '2027-02-01 |  |  | year open month' ),
		array( 'desde el 11 de enero', '2027-01-11 |  |  | year open' ),
		array( 'desde el 11 de enero de 2027', '2027-01-11 |  |  | open' ),
		array( 'hasta el 30 de junio', '> 2027-06-30 |  |  | year' ),
		array( 'Inicio: 11 de enero de 2027. Fin: 30 de junio de 2027', '2027-01-11 > 2027-06-30 |  |  | ' ),
		array( '16 oct. 2026 – 17 ene. 2027', '2026-10-16 > 2027-01-17 |  |  | ' ),
		array( 'hasta el 30 de junio de 2027, 14 h', '> 2027-06-30T14:00 |  |  | ' ),
		array( 'martes y jueves, desde el 12 de enero de 2027', '2027-01-12 |  | martes y jueves, desde el 12 de enero de 2027 | open' ),
		array( 'marzo de 2027, 18 h', '2027-03-01 > 2027-03-31 |  | marzo de 2027, 18 h | month' ),
		// No year, or another day of the week.
		array( '6/10', '2027-10-06 |  |  | year' ),
		array( 'del 6/10 al 18/12', '2026-10-06 > 2026-12-18 |  |  | year' ),
		array( '6/10-18/12', '2026-10-06 > 2026-12-18 |  |  | year' ),
		array( '3-11/08', '2027-08-03 > 2027-08-11 |  |  | year' ),
		array( 'del 28 de diciembre al 4 de enero', '2026-12-28 > 2027-01-04 |  |  | year' ),
		array( '15-17 de mayo', '2027-05-15 > 2027-05-17 |  |  | year' ),
		array( 'lunes 3 de marzo', '2027-03-03 |  |  | year weekday' ),
		array( 'lunes 4 de mayo de 2027', '2027-05-04 |  |  | weekday' ),
		array( 'Jueves 4/3 19:30', '2027-03-04T19:30 |  |  | ' ),
		// Words beside them.
		array( 'del 5 al 20 de octubre de 2027 (excepto festivos)', '2027-10-05 > 2027-10-20 |  | (excepto festivos) | holidays' ),
		array( 'Martes y jueves lectivos, del 1 de octubre de 2026 al 31 de mayo de 2027, de 17 a 18 h', '2026-10-01T17:00 > 2027-05-27T18:00 | 2026-10-01/2027-05-31 TU,TH 17:00-18:00 | lectivos | holidays' ),
		array( 'Sábado 6 de marzo, 11:00 h (consultar)', '2027-03-06T11:00 |  | (consultar) | ' ),
		array( '3 de marzo de 2027 (grupo A)', '2027-03-03 |  | (grupo A) | ' ),
		array( 'Grupo A: 3 de marzo de 2027', '2027-03-03 |  | Grupo A | ' ),
		array( '8 de marzo de 2027, Día de la Mujer', '2027-03-08 |  | Día de la Mujer | ' ),
		array( '4 sesiones: 5, 12, 19 y 26 de febrero de 2027', '2027-02-05 > 2027-02-26 | 2027-02-05 + 2027-02-12 + 2027-02-19 + 2027-02-26 | 4 sesiones | ' ),
		array( '3 de marzo de 2027 por la tarde', '2027-03-03 |  | por la tarde | ' ),
		array( 'viernes, 5 de marzo, 19:30 h. Duración: 2 horas', '2027-03-05T19:30 |  | Duración: 2 horas | ' ),
		array( 'del 1 de octubre de 2026 al 31 de mayo de 2027 excepto agosto', '2026-10-01 > 2027-05-31 |  | del 1 de octubre de 2026 al 31 de mayo de 2027 excepto agosto | ' ),
		array( '15/03/2027 (por confirmar)', '2027-03-15 |  | (por confirmar) | ' ),
		array( '8 sesiones desde el 11 de enero de 2027', '2027-01-11 |  | 8 sesiones | open' ),
		array( 'Sábados de febrero de 2027, mañanas', '2027-02-06 > 2027-02-27 | 2027-02-01/2027-02-28 SA | mañanas | ' ),
		// Words alone.
		array( 'Martes y jueves', ' |  | Martes y jueves | ' ),
		array( 'mié y vie 15 hs', ' |  | mié y vie 15 hs | ' ),
		array( 'todo el curso', ' |  | todo el curso | ' ),
		array( 'curso 2026-2027', ' |  | curso 2026-2027 | ' ),
		array( 'verano 2027', ' |  | verano 2027 | ' ),
		array( 'primavera', ' |  | primavera | ' ),
		array( 'Semana Santa', ' |  | Semana Santa | ' ),
	);

	/**
	 * What is read of a text.
	 *
	 * @return string Beginning, end, sessions, words and doubts.
	 */
	private static function read( string $text ): string {
		$read = Program\read_dates( $text, false, self::TODAY );
		if ( null === $read ) {
			return '';
		}
		$dates = implode( ' > ', array_diff( array( $read['start'], $read['end'] ), array( '' ) ) );
		$dates = '' === $read['start'] && '' !== $dates ? "> $dates" : $dates;

		return implode( ' | ', array( $dates, str_replace( "\n", ' + ', $read['sessions'] ), $read['schedule'], implode( ' ', $read['doubts'] ) ) );
	}

	public function test_a_day_and_from_one_to_another_are_read_as_people_and_spreadsheets_write_them(): void {
		$wanted = array();
		foreach ( self::DATES as $dates => $ways ) {
			$wanted += array_fill_keys( array_map( 'strval', $ways ), "$dates |  |  | " );
		}

		self::assertSame( $wanted, self::all_read( array_keys( $wanted ) ) );
	}

	public function test_what_says_no_days_is_not_read(): void {
		self::assertSame( array_fill_keys( self::NO_DATES, '' ), self::all_read( self::NO_DATES ) );
	}

	public function test_everyday_days_are_read_and_no_word_beside_them_is_lost(): void {
		$wanted = array_column( self::SAID, 1, 0 );

		self::assertSame( $wanted, self::all_read( array_keys( $wanted ) ) );
	}

	/**
	 * What is read of texts.
	 *
	 * @param array<int|string> $texts Texts.
	 * @return array<string>
	 */
	private static function all_read( array $texts ): array {
		$texts = array_map( 'strval', $texts );

		return array_column( array_map( static fn( string $text ): array => array( $text, self::read( $text ) ), $texts ), 1, 0 );
	}

	public function test_the_month_comes_first_where_it_is_said(): void {
		self::assertSame( '2026-04-03', Program\read_date( '4/3/2026', true ) );
		self::assertSame( '2027-04-03', Program\read_dates( '4/3', true, self::TODAY )['start'] );
		self::assertSame( '4/13/2026', Program\read_date( '4/13/2026' ) );
	}

	public function test_a_day_without_a_year_is_the_next_one_or_in_the_year_of_its_weekday(): void {
		$read = static fn( string $text ): array => array_slice( (array) Program\read_dates( $text, false, self::TODAY ), 0, 5 );

		self::assertSame( array( '2026-11-27', array( 'year' ) ), array( $read( '27 de noviembre' )['start'], $read( '27 de noviembre' )['doubts'] ) );
		self::assertSame( '2027-11-26', $read( '26 de noviembre' )['start'] );
		// This year it was a Thursday: that is no doubt.
		self::assertSame( array( '2026-11-26', array() ), array( $read( 'jueves 26 de noviembre' )['start'], $read( 'jueves 26 de noviembre' )['doubts'] ) );
		self::assertSame( array( 'year', 'weekday' ), $read( 'martes 26 de noviembre' )['doubts'] );
		self::assertSame( '2028-02-29', $read( '29 de febrero' )['start'] );
	}

	public function test_nothing_makes_it_fail(): void {
		mt_srand( 43 );
		$pieces = array_merge( array_column( self::SAID, 0 ), self::NO_DATES, array( "\xF0\x9F\x8E\xB6", '(', ')', '-', '/', "\n", '99', '0', 'a', 'del', 'excepto', 'entre', '31', 'cada 2 semanas' ) );
		for ( $turn = 0; $turn < 300; $turn++ ) {
			$text = '';
			for ( $part = mt_rand( 1, 4 ); $part > 0; $part-- ) {
				$piece = (string) $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
				$text .= ' ' . mb_substr( $piece, mt_rand( 0, 5 ), mt_rand( 1, 30 ) );
			}
			$read = Program\read_dates( $text, (bool) mt_rand( 0, 1 ), self::TODAY );
			foreach ( array( 'start', 'end' ) as $fact ) {
				$date = $read[ $fact ] ?? '';
				self::assertTrue( '' === $date || Program\is_time_without_date( $date ) || null !== Program\sanitize_fact( 'moment', $date ), "$text: $date" );
			}
			self::assertNotNull( Program\clean_sessions( $read['sessions'] ?? '' ), $text );
		}
	}

	/** @return array<string, array{string, string}> Language, and a line in its words. */
	public function languages(): array {
		return array(
			'es_ES' => array( 'es_ES', 'del 6/10/2026 al 18/12/2026, martes y jueves, 17:00-18:30, excepto 13/10/2026' ),
			'en_US' => array( 'en_US', 'from 6 October 2026 to 18 December 2026, Tuesday and Thursday, 17:00-18:30, except 13 October 2026' ),
			'ca'    => array( 'ca', 'del 6/10/2026 al 18/12/2026, dimarts i dijous, 17:00-18:30, excepte 13/10/2026' ),
			'gl_ES' => array( 'gl_ES', 'do 6/10/2026 ao 18/12/2026, martes e xoves, 17:00-18:30, agás 13/10/2026' ),
			'eu'    => array( 'eu', '2026/10/6 - 2026/12/18, astearteetan eta ostegunetan, 17:00-18:30, saiorik gabe: 2026/10/13' ),
			'pt_BR' => array( 'pt_BR', 'de 6/10/2026 a 18/12/2026, terças-feiras e quintas-feiras, 17:00-18:30, exceto 13/10/2026' ),
		);
	}

	/** @dataProvider languages */
	public function test_sessions_in_words_of_a_sheet_come_in_again_the_same( string $locale, string $words ): void {
		switch_to_locale( 'en_US' );
		add_filter( 'determine_locale', static fn(): string => $locale, 99 );
		unload_textdomain( 'programs-filter', true );
		try {
			self::assertSame( $words, Program\words_of_sessions( '2026-10-06/2026-12-18 TU,TH 17:00-18:30 -2026-10-13' ) );
			mt_srand( 43 );
			for ( $turn = 0; $turn < 100; $turn++ ) {
				$lines = self::random_lines();
				$words = Program\words_of_sessions( $lines );
				self::assertNotSame( $lines, $words );
				self::assertSame( $lines, Program\sessions_of_words( $words ) );
			}
		} finally {
			remove_all_filters( 'determine_locale', 99 );
			unload_textdomain( 'programs-filter', true );
		}
	}

	/** Some lines of sessions: days, weekdays, days of months, exceptions, every second week, cancelled, elsewhere. */
	private static function random_lines(): string {
		$some  = static fn( array $of ): array => array_values( array_intersect_key( $of, array_flip( (array) array_rand( $of, mt_rand( 1, min( 3, count( $of ) ) ) ) ) ) );
		$lines = array();
		for ( $count = mt_rand( 1, 4 ); $count > 0; $count-- ) {
			$from  = Program\day_of_number( mt_rand( 20500, 21000 ) );
			$to    = Program\day_of_number( Program\day_number( $from ) + mt_rand( 70, 400 ) );
			$hours = array( '', ' 09:00', ' 17:00-18:30', ' 22:00-01:15' )[ mt_rand( 0, 3 ) ];
			if ( 0 === mt_rand( 0, 2 ) ) {
				$lines[] = $from . $hours;
				$lines[] = array( '', "!$from", "@$from Sala: la 3, de la biblioteca" )[ mt_rand( 0, 2 ) ];
				continue;
			}
			$weekday = Program\WEEKDAYS[ mt_rand( 0, 6 ) ];
			$days    = array(
				$some( Program\WEEKDAYS ),
				array_map( static fn( string $which ): string => $which . $weekday, $some( array( '1', '2', '3', '4', '-1' ) ) ),
				$some( array( '1', '7', '15', '28' ) ),
			)[ mt_rand( 0, 2 ) ];
			$rule    = "$from/$to " . implode( ',', $days ) . $hours . array( '', '', ' *2' )[ mt_rand( 0, 2 ) ];
			$lines[] = $rule . ( 0 === mt_rand( 0, 2 ) ? ' -' . Program\day_of_number( Program\read_session_rule( $rule )['days'][0] ) : '' );
		}

		return (string) Program\clean_sessions( implode( "\n", array_diff( $lines, array( '' ) ) ) );
	}

	public function test_words_that_say_more_than_sessions_are_none(): void {
		self::assertSame( '2026-10-06/2026-12-18 TU 17:00', Program\sessions_of_words( 'Martes 17 h, del 6 de octubre de 2026 al 18 de diciembre de 2026' ) );
		// Minutes are no day of the month.
		foreach ( array( 'martes y jueves 17:00-18:30 de octubre de 2026 a junio de 2027', 'martes y jueves de 17:00 a 18:30 de octubre de 2026 a junio de 2027' ) as $text ) {
			self::assertSame( '2026-10-01/2027-06-30 TU,TH 17:00-18:30', Program\sessions_of_words( $text ) );
		}
		self::assertSame( "!2026-10-13\n2026-10-06/2026-12-18 TU", Program\sessions_of_words( "del 6/10/2026 al 18/12/2026, martes\n13/10/2026: suspendida" ) );
		// Already as they are stored.
		self::assertSame( '2026-10-06/2026-12-18 TU 17:00 *2', Program\sessions_of_words( '2026-10-06/2026-12-18 TU 17:00 *2' ) );
		foreach ( array( '', 'Martes y jueves', 'martes de octubre', 'del 6/10/2026 al 18/12/2026, martes (grupo A)', 'Consultar' ) as $text ) {
			self::assertSame( '', Program\sessions_of_words( $text ) );
		}
	}
}
