<?php
/**
 * The manual order of programs: written at once, undone, kept by new programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Who changes it, and what stays. */
class OrderTest extends TestCase {
	private const ABCDE = array( 'A' => 10, 'B' => 20, 'C' => 30, 'D' => 40, 'E' => 50 );

	private const ZEROS = array( 'A' => 0, 'B' => 0, 'C' => 0, 'D' => 0 );

	protected function set_up() {
		parent::set_up();
		wp_set_current_user( 1 );
	}

	/**
	 * Writes programs.
	 *
	 * @param array<string, int> $numbers Numbers by title.
	 * @return array<string, int> IDs by title.
	 */
	private static function write( array $numbers ): array {
		foreach ( $numbers as $title => $number ) {
			$numbers[ $title ] = self::factory()->program->create( array( 'post_title' => $title, 'menu_order' => $number ) );
		}

		return $numbers;
	}

	/** The order now: "A1 B2", titles with their numbers. */
	private static function order(): string {
		$numbers = Program\get_order_numbers();
		$titled  = static fn( int $id, int $number ): string => get_the_title( $id ) . $number;

		return implode( ' ', array_map( $titled, array_keys( $numbers ), $numbers ) );
	}

	/** @param array<mixed> $sent What is sent. */
	private static function send( array $sent, string $route = '' ): \WP_REST_Response {
		return self::rest( 'POST', "/programs-filter/v1/order$route", $sent );
	}

	/** @return array<string, array{array<string, int>, string, string, string}> Numbers, titles as seen and as wanted, order. */
	public function moves(): array {
		return array(
			'all'             => array( self::ABCDE, 'A B C D E', 'E A B C D', 'E10 A20 B30 C40 D50' ),
			'of a page'       => array( self::ABCDE, 'C D', 'D C', 'A10 B20 D30 C40 E50' ),
			'of a category'   => array( self::ABCDE, 'A C E', 'E A C', 'E10 B20 A30 D40 C50' ),
			'never ordered'   => array( self::ZEROS, 'A B C D', 'D A B C', 'D1 A2 B3 C4' ),
			'of a page there' => array( self::ZEROS, 'C D', 'D C', 'A1 B2 D3 C4' ),
			'equal'           => array( array( 'C' => -1, 'A' => 5, 'B' => 5 ), 'C A B', 'B C A', 'B-1 C5 A6' ),
		);
	}

	/**
	 * @dataProvider moves
	 * @param array<string, int> $numbers Numbers.
	 */
	public function test_programs_are_moved_and_moved_back( array $numbers, string $shown, string $wanted, string $moved ): void {
		$ids    = self::write( $numbers );
		$of     = static fn( string $titles ): array => array_map( static fn( string $title ): int => $ids[ $title ], explode( ' ', $titles ) );
		$before = self::order();
		$stamp  = wp_cache_get_last_changed( 'posts' );
		$answer = self::send( array( 'shown' => $of( $shown ), 'wanted' => $of( $wanted ) ) );
		self::assertSame( array( 200, $moved ), array( $answer->get_status(), self::order() ) );
		self::assertNotSame( $stamp, wp_cache_get_last_changed( 'posts' ) );

		$undo = $answer->get_data();
		self::assertSame( array( 200, $before ), array( self::send( $undo, '/undo' )->get_status(), self::order() ) );
		// What was undone is not there any more.
		self::assertSame( 409, self::send( $undo, '/undo' )->get_status() );
	}

