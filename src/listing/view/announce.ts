/**
 * Announces the result of a filter in a live region, for every choice and for Back. The visible count is no live region, so nothing is announced
 * twice.
 */
import { ANNOUNCEMENT_MS } from './constants';

// Visually hidden: inline, as hand-written pages may lack the stylesheet, and fixed, so that the page does not grow.
const OUT_OF_SIGHT = 'position:fixed;clip-path:inset(50%)';

/** Screen readers ignore live regions outside an open modal dialog. */
const DIALOG = 'dialog,[role=dialog],[aria-modal]';

const REGION = 'programas-announcements';

/**
 * Adds the live region, which must exist before its text. There is one for the page and one for each dialog, also if the script is loaded twice.
 *
 * @param beside Element beside which a filter will be used.
 */
export function prepareAnnouncements( beside?: Element ): HTMLElement {
	const around = beside?.closest( DIALOG ) ?? document.body;
	let region = around.querySelector< HTMLElement >( `:scope>.${ REGION }` );
	if ( ! region ) {
		region = document.createElement( 'div' );
		region.className = REGION;
		region.setAttribute( 'aria-live', 'polite' );
		// A Content-Security-Policy may forbid the attribute.
		region.style.cssText = OUT_OF_SIGHT;
		around.append( region );
	}

	return region;
}

/**
 * Announces a filter and its result, also what was announced before.
 *
 * @param sentences What to say; '' or undefined for nothing.
 * @param beside    Element beside which the filter was used.
 */
export function announce(
	sentences: ReadonlyArray< string | undefined >,
	beside?: Element
): void {
	const announcement = document.createElement( 'p' );
	announcement.textContent = sentences.filter( Boolean ).join( '. ' );
	prepareAnnouncements( beside ).replaceChildren( announcement );
	setTimeout( () => announcement.remove(), ANNOUNCEMENT_MS );
}
