import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** [ chosen, programs, pills; one that all of them have is nothing to choose from ] */
const CASES: [ string[], string, string ][] = [
	[ [ 'arte' ], 'Acuarela Óleo', '' ],
	[ [ 'musica', 'arte' ], 'Acuarela Coro Óleo', 'Todos Música Arte' ],
	[ [ 'pintura', 'arte' ], 'Acuarela Óleo', 'Todos Pintura Arte' ],
	[ [ 'pintura' ], 'Óleo', '' ],
	[ [ 'vacia', 'musica' ], 'Coro', '' ],
	[ [ 'no-existe' ], '', '' ],
	[ [ 'no-existe', 'musica' ], 'Coro', '' ],
	[ [ 'Música' ], 'Coro', '' ],
	[ [], 'Acuarela Coro Suelto Óleo', 'Todos Arte Pintura Música' ],
];

it( 'chosen categories show their programs, with those of their descendants, and their pills in the order chosen', async () => {
	const html = await inSandbox< string[] >(
		'listings',
		CASES.map( ( [ slugs ] ) => slugs ),
		[ 'musica', 'no-existe', 'pintura' ]
	);
	const [ others, ...shown ] = html.reverse().map( ( one ) => {
		const { visible, pills } = read( one );
		return [ [ ...visible ].sort().join( ' ' ), pills.join( ' ' ) ];
	} );
	expect(
		shown.reverse().map( ( one, at ) => [ CASES[ at ]?.[ 0 ], ...one ] )
	).toEqual( CASES );
	// With all others after them.
	expect( others ).toEqual( [
		'Acuarela Coro Suelto Óleo',
		'Todos Música Pintura Arte',
	] );
} );
