<?php
/**
 * A program in the words of schema.org, as search engines read them.
 *
 * An Event needs a beginning and a place (https://developers.google.com/search/docs/appearance/structured-data/event). What has set times and
 * a description, but no such date or place, is a Course (…/structured-data/course). Of anything else, such as a grant, nothing more is
 * claimed than that it is a CreativeWork.
 *
 * What a program costs and whether there is a place, in the words of schema.org.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const SCHEMA_CONTEXT = 'https://schema.org';

/**
 * Facts as people read them in the page, which leaves entities in a text as they are.
 *
 * @param Facts $facts Facts.
 * @return Facts
 */
function facts_as_read( array $facts ): array {
	foreach ( array( 'place', 'address', 'audience', 'price' ) as $fact ) {
		$facts[ $fact ] = html_entity_decode( $facts[ $fact ], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	return $facts;
}

/**
 * A program.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return array<string, mixed> Empty for one without a name.
 */
function program_data( \WP_Post $post, int $now ): array {
	$facts   = facts_as_read( Program\program_facts( $post->ID ) );
	$url     = WordPress\only_text( get_permalink( $post ) );
	$text    = WordPress\plain_text( Program\excerpt_text( $post ) );
	$picture = get_the_post_thumbnail_url( $post, 'full' );
	$type    = program_type( $facts, '' !== $text );
	$site    = site_organization( $facts );
	$data    = array(
		'@context'            => SCHEMA_CONTEXT,
		'@type'               => $type,
		'name'                => WordPress\plain_text( WordPress\only_text( get_the_title( $post ) ) ),
		'url'                 => $url,
		'description'         => $text,
		'image'               => is_string( $picture ) && '' !== $picture ? array( $picture ) : array(),
		'audience'            => '' === $facts['audience'] ? array() : array(
			'@type'        => 'Audience',
			'audienceType' => $facts['audience'],
		),
		'isAccessibleForFree' => Program\is_free( $facts ) ? true : '',
		'offers'              => program_offer( $facts, $url, $now ),
	);
	if ( 'Event' === $type ) {
		$data += program_times( $facts ) + array(
			'eventStatus' => 'https://schema.org/EventScheduled',
			'location'    => program_place( $facts ),
			'organizer'   => $site,
		);
	} else {
		$data['provider'] = $site;
		if ( 'Course' === $type && '' !== $facts['start'] . $facts['end'] ) {
			$data['hasCourseInstance'] = known_values( array( '@type' => 'CourseInstance' ) + program_times( $facts ) );
		}
	}

	return '' === $data['name'] ? array() : known_values( $data );
}

/**
 * What is known.
 *
 * @param array<string, mixed> $data Data.
 * @return array<string, mixed>
 */
function known_values( array $data ): array {
	return array_filter( $data, static fn( $value ): bool => '' !== $value && array() !== $value );
}

/**
 * What a program is.
 *
 * @param Facts $facts    Facts.
 * @param bool  $has_text Whether it is described.
 * @return 'Event'|'Course'|'CreativeWork'
 */
function program_type( array $facts, bool $has_text ): string {
	if ( '' !== $facts['start'] && '' !== $facts['place'] . $facts['address'] ) {
		return 'Event';
	}

	return $has_text && '' !== $facts['start'] . $facts['end'] . $facts['schedule'] ? 'Course' : 'CreativeWork';
}

/**
 * Beginning and end: days, or with the site's offset. Where the clocks skip the hour of the beginning, the end may be before it: it is
 * left out then.
 *
 * @param Facts $facts Facts.
 * @return array{startDate: string, endDate: string} '' for what is not known.
 */
function program_times( array $facts ): array {
	list( $start, $end ) = array( $facts['start'], $facts['end'] );
	$is_skipped          = strlen( $start ) > 10 && strlen( $end ) > 10 && Program\date_moment( $end ) < Program\date_moment( $start );

	return array(
		'startDate' => '' === $start ? '' : Program\datetime_attribute( $start ),
		'endDate'   => '' === $end || $is_skipped ? '' : Program\datetime_attribute( $end ),
	);
}

/**
 * The place. Search engines want an address: without one, the name of the place is all that is known of it.
 *
 * @param Facts $facts Facts.
 * @return array<string, string>
 */
function program_place( array $facts ): array {
	return array(
		'@type'   => 'Place',
		'name'    => '' === $facts['place'] ? $facts['address'] : $facts['place'],
		'address' => '' === $facts['address'] ? $facts['place'] : $facts['address'],
	);
}

/**
 * Who offers it: the site.
 *
 * @param Facts $facts Facts.
 * @return array<string, mixed> Empty for a site without a name.
 */
function site_organization( array $facts ): array {
	$name = WordPress\plain_text( WordPress\only_text( get_bloginfo( 'name' ) ) );

	return '' === $name ? array() : known_values(
		array(
			'@type'     => 'Organization',
			'name'      => $name,
			'url'       => home_url( '/' ),
			'email'     => $facts['email'],
			'telephone' => $facts['phone'],
		)
	);
}

/**
 * Signs that stand for one currency wherever they are read: a dollar or a peso could be several.
 */
const CURRENCIES = array(
	'€'   => 'EUR',
	'EUR' => 'EUR',
	'£'   => 'GBP',
	'GBP' => 'GBP',
	'USD' => 'USD',
	'US$' => 'USD',
	'MXN' => 'MXN',
	'R$'  => 'BRL',
	'S/'  => 'PEN',
);

/**
 * The offer of a program.
 *
 * @param Facts  $facts Facts.
 * @param string $url   Address of the program.
 * @param int    $now   Unix time.
 * @return array<string, mixed> Empty when nothing is known.
 */
function program_offer( array $facts, string $url, int $now ): array {
	$state = Program\signup_state( $facts, $now );
	$offer = Program\is_free( $facts ) ? array( 'price' => 0 ) : offer_price( $facts['price'] );
	if ( 'none' !== $state ) {
		// Search engines know no other words for a place that cannot be had.
		$offer['availability'] = 'https://schema.org/' . ( 'open' === $state ? 'InStock' : 'SoldOut' );
	}
	if ( '' !== $facts['signup_until'] ) {
		$offer['availabilityEnds'] = $facts['signup_until'];
	}

	return array() === $offer ? array() : array(
		'@type' => 'Offer',
		'url'   => '' === $facts['signup_url'] ? $url : $facts['signup_url'],
	) + $offer;
}

/**
 * A price that somebody wrote. It is a number only where nothing else is said: "25 € al mes" is not 25 €.
 *
 * @param string $text Text.
 * @return array<string, string>
 */
function offer_price( string $text ): array {
	if ( '' === $text ) {
		return array();
	}
	$signs = implode( '|', array_map( static fn( string $sign ): string => preg_quote( $sign, '/' ), array_keys( CURRENCIES ) ) );
	$space = '[\s\x{a0}\x{202f}]*';
	if ( 1 !== preg_match( "/^(?:($signs)$space)?(\d{1,9})(?:[.,](\d{2}))?(?:$space($signs))?$/u", trim( $text ), $found ) ) {
		return array( 'description' => $text );
	}
	$sign = '' === $found[1] ? $found[4] ?? '' : $found[1];

	return '' === $sign ? array( 'description' => $text ) : array(
		'price'         => $found[2] . ( '' === ( $found[3] ?? '' ) ? '' : ".$found[3]" ),
		'priceCurrency' => CURRENCIES[ $sign ],
	);
}
