<?php
/**
 * A program in the words of schema.org, as search engines read them.
 *
 * An Event needs a beginning and a place (https://developers.google.com/search/docs/appearance/structured-data/event). What has set times and
 * a description, but no such date or place, is a Course (…/structured-data/course). Of anything else, such as a grant, nothing more is
 * claimed than that it is a CreativeWork.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Structured_Program;

use ProgramsFilter\Dates;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Fact_Texts;
use ProgramsFilter\Facts;
use ProgramsFilter\Structured_Offer;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

const CONTEXT = 'https://schema.org';

/**
 * Facts as people read them in the page, which leaves entities in a text as they are.
 *
 * @param array $facts Facts.
 * @phpstan-param Facts $facts
 * @return array
 * @phpstan-return Facts
 */
function as_read( array $facts ): array {
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
function data( \WP_Post $post, int $now ): array {
	$facts   = as_read( Facts\values( $post->ID ) );
	$url     = Text\only_text( get_permalink( $post ) );
	$text    = Text\plain( Excerpt\text( $post ) );
	$picture = get_the_post_thumbnail_url( $post, 'full' );
	$type    = type( $facts, '' !== $text );
	$site    = organization( $facts );
	$data    = array(
		'@context'            => CONTEXT,
		'@type'               => $type,
		'name'                => Text\plain( Text\only_text( get_the_title( $post ) ) ),
		'url'                 => $url,
		'description'         => $text,
		'image'               => is_string( $picture ) && '' !== $picture ? array( $picture ) : array(),
		'audience'            => '' === $facts['audience'] ? array() : array(
			'@type'        => 'Audience',
			'audienceType' => $facts['audience'],
		),
		'isAccessibleForFree' => Fact_Texts\is_free( $facts ) ? true : '',
		'offers'              => Structured_Offer\offer( $facts, $url, $now ),
	);
	if ( 'Event' === $type ) {
		$data += times( $facts ) + array(
			'eventStatus' => 'https://schema.org/EventScheduled',
			'location'    => place( $facts ),
			'organizer'   => $site,
		);
	} else {
		$data['provider'] = $site;
		if ( 'Course' === $type && '' !== $facts['start'] . $facts['end'] ) {
			$data['hasCourseInstance'] = known( array( '@type' => 'CourseInstance' ) + times( $facts ) );
		}
	}

	return '' === $data['name'] ? array() : known( $data );
}

/**
 * What is known.
 *
 * @param array<string, mixed> $data Data.
 * @return array<string, mixed>
 */
function known( array $data ): array {
	return array_filter( $data, static fn( $value ): bool => '' !== $value && array() !== $value );
}

/**
 * What a program is.
 *
 * @param array $facts     Facts.
 * @param bool  $has_text  Whether it is described.
 * @phpstan-param Facts $facts
 * @return 'Event'|'Course'|'CreativeWork'
 */
function type( array $facts, bool $has_text ): string {
	if ( '' !== $facts['start'] && '' !== $facts['place'] . $facts['address'] ) {
		return 'Event';
	}

	return $has_text && '' !== $facts['start'] . $facts['end'] . $facts['schedule'] ? 'Course' : 'CreativeWork';
}

/**
 * Beginning and end: days, or with the site's offset. Where the clocks skip the hour of the beginning, the end may be before it: it is
 * left out then.
 *
 * @param array $facts Facts.
 * @phpstan-param Facts $facts
 * @return array{startDate: string, endDate: string} '' for what is not known.
 */
function times( array $facts ): array {
	list( $start, $end ) = array( $facts['start'], $facts['end'] );
	$is_skipped          = strlen( $start ) > 10 && strlen( $end ) > 10 && Dates\timestamp( $end ) < Dates\timestamp( $start );

	return array(
		'startDate' => '' === $start ? '' : Dates\attribute( $start ),
		'endDate'   => '' === $end || $is_skipped ? '' : Dates\attribute( $end ),
	);
}

/**
 * The place. Search engines want an address: without one, the name of the place is all that is known of it.
 *
 * @param array $facts Facts.
 * @phpstan-param Facts $facts
 * @return array<string, string>
 */
function place( array $facts ): array {
	return array(
		'@type'   => 'Place',
		'name'    => '' === $facts['place'] ? $facts['address'] : $facts['place'],
		'address' => '' === $facts['address'] ? $facts['place'] : $facts['address'],
	);
}

/**
 * Who offers it: the site.
 *
 * @param array $facts Facts.
 * @phpstan-param Facts $facts
 * @return array<string, mixed> Empty for a site without a name.
 */
function organization( array $facts ): array {
	$name = Text\plain( Text\only_text( get_bloginfo( 'name' ) ) );

	return '' === $name ? array() : known(
		array(
			'@type'     => 'Organization',
			'name'      => $name,
			'url'       => home_url( '/' ),
			'email'     => $facts['email'],
			'telephone' => $facts['phone'],
		)
	);
}
