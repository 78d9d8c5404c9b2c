<?php
/**
 * Programs with pictures.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Pictures;

use function ProgramsFilter\Tests\{block, category, content, database, listing, program, with_picture};

/**
 * Listings of ten programs in two categories, with a picture each.
 *
 * @return array<string, string>
 */
function listings(): array {
	$categories = array( category( 'Arte', 'arte' ), category( 'Música', 'musica' ) );
	foreach ( range( 1, 10 ) as $number ) {
		program( "P$number", array( $categories[ $number % 2 ] ), array( 'menu_order' => $number ) + with_picture( 1 === $number ? 'Una "foto" [caption]x[/caption]' : '' ) );
	}
	$result = array(
		'plain'    => listing(),
		'filtered' => listing( array(), 'categoria=arte' ),
		'narrow'   => listing( array( 'minCardWidth' => 200 ) ),
		'columns'  => listing( array( 'columnsWide' => 3, 'columnsMedium' => 2, 'columnsSmall' => 1 ) ),
		'wide'     => listing( array( 'columnsWide' => 4 ) ),
		'small'    => listing( array( 'columnsSmall' => 2 ) ),
		'content'  => content( block() ),
		'none'     => listing( array( 'showImage' => false ) ),
	);
	lose_pictures();

	return $result + array( 'broken' => listing() );
}

/** Removes the pictures, but not the programs' knowledge of them. */
function lose_pictures(): void {
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress would tell the programs.
	database()->delete( database()->posts, array( 'post_type' => 'attachment' ) );
	wp_cache_flush();
}
