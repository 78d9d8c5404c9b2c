<?php
/**
 * The post type and the taxonomy.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\TestCase;
use const ProgramsFilter\PLUGIN_DIR;

/**
 * What WordPress is told of them.
 *
 * @group contract
 */
class RegistrationTest extends TestCase {
	public function test_programs_are_public_and_in_the_rest_api_and_have_what_an_editor_needs(): void {
		$expected = array(
			'public'           => true,
			'has_archive'      => false,
			'hierarchical'     => false,
			'show_in_rest'     => true,
			'rest_base'        => 'programas',
			'delete_with_user' => false,
		);
		self::assertEquals( $expected, array_intersect_key( get_object_vars( get_post_type_object( Program\POST_TYPE ) ), $expected ) );

		$supports = get_all_post_type_supports( Program\POST_TYPE );
		// Custom fields are those of other plugins.
		foreach ( array( 'title', 'excerpt', 'thumbnail', 'page-attributes', 'revisions', 'custom-fields' ) as $feature ) {
			self::assertTrue( $supports[ $feature ] ?? false, $feature );
		}
		self::assertSame( array( array( 'default-mode' => 'template-locked' ) ), $supports['editor'] );
	}

	public function test_categories_are_a_tree_in_the_rest_api_without_a_query_variable(): void {
		$expected = array(
			'hierarchical'       => true,
			'show_in_rest'       => true,
			'rest_base'          => 'programa-categorias',
			'query_var'          => false,
			'publicly_queryable' => false,
			'object_type'        => array( Program\POST_TYPE ),
		);

		self::assertEquals( $expected, array_intersect_key( get_object_vars( get_taxonomy( Program\TAXONOMY ) ), $expected ) );
	}

	public function test_the_reference_names_each_taxonomy_and_uninstalling_leaves_nothing_of_it(): void {
		$reference = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/developers.md' );
		$uninstall = (string) file_get_contents( WP_PLUGIN_DIR . '/programs-filter/uninstall.php' );
		self::assertContains( Program\TAXONOMY, get_object_taxonomies( Program\POST_TYPE ) );

		foreach ( get_object_taxonomies( Program\POST_TYPE ) as $name ) {
			self::assertStringContainsString( "`$name`", $reference );
			foreach ( array( "'{$name}_children'", "'edit_{$name}_per_page'", "'manageedit-{$name}columnshidden'" ) as $stored ) {
				self::assertStringContainsString( $stored, $uninstall );
			}
		}
	}

	public function test_no_label_that_wordpress_shows_speaks_of_posts_or_tags(): void {
		$known = static fn( $labels ): array => array_keys( array_filter( (array) $labels, 'is_string' ) );
		// WordPress makes these from the nouns, and its labels of pictures name no type.
		$derived = array( 'name_admin_bar', 'menu_name', 'all_items', 'archives', 'featured_image', 'set_featured_image', 'remove_featured_image', 'use_featured_image', 'template_name' );
		self::assertSame( array(), array_diff( $known( get_post_type_object( 'post' )->labels ), array_keys( Program\get_program_labels() ), $derived ) );

		// Those of hierarchical taxonomies speak of categories.
		foreach ( array( get_post_type_object( Program\POST_TYPE ), get_taxonomy( Program\TAXONOMY ) ) as $type ) {
			foreach ( array_filter( (array) $type->labels, 'is_string' ) as $label ) {
				self::assertDoesNotMatchRegularExpression( '/entrada|etiqueta/i', $label );
			}
		}
	}

	public function test_the_list_says_in_its_own_words_what_was_done_with_several_programs(): void {
		Admin\bootstrap_admin();
		$messages = apply_filters(
			'bulk_post_updated_messages',
			array(),
			array( 'updated' => 1, 'locked' => 2, 'deleted' => 1, 'trashed' => 2, 'untrashed' => 1 )
		);

		self::assertSame(
			array(
				'%s programa actualizado.',
				'%s programas no se han actualizado: hay otra persona editando.',
				'%s programa borrado definitivamente.',
				'%s programas enviados a la papelera.',
				'%s programa recuperado de la papelera.',
			),
			array_values( $messages[ Program\POST_TYPE ] )
		);
	}

	public function test_no_category_gets_the_slug_all_and_a_tag_does(): void {
		$slug  = static fn( int $id ): string => get_term( $id )->slug;
		$first = self::factory()->term->create( array( 'name' => 'All' ) );
		self::assertSame( 'all-programas', $slug( $first ) );

		self::assertStringStartsWith(
			'all-programas-',
			$slug( self::factory()->term->create( array( 'name' => 'Otra', 'slug' => 'all', 'parent' => $first ) ) )
		);
		$third = self::factory()->term->create( array( 'name' => 'Tercera' ) );
		wp_update_term( $third, Program\TAXONOMY, array( 'slug' => 'all' ) );
		self::assertStringStartsWith( 'all-programas-', $slug( $third ) );

		self::assertSame( 'all', $slug( self::factory()->term->create( array( 'name' => 'All', 'taxonomy' => 'post_tag' ) ) ) );
	}

	public function test_a_program_has_a_page_and_a_category_has_none(): void {
		$this->set_permalink_structure( '/%postname%/' );
		self::factory()->program->create( array( 'categories' => array( 'arte' ) ) );
		$this->go_to( '/programa/acuarela/' );
		self::assertTrue( is_singular( Program\POST_TYPE ) );

		$this->go_to( '/pfilter_categoria/arte/' );
		self::assertTrue( is_404() );
	}

	/** @return array<string, array{string}> */
	public function queries(): array {
		$asked = http_build_query(
			array( 'categoria' => 'arte', 'pfilter_categoria' => 'arte', 'taxonomy' => 'pfilter_categoria', 'term' => 'arte' )
		);

		return array(
			'a category'              => array( 'categoria=arte' ),
			'none'                    => array( 'categoria=no-hay' ),
			'every other name for it' => array( $asked ),
		);
	}

	/** @dataProvider queries */
	public function test_the_category_of_an_address_is_no_query_variable( string $query ): void {
		$this->set_permalink_structure( '/%postname%/' );
		$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'programas' ) );
		self::factory()->program->create( array( 'categories' => array( 'arte' ) ) );
		$this->go_to( "/programas/?$query" );

		self::assertTrue( is_page( $page ) );
		self::assertSame(
			array( 'pagename' ),
			array_keys( array_filter( $GLOBALS['wp']->query_vars, static fn( $value ): bool => '' !== $value ) )
		);
	}
}
