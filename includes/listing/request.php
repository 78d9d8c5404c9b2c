<?php
/**
 * Parses the query string of the page as the browser's URLSearchParams does, because server and script have to agree and $_GET has only the last of
 * repeated parameters. Used by overview.php, class-page.php, and the feed and calendar.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Default name of the page parameter. */
const CATEGORY_PARAMETER = 'categoria';

/** Keys of criteria: parameters of the address, `data-filter` of controls, `data-` of cards. The category of a card is `data-categories`. */
const CATEGORY = CATEGORY_PARAMETER;
const WHEN     = 'cuando';
const DATES    = 'fechas';
const FROM     = 'desde';
const UNTIL    = 'hasta';
const HOURS    = 'horario';
const YEAR     = 'anio';
const FREE     = 'gratis';
const PLACES   = 'plazas';
const CHANGED  = 'cambios';
const PLACE    = 'lugar';
const AGE      = 'edad';
const PRICE    = 'precio';
const WORDS    = 'buscar';
const ORDER    = 'orden';

/** The kinds of the criteria that ask for times. One session answers them together. */
const TIME_CRITERIA = array(
	WHEN  => 'when',
	FROM  => 'day',
	UNTIL => 'day',
	HOURS => 'hours',
);

/** Most values of a criterion that are read. */
const MAX_VALUES = 50;

/**
 * Returns the name of the page parameter of a criterion.
 *
 * @param string $criterion Key of the criterion.
 */
function get_parameter_name( string $criterion = CATEGORY_PARAMETER ): string {
	/**
	 * Filters the name of a query arg, for sites that use `categoria` for something else. Links shared before have the old name.
	 *
	 * @since 0.1.0
	 *
	 * @param string $parameter Up to 50 ASCII letters, digits, `-` and `_`, starting with a letter; no query var of WordPress.
	 * @param string $criterion Key of the criterion, such as `categoria`.
	 */
	$filtered = apply_filters( 'programs_filter_parameter', $criterion, $criterion );
	if ( ! is_string( $filtered ) || 1 !== preg_match( '/^[a-z][a-z0-9_-]{0,49}$/Di', $filtered ) ) {
		return $criterion;
	}
	// The name is in use by WordPress or by another criterion.
	$is_taken = is_wordpress_query_var( $filtered ) || ( CATEGORY_PARAMETER !== $criterion && get_parameter_name() === $filtered );

	return $is_taken ? $criterion : $filtered;
}

/**
 * Whether a name is a query variable of WordPress, such as `p` or `s`.
 *
 * @param string $name Name.
 */
function is_wordpress_query_var( string $name ): bool {
	$wp = $GLOBALS['wp'] ?? null;

	return $wp instanceof \WP && in_array( $name, array_merge( $wp->public_query_vars, $wp->private_query_vars ), true );
}

/**
 * Returns the values of a parameter.
 *
 * @param string $parameter Name.
 * @return list<string>|null Values in order, '' for an array; null when it is absent.
 */
function get_parameter_values( string $parameter ): ?array {
	$values = null;
	foreach ( get_query_parameters() as list( $name, $value ) ) {
		if ( $parameter === $name || str_starts_with( $name, $parameter . '[' ) ) {
			$values[] = $parameter === $name ? $value : '';
		}
	}

	return $values;
}

/**
 * Returns the number of a parameter.
 *
 * @param string $parameter Name.
 * @return int 0 for none.
 */
function get_requested_number( string $parameter ): int {
	$values = get_parameter_values( $parameter ) ?? array();

	return 1 === count( $values ) && 1 === preg_match( '/^[1-9]\d{0,5}$/D', $values[0] ) ? (int) $values[0] : 0;
}

/**
 * Returns what each value of a parameter means.
 *
 * @param string                   $parameter   Name of the page parameter.
 * @param bool                     $are_several Whether there can be several; else one that is repeated is that one, and others mean nothing.
 * @param callable(string): string $usable      What a value means; '' for nothing.
 * @param bool                     $is_field    Whether an empty value beside others is one that the form sends for boxes that are not ticked.
 * @return array<string>|null By value; null when the parameter is absent.
 */
function parse_parameter( string $parameter, bool $are_several, callable $usable, bool $is_field = false ): ?array {
	$values = get_parameter_values( $parameter );
	if ( null === $values ) {
		return null;
	}
	$values  = array_unique( $is_field ? array_diff( $values, array( '' ) ) : $values );
	$meaning = array();
	foreach ( ! $are_several && count( $values ) > 1 ? array() : array_slice( $values, 0, MAX_VALUES ) as $value ) {
		$meaning[ $value ] = $usable( $value );
	}

	return $meaning;
}

