/**
 * More programs than fit into memory.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a listing has as many cards as fit into memory, and all of them where WordPress may raise the limit', async () => {
	expect( await inSandbox( 'cards_in_little_memory' ) ).toEqual( {
		fixed: [ 128, 128, expect.any( Number ) ],
		raised: [ 130, 130, expect.any( Number ) ],
	} );
} );
