/** Labels of attributes, their values and criteria, from the server (includes/listing/labels.php). */
export interface Criterion {
	key: string;
	label: string;
	kind: 'choice' | 'switch' | 'when' | 'dates' | 'number' | 'words' | 'order';
}

/** Data in the page, made by enqueue_editor_texts(). */
interface Texts {
	/** By attribute. */
	labels: Record< string, string >;
	/** By value, by attribute. */
	values: Record< string, Record< string, string > >;
	/** Criteria of the site. */
	criteria: readonly Criterion[];
}

declare global {
	interface Window {
		programsFilterBlock?: Texts;
	}
}

export const labelOf = ( attribute: string ): string =>
	window.programsFilterBlock?.labels[ attribute ] ?? attribute;

/** The options of an attribute's control. */
export const optionsOf = (
	attribute: string
): { value: string; label: string }[] =>
	Object.entries( window.programsFilterBlock?.values[ attribute ] ?? {} ).map(
		( [ value, label ] ) => ( { value, label } )
	);

export const criteria = (): readonly Criterion[] =>
	window.programsFilterBlock?.criteria ?? [];
