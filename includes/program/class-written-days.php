<?php
/**
 * The grammar of written days and hours.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * A text as it is understood: groups of days, weekdays and hours that belong together ("martes de marzo, 18 h"), and what is beside them.
 */
final class Written_Days {

	/** Bytes of a text that is read: a longer one is no cell of days, and would take long. */
	const LONGEST = 1000;

	/** Kinds of words that join others, and of those that say times without days of their own. */
	private const BETWEEN = array( 'to', 'and', 'stop', 'of', 'from', 'until', 'between', 'bracket' );
	private const TIMES   = array( 'part', 'time', 'holidays' );

	/** Kinds of words that say nothing of their own, and signs that keep a note apart. */
	private const SMALL = array( 'of', 'bracket' );
	private const APART = array( '(', ')', ',', ';', '.', ':', '|', "\n" );

	/** A group without anything. */
	private const GROUP = array(
		'days'         => array(),
		'weekdays'     => '',
		'hours'        => array(),
		'every'        => 1,
		'is_inherited' => false,
	);

	/**
	 * Groups. Where weekdays are said, the days are their bounds.
	 *
	 * @var list<WrittenGroup>
	 */
	public array $groups = array();

	/**
	 * Days that are left out.
	 *
	 * @var list<string>
	 */
	public array $except = array();

	/**
	 * What a person should look at.
	 *
	 * @var list<string>
	 */
	public array $doubts = array();

	/**
	 * What is beside days and hours, as it was written.
	 *
	 * @var string
	 */
	public string $rest = '';

	/**
	 * Whether the rest says times too, such as "excepto festivos", and nothing else.
	 *
	 * @var bool
	 */
	public bool $is_rest_of_times = true;

	/**
	 * Whether it is understood how the words belong together, and most of them.
	 *
	 * @var bool
	 */
	public bool $is_clear = true;

	/**
	 * Day from which a day without a year is the next one.
	 *
	 * @var string
	 */
	private string $from;

	/**
	 * The words that count, and whether each is understood.
	 *
	 * @var list<WrittenWord>
	 */
	private array $words = array();

	/**
	 * Whether each of these words is understood.
	 *
	 * @var array<int, bool>
	 */
	private array $used = array();

	/**
	 * The group that is read.
	 *
	 * @var WrittenGroup
	 */
	private array $group = self::GROUP;

	/**
	 * Whether hours come before the weekdays.
	 *
	 * @var bool
	 */
	private bool $are_hours_first = false;

	/**
	 * Numbers of the words at which days begin that are left out.
	 *
	 * @var list<int>
	 */
	private array $excepted = array();

	/**
	 * Numbers of the words before which "del" stands.
	 *
	 * @var array<int, bool>
	 */
	private array $after_of = array();

	/**
	 * Reads a text.
	 *
	 * @param string $text           Text.
	 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
	 * @param string $from           Day from which a day without a year is the next one; '' for today.
	 */
	public function __construct( string $text, bool $is_month_first = false, string $from = '' ) {
		$this->from = '' === $from ? current_day( WordPress\get_current_timestamp() ) : $from;
		if ( strlen( $text ) > self::LONGEST ) {
			$this->rest     = $text;
			$this->is_clear = false;
			return;
		}
		$all   = written_words( $text, $is_month_first );
		$is_of = false;
		foreach ( $all as $word ) {
			$is_counted = ! in_array( $word['kind'], self::SMALL, true );
			if ( $is_counted ) {
				$this->after_of[ count( $this->words ) ] = $is_of;
				$this->words[]                           = $word;
			}
			$is_of = in_array( $word['text'], array( 'de', 'del', 'dels', 'dos', 'das', 'do', 'da', 'of' ), true );
		}
		$this->used = array_fill( 0, count( $this->words ), false );
		$this->read();
		$this->keep_rest( $text, $all );
	}

	/**
	 * The kind of a word.
	 *
	 * @param int $at Its number.
	 */
	private function kind( int $at ): string {
		return $this->words[ $at ]['kind'] ?? '';
	}

