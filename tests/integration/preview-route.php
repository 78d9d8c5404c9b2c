<?php
/**
 * The route from which the editor's preview reads a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Preview_Route;

use function ProgramsFilter\Tests\{preview, preview_page, program, rest, retitle, text, two_programs};

/**
 * Status and code of what somebody gets who asks for a preview.
 *
 * @param string $role Role; '' for a visitor.
 * @param string $post Whose post it is in: 'own', 'other', or '' for none.
 * @return array{int, mixed}
 */
function asked_by( string $role, string $post = '' ): array {
	$user = '' === $role ? 0 : wp_insert_user( array( 'user_login' => "prueba-$role", 'user_pass' => 'x', 'role' => $role ) );
	$user = is_int( $user ) ? $user : 0;
	$id   = '' === $post ? 0 : wp_insert_post(
		array(
			'post_title'  => 'Entrada',
			'post_author' => 'own' === $post ? $user : 1,
			'post_status' => in_array( $post, array( 'publish', 'private' ), true ) ? $post : 'draft',
		)
	);
	wp_set_current_user( $user );
	$response = rest( '/programs-filter/v1/listing', array( 'post' => $id ) );
	$data     = $response->get_data();
	require_once ABSPATH . 'wp-admin/includes/user.php';
	wp_delete_user( $user );

	return array( $response->get_status(), is_array( $data ) ? $data['code'] ?? null : null );
}

/**
 * Pages of a collection of five cards, in pages of two: status, number of slices, and headers.
 *
 * @param array<string, mixed> $parameters Parameters.
 * @return array{status: int, data: mixed, headers: array<mixed>}
 */
function page_of_five( array $parameters ): array {
	for ( $number = 1; $number <= 5; $number++ ) {
		program( "Programa $number" );
	}
	$response = preview_page( $parameters );

	return array( 'status' => $response->get_status(), 'data' => $response->get_data(), 'headers' => $response->get_headers() );
}

/**
 * The preview of somebody who reads WordPress in another language than the site.
 *
 * @return list<string> Languages of the site and of the editor, HTML around the cards, and the language afterwards.
 */
function in_language_of_editor(): array {
	two_programs();
	add_filter( 'determine_locale', static fn(): string => 'de_DE', 1 );
	$around = preview()['around'];

	return array( get_locale(), determine_locale(), $around );
}

/**
 * The post in which a listing stands, as a filter of the query sees it, and what is the post afterwards.
 *
 * @return array{int, int|false, int|false} ID; the one that the filter saw; the one afterwards.
 */
function post_of_listing(): array {
	$page = (int) wp_insert_post( array( 'post_title' => 'Página' ) );
	$seen = 0;
	add_filter(
		'programs_filter_query_args',
		static function ( array $arguments ) use ( &$seen ): array {
			$seen = get_the_ID();

			return $arguments;
		}
	);
	unset( $GLOBALS['post'] );
	preview_page( array( 'post' => $page ) );

	return array( $page, $seen, get_the_ID() );
}

/**
 * Stamps: at first, once more, after a draft, after a program, after its title, and how many queries the last question took.
 *
 * @return array{stamps: list<string>, queries: int}
 */
function stamps(): array {
	$stamps = array();
	$ask    = static function () use ( &$stamps ): int {
		$before = get_num_queries();
		wp_set_current_user( 1 );
		$queries  = get_num_queries();
		$data     = rest( '/programs-filter/v1/listing/stamp' )->get_data();
		$stamps[] = is_array( $data ) ? text( $data['stamp'] ?? '' ) : '';

		return get_num_queries() - max( $before, $queries );
	};
	// What WordPress does at the end of a request.
	$end = static fn() => do_action( 'programs_filter_changed' );
	$end();
	$ask();
	$ask();
	program( 'Borrador', array(), array( 'post_status' => 'draft' ) );
	$ask();
	$id = program( 'Acuarela' );
	$end();
	$ask();
	program( 'Otro borrador', array(), array( 'post_status' => 'draft' ) );
	$ask();
	retitle( $id, 'Gouache' );
	$end();
	$ask();
	retitle( $id, 'Óleo' );
	$end();

	return array( 'queries' => $ask(), 'stamps' => $stamps );
}

/**
 * A program is written while the listing is read.
 *
 * @return list<string> The stamp before, in the answer, and after.
 */
function changed_while_read(): array {
	two_programs();
	do_action( 'programs_filter_changed' );
	wp_set_current_user( 1 );
	$stamp  = static function (): string {
		$data = rest( '/programs-filter/v1/listing/stamp' )->get_data();

		return is_array( $data ) ? text( $data['stamp'] ?? '' ) : '';
	};
	$before = $stamp();
	add_filter(
		'programs_filter_card',
		static function ( $card ) {
			do_action( 'programs_filter_changed' );

			return $card;
		}
	);
	$slices = preview_page( array() )->get_data();
	$slice  = is_array( $slices ) ? $slices[0] ?? null : null;

	return array( $before, text( is_array( $slice ) ? $slice['stamp'] ?? '' : '' ), $stamp() );
}

/**
 * What the preview says besides the listing.
 *
 * @return array{missing: mixed, empty: mixed}
 */
function besides(): array {
	program( 'Uno', array(), array( 'post_status' => 'draft' ) );
	program( 'Dos', array(), array( 'post_status' => 'draft' ) );
	program( 'Tres', array(), array( 'post_status' => 'pending' ) );
	program( 'Cuatro', array(), array( 'post_status' => 'future', 'post_date' => '2100-01-01 10:00:00' ) );
	$empty = preview_page()->get_data();
	two_programs();

	return array( 'empty' => $empty, 'missing' => preview( array( 'categories' => array( 'musica', 'borrada' ) ) )['missing'] );
}
