<?php
/**
 * Plugins that order posts, or reserve them for members.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

/** Has plugins for the order of posts order programs. */
function order_programs_too(): void {
	$type = 'pfilter_programa';
	foreach ( array( 'scporder_options', 'hicpo_options', 'wpso_options' ) as $option ) {
		update_option( $option, array( 'objects' => array( $type ), 'tags' => array() ) );
	}
	update_option(
		'cpto_options',
		array(
			'show_reorder_interfaces'          => array( $type => 'show' ),
			'allow_reorder_default_interfaces' => array( $type => 'yes' ),
			'autosort'                         => 1,
			'adminsort'                        => 1,
			'use_query_ASC_DESC'               => '',
			'navigation_sort_apply'            => 1,
			'capability'                       => 'manage_options',
		)
	);
}

/** Reserves a program of the demo, as each of the membership plugins stores it. */
function reserve_program(): void {
	$id = get_posts( array( 'post_type' => 'pfilter_programa', 'orderby' => 'menu_order', 'order' => 'ASC', 'numberposts' => 1 ) )[0]->ID;
	update_post_meta( $id, '_members_access_role', 'editor' );
	update_post_meta( $id, 'rcp_user_level', array( 'editor' ) );
	update_post_meta( $id, '_wpmem_block', '1' );
	if ( ! is_plugin_active( 'paid-memberships-pro/paid-memberships-pro.php' ) ) {
		return;
	}
	// It makes its tables in the admin only.
	call_user_func( 'pmpro_checkForUpgrades' ); // @phpstan-ignore-line (Its function.)
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$level = array( 'id' => 1, 'name' => 'Socios', 'description' => '', 'confirmation' => '', 'billing_limit' => 0, 'expiration_number' => 0, 'expiration_period' => '' );
	$wpdb->insert( "{$wpdb->prefix}pmpro_membership_levels", $level ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Its tables.
	$wpdb->insert( "{$wpdb->prefix}pmpro_memberships_pages", array( 'membership_id' => 1, 'page_id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Its tables.
}
