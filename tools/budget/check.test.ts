import { randomBytes } from 'node:crypto';

import { unknown, weigh } from './check';

const BUDGET = { name: 'a script', file: 'a.js', most: 1000 };

it( 'keeps a file that is as heavy as it may be, compressed', () => {
	const [ weighed ] = weigh( [ BUDGET ], () => Buffer.alloc( 50_000, 'a' ) );

	expect( weighed ).toMatchObject( { kept: true } );
	expect( weighed?.weight ).toBeLessThan( 200 );
} );

it( 'refuses a file that is heavier', () => {
	expect( weigh( [ BUDGET ], () => randomBytes( 1100 ) ) ).toMatchObject( [
		{ kept: false },
	] );
} );

it( 'refuses a build without the file: a moved file must not lose its budget', () => {
	expect( weigh( [ BUDGET ], () => undefined ) ).toMatchObject( [
		{ kept: false },
	] );
} );

it( 'names the scripts that nobody gave a budget', () => {
	expect( unknown( [ BUDGET ], [ 'a.js', 'b.js' ] ) ).toEqual( [ 'b.js' ] );
} );
