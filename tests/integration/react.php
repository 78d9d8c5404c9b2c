<?php
/**
 * Where a page says that React is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\React;

use function ProgramsFilter\Tests\{block, coro, page};

/** Writes a page with a listing, and one without. */
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
	return array_slice( (array) apply_filters( 'script_module_data_programs-filter/view', array() ), 1 );
}

/**
 * It, once the page has printed React, and after what other plugins do, one thing after the other.
 *
 * @return array<string, mixed> Also whether the page has still the same scripts to print.
 */
function beside_others(): array {
	$scripts = wp_scripts();
	wp_enqueue_script( 'react-dom' );
	ob_start();
	$scripts->do_items( array( 'react' ) );
	ob_end_clean();
	$before = array( $scripts->to_do, $scripts->done );
	$seen   = array( 'printed' => count( data() ), 'same' => array( $scripts->to_do, $scripts->done ) === $before );

	add_filter( 'script_loader_src', static fn( string $src, string $handle ): string => 'react' === $handle ? 'https://cdn.example/r.js' : $src, 10, 2 );
	$seen['another address'] = data()[0];
	remove_all_filters( 'script_loader_src' );
	add_filter( 'clean_url', '__return_null' );
	$seen['no address'] = data();
	remove_filter( 'clean_url', '__return_null' );

	wp_deregister_script( 'react' );
	$seen['no React'] = data();
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters -- Nothing is printed.
	wp_register_script( 'before', '/before.js', array(), null );
	wp_register_script( 'alias', false, array( 'before' ) );
	wp_register_script( 'react', 'https://cdn.example/react-19.js', array( 'alias' ), '19' );
	// phpcs:enable WordPress.WP.EnqueuedResourceParameters
	$seen['another React'] = data();
	wp_deregister_script( 'react-dom' );
	$seen['no ReactDOM'] = data();

	return $seen;
}
