<?php
/**
 * What the address of a page asks for, and the addresses that a listing makes: the category, and the form without script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** The script reads the same table of addresses (src/listing/view/address.test.ts). */
class AddressesTest extends TestCase {
	/**
	 * Programs in the categories of the table, each of the name of its category, and one in a category below "danza".
	 *
	 * @return list<string> Their titles.
	 */
	private function of_table(): array {
		/**
		 * Slugs.
		 *
		 * @var list<string> $categories
		 */
		$categories = self::json_table( 'requested-categories' )['categories'];
		foreach ( $categories as $slug ) {
			$id = self::factory()->term->create( array( 'name' => "Categoría $slug" ) );
			// Past WordPress, which would change some of them.
			self::database()->update( self::database()->terms, compact( 'slug' ), array( 'term_id' => $id ) );
			clean_term_cache( $id, Program\TAXONOMY );
			$parent = 'danza' === $slug ? $id : $parent ?? 0;
			wp_set_object_terms( self::factory()->program->create( array( 'post_title' => $slug ) ), array( $id ), Program\TAXONOMY );
		}
		self::factory()->term->create( array( 'name' => 'Flamenco', 'parent' => $parent ?? 0 ) );
		self::factory()->program->create( array( 'post_title' => 'flamenco', 'categories' => array( 'flamenco' ) ) );

		return array( ...$categories, 'flamenco' );
	}

	/** @return list<string> Titles of all cards, sorted. */
	private static function sorted( Markup $page, string $selector = '.programas-card:not([hidden])' ): array {
		$titles = $page->texts( "$selector h3" );
		sort( $titles );

		return $titles;
	}

	public function test_the_category_that_the_address_asks_for_is_chosen_and_a_page_opens_on_another_one_only_when_it_asks_for_none(): void {
		$titles = $this->of_table();
		sort( $titles );
		$requests = self::json_table( 'requested-categories' )['requests'];

		$requests['all']    = (array) $requests['all'] + array( 'a thousand times a slug' => 'categoria=' . str_repeat( 'musica', 1000 ) );
		$requests['musica'] = (array) $requests['musica'] + array( 'many bytes of zero behind it' => 'categoria=musica' . str_repeat( '%00', 300 ) );
		foreach ( $requests as $category => $queries ) {
			$category = (string) $category;
			$shown    = array( $category );
			if ( 'danza' === $category ) {
				$shown[] = 'flamenco';
			} elseif ( '' === $category || 'all' === $category ) {
				$shown = $titles;
			}
			foreach ( (array) $queries as $what => $query ) {
				$page  = self::markup( array(), $query );
				$count = $shown === $titles ? count( $titles ) . ' resultados' : count( $shown ) . ' de ' . count( $titles );
				self::assertSame( array( '' === $category ? 'all' : $category ), $page->values( '.programas-pill.is-active', 'data-category' ), $what );
				self::assertSame( $page->values( '.is-active', 'class' ), $page->values( '[aria-pressed="true"]', 'class' ), $what );
				self::assertSame( array( $shown, array( $count ) ), array( self::sorted( $page ), $page->texts( '.programas-count' ) ), $what );
				self::assertSame( $titles, self::sorted( $page, '.programas-card' ), $what );

				$opening = self::markup( array( 'initial' => array( 'categoria' => array( '2026' ) ) ), $query );
				self::assertSame( array( '' === $category ? '2026' : $category ), $opening->values( '[aria-pressed="true"]', 'data-category' ), $what );
			}
		}
	}

