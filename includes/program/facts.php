<?php
/**
 * The facts of a program: when, where, for whom, how much, how to sign up. One table, from which the metadata is registered.
 *
 * All are optional. What is stored is a text: '' for nothing, '1' or '0' for a switch. How each is written is in fact-values.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Key of the metadata and kind, by the fact's own key. The names have no underscore in front: block bindings read public metadata only.
 */
const FACTS = array(
	'start'        => array( 'pfilter_start', 'moment' ),
	'end'          => array( 'pfilter_end', 'moment' ),
	'schedule'     => array( 'pfilter_schedule', 'text' ),
	'place'        => array( 'pfilter_place', 'text' ),
	'address'      => array( 'pfilter_address', 'text' ),
	'audience'     => array( 'pfilter_audience', 'text' ),
	'price'        => array( 'pfilter_price', 'text' ),
	'free'         => array( 'pfilter_free', 'flag' ),
	'signup_url'   => array( 'pfilter_signup_url', 'url' ),
	'signup_until' => array( 'pfilter_signup_until', 'day' ),
	'signup_state' => array( 'pfilter_signup_state', 'state' ),
	'email'        => array( 'pfilter_email', 'email' ),
	'phone'        => array( 'pfilter_phone', 'phone' ),
);

/**
 * A program without any.
 */
const NO_FACTS = array(
	'start'        => '',
	'end'          => '',
	'schedule'     => '',
	'place'        => '',
	'address'      => '',
	'audience'     => '',
	'price'        => '',
	'free'         => '',
	'signup_url'   => '',
	'signup_until' => '',
	'signup_state' => '',
	'email'        => '',
	'phone'        => '',
);

/**
 * Those that say when.
 */
const DATE_FACTS = array(
	'start' => FACTS['start'],
	'end'   => FACTS['end'],
);

/**
 * Registers the metadata, unless the post type is somebody else's.
 */
function register_facts(): void {
	if ( ! is_post_type_ours() ) {
		return;
	}
	$labels = fact_labels();
	foreach ( FACTS as $fact => list( $key, $kind ) ) {
		$type = 'flag' === $kind ? 'boolean' : 'string';
		register_post_meta(
			POST_TYPE,
			$key,
			array(
				'label'             => $labels[ $fact ],
				'description'       => $labels[ $fact ],
				'type'              => $type,
				'single'            => true,
				'default'           => 'flag' === $kind ? false : '',
				'sanitize_callback' => static fn( $value ) => clean_fact( $kind, $value ),
				'auth_callback'     => __NAMESPACE__ . '\\may_edit_facts',
				'revisions_enabled' => post_type_supports( POST_TYPE, 'revisions' ),
				'show_in_rest'      => array(
					// Nothing but the type: WordPress compares with it after it has saved the post (facts-in-rest.php refuses before).
					'schema'           => array( 'type' => $type ),
					// What came past WordPress is shown only where it can be used.
					'prepare_callback' => static fn( $value ) => 'flag' === $kind ? '1' === clean_fact( $kind, $value ) : (string) clean_fact( $kind, $value ),
				),
			)
		);
	}
}

/**
 * Whether somebody may write facts of a program: who may edit it.
 *
 * @param mixed ...$about What WordPress decided; the key; ID of the program; ID of the user; the capability; all capabilities.
 */
function may_edit_facts( ...$about ): bool {
	list( , , $program, $user ) = array_pad( $about, 4, 0 );

	return is_numeric( $program ) && is_numeric( $user ) && user_can( (int) $user, 'edit_post', (int) $program );
}

/**
 * The facts of a program, as clean as if they had been written today: '' for what is not there or cannot be used, and for an end
 * before the beginning.
 *
 * @param int                                  $program Program.
 * @param array<string, array{string, string}> $needed  What is asked for: part of FACTS, with beginning and end. All others are ''.
 * @return Facts
 */
function program_facts( int $program, array $needed = FACTS ): array {
	/**
	 * Those that are asked for, and nothing for all others.
	 *
	 * @phpstan-var Facts $values
	 */
	$values = usable_facts( $program, $needed );
	if ( ends_before_it_starts( $values['start'], $values['end'] ) ) {
		$values['end'] = '';
	}

	return $values;
}

/**
 * Beginning and end of a program alone, as program_facts() gives them.
 *
 * @param int $program Program.
 * @return ProgramDates
 */
function program_dates( int $program ): array {
	return program_facts( $program, DATE_FACTS );
}

/**
 * Keys of the metadata.
 *
 * @return list<string>
 */
function fact_meta_keys(): array {
	return array_column( FACTS, 0 );
}

/**
 * Key and kind of a fact by the key of its metadata.
 *
 * @param mixed $meta_key Key of any metadata.
 * @return array{string, string}|null Null when it is no fact's.
 */
function fact_of_meta( $meta_key ): ?array {
	foreach ( FACTS as $fact => list( $key, $kind ) ) {
		if ( $key === $meta_key ) {
			return array( $fact, $kind );
		}
	}

	return null;
}

/**
 * What the facts are called where they are edited.
 *
 * @return array<key-of<FACTS>, string> By the fact's key.
 */
function fact_labels(): array {
	return array(
		'start'        => __( 'Starts', 'programs-filter' ),
		'end'          => __( 'Ends', 'programs-filter' ),
		'schedule'     => __( 'Schedule', 'programs-filter' ),
		'place'        => __( 'Place', 'programs-filter' ),
		'address'      => __( 'Address', 'programs-filter' ),
		'audience'     => __( 'For whom', 'programs-filter' ),
		'price'        => __( 'Price', 'programs-filter' ),
		'free'         => __( 'Free', 'programs-filter' ),
		'signup_url'   => __( 'Address of the sign-up form', 'programs-filter' ),
		'signup_until' => __( 'Last day to sign up', 'programs-filter' ),
		'signup_state' => __( 'Sign-up', 'programs-filter' ),
		'email'        => __( 'Email', 'programs-filter' ),
		'phone'        => __( 'Phone', 'programs-filter' ),
	);
}
