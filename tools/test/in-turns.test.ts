import { inTurns } from './in-turns';

it.each( [ 2, 3 ] )(
	'works on %i at a time, and gives every result in the order of the items',
	async ( atOnce ) => {
		let open = 0;
		let most = 0;
		const results = await inTurns(
			[ 30, 1, 2, 3 ],
			atOnce,
			async ( time ) => {
				most = Math.max( most, ++open );
				await new Promise( ( resolve ) => setTimeout( resolve, time ) );
				open--;
				return time * 2;
			}
		);
		expect( results ).toEqual( [ 60, 2, 4, 6 ] );
		expect( most ).toBe( atOnce );
	}
);
