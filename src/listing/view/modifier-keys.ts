/** Detects clicks and keys that are shortcuts of the browser, such as Ctrl + click, which the script leaves alone. */

/**
 * Whether a modifier key is pressed, which makes the click or key a shortcut of the browser.
 *
 * @param event Click or key.
 */
export const hasModifier = ( event: MouseEvent | KeyboardEvent ): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
