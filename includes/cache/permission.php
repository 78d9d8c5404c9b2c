<?php
/**
 * Whether the cards of a listing may be kept: what speaks against it, and what the site says to that.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Permission;

use ProgramsFilter\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * Somebody is signed in: another plugin may show them something else.
 */
const SIGNED_IN = 'signed-in';

/**
 * Cards or their template are somebody else's, and may depend on anything, such as the page.
 */
const FILTERED_CARDS = 'filtered-cards';

/**
 * Other plugins took part in an excerpt: what they show may be for this visitor only.
 */
const FILTERED_EXCERPT = 'filtered-excerpt';

/**
 * Filters whose answers are part of what is kept.
 */
const CARD_FILTERS = array( 'programs_filter_card', 'programs_filter_card_html', 'programs_filter_criteria', 'programs_filter_excerpt_length', 'programs_filter_picture_size', 'programs_filter_search_text' );

/**
 * What is known before any card is made.
 *
 * @return list<string>
 */
function objections(): array {
	$objections = array();
	if ( is_user_logged_in() ) {
		$objections[] = SIGNED_IN;
	}
	if ( Templates\is_replaced( 'card' ) || array() !== array_filter( CARD_FILTERS, 'has_filter' ) ) {
		$objections[] = FILTERED_CARDS;
	}

	return $objections;
}

/**
 * Whether the site lets the cards of a listing be kept. It is asked about each objection by itself, so that who knows an answer to one
 * does not answer another.
 *
 * @param list<string>         $objections Objections.
 * @param array<string, mixed> $attributes Attributes.
 */
function given( array $objections, array $attributes ): bool {
	foreach ( array() === $objections ? array( '' ) : $objections as $objection ) {
		/**
		 * Filters whether the cards of a listing may be kept in the object cache. Asked for each objection; one that stays is enough.
		 *
		 * @since n.e.x.t
		 *
		 * @param bool                 $keep       True where there is no objection.
		 * @param array<string, mixed> $attributes The block's attributes.
		 * @param string               $objection  `signed-in`; `filtered-cards`, also where their template is replaced; `filtered-excerpt`, where other
		 *                                         plugins took part in one; '' for none.
		 */
		if ( true !== apply_filters( 'programs_filter_cache', '' === $objection, $attributes, $objection ) ) {
			return false;
		}
	}

	return true;
}
