<?php
/**
 * The parts of a program's page around its title, picture and text; rendered by the block and, in classic themes, by class-program-content.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Folder in `build/program-page/`, and second part of the block's name; its style. */
const FACTS_BLOCK = 'datos';
const FACTS_STYLE = 'programs-filter-' . FACTS_BLOCK;

/** Module of the page: the way back, and sharing. */
const PAGE_MODULE = 'programs-filter/program-page';

/** Facts that the lead or a list says. */
const FACTS_SAID = array( 'notice', 'dates', 'upcoming', 'documents' );

/** Facts that come before the others. */
const FIRST_FACTS = array( 'price', 'prices', 'audience', 'ages' );

/**
 * Class of the element, by which a content that has the facts already is recognized.
 */
const FACTS_CLASS = 'programas-facts';

/**
 * A part of the page of a program, and its style.
 *
 * @param \WP_Post                   $post    Program.
 * @param string                     $part    `back`, `lead`, `facts`, `sessions`, or `all` of them.
 * @param callable( string ): string $wrapper Makes the attributes of the element around it, HTML, from its classes.
 * @return string '' when there is nothing to show.
 */
function get_facts_html( \WP_Post $post, string $part, callable $wrapper ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	$program = get_program_view_model( $post, WordPress\get_current_timestamp() );
	$program = 'all' === $part ? $program : array_intersect_key( $program, array( $part => true ) );
	if ( array() === $program ) {
		return '';
	}
	wp_enqueue_style( FACTS_STYLE );
	wp_enqueue_script_module( PAGE_MODULE );

	return WordPress\escape_square_brackets(
		Listing\render_template(
			'facts',
			array(
				'back'    => isset( $program['back'] ) ? get_back_link_attributes( $program['back'] ) : '',
				'wrapper' => $wrapper( FACTS_CLASS ),
			) + compact( 'program' )
		)
	);
}

/**
 * Renders with facts that are typed in the editor and not saved. Elsewhere they are ignored.
 *
 * @param int                $program Program.
 * @param mixed              $typed   Values by meta key; null for none.
 * @param callable(): string $render  Renders.
 */
function render_with_typed_facts( int $program, $typed, callable $render ): string {
	if ( ! is_array( $typed ) || ! wp_is_serving_rest_request() || ! current_user_can( 'edit_post', $program ) ) {
		return $render();
	}
	// As they would be saved.
	$typed = Program\prepare_facts( $typed, $program )['values'] + $typed;
	$facts = Program\get_empty_facts();
	foreach ( Program\get_fact_kinds() as $fact => $kind ) {
		$facts[ $fact ] = Program\sanitize_stored_fact( $kind, $typed[ Program\get_fact_meta_key( $fact ) ] ?? '' );
	}
	foreach ( Program\get_dates_of_facts( $facts ) as $fact => $date ) {
		$typed[ Program\get_fact_meta_key( $fact ) ] = $date;
	}
	$read = static fn( $value, $post, $key ) => $program === $post && is_string( $key ) && null !== Program\get_fact_by_meta_key( $key ) ? array( $typed[ $key ] ?? null ) : $value;
	add_filter( 'get_post_metadata', $read, 10, 3 );
	$html = $render();
	remove_filter( 'get_post_metadata', $read );

	return $html;
}

/**
 * Returns the attributes of the link to the listing. From its parameters the script recognizes that the visitor came from results.
 *
 * @param string $url Address.
 * @return string HTML.
 */
function get_back_link_attributes( string $url ): string {
	$parameters = array_map( 'ProgramsFilter\\Listing\\get_parameter_name', array_keys( Listing\get_criteria() ) );
	$data       = array(
		'data-results'    => __( 'Back to results', 'programs-filter' ),
		'data-parameters' => implode( ' ', array_merge( $parameters, array( Listing\MORE_PARAMETER ) ) ),
	);

	return sprintf( ' href="%s"', esc_url( $url ) ) . WordPress\get_html_attributes( $data );
}

/**
 * The view model, by part. A program that the visitor may not read has only the way back.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return ProgramPage
 */
