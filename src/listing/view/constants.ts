/** The constants of the listing, each once. Source: specification, section 9; where it is silent, each says why. */

/** Milliseconds that a card fades, in or out; one that leaves is hidden then. */
export const MOTION_MS = 300;

/** Milliseconds after which a card that matches starts to fade in and slide up. */
export const SHOW_DELAY_MS = 50;

/** Milliseconds for which an announcement stays in the page. */
export const ANNOUNCEMENT_MS = 1000;

/** Share of a card that must be in view before it animates in. */
export const REVEAL_THRESHOLD = 0.1;

/** How far around the viewport counts as in view, in CSS pixels. */
export const REVEAL_MARGIN_PX = 50;

/** Entry delays of the first six cards, in milliseconds; the others have none. */
export const ENTRY_DELAYS_MS = [ 100, 200, 300, 400, 500, 600 ] as const;

/** Place of the first card that the browser lays out only when it comes near, from 1. The stylesheet says the same. */
export const FIRST_FAR_CARD = 25;

/** Milliseconds after which a part of the script that hangs is given up. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The pill that shows every card. */
export const ALL = 'all';

/** Page parameter that names the category. */
export const PARAMETER = 'categoria';
