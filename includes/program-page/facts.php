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

/** What each part shows, by the name that the block has for it; `all` are all of them. */
const FACTS_PARTS = array(
	'back'     => array( 'back' ),
	'lead'     => array( 'when', 'state', 'notice', 'url', 'signup', 'now', 'calendar', 'summary' ),
	'facts'    => array( 'facts' ),
	'sessions' => array( 'months', 'documents', 'bar', 'price' ),
);

/** A page that shows nothing. */
const EMPTY_PROGRAM_PAGE = array(
	'back'      => '',
	'when'      => array(),
	'state'     => null,
	'notice'    => '',
	'url'       => '',
	'signup'    => array(),
	'now'       => '',
	'calendar'  => '',
	'summary'   => '',
	'facts'     => array(),
	'months'    => array(),
	'documents' => array(),
	'bar'       => array(),
	'price'     => '',
);

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
 * @param string                     $part    A key of FACTS_PARTS, or `all`.
 * @param callable( string ): string $wrapper Makes the attributes of the element around it, HTML, from its classes.
 * @return string '' when there is nothing to show.
 */
function get_facts_html( \WP_Post $post, string $part, callable $wrapper ): string {
	$html = Program\is_excerpt_in_progress() ? '' : render_facts_template( get_program_view_model( $post, WordPress\get_current_timestamp() ), $part, $wrapper );
	if ( '' !== $html ) {
		wp_enqueue_style( FACTS_STYLE );
		wp_enqueue_script_module( PAGE_MODULE );
	}

	return $html;
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
 * An example for templates in the editor.
 *
 * @param string                     $part    As above.
 * @param callable( string ): string $wrapper As above.
 */
function get_example_facts_html( string $part, callable $wrapper ): string {
	$now     = WordPress\get_current_timestamp();
	$values  = array(
		'start'      => (string) wp_date( 'Y-m-d\T18:00', $now + 14 * DAY_IN_SECONDS ),
		'place'      => __( 'Room 2', 'programs-filter' ),
		'audience'   => __( 'For all ages', 'programs-filter' ),
		'price'      => Program\amount_text( '0' ),
		'signup_url' => '#',
	) + Program\get_empty_facts();
	$program = array(
		'back'     => '#',
		'calendar' => '#',
		'url'      => '#',
	) + describe_facts( $values, $now ) + EMPTY_PROGRAM_PAGE;

	return render_facts_template( $program, $part, $wrapper );
}

/**
 * The HTML.
 *
 * @param ProgramPage                $program View model.
 * @param string                     $part    As above.
 * @param callable( string ): string $wrapper As above.
 * @return string '' when there is nothing to show.
 */
function render_facts_template( array $program, string $part, callable $wrapper ): string {
	/**
	 * The same keys.
	 *
	 * @var ProgramPage $program
	 */
	$program = isset( FACTS_PARTS[ $part ] ) ? array_intersect_key( $program, array_flip( FACTS_PARTS[ $part ] ) ) + EMPTY_PROGRAM_PAGE : $program;

	return EMPTY_PROGRAM_PAGE === array_merge( EMPTY_PROGRAM_PAGE, $program ) ? '' : WordPress\escape_square_brackets(
		Listing\render_template(
			'facts',
			array(
				'program' => $program,
				'back'    => '' === $program['back'] ? '' : get_back_link_attributes( $program['back'] ),
				'wrapper' => $wrapper( FACTS_CLASS ),
			)
		)
	);
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
 * The view model. A program that the visitor may not read has only the way back.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return ProgramPage
 */
function get_program_view_model( \WP_Post $post, int $now ): array {
	$program = array( 'back' => Addresses\get_listing_page_url() ) + EMPTY_PROGRAM_PAGE;
	if ( ! Program\current_user_can_read_program( $post ) ) {
		return $program;
	}
	$facts     = Program\program_facts( $post->ID );
	$described = describe_facts( $facts, $now );
	$terms     = Program\get_program_categories( $post );
	if ( array() !== $terms ) {
		// Before the contact, which takes a row.
		$last = end( $described['facts'] );
		array_splice( $described['facts'], count( $described['facts'] ) - (int) ( 'contact' === ( $last['key'] ?? '' ) ), 0, array( get_categories_fact( $terms ) ) );
	}

	return array(
		'url'      => (string) get_permalink( $post ),
		'now'      => Program\is_over( $facts, $now ) || Program\is_cancelled( $facts ) ? $program['back'] : '',
		'calendar' => get_calendar_url( $post, $now ),
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
		'summary'  => has_excerpt( $post ) ? trim( WordPress\only_text( apply_filters( 'the_excerpt', get_the_excerpt( $post ) ) ) ) : '',
	) + $described + $program;
}

/**
 * What follows from the facts alone.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{when: list<string>, state: State|null, notice: string, signup: list<array{url: string, text: string}>, facts: list<Fact>, months: list<SessionMonth>, documents: list<array{url: string, text: string}>, bar: list<array{url: string, text: string}>, price: string}
 */
function describe_facts( array $facts, int $now ): array {
	$is_repeated = is_schedule_in_lead( $facts, $now );
	$state       = Program\get_program_state( $facts, $now );
	$signup      = Program\get_signup_links( $facts, $now );
	$keys        = array_unique( array_merge( FIRST_FACTS, array_keys( Program\get_shown_fact_words() ) ) );
	$said        = array_merge( FACTS_SAID, $is_repeated ? array( 'schedule' ) : array(), '' === Program\get_signup_deadline( $facts, $now ) ? array( 'signup' ) : array() );
	$shown       = Program\shown_facts_of_values( $facts, $now, array_values( array_diff( $keys, $said ) ) )['facts'];

	return array(
		'when'      => get_when_texts( $facts, $now, $is_repeated ),
		'state'     => $state,
		'notice'    => Program\ucfirst_words( $facts['notice'] ),
		'signup'    => $signup,
		'facts'     => array_values( array_filter( $shown, static fn( array $fact ): bool => ( $state['text'] ?? '' ) !== $fact['text'] ) ),
		'months'    => get_session_months( $facts, $now ),
		'documents' => Program\get_document_links( $facts ),
		'bar'       => $signup,
		'price'     => array() === $signup ? '' : Program\shown_price( $facts ),
	);
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
 * @param Facts $facts         Facts.
 * @param int   $now           Unix time.
 * @param bool  $with_schedule Whether the schedule comes first.
 * @return list<string> Parts that stay together where there is room; none for no days.
 */
function get_when_texts( array $facts, int $now, bool $with_schedule ): array {
	list( $dates, $html ) = Program\dates_without_next( $facts, $now );

	$schedule = $with_schedule ? Program\shown_schedule( $facts ) : '';
	if ( '' === $schedule || '' === $dates ) {
		return array_values( array_diff( array( Program\ucfirst_words( $schedule . $dates ) ), array( '' ) ) );
	}
	if ( ! str_starts_with( $html, '<' ) ) {
		// A word, such as "From". Names of days and months are written as their language has them.
		$dates = mb_strtolower( mb_substr( $dates, 0, 1 ) ) . mb_substr( $dates, 1 );
	}

	return array( Program\ucfirst_words( "$schedule," ), $dates );
}

/**
 * The categories as a fact.
 *
 * @param non-empty-list<\WP_Term> $terms Categories.
 * @return Fact
 */
function get_categories_fact( array $terms ): array {
	$links = array();
	foreach ( $terms as $term ) {
		$links[] = array(
			'url'  => Addresses\get_category_url( $term ),
			'text' => WordPress\typeset( $term->name ),
		);
	}
	$text = implode( ', ', array_column( $links, 'text' ) );

	return array(
		'key'   => 'categories',
		'label' => 1 === count( $terms ) ? __( 'Category', 'programs-filter' ) : __( 'Categories', 'programs-filter' ),
		'text'  => $text,
		'html'  => esc_html( $text ),
		'links' => in_array( '', array_column( $links, 'url' ), true ) ? array() : $links,
	);
}