	/** Reads the words from the first to the last. */
	private function read(): void {
		$count = count( $this->words );
		$at    = 0;
		while ( $at < $count ) {
			$next = $this->next_at( $at );
			for ( $taken = $at; $taken < $next; $taken++ ) {
				$this->used[ $taken ] = true;
			}
			$at = max( $at + 1, $next );
		}
		$this->end_group();
		// Bounds that are said once, behind the last weekdays or apart, are those of all.
		$days = array();
		foreach ( array_reverse( array_keys( $this->groups ) ) as $index ) {
			if ( '' !== $this->groups[ $index ]['weekdays'] && array() === $this->groups[ $index ]['days'] ) {
				$this->groups[ $index ]['days'] = $days;
			}
			$days = array() === $this->groups[ $index ]['days'] ? $days : $this->groups[ $index ]['days'];
		}
		// Without a year, days that are left out are within those.
		$this->from = $days[0]['from'] ?? $this->from;
		foreach ( $this->excepted as $at ) {
			$this->except = array_merge( $this->except, self::single_days( $this->days_without_doubts( $at )[0] ) );
		}
	}

	/**
	 * Reads what begins with a word.
	 *
	 * @param int $at Number of the word.
	 * @return int The number of the word behind it; the same where it is not understood.
	 */
	private function next_at( int $at ): int {
		switch ( $this->kind( $at ) ) {
			case 'wrong':
				$this->is_clear = false;
				return $at;
			case 'holidays':
				if ( array() !== days_off() ) {
					// Sessions leave them out.
					return $at + 1;
				}
				$this->doubts[] = 'holidays';
				return $at;
			case 'every':
				$this->group['every'] = $this->words[ $at ]['day'];
				return $at + 1;
			case 'except':
				$next             = $this->days_without_doubts( $at + 1 )[1];
				$this->excepted[] = $at + 1;
				return $at + 1 === $next ? $at : $next;
		}
		$is_first = self::is_empty( $this->group );
		if ( $this->are_hours( $at, $is_first ) ) {
			return $this->read_hours( $at, $is_first );
		}
		if ( ! $is_first && $this->is_pair( $at ) ) {
			// "Martes de 5 a 7" is of the morning or of the afternoon.
			foreach ( array( $at, $at + 1, $at + 2 ) as $word ) {
				$this->words[ $word ]['kind'] = 'part';
			}
			return $at;
		}

		return $this->read_days( $at );
	}

	/**
	 * Reads hours into the group, or into the next one where hours come before the weekdays: "17 h martes y 18 h jueves".
	 *
	 * @param int  $at       Number of the first word.
	 * @param bool $is_first Whether nothing is before them.
	 * @return int The number of the word behind them.
	 */
	private function read_hours( int $at, bool $is_first ): int {
		list( $hours, $next )  = $this->hours_from( $at );
		$this->are_hours_first = $this->are_hours_first || $is_first;
		if ( $this->are_hours_first && '' !== $this->group['weekdays'] && array() !== $this->group['hours'] ) {
			$this->end_group();
		}
		$this->group['hours'] = array_merge( $this->group['hours'], $hours );

		return $next;
	}

	/**
	 * Reads days or weekdays into the group, or into the next one.
	 *
	 * @param int $at Number of the first word.
	 * @return int The number of the word behind them; the same where there are none.
	 */
	private function read_days( int $at ): int {
		list( $days, $next ) = $this->days_at( $at, '' !== $this->group['weekdays'] );
		$names               = '';
		if ( array() === $days && 'weekdays' === $this->kind( $at ) ) {
			$names = $this->words[ $at ]['names'];
			$next  = $at + 1;
		} elseif ( 1 === count( $days ) ) {
			// "Martes y jueves 3 a 28 de marzo" are some of these days.
			$names = $days[0]['names'];
		}
		if ( '' !== $names ) {
			if ( '' !== $this->group['weekdays'] ) {
				// What joins these weekdays to those before them is not understood where they have nothing of their own.
				$this->is_clear = $this->is_clear && ( array() !== $this->group['hours'] || array() !== $this->group['days'] );
				$this->end_group();
			}
			$this->group['weekdays'] = $names;
		}
		if ( array() !== $days ) {
			// "Ensayos: martes 20:00. Concierto: 20/12/2027 19:00" are not the bounds of these weekdays.
			$has_hours      = '' !== $this->group['weekdays'] && array() !== $this->group['hours'] && array() !== array_filter( array_column( $days, 'hours' ) );
			$this->is_clear = $this->is_clear && ! $has_hours;
			if ( '' !== $this->group['weekdays'] && array() !== $this->group['days'] && ! $this->group['is_inherited'] ) {
				$this->end_group();
			}
			$this->group['days']         = array_merge( $this->group['is_inherited'] ? array() : $this->group['days'], $days );
			$this->group['is_inherited'] = false;
		}

		return $next;
	}

