/**
 * Detects when the editor returns from another tab or window, where programs may have changed, and when the network returns. The event `focus` is not
 * enough: it also fires between sidebar and canvas, which is an iframe.
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
	// The new focus is known after the event. hasFocus() includes iframes.
	setTimeout( () => {
		away ||= document.hidden || ! document.hasFocus();
	} );
}

/**
 * Watches a window of the editor: its own, or that of the canvas.
 *
 * @param view Window; may be repeated.
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
 * Calls back at each return of the editor or the network.
 *
 * @param callback What to do.
 * @return Stops it.
 */
export function onReturn( callback: Callback ): () => void {
	watch( window );
	// The same listener is added only once.
	window.addEventListener( 'online', callAll );
	callbacks.add( callback );

	return () => callbacks.delete( callback );
}
