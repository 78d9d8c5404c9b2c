<?php
/**
 * Facts of the benchmark's programs: what is over, what runs and what comes, as in a center’s programs of years.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

const PLACES = array( 'Aula del patio', 'Sala de exposiciones', 'Salón de actos', 'Biblioteca', 'Pabellón', 'Huerto' );

/**
 * Days between the beginnings of two programs, and the first of them.
 */
const DAYS_APART = 3;
const FIRST_DAY  = '2024-01-08';

/**
 * Facts of a program, by the keys of their metadata.
 *
 * @param int $number Number of the program.
 * @return array<string, string>
 */
function facts( int $number ): array {
	// A thousand are eight years; then they begin again.
	$begin = ( new \DateTimeImmutable( FIRST_DAY ) )->modify( sprintf( '+%d days', DAYS_APART * ( $number % 1000 ) ) );
	// Two to 40 sessions.
	$until             = $begin->modify( sprintf( '+%d weeks', 1 + $number * 7 % 20 ) )->modify( '-1 day' );
	$is_on             = static fn( \DateTimeImmutable $day ): bool => in_array( $day->format( 'D' ), array( 'Tue', 'Thu' ), true );
	$first             = $is_on( $begin ) ? $begin : min( $begin->modify( 'next Tuesday' ), $begin->modify( 'next Thursday' ) );
	$last              = $is_on( $until ) ? $until : max( $until->modify( 'last Tuesday' ), $until->modify( 'last Thursday' ) );
	$hours             = sprintf( '%02d:00-%02d:30', 9 + $number % 11, 10 + $number % 11 );
	list( $from, $to ) = explode( '-', $hours );

	return array(
		// As the sessions have them.
		'pfilter_start'        => $first->format( 'Y-m-d' ) . "T$from",
		'pfilter_end'          => $last->format( 'Y-m-d' ) . "T$to",
		'pfilter_sessions'     => sprintf( '%s/%s TU,TH %s', $begin->format( 'Y-m-d' ), $until->format( 'Y-m-d' ), $hours ),
		'pfilter_place'        => PLACES[ $number % count( PLACES ) ],
		'pfilter_audience'     => sprintf( 'De %d a %d años', 6 + $number % 9, 16 + $number % 9 ),
		'pfilter_age_from'     => (string) ( 6 + $number % 9 ),
		'pfilter_age_to'       => (string) ( 16 + $number % 9 ),
		'pfilter_price'        => 0 === $number % 5 ? '0 €' : sprintf( '%d €/mes', 10 + $number % 60 ),
		'pfilter_signup_url'   => "https://inscripciones.example/programa-$number",
		'pfilter_signup_until' => $begin->modify( '-1 day' )->format( 'Y-m-d' ),
		'pfilter_signup_state' => 0 === $number % 7 ? 'full' : '',
		'pfilter_email'        => 'talleres@example.org',
		'pfilter_phone'        => '600 123 456',
	);
}
