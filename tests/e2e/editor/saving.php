<?php
/**
 * Programs whose facts are saved in an editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Saving;

use ProgramsFilter\Program;

/** Title of the programs that tests remove again: the next ones count those of the demo. */
const TITLE = 'Taller que se guarda';

/**
 * Publishes a program.
 *
 * @param array<string, string>|object $facts   Facts by key.
 * @param string                       $content Blocks.
 * @return int ID.
 */
function held_program( $facts, string $content = '' ): int {
	$id = wp_insert_post(
		array(
			'post_type'    => Program\POST_TYPE,
			'post_title'   => TITLE,
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_content' => wp_slash( $content ),
		)
	);
	write_facts( $id, $facts );

	return $id;
}

/**
 * A program with a synced pattern in its text.
 *
 * @param array<string, string>|object $facts Facts by key.
 * @return object Its ID, and that of the pattern.
 */
function program_with_pattern( $facts ): object {
	$pattern = wp_insert_post(
		array(
			'post_type'    => 'wp_block',
			'post_title'   => TITLE,
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_content' => '<!-- wp:paragraph --><p>Cero</p><!-- /wp:paragraph -->',
		)
	);

	return (object) array(
		'id'      => held_program( $facts, "<!-- wp:block {\"ref\":$pattern} /-->" ),
		'pattern' => $pattern,
	);
}

/**
 * Writes facts as other code does.
 *
 * @param int                          $id    Program.
 * @param array<string, string>|object $facts Facts by key.
 */
function write_facts( int $id, $facts ): void {
	foreach ( (array) $facts as $fact => $value ) {
		update_post_meta( $id, "pfilter_$fact", $value );
	}
}

/**
 * What is stored.
 *
 * @param int $id Program, or autosave.
 * @return object Facts by key.
 */
function facts_of( int $id ): object {
	$facts = array();
	foreach ( array_keys( Program\get_fact_kinds() ) as $fact ) {
		$value = get_metadata_raw( 'post', $id, "pfilter_$fact", true );
		if ( null !== $value && '' !== $value ) {
			$facts[ $fact ] = $value;
		}
	}

	return (object) $facts;
}

/**
 * What the autosave of the first user has.
 *
 * @param int $id Program.
 * @return object Facts by key.
 */
function facts_of_autosave( int $id ): object {
	$autosave = wp_get_post_autosave( $id, 1 );

	return facts_of( false === $autosave ? 0 : $autosave->ID );
}

/** Removes what these tests have made. */
function remove_programs(): void {
	$posts = get_posts(
		array(
			'post_type'   => array( Program\POST_TYPE, 'wp_block' ),
			'post_status' => 'any',
			'title'       => TITLE,
			'numberposts' => -1,
		)
	);
	foreach ( $posts as $post ) {
		wp_delete_post( $post->ID, true );
	}
}
