<?php
/**
 * Programs > Settings: what the organization calls its programs, and how their addresses begin (includes/wordpress/own-words.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** How many former addresses lead on: the last ones. */
const MOST_FORMER = 10;

/** Registers the settings, which are one option. */
function register_own_words_setting(): void {
	require_once dirname( __DIR__ ) . '/wordpress/in-own-words.php';
	register_setting( SETTINGS_PAGE, WordPress\OWN_WORDS_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\\sanitize_own_words' ) );
}

/**
 * Sanitizes words and address. WordPress may do so twice, so it takes what it gives.
 *
 * @param mixed $value Submitted value.
 * @return OwnWords The old ones if something cannot be used.
 */
function sanitize_own_words( $value ): array {
	$before = WordPress\own_words();
	if ( ! is_array( $value ) ) {
		return $before;
	}
	$kind  = WordPress\only_text( $value['kind'] ?? '' );
	$after = array(
		'kind'    => WordPress\WRITTEN_WORDS === $kind || isset( WordPress\READY_WORDS[ $kind ] ) ? $kind : '',
		'written' => written_words( $value['written'] ?? array() ),
		'address' => trim( WordPress\only_text( $value['address'] ?? $before['address'] ) ),
	) + $before;
	if ( WordPress\WRITTEN_WORDS === $after['kind'] && array() === $after['written'] ) {
		add_settings_error( WordPress\OWN_WORDS_OPTION, 'programs_filter_words', __( 'Write your word for one and for several: only letters, spaces and hyphens, at most 40. Nothing was changed.', 'programs-filter' ) );

		return $before;
	}
	$noun = WordPress\noun( $after, explode( '_', get_locale() )[0] );
	$word = '' === $after['kind'] || null === $noun ? Program\PROGRAM_SLUG : $noun[0];
	// A word in other letters gives no address.
	$slug = '' === $after['address'] ? Program\usable_slug( $word ) : Program\usable_slug( $after['address'] );
	$slug = '' === $after['address'] && 1 !== preg_match( '/^[a-z0-9\/_-]+$/D', $slug ) ? Program\PROGRAM_SLUG : $slug;
	if ( '' === $slug || is_address_of_others( $slug ) ) {
		add_settings_error( WordPress\OWN_WORDS_OPTION, 'programs_filter_address', __( 'This address cannot be used, or another part of the site has it. Nothing was changed.', 'programs-filter' ) );

		return $before;
	}
	$former = array_merge( $before['former'], array( '' === $before['slug'] ? Program\PROGRAM_SLUG : $before['slug'] ) );

	return array(
		'address' => '' === $after['address'] ? '' : $slug,
		'slug'    => $slug,
		'former'  => array_slice( array_values( array_diff( array_unique( $former ), array( $slug ) ) ), -MOST_FORMER ),
	) + $after;
}

/** Says that the page with the listing has texts of its own: the words do not change them. */
function say_page_keeps_its_words(): void {
	$page = listing_page_id();
	if ( is_published_page( $page ) ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $page ) ), esc_html( wp_strip_all_tags( get_the_title( $page ) ) ) );
		/* translators: %s: title of a page. */
		$sentence = sprintf( esc_html__( 'Saved. The page “%s” keeps its title and its text.', 'programs-filter' ), $link );
		add_settings_error( WordPress\OWN_WORDS_OPTION, 'programs_filter_page_keeps', $sentence, 'info' );
	}
}

/**
 * The words that were written, of the languages that have both.
 *
 * @param mixed $written One, several, and "f" where it is feminine, by language.
 * @return array<string, array{string, string, string}>
 */
function written_words( $written ): array {
	$words = array();
	foreach ( array_intersect_key( is_array( $written ) ? $written : array(), WordPress\GRAMMARS ) as $language => $nouns ) {
		list( $one, $many, $gender ) = array_map( __NAMESPACE__ . '\\written_word', ( is_array( $nouns ) ? $nouns : array() ) + array( '', '', '' ) );
		if ( '' !== $one && '' !== $many ) {
			$words[ $language ] = array( $one, $many, 'f' === $gender ? 'f' : 'm' );
		}
	}

	return $words;
}

/**
 * A word as it stands within a sentence.
 *
 * @param mixed $word Word.
 * @return string '' if it cannot be used.
 */
function written_word( $word ): string {
	$word = trim( (string) preg_replace( '/\s+/u', ' ', WordPress\only_text( $word ) ) );
	$word = 1 === preg_match( '/^\p{Lu}\p{Ll}/u', $word ) ? mb_strtolower( mb_substr( $word, 0, 1 ) ) . mb_substr( $word, 1 ) : $word;

	return WordPress\is_word( $word ) ? $word : '';
}

/**
 * Whether addresses of another post type or taxonomy begin with a slug, or those of posts.
 *
 * @param string $slug Slug.
 */
