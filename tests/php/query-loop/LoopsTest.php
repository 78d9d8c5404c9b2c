<?php
/**
 * Query Loops that a filter narrows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Query_Loop;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/**
 * Pages with Query Loops and filters, as WordPress prints them.
 *
 * @group contract
 */
class LoopsTest extends TestCase {
	private const TITLE = '<!-- wp:post-title {"level":3,"isLink":true} /-->';
	private const ITEM  = '.wp-block-post > h3';
	private const SHOWN = '.programas-grid > [data-categories]:not([hidden]) > h3';
	private const ALL   = array( 'Acuarela', 'Bailes', 'Coro', 'Danza', 'Esgrima' );
	private const PARTS = '<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /-->'
		. '<!-- wp:query-pagination-next /--><!-- /wp:query-pagination -->'
		. '<!-- wp:query-total /--><!-- wp:query-no-results --><p>Nada</p><!-- /wp:query-no-results -->';

	/** Five programs in three categories, one of them below another. */
	protected function set_up() {
		parent::set_up();
		$arts = self::factory()->term->create( array( 'name' => 'Artes' ) );
		self::factory()->term->create( array( 'name' => 'Música', 'parent' => $arts ) );
		$this->program( 'Acuarela', array( 'artes' ), array( 'price' => '0 €' ) );
		$this->program( 'Bailes', array( 'Danza' ), array( 'start' => '2099-03-03' ) );
		$this->program( 'Coro', array( 'musica' ) );
		$this->program( 'Danza', array( 'danza', 'musica' ) );
		$this->program( 'Esgrima' );
	}

	/**
	 * @param list<string>         $categories Slugs.
	 * @param array<string, mixed> $facts      Facts.
	 */
	private function program( string $title, array $categories = array(), array $facts = array() ): int {
		return self::factory()->program->create( array( 'post_title' => $title, 'categories' => $categories, 'facts' => $facts ) );
	}

	/**
	 * A Query Loop of programs by title, in a group with an ID.
	 *
	 * @param string               $anchor ID; '' for no group.
	 * @param array<string, mixed> $query  More of what it asks for.
	 * @param string               $inside Blocks of an item.
	 * @param string               $name   Class of the Post Template.
	 * @param string               $after  Blocks after the items.
	 */
	private static function loop(
		string $anchor = 'medida',
		array $query = array(),
		string $inside = self::TITLE,
		string $name = '',
		string $after = ''
	): string {
		$query += array(
			'perPage'  => 2,
			'offset'   => 0,
			'postType' => Program\POST_TYPE,
			'order'    => 'asc',
			'orderBy'  => 'title',
			'inherit'  => false,
		);
		$items  = get_comment_delimited_block_content( 'core/post-template', '' === $name ? array() : array( 'className' => $name ), $inside );
		$given  = array( 'queryId' => 5, 'query' => $query, 'enhancedPagination' => true );
		$loop   = get_comment_delimited_block_content( 'core/query', $given, "<div class=\"wp-block-query\">$items$after</div>" );

		return '' === $anchor ? $loop : self::group( $anchor, $loop );
	}

	private static function group( string $anchor, string $blocks ): string {
		return get_comment_delimited_block_content(
			'core/group',
			array( 'anchor' => $anchor ),
			"<div id=\"$anchor\" class=\"wp-block-group\">$blocks</div>"
		);
	}

	/**
	 * A filter without cards, which means the loop.
	 *
	 * @param array<string, mixed> $attributes More attributes.
	 */
	private static function filter( array $attributes = array() ): string {
		return self::block( $attributes + array( 'showGrid' => false, 'target' => '#medida' ) );
	}

	private function shown( string $content, string $query = '' ): Markup {
		return new Markup( $this->page_html( $content, $query ) );
	}

