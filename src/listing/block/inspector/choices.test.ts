import type { Attributes, Name } from '../attributes';
import metadata from '../block.json';
import { attributesOfParts, hasEffect, partsOf, withUnknown } from './choices';

window.programsFilterBlock = {
	panels: {},
	labels: {},
	hints: {},
	values: {},
	criteria: [
		{
			key: 'categoria',
			label: 'Categoría',
			kind: 'choice',
			options: [],
			selectable: true,
		},
		{
			key: 'cuando',
			label: 'Cuándo',
			kind: 'when',
			options: [],
			selectable: true,
		},
		{
			key: 'gratis',
			label: 'Gratis',
			kind: 'switch',
			options: [],
			selectable: true,
		},
	],
	renamed: {},
};

const withThese = ( given: Partial< Attributes > = {} ): Attributes =>
	( {
		...Object.fromEntries(
			Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
				name,
				'default' in schema ? schema.default : undefined,
			] )
		),
		...given,
	} ) as Attributes;

test( 'what is chosen and not on offer is offered, too', () => {
	expect(
		withUnknown( [ [ 'artes', 'Artes' ] ], [ 'borrada', 'artes' ] )
	).toEqual( [
		[ 'artes', 'Artes' ],
		[ 'borrada', 'borrada (not on this site)' ],
	] );
} );

test.each( [
	[ 'both', { showFilter: true, showGrid: true } ],
	[ 'grid', { showFilter: false, showGrid: true } ],
	[ 'filter', { showFilter: true, showGrid: false } ],
] )( 'a block shows %s, never nothing', ( value, attributes ) => {
	expect( attributesOfParts( value ) ).toEqual( attributes );
	expect( partsOf( withThese( attributes ) ) ).toBe( value );
} );

test.each< [ Name, Partial< Attributes >, boolean ] >( [
	[ 'limit', { showGrid: false }, false ],
	[ 'target', {}, false ],
	[ 'target', { showGrid: false }, true ],
	[ 'columns', { className: 'is-style-rows' }, false ],
	[ 'allLabel', {}, true ],
	[ 'allLabel', { multiple: true }, false ],
	[ 'multiple', { filters: [ 'gratis' ] }, false ],
	// A taxonomy of another site.
	[ 'multiple', { filters: [ 'edad' ] }, true ],
] )( 'whether %s has an effect with %j: %s', ( name, given, has ) => {
	expect( hasEffect( name, withThese( given ) ) ).toBe( has );
} );
