<?php
/**
 * Filters the content of a program on its page: puts the parts of the page around it in classic themes, and related programs below it. Made by
 * bootstrap_page(), which adds its methods to `the_content`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The content of the page's program. */
final class Program_Content {
	/** The page that a request prints. */
	private Listing\Page $page;

	/**
	 * Whether the content in `the_content` is the program's own, by depth of the filter.
	 *
	 * @var array<int, bool>
	 */
	private array $is_own = array();

	/**
	 * The content of a page.
	 *
	 * @param Listing\Page $page The page that a request prints.
	 */
	public function __construct( Listing\Page $page ) {
		$this->page = $page;
	}

	/**
	 * Tracks whether a content is the program's own. Shortcodes, themes and page builders pass any text through the same filter, also inside
	 * the content.
	 *
	 * @param string $content Content.
	 * @return string The same.
	 */
	public function track( $content ) {
		$post = is_singular( Program\POST_TYPE ) ? get_post() : null;
		// Links to its other pages may follow it.
		$this->is_own[ self::get_depth() ] = $post instanceof \WP_Post && self::is_queried_post( $post ) && str_starts_with( (string) $content, get_the_content( null, false, $post ) ) && ( '' === $content || '' !== $post->post_content );

		return $content;
	}

	/**
	 * Puts the parts around the content of the page's own program. Its facts come before the text where an excerpt says what the program is.
	 *
	 * @param string $content Content.
	 * @return string
	 */
	public function add_facts( $content ) {
		$post = $this->is_own() ? get_post() : null;
		if ( ! $post instanceof \WP_Post || str_contains( (string) $content, FACTS_CLASS ) || ! should_add_facts( $post ) ) {
			return $content;
		}
		$print  = static fn( string $part ): string => get_facts_html( $post, $part, static fn( string $classes ): string => sprintf( 'class="%s"', esc_attr( $classes ) ) );
		$around = has_excerpt( $post ) ? array( $print( 'facts' ), $content ) : array( $content, $print( 'facts' ) );

		return $print( 'back' ) . $print( 'lead' ) . implode( '', $around ) . $print( 'sessions' );
	}

	/**
	 * Puts programs with places below the content of one that is full, where no template has the block.
	 *
	 * @param mixed $content Content.
	 * @return mixed The same, or with them.
	 */
	public function add_related( $content ) {
		$post = $this->is_own() ? get_post() : null;
		$text = WordPress\only_text( $content );
		if ( ! $post instanceof \WP_Post || str_contains( $text, RELATED_CLASS ) || ! should_add_facts( $post ) || ! is_fully_booked( $post ) ) {
			return $content;
		}
		$wrapper = static fn(): string => sprintf( 'class="%s"', esc_attr( RELATED_CLASS ) );

		return $text . get_related_html( $post, 3, '', $wrapper, $this->page );
	}

	/** Whether the content in `the_content` is the program's own. */
	private function is_own(): bool {
		return $this->is_own[ self::get_depth() ] ?? false;
	}

	/** How many of its filters run inside each other. */
	private static function get_depth(): int {
		global $wp_current_filter;

		return count( array_keys( is_array( $wp_current_filter ) ? $wp_current_filter : array(), 'the_content', true ) );
	}

	/**
	 * Whether a post is the queried one, and not rendered for an excerpt, a description, a feed or the REST API.
	 *
	 * @param \WP_Post $post The post of the loop.
	 */
	private static function is_queried_post( \WP_Post $post ): bool {
		return get_queried_object_id() === $post->ID && in_the_loop() && is_main_query()
			&& ! is_feed() && ! wp_is_serving_rest_request() && ! doing_filter( 'get_the_excerpt' );
	}
}
