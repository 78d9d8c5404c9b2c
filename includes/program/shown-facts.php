<?php
/**
 * The view model of a program's facts: what cards, the program's page, the REST API and the editor print.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The facts and the badge of a program. A program that is password-protected, or that the visitor may not read, has none.
 *
 * @param \WP_Post          $post Program.
 * @param int               $now  Unix time.
 * @param list<string>|null $keys Which facts, in which order; null for all. Unknown keys and facts that the program does not have are left out.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function shown_facts( \WP_Post $post, int $now, ?array $keys = null ): array {
	if ( ! is_open_program( $post ) ) {
		return array(
			'facts' => array(),
			'badge' => null,
		);
	}

	return shown_facts_of_values( program_facts( $post->ID ), $now, $keys ?? array_keys( shown_fact_words() ) );
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
		'badge' => program_badge( $values, $now ),
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
	$entry = facts_table()[ $key ] ?? null;
	if ( ! isset( $entry['word'] ) ) {
		return null;
	}
	$parts = $entry['parts'] ?? array( $key );
	if ( isset( $entry['html'] ) ) {
		list( $text, $html ) = $entry['html']( $values, $now );
	} else {
		$text = isset( $entry['text'] ) ? $entry['text']( $values ) : stored_facts_text( $parts, $values );
		$html = esc_html( $text );
	}

	return '' === $text ? null : array(
		'key'   => $key,
		'label' => $entry['label'](),
		'text'  => $text,
		'html'  => WordPress\without_brackets( $html ),
		'links' => isset( $entry['links'] ) ? $entry['links']( $values, $now ) : stored_facts_links( $parts, $values ),
	);
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
		$kind    = fact_kind( $fact );
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
		$link = fact_kind( $fact )['link'] ?? null;
		if ( '' !== $text && null !== $link ) {
			$url     = $link( $text );
			$links[] = compact( 'url', 'text' );
		}
	}

	return $links;
}
