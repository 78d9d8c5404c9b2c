<?php
/**
 * What is wrong with a site's set-up, as far as this plugin can know it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- Metadata of all programs, asked for on a command line.

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Import;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * From so many programs on, a site without a persistent object cache is slow.
 */
const MANY_PROGRAMS = 1000;

/**
 * How many facts that cannot be used are named.
 */
const MOST_NAMED_FACTS = 20;

/**
 * The problems.
 *
 * @return \Generator<string> A line each.
 */
function site_problems(): \Generator {
	$missing = WordPress\missing_files();
	if ( array() !== $missing ) {
		yield 'Files are missing; install a released zip, or run "npm run build": ' . implode( ', ', $missing );
	}
	foreach ( WordPress\noted_collisions() as list( $kind, $name ) ) {
		yield "Somebody else has the name \"$name\" ($kind).";
	}
	if ( ! Program\is_post_type_ours() || ! Program\is_taxonomy_ours() ) {
		yield 'The programs are not registered by this plugin.';
		return;
	}
	if ( array() === Listing\pages_with_listing() ) {
		yield 'No published page has the block "Programas" or the shortcode [programas] in its content.';
	}
	yield from address_problems();
	yield from server_problems();
	yield from unusable_facts();
}

/**
 * The same of addresses.
 *
 * @return \Generator<string>
 */
function address_problems(): \Generator {
	$rules = get_option( 'rewrite_rules' );
	if ( '' === get_option( 'permalink_structure' ) ) {
		yield 'Permalinks are plain: programs have addresses without words.';
	} elseif ( is_array( $rules ) && array() === preg_grep( '/^' . preg_quote( Program\program_slug(), '/' ) . '\//', array_map( 'strval', array_keys( $rules ) ) ) ) {
		yield 'No rule leads to the programs: save the permalinks.';
	}
	if ( get_term_by( 'slug', Program\ALL, Program\TAXONOMY ) instanceof \WP_Term ) {
		yield 'A category has the slug "' . Program\ALL . '", which means all of them.';
	}
}

/**
 * The same of the server.
 *
 * @return \Generator<string>
 */
function server_problems(): \Generator {
	if ( Program\program_count( 'publish' ) >= MANY_PROGRAMS && true !== wp_using_ext_object_cache() ) {
		yield 'There are ' . Program\program_count( 'publish' ) . ' programs and no persistent object cache.';
	}
	$tidy = wp_next_scheduled( Import\TIDY_EVENT );
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
function unusable_facts(): \Generator {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$labels = Program\fact_labels();
	$named  = 0;
	$after  = 0;
	$keys   = Program\fact_meta_keys();
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
				array_merge( array( $wpdb->postmeta, $wpdb->posts, Program\POST_TYPE, $after ), $keys )
			),
			ARRAY_N
		);
		$rows = is_array( $rows ) ? $rows : array();
		foreach ( $rows as list( $id, $program, $key, $value ) ) {
			$after   = (int) $id;
			$fact    = (string) Program\fact_of_meta( $key );
			$problem = Program\fact_problem( Program\fact_kinds()[ $fact ], $value );
			if ( '' === $problem && 'end' === $fact && Program\ends_before_it_starts( (string) Program\clean_fact( 'moment', get_post_meta( (int) $program, Program\fact_meta_key( 'start' ), true ) ), (string) Program\clean_fact( 'moment', $value ) ) ) {
				$problem = Program\wrong_order_problem();
			}
			if ( '' !== $problem && ++$named <= MOST_NAMED_FACTS ) {
				yield "Program $program: $labels[$fact]: $problem";
			}
		}
	} while ( array() !== $rows );
	if ( $named > MOST_NAMED_FACTS ) {
		yield ( $named - MOST_NAMED_FACTS ) . ' more facts cannot be used.';
	}
}
