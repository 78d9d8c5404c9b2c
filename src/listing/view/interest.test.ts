import { find, listingHtml } from './fixtures/listing';
import { onInterest } from './interest';

const SIGNS = [ 'pointerover', 'focusin', 'keydown' ];

const { requestIdleCallback: idleCallback } = globalThis;
let interested: jest.Mock;
let readyState: DocumentReadyState;

const sign = ( type: string, selector: string ): boolean =>
	find( selector ).dispatchEvent( new Event( type, { bubbles: true } ) );

function saveData( wanted: boolean ): void {
	Object.defineProperty( navigator, 'connection', {
		configurable: true,
		value: { saveData: wanted },
	} );
}

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = listingHtml();
	interested = jest.fn();
	readyState = 'interactive';
	jest.spyOn( document, 'readyState', 'get' ).mockImplementation(
		() => readyState
	);
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	window.requestIdleCallback = idleCallback;
	Reflect.deleteProperty( navigator, 'connection' );
} );

test.each( SIGNS )(
	'%s in a group is a sign of interest, each time',
	( type ) => {
		onInterest( interested );
		expect( interested ).not.toHaveBeenCalled();

		sign( type, '[data-category="arte"]' );
		expect( interested ).toHaveBeenCalledTimes( 1 );
		sign( type, '.programas-filter' );
		expect( interested ).toHaveBeenCalledTimes( 2 );
	}
);

test( 'what happens outside the groups is none', () => {
	onInterest( interested );
	SIGNS.forEach( ( type ) => sign( type, '.programas-card' ) );
	document.dispatchEvent( new Event( 'keydown' ) );

	expect( interested ).not.toHaveBeenCalled();
} );

test( 'a page that has loaded is waited for until it is idle', () => {
	onInterest( interested );
	jest.runAllTimers();
	expect( interested ).not.toHaveBeenCalled();

	window.dispatchEvent( new Event( 'load' ) );
	expect( interested ).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect( interested ).toHaveBeenCalledTimes( 1 );
} );

test( 'a page that had loaded before is only waited for until it is idle', () => {
	readyState = 'complete';
	onInterest( interested );

	expect( interested ).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect( interested ).toHaveBeenCalledTimes( 1 );
} );

test( 'a browser that does not tell when it is idle gets a moment', () => {
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	readyState = 'complete';
	onInterest( interested );

	jest.advanceTimersByTime( 1499 );
	expect( interested ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( interested ).toHaveBeenCalledTimes( 1 );
} );

test( 'for a visitor who saves data only a sign counts', () => {
	saveData( true );
	readyState = 'complete';
	onInterest( interested );
	window.dispatchEvent( new Event( 'load' ) );
	jest.runAllTimers();
	expect( interested ).not.toHaveBeenCalled();

	sign( 'pointerover', '[data-category="arte"]' );
	expect( interested ).toHaveBeenCalledTimes( 1 );
} );

test( 'a visitor who does not save data gets the rest when idle', () => {
	saveData( false );
	readyState = 'complete';
	onInterest( interested );
	jest.runAllTimers();

	expect( interested ).toHaveBeenCalledTimes( 1 );
} );
