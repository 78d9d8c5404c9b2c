<?php
/**
 * The shortcode beside the block.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** Every attribute, wrong ones, and what an editor is told. */
class ShortcodeTest extends TestCase {
	/** Attributes of the shortcode as written, and of the block. Each attribute of the block has one. */
	private const SAME = array(
		'categoria="musica, arte,,musica"'               => array( 'only' => array( 'categoria' => array( 'musica', 'arte' ) ) ),
		'edad="6-12" gratis="si" lugar="Sala 2"'         => array( 'only' => array( 'edad' => array( '6-12' ), 'gratis' => array( '1' ), 'lugar' => array( 'Sala 2' ) ) ),
		'cantidad="2"'                                   => array( 'limit' => 2 ),
		'por_pagina="2"'                                 => array( 'perPage' => 2 ),
		'filtros="plazas, categoria,cuando" varios="si"' => array(
			'filters'  => array( 'plazas', 'categoria', 'cuando' ),
			'multiple' => true,
		),
		'filtros="buscar"'                               => array( 'filters' => array( 'buscar' ) ),
		'orden="titulo"'                                 => array( 'orderBy' => 'title' ),
		'orden="fecha"'                                  => array( 'orderBy' => 'date' ),
		'orden="Próxima"'                                => array( 'orderBy' => 'next' ),
		'cuando="vigentes"'                              => array( 'only' => array( 'cuando' => array( 'vigentes' ) ) ),
		'cuando="Próximos"'                              => array( 'only' => array( 'cuando' => array( 'proximos' ) ) ),
		'cuando="terminados"'                            => array( 'only' => array( 'cuando' => array( 'terminados' ) ) ),
		'ancho_tarjeta="400"'                            => array( 'minCardWidth' => 400 ),
		'columnas="3"'                                   => array( 'columns' => 3 ),
		'filtro="no"'                                    => array( 'showFilter' => false ),
		'rejilla="no" objetivo="#otra"'                  => array( 'showGrid' => false, 'target' => '#otra' ),
		'todos="Ver todo"'                               => array( 'allLabel' => 'Ver todo' ),
		'inicial="categoria=arte"'                       => array( 'initial' => array( 'categoria' => array( 'arte' ) ) ),
		'tarjeta="Lugar, x,público,dates,lugar,imagen"'  => array( 'card' => array( 'place', 'audience', 'dates', 'picture' ) ),
		'contar="no"'                                    => array( 'showCounts' => false ),
		'suscribirse="si"'                               => array( 'showCalendar' => true ),
		'nivel_titulo="2"'                               => array( 'headingLevel' => 2 ),
		'todos="&quot;Todo&quot; &#91;aún&#93;"'         => array( 'allLabel' => '"Todo" [aún]' ),
		'ancla="mis-programas"'                          => array( 'anchor' => 'mis-programas' ),
		'clase="una otra"'                               => array( 'className' => 'una otra' ),
	);

	/** Attributes that name a default. */
	private const DEFAULTS = array( 'orden="manual"', 'cuando="todos"', 'filtro="Sí"' );

	/** Attributes that nothing is called by, and what an editor is told of them. */
	private const UNKNOWN = array(
		'color="rojo"' => 'color="rojo".',
		'filtro'       => '"filtro".',
		'limit="2"'    => 'limit="2".',
	);

	/** Attributes whose value cannot be used, which an editor is told. */
	private const UNUSABLE = array(
		'cantidad="dos"',
		'cantidad="-1"',
		'cantidad="99999999999"',
		'cantidad=""',
		'orden="azar"',
		'cuando="ayer"',
		'por_pagina="diez"',
		'varios="tres"',
		'ancho_tarjeta="10"',
		'filtro="quizá"',
		'nivel_titulo="7"',
		'columnas="7"',
	);

	/** Four programs in two categories: with and without a picture, a place, an excerpt and dates. */
	protected function set_up() {
		parent::set_up();
		foreach ( array(
			'Zarzuela' => array(
				'categories'   => array( 'Arte' ),
				'post_excerpt' => 'Con agua',
				'facts'        => array( 'place' => 'Sala 2' ),
				'meta_input'   => array( '_thumbnail_id' => self::factory()->picture->create() ),
			),
			'Coro'     => array( 'categories' => array( 'Música' ), 'post_date' => '2020-01-01 10:00:00' ),
			'Ópera'    => array( 'categories' => array( 'Arte', 'Música' ), 'facts' => array( 'start' => '2199-01-01' ) ),
			'Danza'    => array( 'categories' => array( 'Arte' ), 'facts' => array( 'end' => '2020-01-01' ) ),
		) as $post_title => $fields ) {
			static $order = 0;
			self::factory()->program->create( array( 'menu_order' => ++$order ) + compact( 'post_title' ) + $fields );
		}
	}

	/**
	 * What a shortcode shows.
	 *
	 * @param string $attributes As written.
	 * @param int    $user       Who reads it.
	 */
	private static function shortcode( string $attributes, int $user = 0 ): string {
		self::begin_page();
		wp_set_current_user( $user );
		$html = self::renumbered( do_shortcode( "[programas $attributes]" ) );
		wp_set_current_user( 0 );

		return $html;
	}

