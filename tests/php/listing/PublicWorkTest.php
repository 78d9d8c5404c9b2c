<?php
/**
 * What one request can cost, whatever it asks for.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program_Page, WordPress};
use ProgramsFilter\Tests\TestCase;

/**
 * Each address that visitors and editors reach, with nothing, with what they usually send, with as much as is accepted, and with more. Work is
 * counted, not timed: queries, and calls of hooks, of which every function of WordPress that costs something has one.
 */
class PublicWorkTest extends TestCase {
	/** Twenty programs in as many of sixty categories, with facts. */
	protected function set_up() {
		parent::set_up();
		foreach ( range( 1, 60 ) as $number ) {
			self::factory()->term->create( array( 'name' => "Materia $number" ) );
		}
		foreach ( range( 1, 20 ) as $number ) {
			self::factory()->program->create(
				array(
					'post_title' => "Programa $number",
					'categories' => array( "materia-$number" ),
					'facts'      => array( 'start' => '2197-06-01', 'place' => "Aula $number", 'price' => "$number €" ),
				)
			);
		}
	}

	/**
	 * Query strings.
	 *
	 * @return array{nothing: string, usual: string, most: string, more: string}
	 */
	private static function queries(): array {
		$values = static fn( string $name, int $count ): string => implode( '&', array_map( static fn( int $number ): string => "$name=desconocida-$number", range( 1, $count ) ) );

		return array(
			'nothing' => '',
			'usual'   => 'categoria=materia-3&lugar=aula-3',
			'most'    => $values( 'categoria', 50 ) . '&' . $values( 'lugar', 50 ) . '&buscar=' . str_repeat( 'ab+', 33 ),
			'more'    => $values( 'categoria', 450 ) . '&' . $values( 'lugar', 450 ) . '&buscar=' . str_repeat( 'ab+', 5000 ),
		);
	}

	/**
	 * Values of the attributes of a block that are lists or texts.
	 *
	 * @return array{nothing: array<string, mixed>, usual: array<string, mixed>, most: array<string, mixed>, more: array<string, mixed>}
	 */
	private static function attributes(): array {
		$values = static fn( int $count ): array => array_map( static fn( int $number ): string => "Desconocida $number", range( 1, $count ) );

		return array(
			'nothing' => array(),
			'usual'   => array( 'only' => array( 'categoria' => array( 'materia-3', 'Materia 4' ), 'lugar' => array( 'Aula 3' ) ) ),
			'most'    => array( 'only' => array( 'categoria' => $values( 100 ), 'lugar' => $values( 100 ) ) ),
			'more'    => array( 'only' => array( 'categoria' => $values( 3000 ), 'lugar' => array( str_repeat( 'x', 100000 ) ) ), 'filters' => $values( 3000 ), 'card' => $values( 3000 ) ),
		);
	}

	/** @return array<string, array{\Closure, string}> Prepares what a request does; which values it takes. */
	public function entries(): array {
		$rest  = static fn( string $route ): \Closure => static function ( self $test, string $query ) use ( $route ): \Closure {
			parse_str( (string) preg_replace( '/\b(categoria|lugar)=/', '$1[]=', $query ), $parameters );

			return static fn() => self::rest( 'GET', $route, $parameters );
		};
		$json  = static fn( string $route ): \Closure => static function ( self $test, array $parameters ) use ( $route ): \Closure {
			wp_set_current_user( 1 );
			$request = new \WP_REST_Request( 'GET', $route );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $parameters ) );

