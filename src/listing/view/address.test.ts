import fc from 'fast-check';
import { CATEGORIES, REQUESTS } from '../../../tests/requested-categories';
import { PARAMETER } from './constants';
import { categoryFor, categoryInQuery, withCategory } from './address';
import { filterHtml, find } from './fixtures/listing';

describe( 'the category that a query string asks for', () => {
	test.each( REQUESTS )(
		'is there or not: $what',
		( { query, category } ) => {
			expect(
				categoryInQuery( `?${ query }`, PARAMETER ) === undefined
			).toBe( category === null );
		}
	);

	test( 'is the same without the question mark', () => {
		expect( categoryInQuery( 'categoria=arte', PARAMETER ) ).toBe( 'arte' );
		expect( categoryInQuery( '?', PARAMETER ) ).toBeUndefined();
	} );

	test( 'no query string, however broken, is an error', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'binary' } ), ( search ) => {
				expect( categoryInQuery( search, PARAMETER ) ).not.toBe( '' );
			} )
		);
	} );
} );

describe( 'the category of a group', () => {
	const group = (
		attributes = '',
		slugs: readonly string[] = [ 'arte', 'Ñu' ]
	): Element[] => {
		document.body.innerHTML = filterHtml( {
			pills: Object.fromEntries(
				[ 'all', ...slugs ].map( ( slug ) => [ slug, slug ] )
			),
			group: attributes,
		} );
		return [ find( '.programas-filter' ) ];
	};

	test.each( REQUESTS )(
		'is the one that the address names, when it has a pill: $what',
		( { query, category } ) => {
			expect(
				categoryFor( group( '', CATEGORIES ), `?${ query }` )
			).toBe( category ?? 'all' );
		}
	);

	test.each( REQUESTS )(
		'is the initial one only when the address names none: $what',
		( { query, category } ) => {
			const initial = group( 'data-initial="2026"', CATEGORIES );

			expect( categoryFor( initial, `?${ query }` ) ).toBe(
				category ?? '2026'
			);
		}
	);

	test( 'is the one that had the slug of the address before it was renamed, unless another has it today', () => {
		document.body.innerHTML = filterHtml( {
			pills: { all: 'Todos', arte: 'Arte', musica: 'Música' },
		} );
		find( '[data-category="arte"]' ).dataset.oldSlugs =
			'bellas-artes musica';
		const renamed = find( '.programas-filter' );

		expect( categoryFor( [ renamed ], '?categoria=bellas-artes' ) ).toBe(
			'arte'
		);
		expect( categoryFor( [ renamed ], '?categoria=musica' ) ).toBe(
			'musica'
		);
		expect( categoryFor( [ renamed ], '?categoria=bellas' ) ).toBe( 'all' );
		expect(
			categoryFor( [ renamed ], '?categoria=bellas-artes+musica' )
		).toBe( 'all' );
	} );

	test( 'comes from another parameter where the group names one', () => {
		const renamed = group( 'data-parameter="tema"' );

		expect( categoryFor( renamed, '?tema=arte&categoria=Ñu' ) ).toBe(
			'arte'
		);
		expect( categoryFor( renamed, '?categoria=arte' ) ).toBe( 'all' );
		expect( categoryFor( renamed, '?tema[]=arte' ) ).toBe( 'all' );
		expect(
			categoryFor( group( 'data-parameter=""' ), '?categoria=arte' )
		).toBe( 'arte' );
	} );

	test( 'is all when the initial one is unknown or empty', () => {
		expect( categoryFor( group( 'data-initial="danza"' ), '' ) ).toBe(
			'all'
		);
		expect( categoryFor( group( 'data-initial=""' ), '' ) ).toBe( 'all' );
	} );
} );

/** As `location.search` has it. */
function searchWith(
	search: string,
	category: string,
	initial: string
): string {
	const group = document.createElement( 'div' );
	group.dataset.initial = initial;

	return withCategory( search, category, [ group ] ).replace( /^\?$/, '' );
}

describe( 'the address of another category', () => {
	test.each( [
		[ '', 'arte', '?categoria=arte' ],
		[ '?categoria=arte', 'musica', '?categoria=musica' ],
		[ '?categoria=arte', 'all', '' ],
		[ '?lang=es', 'all', '?lang=es' ],
		[ '?flag', 'arte', '?flag&categoria=arte' ],
		[ '?a=b%20c&d=e+f', 'arte', '?a=b%20c&d=e+f&categoria=arte' ],
		[ '?x=ñ&y=%C3%B1', 'arte', '?x=ñ&y=%C3%B1&categoria=arte' ],
		[ '?a=1&categoria=arte&b=2', 'all', '?a=1&b=2' ],
		[ '?a=1&categoria=arte&b=2', 'danza', '?a=1&b=2&categoria=danza' ],
		[ '?a=1&a=2&c[]=3', 'arte', '?a=1&a=2&c[]=3&categoria=arte' ],
		[ '?categoria=a&categoria[]=b&%63ategoria=c', 'all', '' ],
		[ '?q=categoria=arte', 'all', '?q=categoria=arte' ],
		[ '?a=1&?categoria=2', 'all', '?a=1&?categoria=2' ],
		[ '?p=100%', 'arte', '?p=100%&categoria=arte' ],
		[ '', 'ñandú', '?categoria=%C3%B1and%C3%BA' ],
		[ '', '%e6%97%a5', '?categoria=%25e6%2597%25a5' ],
	] )( '%p with %p is %p', ( search, category, expected ) => {
		expect( searchWith( search, category, 'all' ) ).toBe( expected );
	} );

	test( 'names all where the page would open on another category', () => {
		expect( searchWith( '', 'all', 'arte' ) ).toBe( '?categoria=all' );
	} );

	test( 'asks for exactly that category, whatever characters it has', () => {
		const slug = fc.string( {
			unit: 'grapheme',
			minLength: 1,
			maxLength: 20,
		} );
		fc.assert(
			fc.property(
				slug,
				fc.webQueryParameters(),
				( category, others ) => {
					const search = searchWith(
						`?${ others }`,
						category,
						'arte'
					);
					expect( categoryInQuery( search, PARAMETER ) ).toBe(
						category
					);
				}
			)
		);
	} );

	test( 'keeps every other parameter as it was spelled, in its place', () => {
		fc.assert(
			fc.property(
				fc
					.webQueryParameters()
					.filter( ( query ) => ! query.startsWith( '?' ) ),
				( others ) => {
					const parts = others
						.split( '&' )
						.filter( ( part ) => part !== '' );
					const search = searchWith( `?${ others }`, 'arte', 'all' );
					expect( search ).toBe(
						`?${ [ ...parts, 'categoria=arte' ].join( '&' ) }`
					);
				}
			)
		);
	} );
} );
