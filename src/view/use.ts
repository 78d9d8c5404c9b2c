/**
 * Where a visitor chooses: a pill, Back, Forward. One listener for all groups, so that a pill works from the moment that it is
 * in the page.
 */
import { choose, followHistory } from './choice';
import { gridOf, GROUP, isRadio, PILL } from './markup';

/** The pill that an event is about, with its group and the grid that it controls. */
function usedIn( { target }: Event ):
	| {
			pill: HTMLElement;
			group: HTMLElement;
			grid: HTMLElement;
	  }
	| undefined {
	const pill =
		target instanceof Element && target.closest< HTMLElement >( PILL );
	const group = pill && pill.closest< HTMLElement >( GROUP );
	const grid = group && gridOf( group );

	// Without a grid a link is a link, and a form a form.
	return grid ? { pill, group, grid } : undefined;
}

/** Enter in a field of a form clicks its first button: that is no choice. */
function sendsForm( { detail }: MouseEvent, pill: HTMLElement ): boolean {
	const focused = pill.ownerDocument.activeElement as HTMLInputElement | null;

	return (
		detail === 0 &&
		focused !== pill &&
		!! focused?.form &&
		focused.form === ( pill as HTMLButtonElement ).form &&
		focused.matches( 'input' )
	);
}

function onClick( event: MouseEvent ): void {
	const used = usedIn( event );
	// A click that opens a new tab or window belongs to the browser.
	const modified =
		event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
	if ( ! used || modified || sendsForm( event, used.pill ) ) {
		return;
	}
	const { pill, group, grid } = used;
	if ( ! isRadio( pill ) ) {
		event.preventDefault();
	}
	if ( pill.getAttribute( 'aria-disabled' ) !== 'true' ) {
		choose( pill, group, grid );
	}
}

/** Listens, from now on. */
export function listen(): void {
	document.addEventListener( 'click', onClick, { capture: true } );
	window.addEventListener( 'popstate', followHistory );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			followHistory();
		}
	} );
}
