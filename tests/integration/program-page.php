<?php
/**
 * The page of a program, in themes with and without templates of blocks.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{block, category, database, index_programs, page, post, post_of, program, text, with_picture};

/** Themes of these tests: the file of each, by its folder. */
const THEMES = array(
	'clasica'    => array( 'index.php', '' ),
	'con-datos'  => array( 'templates/single-pfilter_programa.html', 'twentytwentyfive' ),
	'sin-datos'  => array( 'templates/single-pfilter_programa.html', 'twentytwentyfive' ),
	'sin-partes' => array( 'templates/index.html', '' ),
);

/** Writes programs, the listing, and the themes. */
function contents(): void {
	$arte = category( 'Arte', 'arte' );
	program(
		'Acuarela',
		array( $arte ),
		array(
			'post_name'    => 'acuarela',
			'post_content' => "<!-- wp:paragraph -->\n<p>Con agua y pincel.</p>\n<!-- /wp:paragraph -->",
			'meta_input'   => array(
				'pfilter_sessions'     => '2099-03-03 18:00',
				'pfilter_place'        => 'Aula [programas] "2"',
				'pfilter_price'        => '25 €',
				'pfilter_signup_url'   => 'https://forms.example/?a=1&b=2',
				'pfilter_signup_state' => 'waiting',
				'pfilter_email'        => 'a@encina.es',
				'pfilter_phone'        => '+34 600 000 000',
			),
		)
	);
	program( 'Barro', array( $arte ), array( 'post_name' => 'barro', 'post_excerpt' => "Con las manos.\n\nY con agua [programas]." ) + with_picture() );
	program(
		'Con clave',
		array( $arte ),
		array(
			'post_name'     => 'con-clave',
			'post_password' => 'x',
			'meta_input'    => array( 'pfilter_place' => 'Aula secreta' ) + with_picture()['meta_input'],
		)
	);
	page( 'programas', block() );
	page( 'sin-nada', 'Nada' );
	foreach ( THEMES as $name => list( $file, $parent ) ) {
		$folder = get_theme_root() . "/$name";
		wp_mkdir_p( dirname( "$folder/$file" ) );
		file_put_contents( "$folder/style.css", "/*\nTheme Name: $name\n" . ( '' === $parent ? '' : "Template: $parent\n" ) . '*/' );
		$facts = 'con-datos' === $name ? '<!-- wp:programs-filter/datos /-->' : '';
		file_put_contents( "$folder/$file", 'index.php' === $file ? (string) file_get_contents( __DIR__ . '/classic-theme/index.php' ) : "<h2>Del tema</h2>$facts<!-- wp:post-content /-->" );
	}
}

/** Takes the themes away. */
function remove_themes(): void {
	switch_theme( 'twentytwentyfive' );
	foreach ( THEMES as $name => list( $file ) ) {
		$folder = get_theme_root() . "/$name";
		unlink( "$folder/$file" );
		unlink( "$folder/style.css" );
		if ( 'index.php' !== $file ) {
			rmdir( "$folder/templates" );
		}
		rmdir( $folder );
	}
}

/**
 * Edits the template of a program, as the site editor does.
 *
 * @param string $content Content.
 */
function edit_template( string $content ): int {
	$id = post(
		array(
			'post_type'    => 'wp_template',
			'post_name'    => 'single-pfilter_programa',
			'post_title'   => 'Single',
			'post_status'  => 'publish',
			'post_content' => $content,
		)
	);
	wp_set_object_terms( $id, 'twentytwentyfive', 'wp_theme' );

	return $id;
}

/** A plugin that leaves the facts out. */
function leave_out(): void {
	add_filter( 'programs_filter_show_facts', '__return_false' );
}

