import type { Attributes, Name } from '../attributes';
import metadata from '../block.json';
import { chosenIn, COMBINED, hasEffect, optionsOf } from './choices';

window.programsFilterBlock = {
	panels: {},
	labels: {},
	hints: {},
	values: {},
	criteria: [
		{ key: 'categoria', label: 'Categoría', kind: 'choice' },
		{ key: 'cuando', label: 'Cuándo', kind: 'when' },
		{ key: 'gratis', label: 'Gratis', kind: 'switch' },
	],
	categories: [
		[ 'artes', 'Artes' ],
		[ 'musica', 'Artes › Música' ],
	],
	renamed: { sonidos: 'musica' },
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

test( 'categories are found by their slug, an old one, or their name, each once; another one stays as it was written', () => {
	const attributes = withThese( {
		categories: [ 'sonidos', 'Música', 'borrada', 'artes' ],
	} );
	const chosen = chosenIn( 'categories', attributes );

	expect( chosen ).toEqual( [ 'musica', 'borrada', 'artes' ] );
	expect( optionsOf( 'categories', attributes, chosen ) ).toEqual( [
		[ 'artes', 'Artes' ],
		[ 'musica', 'Artes › Música' ],
		[ 'borrada', 'borrada (not on this site)' ],
	] );
} );

test( 'the page opens with one of the categories that it shows', () => {
	const offered = ( given: Partial< Attributes > ) =>
		optionsOf( 'initialCategory', withThese( given ), [] ).map(
			( [ slug ] ) => slug
		);

	expect( offered( {} ) ).toEqual( [ '', 'artes', 'musica' ] );
	expect( offered( { categories: [ 'sonidos' ] } ) ).toEqual( [
		'',
		'musica',
	] );
	expect(
		offered( { categories: [ 'sonidos' ], showOthers: true } )
	).toEqual( [ '', 'artes', 'musica' ] );
} );

test.each( [
	[ 'both', { showFilter: true, showGrid: true } ],
	[ 'grid', { showFilter: false, showGrid: true } ],
	[ 'filter', { showFilter: true, showGrid: false } ],
] )( 'a block shows %s, never nothing', ( value, attributes ) => {
	expect( COMBINED.showFilter?.changes( value ) ).toEqual( attributes );
	expect( COMBINED.showFilter?.valueOf( withThese( attributes ) ) ).toBe(
		value
	);
} );

test.each< [ Name, Partial< Attributes >, boolean ] >( [
	[ 'showOthers', {}, false ],
	[ 'showOthers', { categories: [ 'artes' ] }, true ],
	[ 'limit', { showGrid: false }, false ],
	[ 'target', {}, false ],
	[ 'target', { showGrid: false }, true ],
	[ 'columnsWide', { className: 'is-style-rows' }, false ],
	[ 'allLabel', {}, true ],
	[ 'allLabel', { multiple: true }, false ],
	[ 'multiple', { filters: [ 'gratis' ] }, false ],
	// A taxonomy of another site.
	[ 'multiple', { filters: [ 'edad' ] }, true ],
] )( 'whether %s has an effect with %j: %s', ( name, given, has ) => {
	expect( hasEffect( name, withThese( given ) ) ).toBe( has );
} );
