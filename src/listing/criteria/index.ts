/**
 * Entry point of the script of a page with criteria, search or "Show more": the script of the category (view/page.ts), and the event listeners of
 * controls.
 */
import { isElement } from '../view/kinds';
import { gridOf } from '../view/markup';
import { hasModifier } from '../view/modifier-keys';
import { startPage } from '../view/page';
import { chooseField, toggleButton, applyTypedValue } from './control-choices';
import { BUTTON, controlOf, fieldOf, isSearch, isTyped } from './controls';
import { criteria } from './criteria';
import { handleLinkClick } from './links';
import { CLEAR, showInsteadOfKeyboard, STEP } from './search';
import { toggleSheet } from './sheet';

/** The target of an event, which may be the document. */
const elementOf = ( { target }: Event ): Element | undefined =>
	isElement( target ) ? target : undefined;

/** The control around an element and its grid, if it has one. */
function usedIn(
	element: Element | null | undefined
): [ control: HTMLElement, grid: Element ] | [ control?: never, grid?: never ] {
	const control = element && controlOf( element );
	const grid = control && gridOf( control );

	return grid ? [ control, grid ] : [];
}

function onChange( event: Event ): void {
	const option = elementOf( event ) as HTMLElement | undefined;
	const [ control, grid ] = usedIn( option );
	if ( ! option || ! control ) {
		return;
	}
	if ( ! isTyped( option ) ) {
		if ( event.type === 'change' ) {
			chooseField( option, control, grid );
		}
	} else if ( event.type === 'input' ) {
		applyTypedValue( control, grid );
	}
}

function clearField(
	field: HTMLInputElement,
	control: HTMLElement,
	grid: Element
): void {
	field.value = '';
	// The field of a number would open the keyboard.
	( control.querySelector< HTMLElement >( STEP ) ?? field ).focus();
	applyTypedValue( control, grid );
}

function onClick( event: MouseEvent ): void {
	const element = elementOf( event ) as HTMLElement | undefined;
	if ( ! element || hasModifier( event ) ) {
		return;
	}
	const [ control, grid ] = usedIn( element );
	const button = control && element.closest< HTMLElement >( BUTTON );
	const step = element.closest< HTMLButtonElement >( STEP );
	const field = control && fieldOf( control );
	if ( control ) {
		chooseField( element, control, grid, true );
	}
	if ( field && element.closest( CLEAR ) ) {
		clearField( field, control, grid );
	} else if ( field && step ) {
		field.stepUp( Number( step.value ) );
		applyTypedValue( control, grid );
	} else if ( button ) {
		event.preventDefault();
		toggleButton( button, control, grid );
	} else if ( toggleSheet( element ) || handleLinkClick( element ) ) {
		event.preventDefault();
	}
}

function onKeyDown( event: KeyboardEvent ): void {
	const field = elementOf( event ) as HTMLElement | undefined;
	const [ control, grid ] = usedIn( field );
	if ( ! control || ! field ) {
		return;
	}
	if ( event.key === ' ' && field.matches( '[type=radio]:checked' ) ) {
		// Browsers ignore it.
		event.preventDefault();
		chooseField( field, control, grid, true );
	}
	if (
		event.key === 'Escape' &&
		! event.isComposing &&
		isSearch( field ) &&
		field.value
	) {
		// Escape clears the field first, and leaves what surrounds it alone.
		event.preventDefault();
		clearField( field, control, grid );
	}
}

/** Prevents the submission of forms: the values of their fields have been applied already. */
function onSubmit( event: SubmitEvent ): void {
	const [ control, grid ] =
		[ event.submitter, elementOf( event )?.ownerDocument.activeElement ]
			.map( usedIn )
			.find( ( [ one ] ) => one ) ?? [];
	if ( control ) {
		event.preventDefault();
		showInsteadOfKeyboard( control, grid );
	}
}

if ( startPage( criteria ) ) {
	for ( const name of [ 'input', 'change' ] ) {
		addEventListener( name, onChange, true );
	}
	addEventListener( 'click', onClick, true );
	addEventListener( 'keydown', onKeyDown, true );
	addEventListener( 'submit', onSubmit, true );
}