function is_address_of_others( string $slug ): bool {
	global $wp_rewrite;
	$others = $wp_rewrite instanceof \WP_Rewrite ? array_diff( array_map( 'strval', array_keys( $wp_rewrite->extra_permastructs ) ), array( Program\POST_TYPE ) ) : array();

	// Posts have what stands before the first tag of their structure, and archives of days have numbers.
	$posts = ltrim( (string) strstr( WordPress\only_text( get_option( 'permalink_structure' ) ), '%', true ), '/' );

	return ctype_digit( explode( '/', $slug )[0] ) || in_array( "$slug/", array_merge( array( $posts ), array_map( 'ProgramsFilter\\Program\\permalink_beginning', $others ) ), true );
}

/**
 * Prints the words.
 *
 * @param string                                       $kind    Kind of own words.
 * @param array<string, array{string, string, string}> $written Words that were written, by language.
 */
function print_kind_setting( string $kind, array $written ): void {
	$name = WordPress\OWN_WORDS_OPTION;
	// With own words, this text has them, too.
	$usual   = '' === WordPress\own_words()['kind'] ? _x( 'Programs', 'post type general name', 'programs-filter' ) : __( 'The usual word', 'programs-filter' );
	$choices = array( '' => $usual );
	foreach ( WordPress\READY_WORDS as $ready => $nouns ) {
		$choices[ $ready ] = WordPress\capitalized( ( $nouns[ WordPress\language_of_page() ] ?? $nouns['en'] )[1] );
	}
	$choices[ WordPress\WRITTEN_WORDS ] = __( 'Another word', 'programs-filter' );
	printf( '<select id="%1$s-kind" name="%1$s[kind]">', esc_attr( $name ) );
	foreach ( $choices as $choice => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $choice, $kind, false ), esc_html( $label ) );
	}
	echo '</select><p class="description">', esc_html__( 'All texts follow: those of the menu and the lists, and those that visitors see.', 'programs-filter' ), '</p>';
	$languages = languages_of_site();
	foreach ( $languages as $language => $label ) {
		print_written_words( "{$name}[written][$language]", count( $languages ) > 1 ? $label : '', $written[ $language ] ?? array( '', '', 'm' ) );
	}
}

/**
 * Prints the fields of a word.
 *
 * @param string                        $name  Name of the fields.
 * @param string                        $label Language; '' where there is one only.
 * @param array{string, string, string} $words One, several, "f" or "m".
 */
function print_written_words( string $name, string $label, array $words ): void {
	echo '<fieldset class="programs-filter-word"><legend>', esc_html( $label ), '</legend>';
	foreach ( array( __( 'One, such as: course', 'programs-filter' ), __( 'Several, such as: courses', 'programs-filter' ) ) as $number => $text ) {
		printf( '<p><label>%s<br><input type="text" name="%s" value="%s" maxlength="40"></label></p>', esc_html( $text ), esc_attr( "{$name}[$number]" ), esc_attr( $words[ $number ] ) );
	}
	printf(
		'<p><label>%s<br><select name="%s"><option value="m">%s</option><option value="f"%s>%s</option></select></label></p></fieldset>',
		esc_html__( 'Gender, where the language has one', 'programs-filter' ),
		esc_attr( "{$name}[2]" ),
		esc_html__( 'Masculine', 'programs-filter' ),
		selected( 'f', $words[2], false ),
		esc_html__( 'Feminine', 'programs-filter' )
	);
}

/**
 * The languages of the site whose texts can have another noun.
 *
 * @return array<string, string> Names by language.
 */
function languages_of_site(): array {
	WordPress\load();
	$names = array();
	foreach ( array_merge( array( '' ), array_keys( WordPress\site_languages() ) ) as $code ) {
		$language = explode( '_', WordPress\language_locale( $code ) )[0];
		// What has no translation is English.
		$language           = isset( WordPress\GRAMMARS[ $language ] ) ? $language : 'en';
		$names[ $language ] = WordPress\only_text( WordPress\site_languages()[ $code ]['native_name'] ?? $names[ $language ] ?? $language );
	}

	return $names;
}

/**
 * Prints the address.
 *
 * @param string $address Address, '' for that of the word.
 */
function print_address_setting( string $address ): void {
	printf(
		'<div class="programs-filter-address"><code>/</code><input type="text" id="%1$s-address" name="%1$s[address]" value="%2$s" placeholder="%3$s"><code>/…/</code></div><p class="description">%4$s</p>',
		esc_attr( WordPress\OWN_WORDS_OPTION ),
		esc_attr( $address ),
		esc_attr( Program\program_slug() ),
		esc_html__( 'How the addresses of their pages begin. If it is empty, with your word. Former addresses lead to the new ones.', 'programs-filter' )
	);
}
