/**
 * Handles presses on pills, also if the canvas moves between press and release. The first press selects the block, and on a narrow screen the toolbar
 * then moves the canvas, so that the click goes to another element.
 */
import { GROUP, PILL } from '../../view/markup';

/** How far the pointer may move in a press, in pixels. */
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
		// Clicks by key have no detail.
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
