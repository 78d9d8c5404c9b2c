/**
 * The module of criteria beyond the category, search and "Show more", on pages that have any. It decides which cards match. The first module shows
 * them, and writes the count, the event and the history.
 */
import { arrived, watch } from 'programs-filter/view';
import { isElement } from '../listing/view/kinds';
import { GRID, gridOf, WAITS } from '../listing/view/markup';
import { hasModifier } from '../listing/view/modifier-keys';
import { EVENT, type FilterDetail } from '../listing/view/result';
import { OURS } from '../listing/view/watch';
import { choose, endTyping, press, type } from './asking';
import {
	BUTTON,
	controlOf,
	isSearch,
	isTyped,
	SEARCH,
	valueOf,
} from './controls';
import { moved, select } from './grids';
import { follow } from './links';
import { readFromAddress } from './more';
import { CLEAR, fieldOf, showInsteadOfKeyboard } from './search';
import { openOrClose } from './sheet';
import { measureSticky } from './sticky';
import { remember } from './texts';

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
			choose( control, grid, valueOf( option ) );
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

/** A pill ends typing: the next letter is a step of its own. */
function onFilter( event: Event ): void {
	const grid = elementOf( event );
	const { detail } = event as CustomEvent< FilterDetail >;
	if ( grid ) {
		remember( grid, detail );
	}
	if ( detail.source !== 'search' ) {
		endTyping();
	}
}

/** Removes the marks of waiting grids. */
function release(): void {
	for ( const grid of document.querySelectorAll( GRID + WAITS ) ) {
		grid.removeAttribute( WAITS.slice( 1, -1 ) );
	}
	readFromAddress( true );
	arrived( { select, moved } );
	readFromAddress( false );
	measureSticky();
}

for ( const name of [ 'input', 'change' ] ) {
	addEventListener( name, onChange, true );
}
addEventListener( 'click', onClick, true );
addEventListener( 'keydown', onKeyDown, true );
addEventListener( 'submit', onSubmit, true );
addEventListener( EVENT, onFilter );
// After the first module has handled the step.
addEventListener( 'popstate', () => {
	endTyping();
	readFromAddress( false );
} );
watch( document.documentElement, release, `${ OURS },${ SEARCH }` );
release();