function get_program_view_model( \WP_Post $post, int $now ): array {
	$url  = Addresses\get_listing_page_url();
	$back = '' === $url ? array() : array( 'back' => $url );
	if ( ! Program\current_user_can_read_program( $post ) ) {
		return $back;
	}
	$facts   = Program\program_facts( $post->ID );
	$signup  = Program\get_signup_links( $facts, $now );
	$program = array(
		'lead'     => array(
			'when'     => get_when_texts( $facts, $now ),
			'state'    => Program\get_state_html( Program\get_program_state( $facts, $now ) ),
			'notice'   => Program\ucfirst_words( $facts['notice'] ),
			'signup'   => $signup,
			'now'      => Program\is_over( $facts, $now ) || Program\is_cancelled( $facts ) ? $url : '',
			'calendar' => get_calendar_url( $post, $now ),
			'url'      => (string) get_permalink( $post ),
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
			'summary'  => has_excerpt( $post ) ? WordPress\only_text( apply_filters( 'the_excerpt', get_the_excerpt( $post ) ) ) : '',
		),
		'facts'    => get_listed_facts( $post, $facts, $now ),
		'sessions' => array(
			'months'    => get_session_months( $facts, $now ),
			'documents' => Program\get_document_links( $facts ),
			'signup'    => $signup,
			'price'     => array() === $signup ? '' : Program\shown_price( $facts ),
		),
	);
	$is_said = static fn( $value ): bool => ! in_array( $value, array( '', array() ), true );

	return $back + array_filter( $program, static fn( array $part ): bool => array() !== array_filter( $part, $is_said ) );
}

/**
 * The facts that the other parts do not say, with the categories.
 *
 * @param \WP_Post $post  Program.
 * @param Facts    $facts Facts.
 * @param int      $now   Unix time.
 * @return list<Fact>
 */
function get_listed_facts( \WP_Post $post, array $facts, int $now ): array {
	$said   = array_filter(
		array(
			'schedule' => is_schedule_in_lead( $facts, $now ),
			'signup'   => '' === Program\get_signup_deadline( $facts, $now ),
		)
	);
	$keys   = array_diff( array_keys( Program\get_shown_fact_words() ), FIRST_FACTS, FACTS_SAID, array( 'contact' ), array_keys( $said ) );
	$listed = Program\shown_facts_of_values( $facts, $now, array_merge( FIRST_FACTS, $keys ) )['facts'];
	$last   = Program\shown_facts_of_values( $facts, $now, array( 'contact' ) )['facts'];
	$state  = Program\get_program_state( $facts, $now )['text'] ?? '';
	$links  = array();
	foreach ( Program\get_program_categories( $post ) as $term ) {
		$url     = Addresses\get_category_url( $term );
		$links[] = array(
			'url'  => '' === $url && is_taxonomy_viewable( $term->taxonomy ) ? WordPress\only_text( get_term_link( $term ) ) : $url,
			'text' => WordPress\typeset( $term->name ),
		);
	}
	$text       = implode( ', ', array_column( $links, 'text' ) );
	$categories = array(
		'key'   => 'categories',
		'label' => isset( $links[1] ) ? __( 'Categories', 'programs-filter' ) : __( 'Category', 'programs-filter' ),
		'text'  => $text,
		'html'  => esc_html( $text ),
		'links' => in_array( '', array_column( $links, 'url' ), true ) ? array() : $links,
	);

	return array_values( array_filter( array_merge( $listed, array( $categories ), $last ), static fn( array $fact ): bool => ! in_array( $fact['text'], array( '', $state ), true ) ) );
}

/**
 * Whether a program has a schedule between two days, rather than one for the only day or for days that are named.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 */
function is_schedule_in_lead( array $facts, int $now ): bool {
	return array() === Program\get_session_view( $facts, $now )['days'] && substr( $facts['start'], 0, 10 ) !== substr( $facts['end'], 0, 10 );
}

/**
 * When a program takes place, in whole words: "Martes, de 18:00 a 20:30," and "del 15 de diciembre al 2 de febrero".
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return list<string> Parts that stay together where there is room; none for no days.
 */
function get_when_texts( array $facts, int $now ): array {
	list( $dates, $html ) = Program\dates_without_next( $facts, $now );

	$schedule = is_schedule_in_lead( $facts, $now ) ? Program\shown_schedule( $facts ) : '';
	if ( '' === $schedule || '' === $dates || str_contains( $schedule, ' · ' ) ) {
		// Each on a line of its own.
		$lines = array_map( 'ProgramsFilter\\Program\\ucfirst_words', array_diff( array( $schedule, $dates ), array( '' ) ) );

		return array() === $lines ? array() : array( implode( ' · ', $lines ) );
	}
	if ( ! str_starts_with( $html, '<' ) ) {
		// A word, such as "From". Names of days and months are written as their language has them.
		$dates = mb_strtolower( mb_substr( $dates, 0, 1 ) ) . mb_substr( $dates, 1 );
	}

	return array( Program\ucfirst_words( "$schedule," ), $dates );
}
