/** Whether things may move. Asked each time, so that a visitor's change of mind counts at once. */
export const reducedMotion = (): boolean =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Classes of cards in motion; the stylesheet says what they look like. */
export const WAITING = 'is-waiting';
export const ENTERING = 'is-entering';
export const LEAVING = 'is-leaving';
export const MOVING = 'is-moving';
