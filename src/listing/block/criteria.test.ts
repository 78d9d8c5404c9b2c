import type { Attributes } from './attributes';
import metadata from './block.json';
import {
	canBeMultiple,
	criteriaOf,
	hasMoreThanPills,
	hasPills,
	haveLook,
	type Taxonomy,
} from './criteria';

const taxonomy = (
	slug: string,
	more: Partial< Taxonomy > = {}
): Taxonomy => ( {
	slug,
	name: slug,
	types: [ 'pfilter_programa' ],
	visibility: { public: true },
	...more,
} );

const keysOf = ( options: readonly ( readonly [ string, string ] )[] ) =>
	options.map( ( [ key ] ) => key );

const OURS = [ 'categoria', 'cuando', 'gratis', 'plazas', 'buscar' ];

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

describe( 'what can be chosen', () => {
	test( 'are our criteria and the public taxonomies of programs, but for that of the category', () => {
		expect(
			keysOf(
				criteriaOf(
					[],
					[
						taxonomy( 'pfilter_categoria' ),
						taxonomy( 'post_tag', { types: [ 'post' ] } ),
						taxonomy( 'interna', {
							visibility: { public: false },
						} ),
						// Who may not see its settings.
						taxonomy( 'a-medias', { visibility: undefined } ),
						taxonomy( 'edad' ),
					]
				)
			)
		).toEqual( [ ...OURS, 'edad' ] );
	} );

	test( 'a taxonomy is called as on the page, by its singular name', () => {
		const options = criteriaOf(
			[],
			[
				taxonomy( 'edad', {
					name: 'Edades',
					labels: { singular_name: 'Edad &amp; m&aacute;s' },
				} ),
				taxonomy( 'nivel', { name: 'Niveles', labels: {} } ),
			]
		);
		expect( options.slice( -2 ) ).toEqual( [
			[ 'edad', 'Edad & más' ],
			[ 'nivel', 'Niveles' ],
		] );
	} );

	test( 'a key that the site does not know stays and says so, once it is known what the site has', () => {
		expect( criteriaOf( [ 'edad', 'gratis' ], null ).at( -1 ) ).toEqual( [
			'edad',
			'edad',
		] );
		const known = criteriaOf( [ 'edad', 'gratis' ], [] );
		expect( keysOf( known ) ).toEqual( [ ...OURS, 'edad' ] );
		expect( known.at( -1 )?.[ 1 ] ).toBe( 'edad (not on this site)' );
	} );
} );

test.each( [
	[ { filters: [ 'categoria' ] }, false, true ],
	[ { filters: [ 'gratis', 'plazas', 'buscar' ] }, false, false ],
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
