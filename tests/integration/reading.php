<?php
/**
 * Programs that a membership plugin reserves.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Reading;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{block, category, index_programs, listing, page, post_of, program, program_named, user, with_filter, with_picture};

/** Metadata of a reserved program. */
const RESERVED = 'reserved';

/** What such a plugin prints in place of a text. */
const SENTENCE = 'Lo sentimos, no tiene permiso para ver este contenido.';

/**
 * A membership plugin: its texts, and its public function.
 *
 * @param string $name One of reading/plugins.php; '' for one without a public function.
 */
function membership_plugin( string $name ): void {
	$GLOBALS['programs_filter_test_plugin'] = $name;
	require_once __DIR__ . '/reading/plugins.php';
	// Sooner than WordPress's own functions, as the site is not loaded yet.
	require_once ABSPATH . 'wp-includes/plugin.php';
	$protect = static fn( $text ) => is_user_logged_in() || '1' !== get_post_meta( (int) get_the_ID(), RESERVED, true ) ? $text : '<p>' . SENTENCE . '</p>';
	foreach ( array( 'the_content', 'get_the_excerpt', 'the_excerpt' ) as $hook ) {
		add_filter( $hook, $protect, 95 );
	}
}

/** Writes a reserved program, another one, a listing with all that it can show, and a page with facts in blocks. */
function contents(): void {
	$arte   = category( 'Arte', 'arte' );
	$fields = array(
		'post_name'    => 'reservado',
		'post_excerpt' => 'Resumen secreto del taller.',
		'post_content' => "<!-- wp:paragraph -->\n<p>Texto secreto del taller.</p>\n<!-- /wp:paragraph -->",
		'meta_input'   => array(
			RESERVED             => '1',
			'pfilter_sessions'   => '2099-03-03 18:00',
			'pfilter_place'      => 'Aula secreta',
			'pfilter_address'    => 'Calle secreta, 1',
			'pfilter_price'      => '25 €',
			'pfilter_signup_url' => 'https://secreta.example/',
			'pfilter_email'      => 'secreta@encina.es',
		) + with_picture()['meta_input'],
	);
	$id     = program( 'Reservado', array( $arte ), $fields );
	program(
		'Abierto',
		array( $arte ),
		array(
			'post_name'  => 'abierto',
			'meta_input' => array( 'pfilter_place' => 'Aula abierta' ),
		)
	);
	page(
		'programas',
		block(
			array(
				'filters' => array( 'buscar', 'cuando', 'gratis', 'plazas' ),
				'card'    => array( 'picture', 'dates', 'place', 'price', 'signup', 'contact', 'excerpt', 'categories' ),
			)
		)
	);
	$bound = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"programs-filter/fact","args":{"key":"place"}}}}} --><p></p><!-- /wp:paragraph -->';
	page( 'bloques', sprintf( '<!-- wp:query {"query":{"postType":"pfilter_programa","include":[%d],"inherit":false}} --><div class="wp-block-query"><!-- wp:post-template -->%s<!-- wp:post-featured-image /--><!-- /wp:post-template --></div><!-- /wp:query -->', $id, $bound ) );
}

/**
 * The listing by the beginning, as a visitor and a member get it; titles of more programs; whether the reserved one can be read.
 *
 * @param string $name Of the plugin.
 * @return object{visitor: string, member: string, related: list<string>, members: list<string>}
 */
function listings( string $name ): object {
	membership_plugin( $name );
	program(
		'Después',
		array(),
		array(
			'post_name'  => 'despues',
			'meta_input' => array( 'pfilter_sessions' => '2100-01-01' ),
		)
	);
	// As after the activation of such a plugin.
	Listing\mark_all_programs();
	index_programs();
	$related = static fn(): array => array_column(
		Program_Page\get_related_programs( post_of( program_named( 'abierto' )->ID ), Listing\prepare_listing_attributes( array( 'limit' => 1 ) ) ),
		'post_title'
	);
	$by_time = array(
		'orderBy' => 'next',
		'card'    => array( 'picture', 'place', 'excerpt', 'categories' ),
	);
	$seen    = array(
		'visitor' => listing( $by_time ),
		'related' => $related(),
	);
	wp_set_current_user( user( 'subscriber' ) );

	return (object) ( $seen + array(
		'member'  => listing( $by_time ),
		'members' => $related(),
	) );
}

/**
 * Whether the reserved program may be read, by answers of the filter; and what the filter is told.
 *
 * @param string $name Of the plugin.
 * @return list<array{bool, bool}>
 */
function filtered( string $name ): array {
	membership_plugin( $name );
	$program = program_named( 'reservado' );
	$locked  = post_of( program( 'Con clave', array(), array( 'post_password' => 'x' ) ) );
	$seen    = array();
	foreach ( array( true, false, null ) as $answer ) {
		with_filter(
			'programs_filter_may_read',
			static fn() => $answer,
			static function () use ( $program, $locked, &$seen ): void {
				$seen[] = array( Program\current_user_can_read_program( $program ), Program\current_user_can_read_program( $locked ) );
			}
		);
	}

	return $seen;
}