	/**
	 * What an editor sees of a shortcode.
	 *
	 * @return array{string, string} What an editor is told, and the listing.
	 */
	private static function to_editor( string $attributes ): array {
		$html = self::shortcode( $attributes, 1 );

		return 1 === preg_match( '/^(<div class="programas-notice".*?<\/div>)(.*)$/s', $html, $found )
			? array( html_entity_decode( wp_strip_all_tags( $found[1] ) ), $found[2] )
			: array( '', $html );
	}

	public function test_it_gives_the_same_html_as_the_attributes_of_the_block_and_every_attribute_changes_it(): void {
		$plain = self::shortcode( '' );
		foreach ( self::SAME as $written => $attributes ) {
			$html = self::shortcode( $written );
			self::assertSame( self::listing( $attributes ), $html, $written );
			self::assertNotSame( $plain, $html, $written );
		}
		foreach ( self::DEFAULTS as $written ) {
			self::assertSame( $plain, self::shortcode( $written ), $written );
		}
	}

	/** But for `types`, which have no effect where a site lists programs alone: OwnContentTest.php. */
	public function test_every_attribute_of_the_block_is_tried(): void {
		$metadata = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/listing/block/block.json' ), true );

		self::assertSame( array(), array_diff_key( $metadata['attributes'], array( 'types' => '' ), ...array_values( self::SAME ) ) );
	}

	public function test_the_examples_of_the_documents_are_understood_and_say_the_same_as_the_block(): void {
		self::factory()->program->create( array( 'categories' => array( 'musica', 'danza' ) ) );
		$root = dirname( __DIR__, 3 );
		$text = file_get_contents( "$root/README.md" ) . file_get_contents( "$root/docs/reference.md" );
		preg_match_all( '/^\[programas (.+)\]$/m', $text, $shortcodes );
		preg_match( '/^<!-- wp:programs-filter\/programas (\{.+\}) \/-->$/m', $text, $block );

		self::assertCount( 4, $shortcodes[1] );
		foreach ( $shortcodes[1] as $written ) {
			self::assertSame( '', self::to_editor( $written )[0], $written );
		}
		self::assertSame( self::listing( json_decode( $block[1] ?? '', true ) ), self::shortcode( $shortcodes[1][0] ) );
	}

	public function test_the_binding_of_the_reference_shows_a_fact(): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'start' => '2099-03-04' ) ) );
		preg_match( '/^<!-- wp:paragraph .+?\/wp:paragraph -->$/ms', (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/reference.md' ), $found );
		$block = new \WP_Block( parse_blocks( $found[0] ?? '' )[0], array( 'postId' => $id, 'postType' => Program\POST_TYPE ) );

		self::assertStringContainsString( '4 de marzo de 2099', $block->render() );
	}

	public function test_what_cannot_be_used_is_the_default_and_only_an_editor_is_told(): void {
		$plain = self::shortcode( '' );
		$told  = array_map(
			static fn( string $said ): string => "no hay programas con ello: $said",
			self::UNKNOWN
		) + array_combine( self::UNUSABLE, self::UNUSABLE );
		foreach ( $told as $written => $said ) {
			list( $notice, $listing ) = self::to_editor( $written );

			self::assertSame( array( $plain, $plain ), array( self::shortcode( $written ), $listing ), $written );
			self::assertStringContainsString( $said, $notice );
		}
	}

	public function test_an_editor_is_told_of_the_words_of_a_list_that_nothing_is_called_by_and_the_others_are_used(): void {
		$id = self::factory()->term->create( array( 'name' => 'Danza', 'slug' => 'baile' ) );
		wp_update_term( $id, Program\TAXONOMY, array( 'slug' => 'danza' ) );
		foreach ( array(
			'categoria="musika"'                => 'categoria="musika"',
			'categoria="arte,musika,x"'         => 'categoria="musika,x"',
			'categoria="arte,Música,baile"'     => '',
			'tarjeta="fecha,lugarr"'            => 'tarjeta="lugarr"',
			'tarjeta="Público,place,imagen"'    => '',
			'filtros="categoria,quando"'        => 'filtros="quando"',
			'filtros="categoria,cuando,buscar"' => '',
			'filtros=""'                        => '',
		) as $written => $unknown ) {
			list( $notice, $listing ) = self::to_editor( $written );
			preg_match( '/no hay programas con ello: (.*?)\. /', $notice, $named );

			self::assertSame( array( $unknown, '' === $unknown ), array( $named[1] ?? '', '' === $notice ), $written );
			self::assertSame( self::shortcode( $written ), $listing, $written );
		}
	}

	public function test_what_an_editor_is_told_is_neither_html_nor_a_shortcode(): void {
		add_shortcode( 'prueba', static fn(): string => 'EJECUTADO' );
		wp_set_current_user( 1 );
		global $shortcode_tags;
		$html = do_shortcode( $shortcode_tags['programas']( array( 'orden' => '<b>[prueba]' ), '', 'programas' ) );

		self::assertStringContainsString( '&lt;b&gt;', $html );
		self::assertStringNotContainsString( 'EJECUTADO', $html );
		self::assertCount( 1, ( new Markup( $html ) )->all( '.programas' ) );
	}
}
