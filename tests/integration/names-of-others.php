<?php
/**
 * Plugins of somebody else that have the names of this one.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress would not write these.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Names_Of_Others;

use ProgramsFilter\Collisions;
use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\database;
use function ProgramsFilter\Tests\found;
use function ProgramsFilter\Tests\notices;
use function ProgramsFilter\Tests\notices_on;
use function ProgramsFilter\Tests\page;
use function ProgramsFilter\Tests\post;
use function ProgramsFilter\Tests\program_named;
use function ProgramsFilter\Tests\text;
use function ProgramsFilter\Tests\two_programs;
use const ProgramsFilter\Tests\MARK;

/**
 * One with our REST base and our addresses.
 *
 * @param int $priority When it registers.
 */
function takes_addresses( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_post_type(
				'curso',
				array(
					'public'       => true,
					'show_in_rest' => true,
					'rest_base'    => 'programas',
					'rewrite'      => array(
						'slug'       => 'programa',
						'with_front' => false,
					),
				)
			);
		},
		$priority
	);
}

/**
 * One with our shortcode.
 *
 * @param int $priority When it registers.
 */
function takes_shortcode( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			add_shortcode( 'programas', static fn(): string => 'Lo suyo' );
		},
		$priority
	);
}

/**
 * One with our post type and our taxonomy.
 *
 * @param int $priority When it registers.
 */
function takes_types( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_post_type(
				'pfilter_programa',
				array(
					'public' => false,
					'label'  => 'Suyos',
				)
			);
			// @phpstan-ignore argument.type (the stubs do not know "label")
			register_taxonomy( 'pfilter_categoria', 'pfilter_programa', array( 'label' => 'Suyas' ) );
		},
		$priority
	);
}

/**
 * One with our block.
 *
 * @param int $priority When it registers.
 */
function takes_block( int $priority ): void {
	add_action(
		'init',
		static function (): void {
			register_block_type( 'programs-filter/programas', array( 'render_callback' => static fn(): string => 'Bloque suyo' ) );
		},
		$priority
	);
}

/**
 * The notices of the admin, for an administrator and for an editor.
 *
 * @return list<string>
 */
function notices_by_role(): array {
	return notices( array( 1, user( 'editor' ) ) );
}

/**
 * Writes a user.
 *
 * @param string $role Role.
 * @return int ID.
 * @throws \RuntimeException When WordPress refuses it.
 */
function user( string $role ): int {
	$user = wp_insert_user(
		array(
			'user_login' => uniqid( $role ),
			'user_pass'  => 'x',
			'role'       => $role,
		)
	);
	if ( is_wp_error( $user ) ) {
		throw new \RuntimeException( $user->get_error_message() );
	}

	return $user;
}

/**
 * On which screens an administrator reads the notice.
 *
 * @param list<string> $screens IDs of screens.
 * @return list<string> Some of them.
 */
function screens_with_notice( array $screens ): array {
	Collisions\note( 'shortcode', '[programas]' );
	wp_set_current_user( 1 );

	return array_values( array_filter( $screens, static fn( string $screen ): bool => '' !== notices_on( $screen ) ) );
}

/**
 * Whether the notice is gone, after each of several steps.
 *
 * @return array<string, bool>
 */
function dismissals(): array {
	$is_gone = static fn(): bool => '' === notices_on( 'plugins' );
	Collisions\note( 'shortcode', '[programas]' );
	wp_set_current_user( 1 );
	dismiss( 'x' );
	$gone = array( 'with another nonce' => $is_gone() );
	dismiss();
	$gone['read'] = $is_gone();
	Collisions\note( 'block', 'programs-filter/programas' );
	$gone['other names'] = $is_gone();
	dismiss();
	$gone['read again'] = $is_gone();
	wp_set_current_user( user( 'administrator' ) );
	$gone['another person'] = $is_gone();

	return $gone;
}

/**
 * Follows the link of the notice.
 *
 * @param string|null $nonce Instead of that of the link.
 * @throws \RuntimeException When it leads to nothing.
 */
function dismiss( ?string $nonce = null ): void {
	$link = html_entity_decode( found( '/href="([^"]+)"/', notices_on( 'plugins' ) ) );
	wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $request );
	$_REQUEST = ( null === $nonce ? array() : array( '_wpnonce' => $nonce ) ) + $request;
	// Instead of the exit that follows.
	$end = static function (): void {
		throw new \DomainException( 'end' );
	};
	add_filter( 'wp_redirect', $end );
	add_filter( 'wp_die_handler', static fn(): callable => $end );
	try {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		do_action( 'admin_post_' . text( $request['action'] ?? null ) );
	} catch ( \DomainException $error ) {
		return;
	}
	throw new \RuntimeException( "Nothing is done at $link." );
}

/**
 * Writes two programs, and a page that lists them.
 */
function contents(): void {
	two_programs();
	page( 'lista', block() );
}

/**
 * Writes them beside a post of the other plugin.
 */
function contents_beside_theirs(): void {
	contents();
	post(
		array(
			'post_type'   => 'curso',
			'post_status' => 'publish',
			'post_title'  => 'Curso suyo',
			'post_name'   => 'suyo',
		)
	);
}

/**
 * Writes them, and a page with the shortcode.
 */
function contents_with_shortcode(): void {
	contents();
	page( 'codigo', '[programas]' );
}

/**
 * Writes a post of the other plugin's type, and pages with listings.
 */
function contents_of_theirs(): void {
	$database = database();
	$database->insert(
		$database->posts,
		array(
			'post_type'             => 'pfilter_programa',
			'post_status'           => 'publish',
			'post_title'            => 'Interno',
			'post_name'             => 'interno',
			'post_content'          => '',
			'post_excerpt'          => '',
			'to_ping'               => '',
			'pinged'                => '',
			'post_content_filtered' => '',
		)
	);
	add_post_meta( $database->insert_id, MARK, '1' );
	page( 'lista', block() );
	page( 'codigo', '[programas categorias="arte"]' );
}

/**
 * Removes the posts of the other plugin.
 */
function remove_theirs(): void {
	database()->delete( database()->posts, array( 'post_type' => 'curso' ) );
}

/**
 * Address of a program.
 *
 * @param string $slug Slug.
 */
function address_of( string $slug ): string {
	return wp_make_link_relative( (string) get_permalink( program_named( $slug ) ) );
}
