<?php
/**
 * When programs take place, as spans of integers: minutes of the site's wall clock since the first minute of 1970, so that neither time zones nor the
 * change of the clocks matter. A span is half-open, and one line compares two of them, here, in SQL (index/queries.php) and in the browser
 * (src/listing/criteria/moments.ts).
 *
 * The text of a card has what is asked for: sessions by their hours, in days since 1970, and from when until when the program runs, where its sessions do
 * not say that. A `~` before that means that it runs through, as an exhibition does: on most of its days it has none of its own.
 *
 *     1110+90@20697,7*39                 40 weeks, from 18:30 to 20:00
 *     ~29651040/29700000 0+1440@20591    an exhibition; its first day is its own
 *     /29700000                          until a day
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Values of programs that are not over, that have not begun, and that are over. */
const CURRENT = 'vigentes';
const COMING  = 'proximos';
const OVER    = 'terminados';

/** A program that runs through a period without a day of its own in it: it comes after those that have one. */
const RUNS_THROUGH = 2;

/** Values of the criterion, as visitors think of them. */
const MOMENTS = array( 'hoy', 'manana', 'fin-de-semana', 'esta-semana', 'este-mes', 'en-curso', COMING, OVER );

/** Criteria of spans in the index: what takes place, what is cancelled, from when until when a program runs, the same if it runs through, and until
 * when one can sign up. No criterion of a plugin can have a name with a dot. */
const SESSION   = '.session';
const CANCELLED = '.cancelled';
const RUN       = '.run';
const THROUGH   = '.through';
const SIGNUP    = '.signup';

/** Parts of the day: hours at which a session begins. Whole days begin at midnight, which is in none. */
const PARTS_OF_DAY = array(
	'por-la-manana' => array( array( 360, 840 ) ),
	'por-la-tarde'  => array( array( 840, 1200 ) ),
	'por-la-noche'  => array( array( 1, 360 ), array( 1200, 1440 ) ),
);

/** Minutes of a day and of a week, and how far into its week the first minute of 1970 was. */
const DAY    = 1440;
const WEEK   = 7 * DAY;
const MONDAY = 3 * DAY;

/** A span that is open at an end has the lowest or the highest number of the database there. */
const LOWEST  = -2147483648;
const HIGHEST = 2147483647;

/** Where a program begins whose date is not known yet: beyond every period. */
const FAR_FUTURE = 2000000000;

/**
 * Whether two half-open spans have a minute, a price or an age in common.
 *
 * @param array{int, int} $span One.
 * @param array{int, int} $with The other one.
 */
function do_spans_overlap( array $span, array $with ): bool {
	return $span[0] < $with[1] && $span[1] > $with[0];
}

/**
 * Returns a date in minutes.
 *
 * @param string $date Clean date.
 */
function get_minute( string $date ): int {
	return DAY * Program\day_number( $date ) + 60 * (int) substr( $date, 11, 2 ) + (int) substr( $date, 14, 2 );
}

/**
 * Returns the first minute after an end.
 *
 * @param string $date Clean date.
 */
function get_minute_after( string $date ): int {
	return get_minute( $date ) + ( strlen( $date ) > 10 ? 0 : DAY );
}

/**
 * Returns the minute of the site's wall clock.
 *
 * @param int|null $time Unix time; null for now.
 */
function get_site_minute( ?int $time = null ): int {
	$now = new \DateTimeImmutable( '@' . ( $time ?? WordPress\get_current_timestamp() ) );

	return get_minute( $now->setTimezone( wp_timezone() )->format( 'Y-m-d\TH:i' ) );
}

/**
 * Returns when a program takes place.
 *
 * @param Facts $facts Displayed facts.
 * @return Spans Of RUN, the only one, SESSION, CANCELLED and THROUGH.
 */
function get_program_times( array $facts ): array {
	$times = array_fill_keys( array( SESSION, CANCELLED, THROUGH ), array() );
	if ( Program\is_without_new_date( $facts ) ) {
		return array( RUN => array( array( FAR_FUTURE, HIGHEST ) ) ) + $times;
	}
	list( 'start' => $start, 'end' => $end ) = $facts;

	$run   = array( '' === $start ? LOWEST : get_minute( $start ), '' === $end ? HIGHEST : get_minute_after( $end ) );
	$rules = Program\session_rules( $facts['sessions'] );
	foreach ( $rules as $rule ) {
		$times[ SESSION ]   = array_merge( $times[ SESSION ], get_rule_spans( $rule, $rule['days'] ) );
		$times[ CANCELLED ] = array_merge( $times[ CANCELLED ], get_rule_spans( $rule, $rule['cancelled'] ) );
	}
	if ( array() === $rules && '' !== $start ) {
		// Of a few days, each is a day to go.
		$times[ THROUGH ] = Program\is_of_few_days( $facts ) ? array() : array( $run );
		$times[ SESSION ] = get_day_spans( $run[0], array() === $times[ THROUGH ] ? $run[1] : get_midnight_after( $run[0] ) );
	}

	return array( RUN => array( $run ) ) + $times;
}

