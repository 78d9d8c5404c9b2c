import type { Attributes } from './attributes';
import metadata from './block.json';
import { settled } from './cards-elsewhere';
import { pageGrids } from './page-grids';

const saved = ( attributes: Record< string, unknown > ): Attributes =>
	( {
		...Object.fromEntries(
			Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
				name,
				'default' in schema ? schema.default : undefined,
			] )
		),
		...attributes,
	} ) as Attributes;

const grids = ( attributes: Record< string, unknown > ) =>
	pageGrids(
		[
			{
				clientId: 'a',
				name: metadata.name,
				attributes: { anchor: 'lista', ...attributes },
			},
		],
		'Programas'
	);

const FILTER = {
	showGrid: false,
	target: '#lista',
	limit: 1,
	order: 'desc',
	orderBy: 'title',
	when: 'past',
};

beforeAll( () => {
	// jsdom has no CSS.escape(); these IDs need none.
	Object.assign( globalThis, { CSS: { escape: ( id: string ) => id } } );
} );

it( 'leaves a block with cards as it is', () => {
	const attributes = saved( { limit: 3 } );
	expect( settled( attributes, grids( { limit: 5 } ) ) ).toBe( attributes );
} );

it( 'takes for a filter alone what its cards are of', () => {
	expect(
		settled(
			saved( FILTER ),
			grids( { limit: 5, categories: [ 'danza' ] } )
		)
	).toMatchObject( {
		limit: 5,
		order: 'asc',
		orderBy: 'manual',
		when: 'all',
		categories: [ 'danza' ],
	} );
} );

it( 'leaves a filter its own categories', () => {
	expect(
		settled(
			saved( { ...FILTER, categories: [ 'musica' ] } ),
			grids( { categories: [ 'danza' ] } )
		).categories
	).toEqual( [ 'musica' ] );
} );

it( 'takes all programs where no block of ours has the cards', () => {
	expect(
		settled( saved( { ...FILTER, target: '#mano' } ), grids( {} ) )
	).toMatchObject( {
		limit: 0,
		order: 'asc',
		orderBy: 'manual',
		when: 'all',
	} );
} );
