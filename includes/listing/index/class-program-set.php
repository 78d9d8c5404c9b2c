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
	 * All categories.
	 *
	 * @var array<int, \WP_Term>
	 */
	private array $categories;

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
	 * @param array<int, \WP_Term> $categories All categories.
	 */
	public function __construct( array $arguments, array $attributes, array $categories ) {
		$this->has_order  = $attributes['showGrid'];
		$this->attributes = array( 'showGrid' => false ) + $attributes;
		$this->categories = $categories;
		$this->kinds      = array( CATEGORY => 'choice' ) + array_column( array_filter( get_criteria_beyond_pills( $attributes ), __NAMESPACE__ . '\\is_filter' ), 'kind', 'key' );
		$this->clock      = get_clock( get_site_minute() );
		$this->ids        = self::get_ids_sql( $arguments );
	}

	/**
	 * Returns the SQL of the IDs of the programs of a listing.
	 *
	 * @param array<string, mixed> $arguments Arguments of its query.
	 * @return string '' for all that the index has.
	 */
	private static function get_ids_sql( array $arguments ): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$is_limited = is_numeric( $arguments['posts_per_page'] ?? null ) && (int) $arguments['posts_per_page'] > 0;
		$given      = array( 'fields' => 'ids' ) + ( $is_limited ? array() : array( 'orderby' => 'none' ) ) + $arguments;
		$sql        = trim( (string) preg_replace( '/\s+/', ' ', query_programs( $given, array(), false )->request ?? '' ) );
		$types      = array_map( __NAMESPACE__ . '\\quote_for_sql', Program\get_listed_post_types() );
		$is_type    = 1 === count( $types ) ? "= $types[0]" : 'IN (' . implode( ', ', $types ) . ')';
		// The index has programs of all languages, also those that other code hides.
		if ( '' === WordPress\get_current_language() && "SELECT $wpdb->posts.ID FROM $wpdb->posts WHERE 1=1 AND $wpdb->posts.post_type $is_type AND (($wpdb->posts.post_status = 'publish'))" === $sql ) {
			return '';
		}

		// A subquery of IN has no limit, and one column.
		return "SELECT ID FROM ($sql) AS those";
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
		$is     = static fn( array $requests ): string => get_requests_sql( $requests, $is_walk, $id );
		$stored = Program\ALL === $category ? array() : array( $is( request_spans( CATEGORY, array( get_word_span( $category ) ) ) ) );
		foreach ( array_intersect_key( $selected, $this->kinds ) as $key => $values ) {
			$requests = get_criterion_kinds()[ $this->kinds[ $key ] ]['requests'];
			$stored[] = null === $requests ? $this->get_search_sql( $values[0], $selected, $is, $id ) : $is( $requests( $selected, $key, $this->clock ) );
		}
		$stored   = array_values( array_diff( $stored, array( '' ) ) );
		$is_asked = fn( array $entry, int $program ): bool => $this->is_asked( $entry, $program, $category, $selected );

		return array() === $stored ? '' : get_programs_sql( $stored, $is_asked, $id );
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
	 * Returns the SQL of a search: programs that have its words, and those that have some of them, on the days that the others mean.
	 *
	 * @param string                                 $text     What is typed.
	 * @param array<string, list<string>>            $selected Selected values by key.
	 * @param \Closure( list<IndexRequest> ): string $is       SQL of a condition.
	 * @param string                                 $id       Column of the IDs; '' for that of posts.
	 * @return string '' where it says nothing.
	 */
	private function get_search_sql( string $text, array $selected, \Closure $is, string $id ): string {
		list( $rest, $asked ) = parse_search( $text );

		$all = get_words_sql( $text, $id );
		if ( array() === $asked ) {
			return $all;
		}
		$then = array_map( $is, get_time_conditions( $asked + $selected, $this->clock ) );
		// A program without dates has its words only.
		$dated = array( make_index_request( array( RUN ), array( LOWEST + 1, HIGHEST ), 'low' ), make_index_request( array( RUN ), array( LOWEST, HIGHEST ), 'high' ) );
		$and   = static fn( array $parts ): string => '(' . implode( ') AND (', array_diff( $parts, array( '' ) ) ) . ')';

		return '(' . $and( array( get_words_sql( $rest, $id ), ...$then ) ) . ') OR (' . $and( array( $all, 'NOT ' . $is( $dated ) ) ) . ')';
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
		$cards = null === $post ? array() : get_cards_of_rows( array( $post ), $rows, $this->attributes, $this->categories );
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
	 * Returns the SQL of an order by which programs with a day of their own in what is asked for come first.
	 *
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return string '' where no others are found.
	 */
	public function get_own_days_sql( array $selected ): string {
		$own = array();
		foreach ( $this->get_asked_times( $selected ) as $requests ) {
			$through = array_filter( $requests, static fn( array $request ): bool => array( THROUGH ) === $request['criteria'] );
			$own[]   = array() === $through ? '' : get_requests_sql( array_values( array_diff_key( $requests, $through ) ) );
		}
		$own = array_unique( array_diff( $own, array( '' ) ) );

		// What has no dates has been found by its words.
		return array() === $own ? '' : '(' . implode( ' AND ', $own ) . ' OR NOT ' . get_requests_sql( array( make_index_request( array( THROUGH ), array( LOWEST, HIGHEST ) ) ) ) . ') DESC';
	}

	/**
	 * Returns programs that have all that can be chosen: one for each word of a choice, and some for what else there is. They are cards without markup:
	 * what makes controls of the cards of a page makes them of these.
	 *
	 * @param array<string, array<int, int>> $words Result of count_all_words().
	 * @return list<RenderedCard>
	 */
	public function get_sample( array $words ): array {
		$parts = array();
		foreach ( $words as $key => $counts ) {
			$lows    = implode( ',', array( -1, ...array_keys( $counts ) ) );
			$parts[] = sprintf( 'SELECT MIN(program) AS program, 0 AS none FROM %s WHERE criterion = %s AND low IN (%s) GROUP BY low', get_index_table( 'spans' ), quote_for_sql( $key ), $lows );
		}
		$those = array(
			'switch' => "low <= {$this->clock['now']} AND high > {$this->clock['now']}",
			// Not for all ages, nor free.
			'number' => 'high - low < ' . FAR_FUTURE,
			// With an hour.
			'when'   => 'low % ' . DAY . ' > 0',
			'hours'  => 'low % ' . DAY . ' > 0',
		);
		foreach ( array_intersect( $this->kinds, array_keys( $those ) ) as $key => $kind ) {
			$parts[] = $this->get_count_sql( self::ID . ', 0 AS none', isset( TIME_CRITERIA[ $key ] ) ? SESSION : $key, $those[ $kind ] ) . ' LIMIT ' . self::SAMPLE;
		}
		$ids = array() === $parts ? array() : array_column( self::query( 'SELECT * FROM (' . implode( ') AS sample UNION SELECT * FROM (', $parts ) . ') AS sample' ), 0 );
		_prime_post_caches( $ids, true, false );
		$posts = array_values( array_filter( array_map( 'get_post', $ids ) ) );

		$cards = get_cards_of_rows( $posts, get_index_rows( $posts, false ), $this->attributes, $this->categories );
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
		return self::query( $this->get_count_sql( 'COUNT(*), 0', RUN, $this->get_sql_of_all( $asked, false, self::ID ) ) )[0][0] ?? 0;
	}

	/**
	 * Counts those of each word of a choice that are asked for.
	 *
	 * @param string                      $key      Criterion.
	 * @param string                      $category Category of the active pill: slug, or `all`.
	 * @param array<string, list<string>> $selected Selected values by key.
	 * @return array<int, int> By the first number of the span of the word.
	 */
	private function count_words( string $key, string $category, array $selected ): array {
		$counts = array();
		$rows   = self::query( $this->get_count_sql( 'low, COUNT(*)', $key, $this->get_asked_sql( $category, $selected, false, self::ID ) ) . ' GROUP BY low' );

		foreach ( $rows as list( $low, $number ) ) {
			$counts[ $low ] = $number;
		}

		return $counts;
	}

	/**
	 * Counts all programs by their words.
	 *
	 * @return array<string, array<int, int>> Results of count_words() by criterion.
	 */
	public function count_all_words(): array {
		$counts = array();
		foreach ( array_keys( $this->kinds, 'choice', true ) as $key ) {
			$counts[ $key ] = $this->count_words( $key, Program\ALL, array() );
		}

		return $counts;
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
		$counts = array( '' => array( '' => $this->count( Program\ALL, $selected ) ) + $this->get_by_slug( $this->count_words( CATEGORY, Program\ALL, $selected ) ) );
		foreach ( array_filter( $controls, __NAMESPACE__ . '\\is_filter' ) as $control ) {
			$key    = $control['key'];
			$others = array_diff_key( $selected, array( $key => true ) );
			$words  = 'choice' === $control['kind'] ? $this->count_words( $key, $category, $others ) : null;
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
	 * @param array<int, int> $numbers By the first number of the span of a slug.
	 * @return array<string, int> By slug.
	 */
	public function get_by_slug( array $numbers ): array {
		$by_slug = array();
		foreach ( array_column( $this->categories, 'slug' ) as $slug ) {
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
	 * Returns the rows of a query of two numbers, kept for a while, but no longer than until the index is written. What depends on the time has the minute in
	 * its SQL: kept longer, it would only fill the cache.
	 *
	 * @param string $sql SQL, prepared.
	 * @return list<array{int, int}>
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
		 * @var list<array{int, int}>|false $kept
		 */
		$kept = wp_cache_get( $key, CACHE_GROUP );
		if ( false !== $kept ) {
			return $kept;
		}
		/**
		 * Rows.
		 *
		 * @var list<array{string, string}> $rows
		 */
		$rows    = $wpdb->get_results( $sql, 'ARRAY_N' ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- The callers prepare it.
		$numbers = array_map( static fn( array $row ): array => array( (int) $row[0], (int) $row[1] ), $rows );
		if ( '' === $wpdb->last_error ) {
			wp_cache_set( $key, $numbers, CACHE_GROUP, self::KEPT_SECONDS );
		}

		return $numbers;
	}
}

/**
 * Quotes a text for SQL.
 *
 * @param string $text Key of a criterion, or post type.
 */
function quote_for_sql( string $text ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return (string) $wpdb->prepare( '%s', $text );
}
