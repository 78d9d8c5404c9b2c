<?php
/**
 * What all tests of PHP share.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\{Listing, Program, Program_Page, WordPress};

/** A test in a real WordPress. Database, uploads, hooks, globals and what the plugin knows of a page are put back. */
abstract class TestCase extends \Yoast\PHPUnitPolyfills\TestCases\TestCase {
	/** Globals that stay as they are: the database, and the cache, which is flushed. */
	private const STAY = array( 'wpdb' => true, 'wp_object_cache' => true );

	/** Objects that a test changes by using them. */
	private const CHANGING = array( 'wp', 'wp_rewrite', 'wp_script_modules', 'wp_scripts', 'wp_styles' );

	/** Transactions of the code itself are within that of the test. */
	private const NESTED = array(
		'START TRANSACTION' => 'SAVEPOINT programs_filter_test',
		'COMMIT'            => 'RELEASE SAVEPOINT programs_filter_test',
		'ROLLBACK'          => 'ROLLBACK TO SAVEPOINT programs_filter_test',
	);

	/**
	 * All globals, as WordPress left them when it was loaded.
	 *
	 * @var array<string, mixed>
	 */
	private static array $globals = array();

	/**
	 * Folder for uploads, of this test alone.
	 *
	 * @var string
	 */
	private string $uploads = '';

	/** Makes what a test needs. */
	protected static function factory(): Factories {
		static $factories = null;
		$factories        = $factories ?? new Factories();

		return $factories;
	}

	/** Notes all globals: WordPress has been loaded. */
	final public static function remember_globals(): void {
		foreach ( array_diff_key( $GLOBALS, self::STAY ) as $name => $value ) {
			self::$globals[ (string) $name ] = self::copied( (string) $name, $value );
		}
	}

	/** Begins a transaction, and a new request. */
	protected function set_up() {
		parent::set_up();
		wp_cache_flush();
		$folder        = get_temp_dir() . uniqid( 'programs-filter-uploads-' );
		$this->uploads = $folder;
		// @phpstan-ignore cast.string (a path)
		$inside = static fn( array $uploads ): array => array( 'basedir' => $folder, 'path' => $folder . (string) $uploads['subdir'] ) + $uploads;
		add_filter( 'upload_dir', $inside, 1 );
		self::database()->query( 'START TRANSACTION' );
		add_filter( 'query', array( self::class, 'nested' ), 1 );
	}

