<?php
/**
 * Plugins of somebody else that have the names of this one.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress would not write these.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Names_Of_Others;

use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\database;
use function ProgramsFilter\Tests\load_admin;
use function ProgramsFilter\Tests\notices;
use function ProgramsFilter\Tests\page;
use function ProgramsFilter\Tests\post;
use function ProgramsFilter\Tests\program_named;
use function ProgramsFilter\Tests\two_programs;
use const ProgramsFilter\Tests\MARK;

/**
 * One with our REST base and our addresses.
 *
 * @param int $priority When it registers.
 */
function takes_addresses( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_post_type(
				'curso',
				array(
					'public'       => true,
					'show_in_rest' => true,
					'rest_base'    => 'programas',
					'rewrite'      => array(
						'slug'       => 'programa',
						'with_front' => false,
					),
				)
			);
		},
		$priority
	);
}

/**
 * One with our shortcode.
 *
 * @param int $priority When it registers.
 */
function takes_shortcode( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			add_shortcode( 'programas', static fn(): string => 'Lo suyo' );
		},
		$priority
	);
}

/**
 * One with our post type and our taxonomy.
 *
 * @param int $priority When it registers.
 */
function takes_types( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_post_type(
				'pfilter_programa',
				array(
					'public' => false,
					'label'  => 'Suyos',
				)
			);
			// @phpstan-ignore argument.type (the stubs do not know "label")
			register_taxonomy( 'pfilter_categoria', 'pfilter_programa', array( 'label' => 'Suyas' ) );
		},
		$priority
	);
}

/**
 * One with our block.
 *
 * @param int $priority When it registers.
 */
function takes_block( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_block_type( 'programs-filter/programas', array( 'render_callback' => static fn(): string => 'Bloque suyo' ) );
		},
		$priority
	);
}

/**
 * The notices of the admin, for an administrator and for an editor.
 *
 * @return list<string>
 */
function notices_by_role(): array {
	load_admin();
	$editor = wp_insert_user(
		array(
			'user_login' => uniqid( 'editora' ),
			'user_pass'  => 'x',
			'role'       => 'editor',
		)
	);

	return notices( array( 1, is_int( $editor ) ? $editor : 0 ) );
}

/**
 * Writes two programs, and a page that lists them.
 */
function contents(): void {
	two_programs();
	page( 'lista', block() );
}

/**
 * Writes them beside a post of the other plugin.
 */
function contents_beside_theirs(): void {
	contents();
	post(
		array(
			'post_type'   => 'curso',
			'post_status' => 'publish',
			'post_title'  => 'Curso suyo',
			'post_name'   => 'suyo',
		)
	);
}

/**
 * Writes them, and a page with the shortcode.
 */
function contents_with_shortcode(): void {
	contents();
	page( 'codigo', '[programas]' );
}

/**
 * Writes a post of the other plugin's type, and pages with listings.
 */
function contents_of_theirs(): void {
	$database = database();
	$database->insert(
		$database->posts,
		array(
			'post_type'             => 'pfilter_programa',
			'post_status'           => 'publish',
			'post_title'            => 'Interno',
			'post_name'             => 'interno',
			'post_content'          => '',
			'post_excerpt'          => '',
			'to_ping'               => '',
			'pinged'                => '',
			'post_content_filtered' => '',
		)
	);
	add_post_meta( $database->insert_id, MARK, '1' );
	page( 'lista', block() );
	page( 'codigo', '[programas categorias="arte"]' );
}

/**
 * Removes the posts of the other plugin.
 */
function remove_theirs(): void {
	database()->delete( database()->posts, array( 'post_type' => 'curso' ) );
}

/**
 * Address of a program.
 *
 * @param string $slug Slug.
 */
function address_of( string $slug ): string {
	return wp_make_link_relative( (string) get_permalink( program_named( $slug ) ) );
}

/**
 * What stands before the editor's script.
 *
 * @return mixed
 */
function before_editor_script() {
	return wp_scripts()->get_data( 'programs-filter-programas-editor-script', 'before' );
}
