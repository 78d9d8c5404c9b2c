<?php
/**
 * What Elasticsearch does with the documents and queries of the recipe in docs/scaling.md.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

/** An Elasticsearch in memory. Its answers follow its reference; a query that it does not know ends the test. */
final class Elasticsearch {
	/** @var array<int, array<string, mixed>> Documents by ID. */
	public array $documents = array();

	/** @var array<mixed> Fields of the mapping. */
	public array $properties = array();

	/** Whether it answers. */
	public bool $is_up = true;

	/** How many searches it has answered. */
	public int $searches = 0;

	/**
	 * Keeps a document.
	 *
	 * @param int    $id   ID.
	 * @param string $json Document.
	 */
	public function index( int $id, string $json ): void {
		$this->documents[ $id ] = self::decoded( $json );
	}

	/**
	 * Answers a search.
	 *
	 * @param string $json Body.
	 * @return array<string, mixed>|null
	 * @throws \LogicException Where an order is not one.
	 */
	public function search( string $json ): ?array {
		if ( ! $this->is_up ) {
			return null;
		}
		++$this->searches;
		$body  = self::decoded( $json );
		$hits  = array();
		$found = array_filter( $this->documents, fn( array $document ): bool => self::matches( $body['query'], $document ) && self::matches( $body['post_filter'], $document ) );
		foreach ( $found as $document ) {
			$hits[] = array( array_map( static fn( array $by ): array => self::sort_value( $by, $body['query'], $document ), $body['sort'] ), $document );
		}
		usort(
			$hits,
			static function ( array $one, array $other ): int {
				foreach ( $one[0] as $at => list( $value, $direction ) ) {
					$order = is_string( $value ) ? strcmp( $value, $other[0][ $at ][0] ) : $value <=> $other[0][ $at ][0];
					if ( 0 !== $order ) {
						return 'desc' === $direction ? -$order : $order;
					}
				}
				throw new \LogicException( 'An order that leaves two programs where they are.' );
			}
		);
		$is_given = array_flip( $body['_source'] );

		return array(
			'hits' => array(
				// Without `track_total_hits` it stops counting at 10,000.
				'total' => array( 'value' => true === $body['track_total_hits'] ? count( $hits ) : 0, 'relation' => 'eq' ),
				'hits'  => array_map( static fn( array $hit ): array => array( '_index' => 'example-post-1', '_source' => array_intersect_key( $hit[1], $is_given ) ), array_slice( $hits, $body['from'], $body['size'] ) ),
			),
		);
	}

	/**
	 * Value by which a document is sorted, and the direction.
	 *
	 * @param array<string, array<string, mixed>> $by       Field.
	 * @param array<string, mixed>                $query    Query.
	 * @param array<string, mixed>                $document Document.
	 * @return array{mixed, string}
	 * @throws \LogicException Where it would choose.
	 */
	private static function sort_value( array $by, array $query, array $document ): array {
		$field  = (string) key( $by );
		$values = array( '_score' === $field ? self::score( $query, $document ) : null );
		if ( isset( $by[ $field ]['nested'] ) ) {
			$path   = (string) $by[ $field ]['nested']['path'];
			$filter = $by[ $field ]['nested']['filter'];
			$values = array_map( static fn( array $one ) => self::value( array( $path => $one ), $field ), array_filter( $document[ $path ], static fn( array $one ): bool => self::matches( $filter, array( $path => $one ) ) ) );
		} elseif ( '_score' !== $field ) {
			$values = array( self::value( $document, $field ) );
		}
		if ( 1 !== count( $values ) ) {
			throw new \LogicException( "Of several values of $field it would take one, and what has none would be last." );
		}

		return array( reset( $values ), $by[ $field ]['order'] );
	}

	/**
	 * How many of what should match do.
	 *
	 * @param array<string, mixed> $query    Query.
	 * @param array<string, mixed> $document Document.
	 */
	private static function score( array $query, array $document ): int {
		return count( array_filter( $query['bool']['should'], static fn( array $one ): bool => self::matches( $one, $document ) ) );
	}

	/**
	 * Whether a document matches a query.
	 *
	 * @param array<string, mixed> $query    Query.
	 * @param array<string, mixed> $document Document, or a part of it in its path.
	 * @throws \LogicException Where it does not know the query.
	 */
	private static function matches( array $query, array $document ): bool {
		$name  = implode( ' ', array_keys( $query ) );
		$given = $query[ $name ];
		$is    = static fn( array $one ): bool => self::matches( $one, $document );
		switch ( $name ) {
			case 'bool':
				$all    = array_merge( $given['must'] ?? array(), $given['filter'] ?? array() );
				$should = $given['should'] ?? array();
				// One at least where nothing else is said.
				$least = array() === $all && array() !== $should ? max( 1, $given['minimum_should_match'] ?? 1 ) : $given['minimum_should_match'] ?? 0;
				return array() === array_diff_key( $given, array_flip( array( 'must', 'must_not', 'filter', 'should', 'minimum_should_match' ) ) ) && array_all( $all, $is ) && ! array_any( $given['must_not'] ?? array(), $is ) && count( array_filter( $should, $is ) ) >= $least;
			case 'constant_score':
				return self::matches( $given['filter'], $document );
			case 'match_none':
				return false;
			case 'nested':
				return array_any( $document[ $given['path'] ], static fn( array $one ): bool => self::matches( $given['query'], array( (string) $given['path'] => $one ) ) );
			case 'term':
				return in_array( current( $given ), (array) self::value( $document, (string) key( $given ) ), true );
			case 'terms':
				return array() !== array_intersect( current( $given ), (array) self::value( $document, (string) key( $given ) ) );
			case 'prefix':
				return array_any( (array) self::value( $document, (string) key( $given ) ), static fn( string $one ): bool => str_starts_with( $one, current( $given ) ) );
			case 'range':
				$value = self::value( $document, (string) key( $given ) );
				return array_all( current( $given ), static fn( int $limit, string $than ): bool => array( 'lt' => $value < $limit, 'lte' => $value <= $limit, 'gt' => $value > $limit, 'gte' => $value >= $limit )[ $than ] );
		}
		throw new \LogicException( "Elasticsearch is not asked for $name." );
	}

	/**
	 * Value of a field. Parts of a document that are nested are only there in their path.
	 *
	 * @param array<string, mixed> $document Document.
	 * @param string               $field    Field.
	 * @return mixed
	 */
	private static function value( array $document, string $field ) {
		$value = $document;
		foreach ( explode( '.', (string) preg_replace( '/\.raw$/', '', $field ) ) as $name ) {
			$value = $value[ $name ];
		}

		return $value;
	}

	/**
	 * Decodes JSON.
	 *
	 * @param string $json JSON.
	 * @return array<string, mixed>
	 */
	private static function decoded( string $json ): array {
		return json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
	}
}
