<?php
/**
 * Dates of programs in other languages, formats and time zones.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Dates;

use ProgramsFilter\Program;

/**
 * Dates as text, each on a site with a language, formats and a time zone of its own.
 *
 * @param list<array{language: string, time?: string, date?: string, zone?: string, cases: array<string, string>}> $table  Texts by beginning and end.
 * @param array<string, string>                                                                                    $months Names of the months, by language.
 * @return list<array<string, string>> The texts, by site.
 */
function texts( array $table, array $months ): array {
	return array_map(
		static fn( array $site ): array => on_site(
			$site['language'],
			array( 'time_format' => $site['time'] ?? 'H:i', 'date_format' => $site['date'] ?? 'd/m/Y', 'timezone_string' => $site['zone'] ?? 'Europe/Madrid' ),
			explode( ' ', $months[ substr( $site['language'], 0, 2 ) ] ),
			static fn(): array => said_of( $site['cases'], static fn( string $start, string $end ): string => Program\dates_text_and_html( $start, $end )[0] )
		),
		$table
	);
}

/**
 * Dates as HTML in time zones, in Spanish.
 *
 * @param list<array{zone: string, cases: array<string, string>}> $table HTML by beginning and end.
 * @return list<array<string, string>> The HTML, by zone.
 */
function htmls( array $table ): array {
	return array_map(
		static fn( array $site ): array => on_site(
			'es_ES',
			array( 'time_format' => 'H:i', 'timezone_string' => $site['zone'] ),
			array(),
			static fn(): array => said_of( $site['cases'], static fn( string $start, string $end ): string => Program\dates_text_and_html( $start, $end )[1] )
		),
		$table
	);
}

/**
 * What is said of dates.
 *
 * @param array<string, string>            $cases By beginning and end, with a slash between them.
 * @param callable(string, string): string $say   Says it.
 * @return array<string, string>
 */
function said_of( array $cases, callable $say ): array {
	foreach ( array_keys( $cases ) as $dates ) {
		$cases[ $dates ] = $say( ...explode( '/', $dates ) );
	}

	return $cases;
}

/**
 * What the code returns on such a site.
 *
 * @template Result
 * @param string                $language Locale.
 * @param array<string, string> $options  Options by name; a time zone may be an offset.
 * @param list<string>          $months   Names of the months, as WordPress's translation has them; none for those of the site.
 * @param callable(): Result    $code     Code.
 * @return Result
 * @throws \RuntimeException When WordPress has not started.
 */
function on_site( string $language, array $options, array $months, callable $code ) {
	global $wp_locale;
	if ( ! $wp_locale instanceof \WP_Locale ) {
		throw new \RuntimeException( 'No locale.' );
	}
	$kept  = $wp_locale;
	$hooks = array( 'determine_locale' => static fn(): string => $language );
	if ( isset( $options['timezone_string'][0] ) && '+' === $options['timezone_string'][0] ) {
		$hooks['pre_option_gmt_offset'] = static fn(): string => '5.5';
		$options['timezone_string']     = '';
	}
	foreach ( $options as $name => $value ) {
		$hooks[ "pre_option_$name" ] = static fn(): string => $value;
	}
	foreach ( $hooks as $hook => $filter ) {
		add_filter( $hook, $filter );
	}
	unload_textdomain( 'programs-filter', true );
	$wp_locale = clone $wp_locale; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The months of a language that this site has no translation of.
	foreach ( $months as $index => $month ) {
		$wp_locale->month[ sprintf( '%02d', $index + 1 ) ] = $month;
	}
	try {
		return $code();
	} finally {
		foreach ( $hooks as $hook => $filter ) {
			remove_filter( $hook, $filter );
		}
		unload_textdomain( 'programs-filter', true );
		$wp_locale = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
	}
}
