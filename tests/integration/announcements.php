<?php
/**
 * Changes, and how often each is announced.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Announcements;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{announced, announcements, changes_of, load_admin, picture, post, program, remove, retitle, small_site, term};

require_once __DIR__ . '/php/cache/content.php';
require_once __DIR__ . '/php/cache/changes.php';
require_once __DIR__ . '/announcements/pages.php';

// With an "x" for each announcement.
const ANNOUNCED = WP_CONTENT_DIR . '/announced';

/**
 * How often each change of a kind is announced.
 *
 * @param string $kind As changes_of() has it, or one of two of ours.
 * @return array<string, int>
 */
function after_changes_of( string $kind ): array {
	$ids = small_site();
	if ( 'what listings do not show' === $kind ) {
		return announcements( what_does_not_show( $ids ) );
	}

	return announcements( 'settings and other things that cards show' === $kind ? other_things_that_show( $ids['coro'] ) : changes_of( $kind, $ids ) );
}

/**
 * Changes of a second taxonomy, of facts, of metadata that the site names, and of settings.
 *
 * @param int $coro A program.
 * @return array<string, callable(): mixed>
 */
function other_things_that_show( int $coro ): array {
	register_taxonomy( 'nivel', Program\POST_TYPE );
	$term = term( 'Inicial', 'nivel' );
	add_filter( 'programs_filter_meta_keys', static fn( array $keys ): array => array_merge( $keys, array( 'precio' ) ) );

	return array(
		'a place'                => static fn() => update_post_meta( $coro, 'pfilter_place', 'Sala 1' ),
		'a date'                 => static fn() => update_post_meta( $coro, 'pfilter_start', '2026-03-03' ),
		'no place'               => static fn() => delete_post_meta( $coro, 'pfilter_place' ),
		'a price'                => static fn() => update_post_meta( $coro, 'precio', 5 ),
		'another price'          => static fn() => update_post_meta( $coro, 'precio', 6 ),
		'no price'               => static fn() => delete_post_meta( $coro, 'precio' ),
		'a program gets a level' => static fn() => wp_set_object_terms( $coro, array( $term ), 'nivel' ),
		'a renamed level'        => static fn() => wp_update_term( $term, 'nivel', array( 'name' => 'Básico' ) ),
		'a level is gone'        => static fn() => wp_delete_term( $term, 'nivel' ),
		'permalinks'             => static fn() => update_option( 'permalink_structure', '/%year%/%postname%/' ),
		'date format'            => static fn() => update_option( 'date_format', 'Y/m/d' ),
		'time zone'              => static fn() => update_option( 'timezone_string', 'America/Lima' ),
		'language'               => static fn() => update_option( 'WPLANG', '' ),
		'address'                => static fn() => update_option( 'home', 'https://otro.example' ),
		'size of pictures'       => static fn() => update_option( 'medium_large_size_w', 700 ),
		'theme'                  => static fn() => update_option( 'stylesheet', 'hija' ),
		'plugins'                => static fn() => update_option( 'active_plugins', array( 'otro/otro.php' ) ),
		'an update'              => static function (): void {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
				do_action( 'upgrader_process_complete', null, array() );
		},
		'ten things at once'     => static function () use ( $coro ): void {
			foreach ( range( 1, 10 ) as $number ) {
				retitle( $coro, "Coro $number" );
			}
		},
	);
}

/** How often the changes of three callbacks at the end of the request are announced, and the site that was written before. */
function at_the_end(): int {
	$coro  = small_site()['coro'];
	$times = 0;
	add_action(
		'programs_filter_changed',
		static function () use ( &$times ): void {
			++$times;
		}
	);
	$priorities = array( 5, 11, 99 );
	foreach ( $priorities as $priority ) {
		add_action( 'shutdown', static fn() => retitle( $coro, "Coro $priority" ), $priority );
	}
	do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	foreach ( $priorities as $priority ) {
		remove_all_actions( 'shutdown', $priority );
	}

	return $times;
}

