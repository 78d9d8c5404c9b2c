<?php
/**
 * Exports and erases the contacts of programs for the privacy tools of WordPress, and suggests a text for the privacy policy.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Programs, and revisions, of one step of an export or an erasure. */
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
 * Exports the texts of programs with an email address, the phone number beside it where it is the contact, and rows of imports with it.
 *
 * @param string $email Email address.
 * @param int    $page  Step, from 1.
 * @return array{data: list<array<string, mixed>>, done: bool}
 */
function export_contacts( string $email, int $page = 1 ): array {
	$data  = array();
	$found = 0;
	foreach ( new \LimitIterator( find_texts_with_email( $email, 'program' ), ( $page - 1 ) * CONTACTS_PER_STEP, CONTACTS_PER_STEP ) as $id => $texts ) {
		++$found;
		$phone  = isset( $texts['email'] ) ? Program\stored_facts( $id )['phone'] : '';
		$values = array( Program\get_program_labels()['singular_name'] => get_the_title( $id ) );
		foreach ( $texts + ( '' === $phone ? array() : compact( 'phone' ) ) as $column => $text ) {
			$values[ Import\column_label( $column ) ] = wp_strip_all_tags( $text );
		}
		$data[] = get_export_item( 'programs-filter', __( 'Contacts of programs', 'programs-filter' ), "program-$id", $values );
	}
	list( $rows, $are_last ) = Import\export_person( $email, $page );
	foreach ( $rows as $number => $values ) {
		$data[] = get_export_item( 'programs-filter-imports', __( 'Imports of programs', 'programs-filter' ), "import-$page-$number", $values );
	}

	return array(
		'data' => $data,
		'done' => $found < CONTACTS_PER_STEP && $are_last,
	);
}

/**
 * Returns an item of an export, as WordPress expects it.
 *
 * @param string                $group_id    Group.
 * @param string                $group_label Its label.
 * @param string                $item_id     ID of the item.
 * @param array<string, string> $values      Values by name.
 * @return array<string, mixed>
 */
function get_export_item( string $group_id, string $group_label, string $item_id, array $values ): array {
	$data = array_map( static fn( string $name, string $value ): array => compact( 'name', 'value' ), array_keys( $values ), $values );

	return compact( 'group_id', 'group_label', 'item_id', 'data' );
}

/**
 * Erases a contact: its email address and the phone number beside it from programs, and the revisions and rows of imports with the address. Texts that
 * contain it stay until somebody has edited them: without it they may be meaningless, and may name the person as well.
 *
 * @param string $email Email address.
 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
 */
function erase_contacts( string $email ): array {
	$contacts = array();
	$messages = array();
	foreach ( find_texts_with_email( $email, 'program' ) as $id => $texts ) {
		if ( isset( $texts['email'] ) ) {
			$contacts[] = $id;
			unset( $texts['email'] );
		}
		if ( array() !== $texts ) {
			$link = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $id ) ), esc_html( get_the_title( $id ) ) );
			/* translators: 1: title of a program, 2: names of its fields. */
			$message    = esc_html__( 'The address is still in texts of %1$s: %2$s. Change there what they say of the person, and erase again.', 'programs-filter' );
			$messages[] = sprintf( $message, $link, esc_html( implode( ', ', array_map( 'ProgramsFilter\Import\column_label', array_keys( $texts ) ) ) ) );
		}
	}
	$revisions = array_keys( iterator_to_array( new \LimitIterator( find_texts_with_email( $email, 'revision' ), 0, CONTACTS_PER_STEP + 1 ) ) );
	$is_last   = count( $contacts ) <= CONTACTS_PER_STEP && count( $revisions ) <= CONTACTS_PER_STEP;
	$contacts  = array_slice( $contacts, 0, CONTACTS_PER_STEP );
	$revisions = array_slice( $revisions, 0, CONTACTS_PER_STEP );
	try {
		// First, as undoing an import would bring it back.
		$imports = Import\erase_person( $email, $contacts );
	} catch ( Import\Unusable $reason ) {
		return array(
			'items_removed'  => false,
			'items_retained' => true,
			'messages'       => array( $reason->sentence() ),
			'done'           => true,
		);
	}
	if ( null === $imports ) {
		// WordPress repeats the request.
		return array(
			'items_removed'  => false,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => false,
		);
	}
	$erased  = count( array_filter( $contacts, __NAMESPACE__ . '\\erase_contact' ) );
	$deleted = count( array_filter( array_map( 'wp_delete_post_revision', $revisions ) ) );
	// Where other plugins let nothing be removed, another step would not either.
	$is_done = $is_last || 0 === $erased + $deleted;
	if ( $deleted > 0 ) {
		/* translators: %s: number */
		$imports[1][] = esc_html( sprintf( _n( '%s revision with the address was deleted.', '%s revisions with the address were deleted.', $deleted, 'programs-filter' ), number_format_i18n( $deleted ) ) );
	}

	return array(
		'items_removed'  => $imports[0] || $erased + $deleted > 0,
		'items_retained' => array() !== $messages || $erased + $deleted < count( $contacts ) + count( $revisions ),
		'messages'       => array_merge( $imports[1], $is_done ? $messages : array() ),
		'done'           => $is_done,
	);
}

