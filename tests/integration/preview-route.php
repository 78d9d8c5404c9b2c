<?php
/**
 * The route from which the editor's preview reads a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Preview_Route;

use function ProgramsFilter\Tests\{preview, preview_page, program, rest, retitle, text, two_programs, user};

/**
 * Status and code of what people get who ask for a preview.
 *
 * @param list<array{string, string, int}> $asked Role, '' for a visitor; whose post it is in: 'own', 'other', a status of another's, or '' for none.
 * @return list<array{string, string, int, mixed}>
 */
function asked_by( array $asked ): array {
	return array_map(
		static function ( array $one ): array {
			list( $role, $post ) = $one;
			$user                = '' === $role ? 0 : user( $role );
			$status              = in_array( $post, array( 'publish', 'private' ), true ) ? $post : 'draft';
			$id                  = '' === $post ? 0 : wp_insert_post( array( 'post_title' => 'Entrada', 'post_author' => 'own' === $post ? $user : 1, 'post_status' => $status ) );
			wp_set_current_user( $user );
			$response = rest( '/programs-filter/v1/listing', array( 'post' => $id ) );
			$data     = $response->get_data();

			return array( $role, $post, $response->get_status(), is_array( $data ) ? $data['code'] ?? null : null );
		},
		$asked
	);
}

/**
 * Pages of a listing of five programs.
 *
 * @param list<array<string, mixed>> $asked Parameters of each.
 * @return list<array{status: int, data: mixed, headers: array<mixed>}>
 */
function pages_of_five( array $asked ): array {
	for ( $number = 1; $number <= 5; $number++ ) {
		program( "Programa $number" );
	}

	return array_map(
		static function ( array $parameters ): array {
			$response = preview_page( $parameters );

			return array( 'status' => $response->get_status(), 'data' => $response->get_data(), 'headers' => $response->get_headers() );
		},
		$asked
	);
}

/**
 * The preview of an editor who reads WordPress in another language than the site, of a listing in a post.
 *
 * @return array{locales: list<string>, around: string, posts: list<int|false>} Languages of the site and of the editor afterwards; HTML around the
 *                                                                             cards; the post, the one that a filter of the query saw, the one afterwards.
 */
function surroundings(): array {
	two_programs();
	$page = (int) wp_insert_post( array( 'post_title' => 'Página' ) );
	$seen = 0;
	add_filter( 'determine_locale', static fn(): string => 'de_DE', 1 );
	add_filter(
		'programs_filter_query_args',
		static function ( array $arguments ) use ( &$seen ): array {
			$seen = get_the_ID();

			return $arguments;
		}
	);
	unset( $GLOBALS['post'] );
	preview_page( array( 'post' => $page ) );
	$posts = array( $page, $seen, get_the_ID() );

	return array( 'around' => preview()['around'], 'locales' => array( get_locale(), determine_locale() ), 'posts' => $posts );
}

/**
 * Stamps: at first, once more, after a draft, after a program, after a draft beside it, after its title; how many queries the last question took; and
 * those before, in and after an answer while which something changes.
 *
 * @return array{stamps: list<string>, queries: int, read: list<string>}
 */
function stamps(): array {
	$of  = static fn( $data ): string => is_array( $data ) ? text( $data['stamp'] ?? '' ) : '';
	$ask = static function () use ( $of ): string {
		wp_set_current_user( 1 );

		return $of( rest( '/programs-filter/v1/listing/stamp' )->get_data() );
	};
	// What WordPress does at the end of a request.
	$end    = static fn() => do_action( 'programs_filter_changed' );
	$end();
	$stamps = array( $ask(), $ask() );
	program( 'Borrador', array(), array( 'post_status' => 'draft' ) );
	$stamps[] = $ask();
	$id       = program( 'Acuarela' );
	$end();
	$stamps[] = $ask();
	program( 'Otro borrador', array(), array( 'post_status' => 'draft' ) );
	$stamps[] = $ask();
	retitle( $id, 'Gouache' );
	$end();
	$stamps[] = $ask();
	retitle( $id, 'Óleo' );
	$end();
	wp_set_current_user( 1 );
	$before  = get_num_queries();
	$read    = array( $ask() );
	$queries = get_num_queries() - $before;
	add_filter(
		'programs_filter_card',
		static function ( $card ) use ( $end ) {
			$end();

			return $card;
		}
	);
	$slices = preview_page( array() )->get_data();
	$read[] = $of( is_array( $slices ) ? $slices[0] ?? null : null );
	$read[] = $ask();

	return compact( 'stamps', 'queries', 'read' );
}

/**
 * What the preview says besides the listing.
 *
 * @return array{missing: mixed, empty: mixed}
 */
function besides(): array {
	foreach ( array( 'draft', 'draft', 'pending', 'future' ) as $status ) {
		program( $status, array(), array( 'post_status' => $status ) + ( 'future' === $status ? array( 'post_date' => '2100-01-01 10:00:00' ) : array() ) );
	}
	$empty = preview_page()->get_data();
	two_programs();

	return array( 'empty' => $empty, 'missing' => preview( array( 'categories' => array( 'musica', 'borrada' ) ) )['missing'] );
}
