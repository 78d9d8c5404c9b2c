import { clickTask } from './click-task';
import type { TraceEvent } from './trace';

/** An event of the main thread; times in milliseconds. */
const event = (
	name: string,
	start: number,
	duration: number,
	type?: string
): TraceEvent => ( {
	name,
	ph: 'X',
	pid: 1,
	tid: 1,
	ts: start * 1000,
	dur: duration * 1000,
	args: type ? { data: { type } } : {},
} );

const CLICK = [
	event( 'RunTask', 0, 40 ),
	event( 'EventDispatch', 0, 2, 'pointerup' ),
	event( 'EventDispatch', 2, 10, 'click' ),
];

test( 'the task of a click is taken apart', () => {
	expect(
		clickTask( [
			event( 'RunTask', -50, 40 ),
			event( 'Layout', -30, 5 ),
			...CLICK,
			event( 'UpdateLayoutTree', 13, 12 ),
			event( 'Layout', 25, 4 ),
			event( 'PrePaint', 30, 3 ),
			event( 'RunTask', 50, 40 ),
			event( 'Layout', 60, 5 ),
		] )
	).toEqual( { whole: 40, script: 10, style: 12, layout: 4, prePaint: 3 } );
} );

test( 'a layout that script forces counts as script', () => {
	expect( clickTask( [ ...CLICK, event( 'Layout', 5, 4 ) ] ) ).toMatchObject(
		{ script: 10, layout: 0 }
	);
} );

test( 'a trace without a click is an error', () => {
	expect( () => clickTask( [ event( 'RunTask', 0, 40 ) ] ) ).toThrow(
		'There is no click in the trace.'
	);
} );
