<?php
/**
 * Facts of programs, written in every way that WordPress has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Facts;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{acuarela, change_post, post_of, rest, rest_post, stored_facts, user};

/**
 * Requests to change the program Acuarela, one after the other, by an administrator.
 *
 * @param list<array<string, mixed>> $bodies What is sent.
 * @param int                        $user   Who sends it.
 */
function sent( array $bodies, int $user = 1 ): object {
	wp_set_current_user( $user );
	$program = acuarela();
	$answers = array_map( static fn( array $body ): array => send( "/wp/v2/programas/$program", $body ), $bodies );

	return (object) array( 'answers' => $answers, 'title' => post_of( $program )->post_title, 'stored' => stored_facts( $program ) );
}

/**
 * Sends a request.
 *
 * @param string               $path Path.
 * @param array<string, mixed> $body What is sent.
 * @return array{status: int, data: mixed}
 */
function send( string $path, array $body ): array {
	$response = rest_post( $path, $body );
	$data     = $response->get_data();

	return array(
		'status' => $response->get_status(),
		'data'   => is_array( $data ) ? array_intersect_key( $data, array_flip( array( 'code', 'message', 'data', 'meta' ) ) ) : null,
	);
}

/**
 * A new program as the REST API makes it.
 *
 * @param array<string, mixed> $meta Facts.
 */
function created( array $meta ): object {
	wp_set_current_user( 1 );
	$answer = send( '/wp/v2/programas', array( 'title' => 'Coro' ) + compact( 'meta' ) );

	return (object) ( $answer + array( 'programs' => count( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any' ) ) ) ) );
}

/** Whether people of each role may write a fact of a program by another author. */
function who_may(): object {
	$program = acuarela();
	$may     = array( 'visitor' => user_can( 0, 'edit_post_meta', $program, 'pfilter_start' ) );
	foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
		$may[ $role ] = user_can( user( $role ), 'edit_post_meta', $program, 'pfilter_start' );
	}

	return (object) $may;
}

/**
 * What update_post_meta() leaves of values, each written over "2026-03-03" or the like.
 *
 * @param string $key    Key.
 * @param mixed  $before Value before.
 * @param mixed  $after  Value after.
 */
function updated( string $key, $before, $after ): object {
	$program = acuarela();
	update_post_meta( $program, $key, $before );

	return (object) array( 'told' => (bool) update_post_meta( $program, $key, $after ), 'stored' => get_post_meta( $program, $key, true ) );
}

/**
 * An address that is typed into the box "Custom Fields" over another.
 *
 * @param string $typed What is typed.
 * @return mixed What is stored.
 */
function updated_in_box( string $typed ) {
	require_once ABSPATH . 'wp-admin/includes/post.php';
	wp_set_current_user( 1 );
	$program = acuarela();
	update_meta( (int) add_post_meta( $program, 'pfilter_email', 'a@b.es' ), 'pfilter_email', $typed );

	return get_post_meta( $program, 'pfilter_email', true );
}

/**
 * A place, another in its stead, and what is there after that was taken back.
 *
 * @return list<mixed>
 */
function restored(): array {
	wp_set_current_user( 1 );
	$program = acuarela();
	$places  = array();
	foreach ( array( 'Sala 1', 'Sala 2' ) as $place ) {
		send( "/wp/v2/programas/$program", array( 'meta' => array( 'pfilter_place' => $place ) ) );
		$places[] = get_post_meta( $program, 'pfilter_place', true );
	}
	wp_restore_post_revision( array_values( wp_get_post_revisions( $program ) )[1] );

	return array_merge( $places, array( get_post_meta( $program, 'pfilter_place', true ) ) );
}

/** An autosave of a published program with a fact that can be used and one that cannot. */
function autosaved(): object {
	wp_set_current_user( 1 );
	$program = acuarela();
	$answer  = send(
		"/wp/v2/programas/$program/autosaves",
		array( 'content' => 'Texto nuevo', 'meta' => array( 'pfilter_place' => 'Sala 3', 'pfilter_start' => 'mañana' ) )
	);
	$saved   = wp_get_post_autosave( $program );

	return (object) array(
		'status'  => $answer['status'],
		'content' => false === $saved ? '' : $saved->post_content,
		'facts'   => false === $saved ? array() : array_filter( stored_facts( $saved->ID ), static fn( $value ): bool => '' !== $value ),
		'title'   => post_of( $program )->post_title,
	);
}

/** The facts of a program behind a password, as the REST API shows them to a visitor and to an editor. Metadata, for each. */
function behind_password(): object {
	$program = acuarela();
	update_post_meta( $program, 'pfilter_place', 'Sala 2' );
	update_post_meta( $program, 'pfilter_free', '1' );
	change_post( $program, array( 'post_password' => 'x' ) );
	$read = static function ( int $user ) use ( $program ) {
		wp_set_current_user( $user );
		$data = rest( "/wp/v2/programas/$program" )->get_data();
		$meta = is_array( $data ) ? $data['meta'] ?? null : null;

		return is_array( $meta ) ? array_intersect_key( $meta, array_flip( array( 'pfilter_place', 'pfilter_free' ) ) ) : null;
	};

	return (object) array( 'visitor' => $read( 0 ), 'editor' => $read( 1 ) );
}
