/**
 * A press on a pill chooses it, also where the canvas moves between press and release: the first press on a block selects it, and on a
 * narrow screen its toolbar then takes a place above the canvas. The browser gives the click to what is below the pointer by then.
 */
import { GROUP, PILL } from '../../view/markup';

/** How far a pointer may move on the screen and not scroll or drag, in pixels. */
const STILL = 10;

/**
 * Listens to presses.
 *
 * @param root   Holds the pills.
 * @param choose Chooses one.
 * @return Stops it.
 */
export function listenToPresses(
	root: HTMLElement,
	choose: ( pill: Element ) => void
): () => void {
	const canvas = root.ownerDocument;
	let pressed: { pill: Element; x: number; y: number } | undefined;

	const onDown = ( event: PointerEvent ): void => {
		const pill = ( event.target as Element ).closest(
			`${ GROUP } ${ PILL }`
		);
		pressed =
			pill && root.contains( pill ) && event.isPrimary && ! event.button
				? { pill, x: event.screenX, y: event.screenY }
				: undefined;
	};

	const onClick = ( { detail, screenX, screenY }: MouseEvent ): void => {
		const press = pressed;
		pressed = undefined;
		// A key clicks too, without a detail.
		if (
			press &&
			detail &&
			Math.hypot( screenX - press.x, screenY - press.y ) <= STILL
		) {
			choose( press.pill );
		}
	};

	const onCancel = (): void => {
		pressed = undefined;
	};

	canvas.addEventListener( 'pointerdown', onDown, true );
	canvas.addEventListener( 'pointercancel', onCancel, true );
	canvas.addEventListener( 'click', onClick, true );

	return () => {
		canvas.removeEventListener( 'pointerdown', onDown, true );
		canvas.removeEventListener( 'pointercancel', onCancel, true );
		canvas.removeEventListener( 'click', onClick, true );
	};
}
