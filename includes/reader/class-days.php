<?php
/**
 * What a text says of days and hours.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/** What a text says of days and hours, and what stands beside them; made for each text, and turned into dates or lines of sessions by dates.php. */
final class Days {

	/** A group without anything. */
	private const GROUP = array(
		'days'     => array(),
		'weekdays' => '',
		'hours'    => array(),
	);

	/**
	 * Days, weekdays and hours that belong together. Where weekdays are said, the days are their bounds, the same for all.
	 *
	 * @var list<ReaderGroup>
	 */
	public array $groups = array( self::GROUP );

	/**
	 * Days that are left out, by what says them.
	 *
	 * @var list<list<string>>
	 */
	public array $except = array();

	/**
	 * 1 for every week or month, 2 for every second one.
	 *
	 * @var int
	 */
	public int $every = 1;

	/**
	 * Whether it says that there is no last day.
	 *
	 * @var bool
	 */
	public bool $is_endless = false;

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
	 * Words that leave out holidays: the days of these are known to the site only.
	 *
	 * @var string
	 */
	public string $holidays = '';

	/**
	 * Whether it is certain what the text means.
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
	 * Reads a text.
	 *
	 * @param string $text           Text.
	 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
	 * @param string $from           Day from which a day without a year is the next one; '' for today.
	 */
	public function __construct( string $text, bool $is_month_first = false, string $from = '' ) {
		$this->from = '' === $from ? get_today() : $from;
		// A longer text is no cell of days.
		$tokens    = new Tokens( strlen( $text ) > 1000 ? '' : $text, $is_month_first );
		$end       = 0;
		$last      = -1;
		$has_year  = false;
		$is_unread = false;
		foreach ( array_keys( $tokens->list ) as $at ) {
			$end = $at < $end ? $end : $this->read( $tokens, $at, $text );
			if ( $at < $end ) {
				$last           = $end - 1;
				$has_year       = $has_year || $tokens->value( $at, 'date' ) + 100 * $tokens->value( $at, 'month' ) > 10000;
				$this->is_clear = $this->is_clear && ! $is_unread;
			} else {
				$is_unread = $is_unread || ! $tokens->is( $at, 'and', 'to', 'at', 'each', 'stop', 'slash' ) || $tokens->is( $at, 'until' );
			}
		}
		$note       = $is_unread ? $tokens->get_note( $text, $last ) : '';
		$this->rest = (string) $note;
		$bounds     = array_values( array_filter( array_column( $this->groups, 'days' ) ) );
		// Not certain are "12 de octubre de 2026 y 2 de noviembre" and "martes y miércoles 17-18, viernes".
		$has_hours      = array_map( static fn( array $group ): bool => array() !== $group['hours'], $this->groups );
		$this->is_clear = $this->is_clear && $last >= 0 && null !== $note && ! ( $has_year && in_array( 'year', $this->doubts, true ) ) && count( array_unique( $has_hours ) ) < 2;
		if ( '' !== implode( '', array_column( $this->groups, 'weekdays' ) ) ) {
			// "Sábados de 10 a 13 de febrero" may be hours.
			$this->is_clear = $this->is_clear && ( in_array( true, $has_hours, true ) || null === find_days_or_hours( $text ) );
			// Nor are "fin de semana del 12" and "martes 17 h de febrero y jueves 18 h de marzo".
			$single         = array_filter( $bounds[0] ?? array(), static fn( array $span ): bool => $span['start'] === $span['end'] );
			$this->is_clear = $this->is_clear && array() === $single && count( $bounds ) < 2;
			$this->groups   = array_map( static fn( array $group ): array => array( 'days' => $bounds[0] ?? array() ) + $group, $this->groups );
		}
	}

