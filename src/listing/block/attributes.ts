/** Types of the block's attributes, from block.json. docs/reference.md describes them. */
import type metadata from './block.json';

type Schemas = typeof metadata.attributes;

/** The type of an attribute, from its default. */
type Value< Default > = Default extends readonly unknown[]
	? string[]
	: Default extends boolean
		? boolean
		: Default extends number
			? number
			: string;

export type OrderBy = 'manual' | 'title' | 'date' | 'start' | 'next';
export type Order = 'asc' | 'desc';

/** Attributes whose values are a list. */
interface Listed {
	orderBy: OrderBy;
	order: Order;
	when: 'all' | 'current-and-coming' | 'coming' | 'past';
	filterControl: 'select' | 'pills';
}

/** Attributes of the block and of its supports. */
export type Attributes = {
	[ Name in Exclude< keyof Schemas, keyof Listed | 'anchor' > ]: Value<
		Schemas[ Name ][ 'default' ]
	>;
} & Listed & { anchor?: string } & Record< string, unknown >;

/** Changes some attributes. */
export type SetAttributes = ( changes: Partial< Attributes > ) => void;

/** Props of a part of the editor that changes attributes. */
export interface AttributesProps {
	attributes: Attributes;
	setAttributes: SetAttributes;
}
