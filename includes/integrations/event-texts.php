<?php
/**
 * Times, addresses and metadata of other plugins as texts that facts can be. Called by the files of these plugins.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Integrations;

defined( 'ABSPATH' ) || exit;

/** How many sessions of a recurring event there are at most: no program has more lines. */
const MOST_OCCURRENCES = 100;

/** The day from which sessions of a recurring event are listed, some of which may go on for years: a week ago. */
function get_first_listed_day(): string {
	return (string) wp_date( 'Y-m-d', time() - WEEK_IN_SECONDS );
}

/**
 * The ID of a post that everybody may read.
 *
 * @param mixed $post ID, as other plugins store it.
 * @return int 0 for none, as for a venue that is a draft or in the trash.
 */
function get_public_post_id( $post ): int {
	$found = is_numeric( $post ) && 0 < (int) $post ? get_post( (int) $post ) : null;

	return null !== $found && in_array( $found->post_status, array( 'publish', 'inherit' ), true ) && '' === $found->post_password ? $found->ID : 0;
}

/**
 * The title of a post that everybody may read.
 *
 * @param mixed $post ID, as other plugins store it.
 * @return string '' for none: WordPress takes 0 for the post that is being shown.
 */
function get_public_title( $post ): string {
	$id = get_public_post_id( $post );

	return 0 === $id ? '' : get_post( $id )->post_title ?? '';
}

/**
 * A text in the metadata of a post.
 *
 * @param int    $post ID.
 * @param string $key  Key.
 * @return string '' if it is none, or there is no post.
 */
function get_meta_text( int $post, string $key ): string {
	$value = 0 < $post ? get_post_meta( $post, $key, true ) : '';

	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

/**
 * An address in the order of Spanish: "Calle Mayor, 1, 42001 Soria".
 *
 * @param string $street Street and number.
 * @param string $zip    Postal code.
 * @param string $city   City.
 * @param string $region Province.
 */
function get_address_text( string $street, string $zip, string $city, string $region ): string {
	return implode( ', ', array_filter( array( $street, trim( "$zip $city" ), $region === $city ? '' : $region ), static fn( string $part ): bool => '' !== $part ) );
}

/**
 * The first and the last day of whole days that begin at another hour than midnight, such as 05:00, and end before that hour of the next day.
 *
 * @param string $start Moment.
 * @param string $end   Moment.
 * @return array{string, string} Days.
 */
function get_whole_days( string $start, string $end ): array {
	$day  = substr( $start, 0, 10 );
	$time = static fn( string $text ): int => (int) strtotime( "$text UTC" );

	return array( $day, gmdate( 'Y-m-d', $time( $day ) + max( 0, $time( $end ) - $time( $start ) ) ) );
}

/**
 * A session in the format of facts.
 *
 * @param string $start Day, or moment.
 * @param string $end   Day, or moment.
 */
function get_session_line( string $start, string $end ): string {
	list( $day, $from ) = explode( ' ', substr( $start, 0, 16 ) . ' ' );
	list( $last, $to )  = explode( ' ', substr( $end, 0, 16 ) . ' ' );
	$is_night           = '' !== $to && $to <= $from && gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + DAY_IN_SECONDS ) === $last;
	$hours              = '' === $from || array( '00:00', '23:59' ) === array( $from, $to ) ? '' : rtrim( " $from-$to", '-' );

	return $day === $last || $is_night ? $day . $hours : "$day/$last MO,TU,WE,TH,FR,SA,SU$hours +all";
}
