<?php
/**
 * For PHPStan: the shape of the block's attributes, made from block.json.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

$programs_filter_types = array(
	'array'   => 'list<string>',
	'boolean' => 'bool',
	'integer' => 'int',
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

return array(
	'parameters' => array(
		'typeAliases' => array(
			'ListingAttributes' => 'array{' . implode( ', ', $programs_filter_shapes ) . '}',
		),
	),
);
