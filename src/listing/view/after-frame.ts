/**
 * Does something when the next frame is on the screen: what nobody sees does not delay what was clicked.
 *
 * @param callback What to do.
 */
export const afterFrame = ( callback: () => void ): void => {
	// A timer set in a frame comes after its style, layout and paint.
	requestAnimationFrame( () => setTimeout( callback ) );
};
