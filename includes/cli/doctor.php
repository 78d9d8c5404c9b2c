<?php
/**
 * What is wrong with a site's set-up, as far as this plugin can know it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- Metadata of all programs, asked for on a command line.

declare( strict_types = 1 );

namespace ProgramsFilter\Doctor;

use ProgramsFilter\Build;
use ProgramsFilter\Collisions;
use ProgramsFilter\Fact_Problems;
use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;
use ProgramsFilter\Pages;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;
use ProgramsFilter\Tidy_Imports;

defined( 'ABSPATH' ) || exit;

/**
 * From so many programs on, a site without a persistent object cache is slow.
 */
const MANY = 1000;

/**
 * How many facts that cannot be used are named.
 */
const NAMED = 20;

/**
 * The problems.
 *
 * @return \Generator<string> A line each.
 */
function problems(): \Generator {
	$missing = Build\missing();
	if ( array() !== $missing ) {
		yield 'Files are missing; install a released zip, or run "npm run build": ' . implode( ', ', $missing );
	}
	foreach ( Collisions\noted() as list( $kind, $name ) ) {
		yield "Somebody else has the name \"$name\" ($kind).";
	}
	if ( ! Post_Type\is_ours() || ! Taxonomy\is_ours() ) {
		yield 'The programs are not registered by this plugin.';
		return;
	}
	if ( array() === Pages\with_listing() ) {
		yield 'No published page has the block "Programas" or the shortcode [programas] in its content.';
	}
	yield from of_addresses();
	yield from of_server();
	yield from of_facts();
}

/**
 * The same of addresses.
 *
 * @return \Generator<string>
 */
function of_addresses(): \Generator {
	$rules = get_option( 'rewrite_rules' );
	if ( '' === get_option( 'permalink_structure' ) ) {
		yield 'Permalinks are plain: programs have addresses without words.';
	} elseif ( is_array( $rules ) && array() === preg_grep( '/^' . preg_quote( Post_Type\slug(), '/' ) . '\//', array_map( 'strval', array_keys( $rules ) ) ) ) {
		yield 'No rule leads to the programs: save the permalinks.';
	}
	if ( get_term_by( 'slug', Taxonomy\ALL, Taxonomy\NAME ) instanceof \WP_Term ) {
		yield 'A category has the slug "' . Taxonomy\ALL . '", which means all of them.';
	}
}

/**
 * The same of the server.
 *
 * @return \Generator<string>
 */
function of_server(): \Generator {
	if ( Post_Type\how_many( 'publish' ) >= MANY && true !== wp_using_ext_object_cache() ) {
		yield 'There are ' . Post_Type\how_many( 'publish' ) . ' programs and no persistent object cache.';
	}
	$tidy = wp_next_scheduled( Tidy_Imports\EVENT );
	if ( is_int( $tidy ) && $tidy < time() - HOUR_IN_SECONDS ) {
		yield 'WP-Cron does not run: an event of this plugin is more than an hour late.';
	}
	$folder = wp_upload_dir( null, false )['basedir'];
	// A new site has none yet: what WordPress would make it in counts.
	while ( ! file_exists( $folder ) && dirname( $folder ) !== $folder ) {
		$folder = dirname( $folder );
	}
	if ( ! wp_is_writable( $folder ) ) {
		yield 'The folder of uploads cannot be written: no file can be imported.';
	}
}

/**
 * The same of facts that came past the checks.
 *
 * @return \Generator<string>
 */
function of_facts(): \Generator {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$labels = Facts\labels();
	$named  = 0;
	$after  = 0;
	$keys   = Facts\meta_keys();
	do {
		/**
		 * Rows of metadata.
		 *
		 * @var list<array{string, string, string, string|null}>|null $rows
		 */
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT m.meta_id, m.post_id, m.meta_key, m.meta_value FROM %i m JOIN %i p ON p.ID = m.post_id'
				. ' WHERE p.post_type = %s AND m.meta_id > %d AND m.meta_key IN ( ' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ' ) ORDER BY m.meta_id LIMIT 1000',
				array_merge( array( $wpdb->postmeta, $wpdb->posts, Post_Type\NAME, $after ), $keys )
			),
			ARRAY_N
		);
		$rows = is_array( $rows ) ? $rows : array();
		foreach ( $rows as list( $id, $program, $key, $value ) ) {
			$after               = (int) $id;
			list( $fact, $kind ) = Facts\of_meta( $key ) ?? array( 'start', 'text' );
			$problem             = Fact_Problems\of_value( $kind, $value );
			if ( '' === $problem && 'end' === $fact && Fact_Values\ends_before_it_starts( (string) Fact_Values\clean( 'moment', get_post_meta( (int) $program, Facts\TABLE['start'][0], true ) ), (string) Fact_Values\clean( 'moment', $value ) ) ) {
				$problem = Fact_Problems\wrong_order();
			}
			if ( '' !== $problem && ++$named <= NAMED ) {
				yield "Program $program: $labels[$fact]: $problem";
			}
		}
	} while ( array() !== $rows );
	if ( $named > NAMED ) {
		yield ( $named - NAMED ) . ' more facts cannot be used.';
	}
}
