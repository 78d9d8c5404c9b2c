<?php
/**
 * Columns of the list of programs: image, state, dates, and sorting by date.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const PICTURE_COLUMN = 'programs-filter-picture';
const STATE_COLUMN   = 'programs-filter-state';
const DATES_COLUMN   = 'programs-filter-dates';
const ORDER_COLUMN   = 'menu_order';

/** Value of `orderby` for sorting by dates. */
const START_ORDERBY = 'pfilter_start';

/** Size of a picture in CSS pixels. */
const LIST_IMAGE_SIZE = 48;

/** Icons of states: Dashicons, and a color that is readable on WordPress's rows. States without one here have a gray circle. */
const STATE_ICONS = array(
	'cancelled'   => array( 'dismiss', '#b32d2e' ),
	'postponed'   => array( 'clock', '#8a4d00' ),
	'rescheduled' => array( 'clock', '#8a4d00' ),
	'online'      => array( 'video-alt3', '#8a4d00' ),
	'changed'     => array( 'warning', '#8a4d00' ),
	'full'        => array( 'lock', '#8a4d00' ),
	'waiting'     => array( 'groups', '#8a4d00' ),
	'current'     => array( 'controls-play', '#006b0e' ),
	'coming'      => array( 'calendar-alt', '#135e96' ),
);

/**
 * Adds the post state "no title" to a published program without one.
 *
 * @param array<string, string> $states States by key.
 * @param \WP_Post              $post   Post.
 * @return array<string, string>
 */
function add_untitled_state( array $states, \WP_Post $post ): array {
	if ( Program\POST_TYPE === $post->post_type && 'publish' === $post->post_status && Program\is_empty_title( $post->post_title ) ) {
		$states['programs_filter_untitled'] = esc_html__( 'Published without a title', 'programs-filter' );
	}

	return $states;
}

/**
 * Adds the columns. The date of publication is called so: programs have dates of their own.
 *
 * @param array<string, string> $columns Headings by column.
 * @return array<string, string>
 */
function add_list_columns( array $columns ): array {
	$ordered = array();
	foreach ( $columns as $name => $heading ) {
		if ( 'title' === $name ) {
			$ordered += array(
				PICTURE_COLUMN => __( 'Image', 'programs-filter' ),
				$name          => $heading,
				STATE_COLUMN   => _x( 'State', 'of a program', 'programs-filter' ),
				DATES_COLUMN   => Program\get_shown_fact_labels()['dates'],
			);
		} elseif ( 'date' === $name ) {
			$ordered += array(
				ORDER_COLUMN => __( 'Order', 'programs-filter' ),
				$name        => __( 'Publication', 'programs-filter' ),
			);
		} else {
			$ordered[ $name ] = 'taxonomy-' . Program\TAXONOMY === $name ? __( 'Categories', 'programs-filter' ) : $heading;
		}
	}

	return $ordered;
}

/**
 * Hides less common columns by default; screen options show them.
 *
 * @param array<string> $hidden Columns.
 * @param \WP_Screen    $screen Screen.
 * @return array<string>
 */
function hide_list_columns( array $hidden, \WP_Screen $screen ): array {
	return 'edit-' . Program\POST_TYPE === $screen->id ? array_merge( $hidden, array( ORDER_COLUMN, 'date' ) ) : $hidden;
}

/**
 * Prints a cell.
 *
 * @param string $column Column.
 * @param int    $id     Program.
 */
