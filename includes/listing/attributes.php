<?php
/**
 * Reads the block's attributes: block.json is the list (type, default, limits, shortcode word, panel), prepare_listing_attributes() validates what a
 * block, a shortcode or REST passes, and get_wrapper_style() makes custom properties of it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const BLOCK     = 'programs-filter/programas';
const SHORTCODE = 'programas';

/**
 * The attributes of block.json.
 *
 * @return array<string, AttributeSchema> By name.
 */
function get_attributes_schema(): array {
	$read = static function (): array {
		/**
		 * As src/listing/block/block.json has them.
		 *
		 * @var array{attributes: array<string, AttributeSchema>} $block
		 */
		$block = wp_json_file_decode( WordPress\get_block_build_dir() . '/block.json', array( 'associative' => true ) );

		return $block['attributes'];
	};

	return WordPress\get_cached( 'attributes', $read );
}

/**
 * The block's attributes by their names in the shortcode. Each criterion has its own word there, in place of `only`.
 *
 * @return array<string, string>
 */
function get_shortcode_names(): array {
	return array_flip( array_filter( array_map( static fn( array $schema ): ?string => $schema['shortcode'] ?? null, get_attributes_schema() ), 'is_string' ) ) + array( 'clase' => 'className' );
}

/**
 * Returns all attributes of a block, with the default of block.json for those that are missing or invalid.
 *
 * @param array<string, mixed> $given Attributes as a block or a shortcode gives them.
 * @return ListingAttributes
 */
function prepare_listing_attributes( array $given ): array {
	$block = new \WP_Block_Type( BLOCK, array( 'attributes' => get_attributes_schema() ) );

	/**
	 * WordPress drops invalid values and adds the defaults.
	 *
	 * @var array<string, mixed> $checked
	 */
	$checked = $block->prepare_attributes_for_render( $given );

	return sanitize_listing_attributes( $checked );
}

/**
 * Attributes that WordPress has checked, in the types of block.json.
 *
 * @param array<mixed> $checked Attributes.
 * @return ListingAttributes
 */
function sanitize_listing_attributes( array $checked ): array {
	$typed = array();
	$types = get_known_post_types( $checked );
	foreach ( get_attributes_schema() as $name => $schema ) {
		$value = rest_sanitize_value_from_schema( $checked[ $name ] ?? $schema['default'] ?? '', $schema, $name );
		if ( 'types' === $name ) {
			$value = array_values( array_intersect( $types, get_filled_items( $value ) ) );
			$types = array() === $value ? $types : $value;
		} elseif ( is_array( $value ) && 'object' !== $schema['type'] ) {
			$value = get_filled_items( $value );
		} elseif ( is_array( $value ) && array() !== $value ) {
			$value = sanitize_selection( $value, $types );
		}
		$typed[ $name ] = is_string( $value ) ? trim( $value ) : $value;
	}
	// Of WordPress: a callback may tell listings apart by it.
	$typed['className'] = WordPress\only_text( $checked['className'] ?? '' );
	if ( true === ( $typed['showGrid'] ?? false ) ) {
		// A block with cards filters its own cards.
		$typed['target'] = '';
	}

	/**
	 * PHPStan makes the shape from block.json (tools/lint/php/shapes.php).
	 *
	 * @var ListingAttributes $typed
	 */
	$typed['card'] = array_values( array_intersect( $typed['card'], array_keys( get_card_part_words() ) ) );

	return $typed;
}

/**
 * Returns the parts of a card besides its title, with their words in the shortcode: picture, excerpt, categories, and facts.
 *
 * @return array<string, string> Words by part.
 */
function get_card_part_words(): array {
	return array(
		'picture'    => 'imagen',
		'excerpt'    => 'extracto',
		'categories' => 'categorias',
	) + Program\get_shown_fact_words();
}

/**
 * Returns the post types that a block can name.
 *
 * @param array<mixed> $attributes Attributes as they are given.
 * @return list<string> What the site lists; any of a filter without cards, which may control a loop of other posts.
 */
