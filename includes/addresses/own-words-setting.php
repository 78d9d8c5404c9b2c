<?php
/**
 * The settings fields for the labels of programs and their permalink base, and how they are sanitized. See includes/wordpress/own-words.php for the
 * stored value.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** How many old permalink bases redirect: the last ones. */
const MAX_OLD_SLUGS = 10;

/**
 * Sanitizes labels and permalink base.
 *
 * @param string $one     Word for one.
 * @param string $many    Word for several.
 * @param string $address How addresses begin; '' for the word.
 * @return OwnWords The old ones if a value is invalid.
 */
function sanitize_own_words( string $one, string $many, string $address ): array {
	$before = WordPress\get_own_words();
	$one    = sanitize_word( $one );
	$many   = sanitize_word( $many );
	// Both or neither.
	if ( null === $one || null === $many || ( '' === $one ) !== ( '' === $many ) ) {
		add_settings_error( WordPress\OWN_WORDS_OPTION, 'programs_filter_words', __( 'Write your word for one and for several: only letters, spaces and hyphens, at most 40. Nothing was changed.', 'programs-filter' ) );

		return $before;
	}
	$slug = Program\sanitize_rewrite_slug( '' === $address ? $one : $address );
	// A word in other letters gives no address.
	$slug   = '' === $address && 1 !== preg_match( '/^[a-z0-9\/_-]+$/D', $slug ) ? Program\PROGRAM_SLUG : $slug;
	$former = '' === $before['slug'] ? Program\PROGRAM_SLUG : $before['slug'];
	// A word whose address is taken, as by a post type of that name, leaves the address as it is.
	$slug = '' === $address && is_permalink_base_taken( $slug ) ? $former : $slug;
	if ( '' === $slug || is_permalink_base_taken( $slug ) ) {
		add_settings_error( WordPress\OWN_WORDS_OPTION, 'programs_filter_address', __( 'This address cannot be used, or another part of the site has it. Nothing was changed.', 'programs-filter' ) );

		return $before;
	}
	$former = array_merge( $before['former'], array( $former ) );

	return array(
		'one'     => $one,
		'many'    => $many,
		'address' => '' === $address ? '' : $slug,
		'slug'    => $slug,
		'former'  => array_slice( array_values( array_diff( array_unique( $former ), array( $slug ) ) ), -MAX_OLD_SLUGS ),
	);
}

/** Adds a notice that the new labels do not change the texts of the listing page. */
function add_page_texts_notice(): void {
	$page = get_listing_page_id();
	if ( is_published_page( $page ) ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $page ) ), esc_html( wp_strip_all_tags( get_the_title( $page ) ) ) );
		/* translators: %s: title of a page. */
		$sentence = sprintf( esc_html__( 'Saved. The page “%s” keeps its title and its text.', 'programs-filter' ), $link );
		add_settings_error( WordPress\OWN_WORDS_OPTION, 'programs_filter_page_keeps', $sentence, 'info' );
	}
}

/**
 * Sanitizes a word.
 *
 * @param string $word Word.
 * @return string|null '' for none; null if it is invalid.
 */
function sanitize_word( string $word ): ?string {
	$word = trim( (string) preg_replace( '/\s+/u', ' ', $word ) );

	return '' === $word || WordPress\is_valid_label( $word ) ? $word : null;
}

/**
 * Whether the permalinks of posts, or of another post type or taxonomy, have a base.
 *
 * @param string $slug Slug.
 */
function is_permalink_base_taken( string $slug ): bool {
	global $wp_rewrite;
	$others = $wp_rewrite instanceof \WP_Rewrite ? array_diff( array_map( 'strval', array_keys( $wp_rewrite->extra_permastructs ) ), array( Program\POST_TYPE ) ) : array();

	// The base of posts is the part before the first tag of their structure; day archives have numbers.
	$posts = ltrim( (string) strstr( WordPress\only_text( get_option( 'permalink_structure' ) ), '%', true ), '/' );

	return ctype_digit( explode( '/', $slug )[0] ) || in_array( "$slug/", array_merge( array( $posts ), array_map( 'ProgramsFilter\\Program\\get_permalink_prefix', $others ) ), true );
}

/**
 * Prints the fields of the labels.
 *
 * @param string $one  Word for one.
 * @param string $many Word for several.
 */
function print_words_setting( string $one, string $many ): void {
	$fields = array(
		'one'  => array( __( 'One, such as: course', 'programs-filter' ), $one, _x( 'Program', 'post type singular name', 'programs-filter' ) ),
		'many' => array( __( 'Several, such as: courses', 'programs-filter' ), $many, _x( 'Programs', 'post type general name', 'programs-filter' ) ),
	);
	foreach ( $fields as $name => list( $label, $word, $usual ) ) {
		printf(
			'<p><label>%1$s<br><input type="text" id="%2$s-%3$s" name="%2$s[%3$s]" value="%4$s" placeholder="%5$s" maxlength="40"></label></p>',
			esc_html( $label ),
			esc_attr( WordPress\OWN_WORDS_OPTION ),
			esc_attr( $name ),
			esc_attr( $word ),
			esc_attr( $usual )
		);
	}
}

/**
 * Prints the field of the permalink base.
 *
 * @param string $address Address, '' for that of the word.
 */
function print_address_setting( string $address ): void {
	printf(
		'<div class="programs-filter-address"><code>/</code><input type="text" id="%1$s-address" name="%1$s[address]" value="%2$s" placeholder="%3$s"><code>/…/</code></div><p class="description">%4$s</p>',
		esc_attr( WordPress\OWN_WORDS_OPTION ),
		esc_attr( $address ),
		esc_attr( Program\get_program_slug() ),
		esc_html__( 'How the addresses of their pages begin. Left empty, they begin with your word. Former addresses lead to the new ones.', 'programs-filter' )
	);
}
