<?php
/**
 * What a request has changed of what listings show. Made once a request by programs-filter.php, and called by WordPress's hooks (bootstrap.php). Listings
 * in the cache are invalidated, and programs marked in the index, at once; at the end of the request they are indexed, and then all other code, page
 * caches and open editors hear of it once. Drafts, revisions, and uploads and metadata that no card shows do not count. Code that adds other data to
 * cards does the action itself, or adds its metadata with `programs_filter_meta_keys`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The changes of a request. */
final class Changes {
	/**
	 * Sites that were changed.
	 *
	 * @var array<int, true>
	 */
	private array $sites = array();

	/**
	 * Programs of a site whose own page has changed though they were not saved, which page caches do not notice.
	 *
	 * @var array<int, array<int, true>>
	 */
	private array $programs = array();

	/**
	 * Programs of a site that are marked in the index, to be indexed at the end of the request.
	 *
	 * @var array<int, array<int, true>>
	 */
	private array $marked = array();

	/** Whether the announcement is our own. */
	private bool $is_announcing = false;

	/**
	 * Shutdown functions that are registered, by the name of the method.
	 *
	 * @var array<string, true>
	 */
	private array $shutdown_functions = array();

	/**
	 * Handles a transition of a post's status, also to the same one.
	 *
	 * @param mixed $now  Status.
	 * @param mixed $then Status before.
	 * @param mixed $post The post.
	 */
	public function handle_status( $now = '', $then = '', $post = null ): void {
		$statuses = array_filter( array( $now, $then ), 'is_string' );
		if ( $post instanceof \WP_Post && Program\is_listed_post( $post ) && array() !== array_filter( $statuses, 'is_post_status_viewable' ) ) {
			$this->mark( array( $post->ID ) );
			$this->add();
		}
	}

	/**
	 * Handles a written or deleted post, also if other code than WordPress's did it.
	 *
	 * @param mixed $id   ID.
	 * @param mixed $post Post.
	 */
	public function handle_post( $id, $post = null ): void {
		// set_post_type() tells the old type.
		if ( $post instanceof \WP_Post && ( is_listed_program( $post ) || is_listed_program( get_post( $post->ID ) ) ) ) {
			// Who tells page caches has not changed anything.
			$this->mark( doing_action( CHANGED_ACTION ) ? array() : array( $post->ID ) );
			$this->add();
		}
	}

	/**
	 * Handles metadata that was written or will be deleted.
	 *
	 * @param mixed $meta_ids IDs of the metadata.
	 * @param mixed $post     ID of the post, 0 for all.
	 * @param mixed $key      Key.
	 * @param mixed $value    Value, '' for any.
	 */
	public function handle_meta( $meta_ids, $post = 0, $key = '', $value = null ): void {
		if ( in_array( $key, IMAGE_META_KEYS, true ) ) {
			$this->add_programs( get_posts_with_file( $post ) );
		} elseif ( ! in_array( $key, get_card_meta_keys(), true ) ) {
			$this->handle_other_meta( is_numeric( $post ) ? (int) $post : 0, WordPress\only_text( $key ) );
		} elseif ( is_numeric( $post ) && (int) $post > 0 ) {
			$this->add_programs( array( (int) $post ) );
		} elseif ( '_thumbnail_id' === $key && is_numeric( $value ) ) {
			// WordPress deletes a picture from all posts.
			$this->add_programs( get_posts_with_file( $value ) );
		} else {
			$this->add_all();
		}
	}

	/**
	 * Handles metadata that no card shows: code of others may look at it when it says what a program has, or who may read it.
	 *
	 * @param int    $id  ID of the post, 0 for all.
	 * @param string $key Key.
	 */
	private function handle_other_meta( int $id, string $key ): void {
		$is_read = Program\has_membership_checks() || self::do_others_add_values();
		// Who edits a post, and when a cache was filled.
		if ( $is_read && $id > 0 && 1 !== preg_match( '/^_edit_|^_oembed_/', $key ) && is_listed_program( get_post( $id ) ) ) {
			$this->mark( array( $id ) );
		}
	}

	/** Whether other code says what programs have. */
	private static function do_others_add_values(): bool {
		return array() !== array_filter( array( 'programs_filter_content', 'programs_filter_criteria', 'programs_filter_search_text' ), 'has_filter' );
	}

	/** Handles the announcement of other code, whose data may be in the index. */
	public function handle_announcement(): void {
		if ( ! $this->is_announcing && self::do_others_add_values() ) {
			$this->add_all();
		}
	}

	/**
	 * Handles a change of what listings, or the posts' own pages, may show, when the posts themselves were not saved.
	 *
	 * @param list<int> $ids IDs.
	 */
	public function add_programs( array $ids ): void {
		$programs = array();
		// A category may have thousands.
		foreach ( array_chunk( $ids, INDEX_BATCH ) as $some ) {
			_prime_post_caches( $some, false, false );
			array_push( $programs, ...array_values( array_filter( $some, static fn( int $id ): bool => is_listed_program( get_post( $id ) ) ) ) );
			if ( isset( $some[ INDEX_BATCH - 1 ] ) ) {
				WordPress\free_memory();
			}
		}
		if ( array() !== $programs ) {
			$site                    = get_current_blog_id();
			$this->programs[ $site ] = array_fill_keys( $programs, true ) + ( $this->programs[ $site ] ?? array() );
			$this->mark( $programs );
			$this->add();
		}
	}

	/**
	 * Handles changed terms of a post.
	 *
	 * @param mixed $post     ID of the post.
	 * @param mixed $terms    The terms.
	 * @param mixed $taxonomy Their taxonomy.
	 */
	public function handle_post_terms( $post, $terms = null, $taxonomy = '' ): void {
		if ( is_string( $taxonomy ) && Program\is_listed_taxonomy( $taxonomy ) && is_numeric( $post ) ) {
			$this->add_programs( array( (int) $post ) );
		}
	}

