<?php
/**
 * State of the page that a request prints: its listings so far, their query parameters, and what filters apply to which grid. Made once by
 * programs-filter.php and passed to the rooms that print.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Parameter of "Show more": the number of shown cards. */
const MORE_PARAMETER = 'mostrar';

/** The same of a large listing without script: 2 for the programs that come after the first ones. */
const PART_PARAMETER = 'pagina';

/**
 * What is known of the page so far: its listings, what filters apply to the grids that they control, which parameters each grid has. A request has one,
 * made in programs-filter.php, for all that prints.
 */
final class Page {

	/** Whether a grid was printed. */
	private bool $has_grid = false;

	/**
	 * What filters without cards apply, by the anchor of the grid; '' for the first grid.
	 *
	 * @var array<string, Applied>
	 */
	private array $applied = array();

	/**
	 * The filters that were added.
	 *
	 * @var list<ListingAttributes>
	 */
	private array $filters = array();

	/**
	 * Listings in the blocks that were printed.
	 *
	 * @var list<PageListing>
	 */
	private array $listings = array();

	/** The grid whose listing is rendered. */
	private string $grid = '';

	/**
	 * The grids of each parameter, in order.
	 *
	 * @var array<string, list<string>>
	 */
	private array $grids = array();

	/** The beginning of the ids of listings, which WordPress counts within a request. */
	private string $id_prefix = 'programas-';

	/**
	 * The named cards, for structured data. They stay when a page begins: a block theme has rendered the content before the head.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $lists = array();

	/** Whether a listing is being rendered. */
	private bool $is_rendering = false;

	/**
	 * Begins a page: what was printed before is of another one, or of a plugin that rendered the content in the head to describe it.
	 */
	public function begin(): void {
		$this->has_grid = false;
		$this->applied  = array();
		$this->filters  = array();
		$this->listings = array();
		$this->grid     = '';
		$this->grids    = array();
	}

	/**
	 * Begins a page with each content where no theme prints one: in the REST API, feeds and Ajax.
	 *
	 * @param mixed $content Content.
	 * @return mixed The same content.
	 */
	public function begin_with_content( $content ) {
		/**
		 * Of WordPress.
		 *
		 * @var list<string> $wp_current_filter
		 */
		global $wp_current_filter;
		$is_inside = $this->is_rendering || 1 < count( array_keys( $wp_current_filter, 'the_content', true ) );
		if ( ! $is_inside && ( 0 === did_action( 'template_redirect' ) || is_feed() ) ) {
			$this->begin();
		}

		return $content;
	}

	/**
	 * Gives the listings that follow ids with a beginning of their own, where a request renders a part of a page.
	 *
	 * @param string $prefix Beginning.
	 */
	public function set_id_prefix( string $prefix ): void {
		$this->id_prefix = $prefix;
	}

	/** Returns a new id. */
	public function get_unique_id(): string {
		return wp_unique_prefixed_id( $this->id_prefix );
	}

	/**
	 * Renders a listing, unless it is inside another one: a program whose content has a listing would list itself.
	 *
	 * @template Result
	 * @param callable(): Result $render Renders it.
	 * @return Result|null Null inside of a listing.
	 */
	public function render_alone( callable $render ) {
		if ( $this->is_rendering ) {
			return null;
		}
		$this->is_rendering = true;
		$silenced           = wp_is_serving_rest_request() && ob_start();
		try {
			return $render();
		} finally {
			$this->is_rendering = false;
			if ( $silenced ) {
				// Output of a callback would break the JSON of a REST response.
				ob_end_clean();
			}
		}
	}

	/** Whether a grid was printed. */
	public function has_grid(): bool {
		return $this->has_grid;
	}

	/** Records that one was. */
	public function record_grid(): void {
		$this->has_grid = true;
	}

	/**
	 * Adds the listings of a block that is printed.
	 *
	 * @param list<PageListing> $listings Listings.
	 */
	public function add_listings( array $listings ): void {
		$this->listings = array_merge( $this->listings, $listings );
	}

