<?php
/**
 * Pages with Query Loops and filters, as WordPress prints them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Loops;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{block, category, main_query, post, program, term, with_filter};

const TITLE = '<!-- wp:post-title {"level":3,"isLink":true} /-->';

/**
 * A Query Loop.
 *
 * @param string               $anchor ID of the group around it; '' for none.
 * @param array<string, mixed> $query  What it asks for, beside programs by title.
 * @param string               $inside Blocks of an item.
 * @param string               $class  Class of the Post Template.
 * @param string               $after  Blocks after the items.
 */
function loop( string $anchor = 'medida', array $query = array(), string $inside = TITLE, string $class = '', string $after = '' ): string {
	$attributes = serialize_block_attributes(
		array(
			'queryId'            => 5,
			'query'              => $query + array( 'perPage' => 2, 'offset' => 0, 'postType' => Program\POST_TYPE, 'order' => 'asc', 'orderBy' => 'title', 'inherit' => false ),
			'enhancedPagination' => true,
		)
	);
	$items      = '' === $class ? '' : serialize_block_attributes( array( 'className' => $class ) );
	$loop       = "<!-- wp:query $attributes --><div class=\"wp-block-query\"><!-- wp:post-template $items -->$inside<!-- /wp:post-template -->$after</div><!-- /wp:query -->";

	return '' === $anchor ? $loop : "<!-- wp:group {\"anchor\":\"$anchor\"} --><div id=\"$anchor\" class=\"wp-block-group\">$loop</div><!-- /wp:group -->";
}

/**
 * A filter without cards.
 *
 * @param array<string, mixed> $attributes More attributes.
 */
function filter( array $attributes = array() ): string {
	return block( $attributes + array( 'showGrid' => false, 'target' => '#medida' ) );
}

/** Five programs in three categories, one of them below another. */
function five_programs(): void {
	$arts  = category( 'Artes', 'artes' );
	$music = category( 'Música', 'musica', $arts );
	$dance = category( 'Danza', 'danza' );
	program( 'Acuarela', array( $arts ), array( 'meta_input' => array( 'pfilter_free' => true ) ) );
	program( 'Bailes', array( $dance ), array( 'meta_input' => array( 'pfilter_start' => '2099-03-03' ) ) );
	program( 'Coro', array( $music ) );
	program( 'Danza', array( $dance, $music ) );
	program( 'Esgrima' );
}

/**
 * The content of a page of its own, as the page itself shows it.
 *
 * @param string $content Content.
 * @param string $query   Query string.
 */