	/** Undoes what the test did. */
	protected function tear_down() {
		remove_filter( 'query', array( self::class, 'nested' ), 1 );
		self::database()->query( 'ROLLBACK' );
		wp_cache_flush();
		( new \WP_Filesystem_Direct( null ) )->delete( $this->uploads, true );
		while ( is_locale_switched() ) {
			restore_current_locale();
		}
		foreach ( array_keys( array_diff_key( $GLOBALS, self::$globals, self::STAY ) ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		foreach ( self::$globals as $name => $value ) {
			$GLOBALS[ $name ] = self::copied( $name, $value );
		}
		$GLOBALS['wp_query']     = new \WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		self::forget_page();
		parent::tear_down();
	}

	/** Begins a page, as each content does where no theme prints one. */
	final protected static function begin_page(): void {
		apply_filters( 'the_content', '' );
	}

	/** The plugin's own state of a request. */
	private static function forget_page(): void {
		self::begin_page();
		$changes = $GLOBALS['programs_filter_changes'] ?? null;
		assert( $changes instanceof Listing\Changes );
		foreach ( array( 'sites', 'programs', 'marked' ) as $name ) {
			$property = new \ReflectionProperty( Listing\Changes::class, $name );
			$property->setAccessible( true );
			$property->setValue( $changes, array() );
		}
		Program\has_excerpt_been_filtered( false );
	}

	/**
	 * Requests an address, as far as its main query.
	 *
	 * @param string $path Such as "/programas/?categoria=arte".
	 */
	protected function go_to( string $path ): void {
		self::index_changes();
		self::forget_page();
		$query                   = (string) wp_parse_url( $path, PHP_URL_QUERY );
		$_SERVER['REQUEST_URI']  = $path;
		$_SERVER['QUERY_STRING'] = $query;
		parse_str( $query, $_GET );
		$_POST    = array();
		$_REQUEST = $_GET;
		unset( $GLOBALS['post'], $GLOBALS['current_screen'] );
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		global $wp;
		assert( $wp instanceof \WP );
		$names                 = $wp->public_query_vars;
		$wp                    = new \WP();
		$wp->public_query_vars = $names;
		$wp->main();
	}

	/**
	 * Programs that the index answers with, at a moment, as a query of WordPress gets them.
	 *
	 * @param array<string, list<string>> $wanted  Values by criterion.
	 * @param int|null                    $by_next Minute of which the order of next sessions is; null for the order of IDs.
	 * @param int|null                    $minute  Minute of what is wanted; null for now.
	 * @param string                      $more    More SQL behind the conditions, with an order and a limit of its own if it has any.
	 * @return list<int>
	 */
	final protected static function asked_of_index( array $wanted, ?int $by_next = null, ?int $minute = null, string $more = '' ): array {
		$minute  = $minute ?? $by_next ?? Listing\get_site_minute();
		$clauses = Listing\get_index_clauses( Listing\get_index_conditions( $wanted, $minute ), null !== $by_next, $by_next ?? $minute );
		$posts   = self::database()->posts;
		$where   = "$posts.post_type = 'pfilter_programa' AND $posts.post_status = 'publish'" . ( '' === $clauses['where'] ? '' : " AND ({$clauses['where']})" );
		$order   = '' === $clauses['orderby'] ? "$posts.ID" : $clauses['orderby'];

		return array_map( 'intval', array_values( self::database()->get_col( "SELECT $posts.ID FROM $posts {$clauses['join']} WHERE $where ORDER BY $order $more" ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Clauses of the code that is tested.
	}

	/** Indexes what the test has written, as the end of its request would: what it looks at comes in another one. */
	final protected static function index_changes(): void {
		$changes = $GLOBALS['programs_filter_changes'] ?? null;
		assert( $changes instanceof Listing\Changes );
		$changes->index();
	}

	/** Ends a request, at which changes are announced. */
	protected static function end_request(): void {
		// Of PHP's own buffers.
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' );
		// @phpstan-ignore offsetAccess.nonOffsetAccessible (an array of WordPress's)
		unset( $GLOBALS['wp_actions']['shutdown'] );
	}

	/**
	 * Changes the permalinks, and makes their rules.
	 *
	 * @param string $structure Such as "/%postname%/".
	 */
	protected function set_permalink_structure( string $structure ): void {
		global $wp_rewrite;
		assert( $wp_rewrite instanceof \WP_Rewrite );
		$wp_rewrite->set_permalink_structure( $structure );
		$wp_rewrite->flush_rules( false );
	}

	/**
	 * What code prints.
	 *
	 * @param callable(): mixed $code Code.
	 */
	final protected static function output( callable $code ): string {
		ob_start();
		try {
			$code();
		} finally {
			$printed = (string) ob_get_clean();
		}

		return $printed;
	}

	/**
	 * The block "Programs".
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	protected static function block( array $attributes = array() ): string {
		return get_comment_delimited_block_content( Listing\BLOCK, $attributes, '' );
	}

	/**
	 * HTML of the block, as the first one of its page.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $query      Query string of the page.
	 */
	protected static function listing( array $attributes = array(), string $query = '' ): string {
		$_SERVER['QUERY_STRING'] = wp_slash( $query );
		self::begin_page();
		self::index_changes();

		return self::renumbered( do_blocks( self::block( $attributes ) ) );
	}

	/**
	 * HTML whose listings are numbered from 1, as those of a request of its own.
	 *
	 * @param string $html HTML.
	 */
	protected static function renumbered( string $html ): string {
		preg_match_all( '/\bprogramas-\d+\b/', $html, $found );
		$ids = array_values( array_unique( $found[0] ) );

		// @phpstan-ignore argument.type (names, as the pattern finds them)
		return strtr( $html, array_combine( $ids, array_map( static fn( int $index ): string => 'programas-' . ( $index + 1 ), array_keys( $ids ) ) ) );
	}

	/**
	 * The same, to be read.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $query      Query string of the page.
	 */
	protected static function markup( array $attributes = array(), string $query = '' ): Markup {
		return new Markup( self::listing( $attributes, $query ) );
	}

	/**
	 * A content as a page of its own shows it.
	 *
	 * @param string $content Blocks.
	 * @param string $query   Query string of the page.
	 */
	protected function page_html( string $content, string $query = '' ): string {
		$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => $content ) );
		$this->go_to( wp_make_link_relative( (string) get_permalink( $page ) ) . "?$query" );
		the_post();

		return self::renumbered( self::output( 'the_content' ) );
	}

	/**
	 * Sends a request to the REST API.
	 *
	 * @param string       $method     Method: GET, or one that sends JSON.
	 * @param string       $route      Route.
	 * @param array<mixed> $parameters Of the query, or what is sent.
	 */
	protected static function rest( string $method, string $route, array $parameters = array() ): \WP_REST_Response {
		self::index_changes();
		$request = new \WP_REST_Request( $method, $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $parameters );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $parameters ) );
		}

		return rest_do_request( $request );
	}

