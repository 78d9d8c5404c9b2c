<?php
/**
 * What a card shows, and to whom.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

/** Titles, texts, categories, facts and pictures. */
class CardsTest extends TestCase {
	/**
	 * @param array<string, mixed> $fields Fields.
	 */
	private static function program( string $title, array $fields = array() ): int {
		return self::factory()->program->create( array( 'post_title' => $title ) + $fields );
	}

	/** @return array{meta_input: array{_thumbnail_id: int}} Fields of a program with a picture of its own. */
	private static function with_picture( string $alt = '' ): array {
		return array( 'meta_input' => array( '_thumbnail_id' => self::factory()->picture->create( compact( 'alt' ) ) ) );
	}

	public function test_it_has_the_slugs_of_its_categories_and_of_their_ancestors_each_once(): void {
		$parent = 0;
		foreach ( array( 'Cultura', 'Arte', 'Pintura' ) as $name ) {
			$parent = self::factory()->term->create( compact( 'name', 'parent' ) );
		}
		self::program( 'A', array( 'categories' => array( 'pintura' ) ) );
		self::program( 'B', array( 'categories' => array( 'pintura', 'arte' ) ) );
		self::program( 'C' );
		self::program( 'D', array( 'categories' => array( 'cultura' ) ) );
		$page  = self::markup( array( 'orderBy' => 'title' ) );
		$slugs = array_map(
			static function ( string $slugs ): array {
				$each = explode( ' ', $slugs );
				sort( $each );

				return $each;
			},
			$page->values( '.programas-card', 'data-categories' )
		);

		$all = array( 'arte', 'cultura', 'pintura' );
		self::assertSame( array( $all, $all, array( '' ), array( 'cultura' ) ), $slugs );
		self::assertSame(
			array( array( 'Pintura' ), array( 'Arte', 'Pintura' ), array(), array( 'Cultura' ) ),
			array_map( static fn( Markup $card ): array => $card->texts( '.programas-card__category' ), $page->parts( '.programas-card' ) )
		);
	}

	public function test_beside_pictures_one_without_has_the_initial_of_its_title(): void {
		self::program( 'Coro', array( 'categories' => array( 'ópera' ) ) );
		self::program( '&iexcl;Baila!' );
		self::assertSame( array(), self::markup()->all( '.is-initial' ) );
		self::program( 'Acuarela', self::with_picture() );
		$page = self::markup();
		self::assertSame( array( 'B', 'C' ), $page->values( '.is-initial', 'data-letter' ) );
		list( $none, $tint ) = $page->values( '.is-initial', 'style' );
		self::assertMatchesRegularExpression( '/^--programas-hue:[1-9]\d*$/D', $tint );
		self::assertSame( '--programas-hue:0', $none );
		self::assertSame( array(), self::markup( array( 'card' => array( 'excerpt' ) ) )->all( '.is-initial' ) );
	}

	public function test_beside_pictures_one_whose_picture_is_gone_has_an_initial_too(): void {
		self::program( 'Coro', self::with_picture() );
		$fields = self::with_picture();
		self::program( 'Danza', $fields );
		self::assertSame( array(), self::markup()->all( '.is-initial' ) );

		// Past WordPress, which would tell the program.
		self::database()->delete( self::database()->posts, array( 'ID' => $fields['meta_input']['_thumbnail_id'] ) );
		wp_cache_flush();
		self::assertSame( array( 'D' ), self::markup()->values( '.is-initial', 'data-letter' ) );
		add_filter( 'wp_get_attachment_image', '__return_empty_string' );
		self::assertSame( array(), self::markup()->all( '.is-initial' ) );
	}

