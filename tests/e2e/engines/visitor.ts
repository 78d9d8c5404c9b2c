/** A key that a visitor presses. */
export type VisitorKey =
	| 'ArrowLeft'
	| 'ArrowRight'
	| 'End'
	| 'Enter'
	| 'Escape'
	| 'Home'
	| 'Space'
	| 'Tab';

/**
 * A visitor with a real browser: one window, real keys and a real mouse. Each driver speaks to its engine in its own way.
 */
export interface Visitor {
	goto: ( url: string ) => Promise< void >;
	back: () => Promise< void >;
	forward: () => Promise< void >;
	/** Size of the window's content, in CSS pixels, or nearly. */
	resize: ( width: number, height: number ) => Promise< void >;
	/** Clicks the middle of the first element of a selector. */
	click: ( selector: string ) => Promise< void >;
	press: ( key: VisitorKey ) => Promise< void >;
	/**
	 * Runs a function in the page.
	 *
	 * @param work Function that uses nothing from around it.
	 * @param args Its arguments, as JSON can carry them.
	 */
	run: < Args extends unknown[], Result >(
		work: ( ...args: Args ) => Result,
		...args: Args
	) => Promise< Awaited< Result > >;
	/** What the browser reported so far: uncaught errors, and errors on the console. */
	problems: () => readonly string[];
	/** Ends the browser. */
	leave: () => Promise< void >;
}