/** A plugin for search engines. */
function describe_pages(): void {
	define( 'WPSEO_VERSION', '1' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- That of Yoast SEO.
}

/** A plugin and a theme that have WordPress dress other texts than the program's, inside of it and before it. */
function dress_texts(): void {
	add_shortcode( 'pestana', static fn( $attributes, $content ): string => '<div class="pestana">' . text( apply_filters( 'the_content', $content ) ) . '</div>' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	add_filter( 'the_content', static fn( string $content ): string => str_contains( $content, 'pincel' ) ? "$content [pestana]Una[/pestana][pestana]Otra[/pestana]" : $content, 1 );
	add_action(
		'the_post',
		static function (): void {
			echo '<div class="campo">', text( apply_filters( 'the_content', 'Un campo' ) ), '</div>'; // phpcs:ignore WordPress -- A test.
		}
	);
}

/** A page builder that shows programs by a file of its own, when WordPress has chosen a block template. */
function show_by_file(): void {
	add_filter( 'template_include', static fn( string $file ): string => is_singular( 'pfilter_programa' ) ? get_theme_root() . '/clasica/index.php' : $file );
}

/** The template as the site editor lists it. */
function registered_template(): object {
	$template = get_block_template( 'twentytwentyfive//single-pfilter_programa' );

	return (object) ( null === $template ? array() : array(
		'title'  => $template->title,
		'source' => $template->source,
		'plugin' => $template->plugin,
		'broken' => array_filter( array_column( parse_blocks( $template->content ), 'blockName' ), static fn( $name ): bool => 'core/freeform' === $name ),
	) );
}

/**
 * What the post type has for "editor" where the site leaves it, has set a mode of its own, or has taken it away.
 *
 * @return list<mixed>
 */
function editor_supports(): array {
	$seen = array();
	foreach ( array( null, 'post-only', '' ) as $mode ) {
		remove_post_type_support( 'pfilter_programa', 'editor' );
		if ( null === $mode ) {
			add_post_type_support( 'pfilter_programa', 'editor' );
		} elseif ( '' !== $mode ) {
			add_post_type_support( 'pfilter_programa', 'editor', array( 'default-mode' => $mode ) );
		}
		unregister_block_template( 'programs-filter//single-pfilter_programa' );
		Program_Page\register_program_template();
		$seen[] = get_all_post_type_supports( 'pfilter_programa' )['editor'] ?? null;
	}

	return $seen;
}

/** Titles of the programs beside one, with all the ways in which there can be too few. */
function related(): object {
	$arte   = category( 'Arte', 'arte' );
	$musica = category( 'Música', 'musica' );
	$over   = array( 'meta_input' => array( 'pfilter_sessions' => '../2020-01-01' ) );
	$found  = array();
	$one    = program( 'Uno', array( $arte ) );
	$titles = static fn( int $id, int $most = 3 ): array => array_column( Program_Page\get_related_programs( post_of( $id ), Listing\prepare_listing_attributes( array( 'limit' => $most ) ) ), 'post_title' );

	$found['alone'] = $titles( $one );
	program( 'Acabado', array( $arte ), $over );
	program( 'Borrador', array( $arte ), array( 'post_status' => 'draft' ) );
	program( 'Clave', array( $arte ), array( 'post_password' => 'x' ) );
	$found['nothing to show'] = $titles( $one );
	program( 'Coro', array( $musica ) );
	program( 'Zarzuela', array( category( 'Ópera', 'opera', $musica ) ) );
	program( 'Pastel', array( $arte ) );
	$found['its own first'] = $titles( $one );
	$found['no more']       = $titles( $one, 2 );
	$found['no category']   = $titles( program( 'Sin', array() ), 2 );
	$found['its password']  = $titles( program( 'Cerrado', array( $arte ), array( 'post_password' => 'x' ) ), 1 );
	$found['below']         = $titles( program( 'Otro', array( $musica ) ), 2 );
	$teatro                 = category( 'Teatro', 'teatro' );
	$last                   = program( 'Último', array( $teatro ), array( 'menu_order' => 9 ) );
	for ( $number = 0; $number < 48; $number++ ) {
		program( "Acabado $number", array( $teatro ), $over );
	}
	index_programs();
	$found['the last of many'] = $titles( program( 'Drama', array( $teatro ) ), 1 );
	$found['but itself']       = $titles( $last, 1 );

	return (object) $found;
}

/**
 * Queries of the related cards, with nothing in memory, among so many programs and as many that are over.
 *
 * @param int $programs How many.
 */
function queries( int $programs ): int {
	$arte = category( 'Arte', 'arte' );
	$id   = program( 'Uno', array( $arte ) );
	for ( $number = 0; $number < $programs; $number++ ) {
		program( "Acabado $number", array( $arte ), array( 'meta_input' => array( 'pfilter_sessions' => '../2020-01-01' ) ) );
	}
	for ( $number = 0; $number < $programs; $number++ ) {
		program( "P$number", array( $arte ), with_picture() );
	}
	index_programs();
	wp_cache_flush();
	wp_load_alloptions();
	$post   = post_of( $id );
	$before = database()->num_queries;
	$html   = Program_Page\get_related_html( $post, 3, '', static fn(): string => '', new Listing\Page() );

	return 3 === substr_count( $html, '<li class="programas-card"' ) ? database()->num_queries - $before : -1;
}
