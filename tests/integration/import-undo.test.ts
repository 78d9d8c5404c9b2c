/**
 * Imports that are taken back.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'an import is taken back: what it created is in the trash, what it changed is as it was, new categories are gone', async () => {
	expect( await inSandbox( 'whole' ) ).toEqual( {
		listed: true,
		changed: true,
		rows: [
			[ 'Coro', 'change', '' ],
			[ 'Taller', 'create', '' ],
			[ 'Curso', 'create', '' ],
		],
		same: true,
		terms: true,
		trash: 1,
		shown: true,
		again: null,
		past: true,
		no_files: [ [], [] ],
	} );
} );

it( 'what was edited since an import, and what the user may not delete, is left and named', async () => {
	const edited = 'Este programa se ha editado después de la importación.';
	expect( await inSandbox( 'left' ) ).toEqual( {
		rows: [
			[ 'Coro', 'skip', edited ],
			[ 'Taller', 'skip', edited ],
			[ 'Curso', 'create', '' ],
			[ 'Baile', 'create', '' ],
			[ 'Cante', 'skip', 'No tienes permiso para editar este programa.' ],
		],
		programs: [ 'Coro', 'Taller', 'Cante' ],
		named: true,
	} );
} );

it( 'interrupted in the middle of rows, an import and its undoing are true and whole', async () => {
	expect( await inSandbox( 'interrupted' ) ).toEqual( {
		import: [
			[ 'change', 9 ],
			[ 'create', expect.any( Number ) ],
			[ 'create', expect.any( Number ) ],
		],
		undo: [
			[ 'Coro', 'change', '' ],
			[ 'Taller', 'create', '' ],
			[ 'Curso', 'create', '' ],
		],
		same: true,
	} );
} );

it( 'imports are taken back one after the other, the last one first', async () => {
	expect( await inSandbox( 'one_after_another' ) ).toEqual( {
		rows: [
			[ [ 'Coro', 'change', '' ] ],
			[ 'Aula' ],
			[ [ 'Coro', 'create', '' ] ],
		],
		programs: [],
	} );
} );

it( 'an import without its journal cannot be taken back, and the list says so', async () => {
	expect( await inSandbox( 'impossible' ) ).toEqual( {
		none: null,
		array: null,
		gone: null,
		said: true,
	} );
} );

it( 'what WordPress changes beside a field is taken back, too, and no text passes a filter', async () => {
	expect( await inSandbox( 'beside_fields' ) ).toEqual( {
		changed: true,
		raw: true,
		same: true,
	} );
} );

it( 'an import on the way cannot be taken back; a stopped one can', async () => {
	expect( await inSandbox( 'on_the_way' ) ).toEqual( {
		midway: [ null, false ],
		stopped: 1,
		listed: true,
	} );
} );
