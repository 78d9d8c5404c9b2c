<?php
/**
 * The code of docs/recipes.md, as it stands there.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/** Runs recipes. */
trait Recipes {
	/**
	 * Code of a recipe.
	 *
	 * @param string $heading  Its heading.
	 * @param string $language Language.
	 * @return list<string> Without `<?php`.
	 */
	private static function recipe( string $heading, string $language = 'php' ): array {
		$sections = explode( "\n## ", (string) file_get_contents( dirname( __DIR__, 2 ) . '/docs/recipes.md' ) );
		$section  = implode( array_filter( $sections, static fn( string $text ): bool => str_starts_with( $text, "$heading\n" ) ) );
		preg_match_all( "/^```$language\n(?:<\?php\n)?(.*?)^```/ms", $section, $found );
		self::assertNotSame( array(), $found[1], "docs/recipes.md has no code under $heading" );

		return $found[1];
	}

	/**
	 * Runs the first PHP of a recipe as a file of its own.
	 *
	 * @param string $heading Its heading.
	 */
	private static function run_recipe( string $heading ): void {
		$file = wp_tempnam();
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test's own file.
		file_put_contents( $file, "<?php\n" . self::recipe( $heading )[0] );
		require $file;
		wp_delete_file( $file );
	}
}
