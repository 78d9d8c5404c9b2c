/** What the server says in the page (includes/admin/ordering.php). */
export interface Settings {
	/** Path of the REST route. */
	path: string;
	/** How many programs stand before the first of this page. */
	above: number;
	/** How many there are on all pages. */
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
