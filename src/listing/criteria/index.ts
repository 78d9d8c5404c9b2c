/**
 * Entry point of the script of a page with criteria, search or "Show more": the script of the category (view/page.ts), and the event listeners of
 * controls.
 */
import { isElement } from '../view/kinds';
import { gridOf } from '../view/markup';
import { hasModifier } from '../view/modifier-keys';
import { startPage } from '../view/page';
import { chooseValue, toggleButton, applyTypedValue } from './control-choices';
import { BUTTON, controlOf, isSearch, isTyped, valueOf } from './controls';
import { criteria } from './criteria';
import { handleLinkClick } from './links';
import { CLEAR, fieldOf, showInsteadOfKeyboard } from './search';
import { toggleSheet } from './sheet';

/** The target of an event, which may be the document. */
const elementOf = ( { target }: Event ): Element | undefined =>
	isElement( target ) ? target : undefined;

function onChange( event: Event ): void {
	const option = elementOf( event ) as HTMLElement | undefined;
	const control = option && controlOf( option );
	const grid = control && gridOf( control );
	if ( ! grid ) {
		return;
	}
	if ( ! isTyped( option ) ) {
		if ( event.type === 'change' ) {
			chooseValue( control, grid, valueOf( option ) );
		}
	} else if ( event.type === 'input' ) {
		applyTypedValue( control, grid );
	}
}

function clearField( field: HTMLInputElement, control: HTMLElement ): void {
	const grid = gridOf( control );
	field.value = '';
	field.focus();
	if ( grid ) {
		applyTypedValue( control, grid );
	}
}

function onClick( event: MouseEvent ): void {
	const element = elementOf( event );
	if ( ! element || hasModifier( event ) ) {
		return;
	}
	const control = controlOf( element );
	const field = control && fieldOf( control );
	const button = element.closest< HTMLElement >( BUTTON );
	if ( field && element.closest( CLEAR ) ) {
		clearField( field, control );
	} else if (
		toggleSheet( element ) ||
		( control && button
			? toggleButton( button, control )
			: handleLinkClick( element ) )
	) {
		event.preventDefault();
	}
}

function onKeyDown( event: KeyboardEvent ): void {
	const field = elementOf( event ) as HTMLElement | undefined;
	const control = field && controlOf( field );
	if (
		event.key === 'Escape' &&
		! event.isComposing &&
		control &&
		isSearch( field ) &&
		field.value
	) {
		// Escape clears the field first, and leaves what surrounds it alone.
		event.preventDefault();
		clearField( field, control );
	}
}

/** Prevents the submission of forms: the values of their fields have been applied already. */
function onSubmit( event: SubmitEvent ): void {
	const control = [
		event.submitter,
		elementOf( event )?.ownerDocument.activeElement,
	]
		.map( ( element ) => element && controlOf( element ) )
		.find( Boolean );
	const grid = control && gridOf( control );
	if ( grid ) {
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
