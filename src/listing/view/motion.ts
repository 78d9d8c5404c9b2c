/** The preference for reduced motion, and the CSS classes of cards in motion, shared by reveal.ts and grid/. */

/** Whether the visitor prefers reduced motion. Read each time, as it may change. */
export const reducedMotion = (): boolean =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Classes of cards in motion. */
export const WAITING_CLASS = 'is-waiting';
export const ENTERING = 'is-entering';
export const LEAVING = 'is-leaving';
export const MOVING = 'is-moving';
