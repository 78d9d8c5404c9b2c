<?php
/**
 * Facts in the list of programs: columns, order, views, quick edit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\List_Of_Facts;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{day, found, load_admin, picture, post_of, program, stored_facts, text, user};

/** Loads what is not loaded outside of the admin. */
function load(): void {
	load_admin();
	Program\bootstrap_admin();
	Admin\bootstrap_admin();
	set_current_screen( 'edit-' . Program\POST_TYPE );
}

/** Writes programs of every phase and of several statuses. */
function contents(): void {
	$programs = array(
		array( 'Acuarela', 'publish', 5, 9 ),
		array( 'Baile', 'draft', -9, -5 ),
		array( 'Coro', 'publish', null, null ),
		array( 'Danza', 'private', -3, 3 ),
		array( 'Esgrima', 'publish', null, 1 ),
		array( 'Fado', 'publish', 7, null ),
		array( 'Gaita', 'trash', 2, null ),
		array( 'Huerto', 'publish', null, null ),
		array( 'Inglés', 'publish', -8, -6 ),
	);
	$signups  = array(
		'Acuarela' => array( 'signup_url' => 'https://example.org/', 'signup_until' => day( 7 ) ),
		// None of these needs attention: a draft, one that is closed, and one that is over.
		'Baile'    => array( 'signup_state' => 'full' ),
		'Esgrima'  => array( 'signup_state' => 'closed', 'signup_until' => day( 1 ) ),
		'Inglés'   => array( 'signup_state' => 'full', 'signup_url' => 'https://example.org/', 'signup_until' => day( 3 ) ),
		'Fado'     => array( 'signup_state' => 'full', 'signup_until' => day( 2 ) ),
		'Coro'     => array( 'signup_until' => day( 8 ) ),
	);
	foreach ( $programs as list( $title, $status, $start, $end ) ) {
		$id = program( $title, array(), array( 'post_status' => $status ) );
		foreach ( array_filter( compact( 'start', 'end' ), 'is_int' ) as $fact => $days ) {
			add_post_meta( $id, "pfilter_$fact", day( $days ) );
			// An import that ran twice: no program stands twice in the list.
			add_post_meta( $id, "pfilter_$fact", day( $days ) );
		}
		foreach ( $signups[ $title ] ?? array() as $fact => $value ) {
			add_post_meta( $id, "pfilter_$fact", $value );
		}
		if ( 'Huerto' !== $title && 'Fado' !== $title ) {
			add_post_meta( $id, '_thumbnail_id', (string) picture() );
		}
	}
}

/**
 * Lists, each with its address and the role of who looks.
 *
 * @param list<array{array<string, string>, string}> $cases Cases.
 * @return list<array{string, array<string, string>}> Initials of the programs, and the views with their counts, the current one with an asterisk.
 */
function lists( array $cases ): array {
	load();
	contents();

	return array_map( static fn( array $one ): array => shown( $one[0], $one[1] ), $cases );
}

/**
 * One of these lists.
 *
 * @param array<string, string> $address Parameters of the list's address.
 * @param string                $role    Role of who looks.
 * @return array{string, array<string, string>}
 */
function shown( array $address, string $role ): array {
	wp_set_current_user( user( $role ) );
	$_GET     = $address;
	$_REQUEST = $address;
	wp_edit_posts_query( $address + array( 'post_type' => Program\POST_TYPE ) );
	$query  = $GLOBALS['wp_query'] ?? null;
	$titles = $query instanceof \WP_Query ? array_column( $query->posts ?? array(), 'post_title' ) : array();
	$views  = array();
	foreach ( (array) apply_filters( 'views_edit-' . Program\POST_TYPE, array( 'all' => '<a href="#" class="current" aria-current="page">Todo</a>' ) ) as $link ) { // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		$link              = is_string( $link ) ? $link : '';
		$text              = explode( ' (', wp_strip_all_tags( $link ) );
		$views[ $text[0] ] = rtrim( $text[1] ?? '', ')' ) . ( str_contains( $link, 'aria-current' ) ? '*' : '' );
	}
	$_GET     = array();
	$_REQUEST = array();

	return array( implode( '', array_map( static fn( $title ): string => is_string( $title ) ? substr( $title, 0, 1 ) : '', $titles ) ), $views );
}

