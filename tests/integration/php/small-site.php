<?php
/**
 * A small site.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Writes two programs in two categories of which one is the other's parent, a picture, and a theme.
 *
 * @return array{arte: int, pintura: int, musica: int, acuarela: int, coro: int, picture: int} IDs.
 */
function small_site(): array {
	remove();
	$arte     = category( 'Arte', 'arte' );
	$pintura  = category( 'Pintura', 'pintura', $arte );
	$musica   = category( 'Música', 'musica' );
	$picture  = picture( 'Un cuadro' );
	$acuarela = program( 'Acuarela', array( $pintura ), array( 'post_excerpt' => 'Pintar con agua', 'meta_input' => array( '_thumbnail_id' => $picture ) ) );
	$coro     = program( 'Coro', array( $musica ) );

	return compact( 'arte', 'pintura', 'musica', 'acuarela', 'coro', 'picture' );
}
