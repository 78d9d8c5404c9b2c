<?php
/**
 * A small site, and changes of it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;

/** What listings show, and what they do not show. */
trait Changes {
	/**
	 * IDs: of the categories arte, pintura and musica, the programs acuarela and coro, and the picture.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/** Writes two programs in two categories of which one is below a third, and a picture. */
	private function small_site(): void {
		$this->ids['arte']     = self::factory()->term->create();
		$this->ids['pintura']  = self::factory()->term->create( array( 'name' => 'Pintura', 'parent' => $this->ids['arte'] ) );
		$this->ids['musica']   = self::factory()->term->create( array( 'name' => 'Música' ) );
		$this->ids['picture']  = self::factory()->picture->create( array( 'alt' => 'Un cuadro' ) );
		$this->ids['acuarela'] = self::factory()->program->create(
			array(
				'categories'   => array( 'pintura' ),
				'post_excerpt' => 'Pintar con agua',
				'meta_input'   => array( '_thumbnail_id' => $this->ids['picture'] ),
			)
		);
		$this->ids['coro']     = self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'musica' ) ) );
	}

	/**
	 * Changes a program.
	 *
	 * @param string               $name   Which one.
	 * @param array<string, mixed> $fields Fields of a post.
	 */
	private function update( string $name, array $fields ): void {
		wp_update_post( array( 'ID' => $this->ids[ $name ] ) + $fields );
	}

	/**
	 * Lets the time of a scheduled program come, as far as the database knows.
	 *
	 * @param int $id Program.
	 */
	private static function let_its_hour_come( int $id ): void {
		$past = gmdate( 'Y-m-d H:i:s', time() - 7200 );
		self::database()->update( self::database()->posts, array( 'post_date' => $past, 'post_date_gmt' => $past ), array( 'ID' => $id ) );
		wp_cache_delete( $id, 'posts' );
	}

	/** @return array<string, callable(): mixed> Changes by name. */
	private function changes_of_programs(): array {
		return array(
			'title'                => fn() => $this->update( 'coro', array( 'post_title' => 'Coro grande' ) ),
			'new program'          => static fn() => self::factory()->program->create( array( 'post_title' => 'Danza' ) ),
			'order'                => fn() => $this->update( 'coro', array( 'menu_order' => -5 ) ),
			'password'             => fn() => $this->update( 'acuarela', array( 'post_password' => 'x' ) ),
			'no password'          => fn() => $this->update( 'acuarela', array( 'post_password' => '' ) ),
			'trashed'              => fn() => wp_trash_post( $this->ids['coro'] ),
			'taken from the trash' => function (): void {
				wp_untrash_post( $this->ids['coro'] );
				wp_publish_post( $this->ids['coro'] );
			},
			'a draft is published' => static fn() => wp_publish_post(
				self::factory()->program->create( array( 'post_title' => 'Borrador', 'post_status' => 'draft' ) )
			),
			'deleted'              => fn() => wp_delete_post( $this->ids['coro'], true ),
			'a scheduled program'  => static function (): void {
				$later = gmdate( 'Y-m-d H:i:s', time() + 7200 );
				$id    = self::factory()->program->create(
					array( 'post_title' => 'Futuro', 'post_status' => 'future', 'post_date' => $later, 'post_date_gmt' => $later )
				);
				self::listing();
				self::let_its_hour_come( $id );
				check_and_publish_future_post( $id );
			},
		);
	}

	/** @return array<string, callable(): mixed> Changes by name. */
	private function changes_of_pictures(): array {
		$picture  = $this->ids['picture'];
		$acuarela = $this->ids['acuarela'];

		return array(
			'alternative text'   => static fn() => update_post_meta( $picture, '_wp_attachment_image_alt', 'Otro' ),
			'regenerated sizes'  => static fn() => wp_update_attachment_metadata(
				$picture,
				array( 'sizes' => array() ) + (array) wp_get_attachment_metadata( $picture )
			),
			'another file'       => static fn() => update_attached_file( $picture, 'otra.jpg' ),
			'removed'            => static fn() => delete_post_thumbnail( $acuarela ),
			'chosen'             => static fn() => set_post_thumbnail( $acuarela, $picture ),
			'removed everywhere' => static fn() => delete_post_meta_by_key( '_thumbnail_id' ),
			'chosen by its key'  => static fn() => add_post_meta( $acuarela, '_thumbnail_id', $picture ),
			'deleted'            => static fn() => wp_delete_attachment( $picture, true ),
		);
	}

	/** @return array<string, callable(): mixed> Changes by name. */
	private function changes_of_categories(): array {
		// @phpstan-ignore argument.type (any field of wp_update_term)
		$update = fn( array $fields ) => wp_update_term( $this->ids['pintura'], Program\TAXONOMY, $fields );
		$coro   = $this->ids['coro'];

		return array(
			'name'                 => static fn() => $update( array( 'name' => 'Pinturas' ) ),
			'slug'                 => static fn() => $update( array( 'slug' => 'pinturas' ) ),
			'parent'               => fn() => $update( array( 'parent' => $this->ids['musica'] ) ),
			'a program gets one'   => fn() => wp_set_object_terms( $coro, array( $this->ids['arte'] ), Program\TAXONOMY, true ),
			'a program loses one'  => fn() => wp_remove_object_terms( $coro, array( $this->ids['arte'] ), Program\TAXONOMY ),
			'a program has others' => fn() => wp_set_object_terms( $coro, array( $this->ids['pintura'] ), Program\TAXONOMY ),
			'deleted'              => fn() => wp_delete_term( $this->ids['pintura'], Program\TAXONOMY ),
		);
	}

	/** @return array<string, callable(): mixed> Changes by name, of what listings do not show. */
	private function changes_of_others(): array {
		$post = self::factory()->post->create( array( 'post_title' => 'Noticia' ) );
		$term = self::factory()->term->create( array( 'name' => 'Blog', 'taxonomy' => 'category' ) );

		return array(
			'a post'                 => static fn() => wp_update_post( array( 'ID' => $post, 'post_title' => 'Otra' ) ),
			'metadata of a post'     => static fn() => update_post_meta( $post, 'views', wp_rand() ),
			'a category of posts'    => static fn() => wp_update_term( $term, 'category', array( 'name' => 'Más' ) ),
			'a post gets a category' => static fn() => wp_set_object_terms( $post, array( $term ), 'category' ),
			'a comment'              => static fn() => wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'x' ) ),
			'an option'              => static fn() => update_option( 'programs_filter_test', wp_rand() ),
			'a user opens a program' => fn() => update_post_meta( $this->ids['coro'], '_edit_lock', time() . ':1' ),
		);
	}
}
