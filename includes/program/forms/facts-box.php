<?php
/**
 * The meta box with the facts in the classic editor: prints it for src/program/panel/box.tsx, and saves what it submits.
 *
 * The script submits no value that the server has rejected. If one arrives anyway, the valid ones are saved, and the rest is shown again on the next
 * screen with its error.
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
	return $is_protected || ( ! wp_doing_ajax() && null !== get_fact_by_meta_key( $key ) );
}

/** Adds the box. The block editor has the panel, and leaves out the box. */
function add_facts_box(): void {
	$screen = get_current_screen();
	if ( null !== $screen && ! $screen->is_block_editor() ) {
		enqueue_facts_form( 'program/panel/box' );
		wp_enqueue_style( 'wp-components' );
		// This screen moves headings.
		wp_add_inline_style( 'wp-components', '#' . BOX_ID . ' .components-panel__body-title{margin:0 -16px;padding:0}' );
		wp_enqueue_media();
	}
	add_meta_box( BOX_ID, esc_html( get_fact_form_texts()['title'] ), __NAMESPACE__ . '\\render_facts_box', POST_TYPE, 'normal', 'high', array( '__back_compat_meta_box' => true ) );
}

/**
 * Prints the box: the script draws the form in it.
 *
 * @param \WP_Post $post Program.
 */
function render_facts_box( \WP_Post $post ): void {
	list( 'typed' => $typed, 'conflicts' => $conflicts ) = get_unsaved_facts( $post->ID );
	$loaded = array();
	foreach ( stored_facts( $post->ID ) as $fact => $text ) {
		$loaded[ META_PREFIX . $fact ] = $text;
	}
	wp_nonce_field( get_facts_nonce_action( $post->ID ), FORM_NONCE, false );
	$data = array(
		'program'     => $post->ID,
		'texts'       => $typed + $loaded,
		'loaded'      => $loaded,
		'wrong'       => array_keys( $typed ),
		'conflicts'   => (object) $conflicts,
		'isPublished' => in_array( $post->post_status, array( 'publish', 'private', 'future' ), true ),
		'names'       => array(
			'facts'  => FORM_FIELDS,
			'loaded' => LOADED_FACTS_FIELD,
		),
	);
	printf(
		'<div id="%s" data-form="%s"><p class="hide-if-js">%s</p></div>',
		esc_attr( BOX_ID . '-form' ),
		// esc_attr() leaves entities in texts as they are, which the browser would read as what they stand for.
		esc_attr( (string) wp_json_encode( $data, JSON_HEX_AMP ) ),
		esc_html__( 'Turn on JavaScript in your browser to write the facts of the program.', 'programs-filter' )
	);
}

/** Prints the notice that some facts were not saved. */
function print_unsaved_facts_notice(): void {
	$post       = get_post();
	$is_program = 'post' === ( get_current_screen()->base ?? '' ) && null !== $post && POST_TYPE === $post->post_type;
	$problems   = $is_program ? get_unsaved_facts( $post->ID )['problems'] : array();
	if ( array() !== $problems ) {
		$sentences = array_merge( array( __( 'Not everything could be saved. What you typed is still in its field.', 'programs-filter' ) ), get_problem_sentences( $problems ) );
		wp_admin_notice(
			implode( '<br>', array_map( 'esc_html', $sentences ) ),
			array(
				'type'       => 'error',
				'attributes' => array( 'role' => 'alert' ),
			)
		);
	}
}

/**
 * Keeps a program a draft if it would be published with invalid facts. The block editor saves nothing then.
 *
 * @param array<string, mixed> $data Fields of a post that is about to be stored.
 * @param array<string, mixed> $sent What was passed to wp_insert_post().
 * @return array<string, mixed>
 */
function maybe_force_draft( array $data, array $sent ): array {
	$public = array( 'publish', 'future', 'private' );
	$id     = is_numeric( $sent['ID'] ?? null ) ? (int) $sent['ID'] : 0;
	if (
		POST_TYPE === $data['post_type'] && in_array( $data['post_status'], $public, true ) && ! in_array( get_post_status( $id ), $public, true )
		&& array() !== ( get_submitted_facts( $id )['problems'] ?? array() )
	) {
		$data['post_status'] = 'draft';
		// WordPress would report that it was published.
		add_filter( 'redirect_post_location', static fn( string $location ): string => add_query_arg( 'message', 10, $location ) );
	}

	return $data;
}

/**
 * Stores the facts of a sent form. What cannot be stored is kept as it was typed; of two that contradict each other, both.
 *
 * @param int $program Program.
 */
function save_submitted_facts( int $program ): void {
	$form = get_submitted_facts( $program );
	if ( null === $form ) {
		return;
	}
	$problems = merge_range_problems( $form['problems'], $form['typed'] );
	update_facts( $program, array_diff_key( $form['values'], $problems ) );
	$unstored = array(
		'typed'     => array_intersect_key( $form['typed'], $problems ),
		'problems'  => $problems,
		'conflicts' => array_intersect_key( $problems, $form['conflicts'] ),
	);
	if ( array() === $problems ) {
		delete_transient( get_unsaved_facts_transient( $program ) );
	} else {
		set_transient( get_unsaved_facts_transient( $program ), $unstored, 60 );
	}
}

/**
 * What could not be stored of the form that the user sent last.
 *
 * @param int $program Program.
 * @return array{typed: array<string, string>, problems: array<string, string>, conflicts: array<string, string>} By meta key: typed texts, sentences
 *         about them, and of these the conflicts with changes of other users.
 */
function get_unsaved_facts( int $program ): array {
	/**
	 * As save_submitted_facts() stores it.
	 *
	 * @var array{typed: array<string, string>, problems: array<string, string>, conflicts: array<string, string>}|false $unstored
	 */
	$unstored = get_transient( get_unsaved_facts_transient( $program ) );

	return is_array( $unstored ) ? $unstored : array_fill_keys( array( 'typed', 'problems', 'conflicts' ), array() );
}

/**
 * Name of the transient for the current user.
 *
 * @param int $program Program.
 */
function get_unsaved_facts_transient( int $program ): string {
	return 'pfilter_typed_' . get_current_user_id() . "_$program";
}