/**
 * Erases the contact of a program.
 *
 * @param int $id Program.
 * @return bool Whether it is gone: another plugin may keep it.
 */
function erase_contact( int $id ): bool {
	$kept = false;
	foreach ( array( 'email', 'phone' ) as $fact ) {
		$key = Program\get_fact_meta_key( $fact );
		delete_post_meta( $id, $key );
		$kept = $kept || metadata_exists( 'post', $id, $key );
	}

	return ! $kept;
}

/**
 * Finds the texts with an email address in programs of any status and language, or in their revisions.
 *
 * @param string $email Email address.
 * @param string $type  "program" or "revision".
 * @return \Generator<int, array<string, string>> Texts by column of an import, by ID of the post.
 */
function find_texts_with_email( string $email, string $type ): \Generator {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$like  = '%' . $wpdb->esc_like( $email ) . '%';
	$which = 'revision' === $type ? "post.post_type = 'revision' AND post.post_parent IN ( SELECT ID FROM $wpdb->posts WHERE post_type = %s )" : 'post.post_type = %s';
	$query = "SELECT post.ID FROM $wpdb->posts AS post WHERE $which AND post.ID > %d AND ( post.post_title LIKE %s OR post.post_content LIKE %s OR post.post_excerpt LIKE %s
		OR EXISTS( SELECT 1 FROM $wpdb->postmeta WHERE post_id = post.ID AND meta_key IN ( '" . implode( "', '", Program\get_fact_meta_keys() ) . "' ) AND meta_value LIKE %s ) )
		ORDER BY post.ID LIMIT %d";
	$last  = 0;
	do {
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Constants and placeholders. On request of an administrator.
		$ids = '' === $email ? array() : array_map( 'intval', $wpdb->get_col( (string) $wpdb->prepare( $query, Program\POST_TYPE, $last, $like, $like, $like, $like, CONTACTS_PER_STEP ) ) ); // @phpstan-ignore argument.type (made of constants)
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			$last  = $id;
			$texts = array(
				'title'   => get_post_field( 'post_title', $id, 'raw' ),
				'content' => get_post_field( 'post_content', $id, 'raw' ),
				'excerpt' => get_post_field( 'post_excerpt', $id, 'raw' ),
			);
			foreach ( array_keys( Program\get_fact_kinds() ) as $fact ) {
				$texts[ $fact ] = WordPress\only_text( get_metadata( 'post', $id, Program\get_fact_meta_key( $fact ), true ) );
			}
			$texts = array_filter( $texts, static fn( string $text ): bool => Import\has_email( $text, $email ) );
			if ( array() !== $texts ) {
				yield $id => $texts;
			}
		}
		WordPress\free_memory();
	} while ( isset( $ids[ CONTACTS_PER_STEP - 1 ] ) );
}

/** Adds a suggestion for the site's privacy policy. */
function add_privacy_policy_content(): void {
	wp_add_privacy_policy_content(
		'Programs Filter',
		sprintf(
			'<p class="privacy-policy-tutorial">%1$s</p><p>%2$s</p>',
			esc_html__( 'The plugin stores nothing about visitors, sets no cookies and sends nothing to other sites. If your programs name a contact or a teacher, you can use this text:', 'programs-filter' ),
			esc_html__( 'Our programs may show the name of the teacher, and the email address and the phone number of a contact, on public pages and in the data about the program that search engines read there. They are stored with the program until it is deleted, or until the person asks us to remove them.', 'programs-filter' )
		)
	);
}
