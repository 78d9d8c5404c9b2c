<?php
/**
 * The Query Loops of the current page that filters control: assigns their GUIDs, queries all their items and hands them to items.php; made by
 * bootstrap.php for a request.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Key in a loop's `query` under which its mark stands. */
const LOOP_GUID_KEY = 'programsFilter';

/** Query variable of such a query. It has the same value for all, as WordPress caches queries by their variables. */
const FILTERED_LOOP_VAR = 'programs_filter_loop';

/**
 * The filtered loops of a page, and which of them is being printed. Made by bootstrap.php for a request; its methods are hook callbacks.
 */
final class Loops {

	/**
	 * The page.
	 *
	 * @var Listing\Page
	 */
	private Listing\Page $page;

	/**
	 * The filtered loops, by GUID.
	 *
	 * @var array<string, FilteredLoop>
	 */
	private array $loops = array();

	/**
	 * The loops that are being printed, the innermost last: GUID, '' without a filter, and items so far.
	 *
	 * @var list<array{guid: string, posts: list<int>}>
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
		return array() !== array_diff( array_column( $this->printed, 'guid' ), array( '' ) );
	}

	/**
	 * Returns the filters that control a loop.
	 *
	 * @param list<string> $anchors  IDs of the loop and of the blocks around it.
	 * @param bool         $is_first Whether the loop is the page's first grid.
	 * @return list<ListingAttributes>
	 */
	public function get_filters( array $anchors, bool $is_first ): array {
		$is_its = static function ( array $filter ) use ( $anchors, $is_first ): bool {
			$anchor = Listing\parse_target_anchor( $filter['target'] );

			return '' === $anchor ? $is_first : in_array( $anchor, $anchors, true );
		};

		return array() === $anchors && ! $is_first ? array() : array_values( array_filter( $this->page->get_filters(), $is_its ) );
	}

	/**
	 * Registers a filtered loop, and the hooks for pages with one.
	 *
	 * @param FilteredLoop $loop The loop.
	 * @return string Its GUID, which no author can guess, so that no other class equals it.
	 */
	public function register( array $loop ): string {
		add_filter( 'render_block_context', array( $this, 'start_items' ), PHP_INT_MAX, 2 );
		add_filter( 'post_class', array( $this, 'add_item_class' ), PHP_INT_MAX, 3 );
		add_filter( 'render_block_' . Listing\ITEMS_BLOCK, array( $this, 'finish_items' ), 20 );
		add_filter( 'query_loop_block_query_vars', array( $this, 'query_all_items' ), 20, 2 );
		add_filter( 'the_posts', array( $this, 'count_items' ), PHP_INT_MAX, 2 );
		$guid                 = 'programas-' . wp_generate_uuid4();
		$this->loops[ $guid ] = $loop;

		return $guid;
	}

	/**
	 * Starts the items of a loop.
	 *
	 * @param mixed $context Context of a block.
	 * @param mixed $block   Parsed block.
	 * @return mixed The same context.
	 */
	public function start_items( $context, $block = null ) {
		if ( is_array( $block ) && Listing\ITEMS_BLOCK === ( $block['blockName'] ?? null ) ) {
			$this->printed[] = array(
				'guid'  => $this->get_guid_in( $context ),
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
		$loop    = $this->loops[ $this->get_guid_in( $context ) ] ?? null;
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
			'posts_per_page'  => get_loop_limit(), // phpcs:ignore WordPress.WP.PostsPerPage -- The limit is needed.
			'offset'          => is_numeric( $offset ) ? absint( $offset ) : 0,
			FILTERED_LOOP_VAR => 1,
		) + $query;
	}

	/**
	 * Stores the number of items.
	 *
	 * @param mixed $posts Posts.
	 * @param mixed $query Query.
	 * @return mixed The same posts.
	 */
	public function count_items( $posts, $query = null ) {
		$guid = $this->get_printed_guid();
		if ( '' !== $guid && $query instanceof \WP_Query && 1 === $query->get( FILTERED_LOOP_VAR ) ) {
			$offset = $query->get( 'offset' );

			$this->loops[ $guid ]['total'] = $query->found_posts - ( is_numeric( $offset ) ? (int) $offset : 0 );
		}

		return $posts;
	}

	/**
	 * Adds a class to an item, to find it again in the HTML.
	 *
	 * @param mixed $classes Classes of a post.
	 * @param mixed $wanted  Requested classes.
	 * @param mixed $post    ID.
	 * @return mixed
	 */
	public function add_item_class( $classes, $wanted = array(), $post = 0 ) {
		$guid = $this->get_printed_guid();
		if ( '' !== $guid && is_array( $classes ) && is_array( $wanted ) && in_array( 'wp-block-post', $wanted, true ) && is_int( $post ) ) {
			$last      = count( $this->printed ) - 1;
			$classes[] = $guid . '-' . count( $this->printed[ $last ]['posts'] );

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
	public function finish_items( $html ) {
		$ended = array_pop( $this->printed );
		$loop  = $this->loops[ $ended['guid'] ?? '' ] ?? null;
		if ( null === $ended || null === $loop || ! is_string( $html ) || array() === $ended['posts'] ) {
			return $html;
		}
		$posts   = array_values( array_filter( array_map( 'get_post', $ended['posts'] ), static fn( $post ): bool => $post instanceof \WP_Post ) );
		$filters = $this->get_filters( $loop['anchors'], ! $this->page->has_grid() );
		$filter  = merge_filters( $filters, array_values( array_unique( array_column( $posts, 'post_type' ) ) ) );
		$cards   = get_cards_of_posts( $posts, $filter );
		$shown   = match_cards_to_filters( $cards, $filter, $this->get_applied( $filters, $loop['anchors'] ) );
		$this->page->record_grid();
		$waits = array() !== $filters && array() !== Listing\get_criteria_beyond_pills( $filter );
		Listing\enqueue_view();
		if ( $waits ) {
			Listing\enqueue_criteria();
		}

		return add_card_attributes( $html, $ended['guid'], $cards, $shown, $waits ) . get_html_after_items( $filters, $waits, in_array( true, $shown, true ), $loop['total'] );
	}

	/**
	 * Returns what filters apply to a loop.
	 *
	 * @param list<ListingAttributes> $filters Filters.
	 * @param list<string>            $anchors IDs of the loop and of the blocks around it.
	 * @return list<Applied>
	 */
	private function get_applied( array $filters, array $anchors ): array {
		$applied = count( $filters ) < 2 ? $this->page->get_applied_filters( $anchors ) : null;
		if ( null !== $applied ) {
			return array( $applied );
		}

		// A filter below the loop, or several: the page knows only the last one.
		return array_values( array_filter( array_map( fn( array $filter ): ?array => Listing\get_filter_request( $filter, $this->page ), $filters ) ) );
	}

	/**
	 * Returns the GUID in the context of a block inside a loop.
	 *
	 * @param mixed $context Context.
	 * @return string '' for none.
	 */
	private function get_guid_in( $context ): string {
		$query = is_array( $context ) ? $context['query'] ?? null : null;
		$guid  = WordPress\only_text( is_array( $query ) ? $query[ LOOP_GUID_KEY ] ?? '' : '' );

		return isset( $this->loops[ $guid ] ) ? $guid : '';
	}

	/**
	 * Returns the GUID of the loop whose items are being printed.
	 *
	 * @return string '' for none, or without a filter.
	 */
	private function get_printed_guid(): string {
		$last = end( $this->printed );

		return false === $last ? '' : $last['guid'];
	}
}
