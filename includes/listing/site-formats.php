<?php
/**
 * What the text of a date depends on besides the date: language, time zone and formats of the site.
 *
 * WordPress passes each through filters whenever it is asked. For the programs of a listing it is asked once.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Site_Formats;

use ProgramsFilter\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * What the code returns; all programs that it asks about have the same site.
 *
 * @template Result
 * @param callable(): Result $code Code. It must not change language or settings.
 * @return Result
 */
function once( callable $code ) {
	if ( null !== kept() ) {
		return $code();
	}
	kept( asked() );
	try {
		return $code();
	} finally {
		kept( null, true );
	}
}

/**
 * What the site says now.
 *
 * @return array
 * @phpstan-return SiteFormats
 */
function current(): array {
	return kept() ?? asked();
}

/**
 * A text in the site's language, translated once. Most programs of a listing ask for it: a function by name costs less than a closure for each.
 *
 * @param string $translate Name of the function that translates it.
 * @param string $key       What it is asked for.
 * @phpstan-param callable-string & callable( string ): string $translate
 */
function text_once( string $translate, string $key ): string {
	static $known = array();

	$site = current()['all'];
	if ( ! isset( $known[ $site ][ $translate ][ $key ] ) ) {
		$known[ $site ][ $translate ][ $key ] = $translate( $key );
	}

	return $known[ $site ][ $translate ][ $key ];
}

/**
 * Asks WordPress.
 *
 * @return array
 * @phpstan-return SiteFormats
 */
function asked(): array {
	list( $date, $time ) = array_map( 'get_option', array( 'date_format', 'time_format' ) );
	$formats             = array(
		'locale' => Answers\locale(),
		'zone'   => wp_timezone_string(),
		'date'   => is_string( $date ) ? $date : '',
		'time'   => is_string( $time ) && '' !== $time ? $time : 'H:i',
	);

	return $formats + array( 'all' => implode( "\n", $formats ) );
}

/**
 * What was asked for all programs of a listing.
 *
 * @param array|null $now    Sets it.
 * @param bool       $forget Sets it to nothing, too.
 * @phpstan-param SiteFormats|null $now
 * @return array|null
 * @phpstan-return SiteFormats|null
 */
function kept( ?array $now = null, bool $forget = false ): ?array {
	static $kept = null;
	if ( null !== $now || $forget ) {
		$kept = $now;
	}

	return $kept;
}
