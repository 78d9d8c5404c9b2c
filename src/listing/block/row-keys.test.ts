import { listenToKeys } from './row-keys';

let stop: () => void;
const heard = jest.fn();

const byId = ( id: string ): HTMLElement => {
	const element = document.getElementById( id );
	if ( ! element ) {
		throw new Error( id );
	}
	return element;
};

const active = (): Element | null =>
	byId( 'block' ).ownerDocument.activeElement;

const focused = (): string | undefined => active()?.id;

/** Presses a key where the focus is. */
function press(
	key: string,
	modifiers: KeyboardEventInit = {}
): KeyboardEvent {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
		...modifiers,
	} );
	active()?.dispatchEvent( event );
	return event;
}

const tabStops = (): string[] =>
	[ ...document.querySelectorAll( 'button' ) ]
		.filter( ( { tabIndex } ) => tabIndex === 0 )
		.map( ( { id } ) => id );

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = `<div id="block" tabindex="0"><div id="row">
<button id="all" data-category="all" tabindex="-1" aria-pressed="false"></button><button id="art" data-category="arte" tabindex="-1" aria-pressed="true"></button><button id="dance" data-category="danza" tabindex="-1" aria-pressed="false"></button>
</div></div>`;
	stop = listenToKeys( byId( 'row' ), byId( 'block' ) );
	document.body.addEventListener( 'keydown', heard );
} );

afterEach( () => {
	stop();
	document.body.removeEventListener( 'keydown', heard );
	heard.mockReset();
	jest.useRealTimers();
} );

test( 'arrows, Home and End move among the pills, and the editor hears nothing of them', () => {
	byId( 'all' ).focus();
	const way = [
		'ArrowRight',
		'ArrowRight',
		'ArrowRight',
		'ArrowLeft',
		'Home',
		'End',
	].map( ( key ) => {
		expect( press( key ).defaultPrevented ).toBe( true );
		return focused();
	} );
	expect( way ).toEqual( [ 'art', 'dance', 'all', 'dance', 'all', 'dance' ] );
	expect( heard ).not.toHaveBeenCalled();
} );

test( 'Escape goes from a pill to the block, and no further', () => {
	byId( 'dance' ).focus();
	press( 'Escape' );
	expect( focused() ).toBe( 'block' );
	expect( heard ).not.toHaveBeenCalled();
	press( 'Escape' );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'ArrowUp', 'ArrowDown', 'Backspace', 'Delete', 'Enter', 'a' ] )(
	'%s on a pill is left to the editor and to the browser',
	( key ) => {
		byId( 'art' ).focus();
		expect( press( key ).defaultPrevented ).toBe( false );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( focused() ).toBe( 'art' );
	}
);

test( 'a shortcut is left to the editor', () => {
	byId( 'art' ).focus();
	for ( const modifier of [ 'altKey', 'ctrlKey', 'metaKey', 'shiftKey' ] ) {
		press( 'ArrowRight', { [ modifier ]: true } );
		press( 'Escape', { [ modifier ]: true } );
	}
	expect( focused() ).toBe( 'art' );
	expect( heard ).toHaveBeenCalledTimes( 8 );
} );

test( 'no pill is a tab stop, but the active one while Tab is pressed', () => {
	byId( 'block' ).focus();
	expect( tabStops() ).toEqual( [] );
	press( 'Tab' );
	expect( tabStops() ).toEqual( [ 'art' ] );
	jest.runAllTimers();
	expect( tabStops() ).toEqual( [] );
} );

test( 'Tab goes back to the pill that had the focus last, as long as it is there', () => {
	byId( 'dance' ).focus();
	byId( 'block' ).focus();
	press( 'Tab' );
	expect( tabStops() ).toEqual( [ 'dance' ] );
	jest.runAllTimers();
	byId( 'dance' ).remove();
	press( 'Tab' );
	expect( tabStops() ).toEqual( [ 'art' ] );
} );

describe( 'with "Show more" below the cards', () => {
	beforeEach( () => {
		byId( 'row' ).insertAdjacentHTML(
			'beforeend',
			'<p class="programas-more"><button id="more" tabindex="-1"></button></p>'
		);
	} );

	test( 'it is a tab stop too while Tab is pressed, and only then', () => {
		byId( 'block' ).focus();
		press( 'Tab' );
		expect( tabStops() ).toEqual( [ 'art', 'more' ] );
		jest.runAllTimers();
		expect( tabStops() ).toEqual( [] );
	} );

	test( 'Shift with Tab goes back to the pill that had the focus last', () => {
		byId( 'dance' ).focus();
		byId( 'more' ).focus();
		press( 'Tab', { shiftKey: true } );
		expect( tabStops() ).toEqual( [ 'dance', 'more' ] );
	} );

	test( 'it is the only one of a block without pills; Escape goes back to the block', () => {
		document
			.querySelectorAll( '[data-category]' )
			.forEach( ( pill ) => pill.remove() );
		byId( 'block' ).focus();
		press( 'Tab' );
		expect( tabStops() ).toEqual( [ 'more' ] );
		byId( 'more' ).focus();
		press( 'Escape' );
		expect( focused() ).toBe( 'block' );
	} );
} );

test( 'a row whose keyboard was taken away does nothing', () => {
	stop();
	byId( 'all' ).focus();
	press( 'ArrowRight' );
	press( 'Tab' );
	expect( focused() ).toBe( 'all' );
	expect( tabStops() ).toEqual( [] );
} );
