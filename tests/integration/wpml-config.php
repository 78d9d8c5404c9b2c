<?php
/**
 * What wpml-config.xml says of the plugin, and what the plugin has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Wpml_Config;

use ProgramsFilter\Elementor;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;

/**
 * The names that stand in an element.
 *
 * @param string $path XPath.
 * @return list<string>
 */
function named( string $path ): array {
	$config = simplexml_load_file( PLUGIN_DIR . '/wpml-config.xml' );
	$found  = false === $config ? array() : $config->xpath( $path );

	return array_values( array_map( 'strval', is_array( $found ) ? $found : array() ) );
}

/**
 * A block's attributes that are texts of any words: content, without a pattern or a list of what they can be.
 *
 * @param string $name Block.
 * @return list<string>
 */
function texts_of( string $name ): array {
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$texts = array_filter(
		$block->attributes ?? array(),
		static fn( $schema ): bool => is_array( $schema ) && 'string' === $schema['type'] && 'content' === ( $schema['role'] ?? '' ) && ! isset( $schema['enum'] ) && ! isset( $schema['pattern'] )
	);

	return array_values( array_map( 'strval', array_keys( $texts ) ) );
}

/**
 * What the configuration calls texts, beside what they are called in the forms of a Spanish site.
 *
 * @return array{list<string>, list<string>} Labels: in the configuration, in the plugin.
 */
function labels(): array {
	$labels = Program\get_fact_labels();
	$facts  = array_map( static fn( string $key ): string => $labels[ substr( $key, strlen( 'pfilter_' ) ) ] ?? '', named( '//custom-field[@action="translate"]' ) );
	$widget = array_map( static fn( string $name ): string => 'Programas: ' . ( Listing\get_attribute_labels()[ $name ] ?? '' ), named( '//elementor-widgets//field' ) );

	return array( named( '//custom-field/@label | //elementor-widgets//field/@type' ), array_merge( $facts, $widget ) );
}

/**
 * What the configuration names, beside what the plugin calls the same.
 *
 * @return array<string, array{list<mixed>, list<mixed>}> Names: in the configuration, in the plugin.
 */
function both(): array {
	WordPress\load_rooms( 'elementor' );
	$block  = named( '//gutenberg-block[@type="programs-filter/programas"]/key/@name' );
	$fields = named( '//elementor-widgets//field' );
	$facts  = preg_grep( '/^pfilter_/', array_map( 'strval', array_keys( get_registered_meta_keys( 'post', Program\POST_TYPE ) ) ) );

	return array(
		'facts'     => array( named( '//custom-field' ), array_values( is_array( $facts ) ? $facts : array() ) ),
		'texts'     => array( named( '//custom-field[@action="translate"]' ), array_map( 'ProgramsFilter\\Program\\get_fact_meta_key', Program\get_translatable_facts() ) ),
		'block'     => array( $block, texts_of( 'programs-filter/programas' ) ),
		'related'   => array( named( '//gutenberg-block[@type="programs-filter/relacionados"]/key/@name' ), texts_of( 'programs-filter/relacionados' ) ),
		'widget'    => array( named( '//elementor-widgets/widget/@name' ), array( Elementor\WIDGET ) ),
		'fields'    => array( $fields, $block ),
		'shortcode' => array( array_values( array_map( static fn( string $name ): string => Listing\get_shortcode_names()[ $name ] ?? '', named( '//shortcode//attribute' ) ) ), $block ),
	);
}
