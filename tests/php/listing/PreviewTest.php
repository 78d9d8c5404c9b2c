<?php
/**
 * The editor's preview shows what the page shows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** Cards, pills, counts and texts of both, of any programs and with any attributes. */
class PreviewTest extends TestCase {
	private const FILTERS = array( 'categoria', 'cuando', 'gratis', 'plazas', 'buscar', 'edad', 'de-un-plugin' );
	private const CARD    = '//li[contains(concat(" ",@class," ")," programas-card ")]';

	/** Ages as another taxonomy of programs. */
	protected function set_up() {
		parent::set_up();
		register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true, 'labels' => array( 'name' => 'Edades' ) ) );
		kses_remove_filters();
	}

	/**
	 * What an editor sees.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return string HTML.
	 */
	private function preview( array $attributes ): string {
		$this->go_to( '/' );
		wp_set_current_user( 1 );
		$html = self::rest( 'GET', '/programs-filter/v1/listing', $attributes )->get_data()['html'];
		wp_set_current_user( 0 );

		return $html;
	}

	/**
	 * What people see at first, and the markup in which they see it. What the block supports is the editor's own.
	 *
	 * @param string $html HTML.
	 * @return array{list<string>, string} Cards, and what is around them.
	 */
	private static function seen( string $html ): array {
		$document = new \DOMDocument();
		$document->loadHTML(
			'<?xml encoding="UTF-8"><body>' . preg_replace( '/programas-\d+/', 'programas-N', $html ),
			LIBXML_NOERROR | LIBXML_NOWARNING
		);
		$cards = array();
		foreach ( ( new \DOMXPath( $document ) )->query( self::CARD ) as $card ) {
			self::assertInstanceOf( \DOMElement::class, $card );
			if ( ! $card->hasAttribute( 'hidden' ) ) {
				$cards[] = $document->saveHTML( $card );
			}
		}
		foreach ( ( new \DOMXPath( $document ) )->query( self::CARD ) as $card ) {
			$card->parentNode->removeChild( $card ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- DOM's name.
		}
		foreach ( ( new \DOMXPath( $document ) )->query( '//*[contains(concat(" ",@class," ")," programas ")]' ) as $wrapper ) {
			self::assertInstanceOf( \DOMElement::class, $wrapper );
			$wrapper->removeAttribute( 'class' );
			$wrapper->removeAttribute( 'id' );
		}

		return array( $cards, (string) preg_replace( '/\s+/', ' ', (string) $document->saveHTML() ) );
	}

	/**
	 * Fails unless both sides are the same.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return list<string> The cards.
	 */
	private function assert_same( array $attributes ): array {
		$asked = $attributes;
		if ( false === ( $attributes['showGrid'] ?? true ) && true === ( $attributes['showFilter'] ?? true ) ) {
			// The editor asks for all programs, as on a page without cards (src/listing/block/grids.tsx).
			$asked = array_diff_key( $attributes, array_flip( array( 'limit', 'orderBy' ) ) );
		}
		$page = self::seen( self::listing( $attributes ) );

		self::assertSame( $page, self::seen( $this->preview( $asked ) ), (string) wp_json_encode( $attributes ) );

		return $page[0];
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $values Values.
	 * @return T One of them.
	 */
	private static function one( array $values ) {
		return $values[ mt_rand( 0, count( $values ) - 1 ) ]; // phpcs:ignore WordPress.WP.AlternativeFunctions -- The same each time.
	}

	/**
	 * @param list<string> $values Values.
	 * @param int          $most   How many at most.
	 * @return list<string> Some of them, in any order.
	 */
	private static function some( array $values, int $most = 9 ): array {
		usort( $values, static fn(): int => self::one( array( -1, 1 ) ) );

		return array_slice( $values, 0, min( $most, self::one( range( 0, count( $values ) ) ) ) );
	}

	/** Writes a program of any kind. */
	private static function write_any(): void {
		$texts = array(
			'post_excerpt' => self::one( array( '', 'Un «extracto» -- así' ) ),
			'post_content' => self::one( array( '', '<p>Un texto</p>' ) ),
		);
		$title = self::one( array( 'Coro', 'Acuarela', 'Ñandú [x]', '<b>A</b> & "B"', '' === implode( $texts ) ? 'Sin texto' : '' ) );
		$facts = array(
			'start'        => self::one( array( '', '1997-01-01', '2197-01-01T18:00' ) ),
			'end'          => self::one( array( '', '1997-02-01', '2197-06-01' ) ),
			'price'        => self::one( array( '', '0 €' ) ),
			'signup_state' => self::one( array( '', 'full', 'waiting', 'closed' ) ),
		);
		$id    = self::factory()->program->create(
			$texts + array(
				'post_title'    => $title,
				'post_password' => self::one( array( '', '', '', 'clave' ) ),
				'post_status'   => self::one( array( 'publish', 'publish', 'publish', 'draft' ) ),
				'menu_order'    => self::one( range( 0, 3 ) ),
				'categories'    => self::some( array( 'artes', 'musica', 'familia', 'deportes' ) ),
				'facts'         => array_filter( $facts ),
				'meta_input'    => self::one( array( array(), array( '_thumbnail_id' => self::factory()->picture->create() ) ) ),
			)
		);
		wp_set_object_terms( $id, self::some( array( 'adultos', 'Niñas & niños' ) ), 'edad' );
	}

	/** @return array<string, mixed> Any attributes. */
	private static function any_attributes(): array {
		$slugs   = array( 'artes', 'musica', 'familia', 'deportes', 'musica-antes', 'borrada' );
		$yes     = array( false, true );
		$choices = array(
			'only'         => array( array(), array( 'categoria' => self::some( array( ...$slugs, 'Niñez & familia' ), 3 ) ) ),
			'columns'      => range( 0, 7 ),
			'limit'        => range( 0, 4 ),
			'perPage'      => range( 0, 4 ),
			'filters'      => array( self::some( self::FILTERS ) ),
			'multiple'     => $yes,
			'orderBy'      => array( 'manual', 'title', 'date', 'al azar' ),
			'minCardWidth' => array( 120, 280, 400, 5 ),
			'showFilter'   => $yes,
			'showGrid'     => $yes,
			'target'       => array( '', '#otra', 'a"b' ),
			'allLabel'     => array( '', 'Todo "eso"', '<i>' ),
			'initial'      => array( array(), array( 'categoria' => self::some( $slugs, 2 ) ) ),
			'card'         => array( array(), self::some( array( 'picture', 'excerpt', 'categories', 'dates', 'price' ) ) ),
			'showCounts'   => $yes,
			'headingLevel' => range( 1, 6 ),
		);

		return array_map( array( self::class, 'one' ), array_filter( $choices, static fn(): bool => self::one( $yes ) ) );
	}

	/** @return array<string, array{int}> Seeds. */
	public function seeds(): array {
		return array_map( static fn( int $seed ): array => array( $seed ), range( 1, 6 ) );
	}

	/** @dataProvider seeds */
	public function test_any_programs_with_any_attributes_are_the_same( int $seed ): void {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The same each time.
		$artes = self::factory()->term->create( array( 'name' => 'Artes' ) );
		$music = self::factory()->term->create( array( 'name' => 'Música', 'slug' => 'musica-antes', 'parent' => $artes ) );
		self::factory()->term->create( array( 'name' => 'Niñez & familia', 'slug' => 'familia' ) );
		self::factory()->term->create( array( 'name' => '«Deporte» -- y más', 'slug' => 'deportes' ) );
		wp_update_term( $music, Program\TAXONOMY, array( 'slug' => 'musica' ) );
		for ( $number = self::one( range( 0, 8 ) ); $number > 0; $number-- ) {
			self::write_any();
		}
		for ( $number = 0; $number < 10; $number++ ) {
			$this->assert_same( self::any_attributes() );
		}
	}

	/**
	 * @param array<string, mixed> $fields Fields.
	 * @return callable(): void
	 */
	private static function program( array $fields, bool $has_picture = false, string $alt = '' ): callable {
		return static function () use ( $fields, $has_picture, $alt ): void {
			$picture = $has_picture ? array(
				'meta_input' => array( '_thumbnail_id' => self::factory()->picture->create( compact( 'alt' ) ) ),
			) : array();
			self::factory()->program->create( $fields + $picture );
		};
	}

	/** @return array<string, array{callable(): void}> What writes a program. */
	public function nasty_programs(): array {
		$title = static fn( string $post_title, array $fields = array() ): array => array( self::program( compact( 'post_title' ) + $fields ) );

		return array(
			'no picture, no excerpt, no text, no category' => $title( 'Acuarela' ),
			'no title'                                     => $title( '', array( 'post_content' => 'Texto' ) ),
			'a very long title'                            => $title( str_repeat( 'Supercalifragilístico', 40 ) ),
			'HTML in the title, allowed and not'           => $title(
				'<em>Acuarela</em> <script>alert(1)</script><a href="/x">y</a> <img src=x onerror=alert(1)> <strong onclick="x">óleo</strong> & <b'
			),
			'emoji and characters beyond the first plane'  => $title( '🎨 Acuarela 👩‍🎨 𝔸𝔸', array( 'post_excerpt' => '🎭 ¿Te atreves?' ) ),
			'a title from right to left'                   => $title(
				'<bdi dir="rtl">ورشة الرسم</bdi>',
				array( 'post_excerpt' => 'ورشة (1) الرسم!', 'categories' => array( 'فنون' ) )
			),
			'a password'                                   => array(
				self::program(
					array( 'post_title' => 'Secreto', 'post_password' => 'x', 'post_excerpt' => 'Extracto', 'categories' => array( 'Arte' ) ),
					true
				),
			),
			'entities and quotes in the excerpt'           => $title(
				'Tú & yo "hoy" — l&#8217;art',
				array( 'post_excerpt' => 'A & B &amp; C &lt;b&gt; <b>d</b> "e" \'f\' &copy; &copy 1 < 2 &#91;x] &nbsp;fin' )
			),
			'entities and quotes in the names of categories' => $title(
				'X',
				array( 'categories' => array( 'Tú & yo "aquí"', "L'art &lt;3", '[programas]', 'a', 'A &copy B' ) )
			),
			'a category below another'                     => array(
				static function (): void {
					$parent = 0;
					foreach ( array( 'Arte', 'Pintura', 'Óleo' ) as $name ) {
						$parent = self::factory()->term->create( compact( 'name', 'parent' ) );
					}
					self::factory()->program->create( array( 'categories' => array( 'oleo' ) ) );
				},
			),
			'slugs that WordPress stores as they are'      => array(
				static function (): void {
					$id   = self::factory()->term->create( array( 'name' => 'Raro' ) );
					$slug = 'Raro "1" & %C3%B1 [x]';
					self::database()->update( self::database()->terms, compact( 'slug' ), array( 'term_id' => $id ) );
					clean_term_cache( $id, Program\TAXONOMY );
					wp_set_object_terms(
						self::factory()->program->create(),
						array( $id, self::factory()->term->create( array( 'name' => '日本' ) ) ),
						Program\TAXONOMY
					);
				},
			),
			'a shortcode and a block in the text'          => $title(
				'[programas] X',
				array( 'post_content' => '<!-- wp:paragraph --><p>Uno [programas] dos</p><!-- /wp:paragraph --><!-- wp:programs-filter/programas /-->' )
			),
			'a picture with a text of nasty characters'    => array( self::program( array(), true, 'Un "gato" & <b>dos</b> \'perros\'' ) ),
			'a picture that is gone'                       => $title( 'X', array( 'meta_input' => array( '_thumbnail_id' => 999999 ) ) ),
			'pictures beyond those that load at once'      => array(
				static function (): void {
					foreach ( range( 1, 6 ) as $number ) {
						self::program( array( 'post_title' => "P $number" ), true )();
					}
				},
			),
			'an address with parameters'                   => array(
				static function (): void {
					self::factory()->program->create();
					add_filter( 'post_type_link', static fn( string $url ): string => $url . '?a=1&copy=2&amp;b=[3]&c="x"\'y\'' );
				},
			),
		);
	}

	/**
	 * @dataProvider nasty_programs
	 * @param callable(): void $write Writes it.
	 */
	public function test_a_program_that_breaks_a_careless_card_is_the_same( callable $write ): void {
		$write();

		self::assertNotSame( array(), $this->assert_same( array() ) );
	}

	/** @return array<string, array{string, callable}> Filter, and what another plugin returns. */
	public function hooks(): array {
		$of_members = static fn( array $posts ): array => array_values(
			array_filter( $posts, static fn( $post ): bool => ! $post instanceof \WP_Post || 'Programa 2' !== $post->post_title )
		);

		return array(
			'which programs'                 => array(
				'programs_filter_query_args',
				static fn( array $arguments ): array => array( 'title' => 'Programa 3' ) + $arguments,
			),
			'a card'                         => array(
				'programs_filter_card',
				static fn( array $card, \WP_Post $post, array $attributes ): array => array(
					'title' => "$post->post_name, h{$attributes['headingLevel']}",
					'slugs' => array( 'tema-1' ),
				) + $card,
			),
			'what is inside of a card'       => array(
				'programs_filter_card_html',
				static fn( string $html, array $card, array $attributes ): string => '<p>' . esc_html(
					$card['title'] . wp_json_encode( $attributes )
				) . '</p>',
			),
			'pills'                          => array(
				'programs_filter_pills',
				static fn( array $pills ): array => array_reverse( array_slice( $pills, 0, 3 ) ),
			),
			'the size of pictures'           => array( 'programs_filter_picture_size', static fn(): string => 'thumbnail' ),
			'the length of excerpts'         => array( 'programs_filter_excerpt_length', static fn(): int => 1 ),
			'the parameter'                  => array( 'programs_filter_parameter', static fn(): string => 'tema' ),
			'what members may see'           => array( 'the_posts', $of_members ),
			'a card that contains a listing' => array(
				'programs_filter_card_html',
				static fn( string $html ): string => "$html<div>" . do_shortcode( '[programas]' ) . '</div>',
			),
		);
	}

	/** Five programs with pictures and texts, each in a category of its own. */
	private static function five(): void {
		foreach ( range( 1, 5 ) as $number ) {
			self::program(
				array( 'post_title' => "Programa $number", 'categories' => array( "Tema $number" ), 'post_excerpt' => 'Extracto' ),
				true
			)();
		}
	}

	/** Fails unless both sides of five programs are the same. */
	private function assert_five_same(): void {
		self::assertNotSame( array(), $this->assert_same( array() ) );
		$this->assert_same( array( 'headingLevel' => 2, 'card' => array( 'categories' ), 'limit' => 4 ) );
	}

	/** @dataProvider hooks */
	public function test_what_another_plugin_changes_is_the_same( string $hook, callable $callback ): void {
		self::five();
		add_filter( $hook, $callback, 10, 3 );

		$this->assert_five_same();
	}

	/** @return array<string, array{string, string}> Name and code of each template. */
	public function templates(): array {
		return array(
			'card' => array( 'card', '<h4><?php echo esc_html( $args["card"]["title"] . $args["attributes"]["headingLevel"] ); ?></h4>' ),
			'pill' => array( 'pill', '<button class="mia" data-category="<?php echo esc_attr( $args["pill"]["slug"] ); ?>">x</button>' ),
			'grid' => array( 'grid', '<ul class="programas-grid mia"><?php echo $args["cards"]; ?></ul>' ),
		);
	}

	/** @dataProvider templates */
	public function test_what_a_template_of_another_plugin_prints_is_the_same( string $template, string $code ): void {
		self::five();
		$file = wp_tempnam();
		file_put_contents( $file, $code ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test's own file.
		add_filter( 'programs_filter_template', static fn( string $path, string $name ): string => $name === $template ? $file : $path, 10, 2 );

		$this->assert_five_same();
		wp_delete_file( $file );
	}

	public function test_filters_and_a_category_with_which_the_page_opens_are_the_same(): void {
		foreach ( range( 1, 7 ) as $number ) {
			$facts = $number > 4 ? array( 'start' => '2197-01-01', 'price' => '0 €' ) : array( 'signup_state' => 'full' );
			$id    = self::factory()->program->create(
				array( 'post_title' => "Programa $number", 'menu_order' => $number, 'categories' => array( 'Artes' ) ) + compact( 'facts' )
			);
			wp_set_object_terms( $id, $number > 3 ? array( 'adultos' ) : array(), 'edad' );
		}
		$opening = array( 'multiple' => true, 'initial' => array( 'categoria' => array( 'artes' ) ) );
		foreach ( array(
			array( 'filters' => self::FILTERS ),
			array( 'filters' => array( 'gratis' ) ),
			array( 'filters' => array( 'edad', 'categoria' ), 'multiple' => true, 'perPage' => 3 ),
			array( 'filters' => array( 'cuando', 'plazas' ), 'showGrid' => false ),
			$opening,
		) as $attributes ) {
			// In a request of its own nothing is known yet.
			wp_cache_flush();
			list( $cards, $around ) = self::seen( self::listing( $attributes ) );
			$preview                = self::seen( $this->preview( $attributes ) );

			self::assertStringContainsString( 'data-filter', $around );
			self::assertSame( array( $around, count( $cards ) ), array( $preview[1], count( $preview[0] ) ) );
		}
		self::assertMatchesRegularExpression( '/value="artes"[^>]* checked/', $this->preview( $opening ) );
	}

	public function test_it_has_the_first_cards_that_are_seen_and_says_how_many_more_there_are(): void {
		foreach ( range( 1, 30 ) as $number ) {
			$categories = array( $number > 2 ? 'Artes' : 'Deporte' );
			self::factory()->program->create( array( 'post_title' => "Programa $number", 'menu_order' => $number ) + compact( 'categories' ) );
		}
		wp_set_current_user( 1 );
		foreach ( array(
			array( array(), range( 1, 24 ), 6 ),
			array( array( 'initial' => array( 'categoria' => array( 'artes' ) ) ), range( 3, 26 ), 4 ),
			array( array( 'limit' => 25 ), range( 1, 24 ), 1 ),
			// The page has them behind "Show more".
			array( array( 'perPage' => 5 ), range( 1, 5 ), 0 ),
			array( array( 'showGrid' => false ), array(), 0 ),
		) as list( $attributes, $numbers, $more ) ) {
			$preview = self::rest( 'GET', '/programs-filter/v1/listing', $attributes )->get_data();

			self::assertSame( $more, $preview['more'] );
			self::assertSame(
				array_map( static fn( int $number ): string => "Programa $number", $numbers ),
				( new Markup( $preview['html'] ) )->texts( '.programas-card__title' )
			);
		}
		self::assertStringContainsString( '30 resultados', $this->preview( array() ) );
	}

	public function test_programs_stand_below_their_days(): void {
		foreach ( array( 1, 1, 3 ) as $away ) {
			self::factory()->program->create( array( 'facts' => array( 'sessions' => wp_date( 'Y-m-d', time() + $away * DAY_IN_SECONDS ) . ' 18:00' ) ) );
		}
		$attributes = array( 'orderBy' => 'next', 'card' => array( 'dates' ) );

		self::assertCount( 3, $this->assert_same( $attributes ) );
		self::assertCount( 2, ( new Markup( $this->preview( $attributes ) ) )->all( '.has-days > .programas-day:not([hidden])' ) );
	}
}
