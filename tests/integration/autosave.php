<?php
/**
 * Autosaves of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Autosave;

use function ProgramsFilter\Tests\{acuarela, post_of, rest_post};

/** An autosave of a published program with a fact that can be used and one that cannot. WordPress finds a route in any case. */
function autosaved(): object {
	wp_set_current_user( 1 );
	$program = acuarela();
	$sent    = array( 'content' => 'Texto nuevo', 'meta' => array( 'pfilter_place' => 'Sala 3', 'pfilter_sessions' => 'mañana' ) );
	$status  = rest_post( "/wp/v2/programas/$program/Autosaves", $sent )->get_status();
	$saved   = wp_get_post_autosave( $program );
	$id      = false === $saved ? 0 : $saved->ID;

	return (object) array(
		'status'   => $status,
		'content'  => get_post_field( 'post_content', $id, 'raw' ),
		'place'    => get_post_meta( $id, 'pfilter_place', true ),
		'sessions' => get_post_meta( $id, 'pfilter_sessions', true ),
		'title'    => post_of( $program )->post_title,
	);
}
