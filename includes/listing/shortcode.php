<?php
/**
 * The shortcode `[programas]`, for the classic editor and page builders.
 *
 * The shortcode's attributes: Spanish names for the block's.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const SHORTCODE = 'programas';

/**
 * Adds the shortcode, unless somebody has one of that name.
 */
function register_listing_shortcode(): void {
	if ( shortcode_exists( SHORTCODE ) ) {
		Program\note_collision( 'shortcode', '[' . SHORTCODE . ']' );
		return;
	}
	add_shortcode( SHORTCODE, __NAMESPACE__ . '\\render_shortcode' );
}

/**
 * Renders the block, so that markup, assets and hooks are the same.
 *
 * @param mixed $written Attributes as WordPress parsed them; '' when there are none.
 */
function render_shortcode( $written ): string {
	$parsed = shortcode_attributes( is_array( $written ) ? $written : array() );
	$html   = render_block(
		array(
			'blockName'    => BLOCK,
			'attrs'        => $parsed['attributes'],
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);

	return shortcode_notice( $parsed ) . $html;
}

/**
 * What an editor wrote, as attributes of the block.
 *
 * @param array<mixed> $written Attributes as WordPress parsed them.
 * @return WrittenAttributes
 */
function shortcode_attributes( array $written ): array {
	$names = array_fill_keys( array_keys( SHORTCODE_NAMES + SHORTCODE_SUPPORTS ), null );
	// Its filter `shortcode_atts_programas` finds null where nothing was written: that is the block's default.
	$known = shortcode_atts( $names, $written, SHORTCODE );

	return parsed_shortcode( written_texts( ( is_array( $known ) ? $known : array() ) + array_diff_key( $written, $names ) ) );
}

/**
 * Block attribute by shortcode attribute.
 */
const SHORTCODE_NAMES = array(
	'categorias'         => 'categories',
	'otras_categorias'   => 'showOthers',
	'cantidad'           => 'limit',
	'por_pagina'         => 'perPage',
	'orden'              => 'orderBy',
	'direccion'          => 'order',
	'cuando'             => 'when',
	'ancho_tarjeta'      => 'minCardWidth',
	'columnas'           => 'columnsWide',
	'columnas_medianas'  => 'columnsMedium',
	'columnas_pequenas'  => 'columnsSmall',
	'filtro'             => 'showFilter',
	'filtros'            => 'filters',
	'control_filtros'    => 'filterControl',
	'varios'             => 'multiple',
	'filtro_fijo'        => 'stickyFilter',
	'rejilla'            => 'showGrid',
	'objetivo'           => 'target',
	'todos'              => 'allLabel',
	'categoria_inicial'  => 'initialCategory',
	'imagen'             => 'showImage',
	'extracto'           => 'showExcerpt',
	'mostrar_categorias' => 'showCategories',
	'mostrar_datos'      => 'facts',
	'contar_categorias'  => 'showPillCounts',
	'contar_resultados'  => 'showCount',
	'nivel_titulo'       => 'headingLevel',
	'texto_vacio'        => 'emptyText',
	'separacion'         => 'gap',
	'radio_tarjeta'      => 'cardRadius',
	'texto_tarjeta'      => 'cardText',
	'fondo_tarjeta'      => 'cardBackground',
	'borde_tarjeta'      => 'cardBorder',
	'separacion_botones' => 'pillGap',
	'radio_boton'        => 'pillRadius',
	'texto_boton'        => 'pillText',
	'fondo_boton'        => 'pillBackground',
	'borde_boton'        => 'pillBorder',
	'texto_boton_activo' => 'activePillText',
	'fondo_boton_activo' => 'activePillBackground',
);

/**
 * Attributes that every block has, from the block supports.
 */
const SHORTCODE_SUPPORTS = array(
	'ancla'      => 'anchor',
	'clase'      => 'className',
	'alineacion' => 'align',
	'estilo'     => 'style',
);

/**
 * The block's attributes for what an editor wrote.
 *
 * @param array<int|string, string> $written Shortcode attributes as WordPress parsed them; those without a value have numeric keys.
 * @return WrittenAttributes Attributes of the block, and which of the written ones were left out.
 */
function parsed_shortcode( array $written ): array {
	$schema = attributes_schema();
	$result = array(
		'attributes' => array(),
		'unknown'    => array(),
		'malformed'  => array(),
		'lists'      => array(),
	);
	foreach ( $written as $name => $text ) {
		$attribute = SHORTCODE_NAMES[ $name ] ?? SHORTCODE_SUPPORTS[ $name ] ?? null;
		if ( null === $attribute ) {
			$result['unknown'][] = is_int( $name ) ? $text : $name;
			continue;
		}
		// As in any HTML, and as the block writes them when it becomes a shortcode.
		$plain = trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		if ( 'style' === $attribute ) {
			$read = written_style( $plain );
		} else {
			$value = 'align' === $attribute ? written_alignment( $plain ) : read_value( $attribute, $plain, $schema[ $attribute ] ?? array() );
			$fits  = null !== $value && ( ! isset( SHORTCODE_NAMES[ $name ] ) || true === rest_validate_value_from_schema( $value, $schema[ $attribute ] ?? array(), $name ) );
			$read  = $fits ? array( $attribute => $value ) : null;
		}
		if ( null === $read ) {
			$result['malformed'][] = "$name=\"$text\"";
		} elseif ( 'array' === ( $schema[ $attribute ]['type'] ?? '' ) ) {
			$result['lists'][ (string) $name ] = written_items( $plain );
		}
		$result['attributes'] += $read ?? array();
	}

	return $result;
}

/**
 * Attributes as an editor writes them, of those that a filter or a page builder gives in other types.
 *
 * @param array<mixed> $given Values by name.
 * @return array<int|string, string> Without those that cannot be written.
 */
function written_texts( array $given ): array {
	$texts = array();
	foreach ( $given as $name => $value ) {
		if ( is_bool( $value ) ) {
			$value = $value ? 'si' : 'no';
		}
		if ( is_scalar( $value ) || is_array( $value ) ) {
			$texts[ $name ] = implode( ',', array_filter( (array) $value, 'is_scalar' ) );
		}
	}

	return $texts;
}
