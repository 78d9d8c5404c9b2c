import { inSlices } from './slices';

const ITEMS = Array.from( { length: 1200 }, ( _, index ) => index );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

test( 'the page may answer before, between and after the slices', () => {
	const done: number[] = [];
	const sizes: number[] = [];

	inSlices( ITEMS, ( item ) => done.push( item ) );
	sizes.push( done.length );
	while ( jest.getTimerCount() > 0 ) {
		jest.advanceTimersToNextTimer();
		sizes.push( done.length );
	}

	expect( sizes ).toEqual( [ 0, 500, 1000, 1200 ] );
	expect( done ).toEqual( ITEMS );
} );

test( 'once stopped, no further item is touched', () => {
	const work = jest.fn();

	const stop = inSlices( ITEMS, work );
	jest.advanceTimersToNextTimer();
	stop();
	jest.runAllTimers();

	expect( work ).toHaveBeenCalledTimes( 500 );
} );

test( 'nothing to do takes no timer', () => {
	inSlices( [], jest.fn() );

	expect( jest.getTimerCount() ).toBe( 0 );
} );
