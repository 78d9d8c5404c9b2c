<?php
/**
 * Programs in each state that visitors must not see, and a password-protected one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

const PASSWORD = 'bellota';

/**
 * A category that has no visible program.
 */
const HIDDEN_CATEGORY = 'reservada';

/**
 * Writes them. All are in "danza"; those that visitors must not see, also in a category of their own.
 *
 * @return array<string, array{id: int, title: string}>
 */
function states(): array {
	$dance  = categories()['danza'];
	$hidden = once( TAXONOMY . ':' . HIDDEN_CATEGORY, static fn (): int => write_category( HIDDEN_CATEGORY, 'Reservada', '' ) );
	$both   = array( $dance, $hidden );

	return array(
		'draft'     => state( 'Programa en borrador', $both, array( 'post_status' => 'draft' ) ),
		'private'   => state( 'Programa privado', $both, array( 'post_status' => 'private' ) ),
		'future'    => state(
			'Programa por publicar',
			$both,
			array(
				'post_status' => 'future',
				'post_date'   => '2037-09-01 10:00:00',
			)
		),
		'trash'     => state( 'Programa en la papelera', $both, array( 'post_status' => 'trash' ) ),
		'protected' => state( 'Programa con contraseña', array( $dance ), array( 'post_password' => PASSWORD ) ),
	);
}

/**
 * Writes a program whose excerpt and text can be recognised.
 *
 * @param string    $title      Title.
 * @param list<int> $categories Term ids.
 * @param array     $state      What makes it special, as wp_insert_post() takes it.
 * @phpstan-param array{post_status?: string, post_date?: string, post_password?: string} $state
 * @return array{id: int, title: string}
 */
function state( string $title, array $categories, array $state ): array {
	$slug = sanitize_title( $title );

	return array(
		'id'    => once(
			POST_TYPE . ":$slug",
			static fn (): int => write_post(
				$state + array(
					'post_type'    => POST_TYPE,
					'post_status'  => 'publish',
					'post_name'    => $slug,
					'post_title'   => $title,
					'post_excerpt' => "Extracto secreto: $title",
					'post_content' => paragraph( "Texto secreto: $title" ),
					'post_date'    => '2025-01-03 09:00:00',
					'tax_input'    => array( TAXONOMY => $categories ),
				)
			)
		),
		'title' => $title,
	);
}
