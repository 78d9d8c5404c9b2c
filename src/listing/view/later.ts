/** Functions of the modules that are loaded later. The page works without them. */
import type { Counts, FilterDetail, FilterSource } from './result';

/** Which cards a grid shows, and further details of the event. */
export interface Selection extends Partial< FilterDetail > {
	wanted: ( card: Element ) => boolean;
}

/** The functions of those modules. */
export interface Later {
	/** Lets the cards of a grid animate in; may be called again. */
	revealOnScroll: ( grid: Element ) => void;
	/** Hands a group to React, once. */
	mount: ( group: HTMLElement ) => void;
	/** Sets the active pill of a group. Returns whether React manages the group. */
	press: ( group: Element, pill: HTMLElement | undefined ) => boolean;
	/** Shows the matching cards and hides the others, with motion after a visitor's choice. */
	show: (
		grid: Element,
		wanted: Selection[ 'wanted' ],
		source: FilterSource | null
	) => Counts;
	/** The selection of a grid for a category; undefined without other criteria. */
	select: ( grid: Element, category: string ) => Selection | undefined;
	/** Whether a step in the history changed other criteria. */
	moved: ( grid: Element ) => boolean;
}

declare global {
	interface Window {
		/** An optimizer may load the script twice, from two URLs. */
		programasLater?: Partial< Later >;
	}
}

/** The loaded functions. */
export const later: Partial< Later > = ( window.programasLater ??= {} );
