<?php
/**
 * A child theme with a card of its own.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Theme_Template;

use function ProgramsFilter\Tests\acuarela;
use function ProgramsFilter\Tests\listing;

/**
 * The listing in a child theme, and in its parent.
 *
 * @return array{child: string, parent: string}
 */
function in_child_and_parent(): array {
	$folder = get_theme_root() . '/hija';
	wp_mkdir_p( "$folder/programs-filter" );
	file_put_contents( "$folder/style.css", "/*\nTheme Name: Hija\nTemplate: twentytwentyfive\n*/" );
	copy( __DIR__ . '/theme-template/card.php', "$folder/programs-filter/card.php" );
	acuarela();
	try {
		use_theme( 'hija' );
		$child = listing();
	} finally {
		unlink( "$folder/programs-filter/card.php" );
		rmdir( "$folder/programs-filter" );
		unlink( "$folder/style.css" );
		rmdir( $folder );
		use_theme( 'twentytwentyfive' );
	}

	return array(
		'child'  => $child,
		'parent' => listing(),
	);
}

/**
 * What switch_theme() writes, without the widgets and menus that it moves.
 *
 * @param string $name Folder of the theme.
 */
function use_theme( string $name ): void {
	update_option( 'stylesheet', $name );
	$GLOBALS['wp_stylesheet_path'] = get_stylesheet_directory(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- As the next request would have it.
}