function shown( string $content, string $query = '' ): string {
	$id = post( array( 'post_type' => 'page', 'post_title' => 'Página', 'post_status' => 'publish', 'post_content' => $content ) );

	$_SERVER['QUERY_STRING'] = wp_slash( $query );
	parse_str( $query, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The page of a loop is read from there.
	main_query()->query( array( 'page_id' => $id ) );
	main_query()->the_post();
	\ProgramsFilter\Listing\reset_page();
	ob_start();
	the_content();

	return (string) ob_get_clean();
}

/**
 * Contents in turn, each with its query string.
 *
 * @param array<string, array{string, string}> $pages Pages.
 * @return array<string, string>
 */
function each_shown( array $pages ): array {
	return array_map( static fn( array $page ): string => shown( ...$page ), $pages );
}

/**
 * Loops with their filter before or after, in other places, or without one.
 *
 * @return array<string, string>
 */
function places(): array {
	five_programs();
	$synced = post(
		array(
			'post_type'    => 'wp_block',
			'post_title'   => 'Filtro',
			'post_status'  => 'publish',
			'post_content' => filter( array( 'filters' => array( 'categoria', 'gratis' ) ) ),
		)
	);
	register_block_pattern( 'prueba/filtro', array( 'title' => 'Filtro', 'content' => filter() ) );

	return each_shown(
		array(
			'before'     => array( filter() . loop(), 'categoria=musica' ),
			'after'      => array( loop() . filter(), 'categoria=musica' ),
			'all'        => array( loop() . filter(), '' ),
			'parent'     => array( filter() . loop(), 'categoria=artes' ),
			'unknown'    => array( filter() . loop(), 'categoria=cocina' ),
			'synced'     => array( loop() . "<!-- wp:block {\"ref\":$synced} /-->", 'gratis=1' ),
			'pattern'    => array( loop() . '<!-- wp:pattern {"slug":"prueba/filtro"} /-->', 'categoria=danza' ),
			'shortcode'  => array( loop() . '<!-- wp:shortcode -->[programas rejilla="no" objetivo="#medida"]<!-- /wp:shortcode -->', 'categoria=danza' ),
			'quoted'     => array( loop() . '<!-- wp:paragraph --><p>[[programas rejilla="no" objetivo="#medida"]]</p><!-- /wp:paragraph -->', '' ),
			'own ID'     => array( filter() . str_replace( '<div class="wp-block-query">', '<div id="medida" class="wp-block-query">', loop( '' ) ), 'categoria=danza' ),
			'elsewhere'  => array( filter( array( 'target' => '#otra' ) ) . loop(), 'categoria=danza' ),
			'none'       => array( loop(), 'categoria=danza' ),
			'two'        => array( filter() . loop() . filter( array( 'filters' => array( 'gratis' ) ) ), 'categoria=artes&gratis=1' ),
			'first only' => array( filter() . '<!-- wp:group {"anchor":"medida"} --><div id="medida" class="wp-block-group">' . loop( '' ) . loop( '' ) . '</div><!-- /wp:group -->', '' ),
		)
	);
}

/**
 * Loops with all criteria of programs.
 *
 * @return array<string, string>
 */
function criteria(): array {
	five_programs();
	$filter = filter( array( 'filters' => array( 'categoria', 'cuando', 'gratis', 'buscar' ) ) );

	return each_shown(
		array(
			'all'    => array( $filter . loop(), '' ),
			'free'   => array( $filter . loop(), 'gratis=1' ),
			'coming' => array( loop() . $filter, 'cuando=proximos' ),
			'words'  => array( $filter . loop(), 'buscar=dan&categoria=musica' ),
			'none'   => array( $filter . loop(), 'gratis=1&categoria=danza' ),
			// Nothing of the loop is free, as the filter's programs are.
			'narrow' => array( $filter . loop( 'medida', array( 'search' => 'Coro' ) ), 'gratis=1' ),
		)
	);
}

/**
 * Loops of the class alone.
 *
 * @return array<string, string>
 */
function classes(): array {
	five_programs();
	register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true ) );
	$id = program( 'Fotografía' );
	wp_set_object_terms( $id, array( term( 'Mayores', 'edad' ) ), 'edad' );

	return each_shown(
		array(
			'class'  => array( loop( '', array(), TITLE, 'mi-clase programas-grid' ), 'categoria=danza' ),
			'filter' => array( filter( array( 'target' => '' ) ) . loop( '', array(), TITLE, 'programas-grid' ), 'categoria=danza' ),
			'other'  => array( loop( '', array(), TITLE, 'programas-grid-mio' ), '' ),
		)
	);
}

/**
 * Loops of posts.
 *
 * @return array<string, string>
 */
function posts(): array {
	five_programs();
	foreach ( array( 'Noticia' => 'agenda', 'Otra' => 'prensa', 'Sin nada' => '' ) as $title => $tag ) {
		$id = post( array( 'post_title' => $title, 'post_status' => 'publish' ) );
		wp_set_object_terms( $id, '' === $tag ? array() : array( $tag ), 'post_tag' );
	}
	$filter = filter( array( 'filters' => array( 'category', 'post_tag' ) ) );
	$loop   = loop( 'medida', array( 'postType' => 'post' ) );

	return each_shown( array( 'all' => array( $filter . $loop, '' ), 'tag' => array( $filter . $loop, 'post_tag=agenda' ) ) );
}

