import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the clock', () => {
	it( 'strikes when a program begins, is over, or its sign-up is, and follows every change', async () => {
		expect( await inSandbox( 'after_changes' ) ).toEqual( {
			nothing: [ '', true ],
			'a program that is over': [ '', true ],
			'one that comes': [ 5, true ],
			'one that ends before that': [ 3, true ],
			'the last day to sign up': [ 1, true ],
			'without that': [ 3, true ],
			'a draft, and one behind a password': [ 3, true ],
			'the draft is published': [ 1, true ],
			'its date is gone': [ 3, true ],
			'a date that is moved': [ 1, true ],
		} );
	} );

	it( 'announces, when it strikes, a change to everybody: listeners, page caches and editors', async () => {
		expect( await inSandbox( 'struck' ) ).toEqual( {
			times: 1,
			pages: [ 'con-bloque' ],
			stamp: true,
		} );
	} );

	it( 'announces what WP-Cron missed, and is set anew after the time of the server was set back', async () => {
		expect( await inSandbox( 'found' ) ).toEqual( {
			'never looked at': [ 0, [ 3, true ] ],
			late: [ 1, [ 3, true ] ],
			'not yet': [ 0, [ 2, false ] ],
			'set a year too early': [ 1, [ 3, true ] ],
			'no moment': [ 1, [ 3, true ] ],
		} );
	} );

	it( 'announces a change once, and only when the database can be written', async () => {
		expect( await inSandbox( 'struck_in_read_only_database' ) ).toEqual( [
			0, 0, 1, 0,
		] );
	} );

	it( 'tells page caches of the programs about which it changed something, also where it is late', async () => {
		expect( await inSandbox( 'programs_told' ) ).toEqual( [
			'begins',
			'is-over',
		] );
	} );

	it( 'knows the next moment, too, where it has struck and was not set again', async () => {
		expect( await inSandbox( 'right_until' ) ).toBe( 3 );
	} );

	it( 'is gone after deactivation', async () => {
		expect( await inSandbox( 'after_deactivation' ) ).toEqual( [
			false,
			false,
		] );
	} );
} );
