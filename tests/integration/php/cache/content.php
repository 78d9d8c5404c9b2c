<?php
/**
 * What the listings of these tests show.
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

/**
 * Writes a theme with its own card.
 *
 * @param string $name Folder of the theme.
 * @param string $card What its card says.
 */
function theme( string $name, string $card ): void {
	$folder = get_theme_root() . "/$name";
	wp_mkdir_p( "$folder/programs-filter" );
	// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( "$folder/style.css", "/*\nTheme Name: $name\nTemplate: twentytwentyfive\n*/" );
	file_put_contents( "$folder/programs-filter/card.php", $card );
	// phpcs:enable
	wp_clean_themes_cache();
}
