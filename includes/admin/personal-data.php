<?php
/**
 * Contacts of programs in WordPress's tools for personal data: export, erasure, and the guide for the privacy policy.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Facts about a person. */
const PERSONAL_FACTS = array( 'email', 'phone' );

/** Programs of one step of an export or an erasure. */
const CONTACTS_PER_STEP = 100;

/**
 * Adds the exporter.
 *
 * @param array<string, array<string, mixed>> $exporters Exporters by name.
 * @return array<string, array<string, mixed>>
 */
function add_contact_exporter( array $exporters ): array {
	return $exporters + array(
		'programs-filter' => array(
			'exporter_friendly_name' => __( 'Contacts of programs', 'programs-filter' ),
			'callback'               => __NAMESPACE__ . '\\export_contacts',
		),
	);
}

/**
 * Adds the eraser.
 *
 * @param array<string, array<string, mixed>> $erasers Erasers by name.
 * @return array<string, array<string, mixed>>
 */
function add_contact_eraser( array $erasers ): array {
	return $erasers + array(
		'programs-filter' => array(
			'eraser_friendly_name' => __( 'Contacts of programs', 'programs-filter' ),
			'callback'             => __NAMESPACE__ . '\\erase_contacts',
		),
	);
}

/**
 * Exports the programs with an email address as their contact, and rows of imports with it.
 *
 * @param string $email Email address.
 * @param int    $page  Step, from 1.
 * @return array{data: list<array<string, mixed>>, done: bool}
 */
function export_contacts( string $email, int $page = 1 ): array {
	$programs = posts_with_contact( $email, array( Program\POST_TYPE ), $page );
	$data     = array();
	foreach ( $programs as $id ) {
		$items = array(
			array(
				'name'  => Program\post_type_labels()['singular_name'],
				'value' => get_the_title( $id ),
			),
		);
		foreach ( array_intersect_key( Program\program_facts( $id ), array_flip( PERSONAL_FACTS ) ) as $fact => $value ) {
			if ( '' !== $value ) {
				$items[] = array(
					'name'  => Program\facts_table()[ $fact ]['label'](),
					'value' => $value,
				);
			}
		}
		$data[] = array(
			'group_id'    => 'programs-filter',
			'group_label' => __( 'Contacts of programs', 'programs-filter' ),
			'item_id'     => "program-$id",
			'data'        => $items,
		);
	}

	if ( 1 === $page ) {
		Import\load();
		foreach ( Import\rows_with_person( $email ) as $number => $row ) {
			$data[] = array(
				'group_id'    => 'programs-filter-imports',
				'group_label' => __( 'Imports of programs', 'programs-filter' ),
				'item_id'     => "import-$number",
				'data'        => array_map( static fn( string $name, string $value ): array => compact( 'name', 'value' ), array_keys( $row ), $row ),
			);
		}
	}

	return array(
		'data' => $data,
		'done' => count( $programs ) < CONTACTS_PER_STEP,
	);
}

/**
 * Deletes an email address, and the phone number beside it, from programs, their revisions and the files of imports.
 *
 * @param string $email Email address.
 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
 */
function erase_contacts( string $email ): array {
	$posts = posts_with_contact( $email, array( Program\POST_TYPE, 'revision' ), 1 );
	$kept  = array();
	Import\load();
	try {
		// Undoing an import would bring it back.
		$imports = Import\erase_person( $email, $posts, PERSONAL_FACTS );
	} catch ( Import\Unusable $reason ) {
		return array(
			'items_removed'  => false,
			'items_retained' => true,
			'messages'       => array( $reason->sentence() ),
			'done'           => true,
		);
	}
	foreach ( null === $imports ? array() : $posts as $id ) {
		foreach ( PERSONAL_FACTS as $fact ) {
			// Functions for posts would change the program instead of its revision.
			delete_metadata( 'post', $id, Program\fact_meta_key( $fact ) );
		}
		if ( '' !== get_metadata( 'post', $id, Program\fact_meta_key( 'email' ), true ) ) {
			$kept[] = $id;
		}
	}

	return array(
		'items_removed'  => null !== $imports && ( $imports[0] || count( $posts ) > count( $kept ) ),
		'items_retained' => array() !== $kept,
		'messages'       => $imports[1] ?? array(),
		// While an import is at work, WordPress asks again.
		'done'           => null !== $imports && ( count( $posts ) < CONTACTS_PER_STEP || array() !== $kept ),
	);
}

/**
 * Returns the programs with an email address, of any status and in any language.
 *
 * @param string       $email Email address.
 * @param list<string> $types Post types.
 * @param int          $page  Step, from 1.
 * @return list<int> IDs.
 */
function posts_with_contact( string $email, array $types, int $page ): array {
	$asked = array(
		'post_type'      => $types,
		'post_status'    => array_values( get_post_stati() ),
		// phpcs:disable WordPress.DB.SlowDBQuery -- On request of an administrator.
		'meta_key'       => Program\fact_meta_key( 'email' ),
		'meta_value'     => $email,
		// phpcs:enable
		'fields'         => 'ids',
		'orderby'        => 'ID',
		'order'          => 'ASC',
		// phpcs:ignore WordPress.WP.PostsPerPage -- A hundred.
		'posts_per_page' => CONTACTS_PER_STEP,
		'paged'          => $page,
		'no_found_rows'  => true,
	);
	if ( '' === $email ) {
		return array();
	}
	$found = WordPress\in_language( WordPress\ALL_LANGUAGES, static fn(): array => get_posts( $asked ) );

	return array_values( array_filter( $found, 'is_int' ) );
}

/** Adds a suggestion for the site's privacy policy. */
function suggest_privacy_policy(): void {
	wp_add_privacy_policy_content(
		'Programs Filter',
		sprintf(
			'<p class="privacy-policy-tutorial">%1$s</p><p>%2$s</p>',
			esc_html__( 'The plugin stores nothing about visitors, sets no cookies and sends nothing to other sites. If your programs name a contact or a teacher, you can use this text:', 'programs-filter' ),
			esc_html__( 'Our programs may show the name of the teacher, and the email address and the phone number of a contact, on public pages and in the data about the program that search engines read there. They are stored with the program until it is deleted, or until the person asks us to remove them.', 'programs-filter' )
		)
	);
}
