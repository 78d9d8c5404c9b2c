<?php
/**
 * The public REST route of programs: those that a page would show, and the filters. Its parameters are the block's attributes that select programs,
 * and the query parameters of a page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Attributes of the block that are parameters. */
const ROUTE_ATTRIBUTES = array( 'limit', 'orderBy', 'filters' );

/** For how many seconds an answer is good. */
const RESPONSE_MAX_AGE = 60;

/**
 * Registers the route.
 *
 * @param Page $page The page that a request prints.
 */
function register_programs_route( Page $page ): void {
	$args = array_map( static fn( array $schema ): array => array_diff_key( $schema, array( 'default' => true ) ), array_intersect_key( get_attributes_schema(), array_flip( ROUTE_ATTRIBUTES ) ) );

	/**
	 * Those of WordPress.
	 *
	 * @var array<string, array<string, mixed>> $paging
	 */
	$paging = ( new class() extends \WP_REST_Controller {} )->get_collection_params();
	register_rest_route(
		WordPress\REST_NAMESPACE,
		'/programs',
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'permission_callback' => '__return_true',
				'callback'            => static fn( \WP_REST_Request $request ) => get_programs_response( $request, $page ),
				'args'                => $args + array(
					'facts'    => array_diff_key( get_attributes_schema()['filters'], array( 'default' => true ) ),
					'page'     => array( 'maximum' => 100000 ) + $paging['page'],
					'per_page' => $paging['per_page'],
				),
			),
			'schema' => __NAMESPACE__ . '\\get_programs_schema',
		)
	);
}

/**
 * Answers a request.
 *
 * @param \WP_REST_Request<ProgramsParameters> $request Request.
 * @param Page                                 $page    The page.
 * @return \WP_REST_Response|\WP_Error
 */
function get_programs_response( \WP_REST_Request $request, Page $page ) {
	$requested = get_request_values( $request );
	if ( $requested instanceof \WP_Error ) {
		return $requested;
	}
	$render = static fn(): ?array => $page->render_alone( static fn(): array => get_programs_and_filters( $request, $requested, $page ) );
	$answer = with_query_string( build_selection_query( $requested ), static fn(): ?array => WordPress\render_as_on_page( 0, $render ) ) ?? array( 'total' => 0 );
	$pages  = (int) ceil( $answer['total'] / (int) $request['per_page'] );
	if ( $request['page'] > max( 1, $pages ) ) {
		return get_invalid_parameters( array( 'page' ) );
	}
	$data     = array_diff_key( $answer, array( 'total' => true ) );
	$etag     = md5( (string) wp_json_encode( $answer ) );
	$is_known = str_contains( (string) $request->get_header( 'if_none_match' ), $etag );
	$is_same  = ! is_user_logged_in() && ! Program\has_membership_checks();
	$response = new \WP_REST_Response( $is_known ? null : $data, $is_known ? 304 : 200 );
	$response->header( 'ETag', "\"$etag\"" );
	$response->header( 'Cache-Control', $is_same ? 'public, max-age=' . RESPONSE_MAX_AGE : 'private, no-cache' );
	$response->header( 'X-WP-Total', (string) $answer['total'] );
	$response->header( 'X-WP-TotalPages', (string) $pages );

	return $response;
}

/**
 * Returns the values of criteria that a request selects, with the parameters of a page's URL. As everywhere in the REST API, other parameters are ignored.
 *
 * @param \WP_REST_Request<ProgramsParameters> $request Request.
 * @return array<string, list<string>>|\WP_Error By criterion.
 */
function get_request_values( \WP_REST_Request $request ) {
	$keys      = array_keys( get_available_criteria() );
	$known     = array(
		'filters' => array_merge( array( CATEGORY ), $keys ),
		'facts'   => array_keys( Program\get_shown_fact_words() ),
	);
	$is_wrong  = static fn( string $name ): bool => array() !== array_diff( get_filled_items( $request[ $name ] ), $known[ $name ] );
	$wrong     = array_values( array_filter( array_keys( $known ), $is_wrong ) );
	$requested = array();
	foreach ( array_diff( get_parameter_keys( $keys ), array( ORDER ) ) as $key ) {
		$name   = get_parameter_name( $key );
		$given  = (array) $request[ $name ];
		$values = array_values( array_filter( $given, 'is_string' ) );
		if ( count( $values ) !== count( $given ) || count( $values ) > MAX_VALUES ) {
			$wrong[] = $name;
		} elseif ( array() !== array_diff( $values, array( '', Program\ALL ) ) ) {
			$requested[ $key ] = $values;
		}
	}

	return array() === $wrong ? $requested : get_invalid_parameters( $wrong );
}

/**
 * The error about parameters.
 *
 * @param list<string> $names Their names.
 */
function get_invalid_parameters( array $names ): \WP_Error {
	// phpcs:disable WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentences.
	/* translators: %s: name of a parameter. */
	$message = __( 'Invalid parameter(s): %s' );
	$problem = __( 'Invalid parameter.' );
	// phpcs:enable

	return new \WP_Error(
		'rest_invalid_param',
		sprintf( $message, implode( ', ', $names ) ),
		array(
			'status' => 400,
			'params' => array_fill_keys( $names, $problem ),
		)
	);
}


/**
 * Returns the programs, and what they can be filtered by. Only those of the answer get cards.
 *
 * @param \WP_REST_Request<ProgramsParameters> $request   Request.
 * @param array<string, list<string>>          $requested Values by criterion.
 * @param Page                                 $page      The page.
 * @return array{programs: list<array<string, mixed>>, filters: list<array<string, mixed>>, message: string, total: int}
 */
