<?php
/**
 * The filtered Query Loops of the page that a request prints.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const ITEMS_BLOCK = 'core/post-template';

/** Key in a loop's `query` under which its mark stands. */
const LOOP_MARK = 'programsFilter';

/** Query variable of such a query. It has the same value for all, as WordPress caches queries by their variables. */
const FILTERED_LOOP = 'programs_filter_loop';

/**
 * Which loops are marked, and which are being printed. Its methods are callbacks of WordPress.
 */
final class Loops {

	/**
	 * The page.
	 *
	 * @var Listing\Page
	 */
	private Listing\Page $page;

	/**
	 * The marked loops, by mark.
	 *
	 * @var array<string, FilteredLoop>
	 */
	private array $marked = array();

	/**
	 * The loops that are being printed, the innermost last: marks, '' without a filter, and items so far.
	 *
	 * @var list<array{mark: string, posts: list<int>}>
	 */
	private array $printed = array();

	/**
	 * The loops of a page.
	 *
	 * @param Listing\Page $page The page.
	 */
	public function __construct( Listing\Page $page ) {
		$this->page = $page;
	}

	/** Whether items of a filtered loop are being printed. */
	public function are_items_printed(): bool {
		return array() !== array_diff( array_column( $this->printed, 'mark' ), array( '' ) );
	}

	/**
	 * Returns the filters that control a loop.
	 *
	 * @param list<string> $anchors  IDs of the loop and of the blocks around it.
	 * @param bool         $is_first Whether the loop is the page's first grid.
	 * @return list<ListingAttributes>
	 */
	public function filters( array $anchors, bool $is_first ): array {
		$is_its = static function ( array $filter ) use ( $anchors, $is_first ): bool {
			$anchor = Listing\anchor_of_selector( $filter['target'] );

			return '' === $anchor ? $is_first : in_array( $anchor, $anchors, true );
		};

		return array() === $anchors && ! $is_first ? array() : array_values( array_filter( $this->page->filters(), $is_its ) );
	}

	/**
	 * Adds a loop that is marked, and the hooks for pages with one.
	 *
	 * @param FilteredLoop $loop The loop.
	 * @return string Its mark. Authors cannot guess it, so that no other class equals it.
	 */
	public function mark( array $loop ): string {
		add_filter( 'render_block_context', array( $this, 'enter_items' ), PHP_INT_MAX, 2 );
		add_filter( 'post_class', array( $this, 'mark_item' ), PHP_INT_MAX, 3 );
		add_filter( 'render_block_' . ITEMS_BLOCK, array( $this, 'leave_items' ), 20 );
		add_filter( 'query_loop_block_query_vars', array( $this, 'query_all_items' ), 20, 2 );
		add_filter( 'the_posts', array( $this, 'note_item_count' ), PHP_INT_MAX, 2 );
		$mark                  = 'programas-' . wp_generate_uuid4();
		$this->marked[ $mark ] = $loop;

		return $mark;
	}

	/**
	 * Notes that the items of a loop begin.
	 *
	 * @param mixed $context Context of a block.
	 * @param mixed $block   Parsed block.
	 * @return mixed The same context.
	 */
	public function enter_items( $context, $block = null ) {
		if ( is_array( $block ) && ITEMS_BLOCK === ( $block['blockName'] ?? null ) ) {
			$this->printed[] = array(
				'mark'  => $this->mark_in( $context ),
				'posts' => array(),
			);
		}

		return $context;
	}

	/**
	 * Queries all items of a loop, whichever page is requested.
	 *
	 * @param mixed $query Arguments of WP_Query.
	 * @param mixed $block Block inside a loop.
	 * @return mixed
	 */
	public function query_all_items( $query, $block = null ) {
		$context = $block instanceof \WP_Block ? $block->context : null;
		$loop    = $this->marked[ $this->mark_in( $context ) ] ?? null;
		if ( null === $loop || ! is_array( $query ) ) {
			return $query;
		}
		$given  = is_array( $context ) && is_array( $context['query'] ) ? $context['query'] : array();
		$offset = $given['offset'] ?? 0;
		if ( $loop['inherits'] ) {
			$main   = $GLOBALS['wp_query'] ?? null;
			$query  = $main instanceof \WP_Query ? $main->query_vars : $query;
			$offset = $query['offset'] ?? 0;
		}
		unset( $query['paged'], $query['page'], $query['nopaging'], $query['posts_per_archive_page'], $query['no_found_rows'], $query['fields'] );

		return array(
			'posts_per_page' => loop_limit(), // phpcs:ignore WordPress.WP.PostsPerPage -- The limit is needed.
			'offset'         => is_numeric( $offset ) ? absint( $offset ) : 0,
			FILTERED_LOOP    => 1,
		) + $query;
	}

