/** Types of the data that the server prints for the form (includes/program/forms/facts-panel.php). */

/** Texts by the key of the metadata; "1" and "" for a switch. */
export type Texts = Record< string, string >;

/** A field in which a fact is edited (includes/program/forms/fact-forms.php). */
export interface Field {
	/** The fact's own key, such as "place". */
	fact: string;
	/** Key of its metadata. */
	key: string;
	kind: string;
	label: string;
	hint: string;
	/** How it is edited, as in includes/program/kinds.php. */
	control:
		| 'text'
		| 'textarea'
		| 'date'
		| 'moment'
		| 'checkbox'
		| 'select'
		| 'files';
	/** What a phone's keyboard offers; '' for letters. */
	keyboard: '' | 'numeric' | 'url' | 'email' | 'tel';
	/** What can be chosen; empty where anything is typed. */
	choices: { value: string; label: string }[];
	/** The highest number; null for a text. */
	highest: number | null;
}

/** Fields that stand together. */
export interface Group {
	name: string;
	title: string;
	fields: Field[];
}

/** The server's data in the page (includes/program/forms/facts-panel.php). */
export interface Settings {
	postType: string;
	taxonomy: string;
	/** Route of programs in the REST API. */
	path: string;
	groups: Group[];
	mayUpload: boolean;
	/** Whether the organization has days without activity. */
	hasDaysOff: boolean;
	texts: Record< 'title' | 'date' | 'time', string >;
}

declare global {
	interface Window {
		programsFilterProgram?: Settings;
	}
}

/** The key of a fact's metadata. */
export const metaKeyOf = ( { groups }: Settings, fact: string ): string =>
	groups
		.flatMap( ( { fields } ) => fields )
		.find( ( field ) => field.fact === fact )?.key ?? '';