	/** @return array<string, array{array<string, string>, list<string>}> Facts; what the card says. */
	public function states(): array {
		$day = 'martes 3 de marzo de 2099';

		return array(
			'cancelled, and why'     => array(
				array( 'event_status' => 'cancelled', 'notice' => 'la actriz está enferma', 'signup_state' => 'full' ),
				array( $day, 'Patio 5 € A partir de 6 años', 'Cancelado', 'La actriz está enferma' ),
			),
			'moved online'           => array(
				array( 'event_status' => 'online' ),
				array( $day, '5 € A partir de 6 años', 'Ahora es en línea' ),
			),
			'fully booked'           => array(
				array( 'signup_state' => 'full' ),
				array( $day, 'Patio 5 € A partir de 6 años', 'Plazas agotadas' ),
			),
			'free, and no places'    => array(
				array( 'price' => 'Gratis', 'places_left' => '0' ),
				array( $day, 'Patio Gratis A partir de 6 años', 'Plazas agotadas' ),
			),
			'few places'             => array(
				array( 'places_left' => '3', 'signup_state' => 'open' ),
				array( $day, 'Patio 5 € A partir de 6 años', 'Quedan 3 plazas' ),
			),
			'ordinary'               => array(
				array( 'price' => '0 €', 'places_left' => '30' ),
				array( $day, 'Patio Gratis Quedan 30 plazas A partir de 6 años' ),
			),
			'over'                   => array(
				array( 'start' => '2020-03-03' ),
				array( 'martes 3 de marzo de 2020', 'Patio 5 € A partir de 6 años', 'Terminado' ),
			),
			'a notice and no change' => array(
				array( 'notice' => 'Traed bata' ),
				array( $day, 'Patio 5 € A partir de 6 años', 'Traed bata' ),
			),
		);
	}

	/**
	 * @dataProvider states
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $said  Texts.
	 */
	public function test_it_says_when_where_and_how_much_then_its_state_and_why( array $facts, array $said ): void {
		$facts += array( 'start' => '2099-03-03', 'end' => $facts['start'] ?? '2099-03-03', 'place' => 'Patio', 'age_from' => '6', 'price' => '5 €' );
		self::program( 'A', compact( 'facts' ) );

		self::assertSame( $said, self::said( self::markup( array( 'card' => array( 'dates', 'place', 'price', 'places', 'ages', 'notice' ) ) ) ) );
	}

	/** @return array<string, array{list<string>, list<string>}> Lines of sessions; what the card says. */
	public function changes(): array {
		$weekly = '2099-01-05/2099-06-29 MO 18:00-19:00';
		$rule   = 'Lunes, hasta el 29 de junio de 2099';

		return array(
			'the next one is cancelled' => array(
				array( $weekly, '!2099-01-05 huelga' ),
				array( 'lunes 5 de enero de 2099, 18:00 · no hay', "$rule próxima: lunes 12 de enero de 2099", 'Session canceled', 'Huelga' ),
			),
			'a later one is cancelled'  => array(
				array( $weekly, '!2099-01-19 huelga' ),
				array( 'lunes 5 de enero de 2099, 18:00', $rule, 'Lunes 19 de enero de 2099: no hay (huelga)' ),
			),
			'it is on another day'      => array(
				array( $weekly, '>2099-01-05 2099-01-07' ),
				array( 'lunes 5 de enero de 2099, 18:00 · pasa al miércoles 7 de enero de 2099', "$rule próxima: miércoles 7 de enero de 2099", 'New day' ),
			),
			'it is at another hour'     => array(
				array( $weekly, '>2099-01-05 2099-01-05 20:00' ),
				array( 'lunes 5 de enero de 2099, 20:00', $rule, 'New time' ),
			),
			'it is at another place'    => array(
				array( $weekly, '@2099-01-05 Museo' ),
				array( 'lunes 5 de enero de 2099, 18:00, en Museo', $rule, 'New place' ),
			),
		);
	}

	/**
	 * @dataProvider changes
	 * @param list<string> $lines Lines of sessions.
	 * @param list<string> $said  Texts; those of states in English.
	 */
	public function test_it_says_what_is_different_about_the_next_session( array $lines, array $said ): void {
		self::program( 'A', array( 'facts' => array( 'sessions' => implode( "\n", $lines ) ) ) );
		$states = array();
		foreach ( array( 'Session canceled', 'New day', 'New time', 'New place' ) as $state ) {
			$states[ $state ] = translate( $state, 'programs-filter' ); // phpcs:ignore WordPress.WP.I18n -- Those of the cards.
		}

		self::assertSame( array_map( static fn( string $text ): string => $states[ $text ] ?? $text, $said ), self::said( self::markup( array( 'card' => array( 'dates' ) ) ) ) );
	}

