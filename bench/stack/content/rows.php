<?php
/**
 * Rows of WordPress's tables, hundreds in a statement.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

const ROWS_A_STATEMENT = 250;

/**
 * The first ID that no post has.
 */
function next_id(): int {
	global $wpdb;
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Written and read here only.
	return 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
}

/**
 * A row of wp_posts.
 *
 * @param int    $id      ID.
 * @param string $type    Post type.
 * @param string $slug    Slug.
 * @param string $title   Title.
 * @param string $excerpt Excerpt.
 * @param string $mime    MIME type.
 * @return array<string, int|string>
 */
function post( int $id, string $type, string $slug, string $title, string $excerpt, string $mime ): array {
	return array(
		'ID'                    => $id,
		'post_author'           => 1,
		'post_date'             => DATE,
		'post_date_gmt'         => DATE,
		'post_modified'         => DATE,
		'post_modified_gmt'     => DATE,
		'post_type'             => $type,
		'post_status'           => 'attachment' === $type ? 'inherit' : 'publish',
		'post_name'             => $slug,
		'post_title'            => $title,
		'post_excerpt'          => $excerpt,
		'post_content'          => '',
		'post_content_filtered' => '',
		'to_ping'               => '',
		'pinged'                => '',
		'menu_order'            => 1000 + $id,
		'post_mime_type'        => $mime,
	);
}

/**
 * Writes posts, their metadata and their categories.
 *
 * @param list<array<string, int|string>>  $posts   Rows of wp_posts.
 * @param list<array{int, string, string}> $meta    Post, key, value.
 * @param list<array{int, int}>            $related Post, term; WordPress gives a new term the same number in both tables.
 */
function write( array $posts, array $meta, array $related ): void {
	global $wpdb;
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	insert( $wpdb->posts, array_keys( $posts[0] ), array_map( 'array_values', $posts ) );
	insert( $wpdb->postmeta, array( 'post_id', 'meta_key', 'meta_value' ), $meta );
	insert( $wpdb->term_relationships, array( 'object_id', 'term_taxonomy_id' ), $related );
}

/**
 * Inserts rows.
 *
 * @param string                 $table   Table.
 * @param string[]               $columns Columns.
 * @param list<list<int|string>> $rows    Values.
 */
function insert( string $table, array $columns, array $rows ): void {
	global $wpdb;
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	$into = "INSERT INTO $table (" . implode( ',', $columns ) . ') VALUES ';
	foreach ( array_chunk( $rows, ROWS_A_STATEMENT ) as $some ) {
		$values = array();
		foreach ( $some as $row ) {
			$values[] = "('" . implode( "','", array_map( static fn( $value ): string => $wpdb->_real_escape( (string) $value ), $row ) ) . "')";
		}
		// phpcs:ignore WordPress.DB -- Names are constants of this file, values are escaped.
		$wpdb->query( $into . implode( ',', $values ) );
	}
}
