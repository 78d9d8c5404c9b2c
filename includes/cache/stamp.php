<?php
/**
 * When listings changed last, for editors that come back from another window and ask whether their preview still is right.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Stamp;

use ProgramsFilter\Post_Type;
use const ProgramsFilter\Announcement\ACTION;

defined( 'ABSPATH' ) || exit;

/**
 * Written when something changed, read by the REST API only.
 */
const OPTION = 'programs_filter_stamp';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( ACTION, __NAMESPACE__ . '\\renew', 0, 0 );
}

/**
 * Notes that something changed.
 */
function renew(): void {
	update_option( OPTION, (string) microtime( true ), false );
}

/**
 * A text that is another one after each change of what previews show: where nothing is published, they say what is not yet.
 */
function current(): string {
	$stamp  = get_option( OPTION, '' );
	$others = 0 === Post_Type\how_many( 'publish' ) ? array_map( 'ProgramsFilter\\Post_Type\\how_many', array( 'draft', 'pending', 'future' ) ) : array();

	return implode( '-', array_merge( array( is_string( $stamp ) ? $stamp : '' ), $others ) );
}
