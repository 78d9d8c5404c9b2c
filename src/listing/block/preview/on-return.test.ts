import { onReturn, watch } from './on-return';

const state = { hidden: false, focused: true };
Object.defineProperty( document, 'hidden', { get: () => state.hidden } );
document.hasFocus = () => state.focused;

/** The focus goes from one window to another, or leaves the browser. */
function move( from: Window, to: Window | null ): void {
	state.focused = to !== null;
	from.dispatchEvent( new Event( 'blur' ) );
	to?.dispatchEvent( new Event( 'focus' ) );
	jest.runAllTimers();
}

function canvas(): Window {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	if ( ! frame.contentWindow ) {
		throw new Error( 'No window.' );
	}
	return frame.contentWindow;
}

const returns = jest.fn();
let stop = (): void => {};

beforeEach( () => {
	jest.useFakeTimers();
	returns.mockClear();
	stop = onReturn( returns );
} );

afterEach( () => stop() );

it( 'calls back when the focus comes back from another window', () => {
	move( window, null );
	expect( returns ).not.toHaveBeenCalled();
	state.focused = true;
	window.dispatchEvent( new Event( 'focus' ) );
	expect( returns ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not call back when the focus only goes from the sidebar to the canvas and back', () => {
	const view = canvas();
	watch( view );
	move( window, view );
	move( view, window );
	expect( returns ).not.toHaveBeenCalled();
} );

it( 'calls back when the focus left from the canvas and comes back to it', () => {
	const view = canvas();
	watch( view );
	watch( view );
	move( window, view );
	move( view, null );
	state.focused = true;
	view.dispatchEvent( new Event( 'focus' ) );
	expect( returns ).toHaveBeenCalledTimes( 1 );
} );

it( 'calls back once when the tab is shown again', () => {
	state.hidden = true;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	jest.runAllTimers();
	state.hidden = false;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( returns ).toHaveBeenCalledTimes( 1 );
} );

it( 'calls no listener that was removed', () => {
	stop();
	move( window, null );
	state.focused = true;
	window.dispatchEvent( new Event( 'focus' ) );
	expect( returns ).not.toHaveBeenCalled();
} );
