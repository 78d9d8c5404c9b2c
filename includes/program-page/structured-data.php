<?php
/**
 * Prints the JSON-LD of a program's page for search engines.
 *
 * An Event needs a start and a place (https://developers.google.com/search/docs/appearance/structured-data/event). A program with a schedule and a
 * description, but without such a date or place, is a Course (…/structured-data/course). Anything else, such as a grant, is a CreativeWork.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Prints the data of the page's program. */
function print_program_structured_data(): void {
	$post = is_singular() ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && Listing\is_page_for_all_visitors() ) {
		Listing\print_structured_data( get_structured_data( $post, WordPress\get_current_timestamp() ), $post );
	}
}

/**
 * The data of a program.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return array<string, mixed> Empty for one without a name.
 */
function get_structured_data( \WP_Post $post, int $now ): array {
	$facts   = decode_fact_entities( Program\program_facts( $post->ID ) );
	$status  = get_event_status_data( $facts );
	$facts   = Program\is_without_new_date( $facts ) ? array( 'start' => $facts['previous_start'] ) + $facts : $facts;
	$url     = WordPress\only_text( get_permalink( $post ) );
	$text    = WordPress\get_plain_text( Program\get_excerpt_text( $post ) );
	$picture = (string) get_the_post_thumbnail_url( $post, 'full' );
	$type    = get_schema_type( $facts, '' !== $text );
	$data    = array(
		'@context'            => Listing\SCHEMA_CONTEXT,
		'@type'               => $type,
		'name'                => WordPress\get_plain_text( get_the_title( $post ) ),
		'url'                 => $url,
		'description'         => $text,
		'image'               => array_filter( array( $picture ), static fn( string $address ): bool => '' !== $address ),
		'typicalAgeRange'     => Program\age_range( $facts ),
		'isAccessibleForFree' => Program\is_free( $facts ) ? true : '',
		'offers'              => get_offers_data( $facts, $url, $now ),
	);
	foreach ( Program\get_facts_table() as $fact => $entry ) {
		$value = $facts[ $fact ] ?? '';
		$data += isset( $entry['schema'] ) && '' !== $value ? $entry['schema']( $value ) : array();
	}
	$location = get_location_data( $facts, $url );
	if ( 'Event' === $type ) {
		$event = $status + $location;
		$data += get_schema_times( $facts ) + $event + get_session_data( $facts, array( 'name' => $data['name'] ) + $event ) + array(
			'performer' => get_teacher_data( $facts ),
			'organizer' => get_organization_data( $facts ),
		) + get_capacity_data( $facts );
	} else {
		$data['provider'] = get_organization_data( $facts );
		$instance         = remove_empty_values(
			get_schema_times( $facts ) + ( '' === $facts['event_status'] ? array() : $status ) + $location + array(
				'courseSchedule' => get_schedule_data( $facts ),
				'instructor'     => get_teacher_data( $facts ),
			)
		);
		if ( 'Course' === $type && array() !== $instance ) {
			$data['hasCourseInstance'] = array( '@type' => 'CourseInstance' ) + $instance;
		}
	}

	return '' === $data['name'] ? array() : remove_empty_values( $data );
}

/**
 * Facts with characters in place of the entities that a page leaves as they are.
 *
 * @param Facts $facts Facts.
 * @return Facts
 */
function decode_fact_entities( array $facts ): array {
	foreach ( Program\get_translatable_facts() as $fact ) {
		$facts[ $fact ] = html_entity_decode( $facts[ $fact ] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	return $facts;
}

/**
 * The organization behind the site.
 *
 * @param Facts $facts Facts.
 * @return array<string, mixed> Empty for a site without a name.
 */
function get_organization_data( array $facts ): array {
	$name = WordPress\get_plain_text( get_bloginfo( 'name' ) );

	return '' === $name ? array() : remove_empty_values(
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
 * The offer of a program, or one for each group that has its own price.
 *
 * @param Facts  $facts Facts.
 * @param string $url   Address of the program.
 * @param int    $now   Unix time.
 * @return array<array-key, mixed> Empty when nothing is known, and for a call for applications, whose amount is paid to people.
 */
function get_offers_data( array $facts, string $url, int $now ): array {
	if ( '1' === $facts['application'] ) {
		return array();
	}
	$terms = get_offer_terms( $facts, $now );
	$about = array(
		'@type' => 'Offer',
		'url'   => '' === $facts['signup_url'] ? $url : $facts['signup_url'],
	);
	if ( Program\is_free( $facts ) ) {
		return $about + array( 'price' => 0 ) + $terms;
	}
	$offers = array();
	foreach ( '' === $facts['price'] ? array() : explode( "\n", $facts['price'] ) as $line ) {
		$offers[] = $about + get_price_data( $line ) + $terms;
	}

	return array() === $offers && array() !== $terms ? $about + $terms : ( 1 === count( $offers ) ? $offers[0] : $offers );
}

/**
 * Whether a program can be booked, and until when.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array<string, string>
 */
function get_offer_terms( array $facts, int $now ): array {
	$state = Program\get_signup_state( $facts, $now );
	$terms = array();
	if ( 'none' !== $state && 'closed' !== $state ) {
		// Search engines know no other word for a waiting list, and none for a sign-up that is over while there are places.
		$terms['availability'] = 'https://schema.org/' . ( 'open' === $state ? 'InStock' : 'SoldOut' );
	}
	if ( '' !== $facts['signup_until'] ) {
		$terms['availabilityEnds'] = $facts['signup_until'];
	}

	return $terms;
}

/**
 * A price. Search engines know no price "a month": it is described.
 *
 * @param string $line Stored line.
 * @return array<string, string|int>
 */
function get_price_data( string $line ): array {
	$price = Program\parse_price_line( $line );
	if ( null === $price ) {
		return array( 'description' => $line );
	}
	$data = array_filter(
		array(
			'name'        => $price['who'],
			'description' => $price['note'],
		),
		static fn( string $text ): bool => '' !== $text
	);
	if ( 0.0 === $price['amount'] ) {
		return $data + array( 'price' => 0 );
	}
	// A dollar or a peso of another country could be several.
	$code = Program\get_usual_sign() === $price['sign'] ? Program\get_site_currency()[0] : Program\CURRENCIES[ $price['sign'] ];
	if ( '' !== $price['per'] || '' === $code ) {
		return array( 'description' => Program\get_price_text( $line ) ) + $data;
	}

	return $data + array(
		'price'         => number_format( $price['amount'], floor( $price['amount'] ) === $price['amount'] ? 0 : 2, '.', '' ),
		'priceCurrency' => $code,
	);
}