	/** @return array<string, array{0: int, 1: \Closure, 2?: string}> Status, what is sent of A, B, C and a post, where. */
	public function refused_moves(): array {
		$move = static fn( array $shown, array $wanted ): array => compact( 'shown', 'wanted' );
		$undo = static fn( string $id ): array => array( 'from' => array( $id => 0 ), 'to' => array( $id => 5 ) );

		return array(
			'another order'     => array( 409, static fn( int $a, int $b ): array => $move( array( $b, $a ), array( $a, $b ) ) ),
			'other programs'    => array( 409, static fn( int $a, int $b, int $c ): array => $move( array( $a, $b ), array( $c, $b ) ) ),
			'one too few'       => array( 409, static fn( int $a, int $b ): array => $move( array( $a, $b ), array( $b ) ) ),
			'no program'        => array( 409, static fn( int $a, $b, $c, int $p ): array => $move( array( $a, $p ), array( $p, $a ) ) ),
			'twice the same'    => array( 400, static fn( int $a ): array => $move( array( $a, $a ), array( $a, $a ) ) ),
			'no numbers'        => array( 400, static fn(): array => $move( array( 'x' ), array( 'x' ) ) ),
			'nothing'           => array( 400, static fn(): array => array() ),
			'undo of nothing'   => array( 400, static fn(): array => array(), '/undo' ),
			'undo of a post'    => array( 409, static fn( $a, $b, $c, int $p ): array => $undo( (string) $p ), '/undo' ),
			'undo with a title' => array( 400, static fn(): array => $undo( 'x' ), '/undo' ),
		);
	}

	/**
	 * @dataProvider refused_moves
	 * @param \Closure(int, int, int, int): array<mixed> $sent What is sent.
	 */
	public function test_all_are_as_they_were_where_one_thing_is_wrong( int $status, \Closure $sent, string $route = '' ): void {
		$ids = array_values( self::write( array( 'A' => 1, 'B' => 2, 'C' => 3 ) ) );
		$ids = array( ...$ids, self::factory()->post->create() );

		self::assertSame( array( $status, 'A1 B2 C3' ), array( self::send( $sent( ...$ids ), $route )->get_status(), self::order() ) );
	}

	/**
	 * Status of turning the order around, and the order then.
	 *
	 * @phpstan-impure
	 */
	private static function turned(): string {
		$ids = array_keys( Program\get_order_numbers() );

		return self::send( array( 'shown' => $ids, 'wanted' => array_reverse( $ids ) ) )->get_status() . ' ' . self::order();
	}

	public function test_only_who_may_edit_all_of_them_moves_programs(): void {
		$c = self::write( array( 'A' => 1, 'B' => 2, 'C' => 3 ) )['C'];
		foreach ( array( 'author', 'contributor' ) as $role ) {
			wp_set_current_user( self::factory()->user->create( compact( 'role' ) ) );
			self::assertSame( '403 A1 B2 C3', self::turned(), $role );
		}
		wp_set_current_user( 0 );
		self::assertSame( '401 A1 B2 C3', self::turned() );

		wp_set_current_user( 1 );
		add_filter(
			'map_meta_cap',
			static fn( $caps, $cap, $user, $about ) => 'edit_post' === $cap && array( $c ) === $about ? array( 'do_not_allow' ) : $caps,
			10,
			4
		);
		self::assertSame( '403 A1 B2 C3', self::turned() );
	}

	public function test_a_database_that_only_reads_is_told(): void {
		self::write( array( 'A' => 1, 'B' => 2 ) );
		$refuse = static fn( string $query ): string => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ? '' : $query;
		add_filter( 'query', $refuse );
		self::assertSame( '500 A1 B2', self::turned() );
	}

