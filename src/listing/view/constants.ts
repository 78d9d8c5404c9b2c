/** Durations, distances and parameter names of the listing (specification, section 9). */

/** Duration of the fade of cards, in milliseconds. */
export const MOTION_MS = 300;

/** Delay before a matching card fades in and slides up, in milliseconds. */
export const SHOW_DELAY_MS = 50;

/** Time that an announcement stays in the page, in milliseconds. */
export const ANNOUNCEMENT_MS = 1000;

/** Share of a card that must be in view before it animates in. */
export const REVEAL_THRESHOLD = 0.1;

/** Margin around the viewport that counts as in view, in CSS pixels. */
export const REVEAL_MARGIN_PX = 50;

/** Entry delays of the first six cards, in milliseconds; the others have none. */
export const ENTRY_DELAYS_MS = [ 100, 200, 300, 400, 500, 600 ] as const;

/** Position of the first card with `content-visibility`, from 1. The stylesheet has the same. */
export const FIRST_FAR_CARD = 25;

/** Timeout of a part of the script, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The pill that shows every card. */
export const ALL = 'all';

/** Key of what is not a filter, but the order of the cards. */
export const ORDER = 'orden';

/** Page parameter that names the category. */
export const PARAMETER = 'categoria';
