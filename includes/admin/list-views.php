<?php
/**
 * The views "Upcoming", "In progress" and "Ended" above the list of programs, beside WordPress's own, and those of what needs attention.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Parameter of the list's own address. Its values are phases of Program\program_phase(), and of what needs attention (attention.php). */
const VIEW_PARAMETER = 'programs_filter_when';

/**
 * The views, with what they are called.
 *
 * @return array<string, string>
 */
function list_views(): array {
	return array(
		'coming'    => _x( 'Upcoming', 'programs', 'programs-filter' ),
		'current'   => _x( 'In progress', 'programs', 'programs-filter' ),
		'past'      => _x( 'Ended', 'programs', 'programs-filter' ),
		'undated'   => __( 'No dates', 'programs-filter' ),
		'imageless' => __( 'No image', 'programs-filter' ),
		'closing'   => __( 'Sign-up ends soon', 'programs-filter' ),
		'full'      => __( 'Fully booked', 'programs-filter' ),
	);
}

/**
 * Address of a view.
 *
 * @param string $view View.
 */
function view_url( string $view ): string {
	return add_query_arg(
		array(
			'post_type'    => Program\POST_TYPE,
			// Without it, WordPress shows authors their own programs first.
			'all_posts'    => 1,
			VIEW_PARAMETER => $view,
		),
		admin_url( 'edit.php' )
	);
}

/**
 * Adds the views that have programs.
 *
 * @param array<string, string> $views Links by view.
 * @return array<string, string>
 */
function add_views( array $views ): array {
	$requested = requested_view();
	if ( '' !== $requested ) {
		// WordPress takes the list of all authors for that of all programs.
		$views = array_map( static fn( string $link ): string => str_replace( ' class="current" aria-current="page"', '', $link ), $views );
	}
	foreach ( list_views() as $view => $label ) {
		$count = count( programs_of_views()[ $view ] );
		if ( $count > 0 || $requested === $view ) {
			$views[ VIEW_PARAMETER . "_$view" ] = sprintf(
				'<a href="%1$s"%2$s>%3$s <span class="count">(%4$s)</span></a>',
				esc_url( view_url( $view ) ),
				$requested === $view ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $count ) )
			);
		}
	}

	return $views;
}

/**
 * Limits the list to the requested view.
 *
 * @param \WP_Query $query Query.
 */
function limit_to_view( \WP_Query $query ): void {
	$view = requested_view();
	if ( '' === $view || ! is_admin() || ! $query->is_main_query() || Program\POST_TYPE !== $query->get( 'post_type' ) ) {
		return;
	}
	// Another plugin may limit the list too.
	$others = $query->get( 'post__in' );
	$ids    = programs_of_views()[ $view ];
	if ( is_array( $others ) && array() !== $others ) {
		$ids = array_values( array_filter( $ids, static fn( int $id ): bool => in_array( $id, wp_parse_id_list( $others ), true ) ) );
	}
	$query->set( 'post__in', array() === $ids ? array( 0 ) : $ids );
}

/**
 * Keeps the view when the list is searched or filtered.
 *
 * @param string $post_type Post type of the list.
 */
function stay_in_view( string $post_type ): void {
	if ( Program\POST_TYPE === $post_type && '' !== requested_view() ) {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( VIEW_PARAMETER ), esc_attr( requested_view() ) );
	}
}

/**
 * The view that the list's address names.
 *
 * @return string One of list_views(); '' for none.
 */
function requested_view(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Nothing is changed; compared with a list.
	$view = $_GET[ VIEW_PARAMETER ] ?? '';

	return is_string( $view ) && isset( list_views()[ $view ] ) ? $view : '';
}

/**
 * The programs of each view: those that "All" shows to the current user, or the published ones.
 *
 * @return array<string, list<int>> IDs by view.
 */
function programs_of_views(): array {
	static $known = array();

	$user = get_current_user_id();
	if ( ! isset( $known[ $user ] ) ) {
		$phases         = array_map( static fn( array $dates ): string => Program\program_phase( $dates, time() ), dates_of_all_programs( $user ) );
		$known[ $user ] = programs_needing_attention() + array(
			'imageless' => published_programs( true ),
			'coming'    => array_keys( $phases, 'coming', true ),
			'current'   => array_keys( $phases, 'current', true ),
			'past'      => array_keys( $phases, 'past', true ),
		);
	}

	return $known[ $user ];
}

/**
 * The dates of all programs that have any.
 *
 * @param int $user ID of the current user.
 * @return array<int, ProgramDates>
 */
function dates_of_all_programs( int $user ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$statuses = array_values( get_post_stati( array( 'show_in_admin_all_list' => true ) ) );
	$type     = get_post_type_object( Program\POST_TYPE );
	$reads    = $type instanceof \WP_Post_Type && is_string( $type->cap->read_private_posts ?? null ) && current_user_can( $type->cap->read_private_posts );
	$statuses = $wpdb->prepare( implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ), $statuses );
	$which    = $wpdb->prepare( "(post_status <> 'private' OR post_author = %d OR %d = 1)", $user, $reads ? 1 : 0 );

	return Program\facts_of_many( Program\DATE_FACTS, "$which AND post_status IN ($statuses)" );
}
