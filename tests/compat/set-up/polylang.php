<?php
/**
 * A site in Spanish and English, by Polylang.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

use RuntimeException;

/**
 * Adds its languages, as its assistant does. It is not there for visitors until it has one.
 *
 * @throws RuntimeException When a language cannot be added.
 */
function add_languages(): void {
	// It would wait for a language pack of wordpress.org.
	add_filter( 'pre_http_request', static fn() => new \WP_Error( 'no-network' ) );
	$languages = ( new \PLL_Model( new \WP_Syntex\Polylang\Options\Options() ) )->languages;
	foreach ( array( 'es_ES', 'en_GB' ) as $locale ) {
		$added = $languages->add( array( 'locale' => $locale ) );
		if ( is_wp_error( $added ) ) {
			throw new RuntimeException( esc_html( $added->get_error_message() ) );
		}
	}
}

/**
 * Has all that there is be Spanish, and gives the page of the programs an English translation.
 *
 * @throws RuntimeException When there is no such page.
 */
function translate_page(): void {
	PLL()->model->set_language_in_mass();
	$page = get_page_by_path( 'programas' );
	if ( null === $page ) {
		throw new RuntimeException( 'No page of the demo.' );
	}
	$translation = publish( 'programs', $page->post_content );
	pll_set_post_language( $translation, 'en' );
	pll_save_post_translations( array( 'es' => $page->ID, 'en' => $translation ) );
}
