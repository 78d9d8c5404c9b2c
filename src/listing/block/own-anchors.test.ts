import type { EditedBlock } from '@wordpress/block-editor';
import { ownAnchors } from './own-anchors';

const block = (
	clientId: string,
	attributes: Record< string, unknown >,
	name = 'programs-filter/programas'
): EditedBlock => ( { clientId, name, attributes } );

const filter = ( clientId: string, target: string ): EditedBlock =>
	block( clientId, { showGrid: false, target } );

/** The changes, by block. */
const changes = (
	blocks: EditedBlock[],
	...came: string[]
): Record< string, unknown > =>
	Object.fromEntries(
		ownAnchors( blocks, new Set( came ) ).map(
			( { clientId, attributes } ) => [ clientId, attributes ]
		)
	);

beforeAll( () => {
	// jsdom has none.
	Object.assign( globalThis, { CSS: { escape: ( id: string ) => id } } );
} );

test( 'a pattern that is used twice: the second grid gets its own ID, and its filter controls it', () => {
	expect(
		changes(
			[
				filter( 'f1', '#rejilla' ),
				block( 'g1', { anchor: 'rejilla' } ),
				filter( 'f2', '#rejilla' ),
				block( 'g2', { anchor: 'rejilla' } ),
				filter( 'f3', '#rejilla .programas-grid' ),
			],
			'f2',
			'g2',
			'f3'
		)
	).toEqual( {
		g2: { anchor: 'rejilla-2' },
		f2: { target: '#rejilla-2' },
		f3: { target: '#rejilla-2 .programas-grid' },
	} );
} );

test( 'also where the copy stands above the original; a third one gets the next', () => {
	expect(
		changes(
			[
				block( 'copy', { anchor: 'becas' } ),
				block( 'original', { anchor: 'becas' } ),
				block( 'second', { anchor: 'becas-2' } ),
			],
			'copy'
		)
	).toEqual( { copy: { anchor: 'becas-3' } } );
} );

test( 'a filter that came with another grid, or before, goes on controlling what it did', () => {
	expect(
		changes(
			[
				filter( 'before', '#becas' ),
				block( 'original', { anchor: 'becas' } ),
				block( 'copy', { anchor: 'becas' } ),
				filter( 'other', '#cursos' ),
				filter( 'first', '' ),
			],
			'copy',
			'other',
			'first'
		)
	).toEqual( { copy: { anchor: 'becas-2' } } );
} );

test( 'of two copies with one new ID, the filter keeps the first', () => {
	expect(
		changes(
			[
				filter( 'f', '#becas' ),
				block( 'a', { anchor: 'becas' } ),
				block( 'b', { anchor: 'becas' } ),
			],
			'f',
			'a',
			'b'
		)
	).toEqual( { b: { anchor: 'becas-2' } } );
} );

test( 'the ID of a block of another kind is taken too, and such blocks are left alone', () => {
	expect(
		changes(
			[
				block( 'heading', { anchor: 'becas' }, 'core/heading' ),
				block( 'copy', { anchor: 'becas' } ),
				block( 'came', { anchor: 'becas' }, 'core/heading' ),
			],
			'copy',
			'came'
		)
	).toEqual( { copy: { anchor: 'becas-2' } } );
} );

test( 'nothing changes where nothing came, or what came has an ID of its own or none', () => {
	const blocks = [
		block( 'a', { anchor: 'becas' } ),
		block( 'b', { anchor: 'becas' } ),
		block( 'c', { anchor: '' } ),
		block( 'd', {} ),
		block( 'e', { anchor: 'cursos' } ),
	];
	expect( changes( blocks ) ).toEqual( {} );
	expect( changes( blocks, 'c', 'd', 'e' ) ).toEqual( {} );
} );

test( 'a pattern with a Query Loop that is used twice: what is around the second loop gets its own ID, and its filter controls it', () => {
	const group = ( clientId: string, anchor: string ): EditedBlock =>
		block( clientId, { anchor }, 'core/group' );

	expect(
		changes(
			[
				filter( 'f1', '#medida' ),
				group( 'g1', 'medida' ),
				filter( 'f2', '#medida' ),
				group( 'g2', 'medida' ),
				group( 'g3', 'aparte' ),
				group( 'g4', 'aparte' ),
			],
			'f2',
			'g2',
			'g4'
		)
	).toEqual( {
		g2: { anchor: 'medida-2' },
		f2: { target: '#medida-2' },
	} );
} );
