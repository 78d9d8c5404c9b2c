<?php
/**
 * Problems of a site's set-up that this plugin can see, for `wp programas doctor`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Import;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Number of programs from which on a site without a persistent object cache is slow. */
const MANY_PROGRAMS = 1000;

/** Number of unusable facts that are named. */
const MOST_NAMED_FACTS = 20;

/**
 * All problems.
 *
 * @return \Generator<string> A line each.
 */
function site_problems(): \Generator {
	if ( ! WordPress\is_built() ) {
		yield 'The folder "build" is missing; install a released zip, or run "npm run build".';
	}
	foreach ( Program\noted_collisions() as list( $kind, $name ) ) {
		yield "Other code has the name \"$name\" ($kind).";
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
 * Problems of addresses.
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
 * Problems of the server.
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
	// A new site has none yet, and WordPress will create it in the folder above.
	while ( ! file_exists( $folder ) && dirname( $folder ) !== $folder ) {
		$folder = dirname( $folder );
	}
	if ( ! wp_is_writable( $folder ) ) {
		yield 'The folder of uploads cannot be written: no file can be imported.';
	}
}

/**
 * Stored facts that cannot be used: other code has written them.
 *
 * @return \Generator<string>
 */
function unusable_facts(): \Generator {
	$labels   = Program\fact_labels();
	$named    = 0;
	$programs = get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'post_status' => get_post_stati(),
			'numberposts' => -1,
			'orderby'     => 'ID',
			'order'       => 'ASC',
			'fields'      => 'ids',
		)
	);
	update_meta_cache( 'post', $programs );
	foreach ( $programs as $program ) {
		$meta = array();
		foreach ( Program\fact_meta_keys() as $key ) {
			$meta[ $key ] = get_metadata_raw( 'post', $program, $key, true );
		}
		foreach ( Program\fact_problems( $meta, $program ) as $key => $problem ) {
			if ( ++$named <= MOST_NAMED_FACTS ) {
				yield sprintf( 'Program %d: %s: %s', $program, $labels[ (string) Program\fact_of_meta( $key ) ] ?? $key, $problem );
			}
		}
	}
	if ( $named > MOST_NAMED_FACTS ) {
		yield ( $named - MOST_NAMED_FACTS ) . ' more facts cannot be used.';
	}
}

/** Prints the problems of this site's set-up, one on each line. Ends with 1 where there is one. */
function doctor_programs(): void {
	$problems = 0;
	foreach ( site_problems() as $problem ) {
		++$problems;
		\WP_CLI::warning( $problem );
	}
	if ( 0 === $problems ) {
		\WP_CLI::success( 'Nothing is wrong.' );
	}
	\WP_CLI::halt( $problems > 0 ? 1 : 0 );
}
