/** Tells screen readers which filter was applied. The visible count is not a live region, so nothing is said twice. */
import { ANNOUNCEMENT_MS } from './constants';

// The block's markup brings its own text, translated; this one is for markup that a person wrote.
const TEXT = 'Filtro aplicado: %s';

// Out of sight, not out of the accessibility tree; inline, as a page that a person wrote may lack the stylesheet.
// Fixed, so that the page gets no longer by it.
const OUT_OF_SIGHT = 'position:fixed;clip-path:inset(50%)';

/** While one is open, what is outside of it says nothing. */
const DIALOG = 'dialog,[role=dialog],[aria-modal]';

const REGION = 'programas-announcements';

/**
 * A live region has to be in the page before its text is, or nothing is said. There is one for the page, and one for each dialog, also
 * where something has loaded this script twice.
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
 * Announces a filter, once, also when it is the one that was announced before.
 *
 * @param label  Label of the pill.
 * @param text   Sentence with `%s` for the label.
 * @param beside Element beside which the filter was used.
 */
export function announce(
	label: string,
	text: string = TEXT,
	beside?: Element
): void {
	const announcement = document.createElement( 'p' );
	announcement.textContent = text.replace( '%s', () => label );
	prepareAnnouncements( beside ).replaceChildren( announcement );
	setTimeout( () => announcement.remove(), ANNOUNCEMENT_MS );
}