	public function test_what_is_seen_is_what_is_said(): void {
		self::program( 'A', array( 'facts' => array( 'sessions' => "2099-01-05/2099-06-29 MO 18:00-19:00\n!2099-01-05 huelga", 'place' => 'Patio', 'price' => '5 €', 'places' => '9', 'places_left' => '2' ) ) );
		$card = self::listing( array( 'card' => array( 'dates', 'schedule', 'place', 'price', 'places', 'ages', 'excerpt', 'categories' ) ) );

		// Nothing for the eye or for the ear alone; the description of the link is the state, which the card has.
		self::assertDoesNotMatchRegularExpression( '/aria-(hidden|label)=|screen-reader-text|__label/', $card );
		self::assertSame( ( new Markup( $card ) )->texts( '.programas-state' ), ( new Markup( $card ) )->values( '.programas-card__link', 'aria-description' ) );
	}

	/**
	 * What the only card of a listing says below its title.
	 *
	 * @param Markup $page Page.
	 * @return list<string>
	 */
	private static function said( Markup $page ): array {
		$lines = array_merge( $page->texts( '.programas-card__when' ), $page->texts( '.programas-card__line' ) );

		return str_replace( "\u{a0}", ' ', $lines );
	}

	public function test_it_says_the_weekdays_of_what_goes_on_without_days(): void {
		self::factory()->program->create( array( 'facts' => array( 'schedule' => 'Miércoles y sábados' ) ) );

		self::assertSame( array( 'Miércoles y sábados' ), self::markup( array( 'card' => array( 'dates' ) ) )->texts( '.programas-card__line' ) );
	}

	/** @return array<string, array{string}> Listings in which nobody has set anything. */
	public function untouched_listings(): array {
		return array( 'block' => array( self::block() ), 'shortcode' => array( '[programas]' ) );
	}

	/** @dataProvider untouched_listings */
	public function test_it_says_when_where_and_how_much_unless_its_parts_are_chosen( string $content ): void {
		self::program( 'A', array( 'facts' => array( 'sessions' => '2099-03-03 18:00', 'place' => 'Aula 2', 'price' => '5 €' ) ) );
		$page = new Markup( apply_filters( 'the_content', $content ) );

		self::assertSame( 'martes 3 de marzo de 2099, 18:00', str_replace( "\u{a0}", ' ', $page->texts( '.programas-card__when' )[0] ) );
		self::assertSame( 'Aula 2, 5 €', str_replace( "\u{a0}", ' ', implode( ', ', $page->texts( '.programas-card__fact' ) ) ) );
	}

	public function test_it_says_its_state_also_where_no_facts_are_shown_and_so_does_its_link(): void {
		self::program( 'A', array( 'facts' => array( 'event_status' => 'postponed' ) ) );
		self::program( 'B', array( 'facts' => array( 'signup_state' => 'full' ) ) );
		self::program( 'C', array( 'facts' => array( 'price' => '0 €' ) ) );
		$page = self::markup( array( 'orderBy' => 'title', 'card' => array() ) );

		self::assertSame( array( 'Aplazado', 'Plazas agotadas' ), $page->texts( '.programas-card__line' ) );
		self::assertSame( array( 'Aplazado', 'Plazas agotadas', '' ), $page->values( '.programas-card__link', 'aria-description' ) );
	}

