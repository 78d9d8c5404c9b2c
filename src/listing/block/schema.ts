/** The attributes of block.json. */
import metadata from './block.json';

/** Attributes of block.json. */
export type Name = keyof typeof metadata.attributes;

/** Schema of an attribute in block.json. */
export interface Schema {
	type: string;
	default?: unknown;
	enum?: string[];
	pattern?: string;
	minimum?: number;
	maximum?: number;
	/** Name in the shortcode. */
	shortcode: string;
	/** Spanish word by value, without accents. */
	words?: Record< string, string >;
	/** Panel of its control. */
	panel: string;
	/** Custom property. */
	property?: string;
	/** Attribute of the background of the text. */
	on?: string;
}

export const SCHEMA: Record< Name, Schema > = metadata.attributes;
