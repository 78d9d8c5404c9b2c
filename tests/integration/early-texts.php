<?php
/**
 * Texts that are asked for before `init`, from which on WordPress lets plugins load translations.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Early_Texts;

/** Has each request say in a header which texts of the plugin it asked for too early. */
function name_early_texts(): void {
	$early = static function ( string $translation, string $text ): string {
		if ( 0 === did_action( 'init' ) && ! headers_sent() ) {
			header( 'X-Early: ' . rawurlencode( $text ) );
		}

		return $translation;
	};
	foreach ( array( 'gettext', 'ngettext', 'gettext_with_context', 'ngettext_with_context' ) as $filter ) {
		add_filter( "{$filter}_programs-filter", $early, 10, 2 );
	}
	// The screens of the admin load more.
	add_filter( 'determine_current_user', static fn(): int => 1, 99 );
}
