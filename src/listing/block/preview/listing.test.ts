import type { Attributes } from '../attributes';
import metadata from '../block.json';
import { pathOf } from './listing';

const defaults = Object.fromEntries(
	Object.entries( metadata.attributes ).flatMap( ( [ name, attribute ] ) =>
		'default' in attribute ? [ [ name, attribute.default ] ] : []
	)
) as unknown as Attributes;

const parametersOf = ( attributes: Partial< Attributes >, post?: number ) =>
	Object.fromEntries(
		new URL(
			pathOf( { ...defaults, ...attributes }, post ),
			'https://example.org'
		).searchParams
	);

it( 'names only what is not the default', () => {
	expect( pathOf( defaults ) ).toBe( '/programs-filter/v1/listing' );
	expect( parametersOf( { limit: 3, showImage: false } ) ).toEqual( {
		limit: '3',
		showImage: 'false',
	} );
} );

it( 'does not name colours, gaps and columns: they change at once', () => {
	expect(
		pathOf( { ...defaults, cardBackground: '#eee', gap: '2rem' } )
	).toBe( '/programs-filter/v1/listing' );
} );

it( 'names the categories in their order, and the post', () => {
	expect( parametersOf( { categories: [ 'b', 'a' ] }, 7 ) ).toEqual( {
		'categories[0]': 'b',
		'categories[1]': 'a',
		post: '7',
	} );
} );

it( 'is the same for the same attributes, in whatever order they were set', () => {
	expect( pathOf( { ...defaults, limit: 3, order: 'desc' } ) ).toBe(
		pathOf( { ...defaults, order: 'desc', limit: 3 } )
	);
} );
