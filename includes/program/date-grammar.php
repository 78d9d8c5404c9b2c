<?php
/**
 * What a word before or after a number changes in it: no format can say that.
 *
 * What the text of a date depends on besides the date: language, time zone and formats of the site.
 *
 * WordPress passes each through filters whenever it is asked. For the programs of a listing it is asked once.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The languages in which a word depends on the number beside it.
 */
const NUMBER_LANGUAGES = array(
	'ca' => __NAMESPACE__ . '\\catalan_parts',
	'eu' => __NAMESPACE__ . '\\basque_parts',
);

/**
 * Whether the page's language is one of those.
 */
function depends_on_numbers(): bool {
	return isset( NUMBER_LANGUAGES[ page_language() ] );
}

/**
 * The parts of a text as the page's language writes them.
 *
 * @param list<array{string, string}> $parts Text and datetime, '' for words.
 * @return list<array{string, string}>
 */
function parts_in_language( array $parts ): array {
	return depends_on_numbers() ? ( NUMBER_LANGUAGES[ page_language() ] )( $parts ) : $parts;
}

/**
 * The page's language.
 */
function page_language(): string {
	return explode( '_', site_formats()['locale'] )[0];
}

/**
 * "de l'1", "a l'11" before numbers that begin with a vowel when they are read; "d'abril".
 *
 * @param list<array{string, string}> $parts Text and datetime.
 * @return list<array{string, string}>
 */
function catalan_parts( array $parts ): array {
	foreach ( $parts as $index => list( $text ) ) {
		$parts[ $index ][0] = (string) preg_replace( '/ de (?=[ao])/iu', " d'", $text );
		if ( 1 === preg_match( '/^11?\b/', $parts[ $index + 1 ][0] ?? '' ) ) {
			$parts[ $index ][0] = (string) preg_replace( '/\b([Dd]e|[Aa])l $/u', "$1 l'", $parts[ $index ][0] );
		}
	}

	return $parts;
}

/**
 * A number that ends with a consonant when it is read takes an e before what is added to it: "2026ko" and "2025eko", "3tik" and
 * "5etik". The formats have "(e)" there.
 *
 * @param list<array{string, string}> $parts Text and datetime.
 * @return list<array{string, string}>
 */
function basque_parts( array $parts ): array {
	foreach ( $parts as $index => list( $text ) ) {
		$parts[ $index ][0] = (string) preg_replace_callback(
			'/(\d+)\(e\)/',
			static fn( array $found ): string => $found[1] . ( ends_with_consonant( (int) $found[1] ) ? 'e' : '' ),
			$text
		);
	}

	return $parts;
}

/**
 * Whether the Basque name of a number ends with a consonant: bat, bost, hamar, ehun; but hogei, hamaika, mila.
 *
 * @param int $number From 1 to 9999.
 */
function ends_with_consonant( int $number ): bool {
	$of_twenty = $number % 20;

	// Hundreds end with ehun, thousands with mila.
	return 0 === $number % 100 ? 0 !== $number % 1000 : in_array( $of_twenty, array( 1, 5, 10, 15 ), true );
}

/**
 * What the code returns; all programs that it asks about have the same site.
 *
 * @template Result
 * @param callable(): Result $code Code. It must not change language or settings.
 * @return Result
 */
function with_site_formats( callable $code ) {
	if ( null !== kept_site_formats() ) {
		return $code();
	}
	kept_site_formats( asked_site_formats() );
	try {
		return $code();
	} finally {
		kept_site_formats( null, true );
	}
}

/**
 * What the site says now.
 *
 * @return SiteFormats
 */
function site_formats(): array {
	return kept_site_formats() ?? asked_site_formats();
}

/**
 * A text in the site's language, translated once. Most programs of a listing ask for it: a function by name costs less than a closure for each.
 *
 * @param callable-string & callable( string ): string $translate Name of the function that translates it.
 * @param string                                       $key       What it is asked for.
 */
function translated_once( string $translate, string $key ): string {
	static $known = array();

	$site = site_formats()['all'];
	if ( ! isset( $known[ $site ][ $translate ][ $key ] ) ) {
		$known[ $site ][ $translate ][ $key ] = $translate( $key );
	}

	return $known[ $site ][ $translate ][ $key ];
}

/**
 * Asks WordPress.
 *
 * @return SiteFormats
 */
function asked_site_formats(): array {
	list( $date, $time ) = array_map( 'get_option', array( 'date_format', 'time_format' ) );
	$formats             = array(
		'locale' => determine_locale(),
		'zone'   => wp_timezone_string(),
		'date'   => is_string( $date ) ? $date : '',
		'time'   => is_string( $time ) && '' !== $time ? $time : 'H:i',
	);

	return $formats + array( 'all' => implode( "\n", $formats ) );
}

/**
 * What was asked for all programs of a listing.
 *
 * @param SiteFormats|null $now    Sets it.
 * @param bool             $forget Sets it to nothing, too.
 * @return SiteFormats|null
 */
function kept_site_formats( ?array $now = null, bool $forget = false ): ?array {
	static $kept = null;
	if ( null !== $now || $forget ) {
		$kept = $now;
	}

	return $kept;
}