	public function test_what_the_address_asks_for_and_is_not_there_is_said_in_one_line(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ), 'facts' => array( 'place' => 'Aula 2', 'age_from' => '6' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'Danza' ), 'facts' => array( 'place' => 'Salón' ) ) );
		$attributes = array( 'filters' => array( 'categoria', 'lugar', 'edad', 'buscar' ) );
		foreach ( array(
			''                                     => '',
			'categoria=&lugar=all'                 => '',
			'categoria=Danza.&lugar=Aula 2'        => '',
			'categoria[]=danza'                    => '',
			'categoria=danzas'                     => 'Aquí no hay ningún filtro «danzas».',
			'categoria=danzas&lugar=[luna]&edad=x' => 'Aquí no hay ningún filtro «danzas», «[luna]», «x».',
			'categoria=%3Cb%3E%26amp;'             => 'Aquí no hay ningún filtro «<b>&amp;».',
			'categoria=%FF&buscar=...'             => '',
			'categoria=' . str_repeat( 'ñ', 999 )  => 'Aquí no hay ningún filtro «' . str_repeat( 'ñ', 49 ) . '…».',
		) as $query => $line ) {
			// Until the translation is there.
			$said = self::markup( $attributes, $query )->texts( '.programas-notice' );
			self::assertSame( array_values( array_diff( array( $line ), array( '' ) ) ), $said, $query );
		}
		self::assertSame( array(), self::markup( array( 'showFilter' => false ), 'categoria=danzas' )->all( '.programas-notice' ) );
	}

	public function test_a_value_of_any_filter_counts_as_the_slug_that_wordpress_would_make_of_it_and_one_value_twice_is_that_value(): void {
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'Música' ), 'facts' => array( 'place' => 'Salón' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Danza', 'categories' => array( 'Danza' ), 'facts' => array( 'place' => 'Aula 2' ) ) );
		$attributes = array( 'filters' => array( 'categoria', 'lugar', 'cuando' ) );

		self::assertSame( array( 'Danza' ), self::sorted( self::markup( $attributes, 'lugar=Aula+2.' ) ) );
		self::assertSame( array( 'Coro' ), self::sorted( self::markup( $attributes, 'lugar=salon&lugar=salon' ) ) );
		self::assertSame( array( 'Coro' ), self::sorted( self::markup( array( 'multiple' => true ) + $attributes, 'categoria=Música&categoria=musica' ) ) );
		self::assertSame( array( 'Coro', 'Danza' ), self::sorted( self::markup( array( 'multiple' => true ) + $attributes, 'categoria=Música&categoria=danza/' ) ) );
	}

	public function test_an_order_and_what_is_over_are_understood_in_the_same_way(): void {
		self::factory()->program->create( array( 'post_title' => 'Zumba', 'menu_order' => 1, 'facts' => array( 'start' => '2197-01-01' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Ballet', 'menu_order' => 2, 'facts' => array( 'start' => '2198-01-01' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => array( 'start' => '2020-01-01', 'end' => '2020-02-01' ) ) );
		$attributes = array( 'filters' => array( 'cuando', 'orden' ), 'only' => array( 'cuando' => array( 'vigentes' ) ) );

		self::assertSame( array( 'Zumba', 'Ballet' ), self::markup( $attributes )->cards() );
		self::assertSame( array( 'Ballet', 'Zumba' ), self::markup( $attributes, 'orden=Nombre&orden=Nombre' )->cards() );
		self::assertSame( array( 'Coro' ), self::markup( array( 'only' => array() ) + $attributes, 'cuando=Terminados.' )->cards() );
	}

	public function test_the_category_that_a_page_opens_on_is_told_to_the_script_and_all_then_has_an_address_of_its_own(): void {
		$this->of_table();
		$page = self::markup( array( 'initial' => array( 'categoria' => array( 'danza' ) ) ) );
		self::assertSame( array( 'danza' ), $page->values( '[data-initial]', 'data-initial' ) );
		self::assertSame( array( 'categoria' ), $page->values( '[data-category="all"][value="all"]', 'name' ) );
		self::assertSame(
			array( 'danza', 'flamenco' ),
			self::sorted( self::markup( array( 'initial' => array( 'categoria' => array( 'danza' ) ), 'showFilter' => false ) ) )
		);

		foreach ( array(
			array(),
			array( 'initial' => array( 'categoria' => array( 'no-existe' ) ) ),
			array( 'initial' => array( 'categoria' => array( 'all' ) ) ),
			array( 'initial' => array( 'categoria' => array( 'danza' ) ), 'only' => array( 'categoria' => array( 'musica', 'flamenco' ) ) ),
		) as $attributes ) {
			$page = self::markup( $attributes );
			self::assertSame( array(), $page->all( '[data-initial]' ) );
			self::assertSame( array( '' ), $page->values( '[data-category="all"][aria-pressed="true"]', 'name' ) );
		}
	}

	public function test_the_parameter_can_have_another_name_in_the_address_in_the_form_and_for_the_script(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		add_filter( 'programs_filter_parameter', static fn(): string => 'tema' );
		$page = self::markup( array(), 'tema=arte&categoria=musica&x=1' );

		self::assertSame( array( 'arte' ), $page->values( '[aria-pressed="true"]', 'data-category' ) );
		self::assertSame( array( 'tema' ), $page->values( '.programas-filter', 'data-parameter' ) );
		self::assertSame( array( 'tema', 'tema' ), $page->values( '.programas-filter button[value]', 'name' ) );
		self::assertSame( array(), $page->all( 'input[name="tema"]' ) );
		self::assertSame( array( 'all' ), self::markup( array(), 'categoria=musica' )->values( '[aria-pressed="true"]', 'data-category' ) );
	}

	public function test_a_name_that_cannot_be_used_changes_nothing(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create();
		$names = array(
			'',
			null,
			array( 'tema' ),
			'p',
			'post_type',
			'rest_route',
			'a b',
			'a[]',
			"tema\n",
			'"><script>',
			'1',
			str_repeat( 'x', 51 ),
		);
		foreach ( $names as $name ) {
			$use  = static fn() => $name;
			add_filter( 'programs_filter_parameter', $use );
			$page = self::markup( array(), 'categoria=arte' );
			remove_filter( 'programs_filter_parameter', $use );

			self::assertSame(
				array( 'arte' ),
				$page->values( '[aria-pressed="true"][name="categoria"]', 'value' ),
				(string) wp_json_encode( $name )
			);
			self::assertSame( array(), $page->all( '[data-parameter]' ) );
		}
	}

	/** @return array<string, array{mixed, string}> What a filter makes the first part, and the address then. */
	public function first_parts(): array {
		return array(
			'a word'         => array( 'curso', '/curso/coro/' ),
			'words'          => array( '/Cursos y Talleres/', '/cursos-y-talleres/coro/' ),
			'two parts'      => array( 'oferta/programación', '/oferta/programacion/coro/' ),
			'a tag'          => array( '%postname%', '/postname/coro/' ),
			'a pattern'      => array( '(.*)', '/programa/coro/' ),
			'nothing'        => array( '//', '/programa/coro/' ),
			'an empty part'  => array( 'a//b', '/programa/coro/' ),
			'no text'        => array( array( 'curso' ), '/programa/coro/' ),
			'another script' => array( '日本', '/programa/coro/' ),
			'the admin'      => array( 'wp-admin', '/programa/coro/' ),
			'authors'        => array( 'author', '/programa/coro/' ),
		);
	}

	/**
	 * @dataProvider first_parts
	 * @param mixed $part What a filter says.
	 */
	public function test_the_first_part_of_the_addresses_of_programs_can_be_another_one_but_none_that_cannot_be_used(
		$part,
		string $address
	): void {
		$id = self::factory()->program->create( array( 'post_title' => 'Coro' ) );
		add_filter( 'programs_filter_rewrite_slug', static fn() => $part );
		// Not by its function, which would take its categories from it for all other tests.
		unset( $GLOBALS['wp_post_types'][ Program\POST_TYPE ] );
		Program\register_programs();

		self::assertSame( $address, wp_make_link_relative( (string) get_permalink( $id ) ) );
	}

	/** What the form repeats of the address, as one. */
	private static function repeated( Markup $page ): string {
		$names  = $page->values( 'form input', 'name' );
		$values = $page->values( 'form input[type="hidden"]', 'value' );

		return implode( '&', array_map( static fn( string $name, string $value ): string => "$name=$value", $names, $values ) );
	}

	public function test_the_form_repeats_the_parameters_by_which_wordpress_finds_the_page_as_text(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create();
		// As Polylang does.
		$GLOBALS['wp']->add_query_var( 'lang' );
		$run = 0;
		add_shortcode(
			'prueba',
			static function () use ( &$run ): string {
				++$run;

				return '';
			}
		);
		foreach ( array(
			''                                       => '',
			'categoria=arte'                         => '',
			'page_id=2&categoria=arte&lang=es&paged=3&s=coro' => 'page_id=2&lang=es&paged=3&s=coro',
			'gclid=x&utm_source=z&page_id=2&ref=%3Cb%3E&q=1' => 'page_id=2',
			'post_type[]=a&post_type%5B%5D=b&post_type[x][]=c&otra[]=1' => 'post_type[]=a&post_type[]=b&post_type[x][]=c',
			's=a%20b%2Bc+d%26e&name=%E2%82%AC'       => 's=a b+c d&e&name=€',
			'p=1&p=1&s=&page_id'                     => 'p=1&p=1&s=&page_id=',
			's="><script>alert(1)</script>'          => 's="><script>alert(1)</script>',
			's=\'\\"'                                => 's=\'\\"',
			'categoria[]=arte&categoria[x][y]=1&p=1' => 'p=1',
			'ss=1&P=2&p%20=3&[p]=4&p=5'              => 'p=5',
			's=%FF&%FE=1&p=1'                        => 'p=1',
			'&&=x&p=1&'                              => 'p=1',
			's=[prueba]&s[prueba]=b'                 => 's=[prueba]&s[prueba]=b',
		) as $query => $repeated ) {
			$_SERVER['QUERY_STRING'] = wp_slash( $query );
			self::assertSame( $repeated, self::repeated( new Markup( apply_filters( 'the_content', self::block() ) ) ), $query );
		}
		// WordPress may throw away what a shortcode printed, but it has run.
		self::assertSame( 0, $run );
	}

	public function test_the_form_repeats_the_query_variables_of_other_plugins(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create();
		self::assertSame( 'p=1', self::repeated( self::markup( array(), 'p=1&curso[x]=2&3=4' ) ) );

		$GLOBALS['wp']->add_query_var( 'curso' );
		self::assertSame( 'p=1&curso[x]=2', self::repeated( self::markup( array(), 'p=1&curso[x]=2&3=4' ) ) );
		$GLOBALS['wp']->remove_query_var( 'curso' );
	}

	public function test_the_form_stays_small_whatever_the_address(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create();
		$many = implode( '&', array_map( static fn( int $number ): string => "s[$number]=1", range( 1, 500 ) ) );

		self::assertCount( 50, self::markup( array(), $many )->all( 'input' ) );
		self::assertLessThan( 3000, strlen( self::listing( array(), 'p=1&s=' . str_repeat( 'x', 5000 ) . '&page=1' ) ) );
	}

	/** @return array<string, array{array<string, mixed>, list<string>, list<string>}> Attributes; address of the form, and its target. */
	public function targets(): array {
		$of = static fn( string $target ): array => array( 'showGrid' => false, 'target' => $target );

		return array(
			'its own cards'                    => array( array(), array( '/#programas-1' ), array( '' ) ),
			'its own cards, which were hidden' => array( array( 'target' => '#otra' ), array( '/#programas-1' ), array( '' ) ),
			'an ID'                            => array( $of( '#otra' ), array( '/#otra' ), array( '#otra' ) ),
			'a class'                          => array( $of( '.otra[data-x="1"]' ), array( '' ), array( '.otra[data-x="1"]' ) ),
			'a grid in an ID'                  => array(
				$of( '#niñez-2 .programas-grid' ),
				array( '/#niñez-2' ),
				array( '#niñez-2 .programas-grid' ),
			),
			'one of two'                       => array(
				$of( '#niñez.programas-grid, #otra' ),
				array( '' ),
				array( '#niñez.programas-grid, #otra' ),
			),
			'an ID with an escape'             => array( $of( '#a\\:b .programas-grid' ), array( '' ), array( '#a\\:b .programas-grid' ) ),
			'an ID in something else'          => array( $of( '.otra #cursos' ), array( '' ), array( '.otra #cursos' ) ),
			'nothing'                          => array( $of( '' ), array( '' ), array( '' ) ),
		);
	}

	public function test_a_base_and_a_second_slash_lead_to_no_other_page(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'facts' => array( 'price' => '0 €' ) ) );
		$_SERVER['REQUEST_URI'] = '/\\/evil.example/a?gratis=1';
		$page                   = self::markup( array( 'filters' => array( 'categoria', 'gratis' ) ), 'gratis=1' );

		self::assertSame( array( '/evil.example/a#programas-1' ), array_unique( $page->values( 'form[method="get"]', 'action' ) ) );
		self::assertSame( array( '/evil.example/a?#programas-1' ), array_unique( $page->values( '.programas-reset', 'href' ) ) );
	}

	/**
	 * @dataProvider targets
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param list<string>         $action     Address of the form.
	 * @param list<string>         $target     Target.
	 */
	public function test_the_form_opens_the_page_at_the_cards_that_it_controls( array $attributes, array $action, array $target ): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create();
		$page = self::markup( $attributes );

		self::assertSame( $action, $page->values( 'form[method="get"]', 'action' ) );
		self::assertSame( $target, $page->values( '.programas-filter', 'data-target' ) );
	}
}
