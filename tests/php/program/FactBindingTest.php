<?php
/**
 * Blocks that show a fact of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Query_Loop;
use ProgramsFilter\Tests\TestCase;

/**
 * What they print.
 *
 * @group contract
 */
class FactBindingTest extends TestCase {
	private const PARAGRAPH = array( 'paragraph', 'content', '<p></p>' );

	private const FACTS = array( 'start' => '2020-03-03', 'end' => '2020-03-28', 'place' => 'Sala A & B [programas]', 'price' => '0 €' );

	/**
	 * A block that shows a fact, on the page of a post.
	 *
	 * @param array{string, string, string} $block Name, the attribute that is bound, and HTML.
	 */
	private static function bound( int $post, string $key, array $block = self::PARAGRAPH ): string {
		list( $name, $attribute, $html ) = $block;

		$GLOBALS['post'] = get_post( $post );
		$binding         = array( 'source' => 'programs-filter/fact', 'args' => compact( 'key' ) );
		$metadata        = array( 'bindings' => array( $attribute => $binding ) );

		return trim( do_shortcode( do_blocks( get_comment_delimited_block_content( "core/$name", compact( 'metadata' ), $html ) ) ) );
	}

	/** @param array<string, mixed> $fields Fields of the program. */
	private static function program( array $fields = array() ): int {
		return self::factory()->program->create( $fields + array( 'facts' => self::FACTS ) );
	}

	public function test_they_say_it_as_cards_do(): void {
		$program = self::program( array( 'categories' => array( 'Danza & más', 'Artes' ) ) );
		$said    = array(
			'dates'      => 'Del 3 al 28 de marzo de 2020',
			'price'      => 'Gratis',
			'badge'      => 'Terminado',
			'categories' => 'Artes · Danza &amp; más',
		);
		foreach ( $said as $key => $text ) {
			self::assertStringContainsString( ">$text</p>", self::bound( $program, $key ) );
		}
	}

	public function test_they_print_no_markup_of_others_and_no_shortcode(): void {
		$program = self::program();
		$text    = 'Sala A &amp; B &#091;programas&#093;';
		$button  = '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/x">Texto</a></div>';

		self::assertStringContainsString( ">$text</p>", self::bound( $program, 'place' ) );
		self::assertStringContainsString( ">$text</a>", self::bound( $program, 'place', array( 'button', 'text', $button ) ) );
		self::assertSame( '', self::bound( self::program( array( 'facts' => array() ) ), 'place', array( 'button', 'text', $button ) ) );
	}

	public function test_they_keep_their_own_text_where_there_is_no_such_fact(): void {
		self::assertStringContainsString( '>Texto</p>', self::bound( self::program(), 'nada', array( 'paragraph', 'content', '<p>Texto</p>' ) ) );
		self::assertMatchesRegularExpression( '#<p[^>]*></p>#', do_blocks( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' ) );
	}

	public function test_a_picture_stays_where_its_caption_is_an_empty_fact(): void {
		$image = '<figure class="wp-block-image"><img src="/foto.jpg" alt=""/><figcaption class="wp-element-caption">Texto</figcaption></figure>';

		self::assertStringContainsString(
			'src="/foto.jpg"',
			self::bound( self::program( array( 'facts' => array() ) ), 'place', array( 'image', 'caption', $image ) )
		);
	}

	/** @return array<string, array{array<string, mixed>, string}> Fields of the program, and the fact. */
	public function unseen(): array {
		return array(
			'a fact that it does not have' => array( array(), 'schedule' ),
			'no facts'                     => array( array( 'facts' => array() ), 'dates' ),
			'a password'                   => array( array( 'post_password' => 'x' ), 'dates' ),
			'categories and a password'    => array( array( 'post_password' => 'x', 'categories' => array( 'Artes' ) ), 'categories' ),
			'a badge and a password'       => array( array( 'post_password' => 'x' ), 'badge' ),
			'a draft'                      => array( array( 'post_status' => 'draft' ), 'dates' ),
		);
	}

	/**
	 * @dataProvider unseen
	 * @param array<string, mixed> $fields Fields.
	 */
	public function test_they_are_not_there_where_nothing_is_known_or_may_be( array $fields, string $key ): void {
		self::assertSame( '', self::bound( self::program( $fields ), $key ) );
	}

	public function test_they_are_not_there_on_the_page_of_another_post(): void {
		$meta = array( 'pfilter_start' => '2020-03-03' );

		self::assertSame( '', self::bound( self::factory()->post->create( array( 'meta_input' => $meta ) ), 'dates' ) );
	}

	public function test_they_are_not_there_where_another_plugin_empties_what_is_escaped(): void {
		add_filter( 'esc_html', '__return_null', 20 );

		self::assertSame( '', self::bound( self::program(), 'dates' ) );
	}

	public function test_they_say_it_to_whom_has_written_the_password(): void {
		require_once ABSPATH . 'wp-includes/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . md5( site_url() ) ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'x' );
		$program                                       = self::program( array( 'post_password' => 'x' ) );

		self::assertStringContainsString( '>Del 3 al 28 de marzo de 2020</p>', self::bound( $program, 'dates' ) );
	}

	public function test_the_pattern_of_a_card_of_blocks_is_what_the_page_of_the_demo_shows(): void {
		self::assertStringContainsString(
			Query_Loop\get_pattern_content( 'tarjeta-a-medida' ),
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/demo/content/pages/a-medida.blocks' )
		);
	}
}
