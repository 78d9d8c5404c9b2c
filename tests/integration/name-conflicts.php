<?php
/**
 * Other plugins that have names and addresses of this one, and a second copy of it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress would not write these.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Name_Conflicts;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{block, database, load_admin, page, post, post_named, program, program_named, remove_folder, text, two_programs};

const COPY = 'zz-copia/programs-filter.php';

/**
 * A plugin with our REST base, our addresses and our shortcode.
 *
 * @param int $priority When it registers.
 */
function takes_names( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_post_type(
				'curso',
				array( 'public' => true, 'show_in_rest' => true, 'rest_base' => 'programas', 'rewrite' => array( 'slug' => 'programa', 'with_front' => false ) )
			);
			add_shortcode( 'programas', static fn(): string => 'Lo suyo' );
		},
		$priority
	);
}

/** A plugin with our block. */
function takes_block(): void {
	add_action( 'init', static fn() => register_block_type( 'programs-filter/programas', array( 'render_callback' => static fn(): string => 'Bloque suyo' ) ), 1 );
}

/**
 * Names that other code has, as Site Health lists them.
 *
 * @return list<string>
 */
function names_of_others(): array {
	return array_column( Program\get_name_conflicts(), 1 );
}

/** Writes two programs, and a page that lists them. */
function contents(): void {
	two_programs();
	page( 'lista', block() );
}

/** Writes them, a page with the shortcode, and a post of the other plugin. */
function contents_beside_theirs(): void {
	contents();
	page( 'codigo', '[programas]' );
	post( array( 'post_type' => 'curso', 'post_status' => 'publish', 'post_title' => 'Curso suyo', 'post_name' => 'suyo' ) );
}

/** Removes the posts of the other plugin. */
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

/** Makes the second copy, and a page with a listing, and switches the copy on. */
function copy_plugin(): ?\WP_Error {
	load_admin();
	WP_Filesystem();
	$folder = dirname( WP_PLUGIN_DIR . '/' . COPY );
	wp_mkdir_p( $folder );
	copy_dir( WP_PLUGIN_DIR . '/programs-filter', $folder );
	contents();

	return activate_plugin( COPY );
}

/** Removes it. */
function remove_copy(): void {
	load_admin();
	deactivate_plugins( COPY );
	remove_folder( dirname( WP_PLUGIN_DIR . '/' . COPY ) );
}

/**
 * Deletes it as WordPress does, but for its files.
 *
 * @return mixed What a user had chosen for a screen of the plugin, afterwards.
 */
function uninstall_copy() {
	load_admin();
	update_user_meta( 1, 'edit_pfilter_programa_per_page', '7' );
	uninstall_plugin( COPY );
	$kept = get_user_meta( 1, 'edit_pfilter_programa_per_page', true );
	delete_user_meta( 1, 'edit_pfilter_programa_per_page' );

	return $kept;
}

/**
 * Writes a page, a program and a draft.
 *
 * @return list<string> Their addresses, of the program the plain one too.
 */
function addresses(): array {
	page( 'contacto', '<p>Escríbenos.</p>' );
	$id    = program( 'Acuarela' );
	$draft = program( 'Borrador', array(), array( 'post_status' => 'draft' ) );

	return array_map( 'wp_make_link_relative', array( (string) get_permalink( post_named( 'contacto' ) ), (string) get_permalink( $id ), home_url( "?post_type=pfilter_programa&p=$id" ), (string) get_permalink( $draft ) ) );
}

/**
 * What an administrator gets at the address of the draft's preview.
 *
 * @return array{bool, bool, string} Whether it is a program, and a preview; its title.
 */
function preview_of_draft(): array {
	wp_set_current_user( 1 );
	$_GET   = array();
	$drafts = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft' ) );
	$query  = new \WP_Query( text( wp_parse_url( (string) get_preview_post_link( $drafts[0] ), PHP_URL_QUERY ) ) );

	return array( $query->is_singular( Program\POST_TYPE ), $query->is_preview(), $query->post->post_title ?? '' );
}
