/** Schedules work for after the next paint, for everything that a click can do without (URL, counts, hidden cards). */

/**
 * Calls back after the next frame is painted, so that invisible work does not delay a click.
 *
 * @param callback Callback.
 */
export const afterFrame = ( callback: () => void ): void => {
	// A timer set in a frame runs after its style, layout and paint.
	requestAnimationFrame( () => setTimeout( callback ) );
};
