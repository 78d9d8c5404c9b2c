<?php
/**
 * Copies of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Duplicate;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, found, load_admin, picture, post_of, program, program_with_facts, stored_facts, term, text, user, write_facts};
use function ProgramsFilter\Tests\Ordering\{order, write};

require_once __DIR__ . '/ordering.php';

/**
 * Facts of the next time, without empty ones.
 *
 * @param list<array{array<string, string>, int|null}> $cases Facts, and weeks.
 * @return list<object>
 */
function moved( array $cases ): array {
	load_admin();
	Program\bootstrap_admin();

	return array_map( static fn( array $case ): object => (object) array_filter( Program\shifted_facts( $case[0] + Program\no_facts(), $case[1] ), static fn( string $value ): bool => '' !== $value ), $cases );
}

/** Loads the admin with its list of programs. */
function load_list(): void {
	load_admin();
	Program\bootstrap_admin();
	Admin\bootstrap_admin();
	set_current_screen( 'edit-' . Program\POST_TYPE );
}

/**
 * Follows the link of a row.
 *
 * @param string $address Its address.
 * @return string Where it leads, or the status that it ends with.
 */
function follow( string $address ): string {
	$stop = static function ( $message, $title = '', $more = array() ): void {
		throw new \RuntimeException( (string) wp_json_encode( is_array( $more ) ? $more['response'] ?? 0 : 0 ) );
	};
	add_filter( 'wp_die_handler', static fn(): callable => $stop );
	add_filter(
		'wp_redirect',
		static function ( string $to ): void {
			throw new \RuntimeException( $to );
		}
	);
	parse_str( (string) wp_parse_url( html_entity_decode( $address ), PHP_URL_QUERY ), $sent );
	$_GET     = $sent;
	$_REQUEST = $sent;
	try {
		do_action( 'admin_post_' . Admin\DUPLICATE_ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	} catch ( \RuntimeException $end ) {
		return $end->getMessage();
	}

	return '';
}

/**
 * The copy of a program with everything, made by its row action: what is the same, what it has of its own, and whether the editor opens it.
 *
 * @return array<string, mixed>
 */
function copied(): array {
	load_list();
	register_taxonomy( 'nivel', Program\POST_TYPE );
	register_taxonomy( 'grupo_interno', Program\POST_TYPE, array( 'public' => false ) );
	$program = program_with_facts(
		array(
			'start'          => '2026-10-06T17:00',
			'end'            => '2026-12-18',
			'sessions'       => '2026-10-06/2026-12-18 TU,TH 17:00-18:30',
			'signup_until'   => '2026-09-30',
			'signup_state'   => 'full',
			'event_status'   => 'postponed',
			'previous_start' => '2026-09-29',
			'notice'         => 'El profesor está enfermo.',
			'place'          => 'Sala \\ "2"',
			'free'           => '1',
		),
		array(
			'post_name'     => 'acuarela-2026',
			'post_content'  => '<p>Con "comillas" y \\barra</p>',
			'post_excerpt'  => 'Extracto',
			'post_date'     => '2025-01-01 10:00:00',
			'post_password' => 'secreto',
			'meta_input'    => array(
				'_thumbnail_id'     => picture(),
				'_wp_page_template' => 'ancha.php',
				'_elementor_data'   => wp_slash( '[{"text":"\\"Hola\\""}]' ),
				'_edit_lock'        => '1:1',
				Admin\EXAMPLE_META  => '1',
				'profesorado'       => array( 'nombre' => 'Ana \\ "Luz"' ),
			),
		)
	);
	add_post_meta( $program, 'material', 'Pinceles' );
	add_post_meta( $program, 'material', 'Papel' );
	foreach ( array( Program\TAXONOMY, 'nivel', 'grupo_interno' ) as $taxonomy ) {
		wp_set_object_terms( $program, array( term( "$taxonomy 1", $taxonomy ), term( "$taxonomy 2", $taxonomy ) ), $taxonomy );
	}
	$user = user( 'editor' );
	wp_set_current_user( $user );
	$actions = (array) apply_filters( 'post_row_actions', array(), post_of( $program ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	preg_match( '/href="([^"]*)"/', text( $actions[ Admin\DUPLICATE_ACTION ] ?? '' ), $link );
	// As WPML tells and is told it.
	$language = array();
	add_filter( 'wpml_element_language_code', static fn(): string => 'gl' );
	add_action(
		'wpml_set_element_language_details',
		static function ( array $details ) use ( &$language ): void {
			$language = array( $details['language_code'], count( (array) wp_get_object_terms( is_int( $details['element_id'] ) ? $details['element_id'] : 0, Program\TAXONOMY ) ) );
		}
	);
	$opened = follow( $link[1] ?? '' );
	preg_match( '/post=(\d+)&action=edit$/', $opened, $found );
	$copy    = post_of( (int) ( $found[1] ?? 0 ) );
	$source  = post_of( $program );
	$is_same = static fn( callable $of ): bool => $of( $copy->ID ) === $of( $source->ID );
	$same    = array();
	foreach ( array( 'post_title', 'post_content', 'post_excerpt', 'post_password' ) as $name ) {
		$same[ $name ] = $is_same( static fn( int $id ): string => text( get_post_field( $name, $id, 'raw' ) ) );
	}
	foreach ( array( '_thumbnail_id', '_wp_page_template', '_elementor_data', 'profesorado', 'material' ) as $key ) {
		$same[ $key ] = $is_same( static fn( int $id ) => get_post_meta( $id, $key ) ) && array() !== get_post_meta( $copy->ID, $key );
	}
	foreach ( array( Program\TAXONOMY, 'nivel' ) as $taxonomy ) {
		$same[ $taxonomy ] = $is_same( static fn( int $id ) => wp_get_object_terms( $id, $taxonomy, array( 'fields' => 'ids' ) ) );
	}

	return array(
		'not the same'  => array_keys( array_filter( $same, static fn( bool $is ): bool => ! $is ) ),
		'compared'      => count( $same ),
		'facts'         => stored_facts( $copy->ID ),
		'status'        => $copy->post_status,
		'slug'          => $copy->post_name,
		'no date'       => '0000-00-00 00:00:00' === $copy->post_date_gmt,
		'is the user’s' => (int) $copy->post_author === $user,
		'of one post'   => array_filter( array( '_edit_lock', Admin\EXAMPLE_META ), static fn( string $key ): bool => metadata_exists( 'post', $copy->ID, $key ) ),
		'internal'      => count( (array) wp_get_object_terms( $copy->ID, 'grupo_interno' ) ),
		'language'      => $language,
	);
}

/**
 * What the link of the row does for a role: the editor's address or a status; whether the action is there; how many programs there are then.
 *
 * @param string $role Role.
 * @return array<string, mixed>
 */
function for_role( string $role ): array {
	load_list();
	$ids = write( array( 'A' => 1, 'B' => 2 ) );
	$own = $ids['A'];
	wp_set_current_user( user( $role ) );
	wp_update_post( array( 'ID' => $own, 'post_author' => get_current_user_id() ) );
	$link = static fn( int $id ): string => Admin\duplicate_url( $id );
	$kind = static fn( string $end ): string => is_numeric( $end ) ? $end : (string) preg_replace( '/.*post=\d+&/', '', $end );
	$seen = array(
		'action'        => isset( ( (array) apply_filters( 'post_row_actions', array(), post_of( $ids['B'] ) ) )[ Admin\DUPLICATE_ACTION ] ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		'bulk action'   => isset( Admin\add_season_action( array( 'edit' => 'Editar' ) )[ Admin\SEASON_ACTION ] ),
		'of another'    => $kind( follow( $link( $ids['B'] ) ) ),
		'own'           => $kind( follow( $link( $own ) ) ),
		'another nonce' => $kind( follow( str_replace( "program=$own", "program={$ids['B']}", $link( $own ) ) ) ),
		'bulk'          => count( Admin\copy_programs( array( $ids['B'] ), 52 ) ),
	);

	return $seen + array( 'programs' => order() );
}

/**
 * The order, the days of the copies and the notice after the bulk action.
 *
 * @param array<string, int> $numbers  Numbers by title.
 * @param string             $selected Titles, "A B".
 * @return array<string, mixed>
 */
function season( array $numbers, string $selected ): array {
	load_list();
	wp_set_current_user( 1 );
	$ids = write( $numbers );
	foreach ( $ids as $id ) {
		write_facts( $id, array( 'start' => '2026-10-06' ) );
	}
	$chosen = array_map( static fn( string $title ): int => $ids[ $title ] ?? wp_insert_post( array( 'post_title' => 'Entrada' ) ), explode( ' ', $selected ) );
	$list   = apply_filters( 'handle_bulk_actions-edit-' . Program\POST_TYPE, 'edit.php', Admin\SEASON_ACTION, $chosen ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidHookName -- WordPress's own.
	$tell   = static function (): string {
		ob_start();
		Admin\season_notice();

		return (string) ob_get_clean();
	};
	$days   = array();
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft', 'orderby' => 'menu_order title', 'order' => 'ASC', 'numberposts' => -1 ) ) as $copy ) {
		$days[] = $copy->post_title . ' ' . Program\stored_facts( $copy->ID )['start'];
	}
	category( 'Danza', 'danza' );
	$_GET[ Admin\CATEGORY_CHOICE ] = 'danza';

	$notice = $tell();

	return array(
		'list'   => $list,
		'order'  => order(),
		'days'   => $days,
		'counts' => 1 <= preg_match_all( '/\b\d+(?= (?:draft|program|borrador))/', wp_strip_all_tags( $notice ), $found ) ? $found[0] : array(),
		'drafts' => found( '/href="[^"]*edit\.php\?([^"]*)/', html_entity_decode( $notice ) ),
		'kind'   => 1 === preg_match( '/notice-(\w+)/', $notice, $kind ) ? $kind[1] : '',
		'again'  => $tell(),
	);
}
