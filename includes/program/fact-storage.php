<?php
/**
 * Registers the facts as post meta, and rejects invalid values on every write.
 *
 * Revisions and importers bypass sanitize callbacks, so stored values are sanitized on read as well (sanitize_stored_fact()).
 *
 * Each value is checked on its own, as code may move a program with two calls of update_post_meta(). Readers ignore an end before the start.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Registers the metadata. */
function register_fact_meta(): void {
	get_facts_tables( true );
	$labels = get_fact_labels();
	foreach ( get_fact_kinds() as $fact => $kind ) {
		$type = get_kinds_table()[ $kind ]['type'];
		register_post_meta(
			POST_TYPE,
			get_fact_meta_key( $fact ),
			array(
				'label'             => $labels[ $fact ],
				'description'       => $labels[ $fact ],
				'type'              => $type,
				'single'            => true,
				'default'           => 'boolean' === $type ? false : '',
				'sanitize_callback' => static fn( $value ) => sanitize_fact( $kind, $value ),
				'auth_callback'     => static fn( bool $allowed, string $key, int $program, int $user ): bool => user_can( $user, 'edit_post', $program ),
				'revisions_enabled' => post_type_supports( POST_TYPE, 'revisions' ),
				'show_in_rest'      => array(
					// Nothing but the type: WordPress compares with it when the post is already saved (facts-in-rest.php refuses before).
					'schema'           => array( 'type' => $type ),
					'prepare_callback' => static fn( $value ) => 'boolean' === $type ? '1' === sanitize_fact( $kind, $value ) : (string) sanitize_fact( $kind, $value ),
				),
			)
		);
	}
}

/**
 * A program without facts.
 *
 * @return Facts
 */
function get_empty_facts(): array {
	return remove_inverted_ranges( array_fill_keys( array_keys( get_fact_kinds() ), '' ) );
}

/**
 * Sanitizes a stored value.
 *
 * @param FactKind $kind   Kind of the fact.
 * @param mixed    $stored Value; null for none.
 * @return string '' if it is invalid.
 */
function sanitize_stored_fact( string $kind, $stored ): string {
	return null === $stored || '' === $stored ? '' : (string) sanitize_fact( $kind, $stored );
}

/**
 * Facts without an end before the beginning, and without a highest age below the lowest.
 *
 * @param array<string, string> $facts All facts.
 * @return Facts
 */
function remove_inverted_ranges( array $facts ): array {
	foreach ( RANGE_FACTS as $first => $second ) {
		if ( is_range_inverted( $first, $facts[ $first ] ?? '', $facts[ $second ] ?? '' ) ) {
			$facts[ $second ] = '';
		}
	}

	/**
	 * The table has these.
	 *
	 * @var Facts $facts
	 */
	return $facts;
}

/**
 * Rejects an invalid value, which the sanitize callback has made null.
 *
 * @param bool|null $decided Null, unless another plugin has decided.
 * @param int       $post    ID of the post.
 * @param string    $key     Meta key.
 * @param mixed     $value   Value.
 * @return bool|null False for no.
 */
function reject_invalid_fact( $decided, $post, $key, $value ) {
	return null === $decided && null === $value && null !== get_fact_by_meta_key( $key ) && POST_TYPE === get_post_type( $post ) ? false : $decided;
}

/**
 * The same for the box "Custom Fields", where the filter runs before the sanitize callback.
 *
 * @param bool|null    $decided Null, unless another plugin has decided.
 * @param int          $id      ID of the metadata.
 * @param mixed        $value   Value.
 * @param string|false $key     Meta key; false for the one that the metadata has.
 * @return bool|null False for no.
 */
function reject_invalid_fact_by_meta_id( $decided, $id, $value, $key ) {
	$meta = get_metadata_by_mid( 'post', $id );
	if ( false === $meta ) {
		return $decided;
	}
	$key  = false === $key ? (string) $meta->meta_key : $key;
	$fact = get_fact_by_meta_key( $key );

	return null === $fact ? $decided : reject_invalid_fact( $decided, (int) $meta->post_id, $key, sanitize_fact( get_fact_kinds()[ $fact ], $value ) );
}

/**
 * Unsets "Free" when any code saves a price above zero.
 *
 * @param mixed ...$about ID of the metadata; ID of the post; meta key; value.
 */
function maybe_unset_free( ...$about ): void {
	list( , $post, $key, $value ) = array_pad( $about, 4, null );

	$fact = is_string( $key ) ? get_fact_by_meta_key( $key ) : null;
	if ( ! is_int( $post ) || ( 'price' !== $fact && 'prices' !== $fact ) || POST_TYPE !== get_post_type( $post ) ) {
		return;
	}
	if ( is_paid( array( $fact => sanitize_stored_fact( get_fact_kinds()[ $fact ], $value ) ) + get_empty_facts() ) ) {
		delete_post_meta( $post, get_fact_meta_key( 'free' ) );
	}
}