/**
 * Returns the sessions of a rule on some days. A session is of the day on which it begins, also one that ends past midnight.
 *
 * @param SessionRule $rule Rule.
 * @param list<int>   $days Numbers of days.
 * @return list<array{int, int}>
 */
function get_rule_spans( array $rule, array $days ): array {
	$low  = '' === $rule['start'] ? 0 : get_minute( "1970-01-01T{$rule['start']}" );
	$high = $rule['end'] > $rule['start'] ? get_minute( "1970-01-01T{$rule['end']}" ) : DAY;

	return array_map( static fn( int $day ): array => array( DAY * $day + $low, DAY * $day + $high ), $days );
}

/**
 * Returns the days of a span, the first from its hour, and the last until its hour.
 *
 * @param int $low  First minute.
 * @param int $high Minute after the last one.
 * @return list<array{int, int}>
 */
function get_day_spans( int $low, int $high ): array {
	$days = array();
	while ( $low < $high ) {
		$next   = min( get_midnight_after( $low ), $high );
		$days[] = array( $low, $next );
		$low    = $next;
	}

	return $days;
}

/**
 * Returns the end of the day of a minute.
 *
 * @param int $minute Minute.
 */
function get_midnight_after( int $minute ): int {
	return $minute - ( $minute % DAY + DAY ) % DAY + DAY;
}

/**
 * Returns when a program takes place as the text of a card.
 *
 * @param Facts $facts Facts.
 * @return string '' without dates.
 */
function get_times_value( array $facts ): string {
	$times  = get_program_times( $facts );
	$run    = $times[ RUN ][0];
	$groups = array();
	// Who asks for a day hears of a session that is cancelled, too.
	$all = array_merge( $times[ SESSION ], $times[ CANCELLED ] );
	foreach ( $all as list( $from, $to ) ) {
		$start = ( $from % DAY + DAY ) % DAY;

		$groups[ $start . '+' . ( $to - $from ) ][ intdiv( $from - $start, DAY ) ] = true;
	}
	$texts = array();
	if ( array( LOWEST, HIGHEST ) !== $run && ( array() === $all || array( min( array_column( $all, 0 ) ), max( array_column( $all, 1 ) ) ) !== $run ) ) {
		$texts[] = ( array() === $times[ THROUGH ] ? '' : '~' ) . str_replace( array( (string) LOWEST, (string) HIGHEST ), '', implode( '/', $run ) );
	}
	foreach ( $groups as $hours => $days ) {
		ksort( $days );
		$texts[] = "$hours@" . format_days( array_keys( $days ) );
	}

	return implode( ' ', $texts );
}

/**
 * Returns days as the first one and the steps to the next ones.
 *
 * @param non-empty-list<int> $days Numbers of days, in order.
 * @return string Such as `20697,7*39`.
 */
function format_days( array $days ): string {
	$steps = array_map( static fn( int $day, int $before ): int => $day - $before, array_slice( $days, 1 ), array_slice( $days, 0, -1 ) );
	$times = static fn( array $same ): string => $same[1] . '*' . strlen( $same[0] ) / strlen( $same[1] );

	return (string) preg_replace_callback( '/(,\d+)\1+(?!\d)/', $times, implode( ',', array_merge( array( $days[0] ), $steps ) ) );
}

/**
 * Parses the text of a card.
 *
 * @param string $text Result of get_times_value(), or hand-written.
 * @return Spans Of SESSION, RUN and THROUGH.
 */
