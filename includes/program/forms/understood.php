<?php
/**
 * What is understood of typed facts, said to who writes them: in the form of a program, in the check of an import and in an export.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\{Reader, WordPress};

defined( 'ABSPATH' ) || exit;

/** The facts whose words are read, and those that say what was read. */
const PARSED_FACTS = array(
	'sessions' => array( 'sessions' ),
	'schedule' => array( 'sessions', 'schedule' ),
	'audience' => array( 'age_from', 'age_to' ),
	'price'    => array( 'price' ),
);

/** How many days of sessions the form lists at most. */
const MOST_LISTED_DAYS = 60;

/** Path of the route that the form of a program asks. */
const UNDERSTOOD_ROUTE = '/understood';

/**
 * What is understood of a fact, where its value does not say it.
 *
 * @param string $fact  Fact.
 * @param Facts  $facts Facts as they would be stored.
 * @param Facts  $typed Facts as they were typed.
 * @return string|null Such as "from age 16"; '' where nothing is understood, null where there is nothing to say.
 */
function understood_fact( string $fact, array $facts, array $typed ): ?string {
	if ( '' === $typed[ $fact ] ) {
		return null;
	}
	switch ( $fact ) {
		case 'schedule':
			$words = $typed['sessions'] === $facts['sessions'] ? '' : implode( ' · ', schedule_texts( $facts['sessions'] ) );

			// With a first or a last day, the filter finds it all the same.
			return '' === $words && '' !== $typed['sessions'] ? null : $words;
		case 'audience':
			$range = age_range( $facts );

			// "Ages 12 to 14" stands within a sentence. Other ages than those of the words are in their own fields.
			return '' === $range ? '' : ( have_ages_own_fields( $facts ) ? null : lcfirst( ages_in_words( $range ) ) );
		case 'price':
			// The amount of a grant is no price.
			if ( '1' === $facts['application'] || null === get_lowest_price( $facts['price'] ) ) {
				return '1' === $facts['application'] ? null : '';
			}
			return $facts['price'] === $typed['price'] && ! str_contains( $facts['price'], "\n" ) ? null : (string) preg_replace_callback( '/^\p{Lu}(?=\p{Ll})/u', static fn( array $found ): string => mb_strtolower( $found[0] ), get_price_summary( $facts['price'] ) );
	}

	return null;
}

/**
 * What is understood of a fact, as a sentence for its field.
 *
 * @param string $fact  Fact.
 * @param Facts  $facts Facts as they would be stored.
 * @param Facts  $typed Facts as they were typed.
 * @return string '' where there is nothing to say.
 */
function understood_sentence( string $fact, array $facts, array $typed ): string {
	$understood = understood_fact( $fact, $facts, $typed );
	if ( null === $understood ) {
		return '';
	}

	/* translators: %s: what was understood of a text, such as "from age 16" or "free". */
	return '' === $understood ? __( 'Not understood: the filter will not find it.', 'programs-filter' ) : sprintf( __( 'Understood: %s', 'programs-filter' ), $understood );
}

/**
 * What is said of sessions: how many, on which days, at which hours, which is the next one, and how many have passed.
 *
 * @param string $sessions Clean lines.
 * @param int    $now      Unix time.
 * @return string '' without any.
 */
