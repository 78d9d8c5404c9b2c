<?php
/**
 * Abilities (WordPress 6.9 and later): what an assistant, or other code, can read of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const ABILITY_CATEGORY = 'programs-filter';

/** What clients are shown of an ability: it changes nothing. */
const ABILITY_META = array(
	'show_in_rest' => true,
	'annotations'  => array(
		'readonly'    => true,
		'destructive' => false,
		'idempotent'  => true,
	),
);

/** The views of the list that are about what needs attention. */
const ATTENTION_VIEWS = array( 'changed', 'closing', 'full', 'undated', 'uncategorized', 'imageless' );

/** Programs of a view that are named. */
const MOST_NAMED_PROGRAMS = 100;

/** Registers the category of the abilities. */
function register_ability_category(): void {
	wp_register_ability_category(
		ABILITY_CATEGORY,
		array(
			'label'       => __( 'Programs', 'programs-filter' ),
			'description' => __( 'Programs of the organization: courses, workshops, grants, shows.', 'programs-filter' ),
		)
	);
}

/** Registers the abilities. */
function register_abilities(): void {
	$program = array(
		'type'       => 'object',
		'properties' => array(
			'id'    => array( 'type' => 'integer' ),
			'title' => array( 'type' => 'string' ),
			'link'  => array( 'type' => 'string' ),
		),
	);
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
	wp_register_ability(
		'programs-filter/get-attention',
		array(
			'label'               => __( 'Get what needs attention', 'programs-filter' ),
			'description'         => __( 'Returns published programs with something to look after, such as those that are fully booked or without dates.', 'programs-filter' ),
			'category'            => ABILITY_CATEGORY,
			'input_schema'        => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
			),
			'output_schema'       => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'label'    => array( 'type' => 'string' ),
						'total'    => array( 'type' => 'integer' ),
						'programs' => array(
							'type'  => 'array',
							'items' => $program,
						),
					),
				),
			),
			'execute_callback'    => __NAMESPACE__ . '\\programs_with_attention',
			'permission_callback' => static fn(): bool => Program\may_with_programs( 'edit_posts' ),
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

/**
 * The programs of each view that needs attention, the first ones by name.
 *
 * @return list<array{label: string, total: int, programs: list<array{id: int, title: string, link: string}>}>
 */
function programs_with_attention(): array {
	$found = array();
	foreach ( ATTENTION_VIEWS as $view ) {
		$programs = programs_of_view( $view );
		if ( array() !== $programs ) {
			$found[] = array(
				'label'    => list_views()[ $view ],
				'total'    => count( $programs ),
				'programs' => array_map( __NAMESPACE__ . '\\named_program', array_slice( $programs, 0, MOST_NAMED_PROGRAMS ) ),
			);
		}
	}

	return $found;
}

/**
 * A program with the address at which it is edited.
 *
 * @param int $program Program.
 * @return array{id: int, title: string, link: string}
 */
function named_program( int $program ): array {
	return array(
		'id'    => $program,
		'title' => WordPress\plain_text( get_the_title( $program ) ),
		'link'  => (string) get_edit_post_link( $program, 'raw' ),
	);
}
