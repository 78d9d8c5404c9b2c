/** Replaces the lists of a form by their swatches, which write the choice into the lists. */
import { inputsOf, listOf, type Part, partsOf } from './parts';

const READY = 'is-ready';

/** Lists and swatches that have their listeners. A class would not tell: a copy of the markup has it, too. */
const taken = new WeakSet< Element >();

/** Class of a list that is hidden behind its swatches. */
const LIST = 'programas-swatches-list';

/** Number of groups of radio buttons. No two groups share a name. */
let count = 0;

/** Hides a list behind its swatches. */
function hide( list: HTMLSelectElement, swatches: HTMLElement ): void {
	list.classList.add( LIST, READY );
	list.tabIndex = -1;
	list.setAttribute( 'aria-hidden', 'true' );
	// The shop, labels and the browser focus the list.
	list.addEventListener( 'focus', () => {
		const inputs = inputsOf( swatches );
		(
			inputs.find( ( { checked } ) => checked ) ??
			inputs.find( ( { disabled } ) => ! disabled )
		)?.focus();
	} );
}

/** Adds the listeners of swatches. */
function takeOver( form: Element, { swatches, list }: Part ): void {
	/** Writes a choice into the list, and triggers its event. Another script may have replaced the list meanwhile. */
	const choose = ( value: string ): void => {
		const now = listOf( form, swatches );
		if ( now ) {
			now.value = value;
			now.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	};
	const inputs = inputsOf( swatches );
	const name = `programas-swatches-of-form-${ ++count }`;
	// Chosen by the visitor before this script ran.
	const early = inputs.find(
		( { checked, defaultChecked } ) => checked && ! defaultChecked
	);
	inputs.forEach( ( input ) => ( input.name = name ) );
	swatches.classList.add( READY );
	swatches.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof HTMLInputElement ) {
			choose( target.value );
		}
	} );
	/** Whether a chosen swatch is chosen again, where that clears the choice. */
	const isAgain = ( { target }: Event ): boolean =>
		'clears' in swatches.dataset &&
		target instanceof HTMLInputElement &&
		target.value === listOf( form, swatches )?.value;
	// `click` precedes `change`, which a chosen swatch does not trigger. A double click does not clear.
	swatches.addEventListener( 'click', ( event ) => {
		if ( event.detail < 2 && isAgain( event ) ) {
			choose( '' );
		}
	} );
	// In Chromium, Space on a chosen radio button triggers no click. Other browsers must not clear twice.
	swatches.addEventListener( 'keyup', ( event ) => {
		if ( event.key === ' ' && isAgain( event ) ) {
			event.preventDefault();
			choose( '' );
		}
	} );
	if ( early && early.value !== list.value ) {
		choose( early.value );
	}
}

/** Whether an element is seen for the first time. */
function take( element: Element ): boolean {
	const isNew = ! taken.has( element );
	taken.add( element );

	return isNew;
}

/**
 * Replaces the lists of a form by their swatches. It can be called again.
 *
 * @param form Form.
 * @return Whether there were new swatches.
 */
export function start( form: Element ): boolean {
	let isNew = false;
	for ( const part of partsOf( form ) ) {
		if ( take( part.list ) ) {
			hide( part.list, part.swatches );
		}
		if ( take( part.swatches ) ) {
			takeOver( form, part );
			isNew = true;
		}
	}

	return isNew;
}
