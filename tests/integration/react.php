<?php
/**
 * Where a page says that React is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\React;

use function ProgramsFilter\Tests\{block, coro, page};

/**
 * Writes a page with a listing, and one without.
 */
function contents(): void {
	coro();
	page( 'con-programas', block() );
	page( 'sin-programas', '<p>Nada.</p>' );
}

/**
 * What the page's module reads: pairs of a global of React and the address of a script, behind the address of the rest.
 *
 * @return array<mixed>
 */
function data(): array {
	// phpcs:ignore WordPress.NamingConventions -- WordPress's own, for modules of any name.
	return (array) apply_filters( 'script_module_data_programs-filter/view', array() );
}

/**
 * It, where another plugin has a React of its own.
 *
 * @return array<mixed>
 */
function with_another_react(): array {
	wp_deregister_script( 'react' );
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters -- Nothing is printed.
	wp_register_script( 'before', '/before.js', array(), null );
	wp_register_script( 'alias', false, array( 'before' ) );
	wp_register_script( 'react', 'https://cdn.example/react-19.js', array( 'alias' ), '19' );
	// phpcs:enable WordPress.WP.EnqueuedResourceParameters

	return data();
}

/**
 * It, where another plugin changes the address of React.
 *
 * @return array<mixed>
 */
function with_another_address(): array {
	add_filter( 'script_loader_src', static fn( string $src, string $handle ): string => 'react' === $handle ? 'https://cdn.example/r.js' : $src, 10, 2 );

	return data();
}

/**
 * It, where another plugin took away a script.
 *
 * @param string $handle Script.
 * @return array<mixed>
 */
function without( string $handle ): array {
	wp_deregister_script( $handle );

	return data();
}

/**
 * The same where another plugin takes the address away.
 *
 * @return array<mixed>
 */
function without_address(): array {
	add_filter( 'clean_url', '__return_null' );

	return data();
}

/**
 * It, where another plugin breaks it.
 *
 * @return array<mixed>
 */
function broken(): array {
	add_filter( 'script_module_data_programs-filter/view', '__return_null', 1 );

	return data();
}

/**
 * It, on a page that has printed React already.
 *
 * @return array{data: array<mixed>, same: bool} Also whether the page has still the same scripts to print.
 */
function with_printed_react(): array {
	wp_enqueue_script( 'react-dom' );
	ob_start();
	wp_scripts()->do_items( array( 'react' ) );
	ob_end_clean();
	$before = array( wp_scripts()->to_do, wp_scripts()->done );
	$data   = data();

	return array( 'data' => $data, 'same' => array( wp_scripts()->to_do, wp_scripts()->done ) === $before );
}
