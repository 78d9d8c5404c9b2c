/** The script of a page that has criteria beyond the category, search or "Show more". It is that of the category, and more. */
import { isElement } from '../view/kinds';
import { gridOf } from '../view/markup';
import { hasModifier } from '../view/modifier-keys';
import { begin } from '../view/page';
import { chooseValue, press, type } from './asking';
import { BUTTON, controlOf, isSearch, isTyped, valueOf } from './controls';
import { criteria } from './criteria';
import { follow } from './links';
import { CLEAR, fieldOf, showInsteadOfKeyboard } from './search';
import { openOrClose } from './sheet';

/** The document has no ancestors. */
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
		type( control, grid );
	}
}

function empty( field: HTMLInputElement, control: HTMLElement ): void {
	const grid = gridOf( control );
	field.value = '';
	field.focus();
	if ( grid ) {
		type( control, grid );
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
		empty( field, control );
	} else if (
		openOrClose( element ) ||
		( control && button ? press( button, control ) : follow( element ) )
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
		// Not also the pill around it.
		event.preventDefault();
		empty( field, control );
	}
}

/** The values of fields are applied already, so forms are not submitted. */
function onSubmit( event: SubmitEvent ): void {
	const form = elementOf( event );
	const from = [ event.submitter, form?.ownerDocument.activeElement ].find(
		( element ) => element && controlOf( element )
	);
	const control = from && controlOf( from );
	const grid = control && gridOf( control );
	if ( grid ) {
		event.preventDefault();
		showInsteadOfKeyboard( control, grid );
	}
}

if ( begin( criteria ) ) {
	for ( const name of [ 'input', 'change' ] ) {
		addEventListener( name, onChange, true );
	}
	addEventListener( 'click', onClick, true );
	addEventListener( 'keydown', onKeyDown, true );
	addEventListener( 'submit', onSubmit, true );
}
