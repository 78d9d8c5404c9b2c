<?php
/**
 * The list of programs in the admin: picture, categories, order; filtered by category.
 *
 * The manual order is changed by dragging (ordering.php), or with WordPress's own quick edit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const PICTURE_COLUMN = 'programs_filter_picture';
const ORDER_COLUMN   = 'menu_order';

/**
 * Parameter of the list's own address; not the visitors' `categoria`.
 */
const CATEGORY_CHOICE = 'programs_filter_category';

/**
 * Edge of a picture in the list, in CSS pixels.
 */
const PICTURE_SIZE = 60;

/**
 * Puts the picture before the title and the order before the date.
 *
 * @param mixed $columns Headings by column.
 * @return mixed
 */
function add_list_columns( $columns ) {
	if ( ! is_array( $columns ) ) {
		return $columns;
	}
	$ordered = array();
	foreach ( $columns as $name => $heading ) {
		if ( 'title' === $name ) {
			$ordered[ PICTURE_COLUMN ] = __( 'Image', 'programs-filter' );
		}
		if ( 'date' === $name ) {
			$ordered[ ORDER_COLUMN ] = __( 'Order', 'programs-filter' );
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
function print_list_cell( $column, $id = 0 ): void {
	if ( ! is_int( $id ) ) {
		return;
	}
	if ( PICTURE_COLUMN === $column ) {
		// Those of the whole list, the first time. Quick edit prints a row without a list.
		$list = $GLOBALS['wp_query'] ?? null;
		if ( $list instanceof \WP_Query && is_array( $list->posts ) ) {
			update_post_thumbnail_cache( $list );
		}
		echo wp_kses_post( get_the_post_thumbnail( $id, array( PICTURE_SIZE, PICTURE_SIZE ), array( 'alt' => '' ) ) );
	} elseif ( ORDER_COLUMN === $column ) {
		echo esc_html( number_format_i18n( (int) get_post_field( 'menu_order', $id ) ) );
	}
}

/**
 * Prints the choice of a category above the list.
 *
 * @param mixed $post_type Post type of the list.
 */
function print_category_choice( $post_type ): void {
	if ( Program\POST_TYPE !== $post_type ) {
		return;
	}
	$select = wp_dropdown_categories(
		array(
			'taxonomy'        => Program\TAXONOMY,
			'name'            => CATEGORY_CHOICE,
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
		esc_attr( CATEGORY_CHOICE ),
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
	if ( '' === $category || ! is_admin() || ! $query instanceof \WP_Query || ! $query->is_main_query() || Program\POST_TYPE !== $query->get( 'post_type' ) ) {
		return;
	}
	$chosen = array(
		array(
			'taxonomy' => Program\TAXONOMY,
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
	$slug = isset( $_GET[ CATEGORY_CHOICE ] ) && is_string( $_GET[ CATEGORY_CHOICE ] ) ? wp_unslash( $_GET[ CATEGORY_CHOICE ] ) : '';

	return '' !== $slug && get_term_by( 'slug', $slug, Program\TAXONOMY ) instanceof \WP_Term ? $slug : '';
}

/**
 * Keeps the added columns narrow.
 */
function print_list_style(): void {
	if ( 'edit-' . Program\POST_TYPE !== ( get_current_screen()->id ?? '' ) ) {
		return;
	}
	// On a phone WordPress writes a column's heading into each cell: this one has no room for it.
	printf(
		'<style>.column-%1$s{width:%3$dpx}.column-%1$s img{border-radius:4px;object-fit:cover}.column-%2$s{width:6em}td.column-%1$s::before{content:none!important}</style>',
		esc_html( PICTURE_COLUMN ),
		esc_html( ORDER_COLUMN ),
		absint( PICTURE_SIZE )
	);
}
