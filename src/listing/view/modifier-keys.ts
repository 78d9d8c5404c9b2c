/**
 * Whether a key is held that makes a click or a key the browser's: it opens a new tab or window, selects, or is a shortcut.
 *
 * @param event Click or key.
 */
export const hasModifier = ( event: MouseEvent | KeyboardEvent ): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
