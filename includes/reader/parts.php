<?php
/**
 * What the parts of a text say: days as "3, 10 y 17 de marzo" and "octubre a mayo", hours as "10-14 y 17-20 h", weekdays as "martes y jueves", "L-X-V",
 * "el último viernes de cada mes" and "cada 2 semanas". Days puts them together.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads days, and from one to another, in a list.
 *
 * @param Tokens $tokens Tokens.
 * @param int    $at     Number of the first one.
 * @param string $from   Day from which a day without a year is the next one.
 * @return ReaderDays|null
 */
function read_days( Tokens $tokens, int $at, string $from ): ?array {
	if ( $tokens->is( $at - 1, 'at' ) && $tokens->is( $at, 'number' ) ) {
		// "A las 7 hasta el 30 de junio".
		return null;
	}
	$sign   = $tokens->is( $at, 'from' ) ? 'from' : ( $tokens->is( $at, 'until' ) ? 'until' : '' );
	$points = array();
	$point  = read_point( $tokens, '' === $sign ? $at : $at + 1, $sign );
	while ( null !== $point ) {
		$points[] = $point;
		$next     = $point['next'];
		$is_to    = $tokens->is( $next, 'to', 'until' );
		$point    = $is_to || $tokens->is( $next, 'and', 'stop' ) ? read_point( $tokens, $next + 1, $is_to ? 'to' : '' ) : null;
	}
	while ( array() !== $points && 0 === end( $points )['month'] ) {
		array_pop( $points );
	}
	$next = end( $points )['next'] ?? $at;

	list( $spans, $later, $last, $doubts, $is_clear ) = array( array(), null, null, array(), true );
	foreach ( array_reverse( $points ) as $point ) {
		$is_certain = null !== $later || 0 !== $point['year'];
		$point      = complete_point( $point, $later, $from );
		if ( null === $point || ( 'to' === $point['sign'] && null !== $last ) ) {
			return null;
		}
		// Without a year, the weekday may confirm it.
		$is_on_weekday = get_weekday( $point['first'] ) === ( WEEKDAYS[ $point['weekday'] ] ?? '' );
		$doubts        = array_merge( $doubts, $is_certain || $is_on_weekday ? array() : array( 'year' ), -1 === $point['weekday'] || $is_on_weekday ? array() : array( 'weekday' ) );
		$later         = $point;
		if ( 'to' === $point['sign'] ) {
			$last = $point;
			continue;
		}
		$is_one   = 1 === count( $points );
		$is_month = null === $last && 0 === $point['day'];
		// "Martes 2 a 25 de marzo" and "lunes 4 a lunes 25" are some of these days; "hasta el 3 y el 10 de marzo".
		$are_some = null !== $last && ( -1 !== $point['weekday'] && in_array( $last['weekday'], array( -1, $point['weekday'] ), true ) || $point['first'] > $last['last'] );
		$is_clear = $is_clear && ! $are_some && ( $is_one || ( ! $is_month && 'until' !== $point['sign'] ) );
		$start    = $is_one && 'until' === $point['sign'] ? '' : $point['first'];
		$end      = $is_one && 'from' === $point['sign'] ? '' : ( $last ?? $point )['last'];
		$last     = null;
		array_unshift( $spans, compact( 'start', 'end', 'is_month' ) );
	}

	return array() === $spans ? null : compact( 'spans', 'doubts', 'is_clear', 'next' );
}

/**
 * Reads a day, a month, or a number that is the day of a month behind it, with the weekday before it.
 *
 * @param Tokens $tokens Tokens.
 * @param int    $at     Number of the first one.
 * @param string $sign   Word before it: "from", "until", "to", or ''.
 * @return ReaderPoint|null
 */
