<?php
/**
 * Adds facts to the revision diff in readable form, and makes the block editor link to the classic revisions screen. Bulk edit reuses the
 * descriptions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Adds what changed in the facts to the comparison of two revisions.
 *
 * @param array<array<string, string>> $fields What WordPress compares: `id`, `name` and `diff`, in HTML.
 * @param \WP_Post|false               $before Revision before; false for none.
 * @param \WP_Post                     $after  Revision.
 * @return array<array<string, string>>
 */
function add_facts_to_revision_diff( array $fields, $before, \WP_Post $after ): array {
	if ( Program\POST_TYPE !== get_post_type( 'revision' === $after->post_type ? $after->post_parent : $after ) ) {
		return $fields;
	}
	$facts   = false === $before ? Program\get_empty_facts() : Program\stored_facts( $before->ID );
	$changes = describe_fact_changes( $facts, Program\stored_facts( $after->ID ) );
	if ( array() !== $changes ) {
		$fields[] = array(
			'id'   => 'programs_filter_facts',
			'name' => Program\get_fact_form_texts()['title'],
			'diff' => '<ul class="ul-disc"><li>' . implode( '</li><li>', array_map( 'esc_html', $changes ) ) . '</li></ul>',
		);
	}

	return $fields;
}

/**
 * What differs between facts, one sentence for each: "Price: €25 → €30". Of several lines, those that differ.
 *
 * @param Facts $before Facts before.
 * @param Facts $after  Facts.
 * @return list<string>
 */
function describe_fact_changes( array $before, array $after ): array {
	$changes = array();
	foreach ( Program\get_fact_labels() as $fact => $label ) {
		list( $old, $new ) = array( explode( "\n", Program\fact_in_words( $fact, $before ) ), explode( "\n", Program\fact_in_words( $fact, $after ) ) );
		$texts             = array( implode( ' · ', array_diff( $old, $new ) ), implode( ' · ', array_diff( $new, $old ) ) );
		if ( array( '', '' ) !== $texts ) {
			$changes[] = "$label: " . implode( ' → ', array_map( static fn( string $text ): string => '' === $text ? __( 'nothing', 'programs-filter' ) : $text, $texts ) );
		}
	}

	return $changes;
}

/**
 * Makes the block editor open WordPress's screen of revisions: its own one shows facts as they are stored, below their keys.
 *
 * @param array<string, mixed>     $settings Settings of the editor.
 * @param \WP_Block_Editor_Context $context  What is edited.
 * @return array<string, mixed>
 */
function use_classic_revisions_screen( array $settings, \WP_Block_Editor_Context $context ): array {
	return Program\POST_TYPE === ( $context->post->post_type ?? '' ) ? array( 'disableVisualRevisions' => true ) + $settings : $settings;
}