			return static fn() => rest_do_request( $request );
		};
		$block = static fn( array $attributes ): \Closure => static fn( self $test, string $query ): \Closure => $test->visit( self::block( $attributes ), $query );
		$all   = array( 'categoria', 'cuando', 'fechas', 'lugar', 'precio', 'edad', 'buscar', 'orden' );

		return array(
			'page with pills'       => array( $block( array() ), 'queries' ),
			'page with all filters' => array( $block( array( 'filters' => $all, 'showCalendar' => true, 'perPage' => 5 ) ), 'queries' ),
			'several at once'       => array( $block( array( 'filters' => $all, 'showCalendar' => true, 'multiple' => true ) ), 'queries' ),
			'programs in REST'      => array( $rest( '/wp/v2/programas' ), 'queries' ),
			'filters in REST'       => array( $rest( '/programs-filter/v1/filters' ), 'queries' ),
			'feed'                  => array(
				static fn( self $test, string $query ): \Closure => static fn() => $test->go_to( "/?feed=rss2&post_type=pfilter_programa&$query" ),
				'queries',
			),
			'calendar'              => array(
				static function ( self $test, string $query ): \Closure {
					$_SERVER['QUERY_STRING'] = $query;

					return static fn() => Program_Page\get_subscription_file( new Listing\Page() );
				},
				'queries',
			),
			'preview'               => array( $json( '/programs-filter/v1/listing' ), 'attributes' ),
			'block renderer'        => array(
				static fn( self $test, array $attributes ): \Closure => $json( '/wp/v2/block-renderer/programs-filter/programas' )( $test, array( 'context' => 'edit' ) + compact( 'attributes' ) ),
				'attributes',
			),
			'block'                 => array(
				static fn( self $test, array $attributes ): \Closure => $test->visit( self::block( $attributes ) ),
				'attributes',
			),
			'shortcode'             => array(
				static function ( self $test, array $attributes ): \Closure {
					$words = '';
					foreach ( ( $attributes['only'] ?? array() ) + array( 'filtros' => $attributes['filters'] ?? array(), 'tarjeta' => $attributes['card'] ?? array() ) as $word => $values ) {
						$words .= array() === $values ? '' : sprintf( ' %s="%s"', $word, implode( ',', $values ) );
					}
					// Who is told what is not understood.
					wp_set_current_user( 1 );

					return $test->visit( "[programas$words]" );
				},
				'attributes',
			),
		);
	}

	/**
	 * Prepares a visit of a page.
	 *
	 * @param string $content Its content.
	 * @param string $query   Query string.
	 * @return \Closure(): string
	 */
	private function visit( string $content, string $query = '' ): \Closure {
		$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => $content ) );

		return function () use ( $page, $query ): string {
			$this->go_to( wp_make_link_relative( (string) get_permalink( $page ) ) . "?$query" );
			the_post();

			return self::output( 'the_content' );
		};
	}

	/**
	 * What a request costs with nothing in memory.
	 *
	 * @param callable(): mixed $request What it does.
	 * @return array{queries: int, calls: int, bytes: int} Queries, calls of hooks, and the length of its answer.
	 */
	private static function work( callable $request ): array {
		wp_cache_flush();
		wp_load_alloptions();
		$calls = 0;
		$count = static function () use ( &$calls ): void {
			++$calls;
		};
		add_action( 'all', $count );
		$before  = self::database()->num_queries;
		$answer  = $request();
		$queries = self::database()->num_queries - $before;
		remove_action( 'all', $count );
		$bytes = strlen( $answer instanceof \WP_REST_Response ? (string) wp_json_encode( $answer->get_data() ) : (string) $answer );

		return compact( 'queries', 'calls', 'bytes' );
	}

	/**
	 * @dataProvider entries
	 * @param callable $prepare Prepares what a request does.
	 * @param string   $values  Which values it takes.
	 */
	public function test_a_request_costs_little_more_whatever_it_asks_for( callable $prepare, string $values ): void {
		$work = array();
		foreach ( 'queries' === $values ? self::queries() : self::attributes() as $what => $value ) {
			$work[ $what ] = self::work( $prepare( $this, $value ) );
		}
		foreach ( array( 'most', 'more' ) as $what ) {
			self::assertLessThanOrEqual( $work['usual']['queries'] + 2, $work[ $what ]['queries'], "Queries with $what" );
			self::assertLessThanOrEqual( $work['nothing']['calls'] + 5000, $work[ $what ]['calls'], "Calls with $what" );
			self::assertLessThanOrEqual( $work['nothing']['bytes'] + 50000, $work[ $what ]['bytes'], "Bytes with $what" );
		}
	}

	public function test_every_parameter_has_a_limit(): void {
		wp_set_current_user( 1 );
		$unlimited = array();
		foreach ( rest_get_server()->get_routes( WordPress\REST_NAMESPACE ) as $route => $handlers ) {
			// The index of the routes is WordPress's own.
			foreach ( '/' . WordPress\REST_NAMESPACE === $route ? array() : $handlers as $handler ) {
				$unlimited = array_merge( $unlimited, self::unlimited( $handler['args'], $route ) );
			}
		}
		foreach ( function_exists( 'wp_get_abilities' ) ? wp_get_abilities() : array() as $ability ) {
			if ( str_starts_with( $ability->get_name(), 'programs-filter/' ) ) {
				$unlimited = array_merge( $unlimited, self::unlimited( $ability->get_input_schema()['properties'] ?? array(), $ability->get_name() ) );
			}
		}

		self::assertSame( array(), $unlimited );
	}

	/**
	 * The parameters that can be as long, as many or as high as one likes.
	 *
	 * @param array<string, array<string, mixed>> $schemas Schemas by name.
	 * @param string                              $of      What has them.
	 * @return list<string>
	 */
	private static function unlimited( array $schemas, string $of ): array {
		$found = array();
		foreach ( $schemas as $name => $schema ) {
			$type   = $schema['type'] ?? 'string';
			$limits = array(
				// A pattern without repetition is a limit.
				'string'  => isset( $schema['enum'] ) || isset( $schema['maxLength'] ) || 1 === preg_match( '/^\^[^*+]*\$$/D', $schema['pattern'] ?? '' ),
				'array'   => isset( $schema['maxItems'] ),
				'object'  => isset( $schema['maxProperties'] ) || ( false === ( $schema['additionalProperties'] ?? true ) && isset( $schema['properties'] ) ),
				'integer' => isset( $schema['minimum'] ) && ( isset( $schema['maximum'] ) || in_array( $name, array( 'post', 'program', '[]' ), true ) ),
				'boolean' => true,
			);
			$found  = array_merge( $found, $limits[ $type ] ?? false ? array() : array( "$of $name" ) );
			$inner  = ( $schema['properties'] ?? array() ) + ( $schema['patternProperties'] ?? array() );
			$inner += isset( $schema['items'] ) ? array( '[]' => $schema['items'] ) : array();
			$found  = array_merge( $found, self::unlimited( $inner, "$of $name" ) );
		}

		return $found;
	}
}
