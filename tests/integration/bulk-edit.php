<?php
/**
 * Bulk edit of facts in the list of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Bulk_Edit;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\List_Of_Facts\load;
use function ProgramsFilter\Tests\{program, stored_facts, user};

require_once __DIR__ . '/list-of-facts.php';

/**
 * What bulk edit prints, and what it does with what is sent.
 *
 * @param array<string, mixed> $fields Values by the fact's key.
 * @param string               $nonce  "right" or "wrong".
 * @param string               $role   Role of who sends it.
 */
function bulk( array $fields, string $nonce = 'right', string $role = 'editor' ): object {
	load();
	$ids = array( program( 'Acuarela & óleo', array(), array( 'post_author' => 1 ) ), program( 'Baile', array(), array( 'post_author' => 1 ) ) );
	update_post_meta( $ids[0], 'pfilter_start', '2026-03-03T18:00' );
	update_post_meta( $ids[0], 'pfilter_price', '3 €' );
	update_post_meta( $ids[0], 'pfilter_free', '1' );
	update_post_meta( $ids[0], 'pfilter_signup_state', 'full' );
	wp_set_current_user( user( $role ) );
	ob_start();
	do_action( 'bulk_edit_custom_box', Admin\DATES_COLUMN, Program\POST_TYPE ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	do_action( 'bulk_edit_custom_box', Admin\SIGNUP_COLUMN, Program\POST_TYPE ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	do_action( 'bulk_edit_custom_box', Admin\DATES_COLUMN, 'page' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	$form = (string) ob_get_clean();
	// The form is sent by GET.
	$sent     = wp_slash(
		array(
			'post_type'         => Program\POST_TYPE,
			'_status'           => '-1',
			'bulk_edit'         => 'Update',
			'post'              => array_map( 'strval', $ids ),
			'_wpnonce'          => wp_create_nonce( 'right' === $nonce ? 'bulk-posts' : 'bulk-pages' ),
			Program\FORM_FIELDS => $fields,
		)
	);
	$_GET     = $sent;
	$_REQUEST = $sent;
	bulk_edit_posts( $sent );
	$_GET     = array();
	$_REQUEST = array();
	set_current_screen( 'edit-' . Program\POST_TYPE );
	$told = array();
	for ( $time = 0; $time < 2; $time++ ) {
		ob_start();
		Admin\show_bulk_problems();
		$told[] = trim( wp_strip_all_tags( (string) ob_get_clean() ) );
	}
	$revision = wp_get_latest_revision_id_and_total_count( $ids[0] );

	return (object) array( 'form' => $form, 'told' => $told, 'stored' => array_map( static fn( int $id ): object => (object) stored_facts( $id ), $ids ), 'revision' => is_array( $revision ) ? get_metadata_raw( 'post', $revision['latest_id'], 'pfilter_price', true ) : null );
}
