import { parse, read, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Names in an order that is nobody's. */
const NAMES = [ 'Zoo', '100', 'De 10 a 12', 'Época', '10', 'De 3 a 5', '8' ];

it.each( [
	[ false, [ '8', '10', '100', 'De 3 a 5', 'De 10 a 12', 'Época', 'Zoo' ] ],
	// By ID.
	[ true, NAMES ],
] )(
	'categories and terms are sorted as numbers and without accents; a plugin’s order is kept: %j',
	async ( isOwn, names ) => {
		const html = await inSandbox< string >( 'offered', NAMES, isOwn );
		expect( read( html ).pills.slice( 1 ) ).toEqual( names );
		expect( textsOf( parse( html ), 'option' ).slice( 1 ) ).toEqual(
			names
		);
	}
);
