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
 * A text that is another one after each change of what previews show: where nothing is published, they count the drafts.
 */
function current(): string {
	$stamp  = get_option( OPTION, '' );
	$drafts = 0 === Post_Type\how_many( 'publish' ) ? '-' . Post_Type\how_many( 'draft' ) : '';

	return ( is_string( $stamp ) ? $stamp : '' ) . $drafts;
}
