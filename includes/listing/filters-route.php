<?php
/**
 * The public REST route of filters: their options, and how many programs each finds beside the others. A collection of WordPress has programs only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the route.
 *
 * @param Page $page The page that a request prints.
 */
function register_filters_route( Page $page ): void {
	$criteria = get_filter_criteria();
	register_rest_route(
		WordPress\REST_NAMESPACE,
		'/filters',
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'permission_callback' => '__return_true',
			'callback'            => static fn( \WP_REST_Request $request ): \WP_REST_Response => new \WP_REST_Response( get_counted_filters( $request, $page ) ),
			'args'                => array(
				'types'   => array(
					'type'     => 'array',
					'items'    => array(
						'type' => 'string',
						'enum' => Program\get_listed_post_types(),
					),
					'maxItems' => MAX_VALUES,
					'default'  => array(),
				),
				'filters' => array(
					'type'     => 'array',
					'items'    => array(
						'type' => 'string',
						'enum' => array_keys( $criteria ),
					),
					'maxItems' => MAX_VALUES,
					'default'  => array( CATEGORY ),
				),
			) + get_filter_params( $criteria ),
		)
	);
}

/**
 * Returns the filters that a request names, and those that it asks by.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @param Page                                   $page    The page.
 * @return list<array<string, mixed>>
 */
function get_counted_filters( \WP_REST_Request $request, Page $page ): array {
	$types      = get_filled_items( $request['types'] );
	$types      = array() === $types ? Program\get_listed_post_types() : $types;
	$requested  = get_filters_of_request( $request, $types );
	$attributes = get_attributes_of_filters( array_values( array_unique( array_merge( get_filled_items( $request['filters'] ), array_keys( $requested ) ) ) ), $types );
	$criteria   = get_filter_criteria( $types );
	$render     = static function () use ( $attributes, $criteria, $page ): array {
		$overview = get_cards_and_overview_of_page( $attributes, $page )[1];

		return array_map( static fn( array $control ): array => prepare_filter( $control, $criteria[ $control['key'] ], $overview['choices'][ $control['key'] ] ?? array() ), $overview['controls'] );
	};
	$page->begin();

	return with_query_string( build_selection_query( $requested ), static fn(): ?array => WordPress\render_as_on_page( 0, static fn(): ?array => $page->render_alone( $render ) ) ) ?? array();
}

/**
 * Returns a filter with its options.
 *
 * @param Control            $control   Control.
 * @param Criterion          $criterion Its criterion.
 * @param array<string, int> $counts    Numbers of programs by value, '' for any.
 * @return array<string, mixed>
 */
function prepare_filter( array $control, array $criterion, array $counts ): array {
	$ids     = is_term_param( $criterion ) ? array_column( get_criterion_terms( $criterion['taxonomy'] ), 'term_id', 'slug' ) : array();
	$options = array();
	foreach ( $control['options'] as list( 'value' => $value, 'label' => $label ) ) {
		$options[] = array(
			'value' => (string) ( $ids[ $value ] ?? $value ),
			'label' => WordPress\get_plain_text( $label ),
			'count' => $counts[ $value ] ?? 0,
		);
	}

	return array(
		'parameter' => get_parameter_name( $control['key'] ),
		'kind'      => $control['kind'],
		'label'     => WordPress\get_plain_text( $control['label'] ),
		'count'     => $counts[''] ?? 0,
	) + compact( 'options' );
}
