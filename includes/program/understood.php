<?php
/**
 * What is understood of typed facts, said to who writes them: in the form of a program, in the check of an import and in an export.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The facts whose words are read. */
const PARSED_FACTS = array( 'audience', 'price', 'prices', 'schedule' );

/** Path of the route that the form of a program asks. */
const UNDERSTOOD_ROUTE = '/understood';

/**
 * What is understood of a fact.
 *
 * @param string $fact  One of PARSED_FACTS.
 * @param Facts  $facts Facts.
 * @return string|null Such as "from age 16"; '' where nothing is understood, null where there is nothing to read.
 */
function understood_fact( string $fact, array $facts ): ?string {
	// Numbers of ages, and sessions, count more than words.
	if ( '' === $facts[ $fact ] || ( 'audience' === $fact && '' !== age_range( $facts ) ) || ( 'schedule' === $fact && '' !== $facts['sessions'] ) ) {
		return null;
	}
	if ( 'schedule' === $fact ) {
		$words = implode( ' · ', schedule_texts( sessions_in_words( $facts ), true ) );

		// With a first or a last day, the filter finds it all the same.
		return '' === $words && '' !== $facts['start'] . $facts['end'] ? null : $words;
	}
	if ( 'audience' === $fact ) {
		$ranges = array_diff( explode( ' ', age_ranges( $facts['audience'] ) ), array( '' ) );

		// "Ages 12 to 14" stands within a sentence.
		return implode( ' · ', array_map( static fn( string $range ): string => lcfirst( ages_in_words( $range ) ), $ranges ) );
	}
	if ( 'price' === $fact && array() !== price_ranges( $facts['prices'] ) ) {
		// The filter reads the prices by group.
		return null;
	}
	$free = lcfirst( __( 'Free', 'programs-filter' ) );
	if ( is_free( $facts ) ) {
		return $free;
	}
	$ranges = 'price' === $fact ? array_diff( array( price_range( $facts['price'] ) ), array( '' ) ) : price_ranges( $facts['prices'] );
	$paid   = array_values( array_filter( $ranges, static fn( string $range ): bool => (float) $range > 0 ) );
	if ( array() === $paid ) {
		return array() === $ranges ? '' : $free;
	}
	list( $number, $sign ) = explode( '-', $paid[0] );
	$decimals              = 1 === preg_match( '/\.(?!00?$)/', $number ) ? 2 : 0;
	$amount                = amount_text( number_format_i18n( (float) $number, $decimals ), trim( $sign ) );
	/* translators: %s: lowest price. */
	$text = catalan_apostrophes( sprintf( __( 'from %s', 'programs-filter' ), $amount ) );

	/* translators: %s: price, such as "12 €" or "from 12 €". */
	return count( $paid ) < count( $ranges ) ? lcfirst( sprintf( __( 'Free or %s', 'programs-filter' ), $text ) ) : $text;
}

/**
 * What is understood of a fact, as a sentence for its field.
 *
 * @param string $fact  Fact.
 * @param Facts  $facts Facts.
 * @return string '' where there is nothing to say.
 */
function understood_sentence( string $fact, array $facts ): string {
	$understood = in_array( $fact, PARSED_FACTS, true ) ? understood_fact( $fact, $facts ) : null;
	if ( null === $understood ) {
		return '';
	}

	/* translators: %s: what was understood of a text, such as "from age 16" or "free". */
	return '' === $understood ? __( 'Not understood: the filter will not find it.', 'programs-filter' ) : sprintf( __( 'Understood: %s', 'programs-filter' ), $understood );
}

/**
 * What is said of sessions: how many, from when to when, and the next ones.
 *
 * @param string $sessions Clean lines.
 * @param int    $now      Unix time.
 * @return string '' without any.
 */
