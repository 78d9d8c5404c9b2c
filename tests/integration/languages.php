<?php
/**
 * The site in other languages.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Languages;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use function ProgramsFilter\Tests\{listing, text, two_programs, with_filter};

/**
 * What the code returns on a site in a language.
 *
 * @param string            $locale Locale.
 * @param callable(): mixed $code   Code.
 * @return mixed
 */
function in_locale( string $locale, callable $code ) {
	return with_filter(
		'determine_locale',
		static fn(): string => $locale,
		static function () use ( $code ) {
			unload_textdomain( 'programs-filter', true );

			return $code();
		}
	);
}

/**
 * What the site shows in languages: without programs, with one, and with two of which one is shown.
 *
 * @param list<string> $locales Locales.
 * @return array<string, array<mixed>>
 */
function outputs( array $locales ): array {
	$outputs = array();
	foreach ( $locales as $locale ) {
		$outputs[ $locale ] = (array) in_locale( $locale, __NAMESPACE__ . '\\without_programs' );
	}
	two_programs();
	foreach ( $locales as $locale ) {
		$outputs[ $locale ] += (array) in_locale( $locale, __NAMESPACE__ . '\\with_programs' );
	}

	return $outputs;
}

/**
 * Texts that need no program.
 *
 * @return array<string, mixed>
 * @throws \RuntimeException When there is no block.
 */
function without_programs(): array {
	unregister_block_type( Listing\BLOCK );
	Listing\register_listing_block();
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK );
	if ( null === $block ) {
		throw new \RuntimeException( 'No block.' );
	}

	$styles = array_values( array_filter( $block->styles, 'is_array' ) );

	return array(
		'none'   => listing(),
		'add'    => Program\post_type_labels()['add_new_item'],
		'block'  => array( $block->title, $styles[2]['label'] ?? null ),
		'script' => load_script_textdomain( 'programs-filter-programas-editor-script', 'programs-filter', WordPress\LANGUAGES_FOLDER ),
	);
}

/**
 * Listings of one program, and of two of which one is shown.
 *
 * @return array{one: string, some: string}
 */
function with_programs(): array {
	return array( 'one' => listing( array( 'limit' => 1 ) ), 'some' => listing( array(), 'categoria=arte' ) );
}

/**
 * Every text of the plugin as a site in Mexico shows it, and as the Spanish translation has it.
 *
 * @return list<mixed> Forms of the texts by their keys.
 */
function mexican_and_spanish(): array {
	$catalogue = require WordPress\LANGUAGES_FOLDER . 'programs-filter-es_ES.l10n.php';
	$spanish   = array();
	foreach ( is_array( $catalogue ) && is_array( $catalogue['messages'] ) ? $catalogue['messages'] : array() as $key => $forms ) {
		$spanish[ $key ] = explode( "\0", text( $forms ) );
	}
	$shown = in_locale(
		'es_MX',
		static function () use ( $spanish ): array {
			$shown = array();
			foreach ( $spanish as $key => $forms ) {
				list( $text, $context ) = array_reverse( explode( "\4", "\4$key" ) );
				foreach ( array_keys( $forms ) as $form ) {
					// What _nx() does: its arguments have to be literals.
					$shown[ $key ][] = get_translations_for_domain( 'programs-filter' )->translate_plural( $text, $text, $form + 1, $context );
				}
			}

			return $shown;
		}
	);

	return array( $shown, $spanish );
}

/**
 * Two texts on a site in Colombia whose language pack has only the first.
 *
 * @return mixed
 */
function beside_language_pack() {
	$folder = WP_LANG_DIR . '/plugins';
	$pack   = $folder . '/programs-filter-es_CO.l10n.php';
	wp_mkdir_p( $folder );
	file_put_contents( $pack, "<?php return array( 'messages' => array( 'Add Program' => 'Agregar programa' ) );" );
	wp_cache_delete( md5( $folder . '/' ), 'translation_files' );
	try {
		return in_locale( 'es_CO', static fn(): array => array( __( 'Add Program', 'programs-filter' ), __( 'Edit Program', 'programs-filter' ) ) );
	} finally {
		unlink( $pack );
		wp_cache_delete( md5( $folder . '/' ), 'translation_files' );
	}
}

/**
 * A text in some languages where WordPress does not know where translations are.
 *
 * @param list<string> $locales Locales.
 * @return list<mixed>
 */
function without_header( array $locales ): array {
	// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, put back below.
	$registry = $GLOBALS['wp_textdomain_registry'];

	$GLOBALS['wp_textdomain_registry'] = new \WP_Textdomain_Registry();
	try {
		return array_map( static fn( string $locale ) => in_locale( $locale, static fn(): string => __( 'Add Program', 'programs-filter' ) ), $locales );
	} finally {
		$GLOBALS['wp_textdomain_registry'] = $registry;
	}
	// phpcs:enable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals
}

/** A text, and the file of a script's translation, where another plugin knows no locale, as Polylang between two languages. */
function without_locale(): object {
	add_filter( 'determine_locale', '__return_null', PHP_INT_MAX );
	unload_textdomain( 'programs-filter', true );

	return (object) array( 'text' => WordPress\load_translation( null, 'programs-filter', 'x.mo', null ), 'script' => WordPress\script_translation_file( 'x.json' ) );
}