function get_programs_and_filters( \WP_REST_Request $request, array $requested, Page $page ): array {
	// Other attributes of the block are no parameters, and were not checked.
	$given      = array_intersect_key( $request->get_params(), array_flip( ROUTE_ATTRIBUTES ) );
	$filters    = array_filter( (array) ( $given['filters'] ?? array() ), 'is_string' );
	$attributes = prepare_listing_attributes(
		array(
			'showGrid' => false,
			'multiple' => true,
			'filters'  => array_values( array_unique( array_merge( array( CATEGORY ), $filters, array_keys( $requested ) ) ) ),
		) + $given
	);
	$per_page   = max( 1, (int) $request['per_page'] );

	list( $shown, $total, list( $overview ) ) = find_programs( $attributes, $page, array( array( null, array_keys( $requested ) ) ), array( $per_page * ( (int) $request['page'] - 1 ), $per_page ), true );
	_prime_post_caches( $shown );
	$posts = array_values( array_filter( array_map( 'get_post', $shown ) ) );
	prime_image_caches( $posts );
	$facts      = null === $request['facts'] ? array_keys( Program\get_shown_fact_words() ) : get_filled_items( $request['facts'] );
	$look       = prepare_listing_attributes( array( 'card' => array_merge( array( 'picture', 'excerpt', 'categories' ), $facts ) ) );
	$categories = Program\get_all_categories();
	$counts     = $overview['choices'];

	return array(
		'programs' => array_map( static fn( \WP_Post $post ): array => prepare_program( $post, $look, $categories ), $posts ),
		'filters'  => array_map( static fn( array $control ): array => prepare_filter( $control, $counts ), $overview['controls'] ),
		'message'  => get_unknown_values_text( $overview['unknown'] ),
		'total'    => $total,
	);
}

/**
 * Returns a program as its card says it.
 *
 * @param \WP_Post             $post       Program.
 * @param ListingAttributes    $attributes Attributes of the card.
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, mixed>
 */
function prepare_program( \WP_Post $post, array $attributes, array $categories ): array {
	$card    = get_card_view_model( $post, $attributes, $categories );
	$picture = wp_get_attachment_image_src( $card['picture'], 'large' );
	$facts   = get_visible_facts( $post );
	$next    = null === $facts ? null : Program\next_occurrence( $facts, WordPress\get_current_timestamp() );
	$place   = $next['place'] ?? '';

	return array(
		'id'           => $card['id'],
		'type'         => $post->post_type,
		'link'         => $card['url'],
		'title'        => WordPress\get_plain_text( $card['title'] ),
		'excerpt'      => WordPress\get_plain_text( $card['excerpt'] ),
		'picture'      => false === $picture ? null : array(
			'src'    => $picture[0],
			'width'  => $picture[1],
			'height' => $picture[2],
			'alt'    => WordPress\only_text( get_post_meta( $card['picture'], '_wp_attachment_image_alt', true ) ),
		),
		'categories'   => $card['categories'],
		'facts'        => array_map( static fn( array $fact ): array => array_diff_key( $fact, array( 'html' => true ) ), $card['facts'] ),
		'badge'        => $card['badge'],
		'next_session' => null === $next ? null : array(
			'start' => $next['start'],
			'end'   => $next['end'],
			'place' => '' === $place ? $facts['place'] ?? '' : $place,
		),
	);
}

/**
 * Returns a filter with its choices, and how many programs each of them would find beside the others.
 *
 * @param Control                           $control Control.
 * @param array<string, array<string, int>> $counts  Counts by criterion and value.
 * @return array<string, mixed>
 */
function prepare_filter( array $control, array $counts ): array {
	$options = array();
	foreach ( $control['options'] as $option ) {
		$options[] = array(
			'value' => $option['value'],
			'label' => WordPress\get_plain_text( $option['label'] ),
			'count' => $counts[ $control['key'] ][ $option['value'] ] ?? 0,
		);
	}

	return array(
		'parameter' => get_parameter_name( $control['key'] ),
		'kind'      => $control['kind'],
		'label'     => WordPress\get_plain_text( $control['label'] ),
		'count'     => $counts[ $control['key'] ][''] ?? 0,
		'options'   => $options,
	);
}

/**
 * The schema of an answer.
 *
 * @return array<string, mixed>
 */
function get_programs_schema(): array {
	$some    = static fn( string $type, string ...$names ): array => array_fill_keys( $names, compact( 'type' ) );
	$object  = static fn( array $properties, string ...$or ): array => array( 'type' => array_merge( array( 'object' ), $or ) ) + compact( 'properties' );
	$list    = static fn( array $properties ): array => array(
		'type'  => 'array',
		'items' => $object( $properties ),
	);
	$program = $some( 'integer', 'id' ) + $some( 'string', 'type', 'link', 'title', 'excerpt' ) + array(
		'picture'      => $object( $some( 'string', 'src', 'alt' ) + $some( 'integer', 'width', 'height' ), 'null' ),
		'categories'   => $list( $some( 'string', 'slug', 'name' ) ),
		'facts'        => $list( $some( 'string', 'key', 'label', 'text' ) + array( 'links' => $list( $some( 'string', 'url', 'text' ) ) ) ),
		'badge'        => $object( $some( 'string', 'key', 'text' ), 'null' ),
		'next_session' => $object( $some( 'string', 'start', 'end', 'place' ), 'null' ),
	);
	$filter  = $some( 'string', 'parameter', 'kind', 'label' ) + $some( 'integer', 'count' ) + array(
		'options' => $list( $some( 'string', 'value', 'label' ) + $some( 'integer', 'count' ) ),
	);
	$answer  = array(
		'programs' => $list( $program ),
		'filters'  => $list( $filter ),
	) + $some( 'string', 'message' );

	return array(
		'$schema' => 'http://json-schema.org/draft-04/schema#',
		'title'   => 'programs-filter-programs',
	) + $object( $answer );
}
