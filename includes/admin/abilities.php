<?php
/**
 * Abilities (WordPress 6.9 and later): what an assistant, or other code, can do with programs. Everything goes through the REST API, so rights
 * and checks are those of the editor.
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
			'meta'                => ability_meta( true ),
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
			'meta'                => ability_meta( true ),
		)
	);
	wp_register_ability(
		'programs-filter/create-draft',
		array(
			'label'               => __( 'Create a draft of a program', 'programs-filter' ),
			'description'         => __( 'Creates a program that is not published, from texts and from days in words, and returns what was understood.', 'programs-filter' ),
			'category'            => ABILITY_CATEGORY,
			'input_schema'        => array(
				'type'                 => 'object',
				'required'             => array( 'title' ),
				'additionalProperties' => false,
				'properties'           => draft_properties(),
			),
			'output_schema'       => array(
				'type'       => 'object',
				'properties' => $program['properties'] + array(
					'understood' => array(
						'type'        => 'array',
						'items'       => array( 'type' => 'string' ),
						'description' => __( 'What was understood of the words.', 'programs-filter' ),
					),
				),
			),
			'execute_callback'    => __NAMESPACE__ . '\\create_draft',
			'permission_callback' => static fn(): bool => Program\may_with_programs( 'create_posts' ),
			'meta'                => ability_meta( false ),
		)
	);
}

/**
 * What WordPress shows of an ability to clients.
 *
 * @param bool $is_readonly Whether it changes nothing.
 * @return array<string, mixed>
 */
function ability_meta( bool $is_readonly ): array {
	return array(
		'show_in_rest' => true,
		'annotations'  => array(
			'readonly'    => $is_readonly,
			'destructive' => false,
			'idempotent'  => $is_readonly,
		),
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
	$text = array( 'type' => 'string' );

	return array(
		'buscar'    => $text + array( 'description' => __( 'Words in the title, the text and the facts.', 'programs-filter' ) ),
		'categoria' => $text + array( 'description' => __( 'Slug of a category.', 'programs-filter' ) ),
		'desde'     => $day + array( 'description' => __( 'First day.', 'programs-filter' ) ),
		'hasta'     => $day + array( 'description' => __( 'Last day.', 'programs-filter' ) ),
		'edad'      => array(
			'type'        => 'integer',
			'minimum'     => 0,
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
 * What a draft can be made of.
 *
 * @return array<string, array<string, mixed>> Schemas.
 */
function draft_properties(): array {
	$text  = array( 'type' => 'string' );
	$facts = array();
	foreach ( Program\fact_labels() as $fact => $label ) {
		if ( isset( Program\fact_kinds()[ $fact ] ) ) {
			$facts[ $fact ] = $text + array( 'description' => $label );
		}
	}

	return array(
		'title'      => $text + array( 'minLength' => 1 ),
		'content'    => $text,
		'excerpt'    => $text,
		'categories' => array(
			'type'        => 'array',
			'items'       => array( 'type' => 'string' ),
			'description' => __( 'Names or slugs of categories that exist.', 'programs-filter' ),
		),
		'when'       => $text + array( 'description' => __( 'Days and hours in words, such as “Tuesdays and Thursdays 17:00-18:30 from 5/10/2027 to 17/12/2027”.', 'programs-filter' ) ),
		'facts'      => array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => $facts,
		),
	);
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

/**
 * Creates a draft.
 *
 * @param array{title: string, content?: string, excerpt?: string, categories?: list<string>, when?: string, facts?: array<string, string>} $input Texts.
 * @return array{id: int, title: string, link: string, understood: list<string>}|\WP_Error
 */
function create_draft( array $input ) {
	$typed = array();
	foreach ( $input['facts'] ?? array() as $fact => $value ) {
		// As in a sheet: "15/10/2027", "sí", "aplazado".
		$typed[ Program\fact_meta_key( $fact ) ] = Program\text_of_other( $fact, $value );
	}
	$asked = new \WP_REST_Request( 'POST' );
	$asked->set_default_params(
		array(
			'program' => 0,
			'meta'    => $typed,
			'words'   => $input['when'] ?? '',
		)
	);
	$understood = Program\understood_response( $asked );
	$problems   = $understood['problems'];
	if ( isset( $problems['words'] ) ) {
		$problems[ Program\fact_meta_key( 'sessions' ) ] = $problems['words'];
		unset( $problems['words'] );
	}
	if ( array() !== $problems ) {
		return new \WP_Error( 'rest_invalid_param', implode( ' ', Program\problem_sentences( $problems ) ), array( 'status' => 400 ) );
	}
	$categories = array();
	foreach ( $input['categories'] ?? array() as $name ) {
		$term = get_term_by( 'slug', $name, Program\TAXONOMY );
		$term = $term instanceof \WP_Term ? $term : get_term_by( 'name', $name, Program\TAXONOMY );
		if ( ! $term instanceof \WP_Term ) {
			/* translators: %s: name of a category. */
			return new \WP_Error( 'rest_invalid_param', sprintf( __( 'There is no category “%s”.', 'programs-filter' ), $name ), array( 'status' => 400 ) );
		}
		$categories[] = $term->term_id;
	}
	$type    = get_post_type_object( Program\POST_TYPE );
	$request = new \WP_REST_Request( 'POST', null === $type ? '' : rest_get_route_for_post_type_items( $type->name ) );
	$request->set_body_params(
		array(
			'status'                     => 'draft',
			'meta'                       => array_filter( $understood['values'], static fn( string $value ): bool => '' !== $value ),
			Program\CATEGORIES_REST_BASE => $categories,
		) + array_intersect_key( $input, array_flip( array( 'title', 'content', 'excerpt' ) ) )
	);
	$response = rest_do_request( $request );
	$error    = $response->as_error();
	$made     = $response->get_data();
	if ( null !== $error || ! is_array( $made ) || ! is_int( $made['id'] ?? null ) ) {
		return $error ?? new \WP_Error( 'rest_cannot_create' );
	}

	return named_program( $made['id'] ) + array( 'understood' => array_values( array_diff( $understood['sentences'], array( '' ) ) ) );
}
