<?php
/**
 * The site in other languages.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\WordPress;

use ProgramsFilter\{Listing, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Which translation is shown. */
class LanguagesTest extends TestCase {
	/** By locale of a site: the plugin's catalog; '' for English. */
	private const CATALOGS = array(
		'ca'          => 'ca',
		'ca_valencia' => 'ca',
		'gl_ES'       => 'gl_ES',
		'eu'          => 'eu',
		'pt_BR'       => 'pt_BR',
		'pt_PT'       => 'pt_BR',
		'pt_PT_ao90'  => 'pt_BR',
		'en_US'       => '',
		'en_GB'       => '',
		'de_DE'       => '',
		// Not Spanish, although it begins like it.
		'est'         => '',
	);

	/** Every Spanish that WordPress has, and others that a site may name. */
	private const SPANISHES = 'es es_419 es_AR es_CL es_CO es_CR es_CU es_DO es_EC es_ES es_GT es_HN es_MX es_PE es_PR es_US es_UY es_VE';

	protected function tear_down() {
		parent::tear_down();
		// WordPress loads that of the site again.
		unload_textdomain( 'programs-filter', true );
	}

	private function set_locale( string $locale ): void {
		add_filter( 'determine_locale', static fn(): string => $locale, 20 );
		unload_textdomain( 'programs-filter', true );
	}

	/**
	 * A catalog of the plugin.
	 *
	 * @param string $locale '' for English.
	 * @return array<list<string>> Forms of its texts by their keys.
	 */
	private static function catalog( string $locale ): array {
		$file = '' === $locale ? array() : require WordPress\LANGUAGES_FOLDER . "programs-filter-$locale.l10n.php";

		return array_map( static fn( $forms ): array => explode( "\0", $forms ), $file['messages'] ?? array() );
	}

	/** @return array<string, array{string, string}> Locale, and its catalog. */
	public function locales(): array {
		$locales = array();
		foreach ( array_fill_keys( explode( ' ', self::SPANISHES ), 'es_ES' ) + self::CATALOGS as $locale => $catalog ) {
			$locales[ $locale ] = array( $locale, $catalog );
		}

		return $locales;
	}

	/** @dataProvider locales */
	public function test_visitors_and_editors_read_the_language_of_the_site( string $locale, string $catalog ): void {
		$this->set_locale( $locale );
		$words = self::catalog( $catalog );
		$word  = static fn(
			string $text,
			int $form = 0,
			string $context = ''
		): string => $words[ '' === $context ? $text : "$context\4$text" ][ $form ] ?? $text;
		$empty = new Markup( do_blocks( self::block() ) );
		self::assertSame( array( $word( 'There is nothing to show yet.' ) ), $empty->texts( '.programas-empty' ) );

		foreach ( array( 'Acuarela' => 'arte', 'Coro' => 'musica' ) as $title => $category ) {
			self::factory()->program->create( array( 'post_title' => $title, 'categories' => array( $category ) ) );
		}
		$one = new Markup( do_blocks( self::block( array( 'limit' => 1 ) ) ) );
		self::assertSame( array( '' === $catalog ? '1 result' : sprintf( $word( '%s result' ), 1 ) ), $one->texts( '.programas-count' ) );

		self::index_changes();
		// Another request.
		$this->set_locale( $locale );
		$this->go_to( '/?categoria=arte' );
		$some = new Markup( do_blocks( self::block() ) );
		self::assertSame( $word( 'All', 0, 'programs' ), $some->texts( '.programas-pill__label' )[0] );
		self::assertSame(
			array( sprintf( $word( '%1$s of %2$s', 0, 'number of results' ), 1, 2 ) ),
			$some->texts( '.programas-count' )
		);
		self::assertSame( array( $word( 'Filter applied: %s' ) ), $some->values( '.programas-filter', 'data-announcement' ) );
		self::assertSame( array( $word( 'Filter by category' ) ), $some->values( '.programas-filter__pills', 'aria-label' ) );
		self::assertSame( array( $word( 'There are no results in this category.' ) ), $some->texts( '.programas-empty' ) );

		self::assertSame( $word( 'Add' ), Program\get_program_labels()['add_new_item'] );
		$former = unregister_block_type( Listing\BLOCK );
		self::assertNotFalse( $former );
		Listing\register_listing_block( new Listing\Page() );
		$block = unregister_block_type( Listing\BLOCK );
		register_block_type( $former );
		self::assertSame( $word( 'Programs', 0, 'post type general name' ), $block->title ?? '' );
		self::assertSame( $word( 'Rows', 0, 'block style label' ), $block->styles[2]['label'] ?? '' );
	}

