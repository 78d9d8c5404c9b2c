<?php
/**
 * What the tab "Help" says on the list of programs and where one is edited. The block editor has no such tab.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Help;

use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'current_screen', __NAMESPACE__ . '\\add' );
}

/**
 * Adds the tabs of a screen.
 *
 * @param mixed $screen Screen.
 */
function add( $screen ): void {
	if ( ! $screen instanceof \WP_Screen || Post_Type\NAME !== $screen->post_type || ! Post_Type\is_ours() ) {
		return;
	}
	$tabs = array(
		'edit' => list_tabs(),
		'post' => editor_tabs(),
	);
	foreach ( $tabs[ $screen->base ] ?? array() as $id => list( $title, $paragraphs ) ) {
		$screen->add_help_tab(
			array(
				'id'      => "programs-filter-$id",
				'title'   => $title,
				'content' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>',
			)
		);
	}
}

/**
 * Help with the list.
 *
 * @return array<string, array{string, list<string>}> Title and paragraphs by ID.
 */
function list_tabs(): array {
	return array(
		'list'  => array(
			_x( 'Programs', 'post type general name', 'programs-filter' ),
			array(
				__( 'Each program is a card on the page of programs. Visitors see only those that are published.', 'programs-filter' ),
				__( 'The page shows them with the block “Programas” or the shortcode [programas]. Its pills are the categories that have a published program.', 'programs-filter' ),
			),
		),
		'order' => array(
			__( 'Order', 'programs-filter' ),
			array(
				__( 'The list opens in the order in which visitors see the programs. Drag a program by the arrows before its title; what you see is saved at once, and can be undone.', 'programs-filter' ),
				__( 'With the keyboard: Space on the arrows picks the program up, the arrow keys move it, Space saves it and Escape leaves it where it was.', 'programs-filter' ),
				__( 'In a category or a search, only the programs shown change places. To drag over several pages, show more programs in Screen Options. New programs come last.', 'programs-filter' ),
			),
		),
	);
}

/**
 * Help with one program.
 *
 * @return array<string, array{string, list<string>}> Title and paragraphs by ID.
 */
function editor_tabs(): array {
	return array(
		'program' => array(
			_x( 'Program', 'post type singular name', 'programs-filter' ),
			array(
				__( 'The card shows the title, the image, the categories and the excerpt. Without an excerpt, it takes the first lines of the text.', 'programs-filter' ),
				__( 'A program can be in several categories. Without any, it appears only under “All”.', 'programs-filter' ),
			),
		),
		'facts'   => array(
			__( 'Facts', 'programs-filter' ),
			array( __( 'Dates, place, price and sign-up are optional. Cards and the program’s page show what is filled in, and whether there are places left.', 'programs-filter' ) ),
		),
	);
}
