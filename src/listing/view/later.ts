/** What the modules that come later do better, or do at all. Until then, and without them, the page works too. */
import type { Counts, FilterDetail, FilterSource } from './result';

/** Which cards a grid shows, and what is said of it where that is more than the cards say. */
export interface Selection extends Partial< FilterDetail > {
	wanted: ( card: Element ) => boolean;
}

/** The functions of those modules. */
export interface Later {
	/** Lets the cards of a grid animate in; may be called again. */
	revealOnScroll: ( grid: Element ) => void;
	/** Hands a group to React, once. */
	mount: ( group: HTMLElement ) => void;
	/** Says which pill of a group is the active one. Answers whether the group is in React's hands. */
	press: ( group: Element, pill: HTMLElement | undefined ) => boolean;
	/** Shows the cards that are wanted and hides the others: with motion where a visitor asked for it, else in one step. */
	show: (
		grid: Element,
		wanted: Selection[ 'wanted' ],
		source: FilterSource | null
	) => Counts;
	/** What a grid shows under a category; nothing where nobody asks for more than the category. */
	select: ( grid: Element, category: string ) => Selection | undefined;
	/** Whether a step in the history changed what else is asked for. */
	moved: ( grid: Element ) => boolean;
}

declare global {
	interface Window {
		/** An optimiser may have the script run twice, under two addresses. */
		programasLater?: Partial< Later >;
	}
}

/** Those that are here. */
export const later: Partial< Later > = ( window.programasLater ??= {} );