	/**
	 * Reads what begins with a token into the group, or into the next one.
	 *
	 * @param Tokens $tokens Tokens.
	 * @param int    $at     Number of the token.
	 * @param string $text   Text.
	 * @return int The number of the token behind it; the same where it is not understood.
	 */
	private function read( Tokens $tokens, int $at, string $text ): int {
		if ( $tokens->is( $at, 'except' ) && $tokens->is( $at + 1, 'holidays' ) ) {
			$start          = $tokens->list[ $at ]['start'] ?? 0;
			$this->holidays = substr( $text, $start, ( $tokens->list[ $at + 1 ]['end'] ?? 0 ) - $start );
			$this->doubts[] = 'holidays';
			return $at + 2;
		}
		if ( $tokens->is( $at, 'except' ) ) {
			return $this->read_exception( $tokens, $at );
		}
		if ( $tokens->is( $at, 'biweekly', 'endless' ) ) {
			$this->every      = $tokens->is( $at, 'biweekly' ) ? 2 : $this->every;
			$this->is_endless = $this->is_endless || $tokens->is( $at, 'endless' );
			return $at + 1;
		}
		$every = read_every( $tokens, $at );
		if ( $every > $at ) {
			$this->every = $tokens->value( $at, 'number' ) + $tokens->value( $at + 1, 'number' );
			return $every;
		}
		$group = count( $this->groups ) - 1;
		list( 'days' => $before, 'weekdays' => $weekdays, 'hours' => $hours_before ) = $this->groups[ $group ];

		list( $hours, $next ) = read_hours( $tokens, $at, array() !== $before || '' !== $weekdays );
		if ( array() !== $hours ) {
			// Neither "17 h martes, 18 h jueves" nor "17:00, 18:30" is certain.
			$this->is_clear                  = $this->is_clear && array() === $hours_before;
			$this->groups[ $group ]['hours'] = $hours;
			return $next;
		}
		list( $names, $next ) = read_monthdays( $tokens, $at );
		$days                 = '' === $names ? read_days( $tokens, $at, $this->from ) : null;
		if ( 1 === count( $days['spans'] ?? array() ) && 1 === count( $before ) && '' === $before[0]['end'] && '' === $days['spans'][0]['start'] ) {
			// "Desde el 11 de enero, lunes a las 18 h, hasta el 30 de junio".
			$this->groups[ $group ]['days'] = array( array( 'end' => $days['spans'][0]['end'] ) + $before[0] );
			$this->doubts                   = array_merge( $this->doubts, $days['doubts'] );
			return $days['next'];
		}
		list( $names, $next ) = '' === $names && null === $days ? read_weekdays( $tokens, $at ) : array( $names, $next );
		if ( null !== $days ? array() !== $before : '' !== $names && '' !== $weekdays ) {
			// What joins these to those before them is not certain where they have nothing of their own.
			$this->is_clear           = $this->is_clear && array() !== $hours_before && ! $tokens->is( $at - 1, 'to' );
			$this->groups[ ++$group ] = self::GROUP;
		}
		if ( null !== $days ) {
			$this->is_clear                 = $this->is_clear && $days['is_clear'];
			$this->doubts                   = array_merge( $this->doubts, $days['doubts'] );
			$this->groups[ $group ]['days'] = $days['spans'];
		} elseif ( '' !== $names ) {
			$this->groups[ $group ]['weekdays'] = $names;
		}

		return $days['next'] ?? $next;
	}

	/**
	 * Reads days that are left out: those that are said before them tell the year, else the day of today; one that is no session is no exception.
	 *
	 * @param Tokens $tokens Tokens.
	 * @param int    $at     Number of the token "except".
	 * @return int The number of the token behind them.
	 */
	private function read_exception( Tokens $tokens, int $at ): int {
		$from = $this->groups[0]['days'][0]['start'] ?? '';
		$days = read_days( $tokens, $tokens->is( $at + 1, 'stop' ) ? $at + 2 : $at + 1, '' === $from ? $this->from : $from );
		foreach ( $days['spans'] ?? array() as $span ) {
			$this->is_clear = $this->is_clear && '' !== $span['start'] && '' !== $span['end'];
			$this->except[] = get_days_between( $span['start'], $span['end'] );
		}
		$this->doubts = array_merge( $this->doubts, array_intersect( $days['doubts'] ?? array(), array( 'weekday' ) ) );

		return $days['next'] ?? $at;
	}
}
