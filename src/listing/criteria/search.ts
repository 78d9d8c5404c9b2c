/** What is typed: the button that clears a field, the buttons of a number, and the announcement after typing. */
import { BLOCK } from '../view/markup';
import { fieldOf } from './controls';
import { patternFor } from './texts';

/** Milliseconds without a key after which typing has paused. */
const PAUSE_MS = 700;

export const CLEAR = '[class$=__clear]';

/** The buttons that make a number lower and higher. */
export const STEP = '.programas-step';

let timer: ReturnType< typeof setTimeout > | undefined;

/** Shows the button if there is text to clear, and the unit of a number. */
export function showClear( control: HTMLElement ): void {
	const value = fieldOf( control )?.value ?? '';
	control.querySelector( CLEAR )?.toggleAttribute( 'hidden', ! value );
	control
		.querySelector( '.programas-number__unit' )
		?.replaceChildren(
			patternFor( control, value )?.split( '%s' )[ 1 ] ?? ''
		);
}

/** Announces a result after a pause in typing. */
export function afterPause( tell: () => void ): void {
	clearTimeout( timer );
	timer = setTimeout( tell, PAUSE_MS );
}

/** On a touch screen Enter hides the keyboard, and brings the results up. */
export function showInsteadOfKeyboard(
	control: HTMLElement,
	grid: Element
): void {
	const field = fieldOf( control );
	if ( field && matchMedia( '(pointer: coarse)' ).matches ) {
		const block = control.closest( BLOCK );
		field.blur();
		if ( control.closest( 'dialog' ) ) {
			return;
		}
		( block?.contains( grid ) ? block : grid ).scrollIntoView();
	}
}
