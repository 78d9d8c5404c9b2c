<?php
/**
 * Facts as metadata: how they are registered, cleaned and refused.
 *
 * Revisions and importers write past WordPress's sanitizing, so a stored value is cleaned when it is read, too.
 *
 * A value that cannot be used is not written: the stored one stays, and the writer gets `false`. Each value is checked alone, as
 * code may move a program with two calls of update_post_meta(). Readers ignore an end before the beginning.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Registers the metadata, unless another plugin has the post type. */
function register_facts(): void {
	if ( ! is_post_type_ours() ) {
		return;
	}
	facts_table( true );
	$labels = fact_labels();
	foreach ( fact_kinds() as $fact => $kind ) {
		$type = kinds_table()[ $kind ]['type'];
		register_post_meta(
			POST_TYPE,
			fact_meta_key( $fact ),
			array(
				'label'             => $labels[ $fact ],
				'description'       => $labels[ $fact ],
				'type'              => $type,
				'single'            => true,
				'default'           => 'boolean' === $type ? false : '',
				'sanitize_callback' => static fn( $value ) => clean_fact( $kind, $value ),
				'auth_callback'     => static fn( bool $allowed, string $key, int $program, int $user ): bool => user_can( $user, 'edit_post', $program ),
				'revisions_enabled' => post_type_supports( POST_TYPE, 'revisions' ),
				'show_in_rest'      => array(
					// Nothing but the type: WordPress compares with it when the post is already saved (facts-in-rest.php refuses before).
					'schema'           => array( 'type' => $type ),
					'prepare_callback' => static fn( $value ) => 'boolean' === $type ? '1' === clean_fact( $kind, $value ) : (string) clean_fact( $kind, $value ),
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
function no_facts(): array {
	return facts_in_order( array_fill_keys( array_keys( fact_kinds() ), '' ) );
}

/**
 * A stored value as it can be used.
 *
 * @param FactKind $kind   Kind of the fact.
 * @param mixed    $stored Value; null for none.
 * @return string '' when it cannot.
 */
function usable_fact( string $kind, $stored ): string {
	return null === $stored || '' === $stored ? '' : (string) clean_fact( $kind, $stored );
}

/**
 * Facts without an end before the beginning, and without a highest age below the lowest.
 *
 * @param array<string, string> $facts All facts.
 * @return Facts
 */
function facts_in_order( array $facts ): array {
	foreach ( ORDERED_FACTS as $first => $second ) {
		if ( are_in_wrong_order( $first, $facts[ $first ] ?? '', $facts[ $second ] ?? '' ) ) {
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
 * Refuses a value that cannot be used: WordPress has cleaned it already, which made it null.
 *
 * @param bool|null $decided Null, unless another plugin has decided.
 * @param int       $post    ID of the post.
 * @param string    $key     Meta key.
 * @param mixed     $value   Value.
 * @return bool|null False for no.
 */
function refuse_unusable_fact( $decided, $post, $key, $value ) {
	return null === $decided && null === $value && null !== fact_of_meta( $key ) && POST_TYPE === get_post_type( $post ) ? false : $decided;
}

/**
 * The same for the box "Custom Fields", where WordPress asks before it cleans.
 *
 * @param bool|null    $decided Null, unless another plugin has decided.
 * @param int          $id      ID of the metadata.
 * @param mixed        $value   Value.
 * @param string|false $key     Meta key; false for the one that the metadata has.
 * @return bool|null False for no.
 */
function refuse_unusable_fact_by_id( $decided, $id, $value, $key ) {
	$meta = get_metadata_by_mid( 'post', $id );
	if ( false === $meta ) {
		return $decided;
	}
	$key  = false === $key ? (string) $meta->meta_key : $key;
	$fact = fact_of_meta( $key );

	return null === $fact ? $decided : refuse_unusable_fact( $decided, (int) $meta->post_id, $key, clean_fact( fact_kinds()[ $fact ], $value ) );
}

/**
 * Turns off "Free" when a price above nothing was written, in whichever way.
 *
 * @param mixed ...$about ID of the metadata; ID of the post; meta key; value.
 */
function turn_off_free( ...$about ): void {
	list( , $post, $key, $value ) = array_pad( $about, 4, null );

	$fact = is_string( $key ) ? fact_of_meta( $key ) : null;
	if ( ! is_int( $post ) || ( 'price' !== $fact && 'prices' !== $fact ) || POST_TYPE !== get_post_type( $post ) ) {
		return;
	}
	if ( is_paid( array( $fact => usable_fact( fact_kinds()[ $fact ], $value ) ) + no_facts() ) ) {
		delete_post_meta( $post, fact_meta_key( 'free' ) );
	}
}
