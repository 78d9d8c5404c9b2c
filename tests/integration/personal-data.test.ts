/**
 * Contacts of programs in WordPress's tools for personal data.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a contact is exported with each of its programs, and erased from them and from their revisions', async () => {
	const contact = {
		'Correo electrónico': 'ana@example.org',
		Teléfono: '600 111 222',
	};
	const { copies, ...rest } = await inSandbox< {
		copies: number;
	} >( 'contacts' );
	expect( copies ).toBeGreaterThan( 2 );
	expect( rest ).toEqual( {
		exported: [
			{ Programa: 'Coro', ...contact },
			{ Programa: 'Acuarela', ...contact },
		],
		erased: {
			items_removed: true,
			items_retained: false,
			messages: [ 'Se ha borrado 1 revisión que contenía la dirección.' ],
			done: true,
		},
		left: 0,
		phone: '',
		place: 'Aula 1',
		others: 'luis@example.org',
	} );
} );

it( 'a contact is erased from programs of all languages', async () => {
	expect( await inSandbox( 'left_in_another_language' ) ).toEqual( [
		'ana@example.org',
		'',
	] );
} );

it( 'the guide for the privacy policy has a text about contacts and teachers', async () => {
	expect( await inSandbox( 'guide' ) ).toMatch(
		/privacy-policy-tutorial.*<\/p><p>.*(?:teacher|da las clases)/
	);
} );
