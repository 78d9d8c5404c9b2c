import { showFrame } from '../fixtures/use-filter';
import { runInSlices } from './slices';

const ITEMS = Array.from( { length: 1200 }, ( _, index ) => index );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

/** How many items are done whenever the page may answer. */
function progress( items: readonly number[] ): number[] {
	const done: number[] = [];
	runInSlices( items, ( item ) => done.push( item ) );
	const sizes = [ done.length ];
	jest.advanceTimersToNextFrame();
	while ( jest.getTimerCount() > 0 ) {
		sizes.push( done.length );
		jest.advanceTimersToNextTimer();
	}
	expect( done ).toEqual( items );

	return [ ...sizes, done.length ];
}

test( 'the page may answer before the frame, after it, and between the slices', () => {
	expect( progress( ITEMS.slice( 0, 200 ) ) ).toEqual( [
		0, 0, 80, 160, 200,
	] );
} );

test( 'many items do not make more than ten slices', () => {
	expect( progress( ITEMS ) ).toEqual( [
		0, 0, 120, 240, 360, 480, 600, 720, 840, 960, 1080, 1200,
	] );
} );

test( 'once stopped, no further item is touched', () => {
	const work = jest.fn();

	const stop = runInSlices( ITEMS, work );
	showFrame();
	stop();
	jest.runAllTimers();

	expect( work ).toHaveBeenCalledTimes( 120 );
} );

test( 'stopped before the frame was shown, no item is touched', () => {
	const work = jest.fn();

	runInSlices( ITEMS, work )();
	jest.runAllTimers();

	expect( work ).not.toHaveBeenCalled();
} );

test( 'nothing to do asks for no frame', () => {
	runInSlices( [], jest.fn() );

	expect( jest.getTimerCount() ).toBe( 0 );
} );
