import { inMotion } from './fixtures/listing';
import {
	approach,
	card,
	cards,
	prepare,
	startReveal,
	view,
} from './fixtures/reveal';

beforeEach( prepare );
afterEach( () => {
	jest.useRealTimers();
} );

describe( 'a jump of more than a screen', () => {
	/** Goes to a place in a page of 4,000 px, in which card 7 then stands in view, and 8 further down. */
	function jump( y: number, readyState = 'complete' ): void {
		jest.spyOn( document, 'readyState', 'get' ).mockReturnValue(
			readyState as DocumentReadyState
		);
		jest.spyOn(
			document.documentElement,
			'scrollHeight',
			'get'
		).mockReturnValue( 4000 );
		for ( const [ index, each ] of cards().entries() ) {
			const top = ( index - 6 ) * 900 + 100;
			jest.spyOn( each, 'getBoundingClientRect' ).mockReturnValue( {
				top,
				bottom: top + 300,
			} as DOMRect );
		}
		window.scrollY = y;
		window.dispatchEvent( new Event( 'scroll' ) );
	}

	afterEach( () => {
		jest.restoreAllMocks();
		window.scrollY = 0;
	} );

	test.each( [
		[ 'to an anchor', 801 ],
		[ 'to the very end', 3200 ],
	] )( 'lets the cards that are now in view animate in: %s', ( _, y ) => {
		startReveal();
		jump( y );
		expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
		expect( approach.targets.has( card( 7 ) ) ).toBe( false );
		view.report( card( 7 ), true );
		jest.advanceTimersByTime( 0 );

		expect( inMotion() ).toEqual( { 7: 'is-moving' } );
	} );

	test( 'leaves alone what was in view before', () => {
		startReveal();
		approach.report( card( 7 ), true, { top: 100, bottom: 400 } );
		jump( 801 );

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'is one also on the way back', () => {
		window.scrollY = 3200;
		startReveal();
		jump( 100 );

		expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
	} );

	test( 'is none within a screen: the cards there wait already', () => {
		startReveal();
		jump( 800 );

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'is none while the page loads: the browser goes to where the visitor was', () => {
		startReveal();
		jump( 801, 'interactive' );

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'is none when the page got shorter, so that its end came to the visitor', () => {
		window.scrollY = 9000;
		startReveal();
		jump( 3200 );

		expect( inMotion() ).toEqual( {} );
	} );
} );
