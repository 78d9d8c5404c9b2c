import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** WordPress defines a constant for an autosave, which would be there for the next tests in PHPUnit. */
it( 'an autosave keeps the facts that can be used, and leaves the program as it is', async () => {
	expect( await inSandbox( 'autosaved' ) ).toEqual( {
		status: 200,
		content: 'Texto nuevo',
		place: 'Sala 3',
		sessions: '',
		title: 'Acuarela',
	} );
} );