function understood_sessions( string $sessions, int $now ): string {
	$count = array_sum( array_map( static fn( array $rule ): int => count( $rule['days'] ), session_rules( $sessions ) ) );
	if ( 0 === $count ) {
		return '';
	}
	$facts = facts_of_sessions( compact( 'sessions' ) );
	$dates = lcfirst( dates_text_and_html( substr( $facts['start'] ?? '', 0, 10 ), substr( $facts['end'] ?? '', 0, 10 ) )[0] );
	/* translators: 1: number of sessions, 2: their days, such as "5 October to 17 December 2027". */
	$said  = array( sprintf( _n( '%1$s session: %2$s', '%1$s sessions: %2$s', $count, 'programs-filter' ), number_format_i18n( $count ), $dates ) );
	$first = array_map(
		static fn( array $session ): string => session_text_and_html( $session, false, $now )[0],
		array_slice( coming_sessions( $sessions, $now ), 0, NAMED_DAYS )
	);
	if ( $count > 1 && array() !== $first ) {
		/* translators: %s: days of sessions. */
		$said[] = sprintf( __( 'Next: %s', 'programs-filter' ), implode( ' · ', $first ) );
	}

	/* translators: %s: what was understood of a text, such as "from age 16" or "free". */
	return sprintf( __( 'Understood: %s', 'programs-filter' ), implode( '. ', $said ) );
}

/** Registers the route. It is a POST, as facts may be longer than an address. */
function register_understood_route(): void {
	register_rest_route(
		WordPress\REST_NAMESPACE,
		UNDERSTOOD_ROUTE,
		array(
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\\understood_response',
			'permission_callback' => static fn( \WP_REST_Request $request ): bool => current_user_has_program_cap( 'edit_posts' )
				&& ( 0 === $request['program'] || current_user_can( 'edit_post', $request['program'] ) ),
			'args'                => array(
				'program' => array(
					'type'    => 'integer',
					'minimum' => 0,
					'default' => 0,
				),
				'meta'    => array(
					'type'                 => 'object',
					'default'              => array(),
					'maxProperties'        => 200,
					'additionalProperties' => array(
						'type'      => 'string',
						'maxLength' => MAX_SESSIONS_LENGTH,
					),
				),
			),
		)
	);
}

/**
 * Says what becomes of typed facts.
 *
 * @param \WP_REST_Request<array{program: int, meta: array<string, string>}> $request Program, and all of its facts as they are typed, by meta key.
 * @return array{sessions: string, problems: array<string, string>, sentences: array<string, string>, days: list<string>} Sessions as they would be stored; by
 *         meta key, what is wrong and what is understood; days of sessions to come.
 */
function understood_response( \WP_REST_Request $request ): array {
	$typed = array();
	foreach ( get_fact_meta_keys() as $key ) {
		$typed[ $key ] = $request['meta'][ $key ] ?? '';
	}
	list( $end, $sessions, $until ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'end', 'sessions', 'signup_until' ) );

	$texts    = complete_typed_facts( $typed, (int) $request['program'] );
	$problems = get_fact_problems( $texts, (int) $request['program'] );
	$usable   = get_empty_facts();
	foreach ( get_fact_kinds() as $fact => $kind ) {
		$usable[ $fact ] = sanitize_stored_fact( $kind, $texts[ META_PREFIX . $fact ] ?? '' );
	}
	$facts     = remove_inverted_ranges( $usable );
	$sentences = array( $sessions => understood_sessions( $facts['sessions'], WordPress\get_current_timestamp() ) );
	foreach ( PARSED_FACTS as $fact ) {
		$sentences[ get_fact_meta_key( $fact ) ] = understood_sentence( $fact, $facts );
	}
	if ( '' === $facts['sessions'] && lasts_day_and_night( $facts['start'], $facts['end'] ) ) {
		$sentences[ $end ] = __( 'As it stands, it lasts day and night. If it meets on some days only, add them under “Sessions”.', 'programs-filter' );
	}
	if ( '' !== $facts['signup_until'] && is_past_day( $facts['signup_until'], WordPress\get_current_timestamp() ) ) {
		$sentences[ $until ] = __( 'This day has passed: nobody can sign up any more.', 'programs-filter' );
	}
	$starts = array_column( coming_sessions( $facts['sessions'], WordPress\get_current_timestamp() ), 'start' );
	$days   = array_values( array_unique( array_map( static fn( string $start ): string => substr( $start, 0, 10 ), $starts ) ) );

	return array( 'sessions' => $texts[ $sessions ] ) + compact( 'problems', 'sentences', 'days' );
}

/**
 * Whether a program with hours would be one event of days and nights: mostly a course that meets on some of them.
 *
 * @param string $start Beginning, '' for none.
 * @param string $end   End, '' for none.
 */
function lasts_day_and_night( string $start, string $end ): bool {
	$have_hours = strlen( $start ) > 10 && strlen( $end ) > 10;

	return $have_hours && (int) strtotime( "$end UTC" ) - (int) strtotime( "$start UTC" ) > 36 * HOUR_IN_SECONDS;
}