	public function test_no_shortcode_runs_in_a_notice_and_in_the_name_of_a_document(): void {
		add_shortcode( 'prueba', static fn(): string => 'EJECUTADO' );
		$file = self::factory()->picture->create( array( 'post_title' => 'Plano [prueba]' ) );
		self::program( 'A', array( 'facts' => array( 'event_status' => 'cancelled', 'notice' => 'Ver [prueba]', 'documents' => (string) $file ) ) );
		$page = new Markup( do_shortcode( self::listing( array( 'card' => array( 'documents' ) ) ) ) );

		self::assertSame( array( 'Cancelado', 'Ver [prueba]' ), array_slice( $page->texts( '.programas-card__line' ), -2 ) );
		self::assertSame( array( 'Plano [prueba] (JPG)' ), $page->texts( '.programas-card__document' ) );
	}

	public function test_many_are_compact_on_a_phone(): void {
		array_map( static fn( int $number ): int => self::program( "P$number" ), range( 1, 12 ) );
		self::assertSame( array( 'programas-grid' ), self::markup()->values( '.programas-grid', 'class' ) );
		self::program( 'P13' );
		self::assertSame( array( 'programas-grid is-compact' ), self::markup()->values( '.programas-grid', 'class' ) );
	}

	public function test_without_picture_excerpt_and_category_it_is_a_title_with_its_link(): void {
		self::program( 'Solo título' );
		$page = self::markup();

		self::assertCount( 3, $page->parts( '.programas-card' )[0]->all( 'li *' ) );
		self::assertStringEndsWith( '/programa/solo-titulo/', $page->values( '.programas-card h3 > a', 'href' )[0] );
	}

	public function test_it_takes_its_excerpt_from_the_content_without_running_blocks_and_shortcodes(): void {
		add_shortcode( 'prueba', static fn(): string => 'EJECUTADO' );
		add_filter( 'the_content', static fn( string $content ): string => $content . ' Compartir' );
		kses_remove_filters();
		foreach ( array(
			'A' => "<!-- wp:paragraph -->\n<p>Uno <b>dos</b> [prueba] " . str_repeat( 'tres ', 40 ) . "</p>\n<!-- /wp:paragraph -->",
			'B' => '[prueba]<!-- wp:programs-filter/programas /-->',
			'C' => '[programas]',
			'D' => '<script>alert(1)</script><style>p{}</style><p>Texto</p>',
		) as $title => $post_content ) {
			self::program( $title, compact( 'post_content' ) );
		}

		self::assertSame(
			array( 'Uno dos ' . str_repeat( 'tres ', 13 ) . 'tres…', 'Texto' ),
			self::markup( array( 'orderBy' => 'title' ) )->texts( '.programas-card__excerpt' )
		);
	}

	public function test_it_has_nothing_of_a_fact_that_there_is_not(): void {
		self::program( 'A', array( 'facts' => array( 'place' => 'Aula 1', 'price' => '5 €' ) ) );
		$page = self::markup( array( 'card' => array( 'horas', '0', 'place', '', 'title', 'price' ) ) );

		self::assertSame( array( 'Aula 1', "5\u{a0}€" ), $page->texts( '.programas-card__fact' ) );
	}

	public function test_it_has_the_heading_level_that_was_chosen(): void {
		self::program( 'A' );
		foreach ( array( array( 2, 'h2' ), array( 6, 'h6' ), array( 1, 'h3' ), array( 9, 'h3' ), array( 'x', 'h3' ) ) as list( $level, $tag ) ) {
			self::assertSame( array( 'A' ), self::markup( array( 'headingLevel' => $level ) )->texts( "$tag.programas-card__title" ) );
		}
	}

