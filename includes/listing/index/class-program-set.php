<?php
/**
 * The programs of a large listing, as the index knows them: which are asked for, as SQL, how many there are of what, and some that have all that can be
 * chosen. Used by class-large-listing.php; what it counts is what match_cards() counts of cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Programs of the index. */
final class Program_Set {

	/** Column of the programs that are counted. Each has one span of RUN. */
	private const ID = 'found.program';

	/** How many programs say whether there is anything to choose. */
	private const SAMPLE = 20;

	/** For how many seconds numbers are kept. */
	private const KEPT_SECONDS = 300;

	/**
	 * Attributes, without cards.
	 *
	 * @var ListingAttributes
	 */
	private array $attributes;

	/**
	 * Kinds of the criteria, by key. That of the pills is CATEGORY.
	 *
	 * @var array<string, string>
	 */
	private array $kinds;

	/**
	 * Now.
	 *
	 * @var Clock
	 */
	private array $clock;

	/** SQL of the IDs of the listing's programs; '' where all are. */
	private string $ids;

	/** Whether visitors can put the programs in another order. */
	private bool $has_order;

	/**
	 * The programs of a listing.
	 *
	 * @param array<string, mixed> $arguments  Arguments of its query.
	 * @param ListingAttributes    $attributes Attributes.
	 */
	public function __construct( array $arguments, array $attributes ) {
		$this->has_order  = $attributes['showGrid'];
		$this->attributes = array( 'showGrid' => false ) + $attributes;
		$this->kinds      = array( CATEGORY => 'choice' ) + array_column( array_filter( get_criteria_beyond_pills( $attributes ), __NAMESPACE__ . '\\is_filter' ), 'kind', 'key' );
		$this->clock      = get_clock( get_site_minute() );
		$is_limited       = is_numeric( $arguments['posts_per_page'] ?? null ) && (int) $arguments['posts_per_page'] > 0;
		$this->ids        = get_ids_sql( ( $is_limited ? array() : array( 'orderby' => 'none' ) ) + $arguments );
	}

	/**
	 * Returns the SQL of those that a visitor asks for.
	 *
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @param bool                        $is_walk  Whether programs are looked at one by one, until there are enough.
	 * @param string                      $id       Column of the IDs; '' for that of posts.
	 * @return string '' for all.
	 */
	public function get_asked_sql( string $category, array $selected, bool $is_walk = false, string $id = '' ): string {
		$is       = static fn( array $requests ): string => get_requests_sql( $requests, $is_walk, $id );
		$stored   = array_map( $is, $this->get_conditions( $category, $selected ) );
		$stored[] = get_alternatives_sql( $this->get_search( $selected ), $is_walk, $id );
		$stored   = array_values( array_diff( $stored, array( '' ) ) );
		$is_asked = fn( array $entry, int $program ): bool => $this->is_asked( $entry, $program, $category, $selected );

		return array() === $stored ? '' : get_programs_sql( $stored, $is_asked, $id );
	}

	/**
	 * Returns what a visitor asks for, apart from the words of a search.
	 *
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return list<list<IndexRequest>> Conditions.
	 */
	private function get_conditions( string $category, array $selected ): array {
		$conditions = Program\ALL === $category ? array() : array( request_spans( CATEGORY, array( get_word_span( $category ) ) ) );
		foreach ( array_keys( array_intersect_key( $selected, $this->kinds ) ) as $key ) {
			$requests = get_criterion_kinds()[ $this->kinds[ $key ] ]['requests'];
			if ( null !== $requests ) {
				$conditions[] = $requests( $selected, $key, $this->clock );
			}
		}

		return $conditions;
	}

	/**
	 * Returns what a search asks for. Words that mean days are asked of what has dates; of the rest they are words.
	 *
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return list<IndexAlternative> One of them. None without a search.
	 */
	private function get_search( array $selected ): array {
		$text = isset( $this->kinds[ WORDS ] ) ? $selected[ WORDS ][0] ?? '' : '';

		list( $rest, $asked ) = parse_search( $text );

		if ( array() === $asked ) {
			return '' === $text ? array() : array( compact( 'text' ) + ANY_PROGRAM );
		}
		$dated = array( make_index_request( array( RUN ), array( LOWEST + 1, HIGHEST ), 'low' ), make_index_request( array( RUN ), array( LOWEST, HIGHEST ), 'high' ) );
		$then  = array(
			'text'       => $rest,
			'conditions' => get_time_conditions( $asked + $selected, $this->clock ),
		);

		return array( $then + ANY_PROGRAM, compact( 'text' ) + array( 'without' => array( $dated ) ) + ANY_PROGRAM );
	}

	/**
	 * Returns the SQL of those that meet several requests.
	 *
	 * @param list<array{string, array<string, list<string>>}> $asked   Category and selected values of each.
	 * @param bool                                             $is_walk As in get_asked_sql().
	 * @param string                                           $id      As in get_asked_sql().
	 * @return string '' for all.
	 */
	public function get_sql_of_all( array $asked, bool $is_walk = false, string $id = '' ): string {
		$parts = array_diff( array_map( fn( array $one ): string => $this->get_asked_sql( $one[0], $one[1], $is_walk, $id ), $asked ), array( '' ) );

		return array() === $parts ? '' : '(' . implode( ') AND (', $parts ) . ')';
	}

