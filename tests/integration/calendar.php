<?php
/**
 * Files for calendars.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Calendar;

use function ProgramsFilter\Tests\{add_mu_plugin, category, page, permalinks, post_named, program_with_facts, remove_mu_plugin, rewrite, text};

/** Writes programs, and a page that lists them. */
function contents(): void {
	$arte   = category( 'Arte' );
	$musica = category( 'Música' );
	$add    = static function ( string $title, array $facts, array $categories = array(), array $fields = array() ): void {
		wp_set_object_terms( program_with_facts( $facts, array( 'post_title' => $title ) + $fields ), $categories, 'pfilter_categoria' );
	};
	$add( 'Acuarela', array( 'sessions' => '2098-10-06/2098-12-18 TU,TH 17:00-18:30', 'place' => 'Aula 1' ), array( $arte ) );
	$add( 'Coro', array( 'start' => '2099-03-03', 'price' => '0 €' ), array( $musica ) );
	$add( 'Recital', array( 'start' => '2099-05-03T20:00', 'event_status' => 'cancelled' ), array( $musica, $arte ) );
	$add( 'Sin inicio', array( 'end' => '2099-03-03' ) );
	$add( 'Sin fecha', array( 'place' => 'Aula 1' ), array( $arte ) );
	$add( 'Terminado', array( 'start' => '2020-03-03', 'end' => '2020-03-04' ), array( $arte ) );
	$add( 'Con clave', array( 'start' => '2099-03-03' ), array( $arte ), array( 'post_password' => 'x' ) );
	$add( 'Borrador', array( 'start' => '2099-03-03' ), array( $arte ), array( 'post_status' => 'draft' ) );
	page( 'lista', '[programas suscribirse="si" filtros="categoria,gratis"] [programas suscribirse="si" categoria="arte,musica" filtros="gratis"] [programas suscribirse="si" cuando="terminados"]' );
}

/**
 * Changes the permalinks.
 *
 * @param string $structure Permalinks from now on; '' for plain ones.
 */
function structure( string $structure ): void {
	permalinks( $structure );
	rewrite()->init();
}

/** Renames a program. */
function rename_coro(): void {
	wp_update_post( array( 'ID' => post_named( 'coro', 'pfilter_programa' )->ID, 'post_title' => 'Coro de cámara' ) );
}

/** Has another plugin close the site, as such plugins do. */
function close(): void {
	add_mu_plugin( 'closed-site.php', "add_action( 'template_redirect', static function () { wp_redirect( wp_login_url() ); exit; } );" );
}

/** Opens it again. */
function reopen(): void {
	remove_mu_plugin( 'closed-site.php' );
}

/** Has another plugin print a byte order mark and a blank line. */
function print_before(): void {
	add_mu_plugin( 'print-before.php', "add_action( 'init', static function () { echo \"\\u{FEFF}\\n\"; } );" );
}

/** Takes it away. */
function print_nothing(): void {
	remove_mu_plugin( 'print-before.php' );
}

/**
 * The path of a program's page.
 *
 * @param string $structure Permalinks from now on; '' for plain ones.
 */
function path_with( string $structure ): string {
	structure( $structure );

	return str_replace( home_url(), '', text( get_permalink( post_named( 'acuarela', 'pfilter_programa' ) ) ) );
}