	/**
	 * Notes the number of items.
	 *
	 * @param mixed $posts Posts.
	 * @param mixed $query Query.
	 * @return mixed The same posts.
	 */
	public function note_item_count( $posts, $query = null ) {
		$mark = $this->printed_mark();
		if ( '' !== $mark && $query instanceof \WP_Query && 1 === $query->get( FILTERED_LOOP ) ) {
			$offset = $query->get( 'offset' );

			$this->marked[ $mark ]['total'] = $query->found_posts - ( is_numeric( $offset ) ? (int) $offset : 0 );
		}

		return $posts;
	}

	/**
	 * Marks an item by a class, to find it again in the HTML.
	 *
	 * @param mixed $classes Classes of a post.
	 * @param mixed $wanted  Requested classes.
	 * @param mixed $post    ID.
	 * @return mixed
	 */
	public function mark_item( $classes, $wanted = array(), $post = 0 ) {
		$mark = $this->printed_mark();
		if ( '' !== $mark && is_array( $classes ) && is_array( $wanted ) && in_array( 'wp-block-post', $wanted, true ) && is_int( $post ) ) {
			$last      = count( $this->printed ) - 1;
			$classes[] = $mark . '-' . count( $this->printed[ $last ]['posts'] );

			$this->printed[ $last ]['posts'][] = $post;
		}

		return $classes;
	}

	/**
	 * Adds the attributes of cards to the items.
	 *
	 * @param mixed $html HTML of the items.
	 * @return mixed
	 */
	public function leave_items( $html ) {
		$ended = array_pop( $this->printed );
		$loop  = $this->marked[ $ended['mark'] ?? '' ] ?? null;
		if ( null === $ended || null === $loop || ! is_string( $html ) || array() === $ended['posts'] ) {
			return $html;
		}
		$posts   = array_values( array_filter( array_map( 'get_post', $ended['posts'] ), static fn( $post ): bool => $post instanceof \WP_Post ) );
		$filters = $this->filters( $loop['anchors'], ! $this->page->has_grid() );
		$filter  = merged_filters( $filters, array_values( array_unique( array_column( $posts, 'post_type' ) ) ) );
		$cards   = cards_of_posts( $posts, $filter );
		$shown   = matching_cards( $cards, $filter, $this->asked( $filters, $loop['anchors'] ) );
		$this->page->note_grid();
		$waits = array() !== $filters && array() !== Listing\criteria_beyond_pills( $filter );
		Listing\enqueue_view();
		if ( $waits ) {
			Listing\enqueue_criteria();
		}

		return items_grid( $html, $ended['mark'], $cards, $shown, $waits ) . html_after_items( $filters, $waits, in_array( true, $shown, true ), $loop['total'] );
	}

	/**
	 * Returns what filters apply to a loop.
	 *
	 * @param list<ListingAttributes> $filters Filters.
	 * @param list<string>            $anchors IDs of the loop and of the blocks around it.
	 * @return list<Applied>
	 */
	private function asked( array $filters, array $anchors ): array {
		$noted = count( $filters ) < 2 ? $this->page->applied_to( $anchors ) : null;
		if ( null !== $noted ) {
			return array( $noted );
		}

		// A filter that comes later, or several: only the last one is noted.
		return array_values( array_filter( array_map( fn( array $filter ): ?array => Listing\asked_by_filter( $filter, $this->page ), $filters ) ) );
	}

	/**
	 * Returns the mark in the context of a block inside a loop.
	 *
	 * @param mixed $context Context.
	 * @return string '' for none.
	 */
	private function mark_in( $context ): string {
		$query = is_array( $context ) ? $context['query'] ?? null : null;
		$mark  = WordPress\only_text( is_array( $query ) ? $query[ LOOP_MARK ] ?? '' : '' );

		return isset( $this->marked[ $mark ] ) ? $mark : '';
	}

	/**
	 * Returns the mark of the loop whose items are being printed.
	 *
	 * @return string '' for none, or without a filter.
	 */
	private function printed_mark(): string {
		$last = end( $this->printed );

		return false === $last ? '' : $last['mark'];
	}
}
