<?php
/**
 * Views above the list of programs, with their counts: published programs by when they take place, and those that need attention, with why.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Parameter of the list's own address. Its values are the keys of get_list_views(). */
const VIEW_PARAMETER = 'programs_filter_when';

/** The view of programs that lack something that visitors miss. */
const ATTENTION = 'attention';

/**
 * The views, with what they are called. A draft is in none of them: it is unfinished by nature.
 *
 * @return array<string, string>
 */
function get_list_views(): array {
	return array(
		'coming'  => _x( 'Upcoming', 'programs', 'programs-filter' ),
		'current' => __( 'In progress', 'programs-filter' ),
		'past'    => _x( 'Ended', 'programs', 'programs-filter' ),
		'changed' => __( 'With changes', 'programs-filter' ),
		ATTENTION => _x( 'Need attention', 'programs', 'programs-filter' ),
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
			'post_status'  => 'publish',
			VIEW_PARAMETER => $view,
		),
		admin_url( 'edit.php' )
	);
}

/**
 * Adds the views that have programs. They say more than "Published", and who edits the programs of all has no need for "Mine".
 *
 * @param array<string, string> $views Links by view.
 * @return array<string, string>
 */
function add_list_views( array $views ): array {
	unset( $views['publish'] );
	if ( Program\current_user_has_program_cap( 'edit_others_posts' ) ) {
		unset( $views['mine'] );
	}
	$requested = get_list_view();
	$own       = array();
	foreach ( get_list_views() as $view => $label ) {
		$count = count_programs_of_view( $view );
		if ( $count > 0 || $requested === $view ) {
			$own[ VIEW_PARAMETER . "_$view" ] = sprintf(
				'<a href="%1$s"%2$s>%3$s <span class="count">(%4$s)</span></a>',
				esc_url( get_view_url( $view ) ),
				$requested === $view ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $count ) )
			);
		}
	}

	// Drafts come between those that are published and those that need attention, and the trash is last.
	return array_intersect_key( $views, array_flip( array( 'all', 'mine' ) ) )
		+ array_diff_key( $own, array( VIEW_PARAMETER . '_' . ATTENTION => '' ) ) + array_diff_key( $views, array( 'trash' => '' ) ) + $own + $views;
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
 * The number of programs that the list shows in a view: the same query.
 *
 * @param string $view View.
 */
function count_programs_of_view( string $view ): int {
	$query = new \WP_Query(
		array(
			'post_type'      => Program\POST_TYPE,
			'post_status'    => 'publish',
			'fields'         => 'ids',
			'posts_per_page' => 1,
			'orderby'        => 'none',
			VIEW_PARAMETER   => $view,
		)
	);

	return $query->found_posts;
}

/**
 * What the index is asked for by a view.
 *
 * @param string $view View, or `undated`.
 * @return array<list<IndexRequest>> Conditions that all of its programs meet.
 */
function get_view_conditions( string $view ): array {
	$clock = Listing\get_clock( Listing\get_site_minute() );
	$run   = static fn( int $from, int $to, string $by ): array => Listing\make_index_request( array( Listing\RUN ), array( $from, $to ), $by );
	switch ( $view ) {
		case 'coming':
			// What is postponed begins in the far future.
			return array( array( $run( $clock['now'] + 1, Listing\FAR_FUTURE, 'low' ) ) );
		case 'current':
			// What has no dates has neither end.
			return array( Listing\request_moment( 'en-curso', $clock, array() ), array( $run( Listing\LOWEST + 1, Listing\FAR_FUTURE, 'low' ), $run( Listing\LOWEST, Listing\HIGHEST, 'high' ) ) );
		case 'undated':
			return array( array( $run( Listing\LOWEST, Listing\LOWEST + 1, 'low' ) ), array( $run( Listing\HIGHEST, Listing\HIGHEST + 1, 'high' ) ) );
		case 'changed':
			return array( Listing\get_index_conditions( array( Listing\CHANGED => array( '1' ) ), $clock['now'] )[ Listing\CHANGED ] ?? array() );
		default:
			return array( Listing\request_moment( 'past' === $view ? Listing\OVER : Listing\CURRENT, $clock, array() ) );
	}
}

/**
 * The condition of a query of posts for the programs of a view, as the index answers it for visitors. What has a password has no dates there.
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
	$of  = static fn( string $which ): string => '(' . Listing\get_index_clauses( get_view_conditions( $which ), false, Listing\get_site_minute() )['where'] . ')';
	$sql = $of( $view );
	if ( ATTENTION !== $view ) {
		return $sql;
	}
	$closed   = array_keys( array_filter( Listing\get_unindexed_entries(), static fn( array $entry ): bool => ! $entry['is_open'] ) );
	$terms    = "SELECT object_id FROM $wpdb->term_relationships AS r INNER JOIN $wpdb->term_taxonomy AS t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE object_id = $wpdb->posts.ID AND taxonomy = '" . Program\TAXONOMY . "'";
	$pictures = "SELECT post_id FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key = '_thumbnail_id' AND meta_value NOT IN ('', '0')";
	$reasons  = array( $of( 'undated' ), "NOT EXISTS($terms)" );
	if ( do_programs_have_pictures() ) {
		$reasons[] = "NOT EXISTS($pictures)";
	}

	return "$sql AND post_password = '' AND $wpdb->posts.ID NOT IN (" . implode( ',', array( 0, ...$closed ) ) . ') AND (' . implode( ' OR ', $reasons ) . ')';
}

/** Whether the site has pictures of programs at all, so that one without stands out. */
function do_programs_have_pictures(): bool {
	return array() !== get_posts(
		array(
			'post_type'    => Program\POST_TYPE,
			'fields'       => 'ids',
			'numberposts'  => 1,
			'orderby'      => 'none',
			// phpcs:disable WordPress.DB.SlowDBQuery -- One row; WordPress caches it.
			'meta_key'     => '_thumbnail_id',
			'meta_value'   => '0',
			'meta_compare' => '>',
			// phpcs:enable
		)
	);
}

/**
 * Adds what a program lacks to its title, in the view of those that need attention. Elsewhere the empty columns say it.
 *
 * @param array<string, string> $states States by key.
 * @param \WP_Post              $post   Post.
 * @return array<string, string>
 */
function add_attention_states( array $states, \WP_Post $post ): array {
	if ( ATTENTION !== get_list_view() ) {
		return $states;
	}
	$lacks = array(
		'undated'       => Listing\meet_conditions( Listing\get_program_times( Program\program_facts( $post->ID ) ), get_view_conditions( 'undated' ) ) ? __( 'No dates', 'programs-filter' ) : '',
		'uncategorized' => is_array( get_the_terms( $post, Program\TAXONOMY ) ) ? '' : __( 'No category', 'programs-filter' ),
		'imageless'     => has_post_thumbnail( $post ) || ! do_programs_have_pictures() ? '' : __( 'No image', 'programs-filter' ),
	);

	return $states + array_map( 'esc_html', array_diff( $lacks, array( '' ) ) );
}
