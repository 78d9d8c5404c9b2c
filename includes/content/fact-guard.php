<?php
/**
 * Metadata of a fact that cannot be used is not written, whoever writes it: what was there before stays, and the writer is told `false`.
 *
 * Each value is looked at alone. Whoever moves a program with two calls of update_post_meta() would be refused by a comparison of its
 * beginning and its end; readers ignore an end before the beginning (includes/listing/period.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_Guard;

use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'add_post_metadata', __NAMESPACE__ . '\\refuse', 10, 4 );
	add_filter( 'update_post_metadata', __NAMESPACE__ . '\\refuse', 10, 4 );
	add_filter( 'update_post_metadata_by_mid', __NAMESPACE__ . '\\refuse_by_id', 10, 4 );
}

/**
 * Refuses what cannot be used: WordPress has cleaned the value already, which made it null.
 *
 * @param mixed ...$about Null, unless somebody else has decided; ID of the post; key; value.
 * @return mixed False for no.
 */
function refuse( ...$about ) {
	list( $decided, $post, $key, $value ) = array_pad( $about, 4, null );

	return null === $decided && null === $value && null !== Facts\of_meta( $key ) && is_numeric( $post ) && POST_TYPE === get_post_type( (int) $post ) ? false : $decided;
}

/**
 * The same for the box "Custom Fields", where WordPress asks before it cleans.
 *
 * @param mixed ...$about Null, unless somebody else has decided; ID of the metadata; value; key, false for the one that it has.
 * @return mixed False for no.
 */
function refuse_by_id( ...$about ) {
	list( $decided, $id, $value, $key ) = array_pad( $about, 4, null );
	$meta                               = is_numeric( $id ) ? get_metadata_by_mid( 'post', (int) $id ) : false;
	if ( null !== $decided || false === $meta ) {
		return $decided;
	}
	$key  = is_string( $key ) ? $key : $meta->meta_key ?? '';
	$fact = Facts\of_meta( $key );

	return null === $fact ? $decided : refuse( $decided, $meta->post_id ?? 0, $key, Fact_Values\clean( $fact[1], $value ) );
}
