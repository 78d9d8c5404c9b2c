<?php
/**
 * Related programs on the page of a program, as cards without the script of a listing; rendered by their block, and below the content when the
 * program is full.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Folder in `build/program-page/`, and second part of the block's name. */
const RELATED_BLOCK = 'relacionados';

/** Attributes of the cards. */
const RELATED_ATTRIBUTES = array(
	'minCardWidth' => 220,
	'card'         => array( 'picture', 'dates', 'place', 'price' ),
	'headingLevel' => 3,
);

/** Class of the element, by which a content that has the block is recognized. */
const RELATED_CLASS = 'programas-related';

/** How many more programs are queried if some may be dropped: restricted ones, or full ones. */
const EXTRA_RELATED_PROGRAMS = 100;

/**
 * More programs, and the style of their cards.
 *
 * @param \WP_Post|null      $post    Program; null for any programs.
 * @param int                $most    How many.
 * @param string             $heading Heading; '' for the default.
 * @param callable(): string $wrapper Makes the attributes of the element around it, HTML.
 * @param Listing\Page       $page    The page.
 * @return string '' when there is none.
 */
function get_related_html( ?\WP_Post $post, int $most, string $heading, callable $wrapper, Listing\Page $page ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	$instead = false;
	$cards   = $page->render_alone(
		static function () use ( $post, $most, &$instead ): string {
			$attributes = Listing\prepare_listing_attributes( array( 'limit' => $most ) + ( null === $post ? array() : array( 'types' => array( $post->post_type ) ) ) + RELATED_ATTRIBUTES );
			$programs   = null === $post || ! is_fully_booked( $post ) ? array() : get_programs_with_places( $post, $attributes );
			$instead    = array() !== $programs;
			$programs   = $instead ? $programs : get_related_programs( $post, $attributes );

			// They are below the text: no picture is loaded eagerly.
			return Listing\get_card_items( Listing\get_program_cards( $programs, $attributes ), array(), array(), Listing\EAGER_CARDS );
		}
	);

	if ( null === $cards || '' === $cards ) {
		return '';
	}
	// The styles of the cards, then its own.
	array_map( 'wp_enqueue_style', \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK )->style_handles ?? array() );
	wp_enqueue_style( 'programs-filter-' . RELATED_BLOCK );

	$usual = $instead ? __( 'Where places are left', 'programs-filter' ) : __( 'You may also like', 'programs-filter' );

	return Listing\render_template(
		'related',
		array(
			'heading' => WordPress\typeset( '' === $heading ? $usual : $heading ),
			'cards'   => $cards,
			'wrapper' => $wrapper(),
		)
	);
}

/**
 * Whether a program that the visitor can read has no places left.
 *
 * @param \WP_Post $post Program.
 */
function is_fully_booked( \WP_Post $post ): bool {
	$facts = Listing\get_visible_facts( $post );

	return null !== $facts && 'full' === ( Program\get_program_badge( $facts, WordPress\get_current_timestamp() )['key'] ?? '' );
}

/**
 * Programs with places: those with most words of the title, among these those with most of the same categories.
 *
 * @param \WP_Post          $post       Program.
 * @param ListingAttributes $attributes Attributes of the listing; its limit is the number.
 * @return list<\WP_Post> With their metadata and categories in memory.
 */
function get_programs_with_places( \WP_Post $post, array $attributes ): array {
	$wanted = array(
		'has_password' => false,
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- One program.
		'post__not_in' => array( $post->ID ),
	);
	$limits = array(
		'limit' => EXTRA_RELATED_PROGRAMS,
		'only'  => array( Listing\WHEN => array( Listing\CURRENT ) ),
	);
	$wanted = $wanted + Listing\get_query_args( $limits + $attributes );
	$found  = Listing\get_listed_programs( $wanted );
	$found  = array_values( array_filter( $found, static fn( \WP_Post $other ): bool => Listing\is_with_places( $other ) ) );
	$own    = array_column( Program\get_program_categories( $post ), 'slug' );
	$titles = Listing\search_patterns( get_the_title( $post ) );
	$scores = array_map(
		static function ( \WP_Post $other ) use ( $own, $titles ): array {
			$words  = implode( ' ', Listing\search_words( get_the_title( $other ) ) );
			$shared = array_filter( $titles, static fn( string $pattern ): bool => 1 === preg_match( $pattern, $words ) );

			return array( count( $shared ), count( array_intersect( $own, array_column( Program\get_program_categories( $other ), 'slug' ) ) ) );
		},
		$found
	);
	$places = array_keys( $found );
	array_multisort( $scores, SORT_DESC, $places, $found );

	return array_slice( $found, 0, $attributes['limit'] );
}

/**
 * Programs of the same categories in the order of the listing, then any others; none that are over, or that the visitor may not read.
 *
 * @param \WP_Post|null     $post       Program; null for none.
 * @param ListingAttributes $attributes Attributes of the listing; its limit is the number.
 * @return list<\WP_Post> With their metadata and categories in memory.
 */
function get_related_programs( ?\WP_Post $post, array $attributes ): array {
	$most = $attributes['limit'];
	// The categories of a program that the visitor may not read are not shown.
	$own   = null === $post || ! Program\current_user_can_read_program( $post ) ? array() : array_column( Program\get_program_categories( $post ), 'slug' );
	$self  = array( null === $post ? 0 : $post->ID => true );
	$found = array();
	// Some may be reserved.
	$spare = Program\has_membership_checks() ? EXTRA_RELATED_PROGRAMS : 0;
	foreach ( array_unique( array( $own, array() ), SORT_REGULAR ) as $slugs ) {
		if ( count( $found ) < $most ) {
			$wanted = array(
				'has_password'   => false,
				// The program itself and those that are already found may be among them.
				'posts_per_page' => $most + 1 + count( $found ) + $spare,
			);
			$only   = array_filter( array( Listing\CATEGORY => $slugs ) ) + array( Listing\WHEN => array( Listing\CURRENT ) );
			$listed = Listing\get_listed_programs( $wanted + Listing\get_query_args( compact( 'only' ) + $attributes ) );
			$found += array_diff_key( array_column( array_filter( $listed, 'ProgramsFilter\\Program\\is_readable_without_password' ), null, 'ID' ), $self );
		}
	}

	return array_slice( $found, 0, $most );
}
