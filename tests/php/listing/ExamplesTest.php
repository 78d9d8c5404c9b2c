<?php
/**
 * The code in the documentation, as it stands there.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

require_once __DIR__ . '/Themes.php';

/** A page builder, a card of a theme, and a criterion. */
class ExamplesTest extends TestCase {
	use Themes;

	/** Acuarela, and Coro. */
	protected function set_up() {
		parent::set_up();
		self::factory()->program->create( array( 'categories' => array( 'Arte' ), 'meta_input' => array( 'idioma' => 'es' ) ) );
		self::factory()->program->create(
			array( 'post_title' => 'Coro', 'categories' => array( 'Música' ), 'meta_input' => array( 'idioma' => 'ca' ) )
		);
	}

	/** Themes go. */
	protected function tear_down() {
		self::remove_themes();
		parent::tear_down();
	}

	/**
	 * PHP in a file of the repository, in its order.
	 *
	 * @param string $file File.
	 * @return list<string>
	 */
	private static function code_in( string $file ): array {
		preg_match_all( '/^```php\n(?:<\?php\n)?(.*?)^```/ms', (string) file_get_contents( dirname( __DIR__, 3 ) . "/$file" ), $found );

		return $found[1];
	}

	/**
	 * Runs code as a file of its own.
	 *
	 * @param string $code Without `<?php`.
	 */
	private static function run_code( string $code ): void {
		$file = wp_tempnam();
		file_put_contents( $file, "<?php\n$code" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test's own file.
		require $file;
		wp_delete_file( $file );
	}

	/** @return list<string> The plugin's modules that the page loads. */
	private static function modules(): array {
		preg_match_all(
			'~src="[^"]*/build/([\w/-]+\.js)~',
			self::output( array( wp_script_modules(), 'print_enqueued_script_modules' ) ),
			$found
		);

		return $found[1];
	}

	public function test_the_page_builder_renders_what_the_block_does_has_its_controls_loads_its_scripts_and_tells_page_caches(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'con-bloque', 'post_content' => self::block() ) );
		self::factory()->post->create(
			array( 'post_type' => 'page', 'post_name' => 'construida', 'meta_input' => array( '_my_builder' => '[{"element":"programs"}]' ) )
		);
		$block = self::listing( array( 'showCount' => false ) );
		self::run_code( self::code_in( 'docs/reference.md' )[1] );

		// @phpstan-ignore function.notFound (in the documentation)
		self::assertSame( $block, self::renumbered( \my_builder_programs_html( array( 'showCount' => false ) ) ) );
		// @phpstan-ignore function.notFound (in the documentation)
		$controls = \my_builder_programs_controls();
		self::assertSame(
			array( 'select', 'checkbox', 'text' ),
			array( $controls['orderBy']['control'], $controls['showFilter']['control'], $controls['allLabel']['control'] )
		);
		self::assertSame( array( true, '' ), array( $controls['showFilter']['default'], $controls['allLabel']['default'] ) );

		do_action( 'my_builder_preview' );
		self::assertContains( 'listing/criteria/index.js', self::modules() );

		self::end_request();
		$pages = array();
		add_action(
			'clean_post_cache',
			static function ( int $id, \WP_Post $post ) use ( &$pages ): void {
				$pages[] = $post->post_name;
			},
			10,
			2
		);
		self::factory()->program->create( array( 'post_title' => 'Danza', 'post_name' => 'danza' ) );
		$pages = array();
		self::end_request();
		self::assertSame( array(), array_diff( array( 'con-bloque', 'construida' ), $pages ) );
	}

	public function test_the_card_of_a_theme_shows_what_the_theme_knows_and_a_change_of_it_is_a_change_of_listings(): void {
		list( , , $functions, $card ) = self::code_in( 'docs/reference.md' );
		self::run_code( $functions );
		self::theme( 'con-aula', "<?php\n$card" );
		self::use_theme( 'con-aula' );
		self::end_request();
		$times = did_action( 'programs_filter_changed' );
		update_post_meta( get_page_by_path( 'acuarela', OBJECT, 'pfilter_programa' )->ID, 'aula', 'Aula <2>' );
		self::end_request();
		self::assertSame( 1, did_action( 'programs_filter_changed' ) - $times );

		$page = self::markup();
		self::assertSame( array( 'Aula <2>' ), $page->texts( '.programas-card .my-theme-room' ) );
		self::assertSame( array( 'Acuarela', 'Coro' ), $page->texts( 'h3.programas-card__title > a.programas-card__link' ) );
	}

	public function test_the_criterion_filters_by_a_language(): void {
		self::run_code( self::code_in( 'CONTRIBUTING.md' )[0] );
		$attributes = array( 'filters' => array( 'category', 'idioma' ) );

		self::assertSame( array( 'Cualquiera', 'Español', 'Catalán' ), self::markup( $attributes )->texts( '[name="idioma"] option' ) );
		self::assertSame( array( 'Coro' ), self::markup( $attributes, 'idioma=ca' )->cards() );
	}
}
