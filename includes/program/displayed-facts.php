<?php
/**
 * The facts of a program as visitors see them, and the view model that cards, the program's page, the REST API and the editor print.
 *
 * Sessions say when a program takes place; a program that is postponed or moved online has no dates or
 * no place. One that takes place again (shifted facts) has what is not said about the former time alone.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\Integrations;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The facts of a program as they are edited: '' for what is not stored or cannot be used, and for an end before the beginning.
 *
 * @param int $program Program.
 * @return Facts
 */
function stored_facts( int $program ): array {
	/**
	 * All at once, as they are stored, where no plugin filters single keys. Not get_post_meta(), which looks for a default in all registered metadata.
	 *
	 * @var array<string, list<string>>|false|null $all
	 */
	$all   = has_filter( 'get_post_metadata' ) ? null : get_metadata_raw( 'post', $program );
	$kinds = get_fact_kinds();
	$named = get_listed_content()[ (string) get_post_type( $program ) ]['facts'] ?? array();
	$facts = array();
	$read  = static function ( string $key ) use ( $all, $program ) {
		if ( ! is_array( $all ) ) {
			return get_metadata_raw( 'post', $program, $key, true );
		}

		// WordPress would do so, too, and no more than once.
		return isset( $all[ $key ] ) ? maybe_unserialize( $all[ $key ][0] ) : null;
	};
	foreach ( $kinds as $fact => $kind ) {
		$facts[ $fact ] = sanitize_stored_fact( $kind, $read( META_PREFIX . $fact ) );
	}
	foreach ( $named as $fact => $source ) {
		$stored = is_string( $source ) ? Integrations\get_acf_value( $read( $source ), $read( "_$source" ) ) : $source( get_post( $program ) );
		if ( null !== $stored ) {
			$facts[ $fact ] = sanitize_stored_fact( $kinds[ $fact ], get_external_fact_text( $fact, $stored ) );
		}
	}
	$facts = add_sessions_of_dates( remove_inverted_ranges( $facts ), $named );
	if ( array() === $named && false !== has_filter( 'get_post_metadata', '_wp_preview_meta_filter' ) ) {
		// A preview has the sessions of a revision.
		$facts = get_dates_of_facts( $facts ) + $facts;
	}

	return $facts;
}

/**
 * The facts of a program as readers see them.
 *
 * @param int $program Program.
 * @return Facts
 */
function program_facts( int $program ): array {
	return displayed_facts( stored_facts( $program ) );
}

/**
 * Facts in which a postponed program has no dates, and one that moved online has no place.
 *
 * @param Facts $facts Stored facts.
 * @return Facts
 */
function displayed_facts( array $facts ): array {
	list( 'start' => $start, 'sessions' => $sessions ) = $facts;
	if ( '' === $facts['event_status'] && str_contains( $sessions, '!' ) ) {
		$rules = session_rules( $sessions );
		if ( array() !== $rules && array() === array_merge( ...array_column( $rules, 'days' ) ) ) {
			// All of its sessions are.
			$facts['event_status'] = 'cancelled';
		}
	}
	if ( 'postponed' === $facts['event_status'] ) {
		$facts = array(
			'previous_start' => '' === $start ? $facts['previous_start'] : $start,
			'start'          => '',
			'end'            => '',
			'sessions'       => '',
		) + $facts;
	}
	if ( 'online' === $facts['event_status'] ) {
		$facts = array(
			'place'   => '',
			'address' => '',
		) + $facts;
	}

	/**
	 * The table has these.
	 *
	 * @var Facts $facts
	 */
	return $facts;
}

/**
 * The facts and the badge of a program. A program that is password-protected, or that the visitor may not read, has none.
 *
 * @param \WP_Post          $post Program.
 * @param int               $now  Unix time.
 * @param list<string>|null $keys Which facts, in which order; null for all. Unknown keys and facts that the program does not have are left out.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function shown_facts( \WP_Post $post, int $now, ?array $keys = null ): array {
	if ( ! is_readable_without_password( $post ) ) {
		return array(
			'facts' => array(),
			'badge' => null,
		);
	}

	return shown_facts_of_values( program_facts( $post->ID ), $now, $keys ?? array_keys( get_shown_fact_words() ) );
}

/**
 * The same for values that are already known.
 *
 * @param Facts        $values Stored facts.
 * @param int          $now    Unix time.
 * @param list<string> $keys   Which facts, in which order.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function shown_facts_of_values( array $values, int $now, array $keys ): array {
	$facts = array();
	foreach ( $keys as $key ) {
		$fact = shown_fact( $key, $values, $now );
		if ( null !== $fact ) {
			$facts[] = $fact;
		}
	}

	return array(
		'facts' => $facts,
		'badge' => get_program_badge( $values, $now ),
	);
}

/**
 * A fact as it is shown.
 *
 * @param string $key    Key in the table.
 * @param Facts  $values Stored facts.
 * @param int    $now    Unix time.
 * @return Fact|null Null when the program does not have it, or it is none of those that are shown.
 */
