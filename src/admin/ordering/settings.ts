/** Types for the settings that includes/admin/ordering.php prints, and fillText(), which replaces the placeholders in its texts. */

/** Settings that the server prints into the page (includes/admin/ordering.php). */
export interface Settings {
	/** Path of the REST route. */
	path: string;
	/** Number of programs on the pages before this one. */
	above: number;
	/** Number of programs on all pages. */
	total: number;
	texts: Record<
		| 'handle'
		| 'help'
		| 'picked'
		| 'moved'
		| 'cancelled'
		| 'saved'
		| 'keys'
		| 'undo'
		| 'undone'
		| 'failed'
		| 'dismiss',
		string
	>;
}

declare global {
	interface Window {
		programsFilterOrdering?: Settings;
	}
}

/**
 * Fills in a text of the server. It is no literal, so the types of `sprintf` do not know its placeholders.
 *
 * @param text   Such as "%1$s: position %2$d of %3$d", or with one "%s".
 * @param values In the order of their numbers.
 */
export const fillText = (
	text: string,
	...values: readonly ( string | number )[]
): string =>
	text.replace( /%(?:(\d)\$)?[sd]/g, ( _, number: string | undefined ) =>
		String( values[ Number( number ?? 1 ) - 1 ] ?? '' )
	);
