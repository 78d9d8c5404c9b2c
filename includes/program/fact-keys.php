<?php
/**
 * Lookups in the table of facts: kinds, meta keys, words and labels.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Prefix of the meta keys. It has no underscore in front: block bindings read public metadata only.
 */
const META_PREFIX = 'pfilter_';

/** Facts of which the first is never above the second. */
const ORDERED_FACTS = array(
	'start'    => 'end',
	'age_from' => 'age_to',
);

/**
 * The stored facts.
 *
 * @return array<string, FactKind> Kinds by key.
 */
function fact_kinds(): array {
	static $kinds = array();
	static $of    = null;
	if ( facts_table() !== $of ) {
		$of    = facts_table();
		$kinds = array();
		foreach ( $of as $fact => $entry ) {
			if ( isset( $entry['kind'] ) ) {
				$kinds[ $fact ] = $entry['kind'];
			}
		}
	}

	return $kinds;
}

/**
 * What the kind of a fact says.
 *
 * @param string $fact Key.
 * @return KindEntry|null Null for a fact that is not stored.
 */
function fact_kind( string $fact ): ?array {
	$kind = fact_kinds()[ $fact ] ?? null;

	return null === $kind ? null : kinds_table()[ $kind ];
}

/**
 * The stored facts that are words of a language.
 *
 * @return list<string> Keys.
 */
function prose_facts(): array {
	return array_keys( array_filter( fact_kinds(), static fn( string $kind ): bool => kinds_table()[ $kind ]['is_prose'] ) );
}

/**
 * The labels of the stored facts.
 *
 * @return array<string, string> By key.
 */
function fact_labels(): array {
	return array_map( static fn( array $entry ): string => $entry['label'](), array_intersect_key( facts_table(), fact_kinds() ) );
}

/**
 * The meta key of a stored fact.
 *
 * @param string $fact Key of the fact.
 * @throws \InvalidArgumentException When there is no such fact.
 */
function fact_meta_key( string $fact ): string {
	if ( ! isset( fact_kinds()[ $fact ] ) ) {
		throw new \InvalidArgumentException( esc_html( "There is no fact $fact." ) );
	}

	return META_PREFIX . $fact;
}

/**
 * The meta keys of the stored facts.
 *
 * @return list<string>
 */
function fact_meta_keys(): array {
	return array_map( __NAMESPACE__ . '\\fact_meta_key', array_keys( fact_kinds() ) );
}

/**
 * The fact of a meta key.
 *
 * @param string $meta_key Any meta key.
 * @return string|null Its key; null for other metadata.
 */
function fact_of_meta( string $meta_key ): ?string {
	$fact = str_starts_with( $meta_key, META_PREFIX ) ? (string) substr( $meta_key, strlen( META_PREFIX ) ) : '';

	return isset( fact_kinds()[ $fact ] ) ? $fact : null;
}

/**
 * The facts that are shown, with their words in the shortcode.
 *
 * @return array<string, string> Words by key.
 */
function shown_fact_words(): array {
	return array_filter( array_map( static fn( array $entry ): string => $entry['word'] ?? '', facts_table() ), static fn( string $word ): bool => '' !== $word );
}

/**
 * The labels of the facts that are shown.
 *
 * @return array<string, string> By key.
 */
function shown_fact_labels(): array {
	return array_map( static fn( array $entry ): string => $entry['label'](), array_intersect_key( facts_table(), shown_fact_words() ) );
}

/**
 * Whether the first of two facts is above the second (ORDERED_FACTS).
 *
 * @param key-of<ORDERED_FACTS> $fact   Key of the first.
 * @param string                $first  Clean value, '' for none.
 * @param string                $second Clean value, '' for none.
 */
function are_in_wrong_order( string $fact, string $first, string $second ): bool {
	return 'start' === $fact ? ends_before_it_starts( $first, $second ) : '' !== $second && (int) $first > (int) $second;
}

/**
 * Whether an end is before its beginning. An end without a time is the end of that day.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 */
function ends_before_it_starts( string $start, string $end ): bool {
	if ( '' === $start || '' === $end ) {
		return false;
	}

	return 10 === strlen( $start ) || 10 === strlen( $end ) ? substr( $end, 0, 10 ) < substr( $start, 0, 10 ) : $end < $start;
}
