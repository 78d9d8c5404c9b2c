<?php
/**
 * Help tabs of the list of programs, the classic editor, the categories and the import. The block editor has none.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the tabs of a screen. Its ID is no text where the address has an unknown post type.
 *
 * @param \WP_Screen $screen Screen.
 */
function add_help( \WP_Screen $screen ): void {
	$tabs = Program\is_post_type_ours() && Program\is_taxonomy_ours() ? help_tabs( WordPress\only_text( $screen->id ) ) : array();
	if ( array() !== $tabs ) {
		$screen->set_help_sidebar( '<p><strong>' . esc_html__( 'For more information:', 'programs-filter' ) . '</strong></p><p>' . guide_link() . '</p>' );
	}
	foreach ( $tabs as $id => list( $title, $paragraphs ) ) {
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
 * Titles and paragraphs of the tabs of a screen.
 *
 * @param string $screen ID of the screen.
 * @return array<string, array{string, list<string>}> By ID of the tab.
 */
function help_tabs( string $screen ): array {
	switch ( $screen ) {
		case 'edit-' . Program\POST_TYPE:
			return array(
				'list'  => array(
					_x( 'Programs', 'post type general name', 'programs-filter' ),
					array(
						__( 'Each program is a card on the page of programs. Visitors see only those that are published.', 'programs-filter' ),
						__( 'The page shows them where it has the block “Programs”. In Elementor there is a widget of the same name; elsewhere, write [programas] in the text.', 'programs-filter' ),
						__( '“State” says what is canceled, postponed, fully booked or in progress. The links above the list show only some: “With changes” has what visitors are warned about.', 'programs-filter' ),
						__( 'The search finds titles and texts, places, teachers and states, and days such as “12 October”. The months are those in which programs take place.', 'programs-filter' ),
					),
				),
				'many'  => array(
					_x( 'Several at once', 'programs', 'programs-filter' ),
					array(
						__( 'Select some programs and choose “Edit” in the bulk actions: what you fill in is the same in all of them then. What you leave empty stays as it is.', 'programs-filter' ),
						__( '“Raise prices by %” changes each amount and leaves the words. With a minus sign, prices go down. “Empty fields” takes away what programs have.', 'programs-filter' ),
						__( 'A notice says what changed. “Revisions”, in the program, says who changed what, and takes it back.', 'programs-filter' ),
						__( '“Duplicate for next year” copies the selected programs as drafts, 52 weeks later, on the same days of the week.', 'programs-filter' ),
					),
				),
				'order' => array(
					__( 'Order', 'programs-filter' ),
					Program\may_order_programs() ? array(
						__( 'The list opens in the order made by hand. Visitors see it where the block is ordered by “Manual order”; a new page begins with what comes next.', 'programs-filter' ),
						__( 'Drag a program by the arrows before its title; what you see is saved at once, and can be undone.', 'programs-filter' ),
						__( 'With the keyboard: Space on the arrows picks the program up, the arrow keys move it, Home and End bring it to the start or the end, Space saves it and Escape leaves it where it was.', 'programs-filter' ),
						__( 'In a category or a search, only the programs shown change places. To drag over several pages, show more programs in Screen Options. New programs come last.', 'programs-filter' ),
						__( '“Move to the start” and “Move to the end”, below the title, are about all programs, also those that are not shown.', 'programs-filter' ),
					) : array( cannot_order_text() ),
				),
			);
		case Program\POST_TYPE:
			return array(
				'program' => array(
					_x( 'Program', 'post type singular name', 'programs-filter' ),
					array(
						__( 'The card shows the title, the image, the categories and the excerpt. Without an excerpt, it takes the first lines of the text.', 'programs-filter' ),
						_x( 'A program can be in several categories. Without any, it appears only under “All”.', 'programs', 'programs-filter' ),
					),
				),
				'facts'   => array(
					__( 'Facts', 'programs-filter' ),
					array( __( 'Dates, place, price and sign-up are optional. Cards and the program’s page show what is filled in, and whether there are places left.', 'programs-filter' ) ),
				),
			);
		case 'edit-' . Program\TAXONOMY:
			return array(
				'categories' => array(
					__( 'Categories', 'programs-filter' ),
					array(
						__( 'Visitors see the categories that have a published program: a new category appears with its first one.', 'programs-filter' ),
						__( 'A category can be within another one. Who chooses “Music” then also sees the programs of “Choirs”.', 'programs-filter' ),
						__( 'Before a category is deleted, you see how many programs have it, and can put them into another one.', 'programs-filter' ),
						__( 'The slug stands in links to a category. When you change it, links with the old one go on working.', 'programs-filter' ),
					),
				),
			);
		case Program\POST_TYPE . '_page_' . Import\IMPORT_PAGE:
			return array(
				'file'   => array(
					__( 'File', 'programs-filter' ),
					array(
						__( 'One program in each row. The first row says what the columns are; a new program needs nothing but a title. Dates have the day before the month: 3/12/2026 18:00.', 'programs-filter' ),
						__( '“Culture > Music” is the category Music within Culture; several are separated by “|”. Those that are missing are added, and the check names them before.', 'programs-filter' ),
						__( 'A column that is missing leaves what a program has; an empty cell empties it.', 'programs-filter' ),
					),
				),
				'import' => array(
					__( 'Import', 'programs-filter' ),
					array(
						__( 'First you choose what the columns hold, then the check tries all rows. Nothing is written before you press “Import” below its result.', 'programs-filter' ),
						__( 'A row is about the program with its ID, else about the one with the same title and beginning. If there is none, it is a new one: a corrected file can be imported again.', 'programs-filter' ),
						__( 'To change many programs at once, download them in the tab “Export”, change them in your spreadsheet, and import the file.', 'programs-filter' ),
					),
				),
			);
	}

	return array();
}
