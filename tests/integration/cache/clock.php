<?php
/**
 * Kept listings, and the clock.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\small_site;
use const ProgramsFilter\Clock\OPTION;

/**
 * What is rendered for four requests, of which two come after the clock has struck: nobody was there to announce it.
 *
 * @return list<int>
 */
function around_the_moment(): array {
	small_site();
	request();
	update_option( OPTION, (string) ( time() + 2 ) );
	\ProgramsFilter\Cache\forget();
	$renders = array( request()['renders'], request()['renders'] );
	sleep( 3 );

	return array_merge( $renders, array( request()['renders'], request()['renders'] ) );
}
