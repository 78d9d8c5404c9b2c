<?php
/**
 * What people do at the same time.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\At_Once;

use ProgramsFilter\Admin;
use ProgramsFilter\Import;
use ProgramsFilter\Program;
use const ProgramsFilter\Tests\MARK;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, sign_in};
use function ProgramsFilter\Tests\{category, load_admin, program, rest_post};

require_once __DIR__ . '/import/steps.php';

/**
 * Programs, and no others.
 *
 * @param int $count How many.
 * @return list<int> IDs.
 */
function numbered( int $count ): array {
	sign_in( 'editor' );

	return array_map( static fn( int $number ): int => program( "Programa $number" ), range( 1, $count ) );
}

/**
 * Saves an order as the list of programs does.
 *
 * @param list<int> $shown  IDs as they were seen.
 * @param list<int> $wanted IDs as they shall be.
 */
function save_order( array $shown, array $wanted ): int {
	sign_in( 'editor' );
	return rest_post( '/programs-filter/v1/order', compact( 'shown', 'wanted' ) )->get_status();
}

/**
 * Saves an order in a request to which something happens when it is written.
 *
 * @param list<int>     $shown  IDs as they were seen.
 * @param list<int>     $wanted IDs as they shall be.
 * @param 'wait'|'exit' $then   It takes its time, or PHP ends.
 */
function save_order_and( array $shown, array $wanted, string $then ): int {
	add_filter(
		'query',
		static function ( string $query ) use ( $then ): string {
			if ( str_contains( $query, 'SET menu_order = CASE' ) && 'exit' === $then ) {
				exit( 1 );
			} elseif ( str_contains( $query, 'SET menu_order = CASE' ) ) {
				usleep( 1000000 );
			}
			return $query;
		}
	);
	return save_order( $shown, $wanted );
}

/**
 * The programs in their order.
 *
 * @return list<int> IDs.
 */
function order(): array {
	return array_keys( Program\get_order_numbers() );
}

/**
 * Begins an import: 20 programs in two categories that are not there.
 *
 * @param string $role Of who imports.
 */
function begin( string $role ): void {
	sign_in( $role );
	$rows = array_map( static fn( int $number ): string => "Taller $number;" . ( 0 === $number % 2 ? 'Coro' : 'Cerámica' ), range( 1, 20 ) );
	Import\go_to_step( begun( "Título;Categorías\n" . implode( "\n", $rows ) . "\n" ), 'import' );
}

/**
 * Does a part of a user's import.
 *
 * @param string $role Of who imports.
 */
function part( string $role ): string {
	sign_in( $role );
	// Time for the other import to look for the same programs.
	add_filter( 'pre_insert_term', __NAMESPACE__ . '\\slowly' );

	return Import\run_part( current_job(), 0.05 );
}

/**
 * Takes its time.
 *
 * @param mixed $term Name of a category.
 * @return mixed
 */
function slowly( $term ) {
	usleep( 300000 );

	return $term;
}

/** What the imports made; it is removed with the content of tests. */
function imported(): object {
	$programs = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft', 'numberposts' => -1 ) );
	foreach ( $programs as $program ) {
		add_post_meta( $program->ID, MARK, '1' );
	}
	foreach ( array( 'editor', 'administrator' ) as $role ) {
		sign_in( $role );
		Import\end_job();
	}
	$categories = get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'fields' => 'names' ) );

	return (object) array(
		'programs'   => count( $programs ),
		'titles'     => count( array_unique( array_column( $programs, 'post_title' ) ) ),
		'categories' => is_array( $categories ) ? $categories : array(),
	);
}

/**
 * Opens the list of programs.
 *
 * @param string $role Of who does it.
 */
function open_list( string $role ): void {
	load_admin();
	Program\bootstrap_admin();
	Admin\bootstrap_admin();
	sign_in( $role );
	set_current_screen( 'edit-' . Program\POST_TYPE );
}

/**
 * Chooses "Duplicate for next year" for programs.
 *
 * @param list<int> $programs Programs.
 */
function choose( array $programs ): void {
	open_list( 'editor' );
	Admin\handle_season_action( '', Admin\SEASON_ACTION, $programs );
}

/**
 * Chooses "Duplicate for next year" for programs, and loads the list. PHP ends wherever a certain program is copied, as the hook of another plugin may.
 *
 * @param list<int> $programs Programs; none to load the list alone.
 * @param string    $deadly   Title of that program.
 * @return list<string> Titles that the notice names.
 */
function duplicate_beside( array $programs, string $deadly ): array {
	open_list( 'editor' );
	add_action(
		'save_post_' . Program\POST_TYPE,
		static function ( int $id, \WP_Post $post ) use ( $deadly ): void {
			if ( $deadly === $post->post_title ) {
				exit( 1 );
			}
		},
		10,
		2
	);
	Admin\handle_season_action( '', Admin\SEASON_ACTION, $programs );
	Admin\continue_season();
	ob_start();
	Admin\print_season_notice();
	preg_match_all( '~<li>(.*?)</li>~', (string) ob_get_clean(), $named );

	return array_map( 'wp_strip_all_tags', $named[1] );
}

/**
 * The programs that the notice of the last season names.
 *
 * @return array<mixed> IDs.
 */
function left_out(): array {
	open_list( 'editor' );
	$season = get_transient( Admin\SEASON_RESULT_TRANSIENT . get_current_user_id() );

	return is_array( $season ) && is_array( $season[1] ?? null ) ? $season[1] : array();
}

/**
 * Chooses "Duplicate for next year" for programs, and loads the list.
 *
 * @param list<int> $programs Programs.
 * @param string    $role     Of who does it.
 * @param int       $writes   After how many written facts, texts and categories of copies PHP ends; 0 for never.
 */
function duplicate( array $programs, string $role = 'editor', int $writes = 0 ): bool {
	open_list( $role );
	$end = static function () use ( &$writes ): void {
		if ( 0 === --$writes ) {
			// As a request that takes too long: nothing comes after it.
			exit( 1 );
		}
	};
	foreach ( array( 'added_post_meta', 'save_post_' . Program\POST_TYPE, 'set_object_terms' ) as $hook ) {
		add_action( $hook, $end );
	}
	Admin\handle_season_action( '', Admin\SEASON_ACTION, $programs );
	Admin\continue_season();

	return true;
}

/**
 * Writes programs with facts and a category.
 *
 * @param int $count How many.
 * @return list<int> IDs.
 */
function courses( int $count ): array {
	sign_in( 'editor' );
	$category = category( "Cursos $count" );
	$ids      = array();
	foreach ( range( 1, $count ) as $number ) {
		$ids[] = program( "Curso $number", array( $category ), array( 'menu_order' => $number ) );
		update_post_meta( end( $ids ), 'pfilter_sessions', '2027-10-05' );
		update_post_meta( end( $ids ), 'pfilter_place', "Sala $number" );
	}

	return $ids;
}

/**
 * All programs in their order: title, and for a copy its facts and how many categories it has.
 *
 * @return list<string>
 */
function described(): array {
	return array_map(
		static function ( int $id ): string {
			add_post_meta( $id, MARK, '1', true );
			$facts = Program\stored_facts( $id );
			$terms = get_the_terms( $id, Program\TAXONOMY );

			return get_the_title( $id ) . ( 'draft' === get_post_status( $id ) ? " $facts[start] $facts[place] " . ( is_array( $terms ) ? count( $terms ) : 0 ) : '' );
		},
		order()
	);
}
