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
