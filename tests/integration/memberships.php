<?php
/**
 * A site with a membership plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Memberships;

use function ProgramsFilter\Tests\{block, category, database, listing, load_admin, page, program, program_named, user};

/** What listings of these tests show. */
const LISTING = array( 'card' => array( 'picture', 'dates', 'place', 'signup', 'excerpt', 'categories' ) );

/**
 * Activates a plugin.
 *
 * @param string $plugin Its file.
 */
function activate( string $plugin ): void {
	load_admin();
	wp_set_current_user( 1 );
	activate_plugin( $plugin );
}

/** Writes the program and the listing. */
function contents(): void {
	program(
		'Reservado',
		array( category( 'Arte', 'arte' ) ),
		array(
			'post_name'    => 'reservado',
			'post_excerpt' => 'Resumen secreto.',
			'post_content' => "<!-- wp:paragraph -->\n<p>Texto secreto.</p>\n<!-- /wp:paragraph -->",
			'meta_input'   => array(
				'pfilter_sessions'   => '2099-03-03',
				'pfilter_place'      => 'Aula secreta',
				'pfilter_address'    => 'Calle secreta, 1',
				'pfilter_signup_url' => 'https://secreta.example/',
			),
		)
	);
	page( 'programas', block( LISTING ) );
}

/**
 * Reserves the program, as the plugin's screens do.
 *
 * @param string $slug Of the plugin.
 */
function reserve( string $slug ): void {
	$id = program_named( 'reservado' )->ID;
	switch ( $slug ) {
		case 'members':
			add_post_meta( $id, '_members_access_role', 'editor' );
			break;
		case 'restrict-content':
			update_post_meta( $id, 'rcp_user_level', array( 'editor' ) );
			break;
		case 'wp-members':
			update_post_meta( $id, '_wpmem_block', '1' );
			break;
		case 'paid-memberships-pro':
			$prefix = database()->prefix;
			$level  = array(
				'id'                => 1,
				'name'              => 'Socios',
				'description'       => '',
				'confirmation'      => '',
				'billing_limit'     => 0,
				'expiration_number' => 0,
				'expiration_period' => '',
			);
			$page   = array(
				'membership_id' => 1,
				'page_id'       => $id,
			);
			// It makes its tables in the admin only.
			call_user_func( 'pmpro_checkForUpgrades' ); // @phpstan-ignore-line (Its function.)
			database()->insert( "{$prefix}pmpro_membership_levels", $level ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Its tables.
			database()->insert( "{$prefix}pmpro_memberships_pages", $page ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Its tables.
	}
	wp_cache_flush();
}

/**
 * The listing for a member.
 *
 * @param string $slug Of the plugin.
 */
function listing_of_member( string $slug ): string {
	$member = user( 'editor' );
	if ( 'paid-memberships-pro' === $slug ) {
		wp_set_current_user( 1 );
		call_user_func( 'pmpro_changeMembershipLevel', 1, $member ); // @phpstan-ignore-line (Its function.)
	}
	wp_set_current_user( $member );

	return listing( LISTING );
}

/**
 * The listing for a user who is signed in, but no member. WP-Members has none such until memberships are turned on.
 *
 * @param string $slug Of the plugin.
 */
function listing_of_subscriber( string $slug ): string {
	wp_set_current_user( user( 'subscriber' ) );
	if ( 'wp-members' === $slug ) {
		$GLOBALS['wpmem']->enable_products = 1; // @phpstan-ignore-line (Its setting.)
		add_filter( 'wpmem_post_products', static fn(): array => array( 'socios' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its filter.
	}

	return listing( LISTING );
}
