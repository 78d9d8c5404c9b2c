<?php
/**
 * When programs take place, as cards and pages say it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** The words of dates and sessions in all languages that the plugin brings. */
class DatesInWordsTest extends TestCase {
	private const WEEKLY  = '2026-10-06/2027-05-27 TU,TH 18:00-19:30';
	private const WINTER  = array( 'start' => '2026-12-15', 'end' => '2027-02-02' );
	private const EVENING = array( 'start' => '2026-11-28T11:00' );
	private const TWO     = "2026-11-28 11:00-12:30\n2026-12-12 11:00-12:30";
	private const FIVE    = "2026-11-28\n2026-12-05\n2026-12-12\n2026-12-19\n2027-01-09";

	/**
	 * Facts, the moment, the card and the page.
	 *
	 * @return array<string, array{array<string, string>, string, string, string}>
	 */
	public function in_spanish(): array {
		$day   = static fn( string $start, string $end = '' ): array => array( 'start' => $start, 'end' => '' === $end ? $start : $end );
		$meets = static fn( string ...$lines ): array => array( 'sessions' => implode( "\n", $lines ) );
		$year  = 'Del 6 de octubre al 27 de mayo';

		return array(
			'an hour'                             => array( self::EVENING, '2026-11-20', 'sábado 28 de noviembre, 11:00', 'sábado 28 de noviembre, 11:00' ),
			'hours'                               => array( $day( '2026-11-28T11:00', '2026-11-28T12:30' ), '2026-11-20', 'sábado 28 de noviembre, de 11:00 a 12:30', 'sábado 28 de noviembre, de 11:00 a 12:30' ),
			'a night'                             => array( $day( '2026-11-28T22:00', '2026-11-29T01:00' ), '2026-11-20', 'sábado 28 de noviembre, de 22:00 a 01:00', 'sábado 28 de noviembre, de 22:00 a 01:00' ),
			'a day'                               => array( $day( '2026-11-28' ), '2026-11-20', 'sábado 28 de noviembre', 'sábado 28 de noviembre' ),
			'a day until an hour'                 => array( $day( '2026-11-28', '2026-11-28T20:00' ), '2026-11-20', 'sábado 28 de noviembre, hasta las 20:00', 'sábado 28 de noviembre, hasta las 20:00' ),
			'next spring'                         => array( $day( '2027-03-06' ), '2026-11-20', 'sábado 6 de marzo', 'sábado 6 de marzo' ),
			'the last day of the season'          => array( $day( '2027-08-31' ), '2026-11-20', 'martes 31 de agosto', 'martes 31 de agosto' ),
			'the season after'                    => array( $day( '2027-09-04' ), '2026-11-20', 'sábado 4 de septiembre de 2027', 'sábado 4 de septiembre de 2027' ),
			'last autumn'                         => array( $day( '2026-11-28' ), '2027-02-01', 'sábado 28 de noviembre de 2026', 'sábado 28 de noviembre de 2026' ),
			'last spring'                         => array( $day( '2027-03-06' ), '2027-11-01', 'sábado 6 de marzo de 2027', 'sábado 6 de marzo de 2027' ),
			'months of last spring'               => array( $day( '2026-03-04', '2026-06-30' ), '2026-11-27', 'Del 4 de marzo al 30 de junio de 2026', 'Del 4 de marzo al 30 de junio de 2026' ),
			'months of next spring'               => array( $day( '2027-03-04', '2027-06-30' ), '2026-11-27', 'Del 4 de marzo al 30 de junio', 'Del 4 de marzo al 30 de junio' ),
			'from last spring until now'          => array( $day( '2026-03-04', '2026-11-27' ), '2026-11-27', 'Del 4 de marzo al 27 de noviembre', 'Del 4 de marzo al 27 de noviembre' ),
			'this spring before September'        => array( $day( '2026-03-06' ), '2026-08-31 23:59', 'viernes 6 de marzo', 'viernes 6 de marzo' ),
			'the first day of the season'         => array( $day( '2026-09-01' ), '2026-11-27', 'martes 1 de septiembre', 'martes 1 de septiembre' ),
			'the day before the season'           => array( $day( '2026-08-31' ), '2026-11-27', 'lunes 31 de agosto de 2026', 'lunes 31 de agosto de 2026' ),
			'next year before September'          => array( $day( '2027-01-09' ), '2026-08-31 23:59', 'sábado 9 de enero de 2027', 'sábado 9 de enero de 2027' ),
			'next year in September'              => array( $day( '2027-01-09' ), '2026-09-01', 'sábado 9 de enero', 'sábado 9 de enero' ),
			'a winter'                            => array( self::WINTER, '2026-11-20', 'Del 15 de diciembre al 2 de febrero', 'Del 15 de diciembre al 2 de febrero' ),
			'a winter at its end'                 => array( self::WINTER, '2027-02-01', 'Del 15 de diciembre al 2 de febrero', 'Del 15 de diciembre al 2 de febrero' ),
			'a winter of another year'            => array( self::WINTER, '2028-01-01', 'Del 15 de diciembre de 2026 al 2 de febrero de 2027', 'Del 15 de diciembre de 2026 al 2 de febrero de 2027' ),
			'days of a month'                     => array( $day( '2026-11-03', '2026-11-28' ), '2026-11-20', 'Del 3 al 28 de noviembre', 'Del 3 al 28 de noviembre' ),
			'months of a year'                    => array( $day( '2026-11-03', '2026-12-04' ), '2026-11-20', 'Del 3 de noviembre al 4 de diciembre', 'Del 3 de noviembre al 4 de diciembre' ),
			'more than a year'                    => array( $day( '2026-03-01', '2027-06-30' ), '2026-11-20', 'Del 1 de marzo de 2026 al 30 de junio de 2027', 'Del 1 de marzo de 2026 al 30 de junio de 2027' ),
			'a beginning'                         => array( array( 'start' => '2026-11-28' ), '2026-11-20', 'Desde el sábado 28 de noviembre', 'Desde el sábado 28 de noviembre' ),
			'an end'                              => array( array( 'end' => '2026-11-28' ), '2026-11-20', 'Hasta el sábado 28 de noviembre', 'Hasta el sábado 28 de noviembre' ),
			'an end with an hour'                 => array( array( 'end' => '2026-11-28T20:00' ), '2026-11-20', 'Hasta el sábado 28 de noviembre, 20:00', 'Hasta el sábado 28 de noviembre, 20:00' ),
			'a weekend with hours'                => array( $day( '2026-11-27T18:00', '2026-11-29T20:00' ), '2026-11-20', 'Del viernes 27 de noviembre, 18:00, al domingo 29 de noviembre, 20:00', 'Del viernes 27 de noviembre, 18:00, al domingo 29 de noviembre, 20:00' ),
			'two sessions'                        => array( $meets( self::TWO ), '2026-11-20', 'sábado 28 de noviembre, 11:00 | Sábado 28 de noviembre y sábado 12 de diciembre', 'sábado 28 de noviembre y sábado 12 de diciembre' ),
			'two sessions at other hours'         => array( $meets( '2026-11-28 11:00', '2026-12-12 17:00' ), '2026-11-20', 'sábado 28 de noviembre, 11:00 | Sábado 28 de noviembre y sábado 12 de diciembre', 'sábado 28 de noviembre y sábado 12 de diciembre' ),
			'three sessions'                      => array( $meets( '2026-11-28', '2026-12-05', '2026-12-12' ), '2026-11-20', 'sábado 28 de noviembre | Sábado 28 de noviembre, sábado 5 de diciembre y sábado 12 de diciembre', 'sábado 28 de noviembre, sábado 5 de diciembre y sábado 12 de diciembre' ),
			'five sessions'                       => array( $meets( self::FIVE ), '2026-11-20', 'sábado 28 de noviembre | Sábado 28 de noviembre, sábado 5 de diciembre y 3 más', 'sábado 28 de noviembre, sábado 5 de diciembre y 3 más' ),
			'sessions on days in a row'           => array( $meets( '2026-11-27 18:00', '2026-11-28 10:00', '2026-11-29 10:00' ), '2026-11-20', 'viernes 27 de noviembre, 18:00 | Viernes, 18:00 · sábado y domingo, 10:00, hasta el 29 de noviembre', 'Del 27 al 29 de noviembre' ),
			'of two sessions the second'          => array( $meets( self::TWO ), '2026-12-01', 'sábado 12 de diciembre, 11:00', 'sábado 12 de diciembre' ),
			'two sessions that are over'          => array( $meets( self::TWO ), '2026-12-20', 'sábado 28 de noviembre y sábado 12 de diciembre', 'sábado 28 de noviembre y sábado 12 de diciembre' ),
			'two sessions of one day'             => array( $meets( '2026-11-28 10:00', '2026-11-28 17:00' ), '2026-11-20', 'sábado 28 de noviembre, 10:00', 'sábado 28 de noviembre' ),
			'of three sessions one is cancelled'  => array( $meets( '!2026-12-05', '2026-11-28', '2026-12-05', '2026-12-12' ), '2026-11-20', 'sábado 28 de noviembre | Sábado 28 de noviembre y sábado 12 de diciembre', 'sábado 28 de noviembre y sábado 12 de diciembre' ),
			'of two sessions the next elsewhere'  => array( $meets( self::TWO, '@2026-11-28 Biblioteca' ), '2026-11-20', 'sábado 28 de noviembre, 11:00, en Biblioteca | Sábado 28 de noviembre y sábado 12 de diciembre', 'sábado 28 de noviembre y sábado 12 de diciembre · próxima sesión: sábado 28 de noviembre, en Biblioteca' ),
			'one session, elsewhere'              => array( $meets( '2026-11-28 11:00-12:30', '@2026-11-28 Museo' ), '2026-11-20', 'sábado 28 de noviembre, 11:00, en Museo', 'sábado 28 de noviembre, de 11:00 a 12:30, en Museo' ),
			'weekdays'                            => array( $meets( self::WEEKLY ), '2026-09-20', 'martes 6 de octubre, 18:00 | Martes y jueves, hasta el 27 de mayo', $year ),
			'weekdays that run'                   => array( $meets( self::WEEKLY ), '2026-11-25', 'jueves 26 de noviembre, 18:00 | Martes y jueves, hasta el 27 de mayo', "$year · próxima sesión: jueves 26 de noviembre" ),
			'weekdays that run in the new year'   => array( $meets( self::WEEKLY ), '2027-01-10', 'martes 12 de enero, 18:00 | Martes y jueves, hasta el 27 de mayo', "$year · próxima sesión: martes 12 de enero" ),
			'weekdays until another season'       => array( $meets( self::WEEKLY ), '2026-08-01', 'martes 6 de octubre, 18:00 | Martes y jueves, hasta el 27 de mayo de 2027', 'Del 6 de octubre de 2026 al 27 de mayo de 2027' ),
			'the next one is cancelled'           => array( $meets( '!2026-11-26', self::WEEKLY ), '2026-11-25', 'jueves 26 de noviembre, 18:00 · no hay | Martes y jueves, hasta el 27 de mayo · próxima: martes 1 de diciembre', "$year · próxima sesión: martes 1 de diciembre" ),
			'the next one is elsewhere'           => array( $meets( self::WEEKLY, '@2026-11-26 Biblioteca municipal' ), '2026-11-25', 'jueves 26 de noviembre, 18:00, en Biblioteca municipal | Martes y jueves, hasta el 27 de mayo', "$year · próxima sesión: jueves 26 de noviembre, en Biblioteca municipal" ),
			'the first one is elsewhere'          => array( $meets( self::WEEKLY, '@2026-10-06 Museo' ), '2026-09-20', 'martes 6 de octubre, 18:00, en Museo | Martes y jueves, hasta el 27 de mayo', "$year · próxima sesión: martes 6 de octubre, en Museo" ),
			'every second Saturday'               => array( $meets( '2026-10-03/2026-12-19 SA 11:00-13:00 *2' ), '2026-09-20', 'sábado 3 de octubre, 11:00 | Sábados, cada 2 semanas, hasta el 12 de diciembre', 'Del 3 de octubre al 12 de diciembre' ),
			'weekdays without hours'              => array( $meets( '2026-10-06/2027-05-27 TU' ), '2026-09-20', 'martes 6 de octubre | Martes, hasta el 25 de mayo', 'Del 6 de octubre al 25 de mayo' ),
			'from Monday to Friday'               => array( $meets( '2026-12-01/2026-12-31 MO,TU,WE,TH,FR 10:00' ), '2026-11-20', 'martes 1 de diciembre, 10:00 | De lunes a viernes, hasta el 31 de diciembre', 'Del 1 al 31 de diciembre' ),
			'every day'                           => array( $meets( '2026-12-01/2026-12-31 MO,TU,WE,TH,FR,SA,SU 10:00' ), '2026-11-20', 'martes 1 de diciembre, 10:00 | Todos los días, hasta el 31 de diciembre', 'Del 1 al 31 de diciembre' ),
			'two weekdays at other hours'         => array( $meets( '2026-10-05/2026-12-14 MO 17:00', '2026-10-07/2026-12-16 WE 18:00' ), '2026-09-20', 'lunes 5 de octubre, 17:00 | Lunes, 17:00 · miércoles, 18:00, hasta el 16 de diciembre', 'Del 5 de octubre al 16 de diciembre' ),
			'three weekdays at other hours'       => array( $meets( '2026-10-05/2026-12-14 MO 17:00', '2026-10-07/2026-12-16 WE 18:00', '2026-10-09/2026-12-11 FR 19:00' ), '2026-09-20', 'lunes 5 de octubre, 17:00 | Hasta el 16 de diciembre', 'Del 5 de octubre al 16 de diciembre' ),
			'weekdays, and a day'                 => array( $meets( '2026-10-05/2026-12-14 MO 17:00', '2026-12-19 11:00' ), '2026-09-20', 'lunes 5 de octubre, 17:00 | Lunes, hasta el 19 de diciembre', 'Del 5 de octubre al 19 de diciembre' ),
			'the last Friday'                     => array( $meets( '2026-10-01/2027-05-31 -1FR 19:00-20:30' ), '2026-09-20', 'viernes 30 de octubre, 19:00 | El último viernes de cada mes, hasta el 28 de mayo', 'Del 30 de octubre al 28 de mayo' ),
			'the first and the third Tuesday'     => array( $meets( '2026-10-01/2027-05-31 1TU,3TU 18:00' ), '2026-11-11', 'martes 17 de noviembre, 18:00 | El primer y el tercer martes de cada mes, hasta el 18 de mayo', 'Del 6 de octubre al 18 de mayo · próxima sesión: martes 17 de noviembre' ),
			'the second Saturday and last Sunday' => array( $meets( '2026-10-01/2027-05-31 2SA,-1SU' ), '2026-09-20', 'sábado 10 de octubre | El segundo sábado y el último domingo de cada mes, hasta el 30 de mayo', 'Del 10 de octubre al 30 de mayo' ),
			'the 15th'                            => array( $meets( '2026-10-01/2027-05-31 15' ), '2026-09-20', 'jueves 15 de octubre | El día 15 de cada mes, hasta el 15 de mayo', 'Del 15 de octubre al 15 de mayo' ),
			'two days every second month'         => array( $meets( '2026-10-01/2027-05-31 1,15 18:00 *2' ), '2026-09-20', 'jueves 1 de octubre, 18:00 | Los días 1 y 15, cada 2 meses, hasta el 15 de abril', 'Del 1 de octubre al 15 de abril' ),
			'a cancelled program'                 => array( self::EVENING + array( 'event_status' => 'cancelled' ), '2026-11-20', 'sábado 28 de noviembre, 11:00', 'sábado 28 de noviembre, 11:00' ),
			'nothing'                             => array( array(), '2026-11-20', '', '' ),
		);
	}

