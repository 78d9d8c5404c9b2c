/** Labels, help texts and options of the controls, which the server prints into the page (includes/listing/labels.php). */

/** A choice: value and label, and the post type that has it where another may not. */
export type Option = readonly [ value: string, label: string, type?: string ];

export interface Criterion {
	key: string;
	label: string;
	kind: 'choice' | 'switch' | 'when' | 'dates' | 'number' | 'words' | 'order';
	/** Options; empty for a text field. */
	options: readonly Option[];
	/** Whether a listing can be limited to some of its values. */
	selectable: boolean;
	/** The post types that have it, where others do not. */
	types?: readonly string[];
}

/** Data in the page, made by enqueue_editor_texts(). */
export interface Texts {
	/** By panel. */
	panels: Record< string, string >;
	/** By attribute. */
	labels: Record< string, string >;
	/** By attribute. */
	hints: Record< string, { description?: string; placeholder?: string } >;
	/** By value, by attribute. */
	values: Record< string, Record< string, string > >;
	/** Criteria of the site. */
	criteria: readonly Criterion[];
	/** Present slugs of categories by old ones. */
	renamed: Record< string, string >;
}

declare global {
	interface Window {
		programsFilterBlock?: Texts;
	}
}

/** The texts of the page; empty ones where the script runs without them, as in tests. */
export const texts = (): Texts => ( {
	panels: {},
	labels: {},
	hints: {},
	values: {},
	criteria: [],
	renamed: {},
	...window.programsFilterBlock,
} );

/**
 * Returns the criteria of what a listing shows, with the options that it has there.
 *
 * @param types Its post types; none for all of the site.
 */
export function criteriaOf( types: readonly string[] ): readonly Criterion[] {
	const isOf = ( type: string ): boolean =>
		types.length === 0 || types.includes( type );

	return texts()
		.criteria.filter( ( one ) => one.types?.some( isOf ) ?? true )
		.map( ( one ) => ( {
			...one,
			options: one.options
				.filter( ( [ , , type ] ) => ! type || isOf( type ) )
				// Types may share a slug, which is one choice.
				.filter(
					( [ value ], index, all ) =>
						all.findIndex( ( [ other ] ) => other === value ) ===
						index
				),
		} ) );
}

export const attributeLabel = ( attribute: string ): string =>
	texts().labels[ attribute ] ?? attribute;