	/** Ends a group. The next one has the same bounds until it says its own. */
	private function end_group(): void {
		if ( ! self::is_empty( $this->group ) ) {
			$this->groups[] = $this->group;
		}
		$this->group = array(
			'days'         => $this->group['days'],
			'is_inherited' => true,
		) + self::GROUP;
	}

	/**
	 * Whether a group has nothing.
	 *
	 * @param WrittenGroup $group Group.
	 */
	private static function is_empty( array $group ): bool {
		return array() === $group['days'] && '' === $group['weekdays'] && array() === $group['hours'];
	}

	/**
	 * Whether hours are at a word, also mere numbers: "martes 10-12", "10 a 13 y 17 a 20 h".
	 *
	 * @param int  $at       Number of the word.
	 * @param bool $is_first Whether nothing is before them.
	 */
	private function are_hours( int $at, bool $is_first = false ): bool {
		if ( 'number' !== $this->kind( $at ) ) {
			return 'hours' === $this->kind( $at );
		}

		return $this->is_pair( $at ) && array() !== $this->hours_of_numbers( $at )
			&& ( ! $is_first || ( 'and' === $this->kind( $at + 3 ) && 'hours' === $this->kind( $at + 4 ) ) );
	}

	/**
	 * Whether two mere numbers, one to the other, are no days.
	 *
	 * @param int $at Number of the first word.
	 */
	private function is_pair( int $at ): bool {
		return array( 'number', 'to', 'number' ) === array( $this->kind( $at ), $this->kind( $at + 1 ), $this->kind( $at + 2 ) )
			&& ! in_array( $this->kind( $at + 3 ), array( 'month', 'day' ), true );
	}

	/**
	 * Hours of mere numbers. "De 5 a 7" may be of the morning or of the afternoon.
	 *
	 * @param int $at Number of the first word.
	 * @return list<array{string, string}> None where they are not clear.
	 */
	private function hours_of_numbers( int $at ): array {
		list( $from, $to ) = array( $this->words[ $at ]['day'], $this->words[ $at + 2 ]['day'] );

		$are_clear = $from <= 24 && $to <= 24 && ( $from >= 8 || $to > 12 );

		return $are_clear ? array( array( sprintf( 'T%02d:00', $from ), sprintf( 'T%02d:00', $to ) ) ) : array();
	}

	/**
	 * Hours: one time or several.
	 *
	 * @param int $at Number of the first word.
	 * @return array{list<array{string, string}>, int} Hours; the number of the word behind them.
	 */
	private function hours_from( int $at ): array {
		$hours = array();
		do {
			// Behind "y", but for the first.
			$at       += array() === $hours ? 0 : 1;
			$is_number = 'number' === $this->kind( $at );
			$these     = array( array( $this->words[ $at ]['from'], $this->words[ $at ]['to'] ) );
			$hours     = array_merge( $hours, $is_number ? $this->hours_of_numbers( $at ) : $these );
			$at       += $is_number ? 3 : 1;
		} while ( 'and' === $this->kind( $at ) && $this->are_hours( $at + 1 ) );

		return array( $hours, $at );
	}

	/**
	 * Days that are left out: those that are said before them tell the year.
	 *
	 * @param int $at Number of the first word.
	 * @return array{list<WrittenSpan>, int} Days; the number of the word behind them.
	 */
	private function days_without_doubts( int $at ): array {
		$doubts       = $this->doubts;
		$days         = $this->days_at( $at, false );
		$this->doubts = $doubts;

		return $days;
	}

