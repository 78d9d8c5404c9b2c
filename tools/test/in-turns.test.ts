import { inTurns } from './in-turns';

it( 'works on two at a time, and gives every result in the order of the items', async () => {
	let open = 0;
	let most = 0;
	const results = await inTurns( [ 30, 1, 2, 3 ], async ( time ) => {
		most = Math.max( most, ++open );
		await new Promise( ( resolve ) => setTimeout( resolve, time ) );
		open--;
		return time * 2;
	} );
	expect( results ).toEqual( [ 60, 2, 4, 6 ] );
	expect( most ).toBe( 2 );
} );