/** A loop in each item of a loop. */
function nested(): string {
	five_programs();
	$inner = loop( 'dentro', array( 'perPage' => 1 ), '<!-- wp:post-date /-->', 'programas-grid' );

	return shown( filter() . filter( array( 'target' => '#dentro' ) ) . loop( 'medida', array(), TITLE . $inner ), 'categoria=danza' );
}

/**
 * Pagination, an address of another page, and a limit.
 *
 * @param string $as Whether an editor is signed in: `editor`, or `visitor`.
 * @return array<string, mixed>
 */
function pages( string $as ): array {
	five_programs();
	if ( 'editor' === $as ) {
		wp_set_current_user( 1 );
	}
	$paging  = '<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --><!-- wp:query-total /--><!-- wp:query-no-results --><p>Nada</p><!-- /wp:query-no-results -->';
	$content = filter() . loop( 'medida', array(), TITLE, '', $paging );
	$limited = static fn( string $html ) => with_filter( 'programs_filter_loop_limit', static fn() => 4, static fn() => shown( $html ) );

	return array(
		'first'   => shown( $content ),
		'second'  => shown( $content, 'query-5-page=2' ),
		'offset'  => shown( filter() . loop( 'medida', array( 'offset' => 2 ) ) ),
		'plain'   => shown( loop( '', array(), TITLE, '', $paging ), 'query-5-page=2' ),
		'limited' => $limited( $content ),
		'fits'    => $limited( filter() . loop( 'medida', array( 'offset' => 1 ) ) ),
	);
}

/** Titles and slugs that look like something else. */
function hostile(): string {
	$category = \ProgramsFilter\Tests\category_with_raw_slug( '<b>"Raro"</b> [programas]', '[programas]"><script>' );
	program( '</li><li class="wp-block-post" data-categories="x">A', array( $category ) );
	program( 'B</ul><ul>' );
	add_filter( 'post_class', static fn( array $classes ): array => array_merge( $classes, array( 'raro"', 'programas-0' ) ) );

	return shown( filter() . loop( 'medida', array(), '<!-- wp:html --></li></ul><li class="wp-block-post"><ul><!-- /wp:html -->' . TITLE ) );
}

/**
 * Filters without cards, which say that only one program is theirs.
 *
 * @return array<string, string>
 */
function apart(): array {
	five_programs();
	$one   = array( 'limit' => 1, 'orderBy' => 'title', 'order' => 'desc', 'when' => 'past' );
	$cards = array( 'showFilter' => false, 'anchor' => 'lista', 'limit' => 3, 'orderBy' => 'title' );

	return each_shown(
		array(
			'loop'       => array( filter( $one ) . loop(), '' ),
			'after'      => array( loop() . filter( $one ), 'categoria=danza' ),
			'by hand'    => array( filter( array( 'target' => '#mano' ) + $one ), '' ),
			'block'      => array( filter( array( 'target' => '#lista' ) + $one ) . block( $cards ), '' ),
			'first'      => array( filter( array( 'target' => '' ) + $one ) . block( $cards ), '' ),
			'before'     => array( block( $cards ) . filter( array( 'target' => '#lista .programas-grid' ) + $one ), '' ),
			'shortcode'  => array( filter( array( 'target' => '#lista' ) + $one ) . '<!-- wp:shortcode -->[programas filtro="no" ancla="lista" cantidad="3" orden="titulo"]<!-- /wp:shortcode -->', '' ),
			'categories' => array( filter( array( 'target' => '#lista' ) ) . block( array( 'categories' => array( 'danza' ) ) + $cards ), '' ),
			'its own'    => array( filter( array( 'target' => '#lista', 'categories' => array( 'musica', 'danza' ) ) ) . block( array( 'limit' => 0 ) + $cards ), '' ), // phpcs:ignore WordPress.Arrays -- Short.
		)
	);
}
