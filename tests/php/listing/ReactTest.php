<?php
/**
 * Where a page says that React is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

/** WordPress's own, or what other plugins make of it. */
class ReactTest extends TestCase {
	private const VENDOR = '/wp-includes/js/dist/vendor';

	/**
	 * What the page's module reads: pairs of a global of React and the address of a script, behind the address of the rest.
	 *
	 * @return array<mixed>
	 */
	private static function data(): array {
		// phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own, for modules of any name.
		return array_slice( (array) apply_filters( 'script_module_data_programs-filter/view', array() ), 1 );
	}

	public function test_a_page_with_a_listing_names_wordpress_own_react_in_the_order_of_its_scripts_and_with_their_versions(): void {
		$this->page_html( self::block() );
		$printed = new Markup( self::output( array( wp_script_modules(), 'print_script_module_data' ) ) );
		$data    = json_decode( $printed->texts( 'script[type="application/json"]' )[0], true );

		self::assertMatchesRegularExpression( '~/build/[\w/-]+\.js\?ver=[0-9a-f]+$~', array_shift( $data ) );
		$names   = array( array( 'React', 'react' ), array( 'ReactDOM', 'react-dom' ) );
		$version = wp_scripts()->registered['react']->ver;
		self::assertSame(
			array_map( static fn( array $one ): array => array( $one[0], site_url( self::VENDOR . "/$one[1].min.js?ver=$version" ) ), $names ),
			$data
		);
	}

	public function test_a_page_without_one_names_nothing(): void {
		$this->page_html( '<p>Nada.</p>' );

		self::assertSame( '', self::output( array( wp_script_modules(), 'print_script_module_data' ) ) );
	}

	public function test_what_is_printed_already_is_named_too_and_the_page_has_still_the_same_scripts_to_print(): void {
		wp_enqueue_script( 'react-dom' );
		self::output( static fn() => wp_scripts()->do_items( array( 'react' ) ) );
		$before = array( wp_scripts()->to_do, wp_scripts()->done );

		self::assertCount( 2, self::data() );
		self::assertSame( $before, array( wp_scripts()->to_do, wp_scripts()->done ) );
	}

	public function test_another_address_counts(): void {
		add_filter(
			'script_loader_src',
			static fn( string $src, string $handle ): string => 'react' === $handle ? 'https://cdn.example/r.js' : $src,
			10,
			2
		);

		self::assertSame( array( 'React', 'https://cdn.example/r.js' ), self::data()[0] );
	}

	public function test_another_react_counts_with_what_it_depends_on(): void {
		wp_deregister_script( 'react' );
		// phpcs:disable WordPress.WP.EnqueuedResourceParameters -- Nothing is printed.
		wp_register_script( 'before', '/before.js', array(), null );
		wp_register_script( 'alias', false, array( 'before' ) );
		wp_register_script( 'react', 'https://cdn.example/react-19.js', array( 'alias' ), '19' );
		// phpcs:enable WordPress.WP.EnqueuedResourceParameters
		list( $before, $react, $dom ) = self::data();

		self::assertSame( array( 'React', site_url( '/before.js' ) ), $before );
		self::assertSame( array( 'React', 'https://cdn.example/react-19.js?ver=19' ), $react );
		self::assertStringContainsString( '/react-dom.min.js?ver=', $dom[1] );
	}

	/** @return array<string, array{callable(): mixed}> What takes it away. */
	public function absences(): array {
		return array(
			'no React'    => array( static fn() => wp_deregister_script( 'react' ) ),
			'no ReactDOM' => array( static fn() => wp_deregister_script( 'react-dom' ) ),
			'no address'  => array( static fn() => add_filter( 'clean_url', '__return_null' ) ),
		);
	}

	/** @dataProvider absences */
	public function test_where_there_is_none_nothing_is_named( callable $take_away ): void {
		self::assertCount( 2, self::data() );
		$take_away();

		self::assertSame( array(), self::data() );
	}
}
