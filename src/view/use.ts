/**
 * Where a visitor chooses: a pill, Back, Forward. One listener for all groups, so that a pill works from the moment that it is
 * in the page.
 */
import { choose, followHistory } from './choice';
import { gridOf, GROUP, isRadio, PILL } from './markup';
import { hasModifier } from './modifier-keys';

/** Enter in a field of a form clicks its first button: that is no choice. */
function sendsForm(
	{ detail }: UIEvent,
	pill: HTMLElement
): boolean | undefined {
	const focused = pill.ownerDocument.activeElement as HTMLInputElement | null;

	return (
		! detail &&
		( pill as HTMLButtonElement ).type === 'submit' &&
		focused !== pill &&
		focused?.matches( 'input' ) &&
		focused.form?.querySelector( PILL ) === pill
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
		hasModifier( event ) ||
		sendsForm( event, pill )
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
