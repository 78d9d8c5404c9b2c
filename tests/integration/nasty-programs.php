<?php
/**
 * Programs that break a careless card.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Nasty_Programs;

use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\category_with_raw_slug;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\with_picture;

/**
 * Writes one.
 *
 * @param string $name What it is about, as nasty-programs.ts names it.
 */
function write( string $name ): void {
	all()[ $name ]();
}

/**
 * What writes each.
 *
 * @return array<string, callable(): mixed>
 */
function all(): array {
	$one = static fn( string $title, array $fields = array(), int ...$categories ): int => program( $title, array_values( $categories ), $fields );

	return array(
		'no picture, no excerpt, no text, no category'   => static fn() => $one( 'Acuarela' ),
		'no title'                                       => static fn() => $one( '', array( 'post_content' => 'Texto' ) ),
		'a very long title'                              => static fn() => $one( str_repeat( 'Supercalifragilístico', 40 ) ),
		'HTML in the title, allowed and not'             => static fn() => $one( '<em>Acuarela</em> <script>alert(1)</script><a href="/x">y</a> <img src=x onerror=alert(1)> <strong onclick="x">óleo</strong> & <b' ),
		'emoji and characters beyond the first plane'    => static fn() => $one( '🎨 Acuarela 👩‍🎨 𝔸𝔸', array( 'post_excerpt' => '🎭 ¿Te atreves?' ) ),
		'right-to-left title'                            => static fn() => $one( '<bdi dir="rtl">ورشة الرسم</bdi>', array( 'post_excerpt' => 'ورشة (1) الرسم!' ), category( 'فنون', 'فنون' ) ),
		'password'                                       => static fn() => $one(
			'Secreto',
			array(
				'post_password' => 'x',
				'post_excerpt'  => 'Extracto',
			) + with_picture(),
			category( 'Arte' )
		),
		'entities and quotes in the excerpt'             => static fn() => $one( 'Tú & yo "hoy" — l&#8217;art', array( 'post_excerpt' => 'A & B &amp; C &lt;b&gt; <b>d</b> "e" \'f\' &copy; &copy 1 < 2 &#91;x] &nbsp;fin' ) ),
		'entities and quotes in the names of categories' => static fn() => $one( 'X', array(), category( 'Tú & yo "aquí"' ), category( "L'art &lt;3" ), category( '[programas]' ), category( 'a' ), category( 'A &copy B' ) ),
		'a category below another'                       => static fn() => $one( 'X', array(), category( 'Óleo', '', category( 'Pintura', '', category( 'Arte' ) ) ) ),
		'slugs that WordPress stores as they are'        => static fn() => $one( 'X', array(), category_with_raw_slug( 'Raro', 'Raro "1" & %C3%B1 [x]' ), category( '日本' ) ),
		'a shortcode and a block in the text'            => static fn() => $one( '[programas] X', array( 'post_content' => '<!-- wp:paragraph --><p>Uno [programas] dos</p><!-- /wp:paragraph -->' . block() ) ),
		'a picture with an alternative text of nasty characters' => static fn() => $one( 'X', with_picture( 'Un "gato" & <b>dos</b> \'perros\'' ) ),
		'a picture that is gone'                         => static fn() => $one( 'X', array( 'meta_input' => array( '_thumbnail_id' => 999999 ) ) ),
		'pictures beyond those that load at once'        => static fn() => array_map( static fn( int $number ): int => $one( "P $number", with_picture() ), range( 1, 6 ) ),
		'an address with parameters'                     => static function () use ( $one ): void {
			$one( 'X' );
			add_filter( 'post_type_link', static fn( string $url ): string => $url . '?a=1&copy=2&amp;b=[3]&c="x"\'y\'' );
		},
	);
}
