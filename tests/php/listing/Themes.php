<?php
/**
 * Themes with templates of their own.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test's own files.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

/** Child themes in a temporary folder; tear_down() removes them. */
trait Themes {
	/** Their folder. */
	private static function themes(): string {
		return get_temp_dir() . 'programs-filter-themes';
	}

	/**
	 * Writes a theme with a card.
	 *
	 * @param string $name Its name.
	 * @param string $card PHP and HTML of its card.
	 * @return string File of the card.
	 */
	private static function theme( string $name, string $card ): string {
		$folder = self::themes() . "/$name";
		wp_mkdir_p( "$folder/programs-filter" );
		register_theme_directory( self::themes() );
		file_put_contents( "$folder/style.css", "/*\nTheme Name: $name\nTemplate: twentytwentyfive\n*/" );
		file_put_contents( "$folder/programs-filter/card.php", $card );
		wp_clean_themes_cache();

		return "$folder/programs-filter/card.php";
	}

	/**
	 * What switch_theme() writes, without the widgets and menus that it moves.
	 *
	 * @param string $name Theme.
	 */
	private static function use_theme( string $name ): void {
		update_option( 'stylesheet', $name );
		wp_set_template_globals();
	}

	/** Removes them. */
	private static function remove_themes(): void {
		( new \WP_Filesystem_Direct( null ) )->delete( self::themes(), true );
	}
}
