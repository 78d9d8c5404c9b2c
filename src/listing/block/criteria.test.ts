import type { Attributes } from './attributes';
import metadata from './block.json';
import {
	canBeMultiple,
	criteriaOf,
	hasMoreThanPills,
	hasPills,
	haveLook,
} from './criteria';

const keysOf = ( options: readonly ( readonly [ string, string ] )[] ) =>
	options.map( ( [ key ] ) => key );

window.programsFilterBlock = {
	labels: {},
	values: {},
	criteria: [
		{ key: 'categoria', label: 'Categoría', kind: 'choice' },
		{ key: 'cuando', label: 'Cuándo', kind: 'when' },
		{ key: 'gratis', label: 'Gratis', kind: 'switch' },
		{ key: 'plazas', label: 'Con plazas', kind: 'switch' },
		{ key: 'precio', label: 'Precio', kind: 'number' },
		{ key: 'buscar', label: 'Buscar', kind: 'words' },
	],
};

/** Attributes of a block, at their defaults but for some. */
const block = ( given: Partial< Attributes > ): Attributes =>
	( {
		...Object.fromEntries(
			Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
				name,
				'default' in schema ? schema.default : '',
			] )
		),
		...given,
	} ) as Attributes;

test( 'a key that the site does not know stays and says so', () => {
	const options = criteriaOf( [ 'edad', 'gratis' ] );
	expect( keysOf( options ) ).toEqual( [
		'categoria',
		'cuando',
		'gratis',
		'plazas',
		'precio',
		'buscar',
		'edad',
	] );
	expect( options.at( -1 )?.[ 1 ] ).toBe( 'edad (not on this site)' );
} );

test.each( [
	[ { filters: [ 'categoria' ] }, false, true ],
	[ { filters: [ 'gratis', 'plazas', 'precio', 'buscar' ] }, false, false ],
	[ { filters: [ 'cuando' ] }, true, false ],
	[ { filters: [ 'cuando' ], multiple: true }, true, false ],
	[ { filters: [ 'edad' ] }, true, true ],
	[ { filters: [ 'edad', 'categoria' ], multiple: true }, false, true ],
	[ { filters: [] }, false, false ],
] )(
	'of %j, list or buttons changes something: %s; several at once: %s',
	( given, look, multiple ) => {
		expect( haveLook( block( given ) ) ).toBe( look );
		expect( canBeMultiple( block( given ) ) ).toBe( multiple );
	}
);

test.each( [
	[ {}, true, false ],
	[ { showFilter: false }, false, false ],
	[ { multiple: true }, false, true ],
	[ { filters: [ 'cuando', 'categoria' ] }, true, true ],
	[ { filters: [ 'cuando' ] }, false, true ],
	[ { filters: [ 'cuando' ], showFilter: false }, false, false ],
	[ { filters: [], multiple: true }, false, false ],
] )(
	'with %j there are pills: %s; and more than pills: %s',
	( given, pills, more ) => {
		expect( hasPills( block( given ) ) ).toBe( pills );
		expect( hasMoreThanPills( block( given ) ) ).toBe( more );
	}
);
