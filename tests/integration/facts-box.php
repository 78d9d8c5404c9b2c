<?php
/**
 * The box of facts on the classic screen of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Facts_Box;

use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{acuarela, load_admin, post_of, retitle, stored_facts, user};

/** Loads what is not loaded outside of the admin. */
function load(): void {
	load_admin();
	Program\bootstrap_admin();
}

/**
 * The form of the program Acuarela is sent, with "Aula 1" as its place before.
 *
 * @param array<string, mixed> $fields Values by the fact's key.
 * @param string               $nonce  "right", "wrong" or "none".
 * @param string               $role   Role of who sends it.
 */
function sent( array $fields, string $nonce = 'right', string $role = 'editor' ): object {
	load();
	$program = acuarela();
	update_post_meta( $program, 'pfilter_place', 'Aula 1' );
	wp_set_current_user( user( $role ) );
	$_POST = wp_slash( array( Program\FORM_FIELDS => $fields ) );
	if ( 'none' !== $nonce ) {
		$_POST[ Program\FORM_NONCE ] = wp_create_nonce( 'right' === $nonce ? Program\facts_form_action( $program ) : Program\facts_form_action( $program + 1 ) );
	}
	retitle( $program, 'Acuarela nueva' );
	$_POST = array();
	$box   = box( $program );
	wp_set_current_user( user( 'administrator' ) );

	return (object) array(
		'stored'         => stored_facts( $program ),
		'title'          => post_of( $program )->post_title,
		'box'            => $box,
		'box_of_another' => box( $program ),
	);
}

/**
 * The box.
 *
 * @param int $program Program.
 */
function box( int $program ): string {
	ob_start();
	Program\show_facts_box( post_of( $program ) );

	return (string) ob_get_clean();
}

/** How the box is registered, by the post type on whose screen it is. What WordPress has of it; null where it is not. */
function registered(): object {
	load();
	$program = post_of( acuarela() );
	$boxes   = array();
	foreach ( array( Program\POST_TYPE, 'post' ) as $post_type ) {
		set_current_screen( $post_type );
		do_action( "add_meta_boxes_$post_type", $program ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		/**
		 * WordPress's boxes.
		 *
		 * @var array<string, array<string, array<string, array<string, array<string, mixed>>>>> $all
		 */
		$all                 = $GLOBALS['wp_meta_boxes'];
		$boxes[ $post_type ] = $all[ $post_type ]['normal']['high'][ Program\BOX_ID ]['args'] ?? null;
	}

	return (object) $boxes;
}

/**
 * What stands before the panel's script; null where it is not loaded.
 *
 * @param string $screen ID of a screen.
 */
function panel_on( string $screen ): ?string {
	load();
	set_current_screen( $screen );
	Program\enqueue_facts_panel();
	$data = wp_scripts()->get_data( Program\PANEL_HANDLE, 'before' );

	return wp_script_is( Program\PANEL_HANDLE ) && is_array( $data ) ? implode( '', array_filter( $data, 'is_string' ) ) : null;
}

/** What WordPress's box "Custom Fields" has of a program, and what its form writes: the values that it showed when it was opened. */
function custom_fields(): object {
	load();
	require_once ABSPATH . 'wp-admin/includes/meta-boxes.php';
	wp_set_current_user( user( 'administrator' ) );
	$program = acuarela();
	update_post_meta( $program, 'pfilter_place', 'Aula 1' );
	update_post_meta( $program, 'ponente', 'Ana' );
	set_current_screen( Program\POST_TYPE );
	ob_start();
	post_custom_meta_box( post_of( $program ) );
	$box  = (string) ob_get_clean();
	$sent = array();
	foreach ( has_meta( $program ) as $row ) {
		$sent[ $row['meta_id'] ] = array( 'key' => $row['meta_key'], 'value' => 'ponente' === $row['meta_key'] ? 'Eva' : $row['meta_value'] );
	}
	update_post_meta( $program, 'pfilter_place', 'Aula 2' );
	edit_post( array( 'post_ID' => $program, 'post_type' => Program\POST_TYPE, 'meta' => $sent ) );

	return (object) array(
		'box'   => $box,
		'place' => get_post_meta( $program, 'pfilter_place', true ),
		'own'   => get_post_meta( $program, 'ponente', true ),
	);
}