	/**
	 * Handles written or deleted terms.
	 *
	 * @param mixed $terms          IDs.
	 * @param mixed $taxonomy       Taxonomy.
	 * @param mixed $is_about_terms False when only their counts changed.
	 */
	public function handle_terms( $terms, $taxonomy = '', $is_about_terms = true ): void {
		if ( false !== $is_about_terms && is_string( $taxonomy ) && Program\is_listed_taxonomy( $taxonomy ) ) {
			$ids = is_array( $terms ) ? array_map( 'intval', array_filter( $terms, 'is_numeric' ) ) : array();
			// Programs also say the categories above theirs.
			$all   = get_criterion_terms( array( $taxonomy ) );
			$below = Program\get_categories_with_descendants( array_values( array_intersect_key( $all, array_flip( $ids ) ) ), $all );
			$posts = get_objects_in_term( array_merge( $ids, array_column( $below, 'term_id' ) ), $taxonomy );
			$this->add_programs( is_array( $posts ) ? array_map( 'intval', array_values( $posts ) ) : array() );
			$this->add();
		}
	}

	/**
	 * Handles a written or deleted option.
	 *
	 * @param mixed $name Name.
	 */
	public function handle_option( $name ): void {
		if ( in_array( $name, CODE_OPTIONS, true ) ) {
			$this->handle_other_code();
		} elseif ( in_array( $name, INDEX_OPTIONS, true ) ) {
			$this->add_all();
		} elseif ( in_array( $name, CARD_OPTIONS, true ) || ( is_string( $name ) && 1 === preg_match( '/_size_[wh]$/', $name ) ) ) {
			$this->add();
		}
	}

	/** Records that other code, or another language, will say what programs have: from the next request on. */
	public function handle_other_code(): void {
		rebuild_index();
		$this->add();
	}

	/** Records a change of what all programs say. */
	public function add_all(): void {
		rebuild_index();
		$this->mark( query_marked_programs( INDEX_BATCH ) );
		$this->add();
	}

	/** Records a change of what listings show. */
	public function add(): void {
		flush_listings();
		if ( doing_action( CHANGED_ACTION ) ) {
			// Callbacks of the announcement must not announce again.
			return;
		}
		/**
		 * Filters whether `programs_filter_changed` fires when a request has changed what listings show. An import over several requests returns
		 * false meanwhile, and fires the action when it is done.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $announces Default true.
		 */
		if ( true !== apply_filters( 'programs_filter_announces_changes', true ) ) {
			return;
		}
		$this->sites[ get_current_blog_id() ] = true;
		$this->call_at_shutdown( 'announce', 0 );
	}

	/**
	 * Marks programs in the index, once a request.
	 *
	 * @param list<int> $programs IDs.
	 */
	private function mark( array $programs ): void {
		$site = get_current_blog_id();
		$new  = array_values( array_diff( $programs, array_keys( $this->marked[ $site ] ?? array() ) ) );
		if ( array() !== $new ) {
			mark_programs( $new );
			$this->marked[ $site ] = array_fill_keys( $new, true ) + ( $this->marked[ $site ] ?? array() );
			// Before the announcement.
			$this->call_at_shutdown( 'index', -1 );
		}
	}

	/** Indexes the marked programs of each site of a network. What takes too long is left to WP-Cron. */
	public function index(): void {
		$marked       = $this->marked;
		$this->marked = array();
		$until        = time() + ( defined( 'WP_CLI' ) ? DAY_IN_SECONDS : INDEX_SECONDS );
		foreach ( $marked as $site => $programs ) {
			$switched = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );
			index_programs( array_keys( $programs ), $until );
			if ( has_index_tables() ) {
				store_index_size();
			}
			flush_listings();
			if ( array() !== query_marked_programs( 1 ) ) {
				schedule_index_batch();
			}
			if ( $switched ) {
				restore_current_blog();
			}
		}
	}

	/**
	 * Has a method called at the end of the request.
	 *
	 * @param 'announce'|'index' $method   Method.
	 * @param int                $priority Which comes first.
	 */
	private function call_at_shutdown( string $method, int $priority ): void {
		$callback = array( $this, $method );
		// Runs before the response is sent, and before WordPress closes the object cache. WordPress has invalidated its own cached queries by then.
		add_action( 'shutdown', $callback, doing_action( 'shutdown' ) ? PHP_INT_MAX + $priority : $priority, 0 );
		if ( did_action( 'shutdown' ) > 0 && ! isset( $this->shutdown_functions[ $method ] ) ) {
			// For changes that come after the action.
			$this->shutdown_functions[ $method ] = true;
			register_shutdown_function( $callback );
		}
	}

	/** Announces the changes of each site of a network. */
	public function announce(): void {
		$sites       = array_keys( $this->sites );
		$this->sites = array();
		foreach ( $sites as $site ) {
			$switched            = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );
			$this->is_announcing = true;

			/**
			 * Fires at the end of a request that changed what listings show. Fire it when data that your code adds to cards changes.
			 *
			 * @since 0.1.0
			 */
			do_action( 'programs_filter_changed' );
			$this->is_announcing = false;
			if ( $switched ) {
				restore_current_blog();
			}
		}
	}

	/** Clears the page caches of all pages with a listing, and of programs whose own page has changed, unless they are many. */
	public function clear_page_caches(): void {
		$site     = get_current_blog_id();
		$programs = array_keys( $this->programs[ $site ] ?? array() );
		unset( $this->programs[ $site ] );
		clear_page_caches( array_merge( get_pages_with_listing(), count( $programs ) > MAX_STALE_PROGRAMS ? array() : $programs ) );
	}
}