	/**
	 * A moment by the clock of the site.
	 *
	 * @param string $local Such as "2026-03-01 12:00".
	 */
	protected static function moment( string $local ): int {
		return ( new \DateTimeImmutable( $local, wp_timezone() ) )->getTimestamp();
	}

	/**
	 * Stores facts of a program past WordPress, which would not take all of them.
	 *
	 * @param int                   $id    Program.
	 * @param array<string, string> $facts Values by key.
	 */
	protected static function store_facts( int $id, array $facts ): void {
		foreach ( $facts as $fact => $value ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- Columns of a new row.
			self::database()->insert( self::database()->postmeta, array( 'post_id' => $id, 'meta_key' => "pfilter_$fact", 'meta_value' => $value ) );
		}
		wp_cache_delete( $id, 'post_meta' );
	}

	/**
	 * A table of tests/, which tests of TypeScript may read, too.
	 *
	 * @param string $name Name of a file in tests/.
	 * @return array<string, array<mixed>>
	 */
	protected static function json_table( string $name ): array {
		// @phpstan-ignore return.type (as described)
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . "/$name.json" ), true );
	}

	/**
	 * Fails unless a value is an error of WordPress with a code.
	 *
	 * @param string $code  Code.
	 * @param mixed  $value Value.
	 */
	final protected static function assertWPError( string $code, $value ): void {
		self::assertInstanceOf( \WP_Error::class, $value );
		self::assertSame( $code, $value->get_error_code() );
	}

	/** The database. */
	final protected static function database(): \wpdb {
		global $wpdb;
		assert( $wpdb instanceof \wpdb );

		return $wpdb;
	}

	/**
	 * Filters queries. A dropped table would end the transaction of the test.
	 *
	 * @param string $query Query.
	 */
	final public static function nested( string $query ): string {
		return str_starts_with( $query, 'DROP TABLE' ) ? 'SELECT 1' : self::NESTED[ $query ] ?? $query;
	}

	/**
	 * A global's value, which a test cannot change.
	 *
	 * @param string $name  Its name.
	 * @param mixed  $value Its value.
	 * @return mixed
	 */
	private static function copied( string $name, $value ) {
		if ( 'wp_filter' === $name && is_array( $value ) ) {
			return array_map( static fn( $hook ) => is_object( $hook ) ? clone $hook : $hook, $value );
		}

		if ( ! is_object( $value ) || ! in_array( $name, self::CHANGING, true ) ) {
			return $value;
		}
		$copy = clone $value;
		if ( $copy instanceof \WP_Dependencies ) {
			$copy->registered = array_map( static fn( $one ) => clone $one, $copy->registered );
		}

		return $copy;
	}
}
