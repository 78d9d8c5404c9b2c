import fc from 'fast-check';
import { categoryFor, requestedCategory, withCategory } from './address';
import { filterHtml, find } from './fixtures/listing';

describe( 'the category that a query string asks for', () => {
	test.each( [
		[ '', undefined ],
		[ '?', undefined ],
		[ '?lang=es', undefined ],
		[ '?Categoria=arte', undefined ],
		[ '?categorias=arte', undefined ],
		[ '?categoria=arte', 'arte' ],
		[ 'categoria=arte', 'arte' ],
		[ '?lang=es&categoria=arte&x', 'arte' ],
		[ '?%63ategoria=arte', 'arte' ],
		[ '?categoria=all', 'all' ],
		[ '?categoria=Arte', 'Arte' ],
		[ '?categoria=%C3%B1and%C3%BA', 'ñandú' ],
		[ '?categoria=ñandú', 'ñandú' ],
		[ '?categoria=%E6%97%A5%E6%9C%AC', '日本' ],
		[ '?categoria=%25e6%2597%25a5', '%e6%97%a5' ],
		[ '?categoria=100%', '100%' ],
		[ '?categoria=100%25', '100%' ],
		[ '?categoria=a+b', 'a b' ],
		[ '?categoria=a=b', 'a=b' ],
	] )( '%p asks for %p', ( search, category ) => {
		expect( requestedCategory( search ) ).toBe( category );
	} );

	test.each( [
		[ 'empty', '?categoria=' ],
		[ 'without a value', '?categoria' ],
		[ 'repeated', '?categoria=arte&categoria=musica' ],
		[ 'repeated with the same value', '?categoria=arte&categoria=arte' ],
		[ 'an array', '?categoria[]=arte' ],
		[ 'an array with a key', '?categoria[0]=arte' ],
		[ 'an encoded array', '?categoria%5B%5D=arte' ],
		[ 'a value and an array', '?categoria=arte&categoria[]=musica' ],
	] )( 'one that is %s means all', ( _, search ) => {
		expect( requestedCategory( search ) ).toBe( 'all' );
	} );

	test( 'no query string, however broken, is an error', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'binary' } ), ( search ) => {
				expect( requestedCategory( search ) ).not.toBe( '' );
			} )
		);
	} );
} );

describe( 'the category of a group', () => {
	const group = ( attributes = '' ): Element[] => {
		document.body.innerHTML = filterHtml( {
			pills: { all: 'Todos', arte: 'Arte', '%e6%97%a5': '日', Ñu: 'Ñu' },
			group: attributes,
		} );
		return [ find( '.programas-filter' ) ];
	};

	test( 'is the one that the address names, when a pill has it', () => {
		expect( categoryFor( group(), '?categoria=arte' ) ).toBe( 'arte' );
		expect( categoryFor( group(), '?categoria=%C3%91u' ) ).toBe( 'Ñu' );
		expect( categoryFor( group(), '?categoria=%25e6%2597%25a5' ) ).toBe(
			'%e6%97%a5'
		);
	} );

	test( 'is all when no pill has exactly that category', () => {
		expect( categoryFor( group(), '?categoria=danza' ) ).toBe( 'all' );
		expect( categoryFor( group(), '?categoria=ARTE' ) ).toBe( 'all' );
		expect( categoryFor( group(), '?categoria=ñu' ) ).toBe( 'all' );
		expect( categoryFor( group(), '?categoria=日' ) ).toBe( 'all' );
		expect( categoryFor( group(), '?categoria=arte+' ) ).toBe( 'all' );
	} );

	test( 'is the initial one only when the address names none', () => {
		const initial = group( 'data-initial="arte"' );

		expect( categoryFor( initial, '' ) ).toBe( 'arte' );
		expect( categoryFor( initial, '?lang=es' ) ).toBe( 'arte' );
		expect( categoryFor( initial, '?categoria=all' ) ).toBe( 'all' );
		expect( categoryFor( initial, '?categoria=' ) ).toBe( 'all' );
		expect( categoryFor( initial, '?categoria=danza' ) ).toBe( 'all' );
	} );

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
const withQuestionMark = (
	...args: Parameters< typeof withCategory >
): string => withCategory( ...args ).replace( /^(?=.)/, '?' );

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
		expect( withQuestionMark( search, category, 'all' ) ).toBe( expected );
	} );

	test( 'names all where the page would open on another category', () => {
		expect( withQuestionMark( '', 'all', 'arte' ) ).toBe(
			'?categoria=all'
		);
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
					const search = withQuestionMark(
						`?${ others }`,
						category,
						'arte'
					);
					expect( requestedCategory( search ) ).toBe( category );
				}
			)
		);
	} );

	test( 'keeps every other parameter as it was spelt, in its place', () => {
		fc.assert(
			fc.property(
				fc
					.webQueryParameters()
					.filter( ( query ) => ! query.startsWith( '?' ) ),
				( others ) => {
					const parts = others
						.split( '&' )
						.filter( ( part ) => part !== '' );
					const search = withQuestionMark(
						`?${ others }`,
						'arte',
						'all'
					);
					expect( search ).toBe(
						`?${ [ ...parts, 'categoria=arte' ].join( '&' ) }`
					);
				}
			)
		);
	} );
} );
