<?php
/**
 * Changes while something is being rendered.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Cache;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\on_another_server;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\retitle;
use function ProgramsFilter\Tests\small_site;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * Titles that the next request shows.
 *
 * @return list<string>
 */
function next_titles(): array {
	preg_match_all( '/<a class="programas-card__link"[^>]*>(.*?)<\/a>/', request()['html'], $found );

	return $found[1];
}

/**
 * They, after an edit on another server during a render.
 *
 * @return list<string>
 */
function edited_during_render(): array {
	$id = small_site()['acuarela'];
	request();
	$edit = static function ( string $title ) use ( $id, &$edit ): string {
		remove_filter( 'the_title', $edit );
		on_another_server( static fn() => retitle( $id, 'Óleo' ) );

		return $title;
	};
	Cache\forget();
	add_filter( 'the_title', $edit );
	request();

	return next_titles();
}

/**
 * They, after a render with a program in memory that was edited on another server since.
 *
 * @return list<string>
 */
function edited_in_memory(): array {
	$id = small_site()['acuarela'];
	request();
	get_post( $id );
	on_another_server( static fn() => retitle( $id, 'Óleo' ) );
	listing();

	return next_titles();
}

/**
 * They, after a render on another server between WordPress's announcement of a change and its end of cached queries.
 *
 * @return list<string>
 */
function rendered_during_announcement(): array {
	small_site();
	request();
	add_action(
		'clean_post_cache',
		static function (): void {
			on_another_server( static fn(): string => listing() );
		},
		99
	);
	wp_insert_post(
		array(
			'post_type'   => POST_TYPE,
			'post_status' => 'publish',
			'post_title'  => 'Danza',
		)
	);
	remove_all_actions( 'clean_post_cache', 99 );

	return next_titles();
}
