<?php
/**
 * Themes and other plugins, and what they change of a listing.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

use function ProgramsFilter\Tests\{acuarela, category, listing, program, text, two_programs, with_filter, with_picture};

/**
 * The listing with a template of another plugin in place of ours.
 *
 * @param string $name Template.
 * @param string $file Its file, in the folder extension-points.
 */
function with_template( string $name, string $file ): string {
	return text(
		with_filter(
			'programs_filter_template',
			static fn( string $path, string $of ): string => $name === $of ? __DIR__ . "/extension-points/$file" : $path,
			static fn(): string => listing()
		)
	);
}

/**
 * The listing in a child theme with a card of its own, and in its parent with what another plugin adds to a card and puts below it.
 *
 * @return list<string>
 */
function own_cards(): array {
	program( 'Acuarela', array( category( 'Arte', 'arte' ) ), array( 'post_content' => 'Texto', 'meta_input' => array( 'precio' => '20' ) ) );
	$folder = get_theme_root() . '/hija';
	wp_mkdir_p( "$folder/programs-filter" );
	file_put_contents( "$folder/style.css", "/*\nTheme Name: Hija\nTemplate: twentytwentyfive\n*/" );
	copy( __DIR__ . '/extension-points/card.php', "$folder/programs-filter/card.php" );
	try {
		use_theme( 'hija' );
		$child = listing();
	} finally {
		unlink( "$folder/programs-filter/card.php" );
		rmdir( "$folder/programs-filter" );
		unlink( "$folder/style.css" );
		rmdir( $folder );
		use_theme( 'twentytwentyfive' );
	}
	$parent = listing();
	$add    = static fn( array $card, \WP_Post $post ): array => array( 'precio' => get_post_meta( $post->ID, 'precio', true ), 'id' => 5, 'slugs' => null, 3 => 'x' ) + $card;
	$below  = static fn( string $html, array $card, array $attributes, \WP_Post $post ): string => sprintf( '%s<em>%s %s</em>', $html, $post->post_name, text( $card['precio'] ) );
	add_filter( 'programs_filter_card', $add, 10, 2 );
	add_filter( 'programs_filter_card_html', $below, 10, 4 );

	return array( $child, $parent, with_template( 'card', 'card.php' ) );
}

/**
 * What switch_theme() writes, without the widgets and menus that it moves.
 *
 * @param string $name Folder of the theme.
 */
function use_theme( string $name ): void {
	update_option( 'stylesheet', $name );
	$GLOBALS['wp_stylesheet_path'] = get_stylesheet_directory(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- As the next request would have it.
}

/**
 * Listings with each of other templates of another plugin.
 *
 * @param list<string> $names Templates.
 * @return list<string>
 */
function other_templates( array $names ): array {
	acuarela();

	return array_map( static fn( string $name ): string => with_template( $name, 'own.php' ), $names );
}

/** Pills in another order, one with another label and a symbol, and some that are none, in a template of their own. */
function other_pills(): string {
	two_programs();
	add_filter( 'programs_filter_pills', __NAMESPACE__ . '\\pills', 10, 2 );

	return with_template( 'pill', 'own.php' );
}

/**
 * Changes the pills.
 *
 * @param list<Pill>        $pills      Pills.
 * @param ListingAttributes $attributes Attributes of the block.
 * @return list<mixed>
 */
function pills( array $pills, array $attributes ): array {
	list( $all, $arte, $musica ) = $pills;

	$musica['label'] .= ' [x] ' . $attributes['headingLevel'];
	$musica['icono']  = '♪';

	return array( $all, $musica, $arte, $arte, null, 'x', array( 'slug' => 'nada' ), array( 'slug' => '', 'label' => 'Nada' ), array( 'slug' => 'todavia', 'label' => 'Todavía nada' ) );
}

/**
 * Listings with the sizes of pictures that a plugin names, and with automatic excerpts as long as it says for the first program.
 *
 * @return array{list<mixed>, list<mixed>}
 */
function sizes(): array {
	$content = array( 'post_content' => 'uno dos tres cuatro' );
	program( 'A', array(), $content + with_picture() );
	program( 'B', array(), $content + array( 'post_excerpt' => 'Un extracto propio' ) );
	$length = static fn( $length ) => with_filter(
		'programs_filter_excerpt_length',
		static fn( int $words, \WP_Post $post ) => 'A' === $post->post_title ? $length : $words,
		static fn(): string => listing()
	);

	return array(
		array_map( static fn( $size ) => with_filter( 'programs_filter_picture_size', static fn() => $size, static fn(): string => listing() ), array( 'medium', array( 300, 225 ) ) ),
		array_map( $length, array( 2, '3', 0, -1 ) ),
	);
}

/**
 * The shortcode, of which another plugin changes the attributes.
 *
 * @return array{mixed, array<mixed>} Also the attributes as it got them.
 */
function shortcode_attributes(): array {
	wp_set_current_user( 1 );
	foreach ( array( 'A', 'B', 'C' ) as $title ) {
		program( $title, array( category( $title ) ) );
	}
	$seen   = array();
	$change = static function ( array $attributes ) use ( &$seen ): array {
		$seen = $attributes;

		return array( 'cantidad' => 2, 'filtro' => false, 'categorias' => array( 'b', 'c', 'a' ) ) + $attributes;
	};

	return array( with_filter( 'shortcode_atts_programas', $change, static fn(): string => do_shortcode( '[programas nivel_titulo="2" raro="1"]' ) ), $seen );
}

/**
 * Listings with cards, single values of other types in them and a slug that is there twice, HTML of cards, and queries that are changed.
 *
 * @return list<mixed>
 */
function changed(): array {
	program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_excerpt' => 'Extracto' ) + with_picture() );
	program( 'B', array( category( 'Música', 'musica' ) ) );
	$card   = static fn( array $card, \WP_Post $post, array $attributes ): array => array(
		'title'   => sprintf( '%s (%s, %s)', text( $card['title'] ), $post->post_name, (string) wp_json_encode( $attributes['headingLevel'] ) ),
		'slugs'   => array( 'otra' ),
		'excerpt' => 'Otro <b>extracto</b>',
		'url'     => 'javascript:alert(1)',
		'picture' => 0,
	) + $card;
	$single = static fn( array $card ): array => array( 'slugs' => array( 'arte', 5, 'arte', null ), 'categories' => array( 'x', array( 'slug' => 'arte' ), array( 'slug' => 'arte', 'name' => 'Sí' ) ) ) + $card;
	$html   = static fn( string $html, array $card, array $attributes ): string => sprintf( '<i>%s %s</i>', text( $card['title'] ), text( $attributes['order'] ) );
	$query  = static fn( array $arguments, array $attributes ): array => array( 's' => 'B', 'posts_per_page' => $attributes['limit'] ) + $arguments;

	return array_map(
		static fn( array $one ) => with_filter( "programs_filter_$one[0]", $one[1], static fn(): string => listing( array( 'limit' => 5 ) ) ),
		array( array( 'card', $card ), array( 'card', $single ), array( 'card_html', $html ), array( 'query_args', $query ) )
	);
}