	/**
	 * Adds what a filter without cards applies to its grid.
	 *
	 * @param ListingAttributes           $filter    Its attributes.
	 * @param string                      $category  Slug, or `all`.
	 * @param array<string, list<string>> $selected  Values by criterion.
	 * @param bool                        $has_pills Whether it has pills of the category. Without them it does not change the category of another filter.
	 */
	public function add_filter( array $filter, string $category, array $selected, bool $has_pills ): void {
		$anchor = parse_target_anchor( $filter['target'] );
		if ( null !== $anchor ) {
			$before = $this->applied[ $anchor ] ?? null;

			$this->applied[ $anchor ] = array(
				'category' => $has_pills ? $category : $before['category'] ?? $category,
				'selected' => $selected + ( $before['selected'] ?? array() ),
			);
			$this->filters[]          = $filter;
		}
	}

	/**
	 * Returns what earlier filters apply to a grid that is about to be printed.
	 *
	 * @param list<string> $anchors IDs of the grid and of what is around it; '' for none.
	 * @return Applied|null Null when no filter controls it.
	 */
	public function get_applied_filters( array $anchors ): ?array {
		foreach ( array_diff( $anchors, array( '' ) ) as $anchor ) {
			if ( isset( $this->applied[ $anchor ] ) ) {
				return $this->applied[ $anchor ];
			}
		}

		return $this->has_grid ? null : $this->applied[''] ?? null;
	}

	/**
	 * Returns the filters that come later than a grid.
	 *
	 * @param string $anchor ID of the grid's block; '' for none.
	 * @return list<ListingAttributes>
	 */
	public function get_later_filters( string $anchor ): array {
		$is_later = function ( array $filter ) use ( $anchor ): bool {
			$target = parse_target_anchor( $filter['target'] );

			return ( '' === $target ? ! $this->has_grid : $target === $anchor ) && ! in_array( $this->get_effective_attributes( $filter ), $this->filters, true );
		};

		return array_values( array_filter( $this->get_filters(), $is_later ) );
	}

	/**
	 * The filters without cards.
	 *
	 * @return list<ListingAttributes> Each once, printed ones first.
	 */
	public function get_filters(): array {
		return array_values( array_filter( array_column( $this->get_listings(), 'attributes' ), static fn( array $attributes ): bool => $attributes['showFilter'] && ! $attributes['showGrid'] ) );
	}

	/**
	 * Returns the attributes of a listing as they apply on the page.
	 *
	 * @param ListingAttributes $attributes Attributes.
	 * @return ListingAttributes For a filter without cards, with the selection of the listing or the Query Loop that it controls; its own types where it is neither.
	 */
	public function get_effective_attributes( array $attributes ): array {
		if ( $attributes['showGrid'] || ! $attributes['showFilter'] ) {
			return $attributes;
		}
		$cards = $this->get_controlled_listing( $attributes['target'] ) ?? array( 'types' => $attributes['types'] ) + prepare_listing_attributes( array() );
		// A filter names and orders categories of its own.
		$cards['only'] = array_intersect_key( $attributes['only'], array( CATEGORY => true ) ) + $cards['only'];

		$is_of_cards = static fn( array $schema ): bool => isset( $schema['selectsCards'] );

		return array_intersect_key( $cards, array_filter( get_attributes_schema(), $is_of_cards ) ) + $attributes;
	}

	/**
	 * Sets the grid that the parameters are about: the one that a listing shows or controls. Its key is the same for all listings of that grid, however
	 * often the page is rendered.
	 *
	 * @param ListingAttributes $attributes Attributes of the listing.
	 */
	public function set_current_grid( array $attributes ): void {
		$target = $attributes['showGrid'] ? '' : $attributes['target'];
		$anchor = parse_target_anchor( $target ) ?? $target;
		$grid   = $attributes['showGrid'] || '' !== $anchor ? $attributes : $this->get_controlled_listing( '' );
		if ( '' === $anchor && null !== $grid ) {
			$anchor = '' === $grid['anchor'] ? md5( (string) wp_json_encode( $grid ) ) : $grid['anchor'];
		}
		// The page's first grid may be none of a block "Programas".
		$this->grid = $anchor;
	}

	/**
	 * Returns the name of a page parameter for the listing that is rendered.
	 *
	 * @param string $criterion Key of the criterion, MORE_PARAMETER or PART_PARAMETER.
	 */
	public function get_parameter_name( string $criterion = CATEGORY_PARAMETER ): string {
		$name  = in_array( $criterion, array( MORE_PARAMETER, PART_PARAMETER ), true ) ? $criterion : get_parameter_name( $criterion );
		$grids = $this->grids[ $name ] ?? array();
		if ( ! in_array( $this->grid, $grids, true ) ) {
			$grids[]              = $this->grid;
			$this->grids[ $name ] = $grids;
		}
		$number = 1 + (int) array_search( $this->grid, $grids, true );

		return 1 === $number ? $name : "$name-$number";
	}

