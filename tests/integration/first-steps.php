<?php
/**
 * The first five minutes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\First_Steps;

use ProgramsFilter\Addresses;
use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{category, load_admin, program, user, with_read_only_database};

/** Loads what the plugin loads in the admin only. */
function load(): void {
	load_admin();
	Admin\bootstrap_admin();
	wp_set_current_user( 1 );
	// Smaller pictures take PHP in Node seconds.
	add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
}

/**
 * Names of the links that a screen offers.
 *
 * @param string $screen Screen.
 */
function offered( string $screen ): string {
	set_current_screen( $screen );
	ob_start();
	Admin\print_first_steps_notice();
	preg_match_all( '/<a [^>]*>([^<]*)/', (string) ob_get_clean(), $found );

	return implode( ' | ', $found[1] );
}

/** What is offered to whom, and when. */
function notices(): object {
	load();
	// The site of the tests has been activated.
	delete_option( Addresses\FIRST_STEPS_OPTION );
	$seen = array( 'not activated' => offered( 'dashboard' ) );
	Addresses\on_activation();
	$seen['activated'] = offered( 'dashboard' );
	$seen['elsewhere'] = offered( 'edit-post' );
	wp_set_current_user( user( 'author' ) );
	$seen['author'] = offered( 'plugins' );
	wp_set_current_user( user( 'subscriber' ) );
	$seen['subscriber'] = offered( 'dashboard' );
	wp_set_current_user( 1 );
	update_user_meta( 1, Admin\FIRST_STEPS_DISMISSED_META, '1' );
	$seen['dismissed']  = offered( 'dashboard' );
	$seen['empty list'] = offered( 'edit-' . Program\POST_TYPE );
	delete_user_meta( 1, Admin\FIRST_STEPS_DISMISSED_META );
	Admin\create_examples();
	$seen['with examples'] = offered( 'dashboard' );
	$page                  = Admin\get_or_create_first_page();
	$seen['draft']         = offered( 'plugins' );
	wp_publish_post( $page );
	$seen['done']   = offered( 'plugins' );
	$seen['option'] = get_option( Addresses\FIRST_STEPS_OPTION );
	$seen['later']  = offered( 'edit-' . Program\POST_TYPE );
	Addresses\on_activation();
	$seen['activated anew'] = get_option( Addresses\FIRST_STEPS_OPTION );

	return (object) $seen;
}

/** What examples are made of. */
function examples(): object {
	load();
	$count  = static fn(): array => array(
		'programs'   => count( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any,trash', 'numberposts' => -1 ) ) ),
		'categories' => count( (array) get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ) ) ),
		'pictures'   => count( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1 ) ) ),
	);
	$own    = category( 'Música', 'musica' );
	$before = $count();
	Admin\create_examples();
	Admin\create_examples();
	$seen            = array( 'before' => $before, 'written' => $count() );
	$by              = static function ( string $title ): int {
		$found = get_posts( array( 'post_type' => Program\POST_TYPE, 'title' => $title ) );

		return isset( $found[0] ) ? $found[0]->ID : 0;
	};
	$seen['facts']   = get_post_meta( $by( 'Mi primer robot' ), 'pfilter_place', true );
	$seen['picture'] = has_post_thumbnail( $by( 'Coro abierto' ) );
	$seen['own']     = get_objects_in_term( $own, Program\TAXONOMY );
	$in_category     = array(
		array(
			'taxonomy' => Program\TAXONOMY,
			'field'    => 'slug',
			'terms'    => Admin\EXAMPLES_SLUG,
		),
	);
	$seen['listed']  = count( get_posts( array( 'post_type' => Program\POST_TYPE, 'numberposts' => -1, 'tax_query' => $in_category ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- As the list does.

	return (object) $seen;
}

/** The page of programs, asked for twice; links of the plugin. */
function others(): object {
	load();
	// A database that cannot be written.
	$refused = with_read_only_database( static fn(): int => Admin\get_or_create_first_page() );
	$page    = Admin\get_or_create_first_page();

	return (object) array(
		'same'     => Admin\get_or_create_first_page() === $page,
		'refused'  => $refused,
		'status'   => get_post_status( $page ),
		'title'    => get_the_title( $page ),
		'template' => get_page_template_slug( $page ),
		'blocks'   => array_column( parse_blocks( (string) get_post_field( 'post_content', $page ) ), 'blockName' ),
		'h1'       => substr_count( (string) get_post_field( 'post_content', $page ), '<h1' ),
		'text'     => trim( wp_strip_all_tags( (string) get_post_field( 'post_content', $page ) ) ),
		'mode'     => get_block_editor_settings( array(), new \WP_Block_Editor_Context( array( 'post' => get_post( $page ) ) ) )['defaultRenderingMode'] ?? '',
		'links'    => wp_strip_all_tags( implode( ' | ', Admin\add_plugin_links( array( 'deactivate' => '<a>Desactivar</a>' ) ) ) ),
	);
}

/**
 * How the links of the steps end for a user, with a nonce of theirs and with another one.
 *
 * @param string $role Role.
 * @return array<string, string|array{string, string}> By the link.
 */
function ends_of_forms( string $role ): array {
	load();
	wp_set_current_user( user( $role ) );
	$stop = static function ( $message, $title = '', $more = array() ): void {
		$status = is_array( $more ) ? $more['response'] ?? 0 : 0;
		throw new \RuntimeException( is_int( $status ) ? (string) $status : '?' );
	};
	add_filter( 'wp_die_handler', static fn(): callable => $stop );
	add_filter(
		'wp_redirect',
		static function (): void {
			throw new \RuntimeException( 'done' );
		}
	);
	$_REQUEST['_wpnonce'] = wp_create_nonce( 'programs_filter_create_page' );
	$ends                 = array(
		'on a read-only database' => with_read_only_database(
			static function (): string {
				try {
					Admin\handle_create_page();
				} catch ( \RuntimeException $end ) {
					return $end->getMessage();
				}

				return '';
			}
		),
	);
	foreach ( array( 'create_page', 'add_examples' ) as $form ) {
		$action        = "programs_filter_$form";
		$ends[ $form ] = array_map(
			static function ( string $nonce ) use ( $form ): string {
				$_REQUEST['_wpnonce'] = $nonce;
				try {
					( 'ProgramsFilter\\Admin\\handle_' . $form )();
				} catch ( \RuntimeException $end ) {
					return $end->getMessage();
				}
				return '';
			},
			array( wp_create_nonce( 'another' ), wp_create_nonce( $action ) )
		);
	}

	return $ends;
}