	/**
	 * Days, and from one to another, in a list.
	 *
	 * @param int  $at       Number of the first word.
	 * @param bool $is_bound Whether weekdays are before them: "febrero 10" is no day then.
	 * @return array{list<WrittenSpan>, int} Days; the number of the word behind them.
	 */
	private function days_at( int $at, bool $is_bound ): array {
		$first  = $at;
		$signs  = array( in_array( $this->kind( $at ), array( 'from', 'until', 'between' ), true ) ? $this->kind( $at ) : '' );
		$points = array();
		$point  = $this->point_at( '' === $signs[0] ? $at : $at + 1, $is_bound );
		while ( null !== $point ) {
			$points[] = $point;
			$at       = $point['next'];
			$sign     = $this->kind( $at );
			if ( ! in_array( $sign, array( 'to', 'until', 'and', 'stop' ), true ) ) {
				break;
			}
			// "Desde octubre, hasta mayo".
			$at += in_array( $sign, array( 'and', 'stop' ), true ) && 'until' === $this->kind( $at + 1 ) ? 2 : 1;
			// "Entre octubre y mayo".
			$is_between = 'between' === $signs[0] && 1 === count( $points );
			$signs[]    = 'until' === $this->kind( $at - 1 ) || $is_between ? 'to' : $sign;
			$point      = $this->point_at( $at, $is_bound );
		}
		if ( str_contains( implode( ' ', $signs ), 'to to' ) ) {
			// "2-9-16-23 de marzo".
			$signs = array_fill( 0, count( $signs ), '' );
		}
		$points = $this->with_months( $points );

		return array() === $points ? array( array(), $first ) : array( $this->spans( $points, $signs ), end( $points )['next'] );
	}

	/**
	 * Points with their months: what says none has that of the next day, or in English of the first one.
	 *
	 * @param list<WrittenPoint> $points Points.
	 * @return list<WrittenPoint> None where their numbers are no days: "martes 17-18, de octubre a mayo" are hours.
	 */
	private function with_months( array $points ): array {
		// What is written as "March 3, 10 and 17, 2027" has its month before.
		foreach ( array() !== $points && $points[0]['is_month_before'] ? array_keys( $points ) : array() as $index ) {
			if ( 0 === $points[ $index ]['month'] ) {
				$points[ $index ]['month'] = $points[ $index - 1 ]['month'] ?? 0;
				$points[ $index ]          = $this->with_year_behind( $points[ $index ], $points[ $index ]['next'] );
			}
		}
		$last = array_pop( $points );
		while ( null !== $last && 0 === $last['month'] ) {
			$last = array_pop( $points );
		}
		if ( null === $last ) {
			return array();
		}
		if ( 'season' === $this->kind( $last['next'] ) && 0 === $last['year'] ) {
			$last['year'] = $this->words[ $last['next'] ]['year'];
			++$last['next'];
		}
		$all = array( $last );
		foreach ( array_reverse( $points ) as $point ) {
			if ( 0 === $point['month'] && $point['day'] >= $last['day'] ) {
				return array();
			}
			$point['month'] = 0 === $point['month'] ? $last['month'] : $point['month'];
			$last           = $point;
			array_unshift( $all, $point );
		}

		return $all;
	}

	/**
	 * A day, a month, or a number that is the day of a month behind it, with the weekday before it and the hours behind it.
	 *
	 * @param int  $at       Number of the first word.
	 * @param bool $is_bound Whether weekdays are before it.
	 * @return WrittenPoint|null
	 */
	private function point_at( int $at, bool $is_bound ): ?array {
		$names = '';
		if ( 'weekdays' === $this->kind( $at ) ) {
			// "Martes, 3 de marzo"; but "martes del 3 al 28" are some of these days.
			$day      = ',' === ( $this->words[ $at + 1 ]['text'] ?? '' ) ? $at + 2 : $at + 1;
			$is_day   = in_array( $this->kind( $day ), array( 'day', 'number' ), true );
			$is_month = 'month' === $this->kind( $day ) && 'number' === $this->kind( $day + 1 ) && $this->is_year_near( $day + 2 );
			if ( ! ( $is_day || $is_month ) || $this->after_of[ $day ] ) {
				return null;
			}
			$names    = $this->words[ $at ]['names'];
			$is_bound = false;
			$at       = $day;
		}
		$point = $this->date_at( $at, $is_bound );
		if ( null === $point ) {
			return null;
		}
		$point['names'] = $names;
		$more           = 'and' === $this->kind( $point['next'] ) ? $point['next'] + 1 : $point['next'];
		if ( 0 !== $point['month'] && $this->are_hours( $more ) ) {
			list( $point['hours'], $point['next'] ) = $this->hours_from( $more );
		}

		return $point;
	}