function get_known_post_types( array $attributes ): array {
	$listed = Program\get_listed_post_types();

	return in_array( $attributes['showGrid'] ?? true, array( true, 'true', 1, '1' ), true ) ? $listed : array_values( array_unique( array_merge( $listed, array_filter( get_post_types(), 'is_post_type_viewable' ) ) ) );
}

/**
 * Returns the post types of a listing.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return list<string> Those that the block names; else all that the site lists.
 */
function get_listing_post_types( array $attributes ): array {
	return array() === $attributes['types'] ? Program\get_listed_post_types() : $attributes['types'];
}

/**
 * Returns the categories of what a listing shows.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<int, \WP_Term> By ID.
 */
function get_listing_categories( array $attributes ): array {
	return get_criterion_terms( Program\get_category_taxonomies( get_listing_post_types( $attributes ) ) );
}

/**
 * Whether cards have a part.
 *
 * @param ListingAttributes                $attributes Attributes.
 * @param 'picture'|'excerpt'|'categories' $part       Part.
 */
function has_card_part( array $attributes, string $part ): bool {
	return in_array( $part, $attributes['card'], true );
}

/**
 * Returns the ID in a selector: of a grid, or of an element around it.
 *
 * @param string $target Selector.
 * @return string|null '' for the page's first grid; null for other selectors.
 */
function parse_target_anchor( string $target ): ?string {
	return 1 === preg_match( '/^(?:#([-\w\x80-\xff]+)(?: \.programas-grid)?)?$/', trim( $target ), $found ) ? $found[1] ?? '' : null;
}

/** A gap between cards: a length, or a spacing preset of the theme. */
const BLOCK_GAP_PATTERN = '/^(0|\d{1,4}(\.\d{1,4})?(px|em|rem|%|vw|vh|ch)|var:preset\|spacing\|[a-zA-Z0-9_-]{1,100})$/D';

/**
 * Returns the wrapper's `style`. Defaults are left out, so that a theme's property counts.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param mixed             $gap        The block's `style.spacing.blockGap`.
 * @return string CSS, not escaped.
 */
function get_wrapper_style( array $attributes, $gap ): string {
	$style = sprintf( '--programas-card-min:%dpx;', $attributes['minCardWidth'] );
	if ( $attributes['columns'] > 0 ) {
		$style .= sprintf( '--programas-columns:%d;', $attributes['columns'] );
	}
	if ( is_string( $gap ) && 1 === preg_match( BLOCK_GAP_PATTERN, $gap ) ) {
		// WordPress writes the custom property of a preset.
		$padding = wp_style_engine_get_styles( array( 'spacing' => array( 'padding' => $gap ) ) )['declarations']['padding'] ?? $gap;
		$style  .= "--programas-gap:$padding;";
	}

	return $style;
}

/**
 * Returns the size of card titles that theme.json has for this block, or for all headings of their level: those are made for the width of a page,
 * and are capped in a card.
 *
 * @param int $level Heading level.
 * @return string CSS, not escaped; '' where the theme has none.
 */
function get_title_size( int $level ): string {
	/**
	 * What theme.json has.
	 *
	 * @var array{elements?: ElementStyles, blocks?: array<string, array{elements?: ElementStyles}>} $styles
	 */
	// Without what people changed in the site editor: that takes three queries.
	$styles   = wp_get_global_styles( array(), array( 'origin' => 'base' ) );
	$elements = array(
		'%s'              => $styles['blocks'][ BLOCK ]['elements'] ?? array(),
		'min(%s,1.375em)' => $styles['elements'] ?? array(),
	);
	foreach ( $elements as $format => $styled ) {
		$size = $styled[ "h$level" ]['typography']['fontSize'] ?? $styled['heading']['typography']['fontSize'] ?? '';
		// WordPress writes the custom property of a preset.
		$css = wp_style_engine_get_styles( array( 'typography' => array( 'fontSize' => $size ) ) )['declarations']['font-size'] ?? '';
		// A keyword, such as `larger`, has no place in min().
		if ( 1 === preg_match( '/^(?:\d[\d.]*(?:px|r?em|vw|%)|(?:var|min|max|clamp|calc)\([^;{}"\'<>]*\))$/D', $css ) ) {
			return sprintf( $format, $css );
		}
	}

	return '';
}
