<?php
/**
 * Registers the post type of programs and the taxonomy of their categories, with labels, capabilities and permalinks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const POST_TYPE = 'pfilter_programa';

const PROGRAMS_REST_BASE = 'programas';

/** What the capabilities end in: `edit_pfilter_programas`, `publish_pfilter_programas` and so on. */
const CAPABILITY_PLURAL = 'pfilter_programas';

/** Capability to add, change and delete categories. */
const MANAGE_CATEGORIES = 'manage_pfilter_categorias';

/** First part of the programs' addresses. */
const PROGRAM_SLUG = 'programa';

/**
 * Registers the post type.
 *
 * It has no archive: the page "Programas" keeps that address. It has no query variable: a page with a field or a parameter
 * `programa` would become another page.
 */
function register_programs(): void {
	register_post_type(
		POST_TYPE,
		array(
			'labels'            => get_program_labels(),
			'description'       => __( 'Courses, workshops, grants, shows and anything else the organization offers.', 'programs-filter' ),
			'public'            => true,
			'has_archive'       => false,
			'hierarchical'      => false,
			'capability_type'   => array( POST_TYPE, CAPABILITY_PLURAL ),
			'map_meta_cap'      => true,
			'menu_icon'         => 'dashicons-screenoptions',
			'menu_position'     => 20,
			'supports'          => array( 'title', 'editor', 'excerpt', 'thumbnail', 'page-attributes', 'revisions', 'custom-fields' ),
			'show_in_rest'      => true,
			'rest_base'         => PROGRAMS_REST_BASE,
			'query_var'         => false,
			'rewrite'           => array(
				'slug'       => get_program_slug(),
				'with_front' => false,
			),
			'delete_with_user'  => false,
			'show_in_nav_menus' => true,
		)
	);
}

/**
 * Whether the current user has a capability of the post type.
 *
 * @param string $capability Capability as the post type names it, such as "publish_posts".
 */
function current_user_has_program_cap( string $capability ): bool {
	$name = get_post_type_object( POST_TYPE )->cap->$capability ?? null;

	return is_string( $name ) && current_user_can( $name );
}

/**
 * Gives users the capabilities of programs that they have of posts, unless one of their roles has that capability itself, granted or not: roles
 * that know nothing of programs do with them what they do with posts, and nothing is stored in any role.
 *
 * @param array<string, bool> $held   Capabilities of the user.
 * @param array<mixed>        $needed Required capabilities; may be malformed.
 * @return array<string, bool>
 */
function grant_program_caps( $held, $needed ) {
	foreach ( array_filter( $needed, 'is_string' ) as $capability ) {
		$is_ours = MANAGE_CATEGORIES === $capability || str_ends_with( $capability, CAPABILITY_PLURAL );
		if ( $is_ours && ! isset( $held[ $capability ] ) ) {
			$of_posts            = MANAGE_CATEGORIES === $capability ? 'manage_categories' : str_replace( CAPABILITY_PLURAL, 'posts', $capability );
			$held[ $capability ] = $held[ $of_posts ] ?? false;
		}
	}

	return $held;
}

/**
 * Replaces an empty title with "Untitled" wherever it is printed: cards, page, links, feeds, calendars.
 *
 * @param string       $title Title.
 * @param int|\WP_Post $post  Post.
 * @return string
 */
function replace_empty_title( $title, $post = 0 ) {
	// Without an ID, WordPress would take the post of the loop.
	if ( 0 === $post || POST_TYPE !== get_post_type( $post ) ) {
		return $title;
	}
	// The title of a protected or private one has a word before it.
	$stored = get_post_field( 'post_title', $post, 'raw' );

	return is_empty_title( $stored ) ? __( 'Untitled', 'programs-filter' ) : $title;
}

/**
 * Whether a stored title has no visible character; no-break spaces and directional characters are not visible.
 *
 * @param string $title Stored title.
 */