	/**
	 * A day, a month, or a number that is the day of a month behind it.
	 *
	 * @param int  $at       Number of the first word.
	 * @param bool $is_bound Whether weekdays are before it.
	 * @return WrittenPoint|null
	 */
	private function date_at( int $at, bool $is_bound ): ?array {
		$kinds = array( $this->kind( $at ), $this->kind( $at + 1 ), $this->kind( $at + 2 ) );
		if ( ! in_array( $kinds[0], array( 'day', 'number', 'month', 'year' ), true ) ) {
			return null;
		}
		$word  = $this->words[ $at ];
		$point = array(
			'year'            => $word['year'],
			'month'           => $word['month'],
			'day'             => $word['day'],
			'names'           => '',
			'hours'           => array(),
			'is_month_before' => false,
			'next'            => $at + 1,
		);
		if ( 'day' === $kinds[0] ) {
			return $point;
		}
		if ( 'month' === $kinds[0] ) {
			// As in "octubre: 5, 12 y 19".
			$next   = ':' === ( $this->words[ $at + 1 ]['text'] ?? '' ) ? $at + 2 : $at + 1;
			$is_day = ! $is_bound && 'number' === $this->kind( $next ) && ! $this->after_of[ $next ];
			$day    = array(
				'day'             => $is_day ? $this->words[ $next ]['day'] : 0,
				'is_month_before' => $is_day,
			);

			return $this->with_year_behind( $day + $point, $is_day ? $next + 1 : $at + 1 );
		}
		if ( 'month' !== $kinds[1] ) {
			return 'number' === $kinds[0] ? $point : null;
		}
		$point['month'] = $this->words[ $at + 1 ]['month'];
		if ( 'number' === $kinds[0] ) {
			return $this->with_year_behind( $point, $at + 2 );
		}
		// "2026ko martxoaren 3a".
		$point['day']  = 'number' === $kinds[2] ? $this->words[ $at + 2 ]['day'] : 0;
		$point['next'] = $at + ( 0 === $point['day'] ? 2 : 3 );

		return $point;
	}

	/**
	 * Whether a year is at a word, or behind a comma there.
	 *
	 * @param int $at Number of the word.
	 */
	private function is_year_near( int $at ): bool {
		return 'year' === $this->kind( $at ) || ( 'and' === $this->kind( $at ) && 'year' === $this->kind( $at + 1 ) );
	}

	/**
	 * A point with the year behind it.
	 *
	 * @param WrittenPoint $point Point.
	 * @param int          $at    Number of the word behind it.
	 * @return WrittenPoint
	 */
	private function with_year_behind( array $point, int $at ): array {
		if ( $this->is_year_near( $at ) ) {
			$at           += 'year' === $this->kind( $at ) ? 0 : 1;
			$point['year'] = $this->words[ $at ]['year'];
			++$at;
		}

		return array( 'next' => $at ) + $point;
	}

	/**
	 * Days as spans.
	 *
	 * @param non-empty-list<WrittenPoint> $points Points.
	 * @param non-empty-list<string>       $signs  Words before them: "to", "from", "until".
	 * @return list<WrittenSpan> None where there is no such day.
	 */
	private function spans( array $points, array $signs ): array {
		$points = $this->with_years( $points );
		$spans  = array();
		$count  = count( $points );
		for ( $index = 0; $index < $count; $index++ ) {
			$first    = $points[ $index ];
			$is_range = 'to' === ( $signs[ $index + 1 ] ?? '' ) && isset( $points[ $index + 1 ] );
			$last     = $is_range ? $points[ ++$index ] : $first;
			$is_open  = 1 === $count && in_array( $signs[0], array( 'from', 'until' ), true );
			$span     = array(
				'from'         => $is_open && 'until' === $signs[0] ? '' : self::day_of_point( $first ),
				'to'           => $is_open && 'from' === $signs[0] ? '' : self::day_of_point( $last, true ),
				'hours'        => $first['hours'],
				'hours_of_end' => $is_range ? $last['hours'] : array(),
				'is_month'     => ! $is_range && 0 === $first['day'],
				'is_open'      => $is_open,
				'names'        => '',
			);
			if ( $is_range && '' === $last['names'] && ! self::are_days_on( $span['from'], $span['to'], $first['names'] ) ) {
				$span['names'] = $first['names'];
			} elseif ( ! self::is_on( $first ) || ! self::is_on( $last ) ) {
				$this->doubts[] = 'weekday';
			}
			$this->is_clear = $this->is_clear && ( ! $is_range || $span['from'] <= $span['to'] );
			$spans[]        = $span;
		}

		return $spans;
	}

