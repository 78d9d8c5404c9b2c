/** The search field: its button to clear it, and the announcement after typing. */
import { BLOCK } from '../view/markup';
import { isSearch, optionsOf } from './controls';

/** Milliseconds without a key after which typing has paused. */
const PAUSE_MS = 700;

export const CLEAR = '.programas-search__clear';

let timer: ReturnType< typeof setTimeout > | undefined;

/** The search field of a control. */
export const fieldOf = ( control: Element ): HTMLInputElement | undefined =>
	optionsOf( control as HTMLElement ).find( isSearch );

/** Shows the button if there is text to clear. */
export function showClear( control: HTMLElement ): void {
	const clear = control.querySelector< HTMLElement >( CLEAR );
	if ( clear ) {
		clear.hidden = ! fieldOf( control )?.value;
	}
}

/** Announces a result after a pause in typing. */
export function afterPause( tell: () => void ): void {
	clearTimeout( timer );
	timer = setTimeout( tell, PAUSE_MS );
}

/** On a touch screen Enter hides the keyboard, and brings the results up. */
export function showInsteadOfKeyboard( control: Element, grid: Element ): void {
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
