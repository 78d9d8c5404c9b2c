<?php
/**
 * Callbacks of others that print, or that end in an error.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Loud_Callbacks;

use function ProgramsFilter\Tests\{block, page, preview_page, rest, two_programs};

/**
 * Prints whenever pills are made.
 */
function print_with_pills(): void {
	add_filter(
		'programs_filter_pills',
		static function ( $pills ) {
			echo 'HOLA';

			return $pills;
		}
	);
}

/**
 * A preview, and a page that is saved.
 *
 * @return array{printed: string, pills: bool, saved: bool} What was printed; whether both have the listing.
 */
function printed_into_json(): array {
	define( 'REST_REQUEST', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
	two_programs();
	print_with_pills();
	page( 'con-bloque', block() );
	$saved_page = get_page_by_path( 'con-bloque' );
	$id         = $saved_page instanceof \WP_Post ? $saved_page->ID : 0;
	ob_start();
	$preview = wp_json_encode( preview_page()->get_data() );
	wp_set_current_user( 1 );
	$saved = wp_json_encode( rest( "/wp/v2/pages/$id", array( 'context' => 'edit' ) )->get_data() );

	return array(
		'printed' => (string) ob_get_clean(),
		'pills'   => str_contains( (string) $preview, 'programas-pill' ),
		'saved'   => str_contains( (string) $saved, 'programas-pill' ),
	);
}

/**
 * The same on the page.
 */
function printed_into_page(): string {
	two_programs();
	print_with_pills();
	ob_start();
	do_blocks( block() );

	return (string) ob_get_clean();
}

/**
 * A callback that throws in the middle of the filter.
 *
 * @return array{printed: string, buffers: int, message: string} What was printed, buffers that are still open, and the error.
 */
function broken_off(): array {
	two_programs();
	add_filter(
		'programs_filter_form_parameters',
		static function (): void {
			throw new \RuntimeException( 'No.' );
		}
	);
	ob_start();
	$level   = ob_get_level();
	$message = '';
	try {
		do_blocks( block() );
	} catch ( \RuntimeException $error ) {
		$message = $error->getMessage();
	}
	$buffers = ob_get_level() - $level;

	return array(
		'printed' => (string) ob_get_clean(),
		'buffers' => $buffers,
		'message' => $message,
	);
}
