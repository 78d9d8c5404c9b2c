import { read } from './trace';

const OURS =
	'http://127.0.0.1/wp-content/plugins/programs-filter/build/listing/view/index.js';
const OTHER = 'http://127.0.0.1/other.js';

type Event = Parameters< typeof read >[ 0 ][ number ];

/** An event of the main thread; times in milliseconds. */
const event = (
	name: string,
	start: number,
	duration: number,
	args: Event[ 'args' ] = {}
): Event => ( {
	name,
	ph: 'X',
	pid: 1,
	tid: 1,
	ts: start * 1000,
	dur: duration * 1000,
	args,
} );

const script = ( url: string, start: number, duration: number ): Event =>
	event( 'FunctionCall', start, duration, { data: { url } } );

const layout = ( start: number, url?: string, name = 'Layout' ): Event =>
	event( name, start, 1, {
		beginData: url ? { stackTrace: [ { url } ] } : {},
	} );

test( 'a layout, or a style, is forced by us when our script is on its stack', () => {
	const { forced, restyled } = read( [
		script( OURS, 0, 10 ),
		layout( 5, OURS ),
		layout( 6, OTHER ),
		layout( 20 ),
		layout( 7, OURS, 'UpdateLayoutTree' ),
		layout( 8, OURS, 'UpdateLayoutTree' ),
	] );

	expect( { forced, restyled } ).toEqual( { forced: 1, restyled: 2 } );
} );

test( 'our script is counted once, also where one of our functions calls another', () => {
	const { ours } = read( [
		script( OURS, 0, 10 ),
		script( OURS, 2, 3 ),
		script( OTHER, 20, 30 ),
		script( OURS, 60, 5 ),
	] );

	expect( ours ).toBe( 15 );
} );

test( 'a task blocks by what it takes beyond 50 ms, at most by what our script takes', () => {
	const { blocking } = read( [
		event( 'RunTask', 0, 60 ),
		script( OURS, 0, 20 ),
		event( 'RunTask', 100, 90 ),
		script( OURS, 100, 20 ),
		event( 'RunTask', 200, 90 ),
		script( OTHER, 200, 90 ),
	] );

	expect( blocking ).toBe( 30 );
} );
