<?php
/**
 * The list of programs in the admin: its columns of picture and order, and its filter by category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const PICTURE_COLUMN = 'programs_filter_picture';
const ORDER_COLUMN   = 'menu_order';

/** Parameter of the list's address; not the visitors' `categoria`. */
const CATEGORY_CHOICE = 'programs_filter_category';

/** Size of a picture in CSS pixels. */
const PICTURE_SIZE = 60;

/**
 * Says of a program that visitors see without a title that it has none.
 *
 * @param array<string, string> $states States by key.
 * @param \WP_Post              $post   Post.
 * @return array<string, string>
 */
function add_untitled_state( array $states, \WP_Post $post ): array {
	if ( Program\POST_TYPE === $post->post_type && 'publish' === $post->post_status && Program\is_untitled( $post->post_title ) ) {
		$states['programs_filter_untitled'] = esc_html_x( 'Published without a title', 'program', 'programs-filter' );
	}

	return $states;
}

/**
 * Adds the picture before the title and the order before the date of publication, which is called so: programs have dates of their own.
 *
 * @param array<string, string> $columns Headings by column.
 * @return array<string, string>
 */
function add_list_columns( array $columns ): array {
	$ordered = array();
	foreach ( $columns as $name => $heading ) {
		if ( 'title' === $name ) {
			$ordered[ PICTURE_COLUMN ] = __( 'Image', 'programs-filter' );
		}
		if ( 'date' === $name ) {
			$ordered[ ORDER_COLUMN ] = __( 'Order', 'programs-filter' );
		}
		$ordered[ $name ] = 'date' === $name ? __( 'Publication', 'programs-filter' ) : $heading;
	}

	return $ordered;
}

/**
 * Prints a cell.
 *
 * @param string $column Column.
 * @param int    $id     Program.
 */
function print_list_cell( string $column, int $id ): void {
	if ( PICTURE_COLUMN === $column ) {
		// Reads the pictures of the whole list once. Quick edit prints a row without a list.
		$list = $GLOBALS['wp_query'] ?? null;
		if ( $list instanceof \WP_Query && is_array( $list->posts ) ) {
			update_post_thumbnail_cache( $list );
		}
		echo get_the_post_thumbnail( $id, array( PICTURE_SIZE, PICTURE_SIZE ), array( 'alt' => '' ) );
	} elseif ( ORDER_COLUMN === $column ) {
		echo esc_html( number_format_i18n( (int) get_post_field( 'menu_order', $id ) ) );
	}
}

/**
 * Prints the choice of a category above the list.
 *
 * @param string $post_type Post type of the list.
 */
function print_category_choice( string $post_type ): void {
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
	if ( '' !== $select ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has escaped its own markup.
		printf( '<label class="screen-reader-text" for="%s">%s</label>%s', esc_attr( CATEGORY_CHOICE ), esc_html__( 'Filter by category', 'programs-filter' ), $select );
	}
}

/**
 * Limits the list to the chosen category.
 *
 * @param \WP_Query $query Query.
 */
function limit_to_category( \WP_Query $query ): void {
	$category = requested_category();
	if ( '' === $category || ! is_admin() || ! $query->is_main_query() || Program\POST_TYPE !== $query->get( 'post_type' ) ) {
		return;
	}
	$chosen = array(
		array(
			'taxonomy' => Program\TAXONOMY,
			'field'    => 'slug',
			'terms'    => $category,
		),
	);
	// Another plugin may limit the list, too.
	$others = $query->get( 'tax_query' );
	$query->set( 'tax_query', is_array( $others ) && array() !== $others ? array( $others, $chosen ) : $chosen );
}

/**
 * Slug of the category in the list's address.
 *
 * @return string '' unless there is such a category.
 */
function requested_category(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- It only selects an existing category.
	$slug = isset( $_GET[ CATEGORY_CHOICE ] ) && is_string( $_GET[ CATEGORY_CHOICE ] ) ? wp_unslash( $_GET[ CATEGORY_CHOICE ] ) : '';

	return '' !== $slug && get_term_by( 'slug', $slug, Program\TAXONOMY ) instanceof \WP_Term ? $slug : '';
}

/** Prints the style of the columns. */
function print_list_style(): void {
	if ( 'edit-' . Program\POST_TYPE !== ( get_current_screen()->id ?? '' ) ) {
		return;
	}
	// On a tablet, words of titles would be broken. On a phone WordPress prints the heading of a column in each cell, for which the picture leaves no room.
	printf(
		'<style>@media screen and (min-width:783px) and (max-width:1100px){.fixed .column-title{width:20%%}.fixed .column-date{width:9%%}}.column-%1$s{width:%3$dpx}.column-%1$s img{border-radius:4px;object-fit:cover}.column-%2$s{width:6em}td.column-%1$s::before{content:none!important}</style>',
		esc_html( PICTURE_COLUMN ),
		esc_html( ORDER_COLUMN ),
		absint( PICTURE_SIZE )
	);
}
