/**
 * Has swatches stand for the lists of a form, and write there what is chosen.
 */
import { inputsOf, listOf, type Part, partsOf } from './parts';

const READY = 'is-ready';

/** Lists and swatches with our listeners. The class is no sign of them: it goes with the markup into a copy. */
const taken = new WeakSet< Element >();

/** Class of a list that swatches stand for. */
const LIST = 'programas-swatches-list';

/** Radio buttons of two forms must not have one name. */
let count = 0;

/** Hides a list behind its swatches. */
function hide( list: HTMLSelectElement, swatches: HTMLElement ): void {
	list.classList.add( LIST, READY );
	list.tabIndex = -1;
	list.setAttribute( 'aria-hidden', 'true' );
	// The shop, labels and the browser send the focus to the list.
	list.addEventListener( 'focus', () => {
		const inputs = inputsOf( swatches );
		(
			inputs.find( ( { checked } ) => checked ) ??
			inputs.find( ( { disabled } ) => ! disabled )
		)?.focus();
	} );
}

/** Has swatches stand for their list from now on. */
function takeOver( form: Element, { swatches, list }: Part ): void {
	/** Writes a choice where the shop reads it; its script hears of it as of a visitor's own. Another script may have put another list there meanwhile. */
	const choose = ( value: string ): void => {
		const now = listOf( form, swatches );
		if ( now ) {
			now.value = value;
			now.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	};
	const inputs = inputsOf( swatches );
	const name = `programas-swatches-of-form-${ ++count }`;
	// What a visitor chose before this script came.
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
	/** Whether a chosen one is chosen again, where that takes the choice back. */
	const isAgain = ( { target }: Event ): boolean =>
		'clears' in swatches.dataset &&
		target instanceof HTMLInputElement &&
		target.value === listOf( form, swatches )?.value;
	// Comes before `change`, and without it where the swatch was chosen already. The second half of a double click takes nothing back.
	swatches.addEventListener( 'click', ( event ) => {
		if ( event.detail < 2 && isAgain( event ) ) {
			choose( '' );
		}
	} );
	// Chromium makes no click of it on what is chosen; where a browser does, one is enough.
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

/** Whether an element is taken for the first time. */
function take( element: Element ): boolean {
	const isNew = ! taken.has( element );
	taken.add( element );

	return isNew;
}

/**
 * Has all swatches of a form stand for their lists. Done again, it does nothing to those that do.
 *
 * @param form Form.
 * @return Whether there were swatches that did not.
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
