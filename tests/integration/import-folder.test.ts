/**
 * The folder of the files of imports.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'makes its folder also where another request makes it at the same moment', async () => {
	expect( await inSandbox( 'made_by_another' ) ).toBe( 'made' );
} );

it( 'says that a folder cannot be made', async () => {
	expect( await inSandbox( 'never_made' ) ).toBe( 'unwritable' );
} );
