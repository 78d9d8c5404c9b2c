<?php
/**
 * A child theme with a card of its own.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Theme_Template;

use function ProgramsFilter\Tests\{acuarela, listing};

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

	return array( 'child' => $child, 'parent' => listing() );
}

/**
 * A listing with somebody's own grid around its cards.
 */
function in_grid_of_its_own(): string {
	acuarela();
	return listing_with( 'grid' );
}

/**
 * A listing with somebody's own count below its cards, which looks at them.
 */
function with_count_of_its_own(): string {
	acuarela();

	return listing_with( 'count' );
}

/**
 * A listing with somebody's own template.
 *
 * @param string $own Its name.
 */
function listing_with( string $own ): string {
	add_filter( 'programs_filter_template', static fn( $file, $name ) => $own === $name ? __DIR__ . "/theme-template/$name.php" : $file, 10, 2 );
	try {
		return listing();
	} finally {
		remove_all_filters( 'programs_filter_template' );
	}
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
