<?php
/**
 * Dates of programs in other languages, formats and time zones.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;
use const ProgramsFilter\PLUGIN_DIR;

/** The suites "dates-wp-…" run this class, and DatesInWordsTest, on every PHP. */
class DatesTest extends TestCase {
	/** @return array<string, array{array<mixed>}> Sites: language, formats, time zone, and what is said of beginnings and ends. */
	private static function sites( string $list ): array {
		$sites = array();
		foreach ( self::json_table( 'dates' )[ $list ] as $number => $site ) {
			$sites[ implode( ' ', array( $number, ...array_values( array_filter( $site, 'is_string' ) ) ) ) ] = array( $site );
		}

		// @phpstan-ignore return.type (as described)
		return $sites;
	}

	/** @return array<string, array{array<mixed>}> */
	public function texts(): array {
		return self::sites( 'texts' );
	}

	/** @return array<string, array{array<mixed>}> */
	public function htmls(): array {
		return self::sites( 'html' );
	}

	/**
	 * What is said of dates on such a site.
	 *
	 * @param array{language?: string, date?: string, time?: string, zone?: string, cases: array<string, string>} $site One of these.
	 * @param int $part 0 for text, 1 for HTML.
	 * @return array<string, string> By beginning and end.
	 */
	private static function said( array $site, int $part ): array {
		global $wp_locale;
		assert( $wp_locale instanceof \WP_Locale );
		$language = $site['language'] ?? 'es_ES';
		$zone     = $site['zone'] ?? 'Europe/Madrid';
		$options  = array(
			'date_format'     => $site['date'] ?? 'd/m/Y',
			'time_format'     => $site['time'] ?? 'H:i',
			'timezone_string' => '+' === $zone[0] ? '' : $zone,
			'gmt_offset'      => '5.5',
		);
		foreach ( $options as $name => $value ) {
			add_filter( "pre_option_$name", static fn(): string => $value );
		}
		add_filter( 'determine_locale', static fn(): string => $language );
		unload_textdomain( 'programs-filter', true );
		// The site has no translation of WordPress into these languages.
		$wp_locale = clone $wp_locale;
		foreach ( explode( ' ', self::json_table( 'dates' )['months'][ substr( $language, 0, 2 ) ] ) as $index => $month ) {
			$wp_locale->month[ sprintf( '%02d', $index + 1 ) ] = $month;
		}
		$said = array();
		foreach ( array_keys( $site['cases'] ) as $dates ) {
			$said[ $dates ] = Program\dates_text_and_html( ...explode( '/', $dates ) )[ $part ];
		}

		return $said;
	}

	protected function tear_down() {
		unload_textdomain( 'programs-filter', true );
		parent::tear_down();
	}

	/**
	 * @dataProvider texts
	 * @param array{cases: array<string, string>} $site Site.
	 */
	public function test_they_are_written_as_the_language_the_formats_and_the_time_zone_have_them( array $site ): void {
		self::assertSame( $site['cases'], self::said( $site, 0 ) );
	}

	/**
	 * @dataProvider htmls
	 * @param array{cases: array<string, string>} $site Site.
	 */
	public function test_in_html_they_have_the_moment_of_the_time_zone( array $site ): void {
		self::assertSame( $site['cases'], self::said( $site, 1 ) );
	}

	public function test_they_are_written_without_the_extension_intl(): void {
		$classes = '\\\\?\b(Intl\w+|MessageFormatter|NumberFormatter|Collator|Normalizer|Locale|Transliterator)(::|\()';
		$names   = '\b(intl|datefmt|msgfmt|numfmt|collator|normalizer|locale|transliterator)_\w+\(';
		$files   = (array) glob( PLUGIN_DIR . '/includes/program/*.php' );

		self::assertNotSame( array(), $files );
		foreach ( $files as $file ) {
			self::assertDoesNotMatchRegularExpression( "/$classes|$names/", (string) file_get_contents( (string) $file ), (string) $file );
		}
	}
}
