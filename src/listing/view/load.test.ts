import { CHUNK_TIMEOUT_MS } from './constants';
import {
	imported,
	removeEagerEntry,
	requests,
	startEagerEntry,
} from './fixtures/eager-entry';
import { activePills, listingHtml, reachable } from './fixtures/listing';
import { click, openAt, pill, tabStops } from './fixtures/use-filter';

beforeEach( () => {
	openAt( '' );
} );
afterEach( removeEagerEntry );

/** Lets time pass, and what follows from it. */
async function pass( milliseconds: number ): Promise< void > {
	jest.advanceTimersByTime( milliseconds );
	await imported();
}

/** Clicks a pill as a visitor does: it has the focus then, which is the sign of interest. */
async function use( target: HTMLElement ): Promise< void > {
	target.focus();
	await click( target );
	await imported();
}

test( 'a part that hangs is given up after the time of the specification, and asked for again by the next use; pills filter all the while', async () => {
	startEagerEntry( listingHtml(), { connection: 'silent once' } );
	pill( 'arte' ).focus();
	await imported();
	const asked = Date.now();
	expect( requests() ).toBe( 1 );

	await use( pill( 'arte' ) );
	expect( reachable() ).toEqual( [ '1', '3' ] );
	await pass( CHUNK_TIMEOUT_MS - ( Date.now() - asked ) - 100 );
	await use( pill( 'danza' ) );
	expect( activePills() ).toEqual( [ 'danza' ] );
	expect( requests() ).toBe( 1 );
	expect( tabStops() ).not.toEqual( [ 'danza' ] );

	await pass( 100 );
	expect( requests() ).toBe( 1 );
	await pass( 4_000 );
	await use( pill( 'arte' ) );
	expect( requests() ).toBe( 2 );
	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( tabStops() ).toEqual( [ 'arte' ] );
} );

/** A pointer crosses the row of pills. */
async function cross(): Promise< void > {
	for ( const category of [ 'all', 'arte', 'danza', 'musica' ] ) {
		pill( category ).dispatchEvent(
			new Event( 'pointerover', { bubbles: true } )
		);
		await imported();
	}
}

test( 'a network that was gone while a pointer crossed the row takes nothing away: the keyboard comes with the next use, seconds later', async () => {
	startEagerEntry( listingHtml(), { connection: 'broken once' } );
	await cross();
	expect( requests() ).toBe( 1 );

	await pass( 4_000 );
	await use( pill( 'arte' ) );
	expect( requests() ).toBe( 2 );
	expect( tabStops() ).toEqual( [ 'arte' ] );
} );

test.each( [
	[ 'broken', 5 ],
	[ 'silent', 4 ],
] as const )(
	'a connection that stays %s is asked %d times in ten minutes of a moving pointer: ever more rarely',
	async ( connection, times ) => {
		startEagerEntry( listingHtml(), { connection } );
		for ( let second = 0; second < 600; second++ ) {
			await cross();
			await pass( 1_000 );
		}

		expect( requests() ).toBe( times );
	}
);
