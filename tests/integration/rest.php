<?php
/**
 * What the REST API gives.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Rest;

use function ProgramsFilter\Tests\{block, page, post, program, two_programs};

/** Writes programs of which one is private, a page that lists them, and a post that opens on one. */
function contents(): void {
	two_programs();
	program( 'Oculto', array(), array( 'post_status' => 'private' ) );
	page( 'listado', block() );
	post( array( 'post_status' => 'publish', 'post_title' => 'Noticia', 'post_content' => block( array( 'initial' => array( 'categoria' => array( 'arte' ) ) ) ) ) );
}
