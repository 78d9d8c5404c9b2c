<?php
/**
 * The HTML of the programs that the page of a program leads on to: cards of the listing, without its script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Related_Cards;

use ProgramsFilter\Attributes;
use ProgramsFilter\Cards;
use ProgramsFilter\Categories;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Picture;
use ProgramsFilter\Related;
use ProgramsFilter\Renderer;
use ProgramsFilter\Templates;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * How the cards are.
 */
const LOOK = array(
	'minCardWidth'   => 220,
	'showExcerpt'    => false,
	'showCategories' => false,
	'facts'          => array( 'dates', 'place', 'price' ),
	'headingLevel'   => 3,
);

/**
 * Programs beside one.
 *
 * @param \WP_Post $post    Program.
 * @param int      $most    How many.
 * @param string   $heading What stands above; '' for what usually does.
 * @param callable $wrapper Makes the attributes of the element around it, HTML.
 * @phpstan-param callable(): string $wrapper
 * @return string '' when there is none.
 */
function html( \WP_Post $post, int $most, string $heading, callable $wrapper ): string {
	if ( Excerpt\is_in_progress() || ! Templates\are_there() ) {
		return '';
	}
	$cards = Renderer\alone(
		static function () use ( $post, $most ): string {
			$attributes = Attributes\normalize( array( 'limit' => $most ) + LOOK );
			$categories = Categories\all();
			$programs   = Related\programs( $post, $attributes, $categories );

			// They stand below the text: no picture is loaded at once.
			return Cards\list_items( Cards\of_programs( $programs, $attributes, $categories ), array(), Picture\EAGER_CARDS );
		}
	);

	return null === $cards || '' === $cards ? '' : Templates\render(
		'related',
		array(
			'heading' => '' === $heading ? __( 'More programs', 'programs-filter' ) : $heading,
			'cards'   => $cards,
			'wrapper' => $wrapper(),
		)
	);
}
