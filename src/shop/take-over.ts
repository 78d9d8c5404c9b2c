/** Hides the selects of a form behind their swatches, which write the choice into the selects. Called by index.ts. */
import { inputsOf, listOf, type Part, partsOf } from './parts';

const READY = 'is-ready';

/** Lists and swatches that have their listeners. Not a class, as cloned markup would have it, too. */
const initialized = new WeakSet< Element >();

/** Class of a list that is hidden behind its swatches. */
const LIST = 'programas-swatches-list';

/** Number of groups of radio buttons, for unique names. */
let count = 0;

/** Hides a list behind its swatches. */
function hideList( list: HTMLSelectElement, swatches: HTMLElement ): void {
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
function addListeners( form: Element, { swatches, list }: Part ): void {
	/** Writes a choice into the list, and triggers its event. Another script may have replaced the list meanwhile. */
	const setChoice = ( value: string ): void => {
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
			setChoice( target.value );
		}
	} );
	/** Whether a chosen swatch is chosen again, where that clears the choice. */
	const isSameChoice = ( { target }: Event ): boolean =>
		'clears' in swatches.dataset &&
		target instanceof HTMLInputElement &&
		target.value === listOf( form, swatches )?.value;
	// `click` precedes `change`, which a chosen swatch does not trigger. A double click does not clear.
	swatches.addEventListener( 'click', ( event ) => {
		if ( event.detail < 2 && isSameChoice( event ) ) {
			setChoice( '' );
		}
	} );
	// In Chromium, Space on a chosen radio button triggers no click. Other browsers must not clear twice.
	swatches.addEventListener( 'keyup', ( event ) => {
		if ( event.key === ' ' && isSameChoice( event ) ) {
			event.preventDefault();
			setChoice( '' );
		}
	} );
	if ( early && early.value !== list.value ) {
		setChoice( early.value );
	}
}

/** Whether the function is called for the first time with an element. */
function isFirstTime( element: Element ): boolean {
	const isNew = ! initialized.has( element );
	initialized.add( element );

	return isNew;
}

/**
 * Replaces the lists of a form by their swatches. It can be called again.
 *
 * @param form Form.
 * @return Whether there were new swatches.
 */
export function replaceLists( form: Element ): boolean {
	let isNew = false;
	for ( const part of partsOf( form ) ) {
		if ( isFirstTime( part.list ) ) {
			hideList( part.list, part.swatches );
		}
		if ( isFirstTime( part.swatches ) ) {
			addListeners( form, part );
			isNew = true;
		}
	}

	return isNew;
}
