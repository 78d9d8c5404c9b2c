<?php
/**
 * Headings of days in a listing in the order of the next session, each above the cards whose next session is on it. Called by cards.php, overview.php
 * and Listing_View; the script moves and hides them (src/listing/criteria/order.ts, src/listing/view/days.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Attribute of a card and of its heading, beside the number of a day: what is over; none for what has no day. */
const DAY_DATA = 'dia';

/**
 * Whether a listing has headings of days: its cards begin with when.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function has_days( array $attributes ): bool {
	return $attributes['showGrid'] && 'next' === $attributes['orderBy'] && in_array( 'dates', $attributes['card'], true );
}

/**
 * Returns the day of a card.
 *
 * @param int $next Beginning of its next session, or its place among those without one.
 * @return string Number of the day; OVER, or '' for none.
 */
function get_day_value( int $next ): string {
	if ( $next < FAR_FUTURE ) {
		return (string) intdiv( $next, DAY );
	}

	return $next > ORDER_UNDATED ? OVER : '';
}

/**
 * Returns which cards say another day than what is asked for: a later session of the program is. They say that it is the next one, and the listing has no
 * headings of days.
 *
 * @param list<RenderedCard>          $cards    Cards.
 * @param list<bool>                  $asked    Whether each is shown for a day of its own.
 * @param array<string, list<string>> $selected Selected values by key.
 * @return list<bool>
 */
function get_cards_of_other_days( array $cards, array $asked, array $selected ): array {
	$conditions = get_time_conditions( $selected, get_clock( get_site_minute() ) );
	$is_other   = static function ( array $card, bool $is_asked ) use ( $conditions ): bool {
		$day   = $card['data'][ DAY_DATA ] ?? '';
		$spans = $is_asked && is_numeric( $day ) ? parse_times( get_card_value( $card, WHEN ) ) : array();
		if ( array() === $spans ) {
			return false;
		}
		$spans[ SESSION ] = array_values( array_filter( $spans[ SESSION ], static fn( array $span ): bool => intdiv( $span[0], DAY ) === (int) $day ) );

		return ! meet_conditions( $spans, $conditions );
	};

	return array() === $conditions ? array_fill( 0, count( $cards ), false ) : array_map( $is_other, $cards, $asked );
}

/**
 * Returns the headings of a listing, by the index of the card below each.
 *
 * @param list<RenderedCard> $cards      Cards, those that run through a period last.
 * @param ListingOverview    $overview   Overview, in the same order.
 * @param ListingAttributes  $attributes Attributes.
 * @return array<int, string>
 */
function get_day_headings( array $cards, array $overview, array $attributes ): array {
	$firsts = array();
	$shown  = array();
	foreach ( has_days( $attributes ) ? $cards : array() as $index => $card ) {
		$day = $card['data'][ DAY_DATA ] ?? '';

		$firsts[ $day ] = $firsts[ $day ] ?? $index;
		$shown[ $day ]  = ( $shown[ $day ] ?? false ) || ( $overview['shown'][ $index ] && ! $overview['ongoing'][ $index ] );
	}
	$headings = array();
	foreach ( $firsts as $day => $index ) {
		$headings[ $index ] = get_day_heading( (string) $day, $shown[ $day ], $attributes['headingLevel'] );
	}

	return $headings;
}

/**
 * Returns the heading of a day: "Tomorrow, Sunday, November 29", or "Monday, November 30".
 *
 * @param string $value    Result of get_day_value().
 * @param bool   $is_shown Whether a card below it is shown.
 * @param int    $level    Level of the heading.
 */
function get_day_heading( string $value, bool $is_shown, int $level ): string {
	$rest = '';
	if ( is_numeric( $value ) ) {
		$now   = WordPress\get_current_timestamp();
		$day   = Program\day_of_number( (int) $value );
		$away  = (int) $value - Program\day_number( Program\current_day( $now ) );
		$title = array( moment_labels()['hoy'], moment_labels()['manana'] )[ $away ] ?? Program\ucfirst_words( Program\weekday_name( Program\weekday_of( (int) $value ) ) );
		$parts = Program\sentence_parts( Program\date_sentence( 'day' ), $day, '', in_array( $away, array( 0, 1 ), true ), Program\is_year_said( '', $day, $now ) );
		$rest  = sprintf( ' <span class="programas-day__date">%s</span>', Program\parts_text_and_html( $parts )[1] );
	} else {
		$title = '' === $value ? __( 'No fixed day', 'programs-filter' ) : moment_labels()[ OVER ];
	}
	$html = '<li class="programas-day"%1$s%2$s><h%3$d class="programas-day__title">%4$s%5$s</h%3$d></li>';

	return sprintf( $html, WordPress\get_html_attributes( array( 'data-' . DAY_DATA => $value ) ), $is_shown ? '' : ' hidden', $level, esc_html( $title ), $rest );
}
