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
	$start = ( new \DateTimeImmutable( FIRST_DAY ) )->modify( sprintf( '+%d days', DAYS_APART * ( $number % 1000 ) ) );

	return array(
		'pfilter_start'        => $start->format( 'Y-m-d' ) . ( 0 === $number % 2 ? sprintf( 'T%02d:30', 10 + $number % 11 ) : '' ),
		'pfilter_end'          => $start->modify( '+8 weeks' )->format( 'Y-m-d' ),
		'pfilter_schedule'     => sprintf( 'Martes y jueves, de %d:00 a %d:30', 9 + $number % 11, 10 + $number % 11 ),
		'pfilter_place'        => PLACES[ $number % count( PLACES ) ],
		'pfilter_audience'     => sprintf( 'De %d a %d años', 6 + $number % 9, 16 + $number % 9 ),
		'pfilter_price'        => sprintf( '%d € al mes', 10 + $number % 60 ),
		'pfilter_free'         => 0 === $number % 5 ? '1' : '0',
		'pfilter_signup_url'   => "https://inscripciones.example/programa-$number",
		'pfilter_signup_until' => $start->modify( '-1 day' )->format( 'Y-m-d' ),
		'pfilter_signup_state' => 0 === $number % 7 ? 'full' : '',
		'pfilter_email'        => 'talleres@example.org',
		'pfilter_phone'        => '600 123 456',
	);
}