function read_point( Tokens $tokens, int $at, string $sign ): ?array {
	$weekday = -1;
	if ( $tokens->is( $at, 'weekdays' ) ) {
		$weekday = $tokens->value( $at, 'weekdays' );
		$at     += $tokens->is( $at + 1, 'comma' ) ? 2 : 1;
		// "Martes, 3 de marzo"; but "martes del 3 al 28" are some of these days, as "martes de marzo".
		if ( $weekday > 6 || $tokens->is( $at, 'month' ) || ( $tokens->list[ $at ]['is_after_of'] ?? true ) ) {
			return null;
		}
	}
	// "6/10 €" and "3/4 de marzo" are no days.
	$date       = $tokens->value( $at, 'date' );
	$is_certain = $date > 10000 || ! str_contains( $tokens->list[ $at ]['text'] ?? '', '/' ) || ( array() !== ( $tokens->list[ $at + 1 ]['means'] ?? null ) && ! $tokens->is( $at + 1, 'month' ) );
	$date      += 100 * $tokens->value( $at, 'month' ) + $tokens->value( $at, 'number' );

	list( $year, $month, $day, $next ) = array( intdiv( $date, 10000 ), intdiv( $date, 100 ) % 100, $date % 100, $at + 1 );

	return $is_certain && $date > 0 ? compact( 'year', 'month', 'day', 'weekday', 'next', 'sign' ) : null;
}

/**
 * A point with its month, its year, and its first and last day: what says none has those of the next one, and the last one is the next such day.
 *
 * @param ReaderPoint              $point Point.
 * @param ReaderCompletePoint|null $later The next one.
 * @param string                   $from  Day from which it is the next one.
 * @return ReaderCompletePoint|null Null where there is no such day, or numbers are no days: "martes 17-18, de octubre a mayo" are hours.
 */
function complete_point( array $point, ?array $later, string $from ): ?array {
	if ( 0 === $point['month'] && $point['day'] >= ( $later['day'] ?? 0 ) ) {
		return null;
	}
	$month = 0 === $point['month'] ? $later['month'] ?? 0 : $point['month'];
	$first = static fn( int $year ): string => sprintf( '%04d-%02d-%02d', $year, $month, max( 1, $point['day'] ) );
	$last  = static fn( int $year ): string => 0 === $point['day'] ? gmdate( 'Y-m-t', (int) strtotime( "{$first( $year )} UTC" ) ) : $first( $year );
	$year  = 0 === $point['year'] ? $later['year'] ?? (int) $from : $point['year'];
	if ( 0 === $point['year'] && null !== $later ) {
		// "30 de diciembre y 6 de enero"; "lunes 8 y martes 2 de febrero" are of one month.
		$year -= $month !== $later['month'] && $first( $year ) > $later['last'] ? 1 : 0;
	}
	// The next 29 February is within eight years.
	while ( 0 === $point['year'] && null === $later && $year < (int) $from + 8 && ( ! checkdate( $month, max( 1, $point['day'] ), $year ) || $last( $year ) < $from ) ) {
		++$year;
	}

	list( $first, $last ) = array( $first( $year ), $last( $year ) );

	return checkdate( $month, max( 1, $point['day'] ), $year ) ? compact( 'month', 'year', 'first', 'last' ) + $point : null;
}


/** Hours of a session: beginning and end, '' for none. */
const NO_HOURS = array( '', '' );

/**
 * Reads hours, or from one to another, in a list.
 *
 * @param Tokens $tokens    Tokens.
 * @param int    $at        Number of the first one.
 * @param bool   $is_beside Whether days are before them: "18.30" and "10-12" are hours then.
 * @return array{list<array{string, string}>, int} Beginnings and ends, '' for none; the number of the token behind them.
 */
function read_hours( Tokens $tokens, int $at, bool $is_beside ): array {
	$begin = read_hour( $tokens, $tokens->is( $at, 'from' ) ? $at + 1 : $at );
	$next  = $begin['next'] ?? $at;
	$end   = null !== $begin && $tokens->is( $next, 'to', 'until' ) ? read_hour( $tokens, $next + 1 ) : null;
	$next  = $end['next'] ?? $next;
	// "3/3/2026 6:30" is of a spreadsheet.
	$is_alone = count( $tokens->list ) <= ( $tokens->is( 0, 'date' ) ? 2 : 1 );
	$hours    = null === $begin || ( isset( $end['number'] ) && array() === ( $tokens->list[ $next ]['means'] ?? null ) ) ? null : get_hours( $begin, $end, $is_beside, $is_alone );
	if ( null === $hours ) {
		return array( array(), $at );
	}
	list( $more, $behind ) = $tokens->is( $next, 'and' ) ? read_hours( $tokens, $next + 1, $is_beside ) : array( array(), $next );
	// "17:00, 18:30" may be from one to the other.
	$is_list = array() !== $more && ( '' !== $hours[1] || count( $more ) > 1 || ! $tokens->is( $next, 'comma' ) );

	return $is_list ? array( array_merge( array( $hours ), $more ), $behind ) : array( array( $hours ), $next );
}

