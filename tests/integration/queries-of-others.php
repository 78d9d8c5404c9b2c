<?php
/**
 * Listings beside plugins that take part in every query.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Queries_Of_Others;

use ProgramsFilter\Admin;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{category, database, listing, load_admin, post_of, program, program_named};

/** Writes programs whose orders are all different. */
function contents(): void {
	$arte = category( 'Arte', 'arte' );
	foreach ( array(
		array( 'Barro', 3, '2024-02-01', '2099-01-01' ),
		array( 'Acuarela', 2, '2024-03-01', '2098-01-01' ),
		array( 'Danza', 1, '2024-01-01', '2097-01-01' ),
		array( 'Coro', 2, '2024-04-01', '2096-01-01' ),
	) as list( $title, $order, $date, $start ) ) {
		program(
			$title,
			array( $arte ),
			array(
				'post_name'  => sanitize_title( $title ),
				'menu_order' => $order,
				'post_date'  => "$date 10:00:00",
				'meta_input' => array( 'pfilter_sessions' => $start ),
			)
		);
	}
}

/**
 * A plugin that puts the manual order before any other, as Post Types Order does, unless a query declines.
 *
 * @return object{before: array<string, string>, beside: array<string, string>}
 */
function beside_order_for_all(): object {
	contents();
	$before = orders();
	$admin  = list_in_admin();
	$first  = static fn( string $order, \WP_Query $query ): string => true === $query->get( 'ignore_custom_sort' ) ? $order : database()->posts . '.menu_order, ' . database()->posts . '.post_date DESC';
	add_filter( 'posts_orderby', $first, 99, 2 );
	// As WP Sort Order does in the admin.
	add_action( 'pre_get_posts', static fn( \WP_Query $query ) => is_admin() ? $query->set( 'orderby', 'menu_order' ) : null );

	return (object) array(
		'before' => $before + array( 'admin' => $admin ),
		'beside' => orders() + array( 'admin' => list_in_admin() ),
	);
}

/**
 * Activates a plugin, and turns on for programs what it has.
 *
 * @param string $plugin Its file.
 */
function activate( string $plugin ): void {
	load_admin();
	wp_set_current_user( 1 );
	activate_plugin( $plugin );
	// The Events Calendar leads the next request to a page of its own.
	delete_transient( '_tribe_events_activation_redirect' );
	$types = array(
		'objects' => array( Program\POST_TYPE ),
		'tags'    => array(),
	);
	foreach ( array( 'scporder_options', 'hicpo_options', 'wpso_options' ) as $option ) {
		update_option( $option, $types );
	}
	update_option(
		'cpto_options',
		array(
			'show_reorder_interfaces'          => array( Program\POST_TYPE => 'show' ),
			'allow_reorder_default_interfaces' => array( Program\POST_TYPE => 'yes' ),
			'autosort'                         => 1,
			'adminsort'                        => 1,
			'use_query_ASC_DESC'               => '1',
			'navigation_sort_apply'            => 1,
			'capability'                       => 'manage_options',
		)
	);
	$excluded = array( '-1' );
	update_option(
		'ksuceExcludes',
		array(
			'exclude_main'     => $excluded,
			'exclude_feed'     => $excluded,
			'exclude_archives' => $excluded,
			'exclude_search'   => $excluded,
			'disable_for_api'  => false,
		)
	);
}

/**
 * The version of a plugin.
 *
 * @param string $plugin Its file.
 * @return string '' where it is not active.
 */
function version( string $plugin ): string {
	load_admin();

	return is_plugin_active( $plugin ) ? get_plugin_data( WP_PLUGIN_DIR . "/$plugin", false, false )['Version'] : '';
}

/**
 * Titles of listings in every order, and of more programs.
 *
 * @return array<string, string>
 */
function orders(): array {
	$orders = array();
	foreach ( array( 'manual', 'title', 'date', 'next' ) as $by ) {
		preg_match_all( '/card__title">(?:<a[^>]*>)?(\w+)/', listing( array( 'orderBy' => $by ) ), $titles );
		$orders[ $by ] = implode( ' ', $titles[1] );
	}
	$related           = Program_Page\get_related_programs( post_of( program_named( 'danza' )->ID ), Listing\prepare_listing_attributes( array( 'limit' => 3 ) ) );
	$orders['related'] = implode( ' ', array_column( $related, 'post_title' ) );

	return $orders;
}

/** The list of programs in the admin as it opens, and whether its order can be changed. */
function list_in_admin(): string {
	load_admin();
	Admin\bootstrap_admin();
	wp_set_current_user( 1 );
	set_current_screen( 'edit-' . Program\POST_TYPE );
	$_GET = array( 'post_type' => Program\POST_TYPE );
	wp_edit_posts_query();
	$query = $GLOBALS['wp_query'];
	$posts = $query instanceof \WP_Query && is_array( $query->posts ) ? $query->posts : array();
	$shown = implode( ' ', array_filter( array_column( $posts, 'post_title' ), 'is_string' ) );
	$order = Admin\is_list_in_manual_order() ? ' in order' : '';
	// Back to the site.
	unset( $GLOBALS['current_screen'] );
	$_GET = array();

	return $shown . $order;
}
