<?php
/**
 * Contacts of programs in WordPress's tools for personal data.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Personal_Data;

use ProgramsFilter\Admin;
use function ProgramsFilter\Tests\Wpml\start;
use function ProgramsFilter\Tests\{load_admin, program, text};
use const ProgramsFilter\Tests\Wpml\LANGUAGE;

require_once dirname( __DIR__ ) . '/php/wpml.php';

/**
 * Calls what is registered for a tool, as WordPress does.
 *
 * @param string $tool  "exporters" or "erasers".
 * @param string $email Email address.
 * @return array{data?: list<array{data: list<array{name: string, value: string}>}>}
 */
function with_tool( string $tool, string $email ): array {
	/**
	 * What is registered.
	 *
	 * @var array<string, array{callback: callable(string, int): array{data?: list<array{data: list<array{name: string, value: string}>}>}}> $all
	 */
	$all = apply_filters( "wp_privacy_personal_data_$tool", array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

	return $all['programs-filter']['callback']( $email, 1 );
}

/**
 * What is exported of a contact of three programs, erased, and found afterwards.
 *
 * @return array<string, mixed>
 */
function contacts(): array {
	load_admin();
	Admin\bootstrap_admin();
	wp_set_current_user( 1 );
	$ana  = array( 'meta_input' => array( 'pfilter_email' => 'ana@example.org', 'pfilter_phone' => '600 111 222', 'pfilter_place' => 'Aula 1' ) );
	$coro = program( 'Coro', array(), $ana );
	program( 'Acuarela', array(), array( 'post_status' => 'trash' ) + $ana );
	$of_luis = program( 'Danza', array(), array( 'meta_input' => array( 'pfilter_email' => 'luis@example.org' ) ) );
	wp_update_post( array( 'ID' => $coro, 'post_content' => 'Otro texto' ) );

	$exported = array();
	foreach ( with_tool( 'exporters', 'ana@example.org' )['data'] ?? array() as $item ) {
		$exported[] = array_column( $item['data'], 'value', 'name' );
	}
	$copies = static fn(): int => count( get_posts( array( 'post_type' => array( 'pfilter_programa', 'revision' ), 'post_status' => array_values( get_post_stati() ), 'meta_key' => 'pfilter_email', 'meta_value' => 'ana@example.org' ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- A test.
	$before = $copies();

	return array(
		'exported' => $exported,
		'copies'   => $before,
		'erased'   => with_tool( 'erasers', 'ana@example.org' ),
		'left'     => $copies(),
		'phone'    => get_post_meta( $coro, 'pfilter_phone', true ),
		'place'    => get_post_meta( $coro, 'pfilter_place', true ),
		'others'   => get_post_meta( $of_luis, 'pfilter_email', true ),
	);
}

/**
 * The contact of a program in Spanish, before and after it was erased while the admin shows programs in English.
 *
 * @return list<string>
 */
function left_in_another_language(): array {
	load_admin();
	Admin\bootstrap_admin();
	$coro   = program( 'Coro', array(), array( 'meta_input' => array( LANGUAGE => 'es', 'pfilter_email' => 'ana@example.org' ) ) );
	$before = text( get_post_meta( $coro, 'pfilter_email', true ) );
	start( 'en' );
	with_tool( 'erasers', 'ana@example.org' );

	return array( $before, text( get_post_meta( $coro, 'pfilter_email', true ) ) );
}

/** The guide for the privacy policy. */
function guide(): string {
	load_admin();
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	Admin\bootstrap_admin();
	set_current_screen( 'dashboard' );
	do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );

	return text( $texts['Programs Filter'] ?? '' );
}