/**
 * Reads an hour.
 *
 * @param Tokens $tokens Tokens.
 * @param int    $at     Number of the first one.
 * @return array<string, int>|null As get_time_token() says it; "next" is the number of the token behind it.
 */
function read_hour( Tokens $tokens, int $at ): ?array {
	$is_at  = $tokens->is( $at, 'at' );
	$at    += $is_at ? 1 : 0;
	$number = $tokens->is( $at, 'ordinals' ) ? 0 : $tokens->value( $at, 'number' );
	if ( $number > 0 && $number < 25 ) {
		// "A las 8" may be in the evening.
		list( $time, $next ) = array( 60 * $number, $at + 1 );
		return compact( 'time', 'number', 'next' ) + ( $number < 7 ? array( 'early' => 1 ) : array() ) + ( $is_at && $number > 9 ? array( 'sure' => 1 ) : array() );
	}

	return $tokens->is( $at, 'time' ) ? array( 'next' => $at + 1 ) + ( $tokens->list[ $at ]['means'] ?? array() ) : null;
}

/**
 * An hour, or from one to another. "5 a 6:30 p. m." begins in the afternoon, "10 a 1 p. m." before noon.
 *
 * @param array<string, int>      $begin     Beginning.
 * @param array<string, int>|null $end       End.
 * @param bool                    $is_beside Whether days are before them.
 * @param bool                    $is_alone  Whether nothing else is there, or the day only.
 * @return array{string, string}|null Null where these are not certain: "5-7" may be in the afternoon.
 */
function get_hours( array $begin, ?array $end, bool $is_beside, bool $is_alone ): ?array {
	list( $from, $to ) = array( $begin['time'] ?? 0, $end['time'] ?? 0 );
	$is_early          = isset( $begin['early'] );
	if ( null === $end ) {
		return ( isset( $begin['sure'] ) || ( $is_beside && ! isset( $begin['number'] ) ) ) && ( ! $is_early || $is_alone ) ? array( get_time( $from ), '' ) : null;
	}
	if ( isset( $end['half'] ) && ! isset( $begin['half'] ) && $from < 780 ) {
		$from    += $from < 720 && $from + 720 < $to ? 720 : 0;
		$is_early = false;
	}
	// Mere numbers may be ages, and "17.00-18.30" amounts.
	$is_sure = isset( $begin['sure'] ) || isset( $end['sure'] ) || ! ( isset( $begin['number'] ) || isset( $end['number'] ) ) || ( $is_beside && ( ! isset( $begin['number'] ) || $from >= 540 || $to > 720 ) );

	// Until the next morning, from the evening.
	return $is_sure && ! $is_early && ( ( $from < $to && $to - $from < 1440 ) || ( $from >= 1020 && $to < 420 ) ) ? array( get_time( $from ), get_time( $to ) ) : null;
}


/** Initials of the Spanish names of weekdays, from Monday. */
const INITIALS = 'lmxjvsd';

/**
 * Reads "cada 2 semanas".
 *
 * @param Tokens $tokens Tokens.
 * @param int    $at     Number of the first one.
 * @return int The number of the token behind it; the same where it is none.
 */
function read_every( Tokens $tokens, int $at ): int {
	$next = $tokens->is( $at, 'each' ) ? $at + 1 : $at;

	return $tokens->is( $next, 'number' ) && $tokens->is( $next + 1, $next > $at ? 'periods' : 'each_period' ) ? $next + 2 : $at;
}

/**
 * Reads weekdays or days of each month: "el primer y el tercer martes de cada mes", "días 1 y 15 de cada mes".
 *
 * @param Tokens $tokens Tokens.
 * @param int    $at     Number of the first one.
 * @return array{string, int} As lines of sessions have them, '' for none; the number of the token behind them.
 */
