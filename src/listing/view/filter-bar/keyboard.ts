/** Keyboard of the toolbar, for group.ts: arrow keys move the focus and wrap, Home and End go to the ends. They do not activate. */

/**
 * Returns the pill that a key moves the focus to.
 *
 * @param key   `KeyboardEvent.key`.
 * @param index Position of the focused pill.
 * @param count Number of pills.
 * @param rtl   Whether the page is right-to-left, with mirrored arrows.
 * @return Position, or undefined when the key does not move the focus.
 */
export const nextFocusIndex = (
	key: string,
	index: number,
	count: number,
	rtl: boolean
): number | undefined =>
	( {
		Home: 0,
		End: count - 1,
		[ rtl ? 'ArrowLeft' : 'ArrowRight' ]: ( index + 1 ) % count,
		[ rtl ? 'ArrowRight' : 'ArrowLeft' ]: ( index - 1 + count ) % count,
	} )[ key ];

/**
 * Whether a key has to trigger a click. Buttons do it natively.
 *
 * @param key     `KeyboardEvent.key`.
 * @param element Pill.
 */
export const needsClick = ( key: string, element: Element ): boolean =>
	( key === 'Enter' || key === ' ' ) && element.localName !== 'button';