	/**
	 * @dataProvider in_spanish
	 * @param array<string, string> $facts Facts.
	 */
	public function test_dates_are_said_as_people_say_them( array $facts, string $now, string $card, string $page ): void {
		self::assertSame( array( $card, $page ), self::said( $facts, $now ) );
	}

	/** @return array<string, array{string, array<string, string>, string, string, string}> Locale before the others. */
	public function in_other_languages(): array {
		$weekly = array( 'sessions' => self::WEEKLY );
		$moved  = array( 'sessions' => self::WEEKLY . "\n@2026-11-26 Kursaal" );
		$friday = array( 'sessions' => '2026-10-01/2027-05-31 -1FR 19:00' );
		$two    = array( 'sessions' => '2026-10-01/2027-05-31 1TU,3TU' );
		$dates  = array( 'sessions' => '2026-10-01/2027-05-31 1,15' );

		return array(
			'en: an hour'         => array( 'en_US', self::EVENING, '2026-11-20', 'Saturday, November 28, 11:00', 'Saturday, November 28, 11:00' ),
			'en: hours'           => array( 'en_US', self::EVENING + array( 'end' => '2026-11-28T12:30' ), '2026-11-20', 'Saturday, November 28, 11:00 – 12:30', 'Saturday, November 28, 11:00 – 12:30' ),
			'en: another season'  => array( 'en_US', array( 'start' => '2027-09-04', 'end' => '2027-09-04' ), '2026-11-20', 'Saturday, September 4, 2027', 'Saturday, September 4, 2027' ),
			'en: a winter'        => array( 'en_US', self::WINTER, '2026-11-20', 'December 15 – February 2', 'December 15 – February 2' ),
			'en: a former winter' => array( 'en_US', self::WINTER, '2028-11-20', 'December 15, 2026 – February 2, 2027', 'December 15, 2026 – February 2, 2027' ),
			'en: a month'         => array( 'en_US', array( 'start' => '2026-11-03', 'end' => '2026-11-28' ), '2026-11-20', 'November 3–28', 'November 3–28' ),
			'en: a beginning'     => array( 'en_US', array( 'start' => '2026-11-28' ), '2026-11-20', 'From Saturday, November 28', 'From Saturday, November 28' ),
			'en: an end'          => array( 'en_US', array( 'end' => '2026-11-28' ), '2026-11-20', 'Until Saturday, November 28', 'Until Saturday, November 28' ),
			'en: two sessions'    => array( 'en_US', array( 'sessions' => self::TWO ), '2026-11-20', 'Saturday, November 28, 11:00 | Saturday, November 28 and Saturday, December 12', 'Saturday, November 28 and Saturday, December 12' ),
			'en: five sessions'   => array( 'en_US', array( 'sessions' => self::FIVE ), '2026-11-20', 'Saturday, November 28 | Saturday, November 28, Saturday, December 5 and 3 more', 'Saturday, November 28, Saturday, December 5 and 3 more' ),
			'en: weekdays'        => array( 'en_US', $weekly, '2026-11-25', 'Thursday, November 26, 18:00 | Tuesday and Thursday, until May 27', 'October 6 – May 27 · next session: Thursday, November 26' ),
			'en: elsewhere'       => array( 'en_US', $moved, '2026-11-25', 'Thursday, November 26, 18:00, at Kursaal | Tuesday and Thursday, until May 27', 'October 6 – May 27 · next session: Thursday, November 26, at Kursaal' ),
			'en: the last Friday' => array( 'en_US', $friday, '2026-09-20', 'Friday, October 30, 19:00 | The last Friday of each month, until May 28', 'October 30 – May 28' ),
			'en: two Tuesdays'    => array( 'en_US', $two, '2026-09-20', 'Tuesday, October 6 | The first and the third Tuesday of each month, until May 18', 'October 6 – May 18' ),
			'en: days of months'  => array( 'en_US', $dates, '2026-09-20', 'Thursday, October 1 | Days 1 and 15 of each month, until May 15', 'October 1 – May 15' ),
			// Without WordPress's own translation, which has the names of months and weekdays.
			'es: Ecuador'         => array( 'es_EC', $weekly, '2026-11-25', 'jueves 26 de noviembre, 18:00 | Martes y jueves, hasta el 27 de mayo', 'Del 6 de octubre al 27 de mayo · próxima sesión: jueves 26 de noviembre' ),
			'fr: no translation'  => array( 'fr_FR', self::EVENING, '2026-11-20', '28 November 2026, 11:00', '28 November 2026, 11:00' ),
			'ca: an hour'         => array( 'ca', self::EVENING, '2026-11-20', 'dissabte 28 de novembre, 11:00', 'dissabte 28 de novembre, 11:00' ),
			'ca: weekdays'        => array( 'ca', $moved, '2026-11-25', 'dijous 26 de novembre, 18:00, a Kursaal | Dimarts i dijous, fins al 27 de maig', "Del 6 d'octubre al 27 de maig · pròxima sessió: dijous 26 de novembre, a Kursaal" ),
			'ca: the last Friday' => array( 'ca', $friday, '2026-09-20', "divendres 30 d'octubre, 19:00 | L'últim divendres de cada mes, fins al 28 de maig", "Del 30 d'octubre al 28 de maig" ),
			'ca: hours at one'    => array( 'ca', array( 'start' => '2026-11-28T11:00', 'end' => '2026-11-28T13:00' ), '2026-11-20', "dissabte 28 de novembre, d'11:00 a 13:00", "dissabte 28 de novembre, d'11:00 a 13:00" ),
			'ca: in summer'       => array( 'ca', array( 'start' => '2026-05-05', 'end' => '2026-08-12' ), '2026-04-20', "Del 5 de maig al 12 d'agost", "Del 5 de maig al 12 d'agost" ),
			'gl: an hour'         => array( 'gl_ES', self::EVENING, '2026-11-20', 'sábado, 28 de novembro, 11:00', 'sábado, 28 de novembro, 11:00' ),
			'gl: weekdays'        => array( 'gl_ES', $moved, '2026-11-25', 'xoves, 26 de novembro, 18:00, en Kursaal | Martes e xoves, ata o 27 de maio', 'Do 6 de outubro ao 27 de maio · próxima sesión: xoves, 26 de novembro, en Kursaal' ),
			'gl: days of months'  => array( 'gl_ES', $dates, '2026-09-20', 'xoves, 1 de outubro | Os días 1 e 15 de cada mes, ata o 15 de maio', 'Do 1 de outubro ao 15 de maio' ),
			'eu: an hour'         => array( 'eu', self::EVENING, '2026-11-20', 'azaroaren 28a, larunbata, 11:00', 'azaroaren 28a, larunbata, 11:00' ),
			'eu: another season'  => array( 'eu', array( 'start' => '2027-09-04', 'end' => '2027-09-04' ), '2026-11-20', '2027ko irailaren 4a, larunbata', '2027ko irailaren 4a, larunbata' ),
			'eu: weekdays'        => array( 'eu', $moved, '2026-11-25', 'azaroaren 26a, osteguna, 18:00 (lekua: Kursaal) | Astearteetan eta ostegunetan, maiatzaren 27ra arte', 'urriaren 6tik maiatzaren 27ra · hurrengo saioa: azaroaren 26a, osteguna (lekua: Kursaal)' ),
			'eu: two Tuesdays'    => array( 'eu', $two, '2026-09-20', 'urriaren 6a, asteartea | Hil bakoitzeko lehen eta hirugarren asteartea, maiatzaren 18ra arte', 'urriaren 6tik maiatzaren 18ra' ),
			'eu: an eleventh'     => array( 'eu', array( 'start' => '2026-12-11', 'end' => '2026-12-11' ), '2026-11-20', 'abenduaren 11, ostirala', 'abenduaren 11, ostirala' ),
			'pt: a first'         => array( 'pt_BR', array( 'start' => '2026-12-01T11:01', 'end' => '2026-12-11' ), '2026-11-20', 'De terça-feira, 1º de dezembro, às 11:01, a sexta-feira, 11 de dezembro', 'De terça-feira, 1º de dezembro, às 11:01, a sexta-feira, 11 de dezembro' ),
			'pt: an hour'         => array( 'pt_BR', self::EVENING, '2026-11-20', 'sábado, 28 de novembro, às 11:00', 'sábado, 28 de novembro, às 11:00' ),
			'pt: weekdays'        => array( 'pt_BR', $moved, '2026-11-25', 'quinta-feira, 26 de novembro, às 18:00, em Kursaal | Terças-feiras e quintas-feiras, até 27 de maio', 'De 6 de outubro a 27 de maio · próxima sessão: quinta-feira, 26 de novembro, em Kursaal' ),
			'pt: the last Friday' => array( 'pt_BR', $friday, '2026-09-20', 'sexta-feira, 30 de outubro, às 19:00 | A última sexta-feira de cada mês, até 28 de maio', 'De 30 de outubro a 28 de maio' ),
			'pt: first Saturday'  => array( 'pt_BR', array( 'sessions' => '2026-10-01/2027-05-31 1SA' ), '2026-09-20', 'sábado, 3 de outubro | O primeiro sábado de cada mês, até 1º de maio', 'De 3 de outubro a 1º de maio' ),
		);
	}

