/**
 * What the modules that come later do better, or do at all. Until then, and without them, the page works too.
 */
import type { Counts, FilterSource } from './result';

/** The functions of those modules. */
export interface Later {
	/** Lets the cards of a grid animate in; may be called again. */
	revealOnScroll: ( grid: Element ) => void;
	/** Hands a group to React, once. */
	mount: ( group: HTMLElement ) => void;
	/** Says which pill of a group is the active one. Answers whether the group is in React's hands. */
	press: ( group: Element, pill: HTMLElement | undefined ) => boolean;
	/** Shows the cards of a category and hides the others: with motion where a visitor asked for it, else in one step. */
	show: (
		grid: Element,
		category: string,
		source: FilterSource | null
	) => Counts;
}

/** Those that are here. */
export const later: Partial< Later > = {};
