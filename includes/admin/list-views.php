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
		$count = count_programs_of_view( $view );
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
 * The number of programs of a view that the current user sees.
 *
 * @param string $view View.
 */
function count_programs_of_view( string $view ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared below.
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE " . get_list_sql() . ' AND ' . get_view_sql( $view ) );
}

/**
 * The condition of a query of posts for the programs of a view: of those that the index has by SQL, of others by their facts.
 *
 * @param string $view View.
 */
function get_view_sql( string $view ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$read   = array_keys( array_filter( get_read_programs(), static fn( array $program ): bool => $program['views'][ $view ] ) );
	$clock  = Listing\get_clock( Listing\get_site_minute() );
	$dated  = Listing\get_requests_sql(
		array(
			Listing\make_index_request( array( Listing\RUN ), array( Listing\LOWEST + 1, Listing\FAR_FUTURE ), 'low' ),
			Listing\make_index_request( array( Listing\RUN ), array( Listing\LOWEST, Listing\HIGHEST ), 'high' ),
		)
	);
	$stored = array(
		// What is postponed has no dates here.
		'coming'        => Listing\get_requests_sql( array( Listing\make_index_request( array( Listing\RUN ), array( $clock['now'] + 1, Listing\FAR_FUTURE ), 'low' ) ) ),
		'current'       => Listing\get_requests_sql( Listing\request_moment( 'en-curso', $clock, array() ) ) . " AND $dated",
		'past'          => Listing\get_requests_sql( Listing\request_moment( Listing\OVER, $clock, array() ) ),
		'changed'       => implode( ' AND ', array_map( 'ProgramsFilter\\Listing\\get_requests_sql', Listing\get_index_conditions( array( Listing\CHANGED => array( '1' ) ), $clock['now'] ) ) ),
		'undated'       => "NOT ($dated)",
		'uncategorized' => 'NOT EXISTS(' . get_category_sql() . ')',
		'imageless'     => 'NOT EXISTS(' . get_image_sql() . ')',
	)[ $view ] ?? '';

	return "($wpdb->posts.ID IN (" . implode( ',', array( 0, ...$read ) ) . ')' . ( '' === $stored ? '' : ' OR (' . get_indexed_sql() . " AND $stored)" ) . ')';
}

/** The condition for the programs that "All" shows to the current user. */
function get_list_sql(): string {
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

	return $where;
}

/** The condition for programs whose facts the index has, as for visitors: they are published, and neither behind a password nor reserved for members. */
function get_indexed_sql(): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( Listing\INDEX_READY !== Listing\get_index_state() ) {
		return '1 = 0';
	}

	$changed = implode( ',', array( 0, ...array_keys( Listing\get_unindexed_entries() ) ) );
	$parts   = array(
		"post_status = 'publish' AND post_password = ''",
		"$wpdb->posts.ID NOT IN ($changed)",
		// Each program that was indexed has one.
		sprintf( "$wpdb->posts.ID IN (SELECT program FROM %s WHERE criterion = '%s')", Listing\get_index_table( 'spans' ), Listing\RUN ),
		sprintf( "$wpdb->posts.ID NOT IN (SELECT program FROM %s WHERE version = %d)", Listing\get_index_table( 'index' ), Listing\CLOSED_TO_NON_MEMBERS ),
	);

	return '(' . implode( ' AND ', $parts ) . ')';
}

/** The categories of a program. */
function get_category_sql(): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return "SELECT 1 FROM $wpdb->term_relationships AS r INNER JOIN $wpdb->term_taxonomy AS t ON t.term_taxonomy_id = r.term_taxonomy_id"
		. " WHERE object_id = $wpdb->posts.ID AND taxonomy = '" . Program\TAXONOMY . "'";
}

/** The picture of a program. */
function get_image_sql(): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return "SELECT 1 FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key = '_thumbnail_id' AND meta_value NOT IN ('', '0')";
}

/**
 * The programs of "All" whose facts have to be read: the index does not have them, or they may be full, or about to close.
 *
 * @return array<int, ListedProgram> By ID.
 */
function get_read_programs(): array {
	$key = get_current_user_id() . ' ' . wp_cache_get_last_changed( 'posts' ) . ' ' . wp_cache_get_last_changed( 'terms' );

	return WordPress\get_cached( "list $key", __NAMESPACE__ . '\\query_read_programs' );
}

/**
 * Reads these programs.
 *
 * @return array<int, ListedProgram> By ID.
 */
function query_read_programs(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$now   = WordPress\get_current_timestamp();
	$today = Program\current_day( $now );
	$soon  = Program\current_day( $now + DEADLINE_SOON_DAYS * DAY_IN_SECONDS );
	$key   = static fn( string $fact ): string => Program\get_fact_meta_key( $fact );
	// phpcs:disable WordPress.DB -- The name of a table.
	$maybe = (string) $wpdb->prepare(
		"SELECT post_id FROM %i WHERE (meta_key = %s AND meta_value = 'full') OR (meta_key = %s AND meta_value = '0') OR (meta_key = %s AND meta_value BETWEEN %s AND %s)",
		$wpdb->postmeta,
		$key( 'signup_state' ),
		$key( 'places_left' ),
		$key( 'signup_until' ),
		$today,
		"{$soon}T24"
	);
	// phpcs:enable
	$ahead = Listing\get_requests_sql( Listing\request_moment( Listing\CURRENT, Listing\get_clock( Listing\get_site_minute() ), array() ) );
	$where = get_list_sql() . ' AND (NOT ' . get_indexed_sql() . " OR (ID IN ($maybe) AND $ahead))";
	/**
	 * Rows.
	 *
	 * @var list<array{ID: string, post_status: string, has_image: string, has_category: string}> $rows
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared above; cached by get_read_programs().
	$rows  = $wpdb->get_results( 'SELECT ID, post_status, EXISTS(' . get_image_sql() . ') AS has_image, EXISTS(' . get_category_sql() . ") AS has_category FROM $wpdb->posts WHERE $where", 'ARRAY_A' );
	$by_id = array();
	foreach ( $rows as $row ) {
		$by_id[ (int) $row['ID'] ] = $row;
	}
	$found = array();
	foreach ( Program\facts_of_many( array_merge( Program\DATE_FACTS, VIEW_FACTS ), $where ) as $program => $facts ) {
		if ( isset( $by_id[ $program ] ) ) {
			$found[ $program ] = array(
				'months' => get_program_months( $facts ),
				'views'  => get_program_views( $facts, $by_id[ $program ], $now ),
			);
		}
	}

	return $found;
}
