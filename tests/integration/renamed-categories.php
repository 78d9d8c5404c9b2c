<?php
/**
 * A category whose slug was changed.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Renamed_Categories;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, category_named, listing, program, rest_post, term};

/**
 * Writes two categories with a program each, of which one is renamed: bellas-artes is arte now.
 *
 * @return array{arte: int, musica: int} IDs.
 */
function contents(): array {
	$arte   = category( 'Bellas Artes', 'bellas-artes' );
	$musica = category( 'Música', 'musica' );
	program( 'Acuarela', array( $arte ) );
	program( 'Coro', array( $musica ) );
	change_slug( $arte, 'arte', 'Arte' );

	return compact( 'arte', 'musica' );
}

/**
 * Gives a category another slug.
 *
 * @param int    $id   Category.
 * @param string $slug Slug.
 * @param string $name Another name; '' for the one it has.
 */
function change_slug( int $id, string $slug, string $name = '' ): void {
	$fields = array( 'slug' => $slug );
	if ( '' !== $name ) {
		$fields['name'] = $name;
	}
	wp_update_term( $id, Program\TAXONOMY, $fields );
}

/**
 * The old slugs that a category has.
 *
 * @param int $id Category.
 * @return mixed
 */
function old_slugs( int $id ) {
	return get_term_meta( $id, '_programs_filter_old_slug' );
}

/**
 * Listings that name a category by its old slug: the block, the shortcode, and a page that opens on it.
 *
 * @return list<string>
 */
function named_by_old_slug(): array {
	contents();

	return array(
		listing( array( 'categories' => array( 'bellas-artes' ) ) ),
		do_shortcode( '[programas categorias="bellas-artes,no-existe"]' ),
		do_shortcode( '[programas categoria_inicial="bellas-artes"]' ),
	);
}

/** The listing under an address with the old slug. */
function asked_by_old_slug(): string {
	contents();

	return listing( array(), 'categoria=bellas-artes' );
}

/**
 * Listings by each of the slugs that a category ever had.
 *
 * @return list<string>
 */
function renamed_often(): array {
	$arte = contents()['arte'];
	change_slug( $arte, '日本' );
	change_slug( $arte, '2026' );
	change_slug( $arte, 'artes' );
	change_slug( $arte, 'artes', 'Artes' );

	return array_map(
		static fn( string $slug ): string => listing( array( 'categories' => array( urldecode( $slug ), 'musica' ) ), 'categoria=' . $slug ),
		array( 'bellas-artes', 'arte', rawurlencode( sanitize_title( '日本' ) ), '2026', 'artes' )
	);
}

/** The old slugs of categories that take each other's, and a listing by one. */
function taken_slugs(): object {
	list( 'arte' => $arte, 'musica' => $musica ) = contents();

	$result = array( 'renamed' => old_slugs( $arte ) );
	change_slug( $arte, 'bellas-artes' );
	$result['back'] = old_slugs( $arte );
	change_slug( $arte, 'arte' );
	$new                          = category( 'Otras', 'bellas-artes' );
	$result['taken by a new one'] = old_slugs( $arte );
	change_slug( $new, 'otras' );
	change_slug( $musica, 'bellas-artes' );
	$result['taken by a renamed one'] = array( old_slugs( $arte ), old_slugs( $new ), old_slugs( $musica ) );
	change_slug( $musica, 'bellas-artes', 'Otra cosa' );
	$result['another name'] = old_slugs( $musica );
	$result['html']         = listing( array(), 'categoria=bellas-artes' );
	wp_delete_term( $musica, Program\TAXONOMY );
	$result['deleted'] = old_slugs( $musica );
	$tag               = term( 'Uno', 'post_tag', array( 'slug' => 'uno' ) );
	wp_update_term( $tag, 'post_tag', array( 'slug' => 'dos' ) );
	$result['of a tag'] = get_term_meta( $tag );

	return (object) $result;
}

/**
 * What there is after an administrator tried to write old slugs.
 *
 * @return array{mixed, bool} The old slugs, and whether they may be edited.
 */
function written_by_rest(): array {
	wp_set_current_user( 1 );
	$arte = category_named( 'arte' )->term_id;
	rest_post( "/wp/v2/programa-categorias/$arte", array( 'programs_filter_old_slugs' => array( 'x' ), 'meta' => array( '_programs_filter_old_slug' => 'x' ) ) );

	return array( old_slugs( $arte ), current_user_can( 'edit_term_meta', $arte, '_programs_filter_old_slug' ) );
}

/**
 * The English categories that a page means by Spanish slugs, of today and from before, where WPML or a plugin that answers for it is there.
 *
 * @param list<string> $slugs Slugs.
 * @return list<string> Slugs.
 */
function translated( array $slugs ): array {
	$spanish = contents();
	$art     = category( 'Art', 'art' );
	$music   = category( 'Music', 'music' );
	$english = array( $spanish['arte'] => $art, $spanish['musica'] => $music );
	add_filter( 'wpml_object_id', static fn( int $id ): ?int => $english[ $id ] ?? null );

	return array_column( Program\categories_by_slugs( $slugs, array_intersect_key( Program\all_categories(), array_flip( $english ) ) ), 'slug' );
}