/** Changes a program three times when the end of the request has passed; what is announced so far. */
function change_after_the_end(): string {
	$id = program( 'Tarde' );
	file_put_contents( ANNOUNCED, '' );
	do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	add_action(
		'programs_filter_changed',
		static function (): void {
			file_put_contents( ANNOUNCED, 'x', FILE_APPEND );
		}
	);
	foreach ( range( 1, 3 ) as $number ) {
		retitle( $id, "Tarde $number" );
	}

	return (string) file_get_contents( ANNOUNCED );
}

/** What was announced of change_after_the_end() in the end. Leaves nothing of it. */
function announced_after_the_end(): string {
	$announced = (string) file_get_contents( ANNOUNCED );
	unlink( ANNOUNCED );
	remove();

	return $announced;
}

/**
 * How often a change is announced whose hook makes another change, and how many versions of kept listings the answer sees.
 *
 * @return array{int, int}
 */
function with_change_in_answer(): array {
	$coro     = small_site()['coro'];
	$versions = array();
	$times    = 0;
	announced(
		static function () use ( $coro, &$versions, &$times ): void {
			add_action(
				'programs_filter_changed',
				static function () use ( $coro, &$versions, &$times ): void {
					++$times;
					$versions[] = wp_cache_get_last_changed( 'programs_filter' );
					retitle( $coro, 'Coro de otro' );
					$versions[] = wp_cache_get_last_changed( 'programs_filter' );
				}
			);
			retitle( $coro, 'Coro nuevo' );
		}
	);

	return array( $times, count( array_unique( $versions ) ) );
}

/**
 * Changes that listings do not show.
 *
 * @param array<string, int> $ids IDs of small_site().
 * @return array<string, callable(): mixed>
 */
function what_does_not_show( array $ids ): array {
	load_admin();
	$coro  = $ids['coro'];
	$draft = program( 'Borrador', array(), array( 'post_status' => 'draft' ) );
	$photo = picture( 'De una noticia' );
	$news  = post( array( 'post_type' => 'post', 'post_title' => 'Noticia', 'post_status' => 'publish' ) );
	set_post_thumbnail( $news, $photo );
	$save = static fn( string $field, string $value ) => wp_update_post( array( 'ID' => $draft, $field => $value ) );

	add_filter( 'programs_filter_meta_keys', static fn( array $keys ): array => array_merge( $keys, array( 'precio' ) ) );

	return changes_of( 'others', $ids ) + array(
		'a draft is written'        => static fn() => program( 'Otro', array( $ids['arte'] ), array( 'post_status' => 'draft' ) ),
		'a draft is saved'          => static fn() => $save( 'post_title', 'Más' ),
		'a draft gets a category'   => static fn() => wp_set_object_terms( $draft, array( $ids['musica'] ), Program\TAXONOMY ),
		'a draft gets a picture'    => static fn() => set_post_thumbnail( $draft, $ids['picture'] ),
		'a draft waits for review'  => static fn() => $save( 'post_status', 'pending' ),
		'a draft goes to the trash' => static fn() => wp_trash_post( $draft ),
		'a draft is deleted'        => static fn() => wp_delete_post( $draft, true ),
		'an autosave of a program'  => static fn() => wp_create_post_autosave( array( 'post_ID' => $coro, 'post_type' => Program\POST_TYPE, 'post_title' => 'A medias', 'post_content' => 'x', 'post_excerpt' => '' ) ),
		'a revision of a program'   => static fn() => _wp_put_post_revision( $coro ),
		'no fact'                   => static fn() => update_post_meta( $coro, 'pfilter_start', 'mañana' ),
		'an upload'                 => static fn() => picture( 'Nueva' ),
		'a picture of a post'       => static fn() => update_post_meta( $photo, '_wp_attachment_image_alt', 'Otro' ),
		'its picture is deleted'    => static fn() => wp_delete_attachment( $photo, true ),
		'a visitor views a program' => static fn() => update_post_meta( $coro, 'views', wp_rand() ),
		'a view for the first time' => static fn() => add_post_meta( $coro, 'visits', 1 ),
		'the views are forgotten'   => static fn() => delete_post_meta_by_key( 'views' ),
		'a price of a post'         => static fn() => update_post_meta( $news, 'precio', 5 ),
		'a place of a draft'        => static fn() => update_post_meta( program( 'Nuevo', array(), array( 'post_status' => 'draft' ) ), 'pfilter_place', 'Sala 1' ),
	);
}