	/** @return array<string, array{string, string, list<string>}> Content, query string and the items that are shown. */
	public function places(): array {
		$dance = array( 'Bailes', 'Danza' );
		$own   = str_replace( '<div class="wp-block-query">', '<div id="medida" class="wp-block-query">', self::loop( '' ) );

		return array(
			'a filter before it'        => array( self::filter() . self::loop(), 'categoria=musica', array( 'Coro', 'Danza' ) ),
			'a filter after it'         => array( self::loop() . self::filter(), 'categoria=musica', array( 'Coro', 'Danza' ) ),
			'nothing asked for'         => array( self::loop() . self::filter(), '', self::ALL ),
			'a category with others'    => array( self::filter() . self::loop(), 'categoria=artes', array( 'Acuarela', 'Coro', 'Danza' ) ),
			'no category of the filter' => array( self::filter() . self::loop(), 'categoria=cocina', self::ALL ),
			'a filter in a pattern'     => array( self::loop() . '<!-- wp:pattern {"slug":"prueba/filtro"} /-->', 'categoria=danza', $dance ),
			'a filter as a shortcode'   => array(
				self::loop() . '<!-- wp:shortcode -->[programas rejilla="no" objetivo="#medida"]<!-- /wp:shortcode -->',
				'categoria=danza',
				$dance,
			),
			'an ID of its own'          => array( self::filter() . $own, 'categoria=danza', $dance ),
			'two filters'               => array(
				self::filter() . self::loop() . self::filter( array( 'filters' => array( 'gratis' ) ) ),
				'categoria=artes&gratis=1',
				array( 'Acuarela' ),
			),
			'the category comes last'   => array(
				self::filter( array( 'filters' => array( 'gratis' ) ) ) . self::loop() . self::filter(),
				'categoria=artes&gratis=1',
				array( 'Acuarela' ),
			),
		);
	}

	/**
	 * @dataProvider places
	 * @param list<string> $shown Titles.
	 */
	public function test_it_has_all_its_items_and_shows_those_that_the_address_asks_for( string $content, string $query, array $shown ): void {
		register_block_pattern( 'prueba/filtro', array( 'title' => 'Filtro', 'content' => self::filter() ) );
		$page = $this->shown( $content, $query );

		self::assertSame( self::ALL, $page->texts( self::ITEM ) );
		self::assertSame( $shown, $page->texts( self::SHOWN ) );
		self::assertSame(
			array( 'artes', 'danza', 'musica artes', 'danza musica artes', '' ),
			$page->values( '.programas-grid > li', 'data-categories' )
		);
	}

	public function test_its_filter_may_be_in_a_synced_pattern(): void {
		$filter = self::filter( array( 'filters' => array( 'categoria', 'gratis' ) ) );
		$synced = self::factory()->post->create( array( 'post_type' => 'wp_block', 'post_content' => $filter ) );

		self::assertSame(
			array( 'Acuarela' ),
			$this->shown( self::loop() . "<!-- wp:block {\"ref\":$synced} /-->", 'gratis=1' )->texts( self::SHOWN )
		);
	}

	/** @return array<string, array{string}> */
	public function filters_of_nothing(): array {
		return array(
			'a filter for another list' => array( self::filter( array( 'target' => '#otra' ) ) . self::loop() ),
			'no filter'                 => array( self::loop() ),
			'a shortcode that is shown' => array(
				self::loop() . '<!-- wp:paragraph --><p>[[programas rejilla="no" objetivo="#medida"]]</p><!-- /wp:paragraph -->',
			),
		);
	}

	/** @dataProvider filters_of_nothing */
	public function test_it_stays_as_it_is_where_no_filter_means_it( string $content ): void {
		$html = $this->page_html( $content, 'categoria=danza' );

		self::assertSame( array( 'Acuarela', 'Bailes' ), ( new Markup( $html ) )->texts( self::ITEM ) );
		self::assertStringNotContainsString( 'data-categories', $html );
		self::assertStringContainsString( 'data-wp-router-region', $html );
	}

	public function test_the_first_of_several_in_what_the_selector_means_is_filtered(): void {
		$page = $this->shown( self::filter() . self::group( 'medida', self::loop( '' ) . self::loop( '' ) ) );

		self::assertSame( array( ...self::ALL, 'Acuarela', 'Bailes' ), $page->texts( self::ITEM ) );
		self::assertSame( self::ALL, $page->texts( '.programas-grid > li > h3' ) );
	}

	public function test_it_loads_no_other_page_and_leaves_no_trace_of_how_its_items_are_found(): void {
		$html = $this->page_html( self::filter() . self::loop(), 'categoria=musica' );

		self::assertStringContainsString( 'programas-grid', $html );
		self::assertDoesNotMatchRegularExpression( '/data-wp-|programas-[0-9a-f]{8}-/', $html );
	}

	public function test_its_items_say_what_the_criteria_of_the_filter_need(): void {
		$page = $this->shown( $this->with_criteria() );

		self::assertSame( array( '1', '', '', '', '' ), $page->values( '.programas-grid > li', 'data-gratis' ) );
		self::assertSame( '0+1440@' . Program\day_number( '2099-03-03' ), $page->values( '.programas-grid > li', 'data-cuando' )[1] );
		self::assertStringContainsString( 'acuarela', $page->values( '.programas-grid > li', 'data-buscar' )[0] );
		self::assertCount( 1, $page->all( '.programas-grid[data-waits]' ) );
		self::assertSame( array(), $page->all( '.programas-empty:not([hidden])' ) );
	}