	/**
	 * Returns the parameters of the page that a listing preserves without script, in order: those that WordPress needs, and those of other listings. Others, such
	 * as `gclid`, are left out: a page cache may ignore them and serve the form to all visitors.
	 *
	 * @return list<Parameter> Pairs of name and value.
	 */
	public function get_preserved_parameters(): array {
		$query  = get_query_parameters();
		$of_any = array() === $query ? array() : array_merge( array_map( __NAMESPACE__ . '\\get_parameter_name', array_keys( get_criteria( array_values( get_post_types() ) ) ) ), array( MORE_PARAMETER, PART_PARAMETER ) );
		$pairs  = array();
		$length = 0;
		foreach ( $query as $pair ) {
			list( $name, $value ) = $pair;
			// `name[]` is preserved where `name` is needed, and filters nothing in a listing.
			$bare = explode( '[', $name, 2 )[0];
			preg_match( '/^(.*?)(?:-(\d{1,3}))?$/Ds', $bare, $parts );
			$of           = $parts[1] ?? '';
			$grid         = $this->grids[ $of ][ (int) ( $parts[2] ?? 1 ) - 1 ] ?? null;
			$is_preserved = ( is_wordpress_query_var( $bare ) && get_parameter_name() !== $bare ) || ( $bare === $name && in_array( $of, $of_any, true ) );
			// What is no UTF-8 cannot be printed.
			if ( $this->grid === $grid || ! $is_preserved || 1 !== preg_match( '//u', $name . $value ) ) {
				continue;
			}
			$length += strlen( $name ) + strlen( $value );
			if ( $length > MAX_OTHER_LENGTH || count( $pairs ) >= MAX_OTHER_PARAMETERS ) {
				break;
			}
			$pairs[] = $pair;
		}

		return $pairs;
	}

	/**
	 * Adds a list of cards for search engines, once: another plugin may render the content a second time.
	 *
	 * @param array<string, mixed> $list Their list, for search engines; empty for none.
	 */
	public function add_item_list( array $list ): void {
		if ( array() !== $list ) {
			add_action( 'wp_footer', array( $this, 'print_lists' ), 10, 0 );
			$this->lists[ md5( (string) wp_json_encode( $list ) ) ] = $list;
		}
	}

	/** Prints the lists. */
	public function print_lists(): void {
		foreach ( is_page_for_all_visitors() ? $this->lists : array() as $list ) {
			print_structured_data( $list, null );
		}
	}

	/**
	 * Returns the listing, or the Query Loop as one, that a filter without cards controls.
	 *
	 * @param string $target Selector; '' for the page's first grid.
	 * @return ListingAttributes|null
	 */
	private function get_controlled_listing( string $target ): ?array {
		$anchor = parse_target_anchor( $target );

		return array_find( $this->get_listings(), static fn( array $listing ): bool => in_array( $anchor, $listing['anchors'], true ) )['attributes'] ?? null;
	}

	/**
	 * The blocks "Programas" and the Query Loops of the page.
	 *
	 * @return list<PageListing> Each once, printed ones first.
	 */
	private function get_listings(): array {
		$contents = array( WordPress\only_text( $GLOBALS['_wp_current_template_content'] ?? '' ) );
		$query    = $GLOBALS['wp_query'] ?? null;
		foreach ( array( $query instanceof \WP_Query ? $query->get_queried_object() : null, get_post() ) as $post ) {
			if ( $post instanceof \WP_Post ) {
				$contents[] = $post->post_content;
			}
		}
		$once = array();
		$in   = static fn( string $content ): array => WordPress\get_cached( 'page listings ' . md5( $content ), static fn(): array => get_page_listings( get_blocks_with_listing( $content ) ) );
		foreach ( array_merge( $this->listings, ...array_map( $in, array_values( array_unique( $contents ) ) ) ) as $listing ) {
			$once[ (string) wp_json_encode( $listing ) ] = $listing;
		}

		return array_values( $once );
	}
}
