<?php
/**
 * The recipe of docs/scaling.md: Elasticsearch finds the programs of a large listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\Recipes;

require_once __DIR__ . '/LargeListings.php';
require_once __DIR__ . '/Elasticsearch.php';

/** ElasticPress in a few lines, and its release in the folder that COMPAT_DIR names. Both ask an Elasticsearch in memory. */
class ElasticPressTest extends LargeListings {
	use Recipes;

	private Elasticsearch $elasticsearch;

	/** WordPress sorts titles by the weights of MariaDB and MySQL. */
	protected function set_up() {
		parent::set_up();
		$link = self::database()->__get( 'dbh' );
		if ( ! is_object( $link ) || ! is_a( $link, 'mysqli' ) ) {
			self::markTestSkipped( 'SQLite has no weights of strings.' );
		}
		$this->elasticsearch = new Elasticsearch();
	}

	/** What ElasticPress does with `ep_integrate`. */
	private function run_stub(): void {
		$ask = function ( $posts, \WP_Query $query ) {
			if ( true !== ( $query->query_vars['ep_integrate'] ?? false ) ) {
				return $posts;
			}
			$is    = array( array( 'terms' => array( 'post_type.raw' => (array) $query->query_vars['post_type'] ) ), array( 'term' => array( 'post_status' => 'publish' ) ) );
			$body  = array(
				'from'        => (int) $query->query_vars['offset'],
				'size'        => (int) $query->query_vars['posts_per_page'],
				'post_filter' => array( 'bool' => array( 'must' => $is ) ),
				'query'       => array( 'match_all' => array( 'boost' => 1 ) ),
				'sort'        => array(),
			);
			$found = $this->elasticsearch->search( (string) wp_json_encode( apply_filters( 'ep_post_formatted_args', $body, $query->query_vars, $query ) ) );

			// @phpstan-ignore property.notFound (as ElasticPress does)
			$query->elasticsearch_success = null !== $found;
			if ( null === $found ) {
				return null;
			}
			$query->found_posts = (int) $found['hits']['total']['value'];

			return array_map( static fn( array $hit ): object => (object) array( 'ID' => $hit['_source']['post_id'] ), $found['hits']['hits'] );
		};
		add_filter( 'posts_pre_query', $ask, 10, 2 );
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'numberposts' => -1 ) ) as $post ) {
			$this->sync( $post );
		}
	}

	/** What ElasticPress does when a program is saved. */
	private function sync( \WP_Post $post ): void {
		$document = array( 'post_id' => $post->ID, 'post_author' => array( 'id' => 1 ) ) + array_intersect_key( $post->to_array(), array_flip( array( 'post_type', 'post_status', 'post_date', 'menu_order' ) ) );
		$this->elasticsearch->index( $post->ID, (string) wp_json_encode( apply_filters( 'ep_post_sync_args_post_prepare_meta', $document, $post->ID ) ) );
	}

	/** Runs the release of ElasticPress, which sends its requests to the Elasticsearch in memory. */
	private function run_release(): void {
		$plugin = getenv( 'COMPAT_DIR' ) . '/plugins/elasticpress/elasticpress.php';
		if ( ! is_readable( $plugin ) ) {
			self::markTestSkipped( 'ElasticPress is not in COMPAT_DIR.' );
		}
		add_filter( 'ep_host', static fn(): string => 'http://elasticsearch.invalid/' );
		add_filter( 'ep_intercept_remote_request', '__return_true' );
		add_filter( 'ep_do_intercept_request', fn( $error, array $query, array $args ): array => $this->respond( (string) wp_parse_url( $query['url'], PHP_URL_PATH ), (string) ( $args['body'] ?? '' ) ), 10, 3 );
		require_once $plugin;
		// @phpstan-ignore function.notFound (of ElasticPress)
		\ElasticPress\register_indexable_posts();
		// @phpstan-ignore class.notFound (of ElasticPress)
		$posts = \ElasticPress\Indexables::factory()->get( 'post' );
		$posts->put_mapping();
		$posts->bulk_index( get_posts( array( 'post_type' => Program\POST_TYPE, 'numberposts' => -1, 'fields' => 'ids' ) ) );
	}

	/**
	 * Answers a request.
	 *
	 * @return array<string, mixed> As WordPress has answers.
	 */
	private function respond( string $path, string $body ): array {
		$answer = array();
		if ( str_ends_with( $path, '/_search' ) ) {
			$answer = $this->elasticsearch->search( $body );
		} elseif ( str_ends_with( $path, '/_bulk' ) ) {
			foreach ( array_chunk( array_diff( explode( "\n", $body ), array( '' ) ), 2 ) as list( $action, $document ) ) {
				$this->elasticsearch->index( json_decode( $action, true )['index']['_id'], $document );
			}
		} elseif ( str_ends_with( $path, '/_nodes/plugins' ) ) {
			$answer = array( 'nodes' => array( array( 'version' => '7.17.0' ) ) );
		} elseif ( '' !== $body ) {
			$this->elasticsearch->properties = (array) json_decode( $body, true )['mappings']['properties'];
		}

		return array( 'response' => array( 'code' => null === $answer ? 503 : 200 ), 'body' => (string) wp_json_encode( $answer ) );
	}

	/**
	 * Shows a listing, and says who has found its programs.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @return string `elasticsearch`, `database`, or `both` where Elasticsearch was asked, but not believed.
	 */
	private function found_by( array $attributes, string $query ): string {
		$before = $this->elasticsearch->searches;
		$by     = '';
		$look   = static function ( $posts, \WP_Query $of ) use ( &$by, $query ) {
			if ( 'ids' !== $of->get( 'fields' ) ) {
				$by = is_array( $posts ) ? 'elasticsearch' : 'database';
			}
			if ( 'elasticsearch' === $by ) {
				// phpcs:ignore WordPress.DB -- As WordPress would.
				self::assertSame( array_map( 'intval', self::database()->get_col( $of->request ) ), array_column( $posts, 'ID' ), $query );
				self::assertContainsOnlyInstancesOf( \WP_Post::class, $posts );
			}
			return $posts;
		};
		add_filter( 'posts_pre_query', $look, 12, 2 );
		$cards = self::shown( $attributes, $query, 10 )->cards();
		remove_filter( 'posts_pre_query', $look, 12 );
		self::assertSame( '' === $by, array() === $cards, $query );

		return 'database' === $by && $this->elasticsearch->searches > $before ? 'both' : $by;
	}

	/**
	 * Asserts that Elasticsearch finds what the database would, in the same order.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private function assert_same_answers( array $attributes ): void {
		$found = array();
		foreach ( array_merge( array( '', 'pagina=2', 'buscar=biblio+taller', 'buscar=sabado', 'buscar=martes+tarde', 'buscar=taller+por+la+tarde&cuando=este-mes', 'cuando=este-mes&horario=por-la-tarde', 'cuando=este-mes&orden=nombre' ), self::queries( 40 ) ) as $query ) {
			$by = $this->found_by( $attributes, $query );
			self::assertContains( $by, array( '', 'elasticsearch' ), $query );
			$found[] = $by;
		}
		// The others find nothing.
		self::assertGreaterThan( 20, array_count_values( $found )['elasticsearch'] );
	}

	/**
	 * @dataProvider listings
	 * @param array<string, mixed> $attributes Attributes.
	 */
	public function test_elasticsearch_finds_what_the_database_would( array $attributes ): void {
		self::write_programs( 90 );
		self::run_recipe( 'Elasticsearch', 'scaling' );
		$this->run_stub();

		$this->assert_same_answers( $attributes );
	}

	public function test_the_release_of_elasticpress_asks_elasticsearch(): void {
		self::write_programs( 90 );
		self::run_recipe( 'Elasticsearch', 'scaling' );
		$this->run_release();
		self::assertSame( 'nested', $this->elasticsearch->properties['pfilter_spans']['type'] );
		foreach ( array_column( $this->listings(), 0 ) as $attributes ) {
			$this->assert_same_answers( $attributes );
		}
		// Sessions of many programs go, which nobody saves.
		$spans  = fn(): int => count( array_merge( ...array_values( array_column( $this->elasticsearch->documents, 'pfilter_spans' ) ) ) );
		$before = $spans();
		update_option( Program\DAYS_OFF_OPTION, gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ) . '/' . gmdate( 'Y-m-d', time() + 8 * DAY_IN_SECONDS ) );
		self::end_request();
		self::assertLessThan( $before, $spans() );
		self::assertSame( (int) self::database()->get_var( 'SELECT COUNT(*) FROM ' . Listing\get_index_table( 'spans' ) ), $spans() );
	}

	public function test_the_database_answers_where_elasticsearch_does_not_or_has_old_documents(): void {
		$old = self::factory()->program->create_and_get( array( 'facts' => array( 'price' => '12 €' ) ) );
		self::write_programs( 30 );
		self::run_recipe( 'Elasticsearch', 'scaling' );
		$this->run_stub();
		$attributes = array( 'filters' => self::FILTERS, 'perPage' => 100 );
		self::assertSame( 'elasticsearch', $this->found_by( $attributes, 'precio=30' ) );

		update_post_meta( $old->ID, 'pfilter_price', '900 €' );
		self::assertSame( 'both', $this->found_by( $attributes, 'precio=30' ) );
		$this->sync( $old );
		self::assertSame( 'elasticsearch', $this->found_by( $attributes, 'precio=30' ) );

		$this->elasticsearch->is_up = false;
		self::assertSame( 'database', $this->found_by( $attributes, 'precio=30' ) );
	}

	public function test_the_database_answers_where_other_code_decides(): void {
		self::write_programs( 30 );
		self::run_recipe( 'Elasticsearch', 'scaling' );
		$this->run_stub();
		$attributes = array( 'filters' => self::FILTERS );
		self::assertSame( 'elasticsearch', $this->found_by( $attributes, 'categoria=arte' ) );
		self::assertSame( 'database', $this->found_by( $attributes + array( 'limit' => 25 ), 'categoria=arte' ) );
		foreach ( array( 'posts_where' => ' AND post_title NOT LIKE "Taller%"', 'posts_orderby' => ', post_name' ) as $hook => $sql ) {
			$change = static fn( string $given ): string => $given . $sql;
			add_filter( $hook, $change );
			self::assertSame( 'database', $this->found_by( $attributes, 'categoria=arte' ), $hook );
			remove_filter( $hook, $change );
		}
		$of_music = array( 'only' => array( 'categoria' => array( 'musica' ) ) ) + $attributes;
		self::assertSame( 'elasticsearch', $this->found_by( $of_music, '' ) );
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Of other code.
		add_filter( 'programs_filter_query_args', static fn( array $arguments ): array => array( 'tax_query' => array( array( 'field' => 'term_taxonomy_id', 'terms' => array( 0 ), 'operator' => 'NOT IN' ) ) ) + $arguments );
		self::assertSame( 'database', $this->found_by( $of_music, '' ) );
	}

	public function test_code_with_a_copy_of_the_index_hears_of_a_program_that_it_has_anew(): void {
		$heard = array();
		add_action(
			'programs_filter_indexed',
			static function ( int $id ) use ( &$heard ): void {
				$heard[] = $id;
			}
		);
		$id = self::factory()->program->create();
		self::end_request();
		self::assertSame( array( $id ), $heard );
		// Nothing that the index has.
		wp_update_post( array( 'ID' => $id, 'comment_status' => 'closed' ) );
		self::end_request();
		self::assertSame( array( $id ), $heard );
		update_post_meta( $id, 'pfilter_price', '3 €' );
		self::end_request();
		self::assertSame( array( $id, $id ), $heard );
	}
}
