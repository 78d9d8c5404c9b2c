<?php
/**
 * Has the title and the canonical address of a page say what its listings are asked for, so that a list that is shared or saved is found again. The script
 * does the same when a visitor filters (src/listing/view/share.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns what the address asks of the listings of the page.
 *
 * @param Page $page The page that a request prints. It stays as it is.
 * @return array{string, string} The labels of what is chosen, and a query string without the order and the words of a search: no other site may have any
 *                               words indexed.
 */
function get_requested_view( Page $page ): array {
	$post = is_singular() && is_public_page() && '' !== get_query_string() ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || ! Program\is_readable_without_password( $post ) ) {
		return array( '', '' );
	}
	$view = static function () use ( $page, $post ): array {
		$page = clone $page;
		$page->begin();
		$labels = array();
		$pairs  = array();
		foreach ( get_listings_in_content( $post->post_content ) as $attributes ) {
			$overview = $attributes['showFilter'] ? get_cards_and_overview_of_page( $page->get_effective_attributes( $attributes ), $page, false )[1] : null;
			if ( null !== $overview ) {
				$labels = array_merge( $labels, get_requested_labels( $overview ) );
				$pairs  = array_merge( $pairs, get_requested_pairs( $overview ) );
			}
		}

		return array( join_labels( $labels ), build_query( $pairs ) );
	};

	return WordPress\get_cached( "requested view $post->ID " . get_query_string(), $view );
}

/**
 * Returns labels as one sentence.
 *
 * @param list<string> $labels Labels.
 * @return string Such as "Danza, gratis".
 */
function join_labels( array $labels ): string {
	$lower = static fn( string $label ): string => mb_strtolower( mb_substr( $label, 0, 1 ) ) . mb_substr( $label, 1 );

	return implode( ', ', array_unique( array_merge( array_slice( $labels, 0, 1 ), array_map( $lower, array_slice( $labels, 1 ) ) ) ) );
}

/**
 * Returns the labels of what a visitor has chosen in a listing: what it opens with is none.
 *
 * @param ListingRequest $overview Overview, or request.
 * @return list<string>
 */
function get_requested_labels( array $overview ): array {
	$pill   = $overview['active'] === $overview['initial'] ? null : array_column( $overview['pills'], 'label', 'slug' )[ $overview['active'] ] ?? null;
	$labels = null === $pill || Program\ALL === $overview['active'] ? array() : array( WordPress\get_plain_text( $pill ) );
	foreach ( array_filter( $overview['controls'], __NAMESPACE__ . '\\is_filter' ) as $control ) {
		$options  = array_column( $control['options'], 'label', 'value' );
		$selected = $overview['selected'][ $control['key'] ] ?? array();
		foreach ( $selected === $control['initial'] ? array() : $selected as $value ) {
			$labels[] = WordPress\get_plain_text( $options[ $value ] ?? get_criterion_kinds()[ $control['kind'] ]['chip']( $value, $control ) );
		}
	}

	return $labels;
}

/**
 * Returns the parameters of what a visitor has chosen in a listing.
 *
 * @param ListingOverview $overview Overview.
 * @return list<Parameter>
 */
function get_requested_pairs( array $overview ): array {
	$pairs = $overview['active'] === $overview['initial'] ? array() : array( array( $overview['page']->get_parameter_name(), $overview['active'] ) );
	foreach ( $overview['controls'] as $control ) {
		$selected = $overview['selected'][ $control['key'] ] ?? array();
		foreach ( $selected === $control['initial'] || in_array( $control['key'], array( ORDER, WORDS ), true ) ? array() : $selected as $value ) {
			$pairs[] = array( $control['parameter'], $value );
		}
	}
	$parameter = $overview['next'] > 0 ? $overview['page']->get_parameter_name( PART_PARAMETER ) : '';
	$part      = '' === $parameter ? 0 : get_requested_number( $parameter );

	return $part > 1 ? array_merge( $pairs, array( array( $parameter, (string) $part ) ) ) : $pairs;
}

/**
 * Returns what the title of the page begins with.
 *
 * @param Page $page The page.
 * @return string Such as "Danza, gratis – "; '' where nothing is chosen.
 */
function get_title_prefix( Page $page ): string {
	$labels = get_requested_view( $page )[0];

	return '' === $labels ? '' : "$labels – ";
}

/**
 * Filters the title, of WordPress or of an SEO plugin.
 *
 * @param mixed $title Title, or its parts.
 * @param Page  $page  The page.
 * @return mixed
 */
function add_filter_to_title( $title, Page $page ) {
	if ( is_array( $title ) && is_string( $title['title'] ?? null ) ) {
		$title['title'] = get_title_prefix( $page ) . $title['title'];
	}

	return is_string( $title ) && '' !== $title ? get_title_prefix( $page ) . $title : $title;
}

/**
 * Filters the canonical address, of WordPress or of an SEO plugin.
 *
 * @param mixed $url  Address.
 * @param Page  $page The page.
 * @return mixed Unchanged where it is that of another page, as an editor may set in a plugin.
 */
function add_filter_to_canonical( $url, Page $page ) {
	return is_string( $url ) && get_permalink( get_queried_object_id() ) === $url ? append_query( $url, get_requested_view( $page )[1] ) : $url;
}
