<?php
/**
 * The list of programs in the admin: picture, categories, order; filtered by category.
 *
 * The manual order is changed by dragging (ordering.php), or with WordPress's own quick edit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin_List;

use ProgramsFilter\Answers;

use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

const PICTURE = 'programs_filter_picture';
const ORDER   = 'menu_order';

/**
 * Parameter of the list's own address; not the visitors' `categoria`.
 */
const PARAMETER = 'programs_filter_category';

/**
 * Edge of a picture in the list, in CSS pixels.
 */
const PICTURE_SIZE = 60;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'manage_' . POST_TYPE . '_posts_columns', __NAMESPACE__ . '\\add_columns' );
	add_action( 'manage_' . POST_TYPE . '_posts_custom_column', __NAMESPACE__ . '\\print_cell', 10, 2 );
	add_action( 'restrict_manage_posts', __NAMESPACE__ . '\\print_category_choice' );
	add_action( 'pre_get_posts', __NAMESPACE__ . '\\limit_to_category' );
	add_action( 'admin_print_styles-edit.php', __NAMESPACE__ . '\\print_style' );
}

/**
 * Puts the picture before the title and the order before the date.
 *
 * @param mixed $columns Headings by column.
 * @return mixed
 */
function add_columns( $columns ) {
	if ( ! is_array( $columns ) ) {
		return $columns;
	}
	$ordered = array();
	foreach ( $columns as $name => $heading ) {
		if ( 'title' === $name ) {
			$ordered[ PICTURE ] = __( 'Image', 'programs-filter' );
		}
		if ( 'date' === $name ) {
			$ordered[ ORDER ] = __( 'Order', 'programs-filter' );
		}
		$ordered[ $name ] = $heading;
	}

	return $ordered;
}

/**
 * Prints a cell.
 *
 * @param mixed $column Column.
 * @param mixed $id     Program.
 */
function print_cell( $column, $id = 0 ): void {
	if ( ! is_int( $id ) ) {
		return;
	}
	if ( PICTURE === $column ) {
		// Those of the whole list, the first time. Quick edit prints a row without a list.
		$list = $GLOBALS['wp_query'] ?? null;
		if ( $list instanceof \WP_Query && is_array( $list->posts ) ) {
			update_post_thumbnail_cache( $list );
		}
		echo wp_kses_post( get_the_post_thumbnail( $id, array( PICTURE_SIZE, PICTURE_SIZE ), array( 'alt' => '' ) ) );
	} elseif ( ORDER === $column ) {
		echo esc_html( Answers\number( (int) get_post_field( 'menu_order', $id ) ) );
	}
}

/**
 * Prints the choice of a category above the list.
 *
 * @param mixed $post_type Post type of the list.
 */
function print_category_choice( $post_type ): void {
	if ( POST_TYPE !== $post_type ) {
		return;
	}
	$select = wp_dropdown_categories(
		array(
			'taxonomy'        => TAXONOMY,
			'name'            => PARAMETER,
			'value_field'     => 'slug',
			'selected'        => requested_category(),
			'show_option_all' => __( 'All Categories', 'programs-filter' ),
			'hierarchical'    => true,
			'hide_empty'      => false,
			'hide_if_empty'   => true,
			'orderby'         => 'name',
			'echo'            => false,
		)
	);
	if ( '' === $select ) {
		return;
	}
	printf(
		'<label class="screen-reader-text" for="%1$s">%2$s</label>%3$s',
		esc_attr( PARAMETER ),
		esc_html__( 'Filter by category', 'programs-filter' ),
		$select // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own markup, escaped there.
	);
}

/**
 * Limits the list to the chosen category.
 *
 * @param mixed $query Query.
 */
function limit_to_category( $query ): void {
	$category = requested_category();
	if ( '' === $category || ! is_admin() || ! $query instanceof \WP_Query || ! $query->is_main_query() || POST_TYPE !== $query->get( 'post_type' ) ) {
		return;
	}
	$chosen = array(
		array(
			'taxonomy' => TAXONOMY,
			'field'    => 'slug',
			'terms'    => $category,
		),
	);
	// Another plugin may limit the list too.
	$others = $query->get( 'tax_query' );
	$query->set( 'tax_query', is_array( $others ) && array() !== $others ? array( $others, $chosen ) : $chosen );
}

/**
 * Slug of the category that the list's address names.
 *
 * @return string '' when it names none that exists.
 */
function requested_category(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Nothing is changed; the value counts only when such a category exists.
	$slug = isset( $_GET[ PARAMETER ] ) && is_string( $_GET[ PARAMETER ] ) ? wp_unslash( $_GET[ PARAMETER ] ) : '';

	return '' !== $slug && get_term_by( 'slug', $slug, TAXONOMY ) instanceof \WP_Term ? $slug : '';
}

/**
 * Keeps the added columns narrow.
 */
function print_style(): void {
	if ( 'edit-' . POST_TYPE !== ( get_current_screen()->id ?? '' ) ) {
		return;
	}
	// On a phone WordPress writes a column's heading into each cell: this one has no room for it.
	printf(
		'<style>.column-%1$s{width:%3$dpx}.column-%1$s img{border-radius:4px;object-fit:cover}.column-%2$s{width:6em}td.column-%1$s::before{content:none!important}</style>',
		esc_html( PICTURE ),
		esc_html( ORDER ),
		absint( PICTURE_SIZE )
	);
}
