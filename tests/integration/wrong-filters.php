<?php
/**
 * Other plugins that answer our filters wrongly, print or throw.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Wrong_Filters;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{begin_page, block, category, listing, main_query, page, post, post_named, preview, program, request_changes, rest, retitle, with_filter, with_picture, without_numbers};

/**
 * Answers to filters that are as good as none: our own filters, and WordPress's filter of our shortcode's attributes.
 *
 * @return array<string, list<mixed>> Answers by filter.
 */
function as_good_as_none(): array {
	$wrong = array( null, new \stdClass(), array( null, 5 ) );

	return array(
		'programs_filter_card'           => array( null, 'x', array(), array( 'title' => array(), 'url' => null, 'slugs' => 'x', 'categories' => 5, 'excerpt' => new \stdClass(), 'picture' => 'x', 'facts' => 5, 'badge' => 5 ) ),
		'programs_filter_card_html'      => $wrong,
		'programs_filter_query_args'     => array( null, 'post_type=page', new \stdClass() ),
		'programs_filter_template'       => array( null, 5, '', '/no/existe.php', array(), ABSPATH ),
		'programs_filter_pills'          => array( null, 'x', new \stdClass() ),
		'programs_filter_picture_size'   => array( null, array( 'x' ), 5 ),
		'programs_filter_excerpt_length' => array( null, 'x', new \stdClass() ),
		'programs_filter_parameter'      => $wrong,
		'programs_filter_criteria'       => array( null, 'x', new \stdClass() ),
		'programs_filter_meta_keys'      => $wrong,
		'programs_filter_pages'          => array( null, 'x', new \stdClass() ),
		'programs_filter_loop_limit'     => $wrong,
		'programs_filter_listing_page'   => array( array(), 'x', new \stdClass() ),
		'shortcode_atts_programas'       => array( null, 'x', array( 'orden' => null, 'todos' => new \stdClass() ) ),
	);
}

/**
 * Wrong answers that take away what they are about.
 *
 * @return list<array{string, callable}>
 */
function that_change(): array {
	return array(
		array( 'programs_filter_search_text', '__return_null' ),
		array( 'programs_filter_search_text', '__return_empty_array' ),
		array( 'esc_html', '__return_null' ),
		array( 'the_title', '__return_null' ),
		array( 'wp_get_attachment_image', '__return_null' ),
		array( 'number_format_i18n', '__return_null' ),
		array( 'post_type_link', static fn(): object => new \stdClass() ),
		array( 'wp_date', static fn(): object => new \stdClass() ),
	);
}

/**
 * What is shown without an answer, and with each.
 *
 * @return array{plain: list<mixed>, same: array<string, mixed>, changed: array<string, mixed>} By filter and number of the answer.
 */
function answered(): array {
	$facts = array( 'pfilter_sessions' => '2099-03-03 18:00', 'pfilter_price' => '0 €', 'pfilter_place' => 'Aula' );
	$id    = program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_content' => 'uno dos', 'meta_input' => $facts + with_picture()['meta_input'] ) );
	page( 'lista', block() );
	$card  = static fn(): string => without_numbers( listing( array( 'card' => array( 'picture', 'dates', 'price', 'excerpt', 'categories' ), 'filters' => array( 'categoria', 'cuando', 'buscar' ) ), 'p=1' ) );
	$shown = static function () use ( $id, $card ): array {
		retitle( $id, 'A' );
		request_changes()->announce();

		return array(
			$card(),
			without_numbers( do_shortcode( '[programas orden="titulo"]' ) ),
			without_numbers( preg_replace( '/page_id=\d+/', '', filtered_loop() ) ?? '' ),
			get_term_link( 'arte', Program\TAXONOMY ),
			rest( '/wp/v2/programas' )->get_status(),
		);
	};
	$plain = $shown();
	$same  = array();
	foreach ( as_good_as_none() as $hook => $answers ) {
		foreach ( $answers as $number => $answer ) {
			$same[ "$hook $number" ] = attempt( $hook, static fn() => $answer, $shown );
		}
	}
	$changed = array();
	foreach ( that_change() as $number => list( $hook, $answer ) ) {
		$changed[ "$hook $number" ] = attempt( $hook, $answer, $card );
	}

	return compact( 'plain', 'same', 'changed' );
}

/**
 * What code returns while a filter has an answer, or the error in which it ends.
 *
 * @param string            $hook   Filter.
 * @param callable          $answer Callback.
 * @param callable(): mixed $code   Code.
 * @return mixed
 */
function attempt( string $hook, callable $answer, callable $code ) {
	try {
		return with_filter( $hook, $answer, $code );
	} catch ( \Throwable $error ) {
		return $error->getMessage();
	}
}

/**
 * What a callback prints while a preview is made, and a page is saved; and what is left of one that throws.
 *
 * @return array<string, mixed>
 */
function loud(): array {
	define( 'REST_REQUEST', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
	program( 'A', array( category( 'Arte', 'arte' ) ) );
	program( 'B', array( category( 'Música', 'musica' ) ) );
	page( 'lista', block() );
	$print = static function ( $pills ) {
		echo 'HOLA';

		return $pills;
	};
	add_filter( 'programs_filter_pills', $print );
	ob_start();
	$preview = wp_json_encode( preview()->get_data() );
	wp_set_current_user( 1 );
	$saved   = wp_json_encode( rest( '/wp/v2/pages/' . post_named( 'lista' )->ID, array( 'context' => 'edit' ) )->get_data() );
	$printed = ob_get_clean();
	remove_filter( 'programs_filter_pills', $print );
	add_filter(
		'programs_filter_pills',
		static function (): void {
			throw new \RuntimeException( 'No.' );
		}
	);
	ob_start();
	$level  = ob_get_level();
	$thrown = '';
	try {
		listing();
	} catch ( \RuntimeException $error ) {
		$thrown = $error->getMessage();
	}

	return array(
		'pills'   => str_contains( (string) $preview, 'programas-pill' ) && str_contains( (string) $saved, 'programas-pill' ),
		'buffers' => ob_get_level() - $level,
		'printed' => $printed . ob_get_clean(),
		'thrown'  => $thrown,
	);
}

/** The content of a page with a filter over a Query Loop, as the page shows it. */
function filtered_loop(): string {
	$query   = serialize_block_attributes( array( 'queryId' => 5, 'query' => array( 'perPage' => 2, 'postType' => Program\POST_TYPE, 'order' => 'asc', 'orderBy' => 'title', 'inherit' => false ) ) );
	$loop    = "<!-- wp:query $query --><div class=\"wp-block-query\"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->";
	$content = block( array( 'showGrid' => false, 'target' => '#medida' ) ) . "<!-- wp:group {\"anchor\":\"medida\"} --><div id=\"medida\" class=\"wp-block-group\">$loop</div><!-- /wp:group -->";
	$id      = post( array( 'post_type' => 'page', 'post_title' => 'Página', 'post_status' => 'publish', 'post_content' => $content ) );

	$_SERVER['QUERY_STRING'] = '';
	$_GET                    = array();
	main_query()->query( array( 'page_id' => $id ) );
	main_query()->the_post();
	begin_page();
	ob_start();
	the_content();

	return (string) ob_get_clean();
}
