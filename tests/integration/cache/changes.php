<?php
/**
 * Changes, and what the next request makes of them.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.IniSet -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Post_Type;
use function ProgramsFilter\Tests\changes_of;
use function ProgramsFilter\Tests\consequences;
use function ProgramsFilter\Tests\found;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\rewrite;
use function ProgramsFilter\Tests\small_site;
use function ProgramsFilter\Tests\theme;

/**
 * What each change of a kind brings about.
 *
 * @param string $kind As changes_of() has it.
 * @return array<string, array{renders: int, differs: bool, right: bool}>
 */
function consequences_of( string $kind ): array {
	return consequences( changes_of( $kind, small_site() ) );
}

/**
 * What each change of the site brings about.
 *
 * @return array<string, array{renders: int, differs: bool, right: bool}>
 */
function consequences_for_site(): array {
	small_site();
	add_filter( 'programs_filter_cache', '__return_true' );
	theme( 'uno', '<p>uno</p>' );
	theme( 'dos', '<p>dos</p>' );

	return consequences(
		array(
			'theme'             => static fn() => switch_theme( 'uno' ),
			'another theme'     => static fn() => switch_theme( 'dos' ),
			'card of the theme' => static fn() => theme( 'dos', '<p>tres</p>' ),
			'parent theme'      => static fn() => switch_theme( 'twentytwentyfive' ),
			'permalinks'        => static fn() => have_permalinks( '' ),
			'permalinks again'  => static fn() => have_permalinks( '/%postname%/' ),
			'address'           => static fn() => add_filter( 'home_url', static fn( string $url ): string => str_replace( 'http://', 'http://www.', $url ) ),
			'uploads'           => static fn() => add_filter( 'upload_dir', static fn( array $folder ): array => array( 'baseurl' => 'https://cdn.example' ) + $folder ),
		)
	);
}

/**
 * Changes the permalinks, in this request too.
 *
 * @param string $structure Structure.
 */
function have_permalinks( string $structure ): void {
	rewrite()->set_permalink_structure( $structure );
	Post_Type\register();
}

/**
 * What a listing says whose theme's card is edited, on a server where OPcache goes on for a minute with what it compiled.
 *
 * @return array{edited: string, compiled: string, later: string, kept: int} Right after the edit, with the old card compiled; once PHP has
 *                                                                           the new one; a minute later, and what is rendered for the next.
 */
function edited_card(): array {
	small_site();
	add_filter( 'programs_filter_cache', '__return_true' );
	theme( 'tres', '<p>antes</p>' );
	switch_theme( 'tres' );
	$file = get_theme_root() . '/tres/programs-filter/card.php';
	$says = static fn(): string => found( '/antes|ahora/', request()['html'] );
	$at   = static function ( int $seconds ) use ( $file ): void {
		clearstatcache();
		$_SERVER['REQUEST_TIME'] = (int) filectime( $file ) + $seconds;
	};
	// OPcache goes on with what it compiled: this stands for it.
	$usual = ini_set( 'opcache.revalidate_freq', '60' );
	$old   = static fn(): string => '<p>antes</p>';
	$at( 100 );
	$says();
	sleep( 1 );
	file_put_contents( $file, '<p>ahora</p>' );
	add_filter( 'programs_filter_card_html', $old );
	$at( 59 );
	$edited = $says();
	remove_filter( 'programs_filter_card_html', $old );
	$compiled = $says();
	$at( 61 );
	$later = $says();
	$kept  = request()['renders'];
	ini_set( 'opcache.revalidate_freq', (string) $usual );
	switch_theme( 'twentytwentyfive' );

	return compact( 'edited', 'compiled', 'later', 'kept' );
}
