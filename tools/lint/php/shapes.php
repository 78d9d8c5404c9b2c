<?php
/**
 * For PHPStan: the shapes of the block's attributes, made from block.json, and of a program's stored facts, made from their table.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

$programs_filter_types = array(
	'array'   => 'list<string>',
	'boolean' => 'bool',
	'integer' => 'int',
	'object'  => 'array<string, list<string>>',
	'string'  => 'string',
);
/**
 * What of block.json is read.
 *
 * @var array{attributes: array<string, array{type: string}>} $programs_filter_block
 */
$programs_filter_block  = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/listing/block/block.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress is not loaded.
$programs_filter_shapes = array();
foreach ( $programs_filter_block['attributes'] as $programs_filter_name => $programs_filter_attribute ) {
	$programs_filter_shapes[] = "$programs_filter_name: " . $programs_filter_types[ $programs_filter_attribute['type'] ];
}

// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name is WordPress's.
defined( 'ABSPATH' ) || define( 'ABSPATH', '/wordpress/' );
require_once dirname( __DIR__, 3 ) . '/includes/program/facts.php';
$programs_filter_facts = array_keys( array_filter( ProgramsFilter\Program\get_fact_entries(), static fn( array $entry ): bool => isset( $entry['kind'] ) ) );

return array(
	'parameters' => array(
		'typeAliases' => array(
			'Facts'             => 'array{' . implode( ': string, ', $programs_filter_facts ) . ': string, ...<string, string>}',
			'ListingAttributes' => 'array{' . implode( ', ', $programs_filter_shapes ) . ', className: string}',
		),
	),
);
