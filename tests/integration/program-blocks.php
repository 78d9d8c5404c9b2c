<?php
/**
 * The blocks of a program's page in the editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Blocks;

use function ProgramsFilter\Tests\{page, program, rest};

/** What the editor previews: on a program, on a page, and in a template. */
function previews(): object {
	define( 'REST_REQUEST', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
	wp_set_current_user( 1 );
	$program = program( 'Con datos', array(), array( 'meta_input' => array( 'pfilter_place' => 'Sala 7' ) ) );
	program( 'Otro' );
	page( 'una-pagina', 'Nada' );
	$seen = array();
	foreach ( array( 'program' => $program, 'page' => get_page_by_path( 'una-pagina' )->ID ?? 0, 'template' => 0 ) as $where => $id ) {
		foreach ( array( 'datos', 'relacionados' ) as $block ) {
			unset( $GLOBALS['post'] );
			$data = rest(
				"/wp/v2/block-renderer/programs-filter/$block",
				array(
					'context'    => 'edit',
					'attributes' => array( 'anchor' => 'mi-ancla' ),
				) + ( 0 === $id ? array() : array( 'post_id' => $id ) )
			)->get_data();

			$seen[ "$block, $where" ] = is_array( $data ) && is_string( $data['rendered'] ?? null ) ? $data['rendered'] : (string) wp_json_encode( $data );
		}
	}

	return (object) $seen;
}

/** What the editor previews of a program whose facts are typed and not saved, for an administrator and for one who may not edit it. */
function typed_previews(): object {
	define( 'REST_REQUEST', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
	$program = program( 'Con datos', array(), array( 'meta_input' => array( 'pfilter_place' => 'Sala 7' ) ) );
	$block   = new \WP_Block( array( 'blockName' => 'programs-filter/datos', 'attrs' => array( 'typed' => array( 'pfilter_place' => '<b>Sala</b> 8', 'pfilter_price' => 'Gratis', 'pfilter_end' => array( 'no' ), 'pfilter_sessions' => array( 'no' ), '_edit_last' => '7' ) ) ), array( 'postId' => $program ) );
	$seen    = array();
	foreach ( array( 'editor' => 1, 'visitor' => 0 ) as $who => $user ) {
		wp_set_current_user( $user );
		$seen[ $who ] = $block->render();
	}

	wp_set_current_user( 1 );
	$postponed = program( 'Aplazado', array(), array( 'meta_input' => array( 'pfilter_sessions' => '2099-03-20 20:00', 'pfilter_event_status' => 'postponed' ) ) );
	$block     = new \WP_Block( array( 'blockName' => 'programs-filter/datos', 'attrs' => array( 'typed' => array( 'pfilter_sessions' => '2099-04-10 20:00', 'pfilter_event_status' => 'postponed' ) ) ), array( 'postId' => $postponed ) );

	return (object) ( $seen + array( 'stored' => get_post_meta( $program, 'pfilter_place', true ), 'rescheduled' => $block->render() ) );
}
