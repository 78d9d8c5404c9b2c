/**
 * The block's attributes. block.json is the list that counts; this is its type.
 */
export type OrderBy = 'manual' | 'title' | 'date' | 'start';
export type Order = 'asc' | 'desc';
export type FilterControl = 'select' | 'pills';
export type When = 'all' | 'current-and-coming' | 'coming' | 'past';

/** Attributes of the block. Source: block.json. */
export interface Attributes extends Record< string, unknown > {
	/** Slugs of the chosen categories, in the order of the pills; none means all. */
	categories: string[];
	/** Whether all other categories follow the chosen ones, and no program is left out. */
	showOthers: boolean;
	/** Most programs to show; 0 for all. */
	limit: number;
	/** How many of the matching programs are shown before "Show more"; 0 for all. */
	perPage: number;
	orderBy: OrderBy;
	order: Order;
	/** Which programs, by the day and the hour of the site; those without dates are current. */
	when: When;
	/** Minimum width of a card, in CSS pixels. */
	minCardWidth: number;
	/** Columns in a window wider than 781 pixels, of 600 to 781, and below; 0 for as many as fit. */
	columnsWide: number;
	columnsMedium: number;
	columnsSmall: number;
	showFilter: boolean;
	/** By what visitors can filter, in this order: keys of the table in includes/filters/criteria.php. */
	filters: string[];
	/** What criteria with values to choose from look like; the category has pills. */
	filterControl: FilterControl;
	/** Whether several values of a criterion can be chosen at once. */
	multiple: boolean;
	/** Whether the filters stay at hand while the page is scrolled. */
	stickyFilter: boolean;
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
	/** The facts on cards, in this order: keys of the table in includes/program/facts.php. */
	facts: string[];
	showPillCounts: boolean;
	showCount: boolean;
	/** 2 to 6. */
	headingLevel: number;
	/** Text of the empty state; '' for the default. */
	emptyText: string;
	/** Lengths and colours as block.json allows them; '' for the default. */
	gap: string;
	cardRadius: string;
	cardText: string;
	cardBackground: string;
	cardBorder: string;
	pillGap: string;
	pillRadius: string;
	pillText: string;
	pillBackground: string;
	pillBorder: string;
	activePillText: string;
	activePillBackground: string;
	/** ID of the block, from the block supports. */
	anchor?: string;
}

/** Changes some attributes. */
export type SetAttributes = ( changes: Partial< Attributes > ) => void;

/** Props of a part of the editor that changes attributes. */
export interface AttributesProps {
	attributes: Attributes;
	setAttributes: SetAttributes;
}
