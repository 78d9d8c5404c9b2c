<?php
/**
 * The admin page that shows the guide for editors, linked from the first steps and the list of plugins.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** The page, which is in no menu. */
const GUIDE_PAGE = 'programs-filter-guide';

/** Adds the page, for those who can edit programs. */
function add_guide_page(): void {
	$hook = add_submenu_page( '', get_guide_title(), '', 'edit_' . Program\CAPABILITY_PLURAL, GUIDE_PAGE, __NAMESPACE__ . '\\print_guide' );
	add_action( "load-$hook", __NAMESPACE__ . '\\prepare_guide_screen' );
}

/** The page's title, with the language of the guide if it is not the user's. */
function get_guide_title(): string {
	return __( 'Guide for editors', 'programs-filter' ) . ( str_starts_with( determine_locale(), 'es' ) ? '' : ' (español)' );
}

/** Address of the page. */
function get_guide_url(): string {
	return admin_url( 'admin.php?page=' . GUIDE_PAGE );
}

/** Link to the page. */
function get_guide_link(): string {
	return sprintf( '<a href="%s">%s</a>', esc_url( get_guide_url() ), esc_html( get_guide_title() ) );
}

/** Prints the guide, which the build has made of its Markdown. */
function print_guide(): void {
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
	$html = (string) file_get_contents( PLUGIN_DIR . '/build/admin/guide.html' );
	$html = str_replace( 'src="guia/', 'loading="lazy" src="' . plugins_url( 'docs/guia/', PLUGIN_FILE ), $html );
	// What the menu is called.
	$html = str_replace( '<strong>Programas →', '<strong>' . esc_html( Program\get_program_labels()['name'] ) . ' →', $html );
	printf( '<div class="wrap programs-filter-guide" lang="es">%s</div>', wp_kses_post( $html ) );
}

/** Gives the page its title, which WordPress looks up in menus, and the look of a text. */
function prepare_guide_screen(): void {
	$GLOBALS['title'] = get_guide_title(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress has found none.
	wp_add_inline_style( 'common', '.programs-filter-guide{max-width:48em;font-size:14px}.programs-filter-guide p{font-size:inherit}.programs-filter-guide ul{list-style:disc;padding-left:2em}.programs-filter-guide img{max-width:100%;height:auto;border:1px solid #c3c4c7}' );
}
