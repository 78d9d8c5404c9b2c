/**
 * Imports of values that the database does not store.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const NOT_STORED =
	'El sitio no ha guardado esto. Puede que su base de datos no conozca todos los caracteres, como los emojis.';

it( 'says of a fact and a picture that they could not be stored', async () => {
	expect( await inSandbox( 'not_stored' ) ).toEqual( [
		[ 'create', `Lugar: ${ NOT_STORED }` ],
		[ 'create', `Imagen: ${ NOT_STORED }` ],
	] );
} );

it( 'says before and after that a table without emoji stores none, and keeps what is there', async () => {
	const problems = [ `Lugar: ${ NOT_STORED }`, `Lugar: ${ NOT_STORED }`, '' ];
	expect( await inSandbox( 'without_emoji' ) ).toEqual( [
		problems,
		problems,
		{ A: '', B: 'Aula', C: 'Niño' },
	] );
} );

it( 'finds a program by a title with an emoji where the table has none', async () => {
	expect( await inSandbox( 'title_without_emoji' ) ).toEqual( [ 'change' ] );
} );
