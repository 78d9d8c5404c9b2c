/**
 * The folder of the files of imports.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it.each( [
	[ 'makes its folder also where another request makes it', true, 'made' ],
	[ 'says that a folder cannot be made', false, 'unwritable' ],
] )( '%s', async ( _, hasAnotherRequest, said ) => {
	expect( await inSandbox( 'made', hasAnotherRequest ) ).toBe( said );
} );