function is_empty_title( string $title ): bool {
	return 0 === preg_match( '/[^\p{Z}\p{C}]/u', html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/** First part of the programs' addresses, with slashes when it has several parts. */
function get_program_slug(): string {
	/**
	 * Filters the permalink base of programs, as in `/programa/<slug>/`. Flush the permalinks after a change.
	 *
	 * @since 0.1.0
	 *
	 * @param string $slug ASCII, also with several parts (`cursos/programa`); default `programa`, or that of the settings. Ignored if WordPress uses it.
	 */
	$filtered = sanitize_rewrite_slug( apply_filters( 'programs_filter_rewrite_slug', WordPress\get_own_words()['slug'] ) );

	return '' === $filtered ? PROGRAM_SLUG : $filtered;
}

/**
 * Sanitizes a permalink base.
 *
 * @param mixed $slug Slug; may have parts.
 * @return string '' if it is invalid.
 */
function sanitize_rewrite_slug( $slug ): string {
	$parts = is_string( $slug ) ? array_map( 'sanitize_title', explode( '/', trim( $slug, " /\t\n\r" ) ) ) : array( '' );

	// WordPress takes what stands between two percent signs for the name of a rule's part.
	return in_array( '', $parts, true ) || in_array( $parts[0], get_reserved_slugs(), true ) || str_contains( implode( '/', $parts ), '%' )
		? ''
		: implode( '/', $parts );
}

/**
 * Where addresses of WordPress itself begin.
 *
 * @return list<string>
 */
function get_reserved_slugs(): array {
	global $wp_rewrite;
	$bases = array( rest_get_url_prefix(), 'wp-admin', 'wp-content', 'wp-includes', 'attachment', 'embed', 'trackback' );
	if ( $wp_rewrite instanceof \WP_Rewrite ) {
		array_push( $bases, $wp_rewrite->author_base, $wp_rewrite->search_base, $wp_rewrite->comments_base, $wp_rewrite->pagination_base, $wp_rewrite->comments_pagination_base, $wp_rewrite->feed_base );
	}

	return $bases;
}

/** Enables featured images in themes that do not support them. */
function add_thumbnail_support(): void {
	add_theme_support( 'post-thumbnails', array( POST_TYPE ) );
}

/**
 * Labels of the post type. The noun stands in few of them and alone, so that another one needs no grammar; WordPress derives the others from it.
 *
 * @return array<string, string>
 */
function get_program_labels(): array {
	return array(
		'name'                     => WordPress\get_plural_label(),
		'singular_name'            => WordPress\get_singular_label(),
		'add_new'                  => __( 'Add', 'programs-filter' ),
		'add_new_item'             => __( 'Add', 'programs-filter' ),
		'new_item'                 => __( 'Add', 'programs-filter' ),
		'edit_item'                => __( 'Edit', 'programs-filter' ),
		'view_item'                => __( 'View', 'programs-filter' ),
		'view_items'               => __( 'View', 'programs-filter' ),
		'search_items'             => __( 'Search', 'programs-filter' ),
		'not_found'                => __( 'Nothing found.', 'programs-filter' ),
		'not_found_in_trash'       => __( 'There is nothing in the Trash.', 'programs-filter' ),
		'attributes'               => __( 'Attributes', 'programs-filter' ),
		'insert_into_item'         => __( 'Insert into the text', 'programs-filter' ),
		'uploaded_to_this_item'    => __( 'Uploaded here', 'programs-filter' ),
		'filter_items_list'        => __( 'Filter the list', 'programs-filter' ),
		'filter_by_date'           => __( 'Filter by date', 'programs-filter' ),
		'items_list_navigation'    => __( 'List navigation', 'programs-filter' ),
		'items_list'               => __( 'List', 'programs-filter' ),
		'item_published'           => __( 'It has been published.', 'programs-filter' ),
		'item_published_privately' => __( 'It has been published privately.', 'programs-filter' ),
		'item_reverted_to_draft'   => __( 'It is a draft again.', 'programs-filter' ),
		'item_trashed'             => __( 'It is in the Trash.', 'programs-filter' ),
		'item_scheduled'           => __( 'It will be published on its date.', 'programs-filter' ),
		'item_updated'             => __( 'The changes have been saved.', 'programs-filter' ),
		'item_link'                => WordPress\get_singular_label(),
		'item_link_description'    => _x( 'A link to a program.', 'navigation link block description', 'programs-filter' ),
	);
}

/**
 * How many programs of the site are in a status.
 *
 * @param string $status Status.
 */
function count_programs( string $status ): int {
	$count = wp_count_posts( POST_TYPE )->$status ?? 0;

	return is_numeric( $count ) ? (int) $count : 0;
}

const TAXONOMY = 'pfilter_categoria';

/** What listings show where no other code decides it. */
const DEFAULT_LISTED_CONTENT = array(
	POST_TYPE => array(
		'taxonomy' => TAXONOMY,
		'facts'    => array(),
	),
);

const CATEGORIES_REST_BASE = 'programa-categorias';

/** The pill that shows every card; no category may take this slug. */
const ALL = 'all';

/**
 * Registers the taxonomy.
 *
 * It has no query variable: `categoria` in an address would change the main query of the page. It has no archive either: links to its
 * terms lead to a page with the block (includes/addresses/category-links.php).
 */
function register_categories(): void {
	register_taxonomy(
		TAXONOMY,
		POST_TYPE,
		array(
			'labels'             => get_category_labels(),
			'hierarchical'       => true,
			'public'             => true,
			'publicly_queryable' => false,
			'query_var'          => false,
			'rewrite'            => false,
			'show_ui'            => true,
			'show_in_nav_menus'  => true,
			'show_tagcloud'      => false,
			'show_admin_column'  => true,
			'show_in_rest'       => true,
			'rest_base'          => CATEGORIES_REST_BASE,
			'capabilities'       => array(
				'manage_terms' => MANAGE_CATEGORIES,
				'edit_terms'   => MANAGE_CATEGORIES,
				'delete_terms' => MANAGE_CATEGORIES,
				'assign_terms' => 'edit_' . CAPABILITY_PLURAL,
			),
		)
	);
}

/**
 * Every label that WordPress shows for the taxonomy.
 *
 * @return array<string, string>
 */
function get_category_labels(): array {
	return array(
		'name'                     => _x( 'Program Categories', 'taxonomy general name', 'programs-filter' ),
		'singular_name'            => _x( 'Program Category', 'taxonomy singular name', 'programs-filter' ),
		'menu_name'                => _x( 'Categories', 'admin menu', 'programs-filter' ),
		'all_items'                => __( 'All Categories', 'programs-filter' ),
		'item_link'                => _x( 'Program Category Link', 'navigation link block title', 'programs-filter' ),
		'item_link_description'    => _x( 'A link to a program category.', 'navigation link block description', 'programs-filter' ),
		'name_field_description'   => __( 'The name is the text that visitors will see in the filter.', 'programs-filter' ),
		'slug_field_description'   => __( 'The “slug” identifies the category in the page’s address: ?categoria=…', 'programs-filter' ),
		'parent_field_description' => __( 'A program in a category also appears in its parent category.', 'programs-filter' ),
		'desc_field_description'   => __( 'The description is not shown in the listing.', 'programs-filter' ),
	);
}

/**
 * Gives a category another slug if it has the reserved one, when it is created and when it is changed.
 *
 * @param array<string, mixed> $data     Columns of the term.
 * @param mixed                ...$about The ID of an existing term, and the taxonomy.
 * @return array<string, mixed> The same, perhaps with another slug.
 */
function reserve_slug_all( array $data, ...$about ): array {
	$taxonomy = end( $about );
	if ( TAXONOMY === $taxonomy && ALL === $data['slug'] ) {
		$term         = (object) array(
			'taxonomy' => TAXONOMY,
			'parent'   => 0,
		);
		$data['slug'] = wp_unique_term_slug( 'all-programas', $term );
	}

	return $data;
}
