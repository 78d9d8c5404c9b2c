<?php
/**
 * Changes of what a listing shows, and changes that it does not show.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Makes changes one after another, each between two requests.
 *
 * @param array<string, callable(): mixed> $changes Changes by name.
 * @return array<string, array{renders: int, differs: bool, right: bool}> For each: how often the next request rendered; whether the page differs from
 *                                                                   the one before, and is the one that would be rendered without a cache.
 */
function consequences( array $changes ): array {
	$result = array();
	foreach ( $changes as $name => $change ) {
		request();
		$before = request();
		$change();
		$after           = request();
		$result[ $name ] = array(
			'renders' => $before['renders'] + $after['renders'],
			'differs' => $before['html'] !== $after['html'],
			'right'   => uncached() === $after['html'],
		);
	}

	return $result;
}

/** The listing as it is without a cache. */
function uncached(): string {
	add_filter( 'programs_filter_cache', '__return_false' );
	$html = request()['html'];
	remove_filter( 'programs_filter_cache', '__return_false' );

	return $html;
}

/**
 * Changes of one kind.
 *
 * @param string             $kind Kind: programs, pictures, categories, or others, which listings do not show.
 * @param array<string, int> $ids  IDs of small_site().
 * @return array<string, callable(): mixed>
 */
function changes_of( string $kind, array $ids ): array {
	// @phpstan-ignore argument.type (any field of wp_update_term)
	$update = static fn( array $fields ) => wp_update_term( $ids['pintura'], 'pfilter_categoria', $fields );
	$post   = 'others' === $kind ? post( array( 'post_title' => 'Noticia', 'post_status' => 'publish' ) ) : 0;
	$term   = 'others' === $kind ? term( 'Blog', 'category' ) : 0;

	return array(
		'programs'   => array(
			'title'                => static fn() => retitle( $ids['coro'], 'Coro grande' ),
			'new program'          => static fn() => program( 'Danza' ),
			'order'                => static fn() => change_post( $ids['coro'], array( 'menu_order' => -5 ) ),
			'password'             => static fn() => change_post( $ids['acuarela'], array( 'post_password' => 'x' ) ),
			'no password'          => static fn() => change_post( $ids['acuarela'], array( 'post_password' => '' ) ),
			'trashed'              => static fn() => wp_trash_post( $ids['coro'] ),
			'taken from the trash' => static function () use ( $ids ): void {
				wp_untrash_post( $ids['coro'] );
				wp_publish_post( $ids['coro'] );
			},
			'a draft is published' => static fn() => wp_publish_post( program( 'Borrador', array(), array( 'post_status' => 'draft' ) ) ),
			'deleted'              => static fn() => wp_delete_post( $ids['coro'], true ),
			'a scheduled program'  => static function (): void {
				$id = program( 'Futuro', array(), array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + 7200 ) ) );
				listing();
				its_hour_has_come( $id );
				check_and_publish_future_post( $id );
			},
		),
		'pictures'   => array(
			'alternative text'   => static fn() => update_post_meta( $ids['picture'], '_wp_attachment_image_alt', 'Otro' ),
			'regenerated sizes'  => static fn() => wp_update_attachment_metadata(
				$ids['picture'],
				array( 'sizes' => array() ) + (array) wp_get_attachment_metadata( $ids['picture'] )
			),
			'another file'       => static fn() => update_attached_file( $ids['picture'], 'otra.jpg' ),
			'removed'            => static fn() => delete_post_thumbnail( $ids['acuarela'] ),
			'chosen'             => static fn() => set_post_thumbnail( $ids['acuarela'], $ids['picture'] ),
			'removed everywhere' => static fn() => delete_post_meta_by_key( '_thumbnail_id' ),
			'chosen by its key'  => static fn() => add_post_meta( $ids['acuarela'], '_thumbnail_id', $ids['picture'] ),
			'deleted'            => static fn() => wp_delete_attachment( $ids['picture'], true ),
		),
		'categories' => array(
			'name'                 => static fn() => $update( array( 'name' => 'Pinturas' ) ),
			'slug'                 => static fn() => $update( array( 'slug' => 'pinturas' ) ),
			'parent'               => static fn() => $update( array( 'parent' => $ids['musica'] ) ),
			'a program gets one'   => static fn() => wp_set_object_terms( $ids['coro'], array( $ids['arte'] ), 'pfilter_categoria', true ),
			'a program loses one'  => static fn() => wp_remove_object_terms( $ids['coro'], array( $ids['arte'] ), 'pfilter_categoria' ),
			'a program has others' => static fn() => wp_set_object_terms( $ids['coro'], array( $ids['pintura'] ), 'pfilter_categoria' ),
			'deleted'              => static fn() => wp_delete_term( $ids['pintura'], 'pfilter_categoria' ),
		),
		'others'     => array(
			'a post'                 => static fn() => retitle( $post, 'Otra' ),
			'metadata of a post'     => static fn() => update_post_meta( $post, 'views', wp_rand() ),
			'a category of posts'    => static fn() => wp_update_term( $term, 'category', array( 'name' => 'Más' ) ),
			'a post gets a category' => static fn() => wp_set_object_terms( $post, array( $term ), 'category' ),
			'a comment'              => static fn() => wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'x' ) ),
			'an option'              => static fn() => update_option( 'programs_filter_test', wp_rand() ),
			'a user opens a program' => static fn() => update_post_meta( $ids['coro'], '_edit_lock', time() . ':1' ),
		),
	)[ $kind ];
}

/**
 * Lets the time of a scheduled program be past, as far as the database knows.
 *
 * @param int $id Program.
 */
function its_hour_has_come( int $id ): void {
	$past = gmdate( 'Y-m-d H:i:s', time() - 7200 );
	database()->update( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As time does, without a word to WordPress.
		database()->posts,
		array( 'post_date' => $past, 'post_date_gmt' => $past ),
		array( 'ID' => $id )
	);
	wp_cache_delete( $id, 'posts' );
}
