/**
 * Event listeners for clicks and keys on pills and for the history, added once to the window by page.ts, so that pills that are inserted later work
 * as well.
 */
import { announce } from './announce';
import { choose, followHistory } from './choice';
import {
	categoryOf,
	gridOf,
	GROUP,
	isRadio,
	labelOf,
	PILL_SELECTOR,
} from './markup';
import { hasModifier } from './modifier-keys';

// For hand-written markup. The block's markup has a translated text.
const TEXT = 'Filtro aplicado: %s';

/** Whether the browser should handle an event: a click with a modifier key, or implicit submission (Enter in a field clicks a form's first button). */
function isNativeAction(
	event: MouseEvent | KeyboardEvent,
	pill: HTMLButtonElement & { href?: unknown }
): boolean {
	const focused = pill.ownerDocument.activeElement as typeof pill | null;
	const submits = pill.type === 'submit' && !! pill.form;

	return (
		( ( submits || !! pill.href ) && hasModifier( event ) ) ||
		( submits &&
			! event.detail &&
			focused !== pill &&
			!! focused?.matches( 'input' ) &&
			focused.form?.querySelector( PILL_SELECTOR ) === pill )
	);
}

/** Handles a click or a key on a pill. */
function onPillEvent( event: MouseEvent | KeyboardEvent ): void {
	// The document has no ancestors.
	const pill = (
		event.target as Partial< Element >
	 ).closest?.< HTMLElement >( PILL_SELECTOR );
	const group = pill?.closest< HTMLElement >( GROUP );
	const grid = group && gridOf( group );
	if (
		// Without a grid, links and forms work natively.
		! pill ||
		! group ||
		! grid ||
		isNativeAction( event, pill as HTMLButtonElement )
	) {
		return;
	}
	if ( 'key' in event ) {
		if ( event.repeat && event.key === 'Enter' ) {
			// A held key activates once.
			event.preventDefault();
		}
		return;
	}
	if ( ! isRadio( pill ) ) {
		event.preventDefault();
	}
	if ( ! pill.matches( '[aria-disabled=true]' ) ) {
		const category = categoryOf( pill );
		const { announcement = TEXT } = group.dataset;
		choose( grid, { category, pill }, 'pill', ( result ) =>
			announce(
				[ announcement.replace( '%s', () => labelOf( pill ) ), result ],
				group
			)
		);
	}
}

/** Adds the listeners. */
export function listenToPills(): void {
	for ( const use of [ 'click', 'keydown' ] as const ) {
		addEventListener( use, onPillEvent, true );
	}
	// A page from the back/forward cache may have another URL.
	for ( const step of [ 'popstate', 'pageshow' ] ) {
		addEventListener( step, followHistory );
	}
}