function parse_times( string $text ): array {
	preg_match_all( '~(?<!\S)(?:(?<through>\~?)(?<low>-?\d*)/(?<high>-?\d*)|(?<start>\d+)\+(?<length>\d+)@(?<days>-?\d+(?:,\d+(?:\*\d+)?)*))(?!\S)~', $text, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
	$sessions = array();
	$spans    = array();
	foreach ( $found as $item ) {
		if ( null === $item['days'] ) {
			$run   = array( '' === $item['low'] ? LOWEST : (int) $item['low'], '' === $item['high'] ? HIGHEST : (int) $item['high'] );
			$spans = '~' === $item['through'] ? array( THROUGH => array( $run ) ) : array();
			continue;
		}
		foreach ( parse_days( $item['days'] ) as $day ) {
			$low        = DAY * $day + (int) $item['start'];
			$sessions[] = array( $low, $low + (int) $item['length'] );
		}
	}
	$run = $run ?? ( array() === $sessions ? array( LOWEST, HIGHEST ) : array( min( array_column( $sessions, 0 ) ), max( array_column( $sessions, 1 ) ) ) );

	return $spans + array(
		SESSION => $sessions,
		RUN     => array( $run ),
	);
}

/**
 * Parses days.
 *
 * @param string $text Result of format_days().
 * @return non-empty-list<int>
 */
function parse_days( string $text ): array {
	$steps = explode( ',', $text );
	$day   = (int) array_shift( $steps );
	$days  = array( $day );
	foreach ( $steps as $step ) {
		$times = (int) ( explode( '*', $step )[1] ?? 1 );
		for ( $left = min( $times, Program\MOST_SESSIONS ); $left > 0; $left-- ) {
			$day   += (int) $step;
			$days[] = $day;
		}
	}

	return $days;
}

/**
 * Returns the period of two days that visitors ask for.
 *
 * @param string $from  First day; '' for any.
 * @param string $until Last day; '' for any.
 * @return array{int, int}
 */
function get_period_of_days( string $from, string $until ): array {
	return array( '' === $from ? LOWEST : get_minute( $from ), '' === $until ? FAR_FUTURE : min( get_minute_after( $until ), FAR_FUTURE ) );
}

/**
 * Returns the hours of some parts of the day.
 *
 * @param list<string> $parts Keys of PARTS_OF_DAY. `por-la-manana.5` is that of Saturdays.
 * @return list<Hours>
 */
function get_hours( array $parts ): array {
	$hours = array();
	foreach ( $parts as $part ) {
		list( $key, $weekday ) = explode( '.', "$part." );
		foreach ( PARTS_OF_DAY[ $key ] ?? array() as list( $from, $to ) ) {
			$hours[] = array( $from, $to, '' === $weekday ? null : (int) $weekday );
		}
	}

	return $hours;
}

/**
 * Returns what is asked for by the values of the criterion.
 *
 * @param int $now Minute.
 * @return Clock
 */
function get_clock( int $now ): array {
	$today  = intdiv( $now, DAY );
	$monday = $today + 7 - Program\weekday_of( $today );
	$week   = $today + 7 - ( Program\weekday_of( $today ) - first_weekday() + 8 ) % 7;
	$month  = Program\day_number( gmdate( 'Y-m-d', (int) strtotime( substr( Program\day_of_number( $today ), 0, 7 ) . '-01 UTC +1 month' ) ) );

	return array(
		'now'     => $now,
		'periods' => array(
			'hoy'           => array( $now, DAY * ( $today + 1 ) ),
			'manana'        => array( DAY * ( $today + 1 ), DAY * ( $today + 2 ) ),
			// Of one that has begun, what is left.
			'fin-de-semana' => array( max( $now, DAY * ( $monday - 2 ) ), DAY * $monday ),
			'esta-semana'   => array( $now, DAY * $week ),
			'este-mes'      => array( $now, DAY * $month ),
		),
		// By which end of a run, and within which span that is.
		'phases'  => array(
			CURRENT    => array( 'span', array( $now, HIGHEST ) ),
			// A course runs between its sessions, too.
			'en-curso' => array( 'span', array( $now, $now + 1 ) ),
			COMING     => array( 'low', array( $now + 1, HIGHEST ) ),
			OVER       => array( 'high', array( LOWEST, $now + 1 ) ),
		),
	);
}

/**
 * Returns the first day of the week.
 *
 * @return int 0 for Sunday, to 6.
 */
function first_weekday(): int {
	$first = get_option( 'start_of_week' );

	return is_numeric( $first ) ? ( (int) $first % 7 + 7 ) % 7 : 1;
}

/**
 * Returns the labels of the parts of the day.
 *
 * @return array<string, string> Labels by value.
 */
function hours_labels(): array {
	return array(
		'por-la-manana' => __( 'In the morning', 'programs-filter' ),
		'por-la-tarde'  => __( 'In the afternoon', 'programs-filter' ),
		'por-la-noche'  => __( 'In the evening', 'programs-filter' ),
	);
}

/**
 * Returns the labels of the values.
 *
 * @return array<string, string> Labels by value.
 */
function moment_labels(): array {
	return array(
		CURRENT         => __( 'Current and upcoming', 'programs-filter' ),
		'hoy'           => __( 'Today', 'programs-filter' ),
		'manana'        => __( 'Tomorrow', 'programs-filter' ),
		'fin-de-semana' => __( 'This weekend', 'programs-filter' ),
		'esta-semana'   => __( 'This week', 'programs-filter' ),
		'este-mes'      => __( 'This month', 'programs-filter' ),
		'en-curso'      => __( 'Running now', 'programs-filter' ),
		COMING          => __( 'Coming', 'programs-filter' ),
		OVER            => _x( 'Ended', 'programs', 'programs-filter' ),
	);
}