	private function with_criteria( string $loop = '' ): string {
		return self::filter( array( 'filters' => array( 'categoria', 'cuando', 'gratis', 'buscar' ) ) ) . ( '' === $loop ? self::loop() : $loop );
	}

	public function test_its_items_match_the_criteria_of_the_address(): void {
		self::assertSame( array( 'Acuarela' ), $this->shown( $this->with_criteria(), 'gratis=1' )->texts( self::SHOWN ) );
		self::assertSame( array( 'Bailes' ), $this->shown( $this->with_criteria(), 'cuando=proximos' )->texts( self::SHOWN ) );
		self::assertSame( array( 'Danza' ), $this->shown( $this->with_criteria(), 'buscar=dan&categoria=musica' )->texts( self::SHOWN ) );
	}

	/** @return array<string, array{string, string}> */
	public function nothing_matches(): array {
		return array(
			'two criteria'                => array( '', 'gratis=1&categoria=danza' ),
			'a loop without what is free' => array( self::loop( 'medida', array( 'search' => 'Coro' ) ), 'gratis=1' ),
		);
	}

	/** @dataProvider nothing_matches */
	public function test_it_says_when_nothing_matches( string $loop, string $query ): void {
		$page = $this->shown( $this->with_criteria( $loop ), $query );

		self::assertSame( array(), $page->texts( self::SHOWN ) );
		self::assertSame( array( 'No hay resultados con estos filtros.' ), $page->texts( '.programas-empty:not([hidden])' ) );
	}