/**
 * Returns what a value of the address means among known ones: it is one of them, or WordPress would make one of it, as of "Danza." or "música".
 *
 * @param string                $value   Value; any bytes.
 * @param list<string>          $known   Known values.
 * @param array<string, string> $renamed Known values by old ones.
 * @return string '' for none. The script does the same (src/listing/view/address.ts).
 */
function match_value( string $value, array $known, array $renamed = array() ): string {
	foreach ( array( false, true ) as $is_typed ) {
		$one = $is_typed ? sanitize_title( 1 === preg_match( '//u', $value ) ? $value : '' ) : $value;
		$one = $renamed[ $one ] ?? $one;
		if ( '' !== $one && in_array( $one, $known, true ) ) {
			return $one;
		}
	}

	return '';
}

/**
 * Returns the items of a list, each once.
 *
 * @param mixed $items List.
 * @return list<string> Without empty ones.
 */
function get_filled_items( $items ): array {
	return array_values( array_unique( array_filter( (array) $items, static fn( $item ): bool => is_string( $item ) && '' !== $item ) ) );
}

/**
 * Returns all parameters of the query string, decoded.
 *
 * @return list<Parameter> Pairs of name and value, which may be any bytes.
 */
function get_query_parameters(): array {
	return parse_query_parameters( get_query_string() );
}

/**
 * Returns the parameters of a query string, decoded.
 *
 * @param string $query Query string.
 * @return list<Parameter> Pairs of name and value, which may be any bytes.
 */
function parse_query_parameters( string $query ): array {
	$pairs = array();
	foreach ( explode( '&', substr( $query, 0, MAX_QUERY_LENGTH ) ) as $part ) {
		if ( '' !== $part ) {
			$pair    = array_map( 'urldecode', explode( '=', $part, 2 ) );
			$pairs[] = array( $pair[0], $pair[1] ?? '' );
		}
	}

	return $pairs;
}

/**
 * Returns a query string.
 *
 * @param list<Parameter> $pairs Names and values.
 */
function build_query( array $pairs ): string {
	return implode( '&', array_map( static fn( array $pair ): string => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) );
}

/**
 * Returns an address with a query string behind its own.
 *
 * @param string $address Address.
 * @param string $query   Query string; '' for none.
 */
function append_query( string $address, string $query ): string {
	return $address . ( '' === $query ? '' : ( str_contains( $address, '?' ) ? '&' : '?' ) . $query );
}

/**
 * Runs a callback as on a page with a query string, for a REST request with the parameters of such a page.
 *
 * @template Result
 * @param string             $query    Query string.
 * @param callable(): Result $callback What to do.
 * @return Result
 */
function with_query_string( string $query, callable $callback ) {
	$before = override_query_string();
	override_query_string( array( $query ) );
	try {
		return $callback();
	} finally {
		override_query_string( null === $before ? array() : array( $before ) );
	}
}

/**
 * The query string in place of the page's own.
 *
 * @param array{0?: string}|null $set Sets it; empty for none.
 */
function override_query_string( ?array $set = null ): ?string {
	static $given = array();

	$given = $set ?? $given;

	return $given[0] ?? null;
}

/**
 * Returns the query string of the page.
 *
 * @return string '' in the REST API, the admin and Ajax, unless another one is given.
 */
function get_query_string(): string {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Sanitizing would change slugs. Values meet allow-lists and are escaped where they print.
	$own = is_admin() || wp_is_serving_rest_request() ? '' : WordPress\only_text( wp_unslash( $_SERVER['QUERY_STRING'] ?? '' ) );

	return override_query_string() ?? $own;
}

/**
 * Returns the path of the page, for its links and its form: a page may have a `<base>` that is another one. The script has it, too
 * (src/listing/view/history.ts).
 *
 * @return string '' in the REST API, the admin and Ajax.
 */
function get_page_path(): string {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Escaped where it is printed.
	$address = is_admin() || wp_is_serving_rest_request() ? '' : WordPress\only_text( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) );

	// A second slash would make it a host.
	return str_starts_with( $address, '/' ) ? '/' . ltrim( explode( '?', $address )[0], '/\\' ) : '';
}

/** Bytes of a query string that are read: as many as most servers accept. */
const MAX_QUERY_LENGTH = 8192;

/** Limits of the page's other parameters that the form repeats. */
const MAX_OTHER_PARAMETERS = 50;
const MAX_OTHER_LENGTH     = 2000;

/** Whether the URL has words to search, for any listing. */
function is_search_requested(): bool {
	$name = preg_quote( get_parameter_name( WORDS ), '/' );

	return array() !== preg_grep( "/^$name(?:-\d+)?(?:\[|$)/D", array_column( get_query_parameters(), 0 ) );
}
