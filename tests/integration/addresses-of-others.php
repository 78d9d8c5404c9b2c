<?php
/**
 * Pages, programs and a draft at addresses that others might want.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses_Of_Others;

use function ProgramsFilter\Tests\page;
use function ProgramsFilter\Tests\post;
use function ProgramsFilter\Tests\post_named;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\text;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * Writes a page, a program and a draft.
 *
 * @return list<string> Their addresses, of the program the plain one too.
 */
function contents(): array {
	page( 'contacto', '<p>Escríbenos.</p>' );
	$id    = program( 'Acuarela', array(), array( 'post_content' => 'Con agua.' ) );
	$draft = program( 'Borrador', array(), array( 'post_status' => 'draft' ) );

	return array_map(
		'wp_make_link_relative',
		array(
			(string) get_permalink( post_named( 'contacto' ) ),
			(string) get_permalink( $id ),
			home_url( "?post_type=pfilter_programa&p=$id" ),
			(string) get_permalink( $draft ),
		)
	);
}

/**
 * What an administrator gets at the address of the draft's preview.
 *
 * @return array{bool, bool, string} Whether it is a program, and a preview; its title.
 */
function preview_of_draft(): array {
	wp_set_current_user( 1 );
	$_GET   = array();
	$drafts = get_posts(
		array(
			'post_type'   => POST_TYPE,
			'post_status' => 'draft',
		)
	);
	$query  = new \WP_Query( text( wp_parse_url( (string) get_preview_post_link( $drafts[0] ), PHP_URL_QUERY ) ) );

	return array( $query->is_singular( POST_TYPE ), $query->is_preview(), $query->post->post_title ?? '' );
}

/**
 * Writes a page with the slug "programa", pages below it, and programs of which some have the slug of such a page.
 */
function family(): void {
	$below = static fn( int $parent, string $slug, string $title, string $content = '', string $status = 'publish' ): int => post(
		array(
			'post_type'    => 'page',
			'post_status'  => $status,
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => $content,
			'post_parent'  => $parent,
		)
	);
	$page  = $below( 0, 'programa', 'Programa electoral', "Uno\n<!--nextpage-->\nDos" );
	$child = $below( $page, 'hija', 'Hija', 'Primera<!--nextpage-->Segunda' );
	$below( $child, 'nieta', 'Nieta' );
	$below( $page, 'coro', 'Página Coro', '', 'draft' );
	program( 'Acuarela' );
	program( 'Coro', array(), array( 'post_name' => 'coro' ) );
	program( 'Otra hija', array(), array( 'post_name' => 'hija' ) );
}
