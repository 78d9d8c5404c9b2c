<?php
/**
 * A site in Spanish and English, by TranslatePress.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

/** Its languages, as its own screen keeps them, a page with texts of the block and one with texts of the shortcode. */
function set_up_translatepress(): void {
	// It would wait for a language pack of wordpress.org.
	add_filter( 'pre_http_request', static fn() => new \WP_Error( 'no-network' ) );
	$own = \TRP_Translate_Press::get_trp_instance()->get_component( 'settings' );
	update_option(
		'trp_settings',
		$own->sanitize_settings(
			array_merge(
				$own->get_settings(),
				array(
					'translation-languages' => array( 'es_ES', 'en_GB' ),
					'publish-languages'     => array( 'es_ES', 'en_GB' ),
					'url-slugs'             => array( 'es_ES' => 'es', 'en_GB' => 'en' ),
				)
			)
		)
	);
	publish( 'con-textos', '<!-- wp:programs-filter/programas {"allLabel":"Cualquiera","emptyText":"Nada por aquí"} /-->' );
	publish( 'con-textos-cortos', '[programas todos="Lo que sea" categorias="musica,danza"]' );
}

/**
 * Keeps translations to English, as its editor does. In a request of its own: it reads its languages once.
 *
 * @param array<string, string> $translations By what is translated.
 */
function translate( array $translations ): void {
	$query = \TRP_Translate_Press::get_trp_instance()->get_component( 'query' );
	$query->insert_strings( array_keys( $translations ), 'en_GB' );
	foreach ( $query->get_string_ids( array_keys( $translations ), 'en_GB' ) as $original => $row ) {
		$query->update_strings(
			array( array( 'id' => $row->id, 'original' => $original, 'translated' => $translations[ $original ], 'status' => $query->get_constant_human_reviewed() ) ),
			'en_GB',
			array( 'id', 'original', 'translated', 'status' )
		);
	}
}
