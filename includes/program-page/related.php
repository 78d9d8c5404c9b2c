<?php
/**
 * More programs on the page of a program: cards of the listing, without its script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Attributes of the cards. */
const RELATED_LOOK = array(
	'minCardWidth'   => 220,
	'showExcerpt'    => false,
	'showCategories' => false,
	'facts'          => array( 'dates', 'place', 'price' ),
	'headingLevel'   => 3,
);

/** How many more programs are read where a membership plugin may reserve some. */
const RESERVED_PROGRAMS = 100;

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
function related_html( ?\WP_Post $post, int $most, string $heading, callable $wrapper, Listing\Page $page ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	$cards = $page->render_alone(
		static function () use ( $post, $most, $page ): string {
			$attributes = Listing\listing_attributes( array( 'limit' => $most ) + RELATED_LOOK );
			$categories = Program\all_categories();
			$programs   = related_programs( $post, $attributes, $categories, $page );

			// They are below the text: no picture is loaded eagerly.
			return Listing\card_list_items( Listing\cards_of_programs( $programs, $attributes, $categories ), array(), Listing\EAGER_CARDS );
		}
	);

	if ( null === $cards || '' === $cards ) {
		return '';
	}
	// The styles of the cards, then its own.
	array_map( 'wp_enqueue_style', \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK )->style_handles ?? array() );
	wp_enqueue_style( 'programs-filter-' . RELATED_BLOCK );

	return Listing\render_template(
		'related',
		array(
			'heading' => WordPress\typeset( '' === $heading ? __( 'More programs', 'programs-filter' ) : $heading ),
			'cards'   => $cards,
			'wrapper' => $wrapper(),
		)
	);
}

/**
 * Programs of the same categories in the order of the listing, then any others; none that are over, or that the visitor may not read.
 *
 * @param \WP_Post|null        $post       Program; null for none.
 * @param ListingAttributes    $attributes Attributes of the listing; its limit is the number.
 * @param array<int, \WP_Term> $categories All categories.
 * @param Listing\Page         $page       The page.
 * @return list<\WP_Post> With their metadata and categories in memory.
 */
function related_programs( ?\WP_Post $post, array $attributes, array $categories, Listing\Page $page ): array {
	$most = $attributes['limit'];
	// The categories of a program that the visitor may not read are not shown.
	$own   = null === $post || ! Program\current_user_can_read_program( $post ) ? array() : array_column( Program\program_categories( $post ), 'slug' );
	$self  = array( null === $post ? 0 : $post->ID => true );
	$found = array();
	// Some may be reserved.
	$spare = Program\do_others_decide_reading() ? RESERVED_PROGRAMS : 0;
	foreach ( array_unique( array( $own, array() ), SORT_REGULAR ) as $slugs ) {
		if ( count( $found ) < $most ) {
			$wanted = array(
				Listing\QUERY_WHEN => 'current-and-coming',
				'has_password'     => false,
				// The program itself and those that are already found may be among them.
				'posts_per_page'   => $most + 1 + count( $found ) + $spare,
			);
			$listed = Listing\listed_programs( $wanted + Listing\query_arguments( array( 'categories' => $slugs ) + $attributes, $categories, $page ) );
			$found += array_diff_key( array_column( array_filter( $listed, 'ProgramsFilter\\Program\\is_open_program' ), null, 'ID' ), $self );
		}
	}

	return array_slice( $found, 0, $most );
}
