<?php
/**
 * The ability to find programs (WordPress 6.9 and later), for assistants and other code.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const ABILITY_CATEGORY = 'programs-filter';

/** What clients are shown of it: it changes nothing. */
const ABILITY_META = array(
	'show_in_rest' => true,
	'annotations'  => array(
		'readonly'    => true,
		'destructive' => false,
		'idempotent'  => true,
	),
);

/** Registers the category of the ability. */
function register_ability_category(): void {
	wp_register_ability_category(
		ABILITY_CATEGORY,
		array(
			'label'       => __( 'Programs', 'programs-filter' ),
			'description' => __( 'Programs of the organization: courses, workshops, grants, shows.', 'programs-filter' ),
		)
	);
}

/** Registers the ability. */
function register_abilities(): void {
	wp_register_ability(
		'programs-filter/find-programs',
		array(
			'label'               => __( 'Find programs', 'programs-filter' ),
			'description'         => __( 'Returns published programs as visitors see them: dates, place, price and state.', 'programs-filter' ),
			'category'            => ABILITY_CATEGORY,
			'input_schema'        => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
				'properties'           => search_properties(),
			),
			'output_schema'       => array(
				'type'  => 'array',
				'items' => array( 'type' => 'object' ),
			),
			'execute_callback'    => __NAMESPACE__ . '\\find_programs',
			'permission_callback' => static fn(): bool => current_user_can( 'read' ),
			'meta'                => ABILITY_META,
		)
	);
}

/**
 * What can be asked for. The keys are those of the filters of a page.
 *
 * @return array<string, array<string, mixed>> Schemas.
 */
function search_properties(): array {
	$day  = array(
		'type'    => 'string',
		'pattern' => '^\\d{4}-\\d{2}-\\d{2}$',
	);
	$text = array(
		'type'      => 'string',
		'maxLength' => 200,
	);

	return array(
		'buscar'    => $text + array( 'description' => __( 'Words in the title, the text and the facts.', 'programs-filter' ) ),
		'categoria' => $text + array( 'description' => __( 'Slug of a category.', 'programs-filter' ) ),
		'desde'     => $day + array( 'description' => __( 'First day.', 'programs-filter' ) ),
		'hasta'     => $day + array( 'description' => __( 'Last day.', 'programs-filter' ) ),
		'edad'      => array(
			'type'        => 'integer',
			'minimum'     => 0,
			'maximum'     => Listing\OLDEST,
			'description' => __( 'Age in years.', 'programs-filter' ),
		),
		'page'      => array(
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => 100000,
			'description' => __( 'Part of the answer; each has up to 100 programs.', 'programs-filter' ),
		),
		'gratis'    => array(
			'type'        => 'boolean',
			'description' => __( 'Only what is free.', 'programs-filter' ),
		),
	);
}

/**
 * Finds programs, by the public route.
 *
 * @param array<string, mixed> $input Values of search_properties().
 * @return array<mixed>|\WP_Error Programs, as the route has them.
 */
function find_programs( array $input ) {
	$asked = array();
	foreach ( array_filter( $input, static fn( $value ): bool => false !== $value ) as $key => $value ) {
		$asked[ 'page' === $key ? $key : Listing\parameter_name( $key ) ] = true === $value ? '1' : WordPress\only_text( is_int( $value ) ? (string) $value : $value );
	}
	$request = new \WP_REST_Request( 'GET', '/' . WordPress\REST_NAMESPACE . '/programs' );
	$request->set_query_params(
		array(
			'per_page' => 100,
			'orderBy'  => 'next',
		) + $asked
	);
	$response = rest_do_request( $request );

	$found = $response->get_data();

	return $response->as_error() ?? ( is_array( $found ) && is_array( $found['programs'] ?? null ) ? $found['programs'] : array() );
}
