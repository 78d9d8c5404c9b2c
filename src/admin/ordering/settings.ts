/** Settings that the server prints into the page (includes/admin/ordering.php). */
export interface Settings {
	/** Path of the REST route. */
	path: string;
	/** Number of programs on the pages before this one. */
	above: number;
	/** Number of programs on all pages. */
	total: number;
}

declare global {
	interface Window {
		programsFilterOrdering?: Settings;
	}
}
