/** What attributes, their values and criteria are called. The server says it (includes/listing/labels.php). */
export interface Criterion {
	key: string;
	label: string;
	kind: 'choice' | 'switch' | 'when' | 'words';
}

/** What the script reads from the page. Made by editor_texts(). */
interface Texts {
	/** By attribute. */
	labels: Record< string, string >;
	/** By value, by attribute. */
	values: Record< string, Record< string, string > >;
	/** What the site can be filtered by. */
	criteria: readonly Criterion[];
}

declare global {
	interface Window {
		programsFilterBlock?: Texts;
	}
}

export const labelOf = ( attribute: string ): string =>
	window.programsFilterBlock?.labels[ attribute ] ?? attribute;

/** The values of an attribute, as a control lists them. */
export const optionsOf = (
	attribute: string
): { value: string; label: string }[] =>
	Object.entries( window.programsFilterBlock?.values[ attribute ] ?? {} ).map(
		( [ value, label ] ) => ( { value, label } )
	);

export const criteria = (): readonly Criterion[] =>
	window.programsFilterBlock?.criteria ?? [];