	/**
	 * @dataProvider in_other_languages
	 * @param array<string, string> $facts Facts.
	 */
	public function test_they_are_said_in_other_languages_also_where_wordpress_is_in_english( string $locale, array $facts, string $now, string $card, string $page ): void {
		update_option( 'date_format', 'fr_FR' === $locale ? 'j F Y' : 'F j, Y' );
		switch_to_locale( 'en_US' );
		add_filter( 'determine_locale', static fn(): string => $locale, 99 );
		unload_textdomain( 'programs-filter', true );
		try {
			self::assertSame( array( $card, $page ), self::said( $facts, $now ) );
		} finally {
			remove_all_filters( 'determine_locale', 99 );
			unload_textdomain( 'programs-filter', true );
		}
	}

	public function test_weekdays_and_hours_are_not_said_where_the_card_has_a_schedule(): void {
		$facts = array( 'sessions' => self::WEEKLY );

		self::assertSame( 'jueves 26 de noviembre, 18:00 | Hasta el 27 de mayo', self::said( $facts, '2026-11-25', false )[0] );
		self::assertSame( 'sábado 28 de noviembre, 11:00 | Sábado 28 de noviembre y sábado 12 de diciembre', self::said( array( 'sessions' => self::TWO ), '2026-11-20', false )[0] );
	}

	/**
	 * What the card says of the next day and of the others, and what the page says.
	 *
	 * @param array<string, string> $facts Facts.
	 * @return array{string, string}
	 */
	private static function said( array $facts, string $local, bool $with_schedule = true ): array {
		update_option( 'time_format', 'H:i' );
		$facts = Program\displayed_facts( ( isset( $facts['sessions'] ) ? Program\get_dates_of_sessions( $facts['sessions'] ) : array() ) + $facts + Program\get_empty_facts() );
		$now   = self::moment( $local );

		$card = Program\get_card_dates( $facts, $now, $with_schedule );

		return array( implode( ' | ', array_diff( array( $card['when'][0], $card['rule'] ), array( '' ) ) ), Program\shown_dates( $facts, $now )[0] );
	}
}
