/** block.json: the list of attributes. */
import metadata from './block.json';

/** Attributes of block.json. */
export type Name = keyof typeof metadata.attributes;

/** What block.json says of an attribute. */
export interface Schema {
	type: string;
	default?: unknown;
	enum?: string[];
	pattern?: string;
	minimum?: number;
	maximum?: number;
	/** Its name in the shortcode. */
	shortcode: string;
	/** Spanish word by value, without accents. */
	words?: Record< string, string >;
	/** Where its control is. */
	panel: string;
	/** Its custom property. */
	property?: string;
	/** The attribute of the background on which its text stands. */
	on?: string;
}

export const SCHEMA: Record< Name, Schema > = metadata.attributes;
