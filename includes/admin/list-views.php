<?php
/**
 * Views above the list of programs (current, upcoming, incomplete …), with their counts; "At a Glance" shows some of them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Parameter of the list's own address. Its values are the keys of get_list_views(). */
const VIEW_PARAMETER = 'programs_filter_when';

/** In how many days at most a sign-up ends that ends soon. */
const DEADLINE_SOON_DAYS = 7;

/** Facts that views need. */
const VIEW_FACTS = array( 'signup_url', 'signup_until', 'signup_state', 'places_left', 'notice' );

/**
 * The views, with what they are called.
 *
 * @return array<string, string>
 */
function get_list_views(): array {
	return array(
		'coming'        => _x( 'Upcoming', 'programs', 'programs-filter' ),
		'current'       => __( 'In progress', 'programs-filter' ),
		'past'          => _x( 'Ended', 'programs', 'programs-filter' ),
		'changed'       => __( 'With changes', 'programs-filter' ),
		'closing'       => __( 'Sign-up ends soon', 'programs-filter' ),
		'full'          => __( 'Fully booked', 'programs-filter' ),
		'undated'       => __( 'No dates', 'programs-filter' ),
		'uncategorized' => __( 'No category', 'programs-filter' ),
		'imageless'     => __( 'No image', 'programs-filter' ),
	);
}

/**
 * The views that contain a program. Those of what needs attention have published ones only: drafts are unfinished by nature.
 *
 * @param Facts                                                                           $facts Facts.
 * @param array{ID: string, post_status: string, has_image: string, has_category: string} $row   What else is known of it.
 * @param int                                                                             $now   Unix time.
 * @return array<string, bool> By view.
 */
function get_program_views( array $facts, array $row, int $now ): array {
	$is_out   = 'publish' === $row['post_status'];
	$phase    = Program\program_phase( $facts, $now );
	$state    = Program\get_signup_state( $facts, $now );
	$until    = $facts['signup_until'];
	$is_soon  = '' !== $until && ! Program\is_past_day( $until, $now )
		&& $until <= Program\current_day( $now + DEADLINE_SOON_DAYS * DAY_IN_SECONDS );
	$is_ahead = $is_out && 'past' !== $phase;

	return array(
		'coming'        => 'coming' === $phase,
		'current'       => 'current' === $phase,
		'past'          => 'past' === $phase,
		'changed'       => $is_ahead && Listing\is_changed( $facts, $now ),
		'closing'       => $is_ahead && $is_soon && in_array( $state, array( 'open', 'waiting' ), true ),
		'full'          => $is_ahead && 'full' === $state,
		'undated'       => $is_out && 'none' === $phase,
		'uncategorized' => $is_out && '1' !== $row['has_category'],
		'imageless'     => $is_out && '1' !== $row['has_image'],
	);
}

/**
 * Address of a view.
 *
 * @param string $view View.
 */
function get_view_url( string $view ): string {
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
function add_list_views( array $views ): array {
	$requested = get_list_view();
	if ( '' !== $requested ) {
		// WordPress takes the list of all authors for that of all programs.
		$views = array_map( static fn( string $link ): string => str_replace( ' class="current" aria-current="page"', '', $link ), $views );
	}
	foreach ( get_list_views() as $view => $label ) {
		$count = count( get_programs_of_view( $view ) );
		if ( $count > 0 || $requested === $view ) {
			$views[ VIEW_PARAMETER . "_$view" ] = sprintf(
				'<a href="%1$s"%2$s>%3$s <span class="count">(%4$s)</span></a>',
				esc_url( get_view_url( $view ) ),
				$requested === $view ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $count ) )
			);
		}
	}

	return $views;
}

/**
 * Prints the view as a hidden field, so that searching and filtering keep it.
 *
 * @param string $post_type Post type of the list.
 */
function print_view_field( string $post_type ): void {
	if ( Program\POST_TYPE === $post_type && '' !== get_list_view() ) {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( VIEW_PARAMETER ), esc_attr( get_list_view() ) );
	}
}

/**
 * The view that the list's address names.
 *
 * @return string One of get_list_views(); '' for none.
 */
function get_list_view(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Nothing is changed; compared with a list.
	$view = $_GET[ VIEW_PARAMETER ] ?? '';

	return is_string( $view ) && isset( get_list_views()[ $view ] ) ? $view : '';
}

/**
 * The programs of a view.
 *
 * @param string $view View.
 * @return list<int> IDs.
 */
function get_programs_of_view( string $view ): array {
	return array_keys( array_filter( get_list_programs(), static fn( array $program ): bool => $program['views'][ $view ] ) );
}

/**
 * The programs that "All" shows to the current user, with what views and the choice of a month ask about.
 *
 * @return array<int, ListedProgram> By ID.
 */
function get_list_programs(): array {
	$key = get_current_user_id() . ' ' . wp_cache_get_last_changed( 'posts' ) . ' ' . wp_cache_get_last_changed( 'terms' );

	return WordPress\get_cached( "list $key", __NAMESPACE__ . '\\query_list_programs' );
}

/**
 * Reads these programs, in two queries.
 *
 * @return array<int, ListedProgram> By ID.
 */
function query_list_programs(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$statuses = array_values( get_post_stati( array( 'show_in_admin_all_list' => true ) ) );
	$statuses = $wpdb->prepare( implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ), $statuses );
	$where    = $wpdb->prepare( 'post_type = %s', Program\POST_TYPE ) . " AND post_status IN ($statuses)";
	if ( ! Program\current_user_has_program_cap( 'read_private_posts' ) ) {
		$where .= $wpdb->prepare( " AND (post_status <> 'private' OR post_author = %d)", get_current_user_id() );
	}
	$image    = "SELECT 1 FROM $wpdb->postmeta WHERE post_id = ID AND meta_key = '_thumbnail_id' AND meta_value NOT IN ('', '0')";
	$category = "SELECT 1 FROM $wpdb->term_relationships AS r INNER JOIN $wpdb->term_taxonomy AS t ON t.term_taxonomy_id = r.term_taxonomy_id"
		. $wpdb->prepare( ' WHERE object_id = ID AND taxonomy = %s', Program\TAXONOMY );
	/**
	 * Rows.
	 *
	 * @var list<array{ID: string, post_status: string, has_image: string, has_category: string}> $rows
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared above; cached by get_list_programs().
	$rows  = $wpdb->get_results( "SELECT ID, post_status, EXISTS($image) AS has_image, EXISTS($category) AS has_category FROM $wpdb->posts WHERE $where", 'ARRAY_A' );
	$facts = Program\facts_of_many( array_merge( Program\DATE_FACTS, VIEW_FACTS ), $where );
	$found = array();
	$now   = WordPress\get_current_timestamp();
	foreach ( $rows as $row ) {
		$of_program                = $facts[ (int) $row['ID'] ] ?? Program\get_empty_facts();
		$found[ (int) $row['ID'] ] = array(
			'facts' => $of_program,
			'views' => get_program_views( $of_program, $row, $now ),
		);
	}
	return $found;
}
