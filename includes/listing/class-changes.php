<?php
/**
 * What a request has changed of what listings show. Made once a request by programs-filter.php, and called by WordPress's hooks (bootstrap.php). Listings
 * in the cache are invalidated at once; all other code and open editors hear of it once, at the end of the request. Drafts, revisions, and uploads and
 * metadata that no card shows do not count. Code that adds other data to cards does the action itself, or adds its metadata with
 * `programs_filter_meta_keys`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

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

	/** Whether the shutdown function is registered. */
	private bool $has_shutdown_function = false;

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
		if ( is_listed_program( $post ) ) {
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
			$this->add_programs( get_programs_with_file( $post ) );
		} elseif ( ! in_array( $key, get_card_meta_keys(), true ) ) {
			return;
		} elseif ( is_numeric( $post ) && (int) $post > 0 ) {
			$this->add_programs( array( (int) $post ) );
		} elseif ( '_thumbnail_id' === $key && is_numeric( $value ) ) {
			// WordPress deletes a picture from all posts.
			$this->add_programs( get_programs_with_file( $value ) );
		} else {
			$this->add();
		}
	}

	/**
	 * Handles a file of the media library that was saved: documents are shown with its title.
	 *
	 * @param mixed $id Attachment.
	 */
	public function handle_file( $id ): void {
		$this->add_programs( get_programs_with_file( $id ) );
	}

	/**
	 * Handles a change of what listings, or the posts' own pages, may show, when the posts themselves were not saved.
	 *
	 * @param list<int> $ids IDs.
	 */
	public function add_programs( array $ids ): void {
		_prime_post_caches( $ids, false, false );
		$programs = array_values( array_filter( $ids, static fn( int $id ): bool => is_listed_program( get_post( $id ) ) ) );
		if ( array() !== $programs ) {
			$site                    = get_current_blog_id();
			$this->programs[ $site ] = array_fill_keys( $programs, true ) + ( $this->programs[ $site ] ?? array() );
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
			$ids   = is_array( $terms ) ? array_map( 'intval', array_filter( $terms, 'is_numeric' ) ) : array();
			$posts = get_objects_in_term( $ids, $taxonomy );
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
		if ( in_array( $name, CARD_OPTIONS, true ) || ( is_string( $name ) && 1 === preg_match( '/_size_[wh]$/', $name ) ) ) {
			$this->add();
		}
	}

	/** Records a change of what listings show. */
	public function add(): void {
		flush_listings();
		if ( doing_action( CHANGED_ACTION ) ) {
			// Callbacks of the announcement must not announce again.
			return;
		}
		/**
		 * Filters whether `programs_filter_changed` fires at the end of the request when something that listings show has changed. Code that writes
		 * many programs over several requests, such as an import, returns false meanwhile, and fires the action once when it is done.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $announces Default true.
		 */
		if ( true !== apply_filters( 'programs_filter_announces_changes', true ) ) {
			return;
		}
		$this->sites[ get_current_blog_id() ] = true;
		if ( 0 === did_action( 'shutdown' ) ) {
			// Runs before the response is sent. WordPress has invalidated its own cached queries by then.
			add_action( 'shutdown', array( $this, 'announce' ), 0, 0 );
			return;
		}
		if ( doing_action( 'shutdown' ) ) {
			// Runs before WordPress closes the object cache.
			add_action( 'shutdown', array( $this, 'announce' ), PHP_INT_MAX, 0 );
		}
		if ( ! $this->has_shutdown_function ) {
			// For changes that come after the action.
			$this->has_shutdown_function = true;
			register_shutdown_function( array( $this, 'announce' ) );
		}
	}

	/** Announces the changes of each site of a network. */
	public function announce(): void {
		$sites       = array_keys( $this->sites );
		$this->sites = array();
		foreach ( $sites as $site ) {
			$switched = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );

			/**
			 * Fires at the end of a request that changed what listings show, and again if something changes later. Other code can fire it when the
			 * data that it adds to cards changes.
			 *
			 * @since 0.1.0
			 */
			do_action( 'programs_filter_changed' );
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
