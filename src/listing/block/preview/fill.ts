/** Renders a listing into the preview. Only the category pills and "Show more" are interactive. A click on anything else selects the block. */
import { GRID, GROUP } from '../../view/markup';
import { MORE } from './show';

const STILL = `${ GRID },${ GROUP }[data-filter],.programas-filters__open,.programas-filters__others,.programas-chips,.programas-empty`;

/** The block's inner HTML. The editor has its own wrapper. */
function insideOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );

	return ( body.querySelector( '.programas' ) ?? body ).innerHTML;
}

/** Replaces a link by a button: the editor's arrow keys skip blocks with links. */
function makeButton( link: HTMLElement ): void {
	const button = link.ownerDocument.createElement( 'button' );
	button.type = 'button';
	button.className = link.className;
	button.innerHTML = link.innerHTML;
	Object.assign( button.dataset, link.dataset );
	link.replaceWith( button );
}

/**
 * Renders a listing without its cards into an element.
 *
 * @param root Element.
 * @param html HTML from the server.
 */
export function fill( root: HTMLElement, html: string ): void {
	root.innerHTML = insideOf( html );
	for ( const part of root.querySelectorAll< HTMLElement >( STILL ) ) {
		part.inert = true;
	}
	root.querySelectorAll< HTMLElement >( `${ MORE } a` ).forEach( makeButton );
	for ( const field of root.querySelectorAll< HTMLElement >(
		`:is(${ STILL },${ MORE }) :is(input,select,button,a)`
	) ) {
		// The editor focuses the first field of a block, also an inert one (see ../row-keys.ts).
		field.tabIndex = -1;
		// Radio buttons of two blocks would form one group.
		field.removeAttribute( 'name' );
	}
	// IDs would repeat in other blocks.
	for ( const part of root.querySelectorAll( '[id^="programas-"]' ) ) {
		part.removeAttribute( 'id' );
	}
}
