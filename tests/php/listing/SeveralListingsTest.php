<?php
/**
 * Pages with several listings, and filters in blocks of their own.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

/** Each grid has parameters of its own, which all of its filters share. */
class SeveralListingsTest extends TestCase {
	private const SEARCH = array( 'filters' => array( 'buscar' ) );
	private const BY     = array( 'filters' => array( 'categoria', 'buscar', 'orden', 'cuando', 'gratis' ) );

	/** Three programs: each in a category, the second one free, the last one over. */
	protected function set_up() {
		parent::set_up();
		foreach ( array(
			'Acuarela' => array( 'Arte', array() ),
			'Coro'     => array( 'Música', array( 'price' => '0 €' ) ),
			'Banda'    => array( 'Danza', array( 'end' => '2020-01-01' ) ),
		) as $title => list( $category, $facts ) ) {
			static $order = 0;
			self::factory()->program->create(
				array( 'post_title' => $title, 'menu_order' => ++$order, 'categories' => array( $category ), 'facts' => $facts )
			);
		}
	}

	/**
	 * @param list<array<string, mixed>> $blocks Attributes of each block of the page.
	 */
	private function page( array $blocks, string $query = '' ): Markup {
		return new Markup( $this->page_html( implode( "\n\n", array_map( array( self::class, 'block' ), $blocks ) ), $query ) );
	}

	/** @return list<list<string>> Titles that each grid shows. */
	private static function shown( Markup $page ): array {
		return array_map( static fn( Markup $grid ): array => $grid->cards(), $page->parts( '.programas-grid' ) );
	}

	/**
	 * @param array<string, mixed> $attributes More of them.
	 * @return array<string, mixed>
	 */
	private static function filter( array $attributes = array() ): array {
		return $attributes + array( 'showGrid' => false, 'target' => '#lista' );
	}

	/**
	 * @param array<string, mixed> $attributes More of them.
	 * @return array<string, mixed>
	 */
	private static function grid( array $attributes = array() ): array {
		return $attributes + array( 'showFilter' => false, 'anchor' => 'lista' );
	}

	public function test_two_lists_have_parameters_of_their_own(): void {
		$lists = array(
			array( 'perPage' => 1 ) + self::SEARCH,
			array( 'filters' => array( 'buscar', 'categoria' ), 'perPage' => 1 ) + self::SEARCH,
		);
		foreach ( array(
			'buscar=coro'                   => array( array( 'Coro' ), array( 'Acuarela' ) ),
			'buscar-2=coro'                 => array( array( 'Acuarela' ), array( 'Coro' ) ),
			'buscar=coro&buscar-2=acuarela' => array( array( 'Coro' ), array( 'Acuarela' ) ),
			'categoria=danza'               => array( array( 'Acuarela' ), array( 'Banda' ) ),
			'mostrar-2=2'                   => array( array( 'Acuarela' ), array( 'Acuarela', 'Coro' ) ),
		) as $query => $shown ) {
			self::assertSame( $shown, self::shown( $this->page( $lists, $query ) ), $query );
		}
	}

	/** @return array<string, array{string}> Action at which a plugin renders the content. */
	public function renders(): array {
		return array( 'in the head' => array( 'wp_head' ), 'before the page' => array( 'template_redirect' ) );
	}

	/** @dataProvider renders */
	public function test_they_have_them_too_where_another_plugin_rendered_the_page_to_describe_it( string $action ): void {
		$content = self::block( self::SEARCH ) . self::block( array( 'limit' => 3 ) + self::SEARCH );
		$this->go_to( '/?buscar-2=coro' );
		remove_all_actions( 'template_redirect' );
		add_action( $action, static fn() => apply_filters( 'the_content', $content ) );
		self::output( static fn() => do_action( $action ) );
		$page = new Markup( apply_filters( 'the_content', $content ) );

		self::assertSame( array( 'buscar', 'buscar-2' ), $page->values( 'input[type="search"]', 'name' ) );
		self::assertSame( array( array( 'Acuarela', 'Coro', 'Banda' ), array( 'Coro' ) ), self::shown( $page ) );
	}

	public function test_without_script_the_form_and_the_links_of_one_keep_what_the_other_asks_for(): void {
		$lists = array(
			array( 'perPage' => 1 ) + self::SEARCH,
			array( 'filters' => array( 'buscar', 'categoria' ), 'perPage' => 1 ) + self::SEARCH,
		);
		$page  = $this->page( $lists, 'buscar=coro&buscar-2=acuarela&mostrar=2&categoria=arte&gclid=1' );

		list( $first, $second ) = $page->parts( '.programas' );
		self::assertSame( array( 'buscar-2', 'categoria' ), $first->values( 'input[type="hidden"]', 'name' ) );
		self::assertSame( array( 'buscar', 'mostrar' ), $second->values( 'input[type="hidden"]', 'name' ) );
		self::assertSame( '/titulo/?buscar=coro&mostrar=2&categoria=arte#programas-2', $second->values( '.programas-reset', 'href' )[0] );
	}

	public function test_all_filters_of_one_grid_have_its_parameters(): void {
		$page = $this->page(
			array(
				self::filter( array( 'filters' => array( 'buscar' ) ) ),
				array( 'anchor' => 'lista' ) + self::SEARCH,
				self::SEARCH,
				array( 'showGrid' => false, 'filters' => array( 'buscar' ) ),
			)
		);

		self::assertSame( array( 'buscar', 'buscar', 'buscar-2', 'buscar' ), $page->values( 'input[type="search"]', 'name' ) );
	}