	public function test_what_an_editor_writes_is_text_a_title_keeps_its_emphasis(): void {
		add_shortcode( 'prueba', static fn(): string => 'EJECUTADO' );
		kses_remove_filters();
		self::factory()->term->create( array( 'name' => 'Arte & "música" <b>1 < 2</b> [prueba] 3x4 \'así\'', 'slug' => 'arte' ) );
		self::program(
			'A <script>alert(1)</script><em>B</em> <img src=x onerror=alert(1)> & "C" [prueba] <a href="#">D</a>',
			array(
				'categories'   => array( 'arte' ),
				'post_excerpt' => '<script>alert(1)</script><b>Extracto</b> & "comillas" 3 < 4 [prueba] &lt;i&gt;',
			)
		);
		self::program( 'Otra' );
		$page = self::markup();
		$card = $page->parts( '.programas-card' )[0];

		self::assertSame( array( 'A alert(1)B  & “C” [prueba] D' ), $card->texts( '.programas-card__link' ) );
		self::assertSame( array( 'B' ), $card->texts( '.programas-card__link *' ) );
		self::assertSame( array( 'B' ), $card->texts( '.programas-card__link em' ) );
		self::assertSame( array( 'Extracto & “comillas” 3 < 4 [prueba] <i>' ), $card->texts( '.programas-card__excerpt' ) );
		list( $name ) = $card->texts( '.programas-card__category' );
		self::assertStringStartsWith( 'Arte & “música”', $name );
		self::assertStringEndsWith( '[prueba] 3×4 ‘así’', $name );
		self::assertSame( array( 'Todos', $name ), $page->pills() );
		foreach ( array( '.programas-card__excerpt *', '.programas-card__category *', '.programas-pill__label *' ) as $inside ) {
			self::assertSame( array(), $page->all( $inside ), $inside );
		}
	}

	public function test_programs_that_visitors_must_not_see_are_in_no_page_and_give_no_pill_not_even_for_an_administrator(): void {
		foreach ( array( 'draft', 'private', 'trash', 'pending', 'auto-draft', 'future' ) as $status ) {
			self::program(
				"Estado $status",
				array(
					'categories'   => array( 'Arte', 'Secreta' ),
					'post_status'  => $status,
					'post_date'    => 'future' === $status ? '2037-01-01 10:00:00' : '',
					'post_excerpt' => "Extracto $status",
				) + self::with_picture( "Foto $status" )
			);
		}
		self::program( 'Publicado', array( 'categories' => array( 'Arte' ) ) );
		self::program( 'Sin categoría' );
		$html = self::listing();
		$page = new Markup( $html );

		self::assertSame(
			array( array( 'Publicado', 'Sin categoría' ), array( 'Todos', 'Arte' ) ),
			array( $page->texts( '.programas-card h3' ), $page->pills() )
		);
		self::assertDoesNotMatchRegularExpression( '/Estado|future|draft/', $html );
		wp_set_current_user( 1 );
		self::assertSame( $html, self::listing() );
	}

	public function test_a_program_behind_a_password_shows_its_title_and_no_more(): void {
		$fields = array( 'categories' => array( 'Arte' ), 'post_password' => 'x', 'post_excerpt' => 'Extracto', 'post_content' => 'Texto' );
		self::program( 'Con contraseña', $fields + self::with_picture() );
		$html = self::listing();
		$page = new Markup( $html );

		self::assertSame( array( 'Protegido: Con contraseña' ), $page->cards() );
		self::assertSame( array( 'arte' ), $page->values( '.programas-card', 'data-categories' ) );
		self::assertDoesNotMatchRegularExpression( '/Extracto|Texto|<img|programas-card__categor/', $html );
	}

	/** Ten programs with pictures, the second, fourth, … in Arte. */
	private static function ten(): void {
		foreach ( range( 1, 10 ) as $number ) {
			self::program(
				"P$number",
				array( 'menu_order' => $number, 'categories' => array( 0 === $number % 2 ? 'Arte' : 'Música' ) )
					+ self::with_picture( 1 === $number ? 'Una "foto" [caption]x[/caption]' : '' )
			);
		}
	}

