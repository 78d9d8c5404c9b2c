/**
 * Puts a listing into the preview. What is live there are the pills of the category and "Show more". All else only shows: a click on it
 * selects the block, no key stops there, and nothing of it leaves the editor.
 */
import { GRID, GROUP } from '../../view/markup';
import { MORE } from './show';

const STILL = `${ GRID },${ GROUP }[data-filter],.programas-chips,.programas-empty`;

/** What the server printed inside the block: the editor has an element of its own around it. */
function insideOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );

	return ( body.querySelector( '.programas' ) ?? body ).innerHTML;
}

/** The arrow keys of the editor pass by a block that holds a link. */
function makeButton( link: HTMLElement ): void {
	const button = link.ownerDocument.createElement( 'button' );
	button.type = 'button';
	button.className = link.className;
	button.innerHTML = link.innerHTML;
	Object.assign( button.dataset, link.dataset );
	link.replaceWith( button );
}

/**
 * Puts a listing without its cards into an element.
 *
 * @param root Element.
 * @param html As the server printed it.
 */
export function fill( root: HTMLElement, html: string ): void {
	root.innerHTML = insideOf( html );
	// On the page the script takes it away.
	root.querySelector( '.programas-apply' )?.remove();
	for ( const part of root.querySelectorAll< HTMLElement >( STILL ) ) {
		part.inert = true;
	}
	root.querySelectorAll< HTMLElement >( `${ MORE } a` ).forEach( makeButton );
	for ( const field of root.querySelectorAll< HTMLElement >(
		`:is(${ STILL },${ MORE }) :is(input,select,button,a)`
	) ) {
		// The editor puts the caret into the first field of a block, also where that is inert; ../row-keys.ts says the rest.
		field.tabIndex = -1;
		// The radio buttons of two blocks would be one group.
		field.removeAttribute( 'name' );
	}
	// Every block would have the same ones.
	for ( const part of root.querySelectorAll( '[id^="programas-"]' ) ) {
		part.removeAttribute( 'id' );
	}
}
