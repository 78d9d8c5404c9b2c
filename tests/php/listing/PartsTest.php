<?php
/**
 * Which parts a listing has, and what its wrapper says of its looks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** Pills, count, cards, the empty state, and the wrapper. */
class PartsTest extends TestCase {
	/** Acuarela in Arte, and Coro in Música. */
	private static function two(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'Música' ) ) );
	}

	public function test_without_programs_a_text_says_so_and_there_is_neither_filter_nor_count(): void {
		self::factory()->term->create();
		$page = self::markup();

		self::assertSame( array( 'Todavía no hay nada que mostrar.' ), $page->texts( '.programas-empty:not([hidden])' ) );
		self::assertSame( array(), array( ...$page->pills(), ...$page->texts( '.programas-count' ), ...$page->texts( '.programas-card' ) ) );
	}

	public function test_without_categories_there_is_no_filter_and_no_text_that_is_switched_off(): void {
		$id   = self::factory()->program->create( array( 'post_excerpt' => 'Extracto' ) );
		$page = self::markup();
		self::assertSame(
			array( array( 'Acuarela' ), array(), array( '1 resultado' ) ),
			array( $page->cards(), $page->pills(), $page->texts( '.programas-count' ) )
		);
		self::assertSame( array( 'Extracto' ), $page->texts( '.programas-card__excerpt' ) );

		wp_set_object_terms( $id, array( 'Arte' ), Program\TAXONOMY );
		$html = self::listing( array( 'card' => array( 'picture' ) ) );
		self::assertDoesNotMatchRegularExpression( '/Extracto|programas-card__categor/', $html );
		self::assertSame( array( 'arte' ), ( new Markup( $html ) )->values( '.programas-card', 'data-categories' ) );
	}

	public function test_with_programs_the_empty_state_is_there_for_the_script_and_hidden(): void {
		self::two();

		self::assertSame( array( 'No hay resultados en esta categoría.' ), self::markup()->texts( '.programas-empty[hidden]' ) );
	}

	public function test_the_count_is_singular_and_plural_and_brings_its_patterns(): void {
		self::two();
		self::assertSame( array( '1 resultado' ), self::markup( array( 'limit' => 1 ) )->texts( '.programas-count' ) );
		self::assertSame( array( '1 de 2' ), self::markup( array(), 'categoria=arte' )->texts( '.programas-count' ) );
		self::assertSame( array(), self::markup( array( 'showCounts' => false ) )->texts( '.programas-count' ) );

		$page = self::markup();
		self::assertSame( array( '2 resultados' ), $page->texts( '.programas-count' ) );
		foreach ( array( 'all' => '%s resultados', 'some' => '%1$s de %2$s', 'thousands' => '.' ) as $name => $pattern ) {
			self::assertSame( array( $pattern ), $page->values( '.programas-count', "data-$name" ) );
		}
	}

	public function test_numbers_are_written_as_the_site_writes_them(): void {
		self::two();
		$attributes = array( 'filters' => array( 'categoria', 'buscar' ) );
		add_filter(
			'number_format_i18n',
			static fn( string $formatted, float $number ): string => number_format( $number, 0, '', '&nbsp;' ),
			10,
			2
		);
		self::assertSame( array( "\u{a0}" ), self::markup( $attributes )->values( '.programas-count', 'data-thousands' ) );

		add_filter( 'number_format_i18n', static fn( string $formatted, float $number ): string => "n.$number", 20, 2 );
		$page = self::markup( $attributes, 'categoria=arte' );
		self::assertSame( array( 'n.1 de n.2' ), $page->texts( '.programas-count' ) );
		self::assertSame( array( 'n.2', 'n.1', 'n.1' ), $page->texts( '.programas-pill__count' ) );
	}

	public function test_pills_carry_the_label_of_all_that_was_chosen_and_counts_where_there_is_another_filter(): void {
		self::two();
		foreach ( array(
			array( array(), array( 'Ver <todo>', 'Arte', 'Música' ) ),
			array( array( 'filters' => array( 'categoria', 'buscar' ) ), array( 'Ver <todo> 2', 'Arte 1', 'Música 1' ) ),
			array( array( 'filters' => array( 'categoria', 'buscar' ), 'showCounts' => false ), array( 'Ver <todo>', 'Arte', 'Música' ) ),
		) as list( $attributes, $pills ) ) {
			$page = self::markup( $attributes + array( 'allLabel' => ' Ver <todo> ' ) );

			self::assertSame( $pills, $page->texts( '.programas-pill' ) );
			self::assertSame( array( 'Ver <todo>', 'Arte', 'Música' ), $page->pills() );
		}
	}

	public function test_one_pill_of_a_filter_is_no_filter_and_hides_no_card(): void {
		self::two();
		add_filter( 'programs_filter_pills', static fn( array $pills ): array => array_slice( $pills, 1, 1 ) );
		$page = self::markup( array(), 'categoria=arte' );

		self::assertSame( array( 'Acuarela', 'Coro' ), $page->cards() );
		self::assertSame( array(), $page->all( '.programas-filter' ) );
	}

	public function test_categories_with_the_same_name_say_what_is_above_them_where_they_stand_beside_each_other(): void {
		foreach ( array( 'Artes' => 'musica', 'Cultura' => 'cultura-musica', '' => 'otra-musica' ) as $above => $slug ) {
			$parent = '' === $above ? 0 : self::factory()->term->create( array( 'name' => $above ) );
			self::factory()->term->create( array( 'name' => 'Música' ) + compact( 'slug', 'parent' ) );
			self::factory()->program->create( array( 'post_title' => $slug, 'categories' => array( $slug ) ) );
		}
		$names = array( 'Todos', 'Artes', 'Cultura', 'Música', 'Música (Artes)', 'Música (Cultura)' );
		foreach ( array( array(), array( 'filters' => array( 'categoria' ), 'multiple' => true ) ) as $attributes ) {
			self::assertSame( array(), array_diff( array_slice( $names, 1 ), self::markup( $attributes )->pills() ) );
		}
		self::assertSame( array( 'Todos', 'Artes', 'Música' ), self::markup( array( 'only' => array( 'categoria' => array( 'artes', 'musica' ) ) ) )->pills() );
	}

	public function test_a_loop_in_the_parents_of_categories_ends(): void {
		$a = self::factory()->term->create( array( 'name' => 'A' ) );
		$b = self::factory()->term->create( array( 'name' => 'B', 'parent' => $a ) );
		$c = self::factory()->term->create( array( 'name' => 'C', 'parent' => $b ) );
		self::factory()->program->create( array( 'post_title' => 'Uno', 'categories' => array( 'c' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Otro', 'categories' => array( 'D' ) ) );
		// As a damaged import does.
		self::database()->update( self::database()->term_taxonomy, array( 'parent' => $c ), array( 'term_id' => $a ) );
		clean_term_cache( $a, Program\TAXONOMY );
		$page  = self::markup();
		$pills = $page->pills();
		sort( $pills );

		self::assertSame( array( 'A', 'B', 'C', 'D', 'Todos' ), $pills );
		self::assertContains( 'c b a', $page->values( '.programas-card', 'data-categories' ) );
		self::assertSame( array( 'Uno' ), self::markup( array( 'only' => array( 'categoria' => array( 'a' ) ) ) )->cards() );
	}

	/** @return array<string, array{list<string>, string, string}> Chosen categories; programs by title; pills. */
	public function chosen(): array {
		return array(
			'one with another below it'     => array( array( 'arte' ), 'Acuarela Óleo', '' ),
			'two, in this order'            => array( array( 'musica', 'arte' ), 'Acuarela Coro Óleo', 'Todos Música Arte' ),
			'one and the one above it'      => array( array( 'pintura', 'arte' ), 'Acuarela Óleo', 'Todos Pintura Arte' ),
			'one below another'             => array( array( 'pintura' ), 'Óleo', '' ),
			'one without programs'          => array( array( 'vacia', 'musica' ), 'Coro', '' ),
			'one that there is not'         => array( array( 'no-existe' ), 'Acuarela Coro Óleo Suelto', 'Todos Arte Pintura Música' ),
			'one that there is not, beside' => array( array( 'no-existe', 'musica' ), 'Coro', '' ),
			'a name'                        => array( array( 'Música' ), 'Coro', '' ),
			'none'                          => array( array(), 'Acuarela Coro Óleo Suelto', 'Todos Arte Pintura Música' ),
		);
	}

	/** Arte with Pintura below it, Música, one category without programs, and a program without a category. */
	private static function categories(): void {
		$arte = self::factory()->term->create();
		self::factory()->term->create( array( 'name' => 'Pintura', 'parent' => $arte ) );
		self::factory()->term->create( array( 'name' => 'Vacía' ) );
		self::two();
		self::factory()->program->create( array( 'post_title' => 'Óleo', 'categories' => array( 'pintura' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Suelto' ) );
	}

	/**
	 * @dataProvider chosen
	 * @param list<string> $categories Slugs.
	 */
	public function test_chosen_categories_show_their_programs_and_those_below_and_their_pills_in_the_order_chosen(
		array $categories,
		string $titles,
		string $pills
	): void {
		self::categories();
		$page = self::markup( array( 'only' => array( 'categoria' => $categories ), 'orderBy' => 'title' ) );

		// One that all of them have is nothing to choose from.
		self::assertSame( array( $titles, $pills ), array( implode( ' ', $page->cards() ), implode( ' ', $page->pills() ) ) );
	}

	public function test_attributes_that_cannot_be_used_are_the_defaults(): void {
		self::two();
		$wrong = array(
			'only'         => array( 'categoria' => 'a' ),
			'limit'        => array( 1 ),
			'orderBy'      => 7,
			'minCardWidth' => '9999999',
			'columns'      => 99,
			'showFilter'   => 'quizá',
			'target'       => array(),
			'allLabel'     => null,
			'anchor'       => array( 'x' ),
			'nada'         => 'x',
		);

		self::assertSame( self::listing(), self::listing( $wrong ) );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return list<string> Styles of the wrapper.
	 */
	private static function styles( array $attributes ): array {
		return array_values(
			array_filter( array_map( 'trim', explode( ';', self::markup( $attributes )->values( '.programas', 'style' )[0] ) ), 'strlen' )
		);
	}

	public function test_the_wrapper_has_anchor_classes_alignment_and_what_the_block_supports(): void {
		$attributes = array(
			'anchor'       => 'mis-programas',
			'className'    => 'una otra',
			'align'        => 'wide',
			'minCardWidth' => 333,
			'style'        => array( 'spacing' => array( 'padding' => array( 'top' => '10px' ) ) ),
		);
		$page       = self::markup( $attributes );

		self::assertSame( array( 'mis-programas' ), $page->values( '.programas.una.otra.alignwide.wp-block-programs-filter-programas', 'id' ) );
		self::assertSame( array(), array_diff( array( '--programas-card-min:333px', 'padding-top:10px' ), self::styles( $attributes ) ) );
	}

	public function test_the_wrapper_has_what_an_editor_chose_as_custom_properties_and_nothing_of_defaults(): void {
		self::assertSame( array( '--programas-card-min:280px' ), self::styles( array() ) );
		foreach ( array(
			'0'                      => '0',
			'1.5rem'                 => '1.5rem',
			'var:preset|spacing|50'  => 'var(--wp--preset--spacing--50)',
			'var:preset|spacing|2xl' => 'var(--wp--preset--spacing--2-xl)',
		) as $written => $gap ) {
			self::assertSame(
				array( '--programas-card-min:280px', '--programas-columns:3', "--programas-gap:$gap" ),
				self::styles( array( 'columns' => 3, 'style' => array( 'spacing' => array( 'blockGap' => (string) $written ) ) ) )
			);
		}
		foreach ( array( '1px;color:red', "1px\n", 'calc(1px)', 'var:preset|spacing|a)', array( 'top' => '1px' ), 5, null ) as $wrong ) {
			self::assertSame( array( '--programas-card-min:280px' ), self::styles( array( 'style' => array( 'spacing' => array( 'blockGap' => $wrong ) ) ) ) );
		}
	}

	public function test_colors_and_borders_of_global_styles_are_those_of_cards_and_spacing_that_of_the_block(): void {
		$styles = array(
			'color'   => array( 'background' => '#101040', 'text' => '#ffffff' ),
			'border'  => array( 'radius' => '4px' ),
			'spacing' => array( 'padding' => '1rem' ),
		);
		$theme  = new \WP_Theme_JSON( array( 'version' => 3, 'styles' => array( 'blocks' => array( Listing\BLOCK => $styles ) ) ), 'custom' );
		$css    = implode( array_map( array( $theme, 'get_styles_for_block' ), $theme->get_styles_block_nodes() ) );

		self::assertSame(
			':root :where(.wp-block-programs-filter-programas){padding: 1rem;}'
				// The focus ring of a card has the text color of what is around it.
				. ':root :where(.wp-block-programs-filter-programas .programas-card__body){color: #ffffff;}'
				. ':root :where(.wp-block-programs-filter-programas .programas-card){background-color: #101040;border-radius: 4px;}',
			$css
		);
	}

	public function test_card_titles_have_the_size_of_the_theme_s_headings(): void {
		self::two();
		$elements = array(
			'heading' => array( 'typography' => array( 'fontSize' => 'var:preset|font-size|large' ) ),
			'h4'      => array( 'typography' => array( 'fontSize' => '1.2rem' ) ),
		);
		$own      = array( 'blocks' => array( Listing\BLOCK => array( 'elements' => array( 'h3' => array( 'typography' => array( 'fontSize' => '2rem' ) ) ) ) ) );
		foreach (
			array(
				'--programas-heading-size:min(var(--wp--preset--font-size--large),1.375em);' => array( 3, compact( 'elements' ) ),
				'--programas-heading-size:min(1.2rem,1.375em);' => array( 4, compact( 'elements' ) ),
				'--programas-heading-size:2rem;' => array( 3, compact( 'elements' ) + $own ),
			) as $style => list( $level, $styles )
		) {
			$filter = static fn( \WP_Theme_JSON_Data $theme ): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data( array( 'version' => 3, 'styles' => $styles ), 'theme' );
			add_filter( 'wp_theme_json_data_theme', $filter );
			wp_clean_theme_json_cache();

			self::assertSame( array( $style ), self::markup( array( 'headingLevel' => $level ) )->values( '.programas-grid', 'style' ) );
			remove_filter( 'wp_theme_json_data_theme', $filter );
			wp_clean_theme_json_cache();
		}
	}
}