	public function test_a_picture_has_its_dimensions_so_that_nothing_shifts_and_several_sizes(): void {
		self::program( 'A', self::with_picture() );
		list( $image ) = self::markup()->all( 'img' );

		self::assertSame( array( '768', '576' ), array( $image->getAttribute( 'width' ), $image->getAttribute( 'height' ) ) );
		self::assertStringEndsWith( '/foto-768.jpg', $image->getAttribute( 'src' ) );
		self::assertStringContainsString( '/foto-300.jpg 300w', $image->getAttribute( 'srcset' ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1: string, 2?: int}> Attributes, sizes, number of cards. */
	public function sizes(): array {
		return array(
			'as it is'                         => array( array(), '(max-width: 560px) 100vw, 350px' ),
			'narrow'                           => array( array( 'minCardWidth' => 200 ), '(max-width: 400px) 100vw, 250px' ),
			'few columns'                      => array( array( 'columns' => 2 ), '(max-width: 560px) 100vw, 600px' ),
			'many columns'                     => array( array( 'columns' => 6 ), '(max-width: 560px) 100vw, 350px' ),
			'one column'                       => array( array( 'columns' => 1 ), '(max-width: 1200px) 100vw, 1200px' ),
			'rows'                             => array( array( 'className' => 'is-style-rows' ), '(max-width: 599px) 144px, 300px' ),
			'rows on phones'                   => array( array( 'className' => 'is-style-compact' ), '(max-width: 599px) 144px, 350px' ),
			'as many as are compact on phones' => array( array(), '(max-width: 599px) 144px, 350px', 13 ),
			'many that are wide'               => array( array( 'minCardWidth' => 400 ), '(max-width: 599px) 144px, (max-width: 800px) 100vw, 500px', 13 ),
			'many without a frame'             => array( array( 'className' => 'is-style-plain' ), '(max-width: 560px) 100vw, 350px', 13 ),
			'below their days'                 => array( array( 'orderBy' => 'next' ), '(max-width: 599px) 144px, 288px' ),
		);
	}

	/**
	 * @dataProvider sizes
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public function test_pictures_have_the_sizes_that_follow_from_the_width_or_the_number_of_the_cards(
		array $attributes,
		string $sizes,
		int $cards = 4
	): void {
		foreach ( range( 1, $cards ) as $number ) {
			self::program( "P$number", self::with_picture() );
		}
		foreach ( self::markup( $attributes )->values( 'img', 'sizes' ) as $found ) {
			self::assertSame( $sizes, preg_replace( '/^auto, /', '', $found ) );
		}
	}

	public function test_pictures_load_at_once_in_the_first_three_cards_that_are_shown_and_later_in_the_others(): void {
		self::ten();
		$shown = '.programas-card:not([hidden]) img';

		self::assertSame( array_merge( array_fill( 0, 3, 'eager' ), array_fill( 0, 7, 'lazy' ) ), self::markup()->values( $shown, 'loading' ) );
		$page = self::markup( array(), 'categoria=arte' );
		self::assertSame( array( 'eager', 'eager', 'eager', 'lazy', 'lazy' ), $page->values( $shown, 'loading' ) );
		self::assertSame( array_fill( 0, 5, 'lazy' ), $page->values( '[hidden] img', 'loading' ) );
	}

	public function test_pictures_have_no_high_priority_and_are_decoration_unless_they_have_a_text_in_which_no_shortcode_runs(): void {
		self::ten();
		$html = $this->page_html( self::block() );
		$page = new Markup( $html );

		self::assertStringNotContainsString( 'fetchpriority="high"', $html );
		self::assertSame( array_fill( 0, 10, 'async' ), $page->values( 'img', 'decoding' ) );
		self::assertSame( self::markup()->values( 'img', 'loading' ), $page->values( 'img', 'loading' ) );
		self::assertSame( array( 'Una "foto" [caption]x[/caption]', ...array_fill( 0, 9, '' ) ), $page->values( 'img', 'alt' ) );
	}

	public function test_a_picture_is_absent_when_the_listing_shows_none_and_when_it_is_gone(): void {
		self::program( 'A', self::with_picture() );
		self::assertSame( array( 'A' ), self::markup( array( 'card' => array( 'excerpt' ) ) )->cards() );
		self::assertStringNotContainsString( 'programas-card__picture', self::listing( array( 'card' => array( 'excerpt' ) ) ) );

		// Past WordPress, which would tell the program.
		self::database()->delete( self::database()->posts, array( 'post_type' => 'attachment' ) );
		wp_cache_flush();
		self::assertDoesNotMatchRegularExpression( '/<img|programas-card__picture/', self::listing() );
	}
}
