<?php
/**
 * The card's view model as a field of the REST API, for the block's preview in the editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Rest_Card;

use ProgramsFilter\Attributes;
use ProgramsFilter\Card;
use ProgramsFilter\Cards;
use ProgramsFilter\Categories;
use ProgramsFilter\Picture;
use ProgramsFilter\Templates;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

const FIELD = 'programs_filter_card';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register' );
}

/**
 * Registers the field.
 */
function register(): void {
	register_rest_field(
		POST_TYPE,
		FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\\field_value',
			'schema'       => schema(),
		)
	);
}

/**
 * The field of one program.
 *
 * @param mixed $prepared Program as the REST API prepared it.
 * @param mixed ...$about Name of the field; the request.
 * @return array<string, mixed>|null Card (schema()); null when the program is gone.
 */
function field_value( $prepared, ...$about ): ?array {
	$post = is_array( $prepared ) && is_int( $prepared['id'] ?? null ) && $prepared['id'] > 0 ? get_post( $prepared['id'] ) : null;
	if ( ! $post instanceof \WP_Post ) {
		return null;
	}
	$attributes = Attributes\normalize( array() );
	$card       = Card\view_model( $post, $attributes, categories( $about[1] ?? null ) );

	return array(
		'title'      => wp_kses( $card['title'], Card\TITLE_MARKUP ),
		'url'        => html_entity_decode( esc_url( $card['url'] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		'slugs'      => $card['slugs'],
		'categories' => array_map(
			static fn( array $category ): array => array(
				'slug' => $category['slug'],
				'name' => as_printed( $category['name'] ),
			),
			$card['categories']
		),
		'excerpt'    => as_printed( $card['excerpt'] ),
		'picture'    => picture( $card['picture'] ),
		// Somebody else's markup cannot be built from the parts above.
		'html'       => Templates\is_replaced( 'card' ) || false !== has_filter( 'programs_filter_card_html' )
			? Cards\render_inside( $card, $attributes )
			: null,
	);
}

/**
 * All categories, read once for all programs of a request.
 *
 * @param mixed $request Request.
 * @return array<int, \WP_Term>
 */
function categories( $request ): array {
	static $of_request = null;
	static $categories = array();

	if ( ! is_object( $request ) || $request !== $of_request ) {
		$of_request = $request;
		$categories = Categories\all();
	}

	return $categories;
}

/**
 * A text as people read it after a template printed it: WordPress keeps entities that are there already.
 *
 * @param string $text Text that templates print through esc_html().
 */
function as_printed( string $text ): string {
	return html_entity_decode( esc_html( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * The attributes of a picture's `img`, except those that depend on the listing.
 *
 * @param int $id Attachment; 0 for none.
 * @return array<string, string>|null Values by name; null when there is no picture.
 */
function picture( int $id ): ?array {
	$image = new \WP_HTML_Tag_Processor( Picture\markup( $id, 0 ) );
	if ( ! $image->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
		return null;
	}
	$attributes = array();
	foreach ( $image->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
		$value               = $image->get_attribute( $name );
		$attributes[ $name ] = is_string( $value ) ? $value : '';
	}

	return array_diff_key( $attributes, array_flip( array( 'sizes', 'loading' ) ) );
}

/**
 * JSON schema of the field.
 *
 * @return array<string, mixed>
 */
function schema(): array {
	$text = array( 'type' => 'string' );

	return array(
		'description' => __( 'What the program’s card shows.', 'programs-filter' ),
		'type'        => array( 'object', 'null' ),
		'context'     => array( 'view', 'edit' ),
		'readonly'    => true,
		'properties'  => array(
			'title'      => $text + array( 'description' => __( 'Title, as HTML.', 'programs-filter' ) ),
			'url'        => array(
				'type'        => 'string',
				'format'      => 'uri',
				'description' => __( 'Address of the program.', 'programs-filter' ),
			),
			'slugs'      => array(
				'type'        => 'array',
				'items'       => $text,
				'description' => __( 'Its categories and their parents.', 'programs-filter' ),
			),
			'categories' => array(
				'type'        => 'array',
				'items'       => array(
					'type'       => 'object',
					'properties' => array(
						'slug' => $text,
						'name' => $text,
					),
				),
				'description' => __( 'Categories that the card shows.', 'programs-filter' ),
			),
			'excerpt'    => $text + array( 'description' => __( 'Excerpt, without HTML.', 'programs-filter' ) ),
			'picture'    => array(
				'type'                 => array( 'object', 'null' ),
				'additionalProperties' => $text,
				'description'          => __( 'Attributes of the image.', 'programs-filter' ),
			),
			'html'       => array(
				'type'        => array( 'string', 'null' ),
				'description' => __( 'Content of the card, when the theme or another plugin replaces it.', 'programs-filter' ),
			),
		),
	);
}
