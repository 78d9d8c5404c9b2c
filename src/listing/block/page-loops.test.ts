import type { EditedBlock } from '@wordpress/block-editor';
import { type FoundLoop, type Page, pageLoops } from './page-loops';

const block = (
	clientId: string,
	attributes: Record< string, unknown > = {},
	name = 'core/query'
): EditedBlock => ( { clientId, name, attributes } );

const group = (
	clientId: string,
	attributes: Record< string, unknown > = {}
): EditedBlock => block( clientId, attributes, 'core/group' );

const found = ( loop: EditedBlock, ...around: EditedBlock[] ): FoundLoop => ( {
	loop,
	around,
} );

const NEW: Page = {
	title: 'Bucle de consulta',
	canHaveId: ( { name } ) => name !== 'core/column',
	countIn: () => 1,
};

/** Before WordPress 7.0 a loop has no ID. */
const OLD: Page = { ...NEW, canHaveId: ( { name } ) => name === 'core/group' };

test( 'a loop is called as its person called it, or what is around it, and what it is; no two are called the same', () => {
	const names = pageLoops(
		[
			found( block( 'a', { metadata: { name: 'Cursos' } } ) ),
			found(
				block( 'b' ),
				group( 'c', { metadata: { name: 'Cursos' } } )
			),
			found( block( 'd', { anchor: 'becas' } ) ),
			found( block( 'e' ) ),
			found( block( 'f' ) ),
		],
		NEW
	).map( ( { name } ) => name );
	expect( names ).toEqual( [
		'Cursos (Bucle de consulta)',
		'Bucle de consulta',
		'becas (Bucle de consulta)',
		'Bucle de consulta 2',
		'Bucle de consulta 3',
	] );
} );

test( 'an ID around a loop means it, where nothing else there is a grid; else the loop gets one', () => {
	const around = group( 'g', { anchor: 'medida' } );
	expect( pageLoops( [ found( block( 'a' ), around ) ], NEW ) ).toEqual( [
		expect.objectContaining( { clientId: 'g', anchor: 'medida' } ),
	] );
	expect(
		pageLoops( [ found( block( 'a' ), around ) ], {
			...NEW,
			countIn: () => 2,
		} )
	).toEqual( [ expect.objectContaining( { clientId: 'a', anchor: '' } ) ] );
} );

test( 'where a loop cannot have an ID, the group around it gets one; without a group it is not offered', () => {
	expect(
		pageLoops(
			[
				found( block( 'a' ), group( 'g' ), group( 'h' ) ),
				found( block( 'b' ) ),
			],
			OLD
		)
	).toEqual( [ expect.objectContaining( { clientId: 'g', anchor: '' } ) ] );
} );
