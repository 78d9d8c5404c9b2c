<?php
/**
 * Programs that visitors must not see.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Visibility;

use function ProgramsFilter\Tests\{category, listing, program, with_picture, without_numbers};

/**
 * The listing of programs of every status, as a visitor and as an administrator get it.
 *
 * @return array{visitor: string, administrator: string}
 */
function listings(): array {
	$arte   = category( 'Arte', 'arte' );
	$secret = category( 'Secreta', 'secreta' );
	$texts  = static fn( string $name ): array => array(
		'post_excerpt' => "Extracto $name",
		'post_content' => "Texto $name",
	) + with_picture( "Foto $name" );
	program( 'Publicado', array( $arte ), $texts( 'publicado' ) );
	foreach ( array( 'draft', 'private', 'trash', 'pending', 'auto-draft' ) as $status ) {
		program( "Estado $status", array( $arte, $secret ), $texts( $status ) + array( 'post_status' => $status ) );
	}
	$future = array( 'post_status' => 'future', 'post_date' => '2037-01-01 10:00:00' );
	program( 'Estado future', array( $secret ), $texts( 'future' ) + $future );
	program( 'Con contraseña', array( $arte ), $texts( 'contraseña' ) + array( 'post_password' => 'x' ) );
	$visitor = without_numbers( listing() );
	wp_set_current_user( 1 );

	return array( 'visitor' => $visitor, 'administrator' => without_numbers( listing() ) );
}
