/**
 * @jest-environment node
 */
import { type Progress, run } from './run';

const at = ( rows: number, more: Partial< Progress > = {} ): Progress => ( {
	step: 'import',
	busy: false,
	rows,
	total: 100,
	...more,
} );

/** Goes through answers; gives what was shown, how long it waited, and whether it left. */
async function through(
	answers: ( Progress | { code: string; message?: string } )[]
) {
	const shown: string[] = [];
	const waits: number[] = [];
	const leave = jest.fn();
	await run( {
		next: () => {
			const answer = answers.shift() ?? { code: 'end' };
			return 'code' in answer
				? Promise.reject( Object.assign( new Error(), answer ) )
				: Promise.resolve( answer );
		},
		show: ( state, progress, reason ) =>
			void shown.push(
				`${ state } ${ progress?.rows ?? reason ?? '' }`.trim()
			),
		leave,
		wait: ( milliseconds ) => {
			waits.push( milliseconds );
			return Promise.resolve();
		},
	} );
	return { shown, waits, left: leave.mock.calls.length };
}

it( 'asks for one part after another until all are done', async () => {
	expect(
		await through( [ at( 10 ), at( 60 ), at( 100, { step: 'done' } ) ] )
	).toEqual( { shown: [ 'going 10', 'going 60' ], waits: [], left: 1 } );
} );

it( 'goes on after a lost connection, however long it was', async () => {
	const lost = Array.from( { length: 20 }, () => ( {
		code: 'fetch_error',
	} ) );
	const { shown, waits, left } = await through( [
		at( 10 ),
		...lost,
		at( 100, { step: 'done' } ),
	] );
	expect( shown ).toEqual( [ 'going 10', ...lost.map( () => 'lost' ) ] );
	expect( waits.slice( 0, 3 ) ).toEqual( [ 2000, 4000, 8000 ] );
	expect( Math.max( ...waits ) ).toBe( 30_000 );
	expect( left ).toBe( 1 );
} );

it( 'looks on while another window goes through it', async () => {
	expect(
		await through( [
			at( 10, { busy: true } ),
			at( 20 ),
			at( 20, { step: 'checked' } ),
		] )
	).toEqual( { shown: [ 'busy 10', 'going 20' ], waits: [ 1000 ], left: 1 } );
} );

it( 'says so where the server fails again and again', async () => {
	const failed = Array.from( { length: 8 }, () => ( {
		code: 'invalid_json',
	} ) );
	const { shown, left } = await through( failed );
	expect( shown.at( -1 ) ).toBe( 'failed' );
	expect( left ).toBe( 0 );
} );

it( 'goes on where the server fails now and then, however often', async () => {
	const { waits, left } = await through( [
		...Array.from( { length: 20 }, ( _, part ) => [
			{ code: 'invalid_json' },
			at( part ),
		] ).flat(),
		at( 100, { step: 'done' } ),
	] );
	expect( new Set( waits ) ).toEqual( new Set( [ 2000 ] ) );
	expect( left ).toBe( 1 );
} );

it( 'says within seconds what the server cannot do, and goes on however long that was', async () => {
	const stuck = Array.from( { length: 20 }, () => ( {
		code: 'programs_filter_stuck',
		message: 'Disk full',
	} ) );
	const { shown, waits, left } = await through( [
		...stuck,
		at( 100, { step: 'done' } ),
	] );
	// The first time it may pass.
	expect( shown.slice( 0, 3 ) ).toEqual( [
		'going',
		'stuck Disk full',
		'stuck Disk full',
	] );
	expect( waits[ 0 ] ).toBe( 2000 );
	expect( left ).toBe( 1 );
} );

it.each( [
	'rest_forbidden',
	'rest_cookie_invalid_nonce',
	'rest_not_logged_in',
] )(
	'says so at once where it is refused, and does not load the page again and again (%s)',
	async ( code ) => {
		const { shown, left } = await through( [ { code } ] );
		expect( shown ).toEqual( [ 'failed' ] );
		expect( left ).toBe( 0 );
	}
);

it( 'leaves where the import is gone', async () => {
	expect(
		await through( [ { code: 'programs_filter_no_import' } ] )
	).toEqual( { shown: [], waits: [], left: 1 } );
} );
