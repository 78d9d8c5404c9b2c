<?php
/**
 * Programs of ten organizations, as all that reads them tells them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Ten_Programs;

use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{at, listing, post_of, program_with_facts};

/**
 * What is told of a program.
 *
 * @param array<string, string> $facts Facts.
 * @param string                $title Title.
 * @param string                $now   Moment; cards are made today, before all of these programs begin.
 * @return array{card: list<string>, page: list<string>, file: string, data: array<string, mixed>}
 */
function told( array $facts, string $title, string $now ): array {
	update_option( 'timezone_string', 'Europe/Madrid' );
	$post = post_of(
		program_with_facts(
			$facts,
			array(
				'post_title'   => $title,
				'post_excerpt' => 'Para quien quiera venir.',
			)
		)
	);
	$page = Program_Page\get_program_view_model( $post, at( $now ) );
	$lead = $page['lead'] ?? array();
	$rows = array_merge( array(), ...array_column( $page['sessions']['months'] ?? array(), 'sessions' ) );
	$said = array_merge(
		array( implode( ' ', $lead['when'] ?? array() ), wp_strip_all_tags( $lead['state'] ?? '' ), $lead['notice'] ?? '' ),
		array_map( __NAMESPACE__ . '\\line', $page['facts'] ?? array() ),
		array_map( static fn( array $row ): string => trim( "$row[day] $row[hours] " . wp_strip_all_tags( $row['state'] ) . " $row[note]" ), array_slice( $rows, 0, 3 ) ),
		array_column( $lead['signup'] ?? array(), 'text' ),
		array( '' === ( $lead['calendar'] ?? '' ) ? '' : 'Calendario' )
	);

	return array(
		'card' => card_lines( listing( array( 'card' => array( 'picture', 'notice', 'dates', 'schedule', 'place', 'online_url', 'ages', 'teacher', 'languages', 'price', 'signup' ) ) ) ),
		'page' => array_values( array_diff( $said, array( '' ) ) ),
		'file' => Program_Page\get_calendar_file( $post ),
		'data' => Program_Page\get_structured_data( $post, at( $now ) ),
	);
}

/**
 * A fact of a page as a line: a link where the page has one.
 *
 * @param array{key: string, label: string, text: string, html: string, links: list<array{url: string, text: string}>} $fact Fact.
 */
function line( array $fact ): string {
	$link = 'online_url' === $fact['key'] ? $fact['links'][0] ?? null : null;

	return "{$fact['label']}: " . ( null === $link ? $fact['text'] : "{$link['text']} <{$link['url']}>" );
}

/**
 * What is seen of a listing's only card: when it is, and its lines of facts.
 *
 * @param string $html HTML of the listing.
 * @return list<string>
 */
function card_lines( string $html ): array {
	preg_match_all( '~<(p class="programas-card__when|li class="programas-card__line)[^>]*>(.*?)</(?:p|li)>~s', $html, $found );

	return array_map( static fn( string $line ): string => trim( html_entity_decode( wp_strip_all_tags( str_replace( array( '</span> <span', "\u{a0}" ), array( '</span> · <span', ' ' ), $line ) ) ) ), $found[2] );
}
