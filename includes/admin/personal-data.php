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

/** Facts about a person. */
const PERSONAL_FACTS = array( 'email', 'phone' );

/** Texts of a program beside its facts: columns of posts by columns of an import. */
const POST_TEXT_COLUMNS = array(
	'title'   => 'post_title',
	'content' => 'post_content',
	'excerpt' => 'post_excerpt',
);

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
 * Exports the texts of programs with an email address, the phone number of whom it is the contact of, and rows of imports with it.
 *
 * @param string $email Email address.
 * @param int    $page  Step, from 1.
 * @return array{data: list<array<string, mixed>>, done: bool}
 */
function export_contacts( string $email, int $page = 1 ): array {
	$data  = array();
	$found = 0;
	foreach ( new \LimitIterator( find_texts_with_email( $email, false ), ( $page - 1 ) * CONTACTS_PER_STEP, CONTACTS_PER_STEP ) as $id => $texts ) {
		++$found;
		$items = array(
			array(
				'name'  => Program\get_program_labels()['singular_name'],
				'value' => get_the_title( $id ),
			),
		);
		$phone = isset( $texts['email'] ) ? Program\stored_facts( $id )['phone'] : '';
		foreach ( $texts + ( '' === $phone ? array() : compact( 'phone' ) ) as $column => $text ) {
			$items[] = array(
				'name'  => Import\column_label( $column ),
				'value' => wp_strip_all_tags( $text ),
			);
		}
		$data[] = array(
			'group_id'    => 'programs-filter',
			'group_label' => __( 'Contacts of programs', 'programs-filter' ),
			'item_id'     => "program-$id",
			'data'        => $items,
		);
	}

	if ( 1 === $page ) {
		foreach ( get_categories_with_email( $email ) as $category ) {
			$data[] = array(
				'group_id'    => 'programs-filter',
				'group_label' => __( 'Contacts of programs', 'programs-filter' ),
				'item_id'     => "category-$category->term_id",
				'data'        => array(
					array(
						'name'  => __( 'Category', 'programs-filter' ),
						'value' => $category->name,
					),
					array(
						'name'  => __( 'Description' ), // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own word.
						'value' => wp_strip_all_tags( $category->description ),
					),
				),
			);
		}
	}
	list( $rows, $are_last ) = Import\rows_with_person( $email, $page );
	foreach ( $rows as $number => $row ) {
		$data[] = array(
			'group_id'    => 'programs-filter-imports',
			'group_label' => __( 'Imports of programs', 'programs-filter' ),
			'item_id'     => "import-$page-$number",
			'data'        => array_map( static fn( string $name, string $value ): array => compact( 'name', 'value' ), array_keys( $row ), $row ),
		);
	}

	return array(
		'data' => $data,
		'done' => $found < CONTACTS_PER_STEP && $are_last,
	);
}

/**
 * Deletes an email address, and the phone number beside it, from programs, their revisions and the files of imports. Sentences that contain it stay until
 * a user has edited them: without it they may be meaningless, and may name the person as well.
 *
 * @param string $email Email address.
 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
 */
function erase_contacts( string $email ): array {
	$erasable  = array();
	$sentences = array();
	$is_more   = false;
	foreach ( find_texts_with_email( $email, true ) as $id => $texts ) {
		$is_revision = 'revision' === get_post_type( $id );
		if ( $is_revision || isset( $texts['email'] ) ) {
			$is_more = count( $erasable ) === CONTACTS_PER_STEP;
			if ( $is_more ) {
				break;
			}
			$erasable[ $id ] = $texts;
		}
		$left = array_diff_key( $texts, array( 'email' => '' ) );
		if ( ! $is_revision && array() !== $left ) {
			$sentences[ $id ] = array_keys( $left );
		}
	}
	$contacts = array_keys( array_filter( $erasable, static fn( array $texts ): bool => isset( $texts['email'] ) ) );
	try {
		// Undoing an import would bring it back.
		$imports = Import\erase_person( $email, $contacts, PERSONAL_FACTS );
	} catch ( Import\Unusable $reason ) {
		return array(
			'items_removed'  => false,
			'items_retained' => true,
			'messages'       => array( $reason->sentence() ),
			'done'           => true,
		);
	}
	if ( null === $imports || ! $imports[2] ) {
		// While an import is running, or its rows are more than a step erases, WordPress repeats the request.
		return array(
			'items_removed'  => $imports[0] ?? false,
			'items_retained' => false,
			'messages'       => $imports[1] ?? array(),
			'done'           => false,
		);
	}
	$categories = get_categories_with_email( $email );
	$retained   = 0;
	foreach ( $erasable as $id => $texts ) {
		$retained += erase_contact_in_post( $id, $texts, $email ) ? 0 : 1;
	}
	$done = ! $is_more || $retained > 0;

	return array(
		'items_removed'  => $imports[0] || count( $erasable ) > $retained,
		'items_retained' => $retained > 0 || array() !== $sentences || array() !== $categories,
		'messages'       => array_merge( $imports[1], $done ? get_manual_erasure_messages( $sentences, $categories ) : array() ),
		'done'           => $done,
	);
}

/**
 * Deletes an email address where it is the contact, and takes it out of all texts of a revision, which cannot be edited.
 *
 * @param int                   $id    Program or revision.
 * @param array<string, string> $texts Its texts with the address.
 * @param string                $email Email address.
 * @return bool Whether the contact is deleted.
 */
