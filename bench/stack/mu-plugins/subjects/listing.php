<?php
/**
 * This plugin's block.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Subjects;

/**
 * HTML of the block with all programs.
 */
function listing(): string {
	return do_blocks( '<!-- wp:programs-filter/programas /-->' );
}

/**
 * HTML of the same block, with what a card says of dates, place, price and sign-up.
 */
function listing_with_facts(): string {
	return do_blocks( '<!-- wp:programs-filter/programas {"facts":["dates","place","price","signup"]} /-->' );
}

/**
 * HTML of the block with the programs that begin next.
 */
function coming(): string {
	return do_blocks( '<!-- wp:programs-filter/programas {"limit":6,"orderBy":"start","when":"coming","showFilter":false} /-->' );
}
