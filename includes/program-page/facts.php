<?php
/**
 * The facts of a program on its page, with sign-up, categories and the link back to the listing; rendered by the block and, in classic themes, by
 * content.php.
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

/**
 * All parts.
 */
const ALL_FACTS_PARTS = array(
	'showBack'       => true,
	'showCategories' => true,
	'showFacts'      => true,
);

/**
 * Class of the element, by which a content that has the facts already is recognized.
 */
const FACTS_CLASS = 'programas-facts';

/**
 * The facts of a program, and their style.
 *
 * @param \WP_Post                   $post    Program.
 * @param FactsParts                 $parts   Which parts.
 * @param callable( string ): string $wrapper Makes the attributes of the element around it, HTML, from its classes.
 * @return string '' when there is nothing to show.
 */
function get_facts_html( \WP_Post $post, array $parts, callable $wrapper ): string {
	$html = Program\is_excerpt_in_progress() ? '' : render_facts_template( get_program_view_model( $post, WordPress\get_current_timestamp() ), $parts, $wrapper );
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
 * @param FactsParts                 $parts   Which parts.
 * @param callable( string ): string $wrapper As above.
 */
function get_example_facts_html( array $parts, callable $wrapper ): string {
	$values   = array(
		'start'      => (string) wp_date( 'Y-m-d\T18:00', WordPress\get_current_timestamp() + 14 * DAY_IN_SECONDS ),
		'schedule'   => __( 'Tuesdays, 18:00–19:30', 'programs-filter' ),
		'place'      => __( 'Room 2', 'programs-filter' ),
		'audience'   => __( 'For all ages', 'programs-filter' ),
		'price'      => Program\amount_text( '0' ),
		'signup_url' => '#',
	) + Program\get_empty_facts();
	$shown    = Program\shown_facts_of_values( $values, WordPress\get_current_timestamp(), array( 'dates', 'schedule', 'place', 'audience', 'signup' ) );
	$category = array(
		'name' => esc_html__( 'Category', 'programs-filter' ),
		'url'  => '#',
	);
	$program  = array(
		'signup'     => Program\get_signup_links( $values, WordPress\get_current_timestamp() ),
		'terms'      => array(),
		'calendar'   => '#',
		'categories' => array( $category ),
		'back'       => '#',
		'now'        => '',
	) + $shown;

	return render_facts_template( $program, $parts, $wrapper );
}

/**
 * The HTML.
 *
 * @param ProgramPage                $program View model.
 * @param FactsParts                 $parts   Which parts.
 * @param callable( string ): string $wrapper As above.
 * @return string '' when there is nothing to show.
 */
function render_facts_template( array $program, array $parts, callable $wrapper ): string {
	if ( ! $parts['showBack'] ) {
		$program['back'] = '';
	}
	if ( ! $parts['showCategories'] ) {
		$program['categories'] = array();
	}
	if ( ! $parts['showFacts'] ) {
		$program = array(
			'facts'    => array(),
			'badge'    => null,
			'signup'   => array(),
			'terms'    => array(),
			'calendar' => '',
			'now'      => '',
		) + $program;
	}
	$filled = array_filter( $program, static fn( $part ): bool => array() !== $part && null !== $part && '' !== $part );

	return array() === $filled ? '' : Listing\render_template(
		'facts',
		array(
			'program' => $program,
			'back'    => '' === $program['back'] ? '' : get_back_link_attributes( $program['back'] ),
			'wrapper' => $wrapper( FACTS_CLASS ),
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
	$program = array(
		'facts'      => array(),
		'badge'      => null,
		'signup'     => array(),
		'terms'      => array(),
		'calendar'   => '',
		'categories' => array(),
		'back'       => Addresses\get_listing_page_url(),
		'now'        => '',
	);
	if ( ! Program\current_user_can_read_program( $post ) ) {
		return $program;
	}
	foreach ( Program\get_program_categories( $post ) as $term ) {
		$program['categories'][] = array(
			'name' => WordPress\typeset( $term->name ),
			'url'  => Addresses\get_category_url( $term ),
		);
	}
	// The password was entered.
	$open                = clone $post;
	$open->post_password = '';
	$shown               = Program\shown_facts( $open, $now );

	$facts = Program\program_facts( $post->ID );
	$own   = array(
		'signup'   => Program\get_signup_links( $facts, $now ),
		'terms'    => get_signup_terms( $facts, $now ),
		'calendar' => get_calendar_url( $post, $now ),
		'now'      => Program\is_over( $facts, $now ) || Program\is_cancelled( $facts ) ? $program['back'] : '',
	);

	foreach ( $shown['facts'] as $index => $fact ) {
		if ( 'upcoming' === $fact['key'] ) {
			$shown['facts'][ $index ]['html'] = Program\all_sessions_html( $facts, $now );
		}
	}

	$shown['facts'] = Listing\exclude_badge_fact( $shown['facts'], $shown['badge'] );

	return $own + $shown + $program;
}

/**
 * The texts next to the button: the price, and the last day to sign up while it is open.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return list<string>
 */
function get_signup_terms( array $facts, int $now ): array {
	$until = Program\get_signup_deadline( $facts, $now );
	$until = '' === $until ? '' : Program\dates_text_and_html( '', $until, $now )[0];

	return array_values( array_diff( array( Program\shown_price( $facts ), $until ), array( '' ) ) );
}
