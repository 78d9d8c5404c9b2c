/**
 * Where a visitor chooses: a pill, Back, Forward. One listener for all groups, so that a pill works from the moment that it is
 * in the page.
 */
import { choose, followHistory } from './choice';
import { gridOf, GROUP, isRadio, PILL } from './markup';
import { hasModifier } from './modifier-keys';

/**
 * Whether it is no choice: a key is held that opens a link, or what a form answers, elsewhere; or Enter in a field of a form, which
 * clicks its first button.
 */
function isElse(
	event: MouseEvent | KeyboardEvent,
	pill: HTMLButtonElement & { href?: unknown }
): unknown {
	const focused = pill.ownerDocument.activeElement as typeof pill | null;
	const sends: unknown = pill.type === 'submit' && pill.form;

	return (
		( ( sends || pill.href ) && hasModifier( event ) ) ||
		( sends &&
			! event.detail &&
			focused !== pill &&
			focused?.matches( 'input' ) &&
			focused.form?.querySelector( PILL ) === pill )
	);
}

/** A click, or a key that is about to be one. */
function onUse( event: MouseEvent | KeyboardEvent ): void {
	// The document has no ancestors.
	const pill = (
		event.target as Partial< Element >
	 ).closest?.< HTMLElement >( PILL );
	const group = pill?.closest< HTMLElement >( GROUP );
	const grid = group && gridOf( group );
	if (
		// Without a grid a link is a link, and a form a form.
		! pill ||
		! group ||
		! grid ||
		isElse( event, pill as HTMLButtonElement )
	) {
		return;
	}
	if ( 'key' in event ) {
		if ( event.repeat && event.key === 'Enter' ) {
			// A key that is held down activates once.
			event.preventDefault();
		}
		return;
	}
	if ( ! isRadio( pill ) ) {
		event.preventDefault();
	}
	if ( ! pill.matches( '[aria-disabled=true]' ) ) {
		choose( pill, group, grid );
	}
}

/** Listens, from now on. */
export function listen(): void {
	for ( const use of [ 'click', 'keydown' ] as const ) {
		addEventListener( use, onUse, true );
	}
	// A page that comes out of the back/forward cache may have another address too.
	for ( const step of [ 'popstate', 'pageshow' ] ) {
		addEventListener( step, followHistory );
	}
}