	public function test_the_class_of_the_markup_contract_makes_it_a_grid_with_the_taxonomies_of_its_post_type(): void {
		register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true ) );
		wp_set_object_terms( $this->program( 'Fotografía' ), array( 'mayores' ), 'edad' );
		$page = $this->shown( self::loop( '', array(), self::TITLE, 'mi-clase programas-grid' ), 'categoria=danza' );

		self::assertSame( array( ...self::ALL, 'Fotografía' ), $page->texts( self::SHOWN ) );
		self::assertSame( 'danza musica artes', $page->values( '.programas-grid > li', 'data-categories' )[3] );
		self::assertSame( 'mayores', $page->values( '.programas-grid.mi-clase > li', 'data-edad' )[5] );
		self::assertSame( array(), $page->all( '.programas-empty:not([hidden])' ) );
	}

	public function test_a_filter_without_a_target_means_the_first_grid_and_no_class_that_begins_like_it(): void {
		$filter = self::filter( array( 'target' => '' ) );
		$page   = $this->shown( $filter . self::loop( '', array(), self::TITLE, 'programas-grid' ), 'categoria=danza' );
		self::assertSame( array( 'Bailes', 'Danza' ), $page->texts( self::SHOWN ) );

		$page = $this->shown( self::loop( '', array(), self::TITLE, 'programas-grid-mio' ) );
		self::assertSame( array( 'Acuarela', 'Bailes' ), $page->texts( self::ITEM ) );
		self::assertSame( array(), $page->all( '[data-categories]' ) );
	}

	public function test_a_loop_of_posts_is_filtered_by_their_own_terms(): void {
		foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		foreach ( array( 'Noticia' => 'agenda', 'Otra' => 'prensa', 'Sin nada' => '' ) as $title => $tag ) {
			self::factory()->post->create( array( 'post_title' => $title, 'tags_input' => array( $tag ) ) );
		}
		$page = $this->shown(
			self::filter( array( 'filters' => array( 'category', 'post_tag' ) ) ) . self::loop( 'medida', array( 'postType' => 'post' ) ),
			'post_tag=agenda'
		);

		self::assertSame( array( 'Noticia' ), $page->texts( self::SHOWN ) );
		self::assertSame( array_fill( 0, 3, 'uncategorized' ), $page->values( '.programas-grid > li', 'data-categories' ) );
		self::assertSame( array_fill( 0, 3, 'uncategorized' ), $page->values( '.programas-grid > li', 'data-category' ) );
	}

	/** @return array<string, array{callable( string, string ): string}> Makes a page of a filter and a loop. */
	public function pages_with_posts(): array {
		return array(
			'a filter before it'   => array( static fn( string $filter, string $loop ): string => $filter . $loop ),
			'a filter after it'    => array( static fn( string $filter, string $loop ): string => $loop . $filter ),
			'both in a group'      => array( static fn( string $filter, string $loop ): string => self::group( 'fuera', $filter . $loop ) ),
			'a list of programs'   => array( static fn( string $filter, string $loop ): string => $filter . self::block( array( 'showFilter' => false ) ) . $loop ),
			'the loop by a target' => array( static fn( string $filter, string $loop ): string => str_replace( '#medida', '#medida .programas-grid', $filter ) . $loop ),
		);
	}

	/**
	 * @dataProvider pages_with_posts
	 * @param callable( string, string ): string $make Makes the page.
	 */
	public function test_the_filter_of_a_loop_of_posts_offers_their_categories_with_numbers_and_addresses( callable $make ): void {
		foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		foreach ( array( 'Noticias' => array( 'Abrimos' ), 'Prensa' => array( 'Nota', 'Otra nota' ) ) as $name => $titles ) {
			$category = self::factory()->term->create( array( 'taxonomy' => 'category' ) + compact( 'name' ) );
			foreach ( $titles as $title ) {
				self::factory()->post->create( array( 'post_title' => $title, 'post_category' => array( $category ) ) );
			}
		}
		$loop    = self::loop( 'medida', array( 'postType' => 'post' ) );
		$content = $make( self::filter(), $loop );
		$page    = $this->shown( $content, 'categoria=prensa' );

		self::assertSame( array( 'Todos', 'Noticias', 'Prensa' ), $page->texts( '.programas-pill__label' ) );
		self::assertSame( array( 'Nota', 'Otra nota' ), $page->texts( self::SHOWN ) );
		self::assertContains( '2 de 3', $page->texts( '.programas-count' ) );
		self::assertSame( array( 'Todos', 'Prensa' ), $this->shown( $make( self::filter( array( 'only' => array( 'categoria' => array( 'prensa', 'danza' ) ) ) ), $loop ) )->texts( '.programas-pill__label' ) );
	}

	public function test_a_loop_inside_of_an_item_stays_as_it_is(): void {
		$inner = self::loop( 'dentro', array( 'perPage' => 1 ), '<!-- wp:post-date /-->', 'programas-grid' );
		$page  = $this->shown(
			self::filter() . self::filter( array( 'target' => '#dentro' ) ) . self::loop( 'medida', array(), self::TITLE . $inner ),
			'categoria=danza'
		);

		self::assertSame( array( 'Bailes', 'Danza' ), $page->texts( '.programas-grid > li:not([hidden]) > h3' ) );
		self::assertCount( 5, $page->all( 'li .wp-block-post-template > li' ) );
		self::assertSame( array(), $page->all( 'li .wp-block-post-template [data-categories]' ) );
	}

	public function test_it_is_one_page_whatever_the_address_says_and_only_the_filter_counts(): void {
		$content = self::filter() . self::loop( 'medida', array(), self::TITLE, '', self::PARTS );
		foreach ( array( '', 'query-5-page=2' ) as $query ) {
			$html = $this->page_html( $content, $query );
			self::assertSame( self::ALL, ( new Markup( $html ) )->texts( self::ITEM ) );
			self::assertDoesNotMatchRegularExpression( '/wp-block-query-(pagination|total)|Nada/', $html );
		}
		self::assertSame(
			array( 'Coro', 'Danza', 'Esgrima' ),
			$this->shown( self::filter() . self::loop( 'medida', array( 'offset' => 2 ) ) )->texts( self::ITEM )
		);
	}

	public function test_a_loop_beside_its_items_keeps_its_pages(): void {
		$inner = self::loop( '', array(), self::TITLE, '', self::PARTS );
		$html  = $this->page_html( self::filter() . self::loop( 'medida', array(), self::TITLE, '', self::PARTS . $inner ), 'query-5-page=2' );

		self::assertSame( array( ...self::ALL, 'Coro', 'Danza' ), ( new Markup( $html ) )->texts( self::ITEM ) );
		self::assertSame( 1, substr_count( $html, '<nav class="wp-block-query-pagination' ) );
		self::assertStringContainsString( 'wp-block-query-total', $html );
	}

	public function test_a_loop_without_a_filter_keeps_its_pages(): void {
		$html = $this->page_html( self::loop( '', array(), self::TITLE, '', self::PARTS ), 'query-5-page=2' );

		self::assertSame( array( 'Coro', 'Danza' ), ( new Markup( $html ) )->texts( self::ITEM ) );
		self::assertStringContainsString( 'wp-block-query-pagination', $html );
		self::assertStringContainsString( 'wp-block-query-total', $html );
	}

	public function test_it_ends_at_a_limit_of_which_editors_are_told(): void {
		add_filter( 'programs_filter_loop_limit', static fn(): int => 4 );
		$content = self::filter() . self::loop();
		$page    = $this->shown( $content );
		self::assertSame( array( 'Acuarela', 'Bailes', 'Coro', 'Danza' ), $page->texts( self::ITEM ) );
		self::assertSame( array(), $page->texts( '.programas-notice' ) );

		wp_set_current_user( 1 );
		$notices = $this->shown( $content )->texts( '.programas-notice' );
		self::assertCount( 1, $notices );
		self::assertMatchesRegularExpression( '/\b5\b.*\b4\b/', $notices[0] );
		self::assertSame(
			array(),
			$this->shown( self::filter() . self::loop( 'medida', array( 'offset' => 1 ) ) )->texts( '.programas-notice' )
		);
	}

	public function test_what_stands_in_titles_slugs_and_items_breaks_nothing(): void {
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		$category = self::factory()->term->create( array( 'name' => '<b>"Raro"</b> [programas]', 'slug' => 'raro' ) );
		$this->program( '</li><li class="wp-block-post" data-categories="x">A', array( 'raro' ) );
		$this->program( 'B</ul><ul>' );
		// Past WordPress, as an import writes it.
		self::database()->update( self::database()->terms, array( 'slug' => '[programas]"><script>' ), array( 'term_id' => $category ) );
		clean_term_cache( $category, Program\TAXONOMY );
		add_filter( 'post_class', static fn( array $classes ): array => array_merge( $classes, array( 'raro"', 'programas-0' ) ) );
		$html = $this->page_html(
			self::filter() . self::loop(
				'medida',
				array(),
				'<!-- wp:html --></li></ul><li class="wp-block-post"><ul><!-- /wp:html -->' . self::TITLE
			)
		);
		preg_match_all( '/<li [^>]*post-\d[^>]*>/', $html, $items );

		self::assertStringNotContainsString( '<script>', $html );
		self::assertCount( 2, $items[0] );
		self::assertStringContainsString( 'data-categories="&#091;programas&#093;&quot;&gt;&lt;script&gt;"', $items[0][0] );
		self::assertStringContainsString( 'data-categories=""', $items[0][1] );
	}

	/** @return array<string, array{string, string, string, string}> Content, query string, pills and count. */
	public function filters_apart(): array {
		$one     = array( 'limit' => 1, 'orderBy' => 'title', 'only' => array( 'cuando' => array( 'terminados' ) ) );
		$cards   = array( 'showFilter' => false, 'anchor' => 'lista', 'limit' => 3, 'orderBy' => 'title' );
		$of_list = static fn( array $attributes ): string => self::filter( $attributes + array( 'target' => '#lista' ) );
		$code    = '<!-- wp:shortcode -->[programas filtro="no" ancla="lista" cantidad="3" orden="titulo"]<!-- /wp:shortcode -->';
		$all     = 'Todos Artes Música Danza';

		return array(
			'a loop'                        => array( self::filter( $one ) . self::loop(), '', $all, '5 resultados' ),
			'a loop before it'              => array( self::loop() . self::filter( $one ), 'categoria=danza', $all, '2 de 5' ),
			'markup by hand'                => array( self::filter( array( 'target' => '#mano' ) + $one ), '', $all, '5 resultados' ),
			'a block'                       => array( $of_list( $one ) . self::block( $cards ), '', $all, '3 resultados' ),
			'the first block'               => array(
				self::filter( array( 'target' => '' ) + $one ) . self::block( $cards ),
				'',
				$all,
				'3 resultados',
			),
			'a block before it'             => array(
				self::block( $cards ) . self::filter( array( 'target' => '#lista .programas-grid' ) + $one ),
				'',
				$all,
				'3 resultados',
			),
			'a shortcode'                   => array( $of_list( $one ) . $code, '', $all, '3 resultados' ),
			'a block of a category'         => array(
				$of_list( array() ) . self::block( array( 'only' => array( 'categoria' => array( 'danza' ) ) ) + $cards ),
				'',
				'Todos Danza',
				'2 resultados',
			),
			'a block, and pills of its own' => array(
				$of_list( array( 'only' => array( 'categoria' => array( 'musica', 'danza' ) ) ) ) . self::block( array( 'limit' => 0 ) + $cards ),
				'',
				'Todos Música Danza',
				'3 resultados',
			),
		);
	}

	/** @dataProvider filters_apart */
	public function test_a_filter_has_the_categories_and_the_number_of_the_cards_that_it_means(
		string $content,
		string $query,
		string $pills,
		string $count
	): void {
		$page = $this->shown( $content, $query );

		self::assertSame( $pills, implode( ' ', $page->texts( '.programas-pill__label' ) ) );
		self::assertContains( $count, $page->texts( '.programas-count' ) );
	}
}
