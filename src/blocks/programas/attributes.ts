/**
 * The block's attributes. block.json is the list that counts; this is its type.
 */
export type OrderBy = 'manual' | 'title' | 'date';
export type Order = 'asc' | 'desc';

/** Attributes of the block. Source: block.json. */
export interface Attributes extends Record< string, unknown > {
	/** Slugs of the chosen categories, in the order of the pills; none means all. */
	categories: string[];
	/** Most programs to show; 0 for all. */
	limit: number;
	orderBy: OrderBy;
	order: Order;
	/** Minimum width of a card, in CSS pixels. */
	minCardWidth: number;
	showFilter: boolean;
	showGrid: boolean;
	/** Selector of the grid that a filter alone controls. */
	target: string;
	/** Label of the pill that shows everything; '' for the default. */
	allLabel: string;
	/** Slug of the category of a page whose address names none; '' for all. */
	initialCategory: string;
	showImage: boolean;
	showExcerpt: boolean;
	showCategories: boolean;
	showPillCounts: boolean;
	showCount: boolean;
	/** 2 to 6. */
	headingLevel: number;
	/** Text of the empty state; '' for the default. */
	emptyText: string;
	/** ID of the block, from the block supports. */
	anchor?: string;
}

/** Changes some attributes. */
type SetAttributes = ( changes: Partial< Attributes > ) => void;

/** Props of a part of the editor that changes attributes. */
export interface AttributesProps {
	attributes: Attributes;
	setAttributes: SetAttributes;
}
