<?php
/**
 * The screen Programs > Settings: days without activity for editors (days-off.php), and for administrators the fields of includes/addresses/. It
 * saves everything or nothing, and shows again what was entered after an error.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Addresses;
use ProgramsFilter\Integrations;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Hook of the screen, which prints it. */
const SETTINGS_HOOK = Program\POST_TYPE . '_page_' . Addresses\SETTINGS_PAGE;

/** Action of the nonce. */
const SETTINGS_ACTION = 'programs_filter_settings';

/** Adds the page to the menu of programs. */
function add_settings_page(): void {
	add_submenu_page(
		'edit.php?post_type=' . Program\POST_TYPE,
		__( 'Program settings', 'programs-filter' ),
		__( 'Settings', 'programs-filter' ),
		// Editors have the days without activity there.
		'edit_others_' . Program\CAPABILITY_PLURAL,
		Addresses\SETTINGS_PAGE,
		'__return_null'
	);
}

/** Stores what was sent, unless there is something to look at first, and prints the form. */
function handle_settings_screen(): void {
	$days     = get_days_off_field_value();
	$settings = current_user_can( 'manage_options' ) ? get_stored_settings() : null;
	if ( isset( $_POST[ DAYS_OFF_FIELD ] ) ) {
		check_admin_referer( SETTINGS_ACTION );
		$errors   = get_settings_errors();
		$days     = get_submitted_days_off();
		$settings = null === $settings ? null : get_submitted_settings( $settings );
		$clean    = null === $settings ? array() : sanitize_settings( $settings );
		if ( $days['is_ready'] && get_settings_errors() === $errors ) {
			update_days_off( $days['days'], array_keys( $days['moved'] ) );
			update_settings( $clean );
			// In WordPress's own words.
			add_settings_error( 'general', 'settings_updated', __( 'Settings saved.' ), 'success' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- See above.
			set_transient( 'settings_errors', get_settings_errors(), 30 );
			wp_safe_redirect( add_query_arg( 'settings-updated', 'true', html_entity_decode( menu_page_url( Addresses\SETTINGS_PAGE, false ) ) ) . '#wpbody' );
			exit;
		}
	}
	add_settings_style();
	add_action( SETTINGS_HOOK, static fn() => print_settings( $days, $settings ), 10, 0 );
}

/**
 * The settings of administrators.
 *
 * @return Settings
 */
function get_stored_settings(): array {
	$words = WordPress\get_own_words();

	return array(
		'one'     => $words['one'],
		'many'    => $words['many'],
		'types'   => Integrations\get_listed_types(),
		'address' => $words['address'],
		'page'    => Addresses\get_chosen_page_id(),
	);
}

/**
 * The submitted settings, as typed. The caller checks the nonce.
 *
 * @param Settings $stored Those of fields that were not sent.
 * @return Settings
 */
function get_submitted_settings( array $stored ): array {
	// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked by the caller; sanitized below and by sanitize_settings().
	$text  = static fn( $value ): string => sanitize_text_field( WordPress\only_text( $value ) );
	$words = wp_unslash( $_POST[ WordPress\OWN_WORDS_OPTION ] ?? null );
	$words = is_array( $words ) ? $words : array();
	$types = wp_unslash( $_POST[ Integrations\LISTED_TYPES_OPTION ] ?? null );
	$page  = $_POST[ Addresses\LISTING_PAGE_OPTION ] ?? $stored['page'];
	// phpcs:enable

	return array(
		'one'     => $text( $words['one'] ?? $stored['one'] ),
		'many'    => $text( $words['many'] ?? $stored['many'] ),
		'types'   => is_array( $types ) ? array_map( $text, array_values( $types ) ) : $stored['types'],
		'address' => $text( $words['address'] ?? $stored['address'] ),
		'page'    => is_numeric( $page ) ? (int) $page : -1,
	);
}

/**
 * Sanitizes settings. Invalid ones add an error to the screen.
 *
 * @param Settings $settings As they were typed.
 * @return array<string, mixed> By option.
 */
function sanitize_settings( array $settings ): array {
	return array(
		WordPress\OWN_WORDS_OPTION       => Addresses\sanitize_own_words( $settings['one'], $settings['many'], $settings['address'] ),
		Integrations\LISTED_TYPES_OPTION => array_values( array_intersect( $settings['types'], array_merge( array_keys( Integrations\get_event_types() ), Integrations\get_listed_types() ) ) ),
		Addresses\LISTING_PAGE_OPTION    => Addresses\sanitize_page_setting( $settings['page'] ),
	);
}

/**
 * Stores settings.
 *
 * @param array<string, mixed> $settings By option; empty without the capability.
 */
function update_settings( array $settings ): void {
	$before = WordPress\get_own_words();
	foreach ( $settings as $option => $value ) {
		if ( array() === $value ) {
			delete_option( $option );
		} else {
			update_option( $option, $value, true );
		}
	}
	$after = WordPress\get_own_words();
	if ( array( $before['one'], $before['many'] ) !== array( $after['one'], $after['many'] ) ) {
		Addresses\add_page_texts_notice();
	}
}

/** The look of the form. */
function add_settings_style(): void {
	$style = '.programs-filter-days{max-width:42em}.programs-filter-days textarea{margin-block:8px}'
		. '.programs-filter-address{display:flex;align-items:center;white-space:nowrap}'
		. '.programs-filter-advanced summary{padding-block:10px;font-size:14px;font-weight:600;cursor:pointer}';
	wp_add_inline_style( 'common', $style );
}

/**
 * Prints the form.
 *
 * @param ShownDaysOff  $days     Days without activity.
 * @param Settings|null $settings Settings of administrators; null without the capability.
 */
function print_settings( array $days, ?array $settings ): void {
	echo '<div class="wrap"><h1>', esc_html__( 'Program settings', 'programs-filter' ), '</h1>';
	settings_errors();
	printf( '<form method="post" action="#%s" novalidate>', esc_attr( MOVED_ID ) );
	wp_nonce_field( SETTINGS_ACTION );
	// The first button is the one that Enter presses.
	echo '<button type="submit" hidden></button><table class="form-table" role="presentation">';
	print_settings_row( DAYS_OFF_FIELD, __( 'Days without activity', 'programs-filter' ), static fn() => print_days_off( $days ) );
	if ( null !== $settings ) {
		// What was changed is seen.
		$is_open = array_slice( $settings, 3 ) !== array_slice( get_stored_settings(), 3 );
		print_settings_row( WordPress\OWN_WORDS_OPTION . '-one', __( 'What you call them', 'programs-filter' ), static fn() => Addresses\print_words_setting( $settings['one'], $settings['many'] ) );
		if ( array() !== Integrations\get_event_types() ) {
			print_settings_row( '', __( 'Listings also show', 'programs-filter' ), static fn() => print_listed_types( $settings['types'] ) );
		}
		printf( '</table><details class="programs-filter-advanced"%s><summary>%s</summary><table class="form-table" role="presentation">', esc_attr( $is_open ? ' open' : '' ), esc_html__( 'Advanced', 'programs-filter' ) );
		// Else a theme or a plugin decides.
		if ( ! has_filter( 'programs_filter_rewrite_slug' ) ) {
			print_settings_row( WordPress\OWN_WORDS_OPTION . '-address', __( 'Address', 'programs-filter' ), static fn() => Addresses\print_address_setting( $settings['address'] ) );
		}
		print_settings_row( Addresses\LISTING_PAGE_OPTION, __( 'Programs page', 'programs-filter' ), static fn() => Addresses\print_page_setting( $settings['page'] ) );
	}
	echo '</table>', null === $settings ? '' : '</details>';
	print_moved_programs( $days['moved'], $days['days'] );
	submit_button( array() === $days['moved'] ? '' : get_save_days_off_label( count( $days['moved'] ) ), 'primary', 'save' );
	echo '</form></div>';
}

/**
 * Prints the checkboxes of the content of event plugins.
 *
 * @param list<string> $chosen Post types.
 */
function print_listed_types( array $chosen ): void {
	printf( '<fieldset><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s[]" value="">', esc_html__( 'Listings also show', 'programs-filter' ), esc_attr( Integrations\LISTED_TYPES_OPTION ) );
	foreach ( Integrations\get_event_types() as $type => $about ) {
		$name = WordPress\only_text( get_post_type_object( $type )->labels->name ?? $type );
		printf(
			'<p><label><input type="checkbox" name="%s[]" value="%s"%s> %s (%s)</label></p>',
			esc_attr( Integrations\LISTED_TYPES_OPTION ),
			esc_attr( $type ),
			checked( in_array( $type, $chosen, true ), true, false ),
			esc_html( $name ),
			esc_html( $about['plugin'] )
		);
	}
	echo '<p class="description">', esc_html__( 'In the settings of each listing, “Content” says which of them it shows.', 'programs-filter' ), '</p></fieldset>';
}

/**
 * Prints a row of the form.
 *
 * @param string   $id    ID of its field; '' for several fields.
 * @param string   $label Label.
 * @param callable $field Prints the field.
 *
 * @phpstan-param callable(): mixed $field
 */
function print_settings_row( string $id, string $label, callable $field ): void {
	echo '<tr><th scope="row">';
	echo '' === $id ? esc_html( $label ) : sprintf( '<label for="%s">%s</label>', esc_attr( $id ), esc_html( $label ) );
	echo '</th><td>';
	$field();
	echo '</td></tr>';
}
