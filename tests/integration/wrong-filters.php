<?php
/**
 * Other plugins that answer filters wrongly, print or throw.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Wrong_Filters;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Loops\{filter, loop, shown};
use function ProgramsFilter\Tests\{block, category, listing, page, post_named, preview_page, program, rest, retitle, with_filter, with_picture, without_numbers};

require_once __DIR__ . '/loops.php';

/**
 * Answers to filters that are as good as none: our own filters, and WordPress's where a listing uses them.
 *
 * @return array<string, list<mixed>> Answers by filter.
 */
function as_good_as_none(): array {
	$nothing = array( null, false, '' );
	$wrong   = array( null, new \stdClass(), array( null, 5 ) );

	return array(
		'programs_filter_card'                 => array( null, 'x', array(), array( 'title' => array(), 'url' => null, 'slugs' => 'x', 'categories' => 5, 'excerpt' => new \stdClass(), 'picture' => 'x', 'facts' => 5, 'badge' => 5 ) ),
		'programs_filter_card_html'            => $wrong,
		'programs_filter_query_args'           => array( null, 'post_type=page', new \stdClass() ),
		'programs_filter_template'             => array( null, 5, '', '/no/existe.php', array(), ABSPATH ),
		'programs_filter_pills'                => array( null, 'x', new \stdClass() ),
		'programs_filter_picture_size'         => array( null, array( 'x' ), 5 ),
		'programs_filter_excerpt_length'       => array( null, 'x', new \stdClass() ),
		'programs_filter_form_parameters'      => array( array( null, 3, 'p' ) ),
		'programs_filter_parameter'            => $wrong,
		'programs_filter_criteria'             => array( null, 'x', new \stdClass() ),
		'programs_filter_meta_keys'            => $wrong,
		'programs_filter_pages'                => array( null, 'x', new \stdClass() ),
		'programs_filter_loop_limit'           => $wrong,
		'programs_filter_listing_page'         => array( array(), 'x', new \stdClass() ),
		'shortcode_atts_programas'             => array( null, 'x', array( 'orden' => null, 'todos' => new \stdClass() ) ),
		'number_format_i18n'                   => $nothing,
		// WordPress's own texts are WordPress's concern; a text that is left empty may be meant.
		'gettext_programs-filter'              => array( null, false ),
		'gettext_with_context_programs-filter' => array( null, false ),
		'ngettext_programs-filter'             => array( null, false ),
	);
}

/**
 * Answers to WordPress's filters that change the page.
 *
 * @return list<array{string, callable}>
 */
function that_change(): array {
	return array(
		// Only the plugin's own call: WordPress itself does not bear it.
		array( 'get_terms', static fn( array $terms, $taxonomies, array $arguments ): array => array() === ( $arguments['object_ids'] ?? array() ) ? array( null, 5, array(), new \stdClass() ) : $terms ),
		array( 'get_the_terms', static fn(): array => array( null, (object) array( 'slug' => 1 ) ) ),
		array( 'get_the_terms', static fn() => new \WP_Error() ),
		array( 'get_the_excerpt', '__return_null' ),
		array( 'post_thumbnail_id', static fn() => 'x' ),
		array( 'the_title', static fn() => 5 ),
		array( 'post_type_link', '__return_false' ),
		array( 'wp_get_attachment_image', '__return_null' ),
		array( 'programs_filter_search_text', '__return_null' ),
		array( 'programs_filter_search_text', '__return_empty_array' ),
	);
}

/**
 * What is shown without an answer, and with each.
 *
 * @return array{plain: list<mixed>, same: array<string, mixed>, changed: array<string, mixed>} By filter and number of the answer.
 */
function answered(): array {
	$facts = array( 'pfilter_start' => '2099-03-03T18:00', 'pfilter_free' => '1', 'pfilter_place' => 'Aula' );
	$id    = program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_content' => 'uno dos', 'meta_input' => $facts + with_picture()['meta_input'] ) );
	page( 'lista', block() );
	$card  = static fn(): string => without_numbers( listing( array( 'showPillCounts' => true, 'facts' => array( 'dates', 'price' ), 'filters' => array( 'categoria', 'cuando', 'buscar' ) ), 'p=1' ) );
	$plain = array();
	$shown = static function ( string $hook ) use ( $id, $card, &$plain ): array {
		if ( ! str_contains( $hook, 'programas' ) && ! str_starts_with( $hook, 'programs_' ) ) {
			return array( $card() ) + $plain;
		}
		retitle( $id, 'A' );
		Listing\announce_changes();

		return array(
			$card(),
			without_numbers( do_shortcode( '[programas orden="titulo"]' ) ),
			without_numbers( preg_replace( '/page_id=\d+/', '', shown( filter() . loop() ) ) ?? '' ),
			get_term_link( 'arte', Program\TAXONOMY ),
			rest( '/wp/v2/programas' )->get_status(),
		);
	};
	$plain = $shown( 'programas' );
	$same  = array();
	foreach ( as_good_as_none() as $hook => $answers ) {
		foreach ( $answers as $number => $answer ) {
			$same[ "$hook $number" ] = attempt( $hook, static fn() => $answer, static fn() => $shown( $hook ) );
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
	$preview = wp_json_encode( preview_page()->get_data() );
	wp_set_current_user( 1 );
	$saved   = wp_json_encode( rest( '/wp/v2/pages/' . post_named( 'lista' )->ID, array( 'context' => 'edit' ) )->get_data() );
	$printed = ob_get_clean();
	remove_filter( 'programs_filter_pills', $print );
	add_filter(
		'programs_filter_form_parameters',
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
