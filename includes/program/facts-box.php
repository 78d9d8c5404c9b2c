<?php
/**
 * The box "Facts of the program" of the classic editor: the fields of the panel, without a script.
 *
 * What can be used of a sent form is stored. The rest is kept for the next screen of the user, which shows it again with what is wrong.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const BOX_ID = 'programs-filter-facts';

/**
 * Hides facts from WordPress's box "Custom Fields", which would send the values with which the screen was opened after the panel's new ones.
 *
 * @param bool   $is_protected Whether metadata is hidden from it.
 * @param string $key          Meta key.
 */
function hide_facts_from_custom_fields( bool $is_protected, string $key ): bool {
	// Code that renders a post by Ajax may bind blocks to its facts.
	return $is_protected || ( ! wp_doing_ajax() && null !== fact_of_meta( $key ) );
}

/** Adds the box. The block editor has the panel, and leaves out the box. */
function add_facts_box(): void {
	if ( is_post_type_ours() ) {
		add_meta_box( BOX_ID, esc_html( fact_form_texts()['title'] ), __NAMESPACE__ . '\\show_facts_box', POST_TYPE, 'normal', 'high', array( '__back_compat_meta_box' => true ) );
	}
}

/**
 * Prints the box.
 *
 * @param \WP_Post $post Program.
 */
function show_facts_box( \WP_Post $post ): void {
	$typed    = kept_typed_facts( $post->ID );
	$problems = text_problems( $typed, $post->ID );
	wp_nonce_field( facts_form_action( $post->ID ), FORM_NONCE, false );
	if ( array() !== $problems ) {
		wp_admin_notice(
			esc_html__( 'Some facts of the program could not be stored. What was typed is still in its field, with what is wrong.', 'programs-filter' ),
			array(
				'type'               => 'error',
				'additional_classes' => array( 'inline' ),
				'attributes'         => array( 'role' => 'alert' ),
			)
		);
	}
	echo '<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18em),1fr));gap:1em 1.5em;margin-top:1em">';
	$facts = stored_facts( $post->ID );
	foreach ( fact_fields() as $field ) {
		echo '<div>';
		$field['hint'] = implode( ' · ', array_diff( array( understood_sentence( $field['fact'], $facts ), $field['hint'] ), array( '' ) ) );
		show_box_field( $field, $typed[ $field['key'] ] ?? $facts[ $field['fact'] ] ?? '', $problems[ $field['key'] ] ?? '' );
		echo '</div>';
	}
	echo '</div>';
}

/**
 * Prints a field, its label, and its problem or its hint.
 *
 * @param FactField $field   Field.
 * @param string    $value   Value.
 * @param string    $problem What is wrong, '' for nothing.
 */
function show_box_field( array $field, string $value, string $problem ): void {
	$control    = $field['control'];
	$of_kind    = kinds_table()[ $field['kind'] ]['hint'];
	$id         = BOX_ID . '-' . str_replace( '_', '-', $field['fact'] );
	$hint       = null === $of_kind ? $field['hint'] : $field['hint'] . ' ' . $of_kind();
	$help       = '' === $problem ? $hint : $problem . ' ' . fact_form_texts()['kept'];
	$attributes = array(
		'class'            => in_array( $control, array( 'moment', 'date', 'checkbox' ), true ) ? '' : 'widefat',
		// The browser's own types would keep the whole form from being sent.
		'inputmode'        => $field['keyboard'],
		'aria-describedby' => '' === $help ? '' : "$id-help",
		'aria-invalid'     => '' === $problem ? '' : 'true',
	);
	$is_group = in_array( $control, array( 'moment', 'files' ), true );
	if ( $is_group ) {
		printf( '<fieldset><legend><strong>%s</strong></legend>', esc_html( $field['label'] ) );
	}
	foreach ( fact_controls( $field, $value, $attributes ) as $label => $html ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in fact_controls().
		printf( str_contains( $html, '"checkbox"' ) ? '<label>%2$s %1$s</label> ' : '<label>%1$s %2$s</label> ', esc_html( $label ), $html );
		echo 'files' === $control ? '<br>' : '';
	}
	echo $is_group ? '</fieldset>' : '';
	if ( '' !== $help ) {
		printf( '<p class="description" id="%s"%s>%s</p>', esc_attr( "$id-help" ), '' === $problem ? '' : ' style="color:#b32d2e"', esc_html( $help ) );
	}
}

/** What the lines of sessions are. The panel has controls for them. */
function session_lines_hint(): string {
	return __( 'A line for each: a day (2027-10-15 17:00-18:30), weekdays (2027-10-05/2027-12-17 TU,TH 17:00), the last Friday of each month (2027-10-01/2028-05-31 -1FR) or days of the month (2027-10-01/2028-05-31 1,15). A session that is cancelled: !2027-12-07. One that is elsewhere: @2027-12-14 Town library.', 'programs-filter' );
}

/**
 * Stores the facts of a sent form.
 *
 * @param int $program Program.
 */
function save_facts_form( int $program ): void {
	$texts = sent_facts( $program );
	if ( null === $texts ) {
		return;
	}
	$problems = text_problems( $texts, $program );
	store_facts( $program, array_diff_key( $texts, $problems ) );
	$typed = array_intersect_key( $texts, $problems );
	if ( array() === $typed ) {
		delete_transient( typed_facts_name( $program ) );
	} else {
		set_transient( typed_facts_name( $program ), $typed, 60 );
	}
}

/**
 * The texts that could not be stored.
 *
 * @param int $program Program.
 * @return array<string, string> By meta key.
 */
function kept_typed_facts( int $program ): array {
	$texts = get_transient( typed_facts_name( $program ) );

	return is_array( $texts ) ? array_filter( $texts, static fn( $text, $key ): bool => is_string( $text ) && is_string( $key ), ARRAY_FILTER_USE_BOTH ) : array();
}

/**
 * Name of the transient of the current user.
 *
 * @param int $program Program.
 */
function typed_facts_name( int $program ): string {
	return 'pfilter_typed_' . get_current_user_id() . "_$program";
}
