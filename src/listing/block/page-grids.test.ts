import type { EditedBlock } from '@wordpress/block-editor';
import { gridOf, newAnchor, type PageGrid, pageGrids } from './page-grids';

const block = (
	clientId: string,
	attributes: Record< string, unknown > = {}
): EditedBlock => ( {
	clientId,
	name: 'programs-filter/programas',
	attributes,
} );

const names = ( ...blocks: EditedBlock[] ): string[] =>
	pageGrids( blocks, 'Programas' ).map( ( { name } ) => name );

beforeAll( () => {
	// jsdom has no CSS.escape(); of what it does only this is needed here.
	Object.assign( globalThis, {
		CSS: {
			escape: ( id: string ) =>
				id.replace( /^\d/, ( digit ) => `\\3${ digit } ` ),
		},
	} );
} );

test( 'a filter without cards is no grid', () => {
	expect( names( block( 'a', { showGrid: false } ), block( 'b' ) ) ).toEqual(
		[ 'Programas' ]
	);
} );

test( 'a grid is called as its person called it, else by its ID, else by its position', () => {
	expect(
		names(
			block( 'a', { metadata: { name: ' Cursos ' }, anchor: 'x' } ),
			block( 'b', { anchor: 'becas', metadata: {} } ),
			block( 'c', { metadata: { name: 3 } } ),
			block( 'd', { showGrid: true, anchor: '' } )
		)
	).toEqual( [ 'Cursos', 'becas', 'Programas 3', 'Programas 4' ] );
} );

test( 'no two grids have the same name', () => {
	expect(
		names(
			block( 'a', { metadata: { name: 'Programas 2' } } ),
			block( 'b' ),
			block( 'c', { anchor: 'Programas 2' } )
		)
	).toEqual( [ 'Programas 2', 'Programas 2 (2)', 'Programas 2 (3)' ] );
} );

describe( 'the grid that a selector means', () => {
	const grids = pageGrids(
		[
			block( 'first' ),
			block( 'second', { anchor: 'becas' } ),
			block( 'third', { anchor: '2026' } ),
			block( 'copy', { anchor: 'becas' } ),
		],
		'Programas'
	);

	it.each< [ string, string | undefined, string ] >( [
		[ '', 'first', 'none: the first of the page' ],
		[ '  ', 'first', 'white space' ],
		[ '#becas', 'second', 'an ID: the first that has it, as on the page' ],
		[ ' #becas ', 'second', 'white space around it' ],
		[ '#becas .programas-grid', 'second', 'the list inside it' ],
		[ '#\\32 026', 'third', 'an ID that has to be escaped' ],
		[ '#bec', undefined, 'an ID that begins so' ],
		[ '#', undefined, 'no selector' ],
		[ '.programas', undefined, 'a class' ],
		[ 'main #becas', undefined, 'more than an ID' ],
	] )( '%j: %s (%s)', ( target, found ) => {
		expect( gridOf( target, grids )?.clientId ).toBe( found );
	} );

	test( 'a page without grids has none', () => {
		expect( gridOf< PageGrid >( '', [] ) ).toBeUndefined();
	} );
} );

it.each( [
	[ 'Programas', [], 'programas' ],
	[ 'Programas 2', [], 'programas-2' ],
	[ 'Cursos de otoño', [], 'programas-cursos-de-otono' ],
	[ '¡2026!', [], 'programas-2026' ],
	[ '***', [], 'programas' ],
	[ 'Becas', [ 'becas' ], 'programas-becas' ],
	[ 'Becas', [ 'programas-becas', 'x' ], 'programas-becas-2' ],
	[
		'Becas',
		[ 'programas-becas', 'programas-becas-2' ],
		'programas-becas-3',
	],
] )( 'the ID of %j beside %j is %s', ( name, taken, id ) => {
	expect( newAnchor( name, taken ) ).toBe( id );
} );