	public function test_a_filter_before_or_after_its_cards_applies_on_the_server(): void {
		$blocks = array( self::grid( self::BY ), self::filter( self::BY ) );
		foreach ( array(
			''                  => array( 'Acuarela', 'Coro', 'Banda' ),
			'categoria=musica'  => array( 'Coro' ),
			'buscar=acuarela'   => array( 'Acuarela' ),
			'cuando=terminados' => array( 'Banda' ),
		) as $query => $titles ) {
			self::assertSame( array( $titles ), self::shown( $this->page( $blocks, $query ) ), "after them, $query" );
			self::assertSame( array( $titles ), self::shown( $this->page( array_reverse( $blocks ), $query ) ), "before them, $query" );
		}
	}

	public function test_several_filters_elsewhere_are_all_met_and_a_search_says_how_many_it_leaves(): void {
		$blocks = array( self::filter(), self::filter( array( 'filters' => array( 'buscar', 'gratis' ) ) ), self::grid( self::BY ) );
		foreach ( array(
			'categoria=musica'             => array( array( 'Coro' ), '3 resultados' ),
			'categoria=musica&gratis=1'    => array( array( 'Coro' ), '1 de 3' ),
			'categoria=arte&gratis=1'      => array( array(), '1 de 3' ),
			'categoria=danza&buscar=banda' => array( array( 'Banda' ), '1 de 3' ),
		) as $query => list( $titles, $left ) ) {
			$page = $this->page( $blocks, $query );
			self::assertSame( array( $titles ), self::shown( $page ), $query );
			self::assertContains( $left, $page->texts( '.programas-count' ), $query );
		}
	}

	public function test_a_filter_elsewhere_hides_all_cards_where_none_meets_it(): void {
		$page = $this->page( array( self::filter( self::BY ), self::grid( self::BY ) ), 'buscar=nada' );

		self::assertSame( array( array() ), self::shown( $page ) );
		self::assertCount( 3, $page->all( '.programas-card[hidden]' ) );
	}

	public function test_a_filter_without_cards_offers_no_order(): void {
		$by   = array( 'filters' => array( 'orden', 'gratis' ) );
		$page = $this->page( array( self::filter( $by ), self::grid( $by ) ), 'orden=nombre' );

		self::assertSame( array( 'gratis' ), array_unique( $page->values( '[data-filter]', 'data-filter' ) ) );
		self::assertSame( array( array( 'Acuarela', 'Coro', 'Banda' ) ), self::shown( $page ) );
	}

	public function test_a_filter_alone_has_no_cards_and_a_grid_that_it_does_not_stand_for_no_filter(): void {
		$page = $this->page( array( self::filter( array( 'showCounts' => false, 'target' => '#otra' ) ) ), 'categoria=arte' );
		self::assertSame( array( 'Todos', 'Arte', 'Danza', 'Música' ), $page->pills() );
		self::assertSame( array( 'arte' ), $page->values( '[data-category][aria-pressed="true"]', 'data-category' ) );
		foreach ( array( '.programas-grid', '.programas-empty', '.programas-card', '.programas-count' ) as $part ) {
			self::assertSame( array(), $page->all( $part ), $part );
		}

		$alone = $this->page( array( self::grid() ), 'categoria=arte' );
		// No pill would bring a hidden card back.
		self::assertSame( array( array( 'Acuarela', 'Coro', 'Banda' ) ), self::shown( $alone ) );
		self::assertSame( array( '3 resultados' ), $alone->texts( '.programas-count' ) );
		self::assertSame( array(), $alone->all( '.programas-filter' ) );
	}

	public function test_a_grid_shows_what_the_filter_before_it_says_and_of_the_address_only_what_that_has_a_pill_for(): void {
		$all    = array( 'Acuarela', 'Coro', 'Banda' );
		$filter = self::filter( array( 'only' => array( 'categoria' => array( 'arte', 'danza' ) ), 'initial' => array( 'categoria' => array( 'danza' ) ) ) );
		foreach ( array( 'categoria=arte' => array( 'Acuarela' ), 'categoria=musica' => $all, '' => array( 'Banda' ) ) as $query => $titles ) {
			foreach ( array( '#lista', '#lista .programas-grid' ) as $target ) {
				$page = $this->page( array( compact( 'target' ) + $filter, self::grid(), self::grid( array( 'anchor' => 'otra' ) ) ), $query );
				self::assertSame( array( $titles, $all ), self::shown( $page ), "$target $query" );
			}
		}
	}

	public function test_a_filter_without_a_target_stands_for_the_first_grid_also_where_the_page_was_rendered_for_its_head_before(): void {
		$blocks = array( self::filter( array( 'target' => '' ) ), self::grid(), self::grid( array( 'anchor' => 'otra' ) ) );
		$shown  = array( array( 'Acuarela' ), array( 'Acuarela', 'Coro', 'Banda' ) );
		self::assertSame( $shown, self::shown( $this->page( $blocks, 'categoria=arte' ) ) );

		add_action( 'wp_head', static fn() => do_blocks( implode( '', array_map( array( self::class, 'block' ), $blocks ) ) ) );
		self::output( static fn() => do_action( 'wp_head' ) );
		self::assertSame( $shown, self::shown( new Markup( do_blocks( implode( '', array_map( array( self::class, 'block' ), $blocks ) ) ) ) ) );
	}
}
