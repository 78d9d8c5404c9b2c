<?php
/**
 * A listing of more programs than a page holds: it has some of those that a visitor asks for, and the index says how many there are. Used by renderer.php
 * in place of the cards of all programs; the script exchanges them for those of another address (src/listing/view/remote.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** How many programs a page has at once of more than it holds, where the editor sets no number. */
const LARGE_PER_PAGE = 24;

/** Up to how many programs are found first and sorted then; of more, the index is walked in its order until there are enough. */
const MOST_SORTED = 2000;

/** The cards of a large listing. */
final class Large_Listing {

	/**
	 * Arguments of its query.
	 *
	 * @var array<string, mixed>
	 */
	private array $arguments;

	/**
	 * Attributes.
	 *
	 * @var ListingAttributes
	 */
	private array $attributes;

	/** Its programs. */
	private Program_Set $set;

	/**
	 * A large listing.
	 *
	 * @param array<string, mixed> $arguments  Arguments of its query.
	 * @param ListingAttributes    $attributes Attributes.
	 */
	public function __construct( array $arguments, array $attributes ) {
		$this->arguments  = $arguments;
		$this->attributes = array( 'perPage' => 0 === $attributes['perPage'] ? LARGE_PER_PAGE : min( MOST_CARDS, $attributes['perPage'] ) ) + $attributes;
		$this->set        = new Program_Set( $arguments, $attributes );
	}

	/**
	 * Whether a query finds more programs than a page holds.
	 *
	 * @param array<string, mixed> $arguments  Arguments.
	 * @param ListingAttributes    $attributes Attributes.
	 */
	public static function are_many( array $arguments, array $attributes ): bool {
		/**
		 * Filters up to how many programs a listing is filtered in the browser. Above that, the server filters.
		 *
		 * @since 0.2.0
		 *
		 * @param int                  $most       Number of programs; default 400.
		 * @param array<string, mixed> $attributes Block attributes.
		 */
		$given      = apply_filters( 'programs_filter_most_cards', MOST_CARDS, $attributes );
		$most       = is_int( $given ) && $given > 0 ? $given : MOST_CARDS;
		$limit      = is_numeric( $arguments['posts_per_page'] ?? null ) ? (int) $arguments['posts_per_page'] : -1;
		$is_foreign = ! is_array( $arguments['orderby'] ?? null ) || isset( $arguments['orderby']['rand'] ) || false === ( $arguments['cache_results'] ?? true );
		// The index does not know what members may read, and an order of other code, as by chance, may have no parts.
		if ( $is_foreign || ( $limit > 0 && $limit <= $most ) || is_feed() || INDEX_READY !== get_index_state() || Program\has_membership_checks() ) {
			return false;
		}
		$next = array(
			'fields'         => 'ids',
			'posts_per_page' => 1,
			'offset'         => $most,
			'orderby'        => 'none',
		);

		// Most sites have few programs in all. WordPress keeps what a query finds.
		return get_index_size() > $most && array() !== query_programs( $next + $arguments )->posts;
	}

	/**
	 * Returns its cards and its overview.
	 *
	 * @param Page $page      The page.
	 * @param bool $has_cards Whether the cards are printed.
	 * @return array{list<RenderedCard>, ListingOverview}
	 */
	public function answer( Page $page, bool $has_cards ): array {
		$set     = $this->set;
		$request = $this->get_request( $page );
		list( 'active' => $active, 'selected' => $selected ) = $request;

		$per_page = $this->attributes['perPage'];
		$visible  = $set->count( $active, $selected );
		$part     = max( 1, min( get_requested_number( $page->get_parameter_name( PART_PARAMETER ) ), (int) ceil( $visible / $per_page ) ) );
		$first    = $per_page * ( $part - 1 );
		$number   = max( $per_page, min( MOST_CARDS, get_requested_number( $page->get_parameter_name( MORE_PARAMETER ) ) ) );
		$cards    = $has_cards && $visible > $first ? $this->get_cards( $active, $selected, $first, $number, $visible ) : array();
		$times    = $set->get_asked_times( $selected );
		$found    = compact( 'visible', 'per_page' ) + array(
			'shown'   => array_fill( 0, count( $cards ), true ),
			'ongoing' => array_map( static fn( array $card ): bool => self::runs_through( $card, $times ), $cards ),
			'counts'  => $set->count_choices( $request['controls'], $active, $selected ),
			'left'    => max( 0, $visible - $first - count( $cards ) ),
			'next'    => 1 + intdiv( $first + count( $cards ), $per_page ),
		);

		return array( $cards, add_matches( $request, $cards, $this->attributes, $found ) );
	}