function shown_fact( string $key, array $values, int $now ): ?array {
	$entry               = get_facts_table()[ $key ] ?? null;
	$is_amount           = 'price' === $key && '1' === $values['application'];
	list( $text, $html ) = fact_text_and_html( $key, $values, $now );

	$links = isset( $entry['links'] ) ? $entry['links']( $values, $now ) : stored_facts_links( $entry['parts'] ?? array( $key ), $values );
	foreach ( $links as $number => $link ) {
		$links[ $number ]['text'] = WordPress\escape_square_brackets( $link['text'] );
	}

	return null === $entry || '' === $text ? null : array(
		'key'   => $key,
		'label' => $is_amount ? _x( 'Amount', 'of a grant', 'programs-filter' ) : $entry['label'](),
		'text'  => $text,
		'html'  => WordPress\escape_square_brackets( $html ?? WordPress\escaped_text( $text ) ),
		'links' => $links,
	);
}

/**
 * What is read of a fact.
 *
 * @param string $key    Key in the table.
 * @param Facts  $values Stored facts.
 * @param int    $now    Unix time.
 * @return array{string, string|null} Text; HTML, null where it is the text. Empty where shown_fact() returns null.
 */
function fact_text_and_html( string $key, array $values, int $now ): array {
	$entry = get_facts_table()[ $key ] ?? null;
	if ( ! isset( $entry['word'] ) ) {
		return array( '', null );
	}
	if ( isset( $entry['html'] ) ) {
		return $entry['html']( $values, $now );
	}

	return array( isset( $entry['text'] ) ? $entry['text']( $values ) : stored_facts_text( $entry['parts'] ?? array( $key ), $values ), null );
}

/**
 * Stored facts as text.
 *
 * @param list<string> $parts  Keys.
 * @param Facts        $values Stored facts.
 */
function stored_facts_text( array $parts, array $values ): string {
	$texts = array();
	foreach ( $parts as $fact ) {
		$kind    = get_fact_kind( $fact );
		$value   = $values[ $fact ] ?? '';
		$texts[] = null === $kind || '' === $value || $value === $kind['nothing'] ? '' : kind_text( $kind, $value );
	}

	return implode( ' · ', array_diff( $texts, array( '' ) ) );
}

/**
 * A value as it is read.
 *
 * @param KindEntry $kind  Kind.
 * @param string    $value Stored value that says something.
 */
function kind_text( array $kind, string $value ): string {
	if ( null !== $kind['choices'] ) {
		return $kind['choices']()[ $value ] ?? '';
	}

	return null === $kind['text'] ? $value : $kind['text']( $value );
}

/**
 * The links of stored facts: phone numbers, email and web addresses.
 *
 * @param list<string> $parts  Keys.
 * @param Facts        $values Stored facts.
 * @return list<array{url: string, text: string}> To be escaped where they are printed; WordPress allows tel: and mailto:.
 */
function stored_facts_links( array $parts, array $values ): array {
	$links = array();
	foreach ( $parts as $fact ) {
		$text = $values[ $fact ] ?? '';
		$link = get_fact_kind( $fact )['link'] ?? null;
		if ( '' !== $text && null !== $link ) {
			$url     = $link( $text );
			$links[] = compact( 'url', 'text' );
		}
	}

	return $links;
}

/**
 * The facts of the next time.
 *
 * @param array<string, string> $stored Stored facts.
 * @param int|null              $weeks  How many weeks later it is, so that a Tuesday stays a Tuesday; null for no days yet.
 * @return array<string, string> The same keys.
 */
function shifted_facts( array $stored, ?int $weeks ): array {
	$later = static fn( array $found ): string => day_of_number( day_number( $found[0] ) + 7 * (int) $weeks );
	foreach ( $stored as $fact => $value ) {
		if ( in_array( $fact, PER_EDITION_FACTS, true ) ) {
			$stored[ $fact ] = '';
		} elseif ( get_fact_kind( $fact )['has_days'] ?? false ) {
			// What was cancelled, elsewhere or left out this time is not so the next time: holidays fall on other days.
			$value           = trim( (string) preg_replace( '/^[!@>].*$\n?| -\d{4}-\d\d-\d\d/m', '', $value ) );
			$stored[ $fact ] = null === $weeks ? '' : (string) preg_replace_callback( '/\d{4}-\d\d-\d\d/', $later, $value );
		}
	}

	return $stored;
}
