import { CHUNK_TIMEOUT_MS } from './constants';
import {
	imported,
	removeEagerEntry,
	requests,
	start,
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
	start( listingHtml(), { connection: 'silent once' } );
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
	await use( pill( 'arte' ) );
	expect( requests() ).toBe( 2 );
	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( tabStops() ).toEqual( [ 'arte' ] );
} );

test( 'one that always hangs is asked for three times, and no more', async () => {
	start( listingHtml(), { connection: 'silent' } );
	for ( const category of [ 'arte', 'danza', 'musica', 'arte', 'danza' ] ) {
		await use( pill( category ) );
		expect( activePills() ).toEqual( [ category ] );
		await pass( CHUNK_TIMEOUT_MS );
	}

	expect( requests() ).toBe( 3 );
} );
