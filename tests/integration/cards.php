<?php
/**
 * Programs whose cards are read.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cards;

use function ProgramsFilter\Tests\{category, listing, program, remove, with_picture, without_numbers};

/**
 * Listings in the order of the titles, each of a site of its own.
 *
 * @return array<string, string>
 */
function by_title(): array {
	add_shortcode( 'prueba', static fn(): string => 'EJECUTADO' );
	$sites = array(
		'categories' => static function (): void {
			$cultura = category( 'Cultura', 'cultura' );
			$arte    = category( 'Arte', 'arte', $cultura );
			$pintura = category( 'Pintura', 'pintura', $arte );
			program( 'A', array( $pintura ) );
			program( 'B', array( $pintura, $arte ) );
			program( 'C' );
			program( 'D', array( $cultura ) );
		},
		'only title' => static fn() => program( 'Solo título' ),
		'markup'     => static function (): void {
			$term = category( 'Arte & "música" <b>1 < 2</b> [prueba] 3x4 \'así\'', 'arte' );
			category( 'Hija', 'hija', $term );
			$excerpt = '<script>alert(1)</script><b>Extracto</b> & "comillas" 3 < 4 [prueba] &lt;i&gt;';
			program( 'A <script>alert(1)</script><em>B</em> <img src=x onerror=alert(1)> & "C" [prueba] <a href="#">D</a>', array( $term ), array( 'post_name' => 'a', 'post_excerpt' => $excerpt ) );
		},
		'automatic'  => static function (): void {
			add_filter( 'the_content', static fn( string $content ): string => $content . ' Compartir' );
			$contents = array(
				'A' => "<!-- wp:paragraph -->\n<p>Uno <b>dos</b> [prueba] " . str_repeat( 'tres ', 40 ) . "</p>\n<!-- /wp:paragraph -->",
				'B' => '[prueba]<!-- wp:programs-filter/programas /-->',
				'C' => '[programas]',
				'D' => '<script>alert(1)</script><style>p{}</style><p>Texto</p>',
			);
			foreach ( $contents as $title => $content ) {
				program( $title, array(), array( 'post_content' => $content ) );
			}
		},
	);

	return array_map(
		static function ( callable $write ): string {
			remove();
			$write();

			return listing( array( 'orderBy' => 'title' ) );
		},
		$sites
	);
}

/**
 * A listing with facts that there are, and with some that there are not.
 *
 * @return string HTML.
 */
function with_unknown_facts(): string {
	program( 'A', array(), array( 'meta_input' => array( 'pfilter_place' => 'Aula 1', 'pfilter_price' => '5 €' ) ) );

	return listing( array( 'facts' => array( 'horas', '0', 'place', '', 'title', 'price' ) ) );
}

/**
 * The same listing with heading levels, two of which there are.
 *
 * @return list<string>
 */
function heading_levels(): array {
	program( 'A' );

	return array_map( static fn( $level ): string => listing( array( 'headingLevel' => $level ) ), array( 2, 6, 1, 9, 'x' ) );
}

/**
 * The listing of programs of every status, as a visitor and as an administrator get it.
 *
 * @return array{visitor: string, administrator: string}
 */
function to_visitor_and_administrator(): array {
	$arte   = category( 'Arte', 'arte' );
	$secret = category( 'Secreta', 'secreta' );
	$texts  = static fn( string $name ): array => array( 'post_excerpt' => "Extracto $name", 'post_content' => "Texto $name" ) + with_picture( "Foto $name" );
	program( 'Publicado', array( $arte ), $texts( 'publicado' ) );
	foreach ( array( 'draft', 'private', 'trash', 'pending', 'auto-draft' ) as $status ) {
		program( "Estado $status", array( $arte, $secret ), $texts( $status ) + array( 'post_status' => $status ) );
	}
	$future = array( 'post_status' => 'future', 'post_date' => '2037-01-01 10:00:00' );
	program( 'Estado future', array( $secret ), $texts( 'future' ) + $future );
	program( 'Con contraseña', array( $arte ), $texts( 'contraseña' ) + array( 'post_password' => 'x' ) );
	$visitor = without_numbers( listing() );
	wp_set_current_user( 1 );

	return array( 'visitor' => $visitor, 'administrator' => without_numbers( listing() ) );
}
