<?php
/**
 * Registers the ability to find programs (WordPress 6.9 and later), for assistants and other code.
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

/** Annotations for clients: the ability is read-only. */
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
				'properties'           => get_search_schema(),
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
 * The JSON Schema of a search. The keys are the filter parameters of a page.
 *
 * @return array<string, array<string, mixed>> Schemas.
 */
function get_search_schema(): array {
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
			'maximum'     => Listing\MAX_AGE,
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
 * Finds programs, as the collection of the REST API does.
 *
 * @param array<string, mixed> $input Values of get_search_schema().
 * @return list<array<string, mixed>> Programs, the next ones first.
 */
function find_programs( array $input ): array {
	$filters = array( Listing\ORDER => array( 'proxima' ) );
	foreach ( array_diff_key( array_filter( $input, static fn( $value ): bool => false !== $value ), array( 'page' => true ) ) as $key => $value ) {
		$filters[ $key ] = array( is_scalar( $value ) ? (string) $value : '' );
	}
	$found    = ( new \WP_Query() )->query(
		array(
			'post_type'           => Program\get_listed_post_types(),
			'posts_per_page'      => 100,
			'paged'               => $input['page'] ?? 1,
			'no_found_rows'       => true,
			Listing\QUERY_FILTERS => $filters,
		)
	);
	$describe = static fn( \WP_Post $post ): array => array(
		'id'      => $post->ID,
		'type'    => $post->post_type,
		'link'    => get_permalink( $post ),
		'title'   => WordPress\get_plain_text( get_the_title( $post ) ),
		'excerpt' => Program\is_readable_without_password( $post ) ? Program\get_excerpt_text( $post ) : '',
	) + Listing\get_card_of_response( array( 'id' => $post->ID ) );

	return array_map( $describe, array_values( array_filter( $found, static fn( $post ): bool => $post instanceof \WP_Post ) ) );
}
