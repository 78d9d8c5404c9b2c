import type { Category } from '../categories';
import { namesOf } from './category-names';

/** Categories by slug: name and, where there is one, the slug of the parent. */
function categories(
	tree: Record< string, readonly [ name: string, parent?: string ] >
): Category[] {
	const slugs = Object.keys( tree );

	return Object.entries( tree ).map( ( [ slug, [ name, parent ] ] ) => ( {
		id: slugs.indexOf( slug ) + 1,
		slug,
		name,
		parent: parent ? slugs.indexOf( parent ) + 1 : 0,
		programs_filter_old_slugs: [],
	} ) );
}

const names = ( ...tree: Parameters< typeof categories > ) =>
	Object.fromEntries( namesOf( categories( ...tree ) ) );

test( 'a name that only one category has is enough', () => {
	expect(
		names( { musica: [ 'Música' ], coro: [ 'Coro &amp; voz', 'musica' ] } )
	).toEqual( { musica: 'Música', coro: 'Coro & voz' } );
} );

test( 'where two have the same, the parent tells them apart', () => {
	expect(
		names( {
			musica: [ 'Música' ],
			becas: [ 'Becas' ],
			'becas-2': [ 'Becas', 'musica' ],
		} )
	).toEqual( {
		musica: 'Música',
		becas: 'Becas',
		'becas-2': 'Becas (Música)',
	} );
} );

test( 'where the parents have the same name too, their parents do', () => {
	expect(
		names( {
			musica: [ 'Música' ],
			danza: [ 'Danza' ],
			'adultos-m': [ 'Adultos', 'musica' ],
			'adultos-d': [ 'Adultos', 'danza' ],
			'inicio-m': [ 'Iniciación', 'adultos-m' ],
			'inicio-d': [ 'Iniciación', 'adultos-d' ],
		} )
	).toMatchObject( {
		'adultos-m': 'Adultos (Música)',
		'inicio-m': 'Iniciación (Música › Adultos)',
		'inicio-d': 'Iniciación (Danza › Adultos)',
	} );
} );

test( 'where no parent does, the slug does', () => {
	expect( names( { becas: [ 'Becas' ], 'becas-2': [ 'Becas' ] } ) ).toEqual( {
		becas: 'Becas (becas)',
		'becas-2': 'Becas (becas-2)',
	} );
} );

test( 'parents that form a loop, or are not there, end', () => {
	const loop = categories( {
		a: [ 'Becas', 'b' ],
		b: [ 'Becas', 'a' ],
		c: [ 'Becas' ],
	} ).map( ( category ) =>
		category.slug === 'c' ? { ...category, parent: 99 } : category
	);

	expect( new Set( namesOf( loop ).values() ).size ).toBe( 3 );
} );
