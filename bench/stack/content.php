<?php
/**
 * Writes the content of a site of the benchmark's stack: `PROGRAMS=1000 php content.php /path/to/wordpress`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

require __DIR__ . '/load.php';
require_once dirname( __DIR__ ) . '/content/seed.php';

/**
 * Writes as many programs as the variable PROGRAMS says, among them those of the demo, and three pages.
 */
function content_of_site(): void {
	$demo  = count( \ProgramsFilter\Playground\content( 'programs' ) );
	$block = '<!-- wp:programs-filter/programas {"align":"wide"} /-->';
	programs( (int) getenv( 'PROGRAMS' ) - $demo );
	$pages = array(
		'bench-programas' => $block,
		'bench-texto'     => '',
		'bench-busqueda'  => '<!-- wp:programs-filter/programas {"filters":["categoria","buscar"]} /-->',
	);
	foreach ( $pages as $slug => $content ) {
		\ProgramsFilter\Playground\write_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => 'Programas',
				'post_content' => $content,
				'post_date'    => DATE,
			)
		);
	}
	flush_rewrite_rules();
}

/**
 * Lets the administrator use the REST API with a password.
 *
 * @return string Password.
 */
function application_password(): string {
	$created = \WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'bench' ) );

	return is_array( $created ) ? $created[0] : '';
}

content_of_site();
echo "\npassword ", esc_html( application_password() ), "\n";
