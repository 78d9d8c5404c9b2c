/** The block's attributes and their types, derived from block.json, for the edit component and its controls. docs/reference.md describes them. */
import metadata from './block.json';

type Schemas = typeof metadata.attributes;

/** Attributes of block.json. */
export type Name = keyof Schemas;

/** Values by criterion, as in the page's address. */
export type CriterionValues = Record< string, string[] >;

/** The type of an attribute, from its default. */
type Value< Default > = Default extends readonly unknown[]
	? string[]
	: Default extends boolean
		? boolean
		: Default extends number
			? number
			: Default extends string
				? string
				: CriterionValues;

/** Attributes of the block and of its supports. */
export type Attributes = {
	[ One in Exclude< Name, 'anchor' > ]: Value< Schemas[ One ][ 'default' ] >;
} & { anchor?: string } & Record< string, unknown >;

/** Changes some attributes. */
export type SetAttributes = ( changes: Partial< Attributes > ) => void;

/** Props of a part of the editor that changes attributes. */
export interface AttributesProps {
	attributes: Attributes;
	setAttributes: SetAttributes;
}

/** Schema of an attribute in block.json. */
interface Schema {
	type: string;
	default?: unknown;
	enum?: string[];
	minimum?: number;
	maximum?: number;
	/** Whether it can be changed where only content can. */
	role?: string;
	/** Name in the shortcode; each criterion has its own, in place of `only`. */
	shortcode?: string;
	/** Spanish word by value, without accents. */
	words?: Record< string, string >;
	/** Whether it decides which cards there are: a filter without cards has those of the block that it filters. */
	selectsCards?: boolean;
	/** Panel of its control. */
	panel: string;
	/** Switches without which it has no effect. */
	needs?: string[];
}

export const SCHEMA: Record< Name, Schema > = metadata.attributes;

/** Attributes by panel of their controls, in the order of block.json. */
export const namesIn = ( panel: string ): Name[] =>
	( Object.keys( SCHEMA ) as Name[] ).filter(
		( name ) => SCHEMA[ name ].panel === panel
	);