function erase_contact_in_post( int $id, array $texts, string $email ): bool {
	if ( isset( $texts['email'] ) ) {
		foreach ( PERSONAL_FACTS as $fact ) {
			// Functions for posts would change the program instead of its revision.
			delete_metadata( 'post', $id, Program\get_fact_meta_key( $fact ) );
		}
		unset( $texts['email'] );
	}
	if ( array() !== $texts && 'revision' === get_post_type( $id ) ) {
		$columns = array();
		foreach ( Import\texts_without_person( $texts, $email ) as $column => $text ) {
			if ( isset( POST_TEXT_COLUMNS[ $column ] ) ) {
				$columns[ POST_TEXT_COLUMNS[ $column ] ] = $text;
			} else {
				update_metadata( 'post', $id, Program\get_fact_meta_key( $column ), wp_slash( $text ) );
			}
		}
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		if ( array() !== $columns ) {
			$wpdb->update( $wpdb->posts, $columns, array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB -- WordPress would make a revision of the revision.
			clean_post_cache( $id );
		}
	}

	return '' === get_metadata( 'post', $id, Program\get_fact_meta_key( 'email' ), true );
}

/**
 * Messages about programs and categories that must be edited by hand, as HTML list items.
 *
 * @param array<int, list<string>> $columns    Facts and columns whose texts have the address, by program.
 * @param list<\WP_Term>           $categories Categories whose descriptions have it.
 * @return list<string>
 */
function get_manual_erasure_messages( array $columns, array $categories ): array {
	$sentences = array();
	$sentence  = static function ( ?string $address, string $title, array $fields ): string {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( (string) $address ), esc_html( $title ) );
		/* translators: 1: title of a program, 2: names of its fields. */
		$text = esc_html__( 'The address is still in texts of %1$s: %2$s. Change there what they say of the person, and erase again.', 'programs-filter' );

		return sprintf( $text, $link, esc_html( implode( ', ', $fields ) ) );
	};
	foreach ( array_slice( $columns, 0, CONTACTS_PER_STEP, true ) as $id => $of_program ) {
		$sentences[] = $sentence( get_edit_post_link( $id ), get_the_title( $id ), array_map( 'ProgramsFilter\Import\column_label', $of_program ) );
	}
	foreach ( $categories as $category ) {
		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own word.
		$sentences[] = $sentence( get_edit_term_link( $category ), $category->name, array( __( 'Description' ) ) );
	}
	if ( count( $columns ) > CONTACTS_PER_STEP ) {
		$sentences[] = esc_html( Program\further_text( count( $columns ) - CONTACTS_PER_STEP ) );
	}

	return $sentences;
}

/**
 * Categories whose description has an email address.
 *
 * @param string $email Email address.
 * @return list<\WP_Term>
 */
function get_categories_with_email( string $email ): array {
	return array_values( array_filter( Program\get_all_categories(), static fn( \WP_Term $category ): bool => '' !== $email && Import\has_person( $category->description, $email ) ) );
}

/**
 * The texts with an email address: facts, title, content and excerpt of programs, of any status and in any language.
 *
 * @param string $email          Email address.
 * @param bool   $with_revisions Whether those of their revisions, too.
 * @return \Generator<int, array<string, string>> Texts by fact, or by column of an import, by ID of the post.
 */
function find_texts_with_email( string $email, bool $with_revisions ): \Generator {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$keys = Program\get_fact_meta_keys();
	// Its "@" may be an entity.
	$like  = '%' . str_replace( '@', '%', $wpdb->esc_like( $email ) ) . '%';
	$query = 'SELECT DISTINCT post.ID FROM %i AS post
		LEFT JOIN %i AS program ON program.ID = post.post_parent AND post.post_type = %s
		LEFT JOIN %i AS fact ON fact.post_id = post.ID AND fact.meta_value LIKE %s AND fact.meta_key IN ( ' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ' )
		WHERE %s IN ( post.post_type, program.post_type ) AND post.ID > %d
			AND ( fact.meta_id IS NOT NULL OR post.post_title LIKE %s OR post.post_content LIKE %s OR post.post_excerpt LIKE %s )
		ORDER BY post.ID LIMIT %d';
	$last  = 0;
	do {
		$values = array_merge(
			array( $wpdb->posts, $wpdb->posts, $with_revisions ? 'revision' : '', $wpdb->postmeta, $like ),
			$keys,
			array( Program\POST_TYPE, $last, $like, $like, $like, CONTACTS_PER_STEP )
		);
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Only placeholders. On request of an administrator; WordPress's query does not tell revisions of programs from others.
		$ids = '' === $email ? array() : array_map( 'intval', $wpdb->get_col( (string) $wpdb->prepare( $query, $values ) ) );
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			$last  = $id;
			$texts = array();
			foreach ( POST_TEXT_COLUMNS as $column => $name ) {
				$texts[ $column ] = get_post_field( $name, $id, 'raw' );
			}
			foreach ( array_keys( Program\get_fact_kinds() ) as $fact ) {
				$stored         = get_metadata( 'post', $id, Program\get_fact_meta_key( $fact ) );
				$texts[ $fact ] = implode( "\n", is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array() );
			}
			$texts = array_filter( $texts, static fn( string $text ): bool => Import\has_person( $text, $email ) );
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
