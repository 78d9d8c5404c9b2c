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
	static $kinds = null;
	if ( null === $kinds ) {
		$kinds = array();
		foreach ( facts_table() as $fact => $entry ) {
			if ( isset( $entry['kind'] ) ) {
				$kinds[ $fact ] = $entry['kind'];
			}
		}
	}

	return $kinds;
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