	/**
	 * Returns the SQL by which a query of posts finds those of the listing that a visitor asks for, which may be the first ones of many only.
	 *
	 * @param string $asked Result of get_asked_sql().
	 */
	public function get_posts_sql( string $asked ): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$those = '' === $this->ids ? '' : "$wpdb->posts.ID IN ($this->ids)";

		return implode( ' AND ', array_diff( array( $those, '' === $asked ? '' : "($asked)" ), array( '' ) ) );
	}

	/**
	 * Whether a program that is not indexed yet is asked for.
	 *
	 * @param IndexEntry                  $entry    What the index would have of it.
	 * @param int                         $program  ID.
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 */
	private function is_asked( array $entry, int $program, string $category, array $selected ): bool {
		$post  = get_post( $program );
		$rows  = array( $program => array( 'next' => 0 ) + $entry );
		$cards = null === $post ? array() : get_cards_of_rows( array( $post ), $rows, $this->attributes );
		$kinds = $this->attributes['multiple'] ? $this->kinds : array_diff_key( $this->kinds, array( CATEGORY => '' ) );

		return array( true ) === match_cards( $cards, $category, $kinds, $selected )['matches'];
	}

	/**
	 * Returns what is asked about times, by fields and by words of a search.
	 *
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return list<list<IndexRequest>> Conditions.
	 */
	public function get_asked_times( array $selected ): array {
		$asked = isset( $selected[ WORDS ] ) ? parse_search( $selected[ WORDS ][0] )[1] : array();

		return array_merge( get_time_conditions( $selected, $this->clock ), array() === $asked ? array() : get_time_conditions( $asked + $selected, $this->clock ) );
	}

	/**
	 * Returns what programs with a day of their own in what is asked for meet, and those that have been found by their words: they come first.
	 *
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return list<IndexAlternative> One of them. None where no others are found.
	 */
	public function get_own_days( array $selected ): array {
		$own = array();
		foreach ( $this->get_asked_times( $selected ) as $requests ) {
			$through = array_filter( $requests, static fn( array $request ): bool => array( THROUGH ) === $request['criteria'] );
			if ( array() !== $through ) {
				$own[] = array_values( array_diff_key( $requests, $through ) );
			}
		}
		$runs_through = array( make_index_request( array( THROUGH ), array( LOWEST, HIGHEST ) ) );

		return array() === $own ? array() : array( array( 'conditions' => $own ) + ANY_PROGRAM, array( 'without' => array( $runs_through ) ) + ANY_PROGRAM );
	}

	/**
	 * Returns programs that have all that can be chosen: one for each word of a choice, and some for what else there is. They are cards without markup:
	 * what makes controls of the cards of a page makes them of these.
	 *
	 * @param array<string, list<list<int>>> $words Result of query_all_words().
	 * @return list<RenderedCard>
	 */
	public function get_sample( array $words ): array {
		$ids   = array_merge( ...array_values( array_map( static fn( array $rows ): array => array_column( $rows, 2 ), $words ) ) );
		$parts = array();
		$those = array(
			'switch' => "low <= {$this->clock['now']} AND high > {$this->clock['now']}",
			// Not for all ages, nor free.
			'number' => 'high - low < ' . FAR_FUTURE,
			// With an hour.
			'when'   => 'low % ' . DAY . ' > 0',
			'hours'  => 'low % ' . DAY . ' > 0',
		);
		foreach ( array_intersect( $this->kinds, array_keys( $those ) ) as $key => $kind ) {
			$parts[] = $this->get_count_sql( self::ID, isset( TIME_CRITERIA[ $key ] ) ? SESSION : $key, $those[ $kind ] ) . ' LIMIT ' . self::SAMPLE;
		}
		if ( array() !== $parts ) {
			$ids = array_merge( $ids, array_column( self::query( 'SELECT * FROM (' . implode( ') AS sample UNION SELECT * FROM (', $parts ) . ') AS sample' ), 0 ) );
		}
		$ids = array_values( array_unique( $ids ) );
		_prime_post_caches( $ids, true, false );
		$posts = array_values( array_filter( array_map( 'get_post', $ids ) ) );
		$cards = kept_cards_of_programs( $this->attributes, $posts, fn( array $missing ): array => get_cards_of_rows( $missing, get_index_rows( $missing, false ), $this->attributes ) );
		$order = $this->has_order ? array( ORDER => '0' ) : array();

		return array_map( static fn( array $card ): array => array( 'data' => $card['data'] + $order ) + $card, $cards );
	}

	/**
	 * Counts those that are asked for.
	 *
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 */
	public function count( string $category, array $selected ): int {
		return $this->count_all_of( array( array( $category, $selected ) ) );
	}

	/**
	 * Counts those that meet several requests.
	 *
	 * @param list<array{string, array<string, list<string>>}> $asked Category and selected values of each.
	 */
	public function count_all_of( array $asked ): int {
		return self::query( $this->get_count_sql( 'COUNT(*)', RUN, $this->get_sql_of_all( $asked, false, self::ID ) ) )[0][0] ?? 0;
	}

	/**
	 * Queries those of each word of a choice that are asked for.
	 *
	 * @param string                      $key      Criterion.
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return list<list<int>> First number of the span of the word, how many there are, and one of them.
	 */
	private function query_words( string $key, string $category, array $selected ): array {
		return self::query( $this->get_count_sql( 'low, COUNT(*), MIN(found.program)', $key, $this->get_asked_sql( $category, $selected, false, self::ID ) ) . ' GROUP BY low' );
	}

	/**
	 * Queries all programs by their words.
	 *
	 * @return array<string, list<list<int>>> Results of query_words() by criterion.
	 */
	public function query_all_words(): array {
		$words = array();
		foreach ( array_keys( $this->kinds, 'choice', true ) as $key ) {
			$words[ $key ] = $this->query_words( $key, Program\ALL, array() );
		}

		return $words;
	}

	/**
	 * Returns how many programs would be found by each choice beside the others.
	 *
	 * @param list<Control>               $controls Controls.
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return array<string, array<string, int>> By key, '' for the pills, and value, '' for none.
	 */
	public function count_choices( array $controls, string $category, array $selected ): array {
		$counts = array( '' => array( '' => $this->count( Program\ALL, $selected ) ) + $this->get_by_slug( $this->query_words( CATEGORY, Program\ALL, $selected ) ) );
		foreach ( array_filter( $controls, __NAMESPACE__ . '\\is_filter' ) as $control ) {
			$key    = $control['key'];
			$others = array_diff_key( $selected, array( $key => true ) );
			$words  = 'choice' === $control['kind'] ? array_column( $this->query_words( $key, $category, $others ), 1, 0 ) : null;
			$own    = array( '' => $this->count( $category, $others ) );
			foreach ( array_column( $control['options'], 'value' ) as $value ) {
				$own[ $value ] = null === $words ? $this->count( $category, array( $key => array( $value ) ) + $others ) : $words[ get_word_span( $value )[0] ] ?? 0;
			}
			$counts[ $key ] = array_diff( $own, array( 0 ) );
		}

		return $counts;
	}

	/**
	 * Returns numbers of programs by category.
	 *
	 * @param list<list<int>> $words Result of query_words().
	 * @return array<string, int> By slug.
	 */
	public function get_by_slug( array $words ): array {
		$numbers = array_column( $words, 1, 0 );
		$by_slug = array();
		foreach ( array_column( get_listing_categories( $this->attributes ), 'slug' ) as $slug ) {
			$by_slug[ $slug ] = $numbers[ get_word_span( $slug )[0] ] ?? 0;
		}

		return array_diff( $by_slug, array( 0 ) );
	}

	/**
	 * Returns the SQL that asks for spans of the programs of the listing.
	 *
	 * @param string $columns   Columns.
	 * @param string $criterion Criterion.
	 * @param string $condition What they meet; '' for nothing.
	 */
	private function get_count_sql( string $columns, string $criterion, string $condition ): string {
		$where = array_diff( array( '' === $this->ids ? '' : self::ID . " IN ($this->ids)", '' === $condition ? '' : "($condition)" ), array( '' ) );

		return sprintf( 'SELECT %1$s FROM %2$s AS found WHERE %3$s', $columns, get_index_table( 'spans' ), implode( ' AND ', array( 'found.criterion = ' . quote_for_sql( $criterion ), ...$where ) ) );
	}

	/**
	 * Returns the rows of a query of numbers, kept for a while, but no longer than until the index is written. What depends on the time has the minute in
	 * its SQL: kept longer, it would only fill the cache.
	 *
	 * @param string $sql SQL, prepared.
	 * @return list<list<int>>
	 */
	private static function query( string $sql ): array {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		// The sign for a "%" is another one in each request.
		$key = md5( $wpdb->remove_placeholder_escape( $sql ) . wp_cache_get_last_changed( 'posts' ) );
		/**
		 * As it is set below.
		 *
		 * @var list<list<int>>|false $kept
		 */
		$kept = wp_cache_get( $key, CACHE_GROUP );
		if ( false !== $kept ) {
			return $kept;
		}
		/**
		 * Rows.
		 *
		 * @var list<list<string>> $rows
		 */
		$rows    = $wpdb->get_results( $sql, 'ARRAY_N' ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- The callers prepare it.
		$numbers = array_map( static fn( array $row ): array => array_map( 'intval', $row ), $rows );
		if ( '' === $wpdb->last_error ) {
			wp_cache_set( $key, $numbers, CACHE_GROUP, self::KEPT_SECONDS );
		}

		return $numbers;
	}
}
