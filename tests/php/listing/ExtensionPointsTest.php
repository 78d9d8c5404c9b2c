<?php
/**
 * What themes and other plugins change of a listing without touching ours.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

require_once __DIR__ . '/Themes.php';

/** Templates, cards, pills, the query, and the shortcode. */
class ExtensionPointsTest extends TestCase {
	use Themes;

	/** A card that prints what it gets. */
	private const CARD = '<b><?php echo esc_html( "{$args[\'card\'][\'title\']} {$args[\'attributes\'][\'headingLevel\']}" ); ?></b>'
		. '<b><?php echo esc_html( $args["picture"] . $args["post"]->post_content ); ?></b>'
		. '<i><?php echo esc_html( implode( " ", array_keys( get_defined_vars() ) ) . ": " . implode( " ", array_keys( $args["card"] ) ) ); ?></i>';

	/** What it gets of a card. */
	private const KNOWN = 'id title url slugs categories excerpt picture initial facts badge next';

	/** Acuarela in Arte, and Coro in Música. */
	protected function set_up() {
		parent::set_up();
		self::factory()->program->create(
			array( 'categories' => array( 'Arte' ), 'post_content' => 'Texto', 'meta_input' => array( 'precio' => '20' ) )
		);
		self::factory()->program->create(
			array( 'post_title' => 'Coro', 'categories' => array( 'Música' ), 'post_excerpt' => 'Un extracto propio' )
		);
	}

	/** Themes go. */
	protected function tear_down() {
		self::remove_themes();
		parent::tear_down();
	}

	/**
	 * Replaces a template.
	 *
	 * @param string $name Template.
	 * @param string $code PHP and HTML.
	 */
	private static function replace_template( string $name, string $code ): void {
		$file = self::theme( "plugin-$name", $code );
		add_filter(
			'programs_filter_template',
			static fn( string $path, string $template ): string => $template === $name ? $file : $path,
			10,
			2
		);
	}

	public function test_a_child_theme_replaces_the_inside_of_a_card(): void {
		self::theme( 'hija', self::CARD );
		self::use_theme( 'hija' );
		$page = self::markup();

		self::assertSame( array( 'Acuarela 3', 'Texto', 'Coro 3', '' ), $page->texts( '.programas-card > b' ) );
		self::assertSame( 'file args: ' . self::KNOWN, $page->texts( '.programas-card > i' )[0] );
		self::assertSame( array(), $page->all( '.programas-card__title' ) );
		self::use_theme( 'twentytwentyfive' );
		self::assertSame( array( 'Acuarela', 'Coro' ), self::markup()->cards() );
	}

	public function test_another_plugin_shows_in_a_card_what_it_added_and_adds_no_value_of_another_type(): void {
		self::replace_template( 'card', self::CARD );
		add_filter(
			'programs_filter_card',
			static fn( array $card, \WP_Post $post ): array => array(
				'precio' => get_post_meta( $post->ID, 'precio', true ),
				'id'     => 5,
				'slugs'  => null,
				3        => 'x',
			) + $card,
			10,
			2
		);
		add_filter(
			'programs_filter_card_html',
			static fn( string $html, array $card, array $attributes, \WP_Post $post ): string => "$html<em>$post->post_name {$card['precio']}</em>",
			10,
			4
		);
		$page = self::markup();

		self::assertSame( array( 'acuarela 20', 'coro' ), $page->texts( '.programas-card > em' ) );
		self::assertSame( 'file args: ' . self::KNOWN . ' precio', $page->texts( '.programas-card > i' )[0] );
		self::assertSame( array( 'arte', 'musica' ), $page->values( '.programas-card', 'data-categories' ) );
	}

	/** @return array<string, array{string}> Templates. */
	public function templates(): array {
		return array( 'filter' => array( 'filter' ), 'grid' => array( 'grid' ), 'listing' => array( 'listing' ) );
	}

	/** @dataProvider templates */
	public function test_another_plugin_replaces_the_template( string $name ): void {
		self::assertNotSame( array(), self::markup()->all( 'listing' === $name ? '.programas' : ".programas-$name" ) );
		self::replace_template( $name, '<u>Otra</u>' );
		$page = self::markup();

		self::assertSame( array( 'Otra' ), $page->texts( 'u' ) );
		self::assertSame( array(), $page->all( 'listing' === $name ? '.programas' : ".programas-$name" ) );
	}

	public function test_another_plugin_changes_labels_order_and_number_of_the_pills_and_adds_to_what_their_template_gets(): void {
		self::replace_template(
			'filter',
			'<?php foreach ( $args["pills"] as $one ) : ?><button data-category="own"><?php echo esc_html( implode( " ", $one["pill"] ) ); ?></button><?php endforeach; ?>'
		);
		add_filter(
			'programs_filter_pills',
			static function ( array $pills, array $attributes ): array {
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
					array( 'slug' => '', 'label' => 'Nada' ),
					array( 'slug' => 'todavia', 'label' => 'Todavía nada' ),
				);
			},
			10,
			2
		);

