/** Listens to pills and the history. One listener for all groups, so that new pills work at once. */
import { announce } from './announce';
import { choose, followHistory } from './choice';
import { categoryOf, gridOf, GROUP, isRadio, labelOf, PILL } from './markup';
import { hasModifier } from './modifier-keys';

/** Whether a click is not a choice: a modifier key is pressed, or Enter in a field clicks the first button of a form. */
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

/** Handles a click or a key on a pill. */
function onUse( event: MouseEvent | KeyboardEvent ): void {
	// The document has no ancestors.
	const pill = (
		event.target as Partial< Element >
	 ).closest?.< HTMLElement >( PILL );
	const group = pill?.closest< HTMLElement >( GROUP );
	const grid = group && gridOf( group );
	if (
		// Without a grid links and forms work natively.
		! pill ||
		! group ||
		! grid ||
		isElse( event, pill as HTMLButtonElement )
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
		announce(
			labelOf( pill ),
			group.dataset.announcement,
			group,
			choose( grid, { category, pill }, 'pill' )
		);
	}
}

/** Adds the listeners. */
export function listen(): void {
	for ( const use of [ 'click', 'keydown' ] as const ) {
		addEventListener( use, onUse, true );
	}
	// A page from the back/forward cache may have another URL.
	for ( const step of [ 'popstate', 'pageshow' ] ) {
		addEventListener( step, followHistory );
	}
}