/**
 * "At a Glance" of the dashboard.
 *
 * @param string $role Role of who looks.
 * @param bool   $is_empty Whether there are no programs.
 * @return list<array{string, string}> View, and words of each number.
 */
function glance( string $role, bool $is_empty = false ): array {
	load();
	if ( ! $is_empty ) {
		contents();
	}
	wp_set_current_user( user( $role ) );
	$seen = array();
	foreach ( (array) apply_filters( 'dashboard_glance_items', array() ) as $item ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$seen[] = array( found( '/programs_filter_when=(\w+)/', text( $item ) ), wp_strip_all_tags( text( $item ) ) );
	}

	return $seen;
}

/** The columns, and the cells of a program with facts and of one without. */
function cells(): object {
	load();
	$with = program( 'Acuarela' );
	foreach ( array( 'start' => '2099-03-03', 'end' => '2099-03-28', 'signup_state' => 'waiting' ) as $fact => $value ) {
		update_post_meta( $with, "pfilter_$fact", $value );
	}
	$cell = static function ( string $column, int $program ): string {
		ob_start();
		do_action( 'manage_' . Program\POST_TYPE . '_posts_custom_column', $column, $program ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		return (string) ob_get_clean();
	};

	$without = program( 'Coro' );
	$columns = apply_filters( 'manage_' . Program\POST_TYPE . '_posts_columns', array_fill_keys( array( 'cb', 'title', 'date' ), 'x' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

	return (object) array(
		'columns' => array_map( 'strval', array_keys( is_array( $columns ) ? $columns : array() ) ),
		'date'    => is_array( $columns ) ? $columns['date'] ?? '' : '',
		'cells'   => array_map( static fn( int $id ): array => array( $cell( Admin\DATES_COLUMN, $id ), $cell( Admin\SIGNUP_COLUMN, $id ) ), array( $with, $without ) ),
	);
}

/**
 * What quick edit prints, and what it does with what is sent.
 *
 * @param array<string, mixed> $fields Values by the fact's key.
 * @param string               $nonce  "right" or "wrong".
 * @param string               $role   Role of who sends it.
 */
function quick( array $fields, string $nonce = 'right', string $role = 'editor' ): object {
	load();
	$id = program( 'Acuarela', array(), array( 'post_author' => 1 ) );
	update_post_meta( $id, 'pfilter_start', '2026-03-03T18:00' );
	update_post_meta( $id, 'pfilter_place', 'Aula "1"' );
	update_post_meta( $id, 'pfilter_free', '1' );
	wp_set_current_user( user( $role ) );
	ob_start();
	do_action( 'quick_edit_custom_box', Admin\DATES_COLUMN, Program\POST_TYPE, '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	do_action( 'quick_edit_custom_box', Admin\SIGNUP_COLUMN, Program\POST_TYPE, '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	do_action( 'quick_edit_custom_box', Admin\DATES_COLUMN, 'page', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	$form = (string) ob_get_clean();
	ob_start();
	Admin\print_quick_edit_values( post_of( $id ) );
	$inline = (string) ob_get_clean();

	$_POST   = wp_slash(
		array(
			'post_ID'           => (string) $id,
			Program\FORM_FIELDS => $fields,
			Program\FORM_NONCE  => wp_create_nonce( Program\facts_form_action( 'right' === $nonce ? $id : $id + 1 ) ),
		)
	);
	$refused = '';
	$die     = static function ( $message ) use ( &$refused ): void {
		$refused = is_string( $message ) ? $message : '';
		throw new \LogicException( 'wp_die' );
	};
	add_filter( 'wp_die_handler', static fn(): callable => $die );
	try {
		Admin\refuse_quick_edit();
		wp_update_post( array( 'ID' => $id ) );
	} catch ( \LogicException $end ) {
		unset( $end );
	}
	$_POST = array();

	return (object) array( 'form' => $form, 'inline' => $inline, 'refused' => $refused, 'stored' => stored_facts( $id ) );
}
