<?php
/**
 * The page of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/blocks.php';
require_once __DIR__ . '/content.php';
require_once __DIR__ . '/template.php';
require_once __DIR__ . '/facts.php';
require_once __DIR__ . '/related.php';
require_once __DIR__ . '/structured-data.php';

/**
 * Hooks of this room.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register_program_blocks' );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_facts_style' );
	// Before all other filters, and after WordPress's paragraphs and shortcodes.
	add_filter( 'the_content', __NAMESPACE__ . '\\note_content', PHP_INT_MIN );
	add_filter( 'the_content', __NAMESPACE__ . '\\add_facts_to_content', 20 );
	// After the post type.
	add_action( 'init', __NAMESPACE__ . '\\register_program_template', 11 );
	add_filter( 'template_include', __NAMESPACE__ . '\\note_template_file', PHP_INT_MAX );
	add_filter( 'render_block_core/post-featured-image', __NAMESPACE__ . '\\hide_picture_behind_password', 10, 3 );
	add_action( 'wp_head', __NAMESPACE__ . '\\print_program_data' );
}