	public function test_page_caches_are_told_once_however_many_programs_move(): void {
		$ids  = array_map( static fn( int $number ): int => self::factory()->program->create( array( 'menu_order' => $number ) ), range( 1, 30 ) );
		$told = 0;
		add_action(
			'clean_post_cache',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$wanted = array_merge( array_slice( $ids, -1 ), array_slice( $ids, 0, -1 ) );

		self::assertSame( 200, self::send( array( 'shown' => $ids, 'wanted' => $wanted ) )->get_status() );
		self::assertSame( $wanted, array_keys( Program\get_order_numbers() ) );
		self::assertSame( 1, self::number( $wanted[0] ), 'Nothing old stays in memory.' );
		self::assertSame( 1, $told );
	}

	public function test_a_program_gets_a_number_in_rest_only_from_who_may_order(): void {
		$author = self::factory()->user->create( array( 'role' => 'author' ) );
		$id     = self::factory()->program->create( array( 'menu_order' => 5, 'post_author' => $author ) );
		$save   = static fn( array $fields ): int => self::rest( 'POST', "/wp/v2/programas/$id", $fields )->get_status();
		wp_set_current_user( $author );

		self::assertSame( 201, self::rest( 'POST', '/wp/v2/programas', array( 'title' => 'Nuevo', 'menu_order' => 0 ) )->get_status() );
		wp_update_post( array( 'ID' => $id, 'menu_order' => 1 ) );
		self::assertSame( 5, self::number( $id ), 'The field of a form.' );
		self::assertSame( array( 403, 5 ), array( $save( array( 'menu_order' => 1 ) ), self::number( $id ) ) );
		self::assertSame( array( 200, 200 ), array( $save( array( 'title' => 'Coro' ) ), $save( array( 'menu_order' => 5 ) ) ) );
		wp_set_current_user( 1 );
		self::assertSame( array( 200, 1 ), array( $save( array( 'menu_order' => 1 ) ), self::number( $id ) ) );
	}

	private static function number( int $program ): int {
		return (int) get_post_field( 'menu_order', $program );
	}

	public function test_a_new_program_comes_last_unless_it_was_given_a_place(): void {
		self::write( self::ABCDE );
		// Two editors are opened, and saved the other way round.
		$drafts = array_map( static fn(): int => get_default_post_to_edit( Program\POST_TYPE, true )->ID, range( 0, 2 ) );
		$save   = static function ( int $id, array $fields = array() ): int {
			wp_update_post( $fields + array( 'ID' => $id, 'post_title' => 'Nuevo', 'post_status' => 'draft' ) );

			return self::number( $id );
		};
		$rest   = static fn( array $fields ): int => self::number( self::rest( 'POST', '/wp/v2/programas', $fields )->get_data()['id'] );

		self::assertSame( 51, $save( $drafts[1] ) );
		self::assertSame( 52, $save( $drafts[0] ) );
		self::assertSame( 52, $save( $drafts[0], array( 'post_status' => 'publish' ) ) );
		self::assertSame( -7, $save( $drafts[2], array( 'menu_order' => -7 ) ) );
		self::assertSame( 53, self::number( self::factory()->program->create() ) );
		self::assertSame( 0, self::number( self::factory()->program->create( array( 'menu_order' => 0 ) ) ) );
		self::assertSame( 54, $rest( array( 'title' => 'Nuevo' ) ) );
		self::assertSame( 3, $rest( array( 'title' => 'Nuevo', 'menu_order' => 3 ) ) );
		self::assertSame( 0, self::number( self::factory()->post->create() ) );
	}

	public function test_a_new_program_is_among_the_others_by_its_title_where_none_was_ever_moved(): void {
		self::write( array( 'A' => 0, 'C' => 0 ) );
		self::factory()->program->create( array( 'post_title' => 'B' ) );

		self::assertSame( 'A0 B0 C0', self::order() );
	}

	/** @return array<string, array{array<string, string>, string, bool, bool}> Address, titles, whether in order, whether a way there. */
	public function lists(): array {
		return array(
			'as it opens'    => array( array(), 'C A B', true, false ),
			'published'      => array( array( 'post_status' => 'publish' ), 'C A B', true, false ),
			'by the order'   => array( array( 'orderby' => 'menu_order', 'order' => 'asc' ), 'C A B', true, false ),
			'searched'       => array( array( 's' => 'A' ), 'A', true, false ),
			'the other way'  => array( array( 'orderby' => 'menu_order', 'order' => 'desc' ), '\w \w C', false, true ),
			'by title'       => array( array( 'orderby' => 'title', 'order' => 'asc' ), 'A B C', false, true ),
			'an empty trash' => array( array( 'post_status' => 'trash' ), '', false, false ),
		);
	}

	/**
	 * @dataProvider lists
	 * @param array<string, string> $address Parameters.
	 */
	public function test_the_list_opens_in_order_and_says_how_to_get_there( array $address, string $titles, bool $is_in, bool $way ): void {
		Admin\bootstrap_admin();
		self::write( array( 'C' => 1, 'A' => 2, 'B' => 2 ) );
		set_current_screen( 'edit-' . Program\POST_TYPE );
		$_GET = array( 'post_type' => Program\POST_TYPE ) + $address;
		wp_edit_posts_query();
		$found = implode( ' ', array_column( $GLOBALS['wp_query']->posts, 'post_title' ) );

		self::assertMatchesRegularExpression( "/^$titles$/", $found );
		self::assertSame( $is_in, Admin\is_list_in_manual_order() );
		$link = self::output( static fn() => Admin\print_manual_order_link( 'top' ) );
		self::assertSame( $way, '' !== $link );
	}

	/** @return array<array{array<string, mixed>, string}> Attributes, and excerpts. */
	public function listings(): array {
		return array(
			array( array(), 'C A1 A2 B' ),
			array( array( 'orderBy' => 'title' ), 'A1 A2 B C' ),
			array( array( 'orderBy' => 'date' ), 'C A2 A1 B' ),
			array( array( 'limit' => 2 ), 'C A1' ),
			array( array( 'orderBy' => 'rand' ), 'C A1 A2 B' ),
			array( array( 'limit' => -3 ), 'C A1 A2 B' ),
		);
	}

	/**
	 * @dataProvider listings
	 * @param array<string, mixed> $attributes Attributes.
	 */
	public function test_a_listing_is_in_the_order_of_its_attributes_else_in_the_manual_one( array $attributes, string $excerpts ): void {
		// A1 and A2 are equal in everything but their ID.
		foreach ( array( 'B' => array( 9, 1 ), 'A1' => array( 5, 2 ), 'A2' => array( 5, 2 ), 'C' => array( -1, 3 ) ) as $excerpt => $about ) {
			self::factory()->program->create(
				array(
					'post_title'   => $excerpt[0],
					'post_excerpt' => $excerpt,
					'menu_order'   => $about[0],
					'post_date'    => "2024-0$about[1]-01 10:00:00",
				)
			);
		}

		self::assertSame( $excerpts, implode( ' ', ( new Markup( self::listing( $attributes ) ) )->texts( '.programas-card__excerpt' ) ) );
	}

	/** Names in an order that is nobody's. */
	private const NAMES = array( 'Zoo', '100', 'De 10 a 12', 'Época', '10', 'De 3 a 5', '8' );

	private static function listing_of_terms(): Markup {
		register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true ) );
		foreach ( self::NAMES as $name ) {
			$program = self::factory()->program->create( array( 'categories' => array( $name ) ) );
			wp_set_object_terms( $program, array( $name ), 'edad' );
		}

		return new Markup( self::listing( array( 'filters' => array( 'categoria', 'edad' ), 'showCounts' => false ) ) );
	}

	public function test_categories_and_terms_are_sorted_as_numbers_and_without_accents(): void {
		$sorted = array( '8', '10', '100', 'De 3 a 5', 'De 10 a 12', 'Época', 'Zoo' );
		$shown  = self::listing_of_terms();

		self::assertSame( $sorted, array_slice( $shown->texts( 'form .programas-pill__label' ), 1 ) );
		self::assertSame( $sorted, $shown->texts( '.programas-choice > .programas-pill__label' ) );
	}

	public function test_the_order_of_terms_of_a_plugin_is_kept(): void {
		add_filter( 'get_terms_orderby', static fn(): string => 't.term_id' );
		$shown = self::listing_of_terms();

		self::assertSame( self::NAMES, array_slice( $shown->texts( 'form .programas-pill__label' ), 1 ) );
		self::assertSame( self::NAMES, $shown->texts( '.programas-choice > .programas-pill__label' ) );
	}
}