function read_monthdays( Tokens $tokens, int $at ): array {
	$start    = $at;
	$is_said  = $tokens->is( $at, 'monthly' );
	$names    = array();
	$ordinals = array();
	for ( $at += (int) $is_said; ; ++$at ) {
		// In Portuguese, "segunda" is Monday, too.
		if ( array() !== $ordinals && $tokens->is( $at, 'weekdays' ) && $tokens->value( $at, 'weekdays' ) < 7 && ! $tokens->is( $at - 1, 'and', 'small' ) ) {
			foreach ( $ordinals as $ordinal ) {
				$names[] = ( 4 === $ordinal ? -1 : $ordinal + 1 ) . ( WEEKDAYS[ $tokens->value( $at, 'weekdays' ) ] ?? '' );
			}
			$ordinals = array();
		} elseif ( $tokens->is( $at, 'ordinals' ) ) {
			$ordinals[] = $tokens->value( $at, 'ordinals' );
		} elseif ( $tokens->is( $at, 'number' ) && array() === $ordinals ) {
			$names[] = (string) $tokens->value( $at, 'number' );
		} elseif ( $tokens->is( $at, 'and' ) ? read_every( $tokens, $at + 1 ) > $at + 1 : ! $tokens->is( $at, 'small' ) || ( array() !== $ordinals && ! $tokens->is( $at - 1, 'and' ) ) ) {
			// "O" is an article in Galician, and "or" in Spanish.
			break;
		}
	}
	// "15. egunak".
	$at     += $tokens->is( $at, 'stop' ) ? 1 : 0;
	$is_last = $tokens->is( $at, 'monthly' );
	$every   = read_every( $tokens, $at + 1 );
	$is_said = $is_said || $is_last || ( $every > $at + 1 && 1 === $tokens->value( $every - 1, 'periods' ) + $tokens->value( $every - 1, 'each_period' ) );

	return $is_said && array() !== $names && array() === $ordinals ? array( implode( ',', $names ), $at + (int) $is_last ) : array( '', $start );
}

/**
 * Reads weekdays: "martes y jueves", "L-X-V", "de lunes a viernes".
 *
 * @param Tokens $tokens Tokens.
 * @param int    $at     Number of the first one.
 * @return array{string, int} As lines of sessions have them, '' for none; the number of the token behind them.
 */
function read_weekdays( Tokens $tokens, int $at ): array {
	list( $start, $next, $days, $words, $sign ) = array( $at, $at, array(), array(), 'and' );
	while ( '' !== $sign && $tokens->is( $at, 'weekdays', 'initials' ) ) {
		$word = $tokens->is( $at, 'weekdays' ) ? '' : $tokens->list[ $at ]['text'] ?? '';
		$day  = $tokens->value( $at, 'weekdays' );
		$next = $at + 1;
		// Every day, weekends, and Monday to Friday.
		$these = $day > 6 ? range( 8 === $day ? 5 : 0, 9 === $day ? 4 : 6 ) : array( $day );
		$these = '' === $word ? $these : array_map( static fn( string $letter ): int => (int) strpos( INITIALS, $letter ), str_split( str_replace( 'y', '', $word ) ) );
		// "L-V" are five days and "L-X-V" three, but "M-J" may be two.
		if ( 'to' === $sign || ( 'dash' === $sign && count( $words ) < 2 && ! $tokens->is( $next, 'dash' ) ) ) {
			list( $first, $count ) = array( (int) end( $days ), ( $these[0] - (int) end( $days ) + 7 ) % 7 );
			$is_certain            = 'to' === $sign || 1 === $count || ( 0 === $first && $count > 3 );
			$these                 = $is_certain && $count > 0 ? array_map( static fn( int $later ): int => ( $first + $later ) % 7, range( 1, $count ) ) : array( $first );
		}
		$days    = array_merge( $days, $these );
		$words[] = $word;
		$sign    = $tokens->is( $next, 'dash' ) ? 'dash' : ( $tokens->is( $next, 'to', 'until' ) ? 'to' : ( $tokens->is( $next, 'and', 'slash' ) ? 'and' : '' ) );
		$at      = $next + ( $tokens->is( $next + 1, 'and', 'each' ) ? 2 : 1 );
	}
	$initials = implode( '', $words );
	// "LV" may be five days, and "XV" is a numeral. "M" is Tuesday where it stands beside "X" or "J".
	$is_certain = ( '' === $initials || strlen( $initials ) > 2 || isset( $words[1] ) ) && count( array_unique( $days ) ) === count( $days ) && ( ! str_contains( $initials, 'm' ) || array() !== array_intersect( $days, array( 2, 3 ) ) );

	return $is_certain ? array( implode( ',', array_intersect_key( WEEKDAYS, array_flip( $days ) ) ), $next ) : array( '', $start );
}
