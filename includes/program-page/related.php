<?php
/**
 * The HTML of the programs that the page of a program leads on to: cards of the listing, without its script.
 *
 * The programs that the page of a program leads on to.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * How the cards are.
 */
const RELATED_LOOK = array(
	'minCardWidth'   => 220,
	'showExcerpt'    => false,
	'showCategories' => false,
	'facts'          => array( 'dates', 'place', 'price' ),
	'headingLevel'   => 3,
);

/**
 * Programs beside one.
 *
 * @param \WP_Post           $post    Program.
 * @param int                $most    How many.
 * @param string             $heading What stands above; '' for what usually does.
 * @param callable(): string $wrapper Makes the attributes of the element around it, HTML.
 * @return string '' when there is none.
 */
function related_html( \WP_Post $post, int $most, string $heading, callable $wrapper ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	$cards = Listing\rendered_alone(
		static function () use ( $post, $most ): string {
			$attributes = Listing\listing_attributes( array( 'limit' => $most ) + RELATED_LOOK );
			$categories = Program\all_categories();
			$programs   = related_programs( $post, $attributes, $categories );

			// They stand below the text: no picture is loaded at once.
			return Listing\card_list_items( Listing\cards_of_programs( $programs, $attributes, $categories ), array(), Listing\EAGER_CARDS );
		}
	);

	return null === $cards || '' === $cards ? '' : Listing\render_template(
		'related',
		array(
			'heading' => '' === $heading ? __( 'More programs', 'programs-filter' ) : $heading,
			'cards'   => $cards,
			'wrapper' => $wrapper(),
		)
	);
}

/**
 * Others of its categories, in their order, and where these are too few, any others: without it, without those that are over and those behind
 * a password.
 *
 * @param \WP_Post             $post       Program.
 * @param ListingAttributes    $attributes Attributes of the listing in which they are shown; its limit says how many.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<\WP_Post> With their metadata and categories in memory.
 */
function related_programs( \WP_Post $post, array $attributes, array $categories ): array {
	$most = $attributes['limit'];
	// Behind a password nothing is told of it.
	$own   = post_password_required( $post ) ? array() : array_column( Program\program_categories( $post ), 'slug' );
	$found = array( $post->ID => $post );
	foreach ( array_unique( array( $own, array() ), SORT_REGULAR ) as $slugs ) {
		if ( count( $found ) <= $most ) {
			$wanted = array(
				Listing\QUERY_WHEN => 'current-and-coming',
				'has_password'     => false,
				// Those that are found already may be among them.
				'posts_per_page'   => $most + count( $found ),
			);
			$found += array_column( Listing\listed_programs( $wanted + Listing\query_arguments( array( 'categories' => $slugs ) + $attributes, $categories ) ), null, 'ID' );
		}
	}

	return array_slice( $found, 1, $most );
}
