<?php
/**
 * A confirmation screen before a category is deleted: shows how many programs have it, and moves them to another one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Name of the field with the other category. A request that has it comes from the screen. */
const NEW_CATEGORY_FIELD = 'programs_filter_new_category';

/**
 * Makes the row action "Delete" open the screen. WordPress's script would delete the category at once.
 *
 * @param array<string, string> $actions Links.
 * @return array<string, string>
 */
function link_to_delete_screen( array $actions ): array {
	return str_replace( 'delete-tag aria-button-if-js', '', $actions );
}

/**
 * The categories that the request deletes, unless it comes from the screen.
 *
 * @return list<int> None where WordPress refuses it.
 */
function get_categories_to_delete(): array {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Checked below; numbers, and words that are compared.
	$is_requested = in_array( 'delete', array( $_REQUEST['action'] ?? '', $_REQUEST['action2'] ?? '' ), true );
	$selected     = isset( $_REQUEST['delete_tags'] ) ? wp_parse_id_list( (array) $_REQUEST['delete_tags'] ) : array();
	$one          = isset( $_REQUEST['tag_ID'] ) && is_numeric( $_REQUEST['tag_ID'] ) ? (int) $_REQUEST['tag_ID'] : 0;
	if ( ! $is_requested || isset( $_REQUEST[ NEW_CATEGORY_FIELD ] ) || Program\TAXONOMY !== ( $_REQUEST['taxonomy'] ?? '' ) ) {
		return array();
	}
	// phpcs:enable
	$ids = array_filter( array() === $selected && $one > 0 ? array( $one ) : $selected, static fn( int $id ): bool => current_user_can( 'delete_term', $id ) );
	if ( array() !== $ids ) {
		check_admin_referer( array() === $selected ? "delete-tag_$one" : 'bulk-tags' );
	}

	return array_values( $ids );
}

/** Shows the screen instead of deleting categories. */
function maybe_show_delete_screen(): void {
	$ids = get_categories_to_delete();
	if ( array() === $ids ) {
		return;
	}
	// As WordPress's own screens of the type have it.
	$GLOBALS['title']        = __( 'Delete categories', 'programs-filter' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	$GLOBALS['parent_file']  = 'edit.php?post_type=' . Program\POST_TYPE; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	$GLOBALS['submenu_file'] = 'edit-tags.php?taxonomy=' . Program\TAXONOMY . '&amp;post_type=' . Program\POST_TYPE; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	require_once ABSPATH . 'wp-admin/admin-header.php';
	print_delete_screen( $ids );
	require_once ABSPATH . 'wp-admin/admin-footer.php';
	exit;
}

/**
 * Prints the screen.
 *
 * @param list<int> $ids Categories.
 */
function print_delete_screen( array $ids ): void {
	$list = add_query_arg(
		array(
			'taxonomy'  => Program\TAXONOMY,
			'post_type' => Program\POST_TYPE,
		),
		admin_url( 'edit-tags.php' )
	);
	printf( '<div class="wrap"><h1>%s</h1><form method="post" action="%s"><ul class="ul-disc">', esc_html__( 'Delete categories', 'programs-filter' ), esc_url( $list ) );
	$total = 0;
	foreach ( $ids as $id ) {
		$count  = count( get_programs_of_category( $id ) );
		$total += $count;
		/* translators: %s: number of programs. */
		$programs = sprintf( _n( '%s program has it', '%s programs have it', $count, 'programs-filter' ), number_format_i18n( $count ) );
		$those    = get_category_list_url( WordPress\only_text( get_term_field( 'slug', $id, Program\TAXONOMY ) ) );
		printf(
			'<li><strong>%s</strong>: %s<input type="hidden" name="delete_tags[]" value="%d"></li>',
			esc_html( WordPress\get_plain_text( WordPress\only_text( get_term_field( 'name', $id, Program\TAXONOMY ) ) ) ),
			0 === $count ? esc_html__( 'no program has it', 'programs-filter' ) : sprintf( '<a href="%s">%s</a>', esc_url( $those ), esc_html( $programs ) ),
			absint( $id )
		);
	}
	echo '</ul>';
	$others = wp_dropdown_categories(
		array(
			'taxonomy'          => Program\TAXONOMY,
			'name'              => NEW_CATEGORY_FIELD,
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- Categories, not posts.
			'exclude'           => $ids,
			'show_option_none'  => __( '— No other category —', 'programs-filter' ),
			'option_none_value' => '0',
			'hierarchical'      => true,
			'hide_empty'        => false,
			'orderby'           => 'name',
			'echo'              => false,
		)
	);
	if ( $total > 0 ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has escaped its own markup.
		printf( '<p><label for="%s">%s</label> %s</p><p class="description">%s</p>', esc_attr( NEW_CATEGORY_FIELD ), esc_html__( 'Put these programs into:', 'programs-filter' ), $others, esc_html__( 'The programs are not deleted, and keep their other categories.', 'programs-filter' ) );
	} else {
		printf( '<input type="hidden" name="%s" value="0">', esc_attr( NEW_CATEGORY_FIELD ) );
	}
	wp_nonce_field( 'bulk-tags', '_wpnonce', false );
	printf(
		'<input type="hidden" name="_wp_http_referer" value="%s"><input type="hidden" name="action" value="delete"><p class="submit"><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form></div>',
		esc_url( $list ),
		esc_html__( 'Delete', 'programs-filter' ),
		esc_url( $list ),
		esc_html__( 'Cancel', 'programs-filter' )
	);
}

/**
 * The programs of a category that are not in the trash.
 *
 * @param int $id Category.
 * @return array<int>
 */
function get_programs_of_category( int $id ): array {
	return get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'post_status' => 'any',
			'nopaging'    => true,
			'fields'      => 'ids',
			'tax_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Once, before a deletion.
				array(
					'taxonomy'         => Program\TAXONOMY,
					'terms'            => $id,
					'include_children' => false,
				),
			),
		)
	);
}

/**
 * Puts the programs of a category that is deleted into the one that was chosen.
 *
 * @param int    $id       Term.
 * @param string $taxonomy Its taxonomy.
 */
function move_programs_of_deleted_category( int $id, string $taxonomy ): void {
	$nonce = $_REQUEST['_wpnonce'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	$other = isset( $_REQUEST[ NEW_CATEGORY_FIELD ] ) && is_numeric( $_REQUEST[ NEW_CATEGORY_FIELD ] ) ? (int) $_REQUEST[ NEW_CATEGORY_FIELD ] : 0;
	if ( Program\TAXONOMY !== $taxonomy || 0 === $other || ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, 'bulk-tags' ) || null === term_exists( $other, $taxonomy ) ) {
		return;
	}
	// Those in the trash, too: they may be restored.
	foreach ( wp_parse_id_list( (array) get_objects_in_term( $id, $taxonomy ) ) as $program ) {
		wp_set_object_terms( $program, $other, $taxonomy, true );
	}
}
