<?php
/**
 * What the reader makes of phrases as agendas write them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Reader;

use ProgramsFilter\Reader;
use ProgramsFilter\Tests\TestCase;

/**
 * Each file of tests/phrases has phrases with what a careful person reads in them, '' where nothing is certain. Of a phrase, the reader
 * proposes that ("right"), nothing ("none"), or something else ("wrong"): this is a defect, none is not.
 */
class PhrasesTest extends TestCase {
	/** Day on which the phrases of days are read, and between which days a schedule takes place. */
	private const TODAY = '2026-11-27';
	private const FIRST = '2027-01-11';
	private const LAST  = '2027-06-30';

	/** @return array<string, array{string, callable(array<mixed>): string, callable(array<mixed>): string, int}> File; what is read of a phrase; what is right; how many are at least. */
	public function phrases(): array {
		$value = static fn( array $phrase ): string => $phrase[1];

		return array(
			'ages'   => array( 'ages', array( self::class, 'read_ages' ), $value, 188 ),
			'days'   => array(
				'days',
				array( self::class, 'read_days' ),
				static fn( array $phrase ): string => 'date' === $phrase['as'] && '' !== $phrase['value'] ? "{$phrase['value']} | " . ( $phrase['kept'] ?? '' ) . ' | ' . ( $phrase['doubts'] ?? '' ) : $phrase['value'],
				448,
			),
			'prices' => array( 'prices', static fn( array $phrase ): string => self::read_prices( $phrase[0], $phrase[2] ?? 'EUR' ), $value, 242 ),
		);
	}

	/**
	 * What is read of ages.
	 *
	 * @param array{string} $phrase Phrase.
	 */
	public static function read_ages( array $phrase ): string {
		$ages = Reader\read_ages( $phrase[0] );

		return null === $ages ? '' : "$ages[age_from]-$ages[age_to]";
	}

	/**
	 * What is read of a phrase.
	 *
	 * @param array<string, string> $phrase Phrase: its text, as what it is read ("date", "schedule" or "sessions"), and "from" a day.
	 * @return string '' for nothing.
	 */
	public static function read_days( array $phrase ): string {
		if ( 'schedule' === $phrase['as'] ) {
			return str_replace( array( self::FIRST . '/' . self::LAST . ' ', "\n" ), array( '', ' + ' ), Reader\read_schedule( $phrase['text'], self::FIRST, self::LAST ) );
		}
		if ( 'sessions' === $phrase['as'] ) {
			$from = $phrase['from'] ?? '';

			return str_replace( "\n", ' + ', Reader\read_sessions_text( $phrase['text'], '' === $from ? array() : array( 'year' ), $from ) );
		}
		$read = Reader\read_dates( $phrase['text'], false, self::TODAY );
		if ( null === $read || '' === $read['start'] . $read['end'] ) {
			return '';
		}
		$dates = ( '' === $read['start'] ? '> ' : '' ) . implode( ' > ', array_diff( array( $read['start'], $read['end'] ), array( '' ) ) );

		return implode( ' | ', array( '' === $read['sessions'] ? $dates : str_replace( "\n", ' + ', $read['sessions'] ), $read['schedule'], implode( ' ', $read['doubts'] ) ) );
	}

	/** What is read of prices, with the parts of each in one line. */
	public static function read_prices( string $text, string $currency ): string {
		return implode( "\n", array_map( array( PricesTest::class, 'line' ), Reader\read_prices( $text, $currency ) ) );
	}

	/**
	 * @dataProvider phrases
	 * @param string                          $name  Name of the file.
	 * @param callable(array<mixed>): string  $read  What is read of a phrase.
	 * @param callable(array<mixed>): string  $right What is right.
	 * @param int                             $least How many are right.
	 */
	public function test_the_reader_proposes_what_is_right_or_nothing( string $name, callable $read, callable $right, int $least ): void {
		$phrases = self::json_table( "phrases/$name" );
		$wrong   = array();
		$count   = 0;
		foreach ( $phrases as $phrase ) {
			$proposed = $read( $phrase );
			if ( $right( $phrase ) === $proposed ) {
				++$count;
			} elseif ( '' !== $proposed ) {
				$wrong[ $phrase['text'] ?? $phrase[0] ] = $proposed;
			}
		}
		$none = count( $phrases ) - $count - count( $wrong );
		file_put_contents( 'php://stderr', sprintf( "\nphrases of %s: %d right, %d none, %d wrong\n", $name, $count, $none, count( $wrong ) ) );

		self::assertSame( array(), $wrong );
		self::assertGreaterThanOrEqual( $least, $count );
	}

	public function test_each_file_of_phrases_has_a_reader(): void {
		$files = array_map( static fn( string $file ): string => basename( $file, '.json' ), (array) glob( dirname( __DIR__, 2 ) . '/phrases/*.json' ) );

		self::assertSame( $files, array_keys( $this->phrases() ) );
	}
}