function understood_sessions( string $sessions, int $now ): string {
	$rules = session_rules( $sessions );
	$all   = null === get_span( $sessions ) ? sessions_from( $sessions ) : array();
	$count = count( $all );
	$dates = get_dates_of_sessions( $sessions );
	if ( null !== get_span( $sessions ) ) {
		$said = array( lcfirst( dates_text_and_html( $dates['start'], $dates['end'] )[0] ) );
	} elseif ( 0 === $count ) {
		return '';
	} elseif ( '' === $dates['end'] ) {
		// What goes on cannot be counted.
		$said = array( implode( ' · ', array( ...schedule_texts( $sessions ), lcfirst( __( 'Without an end', 'programs-filter' ) ) ) ) );
	} else {
		$is_listed = 1 === $count || ( $count <= NAMED_SESSIONS && array() === array_filter( $rules, __NAMESPACE__ . '\\is_repeated' ) );
		$hours     = schedule_texts( $sessions );
		$range     = lcfirst( dates_text_and_html( substr( $dates['start'], 0, 10 ), last_session_day( $rules ) )[0] );
		$days      = $is_listed
			? implode( ' · ', array_map( static fn( array $session ): string => session_text_and_html( $session, true, $now )[0], $all ) )
			: implode( ', ', array_diff( array( count( $hours ) > 3 ? '' : implode( ' · ', $hours ), $range ), array( '' ) ) );
		$coming    = coming_sessions( $sessions, $now );
		/* translators: 1: number of sessions, 2: their days, such as "Tuesdays, 17:00 to 18:30, 5 October to 17 December 2027". */
		$said = array( sprintf( _n( '%1$s session: %2$s', '%1$s sessions: %2$s', $count, 'programs-filter' ), number_format_i18n( $count ), $days ) );
		if ( array() !== $coming && ! $is_listed ) {
			/* translators: %s: day of a session. */
			$said[] = sprintf( __( 'The next one: %s', 'programs-filter' ), session_text_and_html( $coming[0], false, $now )[0] );
		}
		$out = array_values( array_unique( array_merge( array(), ...array_column( $rules, 'without' ), ...array_map( static fn( array $rule ): array => array_map( __NAMESPACE__ . '\\day_of_number', $rule['cancelled'] ), $rules ) ) ) );
		sort( $out );
		if ( array() !== $out ) {
			$first = array_map( static fn( string $day ): string => dates_text_and_html( $day, $day, $now )[0], array_slice( $out, 0, NAMED_DAYS ) );
			/* translators: %s: days without a session. */
			$said[] = sprintf( __( 'Not on %s', 'programs-filter' ), words_of_days( $first, count( $out ) ) );
		}
		if ( count( $coming ) < $count ) {
			/* translators: %s: number of sessions. */
			$said[] = sprintf( _n( '%s has already passed', '%s have already passed', $count - count( $coming ), 'programs-filter' ), number_format_i18n( $count - count( $coming ) ) );
		}
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
 * @return array{values: array<string, object>, problems: array<string, string>, sentences: array<string, string>, options: SessionsQuestion['options'], wording: string, days: list<array{day: string, text: string}>, ages: bool}
 *         By meta key, the values that the words of a field say and that are not typed, what is wrong, and what is understood; answers to the question
 *         about words of sessions, the sessions in words, and those to come; whether ages are to be shown in numbers.
 */
function understood_response( \WP_REST_Request $request ): array {
	$sent = array();
	foreach ( get_entered_fact_meta_keys() as $key ) {
		$sent[ $key ] = $request['meta'][ $key ] ?? '';
	}
	list( $sessions, $until ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'sessions', 'signup_until' ) );

	$texts    = complete_typed_facts( $sent, (int) $request['program'] );
	$problems = get_fact_problems( $texts, (int) $request['program'] );
	$typed    = get_empty_facts();
	$facts    = get_empty_facts();
	foreach ( get_entered_fact_kinds() as $fact => $kind ) {
		$typed[ $fact ] = $sent[ META_PREFIX . $fact ];
		$facts[ $fact ] = sanitize_stored_fact( $kind, $texts[ META_PREFIX . $fact ] ?? '' );
	}
	$facts = remove_inverted_ranges( $facts );
	// A change is typed while its place or day is still missing.
	$usable    = sanitize_stored_fact( 'sessions', keep_usable_changes( $texts[ $sessions ] ?? '' ) );
	$sentences = array( $sessions => understood_sessions( $usable, WordPress\get_current_timestamp() ) );
	foreach ( array_keys( PARSED_FACTS ) as $fact ) {
		$sentences += array( get_fact_meta_key( $fact ) => understood_sentence( $fact, $facts, $typed ) );
	}
	if ( lasts_day_and_night( $facts['sessions'] ) ) {
		$sentences[ $sessions ] .= '. ' . __( 'As it stands, it lasts day and night. If it meets on some days only, add the days of the week.', 'programs-filter' );
	}
	if ( '' !== $facts['signup_until'] && is_past_day( $facts['signup_until'], WordPress\get_current_timestamp() ) ) {
		$sentences[ $until ] = __( 'This day has passed: nobody can sign up any more.', 'programs-filter' );
	}
	$unread   = isset( $problems[ $sessions ] ) ? get_unread_session_words( $texts[ $sessions ] ?? '' ) : '';
	$question = '' === $unread ? null : get_sessions_question( $unread );
	$options  = $question['options'] ?? array();
	$wording  = words_of_sessions( trim( (string) preg_replace( '/^[!@>].*/m', '', $usable ) ) );
	$days     = get_days_of_sessions( $usable, WordPress\get_current_timestamp() );
	if ( null !== $question ) {
		$problems[ $sessions ] = $question['sentence'];
	}
	$values = array();
	foreach ( PARSED_FACTS as $fact => $parts ) {
		$keys = array_flip( array_map( __NAMESPACE__ . '\\get_fact_meta_key', $parts ) );

		$values[ get_fact_meta_key( $fact ) ] = (object) array_diff_assoc( array_intersect_key( array_diff_key( $texts, $problems ), $keys ), $sent );
	}

	$ages = have_ages_own_fields( $facts );

	return compact( 'values', 'problems', 'sentences', 'options', 'wording', 'days', 'ages' );
}

/**
 * Whether "For whom" does not say the ages.
 *
 * @param Facts $facts Facts.
 */
function have_ages_own_fields( array $facts ): bool {
	$ages = array(
		'age_from' => $facts['age_from'],
		'age_to'   => $facts['age_to'],
	);

	return '' !== implode( '', $ages ) . $facts['audience'] && Reader\read_ages( $facts['audience'] ) !== $ages;
}

/**
 * The days of sessions to come, each of which can be cancelled, held elsewhere or moved.
 *
 * @param string $sessions Clean lines.
 * @param int    $now      Unix time.
 * @return list<array{day: string, text: string}> Also those that are cancelled or moved, as they were to be.
 */
function get_days_of_sessions( string $sessions, int $now ): array {
	$days = array();
	foreach ( coming_sessions( $sessions, $now, true ) as $session ) {
		$day = substr( $session['start'], 0, 10 );
		// What was moved there is in the line of its own day.
		if ( ! isset( $days[ $day ] ) && ( '' === $session['moved'] || '' !== $session['cancelled'] ) ) {
			$text         = session_text_and_html( array_fill_keys( array( 'place', 'cancelled', 'reason', 'moved' ), '' ) + $session, false, $now )[0];
			$days[ $day ] = compact( 'day', 'text' );
		}
	}

	return array_slice( array_values( $days ), 0, MOST_LISTED_DAYS );
}

/**
 * Whether a program with hours would be one event of days and nights: mostly a course that meets on some of them.
 *
 * @param string $sessions Clean lines.
 */
function lasts_day_and_night( string $sessions ): bool {
	list( $start, $end ) = array_values( get_span( $sessions ) ?? array( '', '' ) );

	return strlen( $start ) > 10 && strlen( $end ) > 10 && (int) strtotime( "$end UTC" ) - (int) strtotime( "$start UTC" ) > 36 * HOUR_IN_SECONDS;
}
