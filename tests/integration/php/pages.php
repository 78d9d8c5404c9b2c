<?php
/**
 * Pages for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Marks what a test wrote.
 */
const MARK = '_programs_filter_test';

/**
 * Writes a page.
 *
 * @param string $slug    Slug.
 * @param string $content Content.
 */
function page( string $slug, string $content ): void {
	post(
		array(
			'post_type'    => 'page',
			'post_name'    => $slug,
			'post_title'   => "Página $slug",
			'post_content' => $content,
			'post_status'  => 'publish',
		)
	);
}