	/**
	 * Points with their years: what says none has that of the next one, and the last one the next such day.
	 *
	 * @param list<WrittenPoint> $points Points.
	 * @return list<WrittenPoint> None where there is no such day.
	 */
	private function with_years( array $points ): array {
		$later = null;
		foreach ( array_reverse( array_keys( $points ) ) as $index ) {
			$point = $points[ $index ];
			if ( 0 === $point['year'] && null === $later ) {
				$point['year'] = $this->next_year( $point );
			} elseif ( 0 === $point['year'] ) {
				$is_after      = substr( self::day_of_point( $point ), 4 ) > substr( self::day_of_point( $later, true ), 4 );
				$point['year'] = $later['year'] - ( $is_after ? 1 : 0 );
			}
			if ( ! checkdate( $point['month'], max( 1, $point['day'] ), $point['year'] ) ) {
				$this->is_clear = false;
				return array();
			}
			$later            = $point;
			$points[ $index ] = $point;
		}

		return $points;
	}

	/**
	 * The day of a point.
	 *
	 * @param WrittenPoint $point   Point.
	 * @param bool         $is_last Whether a month stands for its last day, and not for its first one.
	 */
	private static function day_of_point( array $point, bool $is_last = false ): string {
		$day = sprintf( '%04d-%02d-%02d', $point['year'], $point['month'], max( 1, $point['day'] ) );

		return $is_last && 0 === $point['day'] ? gmdate( 'Y-m-t', (int) strtotime( "$day UTC" ) ) : $day;
	}

	/**
	 * Whether a point is on the weekday that is said before it, if there is one.
	 *
	 * @param WrittenPoint $point Point.
	 */
	private static function is_on( array $point ): bool {
		return '' === $point['names'] || self::are_days_on( self::day_of_point( $point ), self::day_of_point( $point ), $point['names'] );
	}

	/**
	 * Whether all days from a first to a last one are on these weekdays: "fin de semana 6-7 de marzo".
	 *
	 * @param string $from  First.
	 * @param string $to    Last.
	 * @param string $names Weekdays; '' for none.
	 */
	private static function are_days_on( string $from, string $to, string $names ): bool {
		$days = array_slice( range( day_number( $from ), max( day_number( $from ), day_number( $to ) ) ), 0, 7 );
		$said = array_map( static fn( int $day ): string => WEEKDAYS[ weekday_of( $day ) ], $days );

		return array() === array_diff( $said, explode( ',', $names ) );
	}

	/**
	 * The next year with such a day, or this one or the next one where it is on its day of the week.
	 *
	 * @param WrittenPoint $point Point without a year.
	 */
	private function next_year( array $point ): int {
		$this_year = (int) $this->from;
		// The next 29 February is within eight years.
		$is_year = static fn( int $year ): bool => checkdate( $point['month'], max( 1, $point['day'] ), $year );
		$years   = array_filter( range( $this_year, $this_year + 8 ), $is_year );
		foreach ( '' === $point['names'] || 0 === $point['day'] ? array() : array_slice( $years, 0, 2 ) as $year ) {
			if ( self::is_on( array( 'year' => $year ) + $point ) ) {
				return $year;
			}
		}
		$this->doubts[] = 'year';
		foreach ( $years as $year ) {
			if ( self::day_of_point( array( 'year' => $year ) + $point, true ) >= $this->from ) {
				return $year;
			}
		}

		return $this_year;
	}

	/**
	 * All days of spans.
	 *
	 * @param list<WrittenSpan> $spans Spans.
	 * @return list<string>
	 */
	private static function single_days( array $spans ): array {
		$days = array();
		foreach ( $spans as $span ) {
			$first = day_number( $span['from'] );
			$last  = $span['is_open'] ? $first - 1 : min( day_number( $span['to'] ), $first + LONGEST_RULE );
			$days  = array_merge( $days, $last < $first ? array() : array_map( __NAMESPACE__ . '\\day_of_number', range( $first, $last ) ) );
		}

		return $days;
	}

