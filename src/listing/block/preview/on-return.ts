/**
 * Notices that somebody comes back to the editor from another tab or window, where programs may have changed, and that the network
 * comes back.
 *
 * The event `focus` alone does not say so: the editor's canvas is an iframe, and every step between canvas and sidebar moves
 * the focus from one window to another.
 */

type Callback = () => void;

const callbacks = new Set< Callback >();
const watched = new WeakSet< Window >();
let away = false;

const callAll = (): void => callbacks.forEach( ( callback ) => callback() );

function back(): void {
	if ( away && ! document.hidden ) {
		away = false;
		callAll();
	}
}

function left(): void {
	// Which window has the focus now is known only after the event. hasFocus() of a page is also true for its iframes.
	setTimeout( () => {
		away ||= document.hidden || ! document.hasFocus();
	} );
}

/**
 * Watches a window of the editor: its own, or that of the canvas.
 *
 * @param view Window. It may be given more than once.
 */
export function watch( view: Window ): void {
	if ( ! watched.has( view ) ) {
		watched.add( view );
		view.addEventListener( 'blur', left );
		view.addEventListener( 'focus', back );
		view.document.addEventListener( 'visibilitychange', () =>
			view.document.hidden ? left() : back()
		);
	}
}

/**
 * Calls back whenever somebody or the network comes back.
 *
 * @param callback What to do.
 * @return Stops it.
 */
export function onReturn( callback: Callback ): () => void {
	watch( window );
	// Once, however often.
	window.addEventListener( 'online', callAll );
	callbacks.add( callback );

	return () => callbacks.delete( callback );
}
