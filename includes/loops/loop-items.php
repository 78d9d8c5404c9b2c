<?php
/**
 * The items of a filtered Query Loop, as cards of the markup contract.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Loop_Items;

use ProgramsFilter\Assets;
use ProgramsFilter\Cards;
use ProgramsFilter\Criteria;
use ProgramsFilter\Loop_Cards;
use ProgramsFilter\Loop_Filters;
use ProgramsFilter\Loop_Marks;
use ProgramsFilter\Loop_Texts;
use ProgramsFilter\Markup;
use ProgramsFilter\Parsed_Loop;
use ProgramsFilter\Targets;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'render_block_context', __NAMESPACE__ . '\\enter', PHP_INT_MAX, 2 );
	add_filter( 'post_class', __NAMESPACE__ . '\\mark_item', PHP_INT_MAX, 3 );
	add_filter( 'render_block_' . Parsed_Loop\ITEMS, __NAMESPACE__ . '\\leave', 20 );
}

/**
 * The loops that are printed, the innermost last: their marks, '' for one that is nobody's, and the items so far.
 *
 * @param array|null $now Sets it.
 * @phpstan-param list<array{mark: string, posts: list<int>}>|null $now
 * @return array
 * @phpstan-return list<array{mark: string, posts: list<int>}>
 */
function stack( ?array $now = null ): array {
	static $stack = array();
	$stack        = $now ?? $stack;

	return $stack;
}

/**
 * Mark of the loop whose items are printed.
 *
 * @return string '' when there is none, or it is no filter's.
 */
function printed(): string {
	$stack = stack();
	$last  = end( $stack );

	return false === $last ? '' : $last['mark'];
}

/**
 * Whether items of a filtered loop are printed.
 */
function are_printed(): bool {
	return array() !== array_diff( array_column( stack(), 'mark' ), array( '' ) );
}

/**
 * Notes that items are about to be printed.
 *
 * @param mixed $context Context of a block.
 * @param mixed $block   The block, parsed.
 * @return mixed The same context.
 */
function enter( $context, $block = null ) {
	if ( is_array( $block ) && Parsed_Loop\ITEMS === ( $block['blockName'] ?? null ) ) {
		$stack   = stack();
		$stack[] = array(
			'mark'  => Loop_Marks\mark_in( $context ),
			'posts' => array(),
		);
		stack( $stack );
	}

	return $context;
}

/**
 * Marks an item by a class, so that it is found again whatever stands inside.
 *
 * @param mixed $classes Classes of a post.
 * @param mixed $wanted  Those that were asked for.
 * @param mixed $post    ID.
 * @return mixed
 */
function mark_item( $classes, $wanted = array(), $post = 0 ) {
	$mark = printed();
	if ( '' !== $mark && is_array( $classes ) && is_array( $wanted ) && in_array( 'wp-block-post', $wanted, true ) && is_int( $post ) ) {
		$stack = stack();
		$posts = array_pop( $stack )['posts'] ?? array();

		$classes[] = $mark . '-' . count( $posts );
		$posts[]   = $post;
		stack( array_merge( $stack, array( compact( 'mark', 'posts' ) ) ) );
	}

	return $classes;
}

/**
 * Makes the items cards.
 *
 * @param mixed $html HTML of the items.
 * @return mixed
 */
function leave( $html ) {
	$stack = stack();
	$ended = array_pop( $stack );
	stack( $stack );
	$loop = null === $ended ? null : Loop_Marks\loop( $ended['mark'] );
	if ( null === $ended || null === $loop || ! is_string( $html ) || array() === $ended['posts'] ) {
		return $html;
	}
	$posts   = array_values( array_filter( array_map( 'get_post', $ended['posts'] ), static fn( $post ): bool => $post instanceof \WP_Post ) );
	$filters = Loop_Filters\of( $loop['anchors'], ! Targets\page()['has_grid'] );
	$filter  = Loop_Filters\together( $filters, array_values( array_unique( array_column( $posts, 'post_type' ) ) ) );
	$cards   = Loop_Cards\of_posts( $posts, $filter );
	$shown   = Loop_Filters\matches( $cards, $filter, Loop_Filters\asked( $filters, $loop['anchors'] ) );
	// From here on the page has a grid.
	Targets\category( $loop['anchors'][0] ?? '' );
	$waits = array() !== $filters && array() !== Criteria\beyond_pills( $filter );
	Assets\enqueue();
	if ( $waits ) {
		Assets\enqueue_criteria();
	}

	return grid( $html, $ended['mark'], $cards, $shown, $waits ) . Loop_Texts\after( $filters, $waits, in_array( true, $shown, true ), $loop['total'] );
}

/**
 * The items in HTML.
 *
 * @param string     $html  HTML as WordPress made it.
 * @param string     $mark  Mark of the loop.
 * @param array      $cards Cards, in the order of the items.
 * @param list<bool> $shown Which of them are shown.
 * @param bool       $waits Whether they need the script of criteria.
 * @phpstan-param list<RenderedCard> $cards
 */
function grid( string $html, string $mark, array $cards, array $shown, bool $waits ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag() ) {
		return $html;
	}
	$tags->add_class( Loop_Marks\GRID );
	if ( $waits ) {
		$tags->set_attribute( 'data-waits', true );
	}
	$data = array();
	while ( $tags->next_tag( array( 'tag_name' => 'li' ) ) ) {
		$item = 1 === preg_match( "/(?<![^ ])$mark-(\d+)(?![^ ])/", Text\only_text( $tags->get_attribute( 'class' ) ), $found ) ? (int) $found[1] : -1;
		$card = $cards[ $item ] ?? null;
		if ( null !== $card ) {
			$tags->remove_class( "$mark-$item" );
			// Put there below: a slug may look like a shortcode, which the processor lets through.
			$tags->set_attribute( 'data-categories', "$mark-$item" );
			if ( ! ( $shown[ $item ] ?? true ) ) {
				$tags->set_attribute( 'hidden', true );
			}
			$data[ " data-categories=\"$mark-$item\"" ] = Markup\html_attributes( array( 'data-categories' => implode( ' ', $card['slugs'] ) ) ) . Cards\data( $card['data'] );
		}
	}

	return strtr( $tags->get_updated_html(), $data );
}