		self::assertSame(
			array( 'all Todos 2', 'musica Música [x] 3 1 ♪', 'arte Arte 1', 'todavia Todavía nada 0' ),
			self::markup()->texts( '[data-category="own"]' )
		);
	}

	public function test_another_plugin_chooses_the_size_of_the_pictures(): void {
		self::factory()->program->create( array( 'meta_input' => array( '_thumbnail_id' => self::factory()->picture->create() ) ) );
		foreach ( array( 'medium', array( 300, 225 ) ) as $size ) {
			add_filter( 'programs_filter_picture_size', static fn() => $size );
			self::assertSame( array( '300' ), self::markup()->values( 'img', 'width' ) );
		}
		add_filter( 'programs_filter_picture_size', static fn( $size, int $id, array $attributes ) => 'portada' === $attributes['className'] ? 'thumbnail' : $size, 10, 3 );
		self::assertSame( array( '150' ), self::markup( array( 'className' => 'portada' ) )->values( 'img', 'width' ) );
		self::assertSame( array( '300' ), self::markup()->values( 'img', 'width' ) );
	}

	public function test_another_plugin_says_how_long_an_automatic_excerpt_is_for_each_program(): void {
		wp_update_post(
			array( 'ID' => get_page_by_path( 'acuarela', OBJECT, 'pfilter_programa' )->ID, 'post_content' => 'uno dos tres cuatro' )
		);
		foreach ( array(
			array( 2, 'uno dos…' ),
			array( '3', 'uno dos tres…' ),
			array( 0, null ),
			array( -1, null ),
		) as list( $length, $excerpt ) ) {
			$say      = static fn( int $words, \WP_Post $post ) => 'Acuarela' === $post->post_title ? $length : $words;
			add_filter( 'programs_filter_excerpt_length', $say, 10, 2 );
			$excerpts = self::markup()->texts( '.programas-card__excerpt' );
			remove_filter( 'programs_filter_excerpt_length', $say );

			self::assertSame( null === $excerpt ? array( 'Un extracto propio' ) : array( $excerpt, 'Un extracto propio' ), $excerpts );
		}
	}

	public function test_another_plugin_changes_a_card_and_a_value_that_is_none_is_left_out(): void {
		add_filter(
			'programs_filter_card',
			static fn( array $card, \WP_Post $post, array $attributes ): array => array(
				'title'   => "{$card['title']} ($post->post_name, {$attributes['headingLevel']})",
				'slugs'   => array( 'otra' ),
				'excerpt' => 'Otro <b>extracto</b>',
				'url'     => 'javascript:alert(1)',
				'picture' => 0,
			) + $card,
			10,
			3
		);
		$page = self::markup();
		self::assertSame( array( 'Acuarela (acuarela, 3)', 'Coro (coro, 3)' ), $page->cards() );
		self::assertSame( array( 'otra', 'otra' ), $page->values( '.programas-card', 'data-categories' ) );
		self::assertSame( 'Otro <b>extracto</b>', $page->texts( '.programas-card__excerpt' )[0] );
		self::assertSame( array( '', '' ), $page->values( '.programas-card__link', 'href' ) );

		add_filter(
			'programs_filter_card',
			static fn( array $card ): array => array(
				'slugs'      => 'arte',
				'categories' => array( array( 'slug' => 'arte', 'name' => 'Sí' ) ),
				'badge'      => 'Nuevo',
			) + $card,
			20
		);
		$page = self::markup();
		self::assertSame( array( 'arte', 'musica' ), $page->values( '.programas-card', 'data-categories' ) );
		self::assertSame( array( 'Sí', 'Sí' ), $page->texts( '.programas-card__category' ) );
		self::assertSame( array(), $page->all( '.programas-card__badge' ) );
	}

	public function test_another_plugin_changes_what_is_inside_of_a_card_and_which_programs_are_listed(): void {
		add_filter(
			'programs_filter_card_html',
			static fn( string $html, array $card, array $attributes ): string => "<i>{$card['title']} {$attributes['orderBy']}</i>",
			10,
			3
		);
		self::assertSame( array( 'Acuarela manual', 'Coro manual' ), self::markup()->texts( '.programas-card[data-categories] > i' ) );

		add_filter(
			'programs_filter_query_args',
			static fn( array $arguments, array $attributes ): array => array( 's' => 'Coro', 'posts_per_page' => $attributes['limit'] ) + $arguments,
			10,
			2
		);
		self::assertSame( array( 'Coro manual' ), self::markup( array( 'limit' => 5 ) )->texts( '.programas-card' ) );
	}

	public function test_another_plugin_tells_listings_apart_by_their_classes(): void {
		$classes = array();
		add_filter(
			'programs_filter_query_args',
			static function ( array $arguments, array $attributes ) use ( &$classes ): array {
				$classes[] = $attributes['className'];

				return $arguments;
			},
			10,
			2
		);
		self::listing( array( 'className' => 'para-socios' ) );
		do_shortcode( '[programas clase="verano"]' );
		self::listing();

		self::assertSame( array( 'para-socios', 'verano', '' ), $classes );
	}

	public function test_another_plugin_changes_the_attributes_of_the_shortcode_in_the_types_of_the_block_too(): void {
		wp_set_current_user( 1 );
		self::factory()->program->create( array( 'post_title' => 'Danza', 'categories' => array( 'Danza' ) ) );
		$seen = array();
		add_filter(
			'shortcode_atts_programas',
			static function ( array $attributes ) use ( &$seen ): array {
				$seen = $attributes;

				return array( 'cantidad' => 2, 'filtro' => false, 'categorias' => array( 'musica', 'danza', 'arte' ) ) + $attributes;
			}
		);
		$page = new Markup( do_shortcode( '[programas nivel_titulo="2" raro="1"]' ) );

		self::assertSame( array( array(), array( 'Acuarela', 'Coro' ) ), array( $page->pills(), $page->texts( 'h2' ) ) );
		self::assertStringContainsString( 'raro', $page->texts( '.programas-notice' )[0] );
		self::assertSame( array( '2', null, false ), array( $seen['nivel_titulo'], $seen['cantidad'], isset( $seen['raro'] ) ) );
	}
}