	/** @dataProvider locales */
	public function test_the_script_of_the_editor_has_the_language_of_the_site( string $locale, string $catalog ): void {
		$this->set_locale( $locale );
		$json = load_script_textdomain( 'programs-filter-programas-editor-script', 'programs-filter', WordPress\LANGUAGES_FOLDER );
		if ( '' === $catalog ) {
			self::assertFalse( $json );
			return;
		}
		$messages = json_decode( (string) $json, true )['locale_data']['messages'];

		foreach ( array( 'You are probably offline.', 'The response is not a valid JSON response.', 'An unknown error occurred.' ) as $text ) {
			self::assertSame( self::catalog( $catalog )[ $text ], $messages[ $text ] );
			self::assertNotSame( $text, $messages[ $text ][0] );
		}
	}

	public function test_a_site_in_mexico_shows_no_english(): void {
		$spanish = self::catalog( 'es_ES' );
		self::assertGreaterThan( 100, count( $spanish ) );
		$this->set_locale( 'es_MX' );

		foreach ( $spanish as $key => $forms ) {
			list( $text, $context ) = array_reverse( explode( "\4", "\4$key" ) );
			foreach ( $forms as $form => $translated ) {
				// What _nx() does: its arguments have to be literals.
				self::assertSame(
					$translated,
					get_translations_for_domain( 'programs-filter' )->translate_plural( $text, $text, $form + 1, $context )
				);
			}
		}
	}

	public function test_what_a_language_pack_lacks_comes_from_the_plugin(): void {
		$folder = WP_LANG_DIR . '/plugins';
		$pack   = "$folder/programs-filter-es_GQ.l10n.php";
		wp_mkdir_p( $folder );
		file_put_contents( $pack, "<?php return array( 'messages' => array( 'Add Program' => 'Agregar programa' ) );" );
		wp_cache_delete( md5( "$folder/" ), 'translation_files' );
		$this->set_locale( 'es_GQ' );
		$said = array( __( 'Add Program', 'programs-filter' ), __( 'Search', 'programs-filter' ) );
		unlink( $pack );

		self::assertSame( array( 'Agregar programa', 'Buscar' ), $said );
	}

	/** @return array<string, array{string, string}> */
	public function words(): array {
		return array(
			'Spain'   => array( 'es_ES', 'Añadir programa' ),
			'Peru'    => array( 'es_PE', 'Añadir programa' ),
			'Catalan' => array( 'ca', 'Afegeix un programa' ),
			'German'  => array( 'de_DE', 'Add Program' ),
		);
	}

	/** @dataProvider words */
	public function test_a_network_that_does_not_read_the_header_of_the_plugin_is_translated_too( string $locale, string $word ): void {
		$GLOBALS['wp_textdomain_registry'] = new \WP_Textdomain_Registry();
		$this->set_locale( $locale );

		self::assertSame( $word, __( 'Add Program', 'programs-filter' ) );
	}

	public function test_a_plugin_that_knows_no_locale_does_not_end_the_page(): void {
		// As Polylang between two languages.
		add_filter( 'determine_locale', '__return_null', PHP_INT_MAX );

		self::assertNull( WordPress\load_translation( null, 'programs-filter', 'x.mo', null ) );
		self::assertSame( 'x.json', WordPress\filter_script_translation_file( 'x.json' ) );
	}
}
