/**
 * Callbacks of others that print, or that end in an error, while a listing is made.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'what a callback prints does not stand before the JSON of a preview, nor of a page that is saved', async () => {
	expect( await inSandbox( 'printed_into_json' ) ).toEqual( {
		printed: '',
		pills: true,
		saved: true,
	} );
} );

it( 'what a callback prints on the page is left there: it may be a warning', async () => {
	expect( await inSandbox( 'printed_into_page' ) ).toBe( 'HOLA' );
} );

it( 'a callback that ends in an error leaves neither half a listing nor an open buffer', async () => {
	expect( await inSandbox( 'broken_off' ) ).toEqual( {
		printed: '',
		buffers: 0,
		message: 'No.',
	} );
} );
