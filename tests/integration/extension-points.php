<?php
/**
 * Another plugin, and what it changes of a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

use ProgramsFilter\Shortcode;
use function ProgramsFilter\Tests\{acuarela, category, listing, program, rest, text, two_programs, with_filter, with_picture, without_numbers};
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

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
 * A card to which it adds what it knows of the program, in a template of its own and below it.
 */
function card_with_price(): string {
	program(
		'Acuarela',
		array( category( 'Arte', 'arte' ) ),
		array(
			'meta_input'   => array( 'precio' => '20' ),
			'post_content' => 'Texto',
		)
	);
	$add   = static fn( array $card, \WP_Post $post ): array => array(
		'precio' => get_post_meta( $post->ID, 'precio', true ),
		'id'     => 5,
		'slugs'  => null,
		3        => 'x',
	) + $card;
	$below = static fn( string $html, array $card, array $attributes, \WP_Post $post ): string => sprintf( '%s<i>%s %s</i>', $html, $post->post_name, text( $card['precio'] ) );
	add_filter( 'programs_filter_card', $add, 10, 2 );
	add_filter( 'programs_filter_card_html', $below, 10, 4 );

	return with_template( 'card', 'card.php' );
}

/**
 * A listing with a template of its own.
 *
 * @param string $name Template.
 */
function other_template( string $name ): string {
	acuarela();

	return with_template( $name, 'other.php' );
}

/**
 * The listing, and what it is with answers that name no file.
 *
 * @return list<mixed>
 */
function no_template(): array {
	acuarela();
	$render = static fn(): string => without_numbers( listing() );

	return array_merge(
		array( $render() ),
		array_map(
			static fn( $answer ) => with_filter( 'programs_filter_template', static fn() => $answer, $render ),
			array( null, 5, '', '/no/existe.php', array(), ABSPATH )
		)
	);
}

/**
 * Pills in another order, one with another label and a symbol, and some that are none.
 */
function other_pills(): string {
	two_programs();
	add_filter( 'programs_filter_pills', __NAMESPACE__ . '\\pills', 10, 2 );

	return with_template( 'pill', 'pill.php' );
}

/**
 * Changes the pills.
 *
 * @param array $pills      Pills.
 * @param array $attributes Attributes of the block.
 * @phpstan-param list<Pill> $pills
 * @phpstan-param ListingAttributes $attributes
 * @return list<mixed>
 */
function pills( array $pills, array $attributes ): array {
	list( $all, $arte, $musica ) = $pills;

	$musica['label'] .= ' [x] ' . $attributes['headingLevel'];
	$musica['icono']  = '♪';

	return array(
		$all,
		$musica,
		$arte,
		$arte,
		null,
		'x',
		array( 'slug' => 'nada' ),
		array(
			'slug'  => '',
			'label' => 'Nada',
		),
		array( 'slug' => 'todavia', 'label' => 'Todavía nada' ),
	);
}

/**
 * A listing for which it gives no pills.
 */
function no_pills(): string {
	acuarela();
	add_filter( 'programs_filter_pills', '__return_null' );

	return listing();
}

/**
 * Listings with the sizes of pictures that it names, and with such that are none.
 *
 * @return list<mixed>
 */
function picture_sizes(): array {
	program( 'A', array(), with_picture() );

	return array_map(
		static fn( $size ) => with_filter( 'programs_filter_picture_size', static fn() => $size, static fn(): string => listing() ),
		array( 'medium', array( 300, 225 ), null, array( 'x' ), 5 )
	);
}

/**
 * Listings with automatic excerpts as long as it says, and as long as nobody can say.
 *
 * @return list<mixed>
 */
function excerpt_lengths(): array {
	$content = array( 'post_content' => 'uno dos tres cuatro' );
	program( 'A', array(), $content );
	program( 'B', array(), $content + array( 'post_excerpt' => 'Un extracto propio' ) );

	return array_map(
		static fn( $length ) => with_filter(
			'programs_filter_excerpt_length',
			static fn( int $words, \WP_Post $post ) => 'A' === $post->post_title ? $length : $words,
			static fn(): string => listing()
		),
		array( 2, '3', 0, -1, null, 'x' )
	);
}

/**
 * The shortcode, of which it changes the attributes, and of which it takes them away.
 *
 * @return array{html: mixed, defaults: mixed, seen: array<mixed>} Also the attributes as it got them.
 */
function shortcode_attributes(): array {
	wp_set_current_user( 1 );
	foreach ( array( 'A', 'B', 'C' ) as $title ) {
		program( $title, array( category( $title ) ) );
	}
	$seen   = array();
	$change = static function ( array $attributes ) use ( &$seen ): array {
		$seen = $attributes;

		return array(
			'cantidad'   => 2,
			'filtro'     => false,
			'categorias' => array( 'b', 'c', 'a' ),
			'orden'      => null,
			'todos'      => new \stdClass(),
		) + $attributes;
	};
	$html   = with_filter( 'shortcode_atts_programas', $change, static fn(): string => do_shortcode( '[programas nivel_titulo="2" raro="1"]' ) );

	return array(
		'html'     => $html,
		'defaults' => with_filter( 'shortcode_atts_programas', '__return_null', static fn(): string => do_shortcode( '[programas cantidad="1"]' ) ),
		'seen'     => $seen,
	);
}

/**
 * What a shortcode of the same name gives.
 *
 * @return array{string, bool} It; whether ours is there again once theirs is gone.
 */
function same_shortcode(): array {
	$ours = callbacks()['programas'];
	add_shortcode( 'programas', static fn(): string => 'De otro' );
	Shortcode\register();
	$theirs = do_shortcode( '[programas]' );
	remove_shortcode( 'programas' );
	Shortcode\register();

	return array( $theirs, callbacks()['programas'] === $ours );
}

/**
 * The callbacks of all shortcodes.
 *
 * @return array<mixed>
 */
function callbacks(): array {
	return is_array( $GLOBALS['shortcode_tags'] ) ? $GLOBALS['shortcode_tags'] : array();
}

/**
 * What the editor gets of programs with a field of another plugin.
 *
 * @return mixed
 */
function programs_with_price() {
	register_post_meta(
		POST_TYPE,
		'precio',
		array(
			'single'       => true,
			'type'         => 'string',
			'show_in_rest' => true,
		)
	);
	program( 'A', array(), array( 'meta_input' => array( 'precio' => '20' ) ) );

	return rest( '/wp/v2/programas' )->get_data();
}