	/**
	 * Keeps what is not understood, as it was written.
	 *
	 * @param string            $text Text.
	 * @param list<WrittenWord> $all  All of its words.
	 */
	private function keep_rest( string $text, array $all ): void {
		$runs   = $this->unread_runs( $all );
		$last   = count( $runs ) - 1;
		$kept   = array();
		$unread = 0;
		$says   = static fn( array $word ): bool => ! in_array( $word['kind'], array_merge( self::BETWEEN, self::TIMES ), true );
		foreach ( $runs as $number => $run ) {
			$others = array_filter( $run, $says );
			if ( array() === array_diff( array_column( $run, 'kind' ), self::BETWEEN ) ) {
				continue;
			}
			// What stands between the days, and is not apart, may say anything.
			$is_apart = 0 === $number || $last === $number || array() !== array_intersect( array_column( $run, 'text' ), self::APART );
			// Nor is it clear what other days are: "15 o 22 de marzo".
			$are_days       = array() !== $others && array() === array_diff( array_column( $others, 'kind' ), array( 'day', 'number', 'month', 'year' ) );
			$this->is_clear = $this->is_clear && ! $are_days && ( $is_apart || array() === $others );

			// Days in brackets are about what is said before them: "12/8 (si llueve, 13/8)".
			$signs          = array_count_values( array_column( $run, 'text' ) );
			$this->is_clear = $this->is_clear && ( array() === $others || ( $signs['('] ?? 0 ) === ( $signs[')'] ?? 0 ) );

			$this->is_rest_of_times = $this->is_rest_of_times && array() === $others;

			$run    = self::without_joining_words( $run, 0 !== $number, $last !== $number );
			$first  = reset( $run )['start'] ?? 0;
			$words  = trim( substr( $text, $first, ( end( $run )['start'] ?? 0 ) + ( end( $run )['length'] ?? 0 ) - $first ) );
			$kept[] = $words;
			// A note in brackets may be longer than what it is about.
			$unread += str_starts_with( $words, '(' ) ? 0 : (int) array_sum( array_column( $others, 'length' ) );
		}
		$read           = array_sum( array_column( array_intersect_key( $this->words, array_filter( $this->used ) ), 'length' ) );
		$this->rest     = implode( ', ', $kept );
		$this->is_clear = $this->is_clear && $unread <= 2 * $read;
	}

	/**
	 * The words that are not understood, as they stand together.
	 *
	 * @param list<WrittenWord> $all All words.
	 * @return non-empty-list<list<WrittenWord>> Before the first word that is understood, between it and the next one, and so on.
	 */
	private function unread_runs( array $all ): array {
		$runs    = array();
		$run     = array();
		$counted = 0;
		foreach ( $all as $word ) {
			$is_counted = ! in_array( $word['kind'], self::SMALL, true );
			if ( $is_counted && $this->used[ $counted ] ) {
				$runs[] = $run;
				$run    = array();
			} else {
				$run[] = $is_counted ? $this->words[ $counted ] : $word;
			}
			$counted += $is_counted ? 1 : 0;
		}

		return array_merge( $runs, array( $run ) );
	}

	/**
	 * Words without those that joined them to what is understood before and behind them.
	 *
	 * @param list<WrittenWord> $run       Words.
	 * @param bool              $is_behind Whether something is before them.
	 * @param bool              $is_before Whether something is behind them.
	 * @return list<WrittenWord>
	 */
	private static function without_joining_words( array $run, bool $is_behind, bool $is_before ): array {
		while ( $is_before && array() !== $run && in_array( end( $run )['kind'], array_diff( self::BETWEEN, array( 'bracket' ) ), true ) ) {
			// "Grupo A: 3 de marzo".
			$is_before = 'stop' !== array_pop( $run )['kind'];
		}
		while ( $is_behind && in_array( $run[0]['kind'] ?? '', array( 'and', 'to', 'stop' ), true ) ) {
			array_shift( $run );
		}

		return $run;
	}
}