	/**
	 * Returns what can be chosen, and what is.
	 *
	 * @param Page $page The page.
	 * @return ListingRequest
	 */
	public function get_request( Page $page ): array {
		$words = $this->set->query_all_words();

		return get_listing_request( $this->set->get_sample( $words ), $this->set->count( Program\ALL, array() ), $this->set->get_by_slug( $words[ CATEGORY ] ), $this->attributes, $page );
	}

	/**
	 * Returns some of the programs that requests find, without cards.
	 *
	 * @param list<ListingRequest> $requests   Results of get_request(). A program meets all of them.
	 * @param list<list<string>>   $criteria   Criteria that each asks for. One that no program has any more finds none.
	 * @param int                  $most       How many are returned at most.
	 * @return array{list<int>, int} IDs, and how many there are in all.
	 */
	public function find( array $requests, array $criteria, int $most ): array {
		$is_known = array_all( $requests, static fn( array $request, int $index ): bool => array() === array_diff( $criteria[ $index ], array_keys( $request['selected'] ) ) );
		$asked    = array_map( static fn( array $request ): array => array( $request['active'], $request['selected'] ), $requests );
		$visible  = $is_known ? $this->set->count_all_of( $asked ) : 0;
		$posts    = $visible > 0 ? $this->query( $asked, 0, $most, $visible ) : array();

		return array( array_column( $posts, 'ID' ), $visible );
	}

	/**
	 * Returns the cards of some of the programs that are found.
	 *
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @param int                         $first    How many come before.
	 * @param int                         $number   How many.
	 * @param int                         $visible  How many are found.
	 * @return list<RenderedCard>
	 */
	private function get_cards( string $category, array $selected, int $first, int $number, int $visible ): array {
		$posts = $this->query( array( array( $category, $selected ) ), $first, $number, $visible );
		// What is searched, and other orders, are not on the page.
		$attributes = array( 'filters' => array_values( array_diff( $this->attributes['filters'], array( WORDS, ORDER ) ) ) ) + $this->attributes;
		$cards      = kept_cards_of_programs( $attributes, $posts, static fn( array $missing ): array => get_program_cards( $missing, $attributes, true ) );
		if ( has_days( $attributes ) && 'nombre' !== ( $selected[ ORDER ][0] ?? '' ) ) {
			$nexts  = array_column( $cards, 'next' );
			$places = array_keys( $cards );
			array_multisort( $nexts, SORT_NUMERIC, $places, $cards );
		}
		foreach ( $cards as $index => $card ) {
			// By which the script knows it again, and its place.
			$cards[ $index ]['data'] = array( 'id' => (string) $card['id'] ) + ( isset( $card['data'][ ORDER ] ) ? array( ORDER => (string) $index ) : array() ) + $card['data'];
		}

		return $cards;
	}

	/**
	 * Queries some of the programs that are found.
	 *
	 * @param list<array{string, array<string, list<string>>}> $asked   Category and selected values of requests, all of which they meet. The order is that of the first.
	 * @param int                                              $first   How many come before.
	 * @param int                                              $number  How many.
	 * @param int                                              $visible How many are found.
	 * @return list<\WP_Post>
	 */
	private function query( array $asked, int $first, int $number, int $visible ): array {
		$selected = $asked[0][1];
		$is_few   = $visible <= MOST_SORTED;
		$by       = $selected[ ORDER ][0] ?? '';
		$given    = ( 'proxima' === $by ? array( 'orderby' => get_query_order( 'next' ) ) : array() ) + $this->arguments;
		$before   = get_alternatives_sql( $this->set->get_own_days( $selected ) );
		$clauses  = array(
			'where'  => $this->set->get_sql_of_all( $asked, ! $is_few ),
			'before' => '' === $before ? '' : "($before) DESC",
		) + ( $is_few ? array( 'few' => '1' ) : array() ) + ( 'nombre' === $by ? get_clauses_of_title() : array() );
		if ( is_numeric( $this->arguments['posts_per_page'] ?? null ) && (int) $this->arguments['posts_per_page'] > 0 ) {
			// The first ones of many.
			$clauses['where'] = $this->set->get_posts_sql( $clauses['where'] );
		}
		$part = array(
			'posts_per_page' => $number,
			'offset'         => $first,
		);

		return get_listed_programs( $part + $given, $clauses );
	}

	/**
	 * Whether a card runs through what is asked for, without a day of its own in it.
	 *
	 * @param RenderedCard             $card  Card.
	 * @param list<list<IndexRequest>> $times What is asked about times.
	 */
	private static function runs_through( array $card, array $times ): bool {
		$value = get_card_value( $card, WHEN );

		return '' !== $value && array_any( $times, static fn( array $requests ): bool => RUNS_THROUGH === meet_requests( parse_times( $value ), $requests ) );
	}
}