function print_list_cell( string $column, int $id ): void {
	switch ( $column ) {
		case PICTURE_COLUMN:
			// Reads the pictures of the whole list once. Quick edit prints a row without a list.
			$list = $GLOBALS['wp_query'] ?? null;
			if ( $list instanceof \WP_Query && is_array( $list->posts ) ) {
				update_post_thumbnail_cache( $list );
			}
			echo get_the_post_thumbnail( $id, array( LIST_IMAGE_SIZE, LIST_IMAGE_SIZE ), array( 'alt' => '' ) );
			break;
		case STATE_COLUMN:
			print_program_state( Program\program_facts( $id ), WordPress\get_current_timestamp() );
			break;
		case DATES_COLUMN:
			$facts = Program\program_facts( $id );
			$html  = Program\shown_dates( $facts, WordPress\get_current_timestamp() )[1];
			// What goes on says its weekdays.
			$html = '' === $html ? esc_html( Program\shown_schedule( $facts ) ) : $html;
			echo '' === $html ? get_empty_cell_html( __( 'No dates', 'programs-filter' ) ) : wp_kses( $html, array( 'time' => array( 'datetime' => true ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			break;
		case ORDER_COLUMN:
			echo esc_html( number_format_i18n( (int) get_post_field( 'menu_order', $id ) ) );
	}
}

/**
 * A cell without a value, as WordPress's own columns have it.
 *
 * @param string $words What screen readers say.
 */
function get_empty_cell_html( string $words ): string {
	return sprintf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html( $words ) );
}

/**
 * The state of a program: what stands out on its card, else when it takes place. A closed sign-up is printed below it.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return Badge|null Null for one without dates.
 */
function get_program_state( array $facts, int $now ): ?array {
	$badge = Program\get_program_badge( $facts, $now );
	if ( null !== $badge && ! in_array( $badge['key'], array( 'free', 'closed' ), true ) ) {
		return $badge;
	}
	$key = Listing\is_changed( $facts, $now ) ? 'changed' : Program\program_phase( $facts, $now );
	// Those that stand out on no card. The views with these keys have their programs.
	$labels = array(
		'changed' => __( 'With changes', 'programs-filter' ),
		'coming'  => _x( 'Upcoming', 'program', 'programs-filter' ),
		'current' => __( 'In progress', 'programs-filter' ),
	);

	return isset( $labels[ $key ] ) ? array( 'text' => $labels[ $key ] ) + compact( 'key' ) : null;
}

/**
 * Prints the state of a program, and that of its sign-up if it differs.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 */
function print_program_state( array $facts, int $now ): void {
	$state  = get_program_state( $facts, $now );
	$signup = Program\shown_signup( $facts, $now );
	if ( null !== $state ) {
		list( $icon, $color ) = STATE_ICONS[ $state['key'] ] ?? array( 'marker', '#646970' );
		printf( '<span style="color:%s"><span class="dashicons dashicons-%s" aria-hidden="true"></span> %s</span>', esc_attr( $color ), esc_attr( $icon ), esc_html( $state['text'] ) );
	}
	if ( '' !== $signup[0] && ( $state['text'] ?? '' ) !== $signup[0] ) {
		printf( '<div>%s</div>', wp_kses( $signup[1], array( 'time' => array( 'datetime' => true ) ) ) );
	} elseif ( null === $state ) {
		echo get_empty_cell_html( __( 'No state', 'programs-filter' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	}
}

/**
 * Whether this is the query of the list.
 *
 * @param \WP_Query $query Query.
 */
function is_list_query( \WP_Query $query ): bool {
	return is_admin() && $query->is_main_query() && Program\POST_TYPE === $query->get( 'post_type' );
}

/**
 * Makes the list sortable by the dates.
 *
 * @param array<string, mixed> $columns What each column sorts by.
 * @return array<string, mixed>
 */
function add_sortable_dates( array $columns ): array {
	return array( DATES_COLUMN => START_ORDERBY ) + $columns;
}

/**
 * Sorts the list by the beginning of programs, or by the end when only that is known. Programs without dates are last in both directions;
 * a join with the metadata would lose them.
 *
 * @param array<string, string> $clauses Clauses of the query.
 * @param \WP_Query             $query   Query.
 * @return array<string, string>
 */
function sort_list_by_dates( array $clauses, \WP_Query $query ): array {
	if ( ! is_list_query( $query ) || START_ORDERBY !== $query->get( 'orderby' ) ) {
		return $clauses;
	}
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$dates = array();
	foreach ( array_keys( Program\DERIVED_FACTS ) as $fact ) {
		$key     = $wpdb->prepare( '%s', Program\get_fact_meta_key( $fact ) );
		$dates[] = "(SELECT MIN(meta_value) FROM $wpdb->postmeta WHERE post_id = $wpdb->posts.ID AND meta_key = $key"
			. " AND meta_value BETWEEN '1000' AND '9999-12-31T23:59')";
	}
	$date      = 'COALESCE(' . implode( ', ', $dates ) . ')';
	$direction = 'desc' === strtolower( is_string( $query->get( 'order' ) ) ? $query->get( 'order' ) : '' ) ? 'DESC' : 'ASC';

	return array( 'orderby' => "$date IS NULL, $date $direction, $wpdb->posts.post_title ASC, $wpdb->posts.ID ASC" ) + $clauses;
}
