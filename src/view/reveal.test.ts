import type * as Reveal from './reveal';
import { Intersections, mockIntersections } from './fixtures/intersections';
import { find, inMotion, listingHtml } from './fixtures/listing';
import { preferReducedMotion } from './fixtures/motion-preference';
import { cardsOf } from './markup';

const BELOW = { top: 900, bottom: 1200 };
const ABOVE = { top: -400, bottom: -100 };

let cards: HTMLElement[];
let reveal: () => void;

/** Watches for cards that come within a screen of the viewport. */
let approach: Intersections;
/** Watches for a tenth of a card. */
let view: Intersections;
/** Watches for cards that fill a tenth of the viewport. */
let depth: Intersections;

function start( parts = {} ): void {
	jest.isolateModules( () => {
		const { revealOnScroll } =
			jest.requireActual< typeof Reveal >( './reveal' );
		reveal = () => revealOnScroll( find( '.programas-grid' ) );
	} );
	document.body.innerHTML = listingHtml( {
		cards: Array.from( { length: 8 }, () => 'arte' ),
		...parts,
	} );
	cards = cardsOf( find( '.programas-grid' ) );
	reveal();
	const [ seen, deep, near ] = Intersections.all;
	if ( ! near || ! deep || ! seen ) {
		throw new Error( 'Three observers were expected.' );
	}
	approach = near;
	depth = deep;
	view = seen;
}

const card = ( name: number ): HTMLElement => {
	const found = cards[ name - 1 ];
	if ( ! found ) {
		throw new Error( `There is no card ${ name }.` );
	}
	return found;
};

/** Scrolls a card from below the viewport into it. */
function scrollTo( name: number ): void {
	approach.report( card( name ), true, BELOW );
	view.report( card( name ), true );
}

beforeEach( () => {
	jest.useFakeTimers();
	preferReducedMotion( false );
	mockIntersections();
	window.innerHeight = 800;
} );
afterEach( () => {
	jest.useRealTimers();
} );

test( 'in view means a tenth of the card, up to 50 px around the viewport', () => {
	start();

	expect( view.options ).toEqual( { threshold: 0.1, rootMargin: '50px' } );
} );

test( 'a card waits only from the moment that it is one screen away', () => {
	start();

	expect( approach.options ).toEqual( { rootMargin: '100%' } );
	expect( inMotion() ).toEqual( {} );
	approach.report( card( 7 ), false, BELOW );
	expect( inMotion() ).toEqual( {} );
	approach.report( card( 7 ), true, BELOW );
	expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
	approach.report( card( 8 ), true, ABOVE );
	expect( inMotion() ).toEqual( { 7: 'is-waiting', 8: 'is-waiting' } );
} );

test( 'cards in view at load are never touched, nor are those that peek in', () => {
	start();
	approach.report( card( 1 ), true, { top: 100, bottom: 400 } );
	approach.report( card( 2 ), true, { top: 799, bottom: 1100 } );
	approach.report( card( 3 ), true, { top: -299, bottom: 1 } );
	jest.runAllTimers();

	expect( inMotion() ).toEqual( {} );
	expect( view.targets.size ).toBe( 0 );
} );

test.each( [
	[ 1, 100 ],
	[ 2, 200 ],
	[ 3, 300 ],
	[ 4, 400 ],
	[ 5, 500 ],
	[ 6, 600 ],
	[ 7, 0 ],
	[ 8, 0 ],
] )( 'card %d enters %d ms after it came into view', ( name, delay ) => {
	start();
	scrollTo( name );

	jest.advanceTimersByTime( Math.max( 0, delay - 1 ) );
	expect( inMotion() ).toEqual( {
		[ name ]: delay > 0 ? 'is-waiting' : 'is-moving',
	} );
	jest.advanceTimersByTime( delay > 0 ? 1 : 0 );
	expect( inMotion() ).toEqual( { [ name ]: 'is-moving' } );
	jest.advanceTimersByTime( 300 );
	expect( inMotion() ).toEqual( {} );
} );

test( 'cards that are hidden at load do not count among the first six', () => {
	start( { cards: [ 'musica', 'arte', 'arte' ], active: 'arte' } );
	scrollTo( 2 );

	jest.advanceTimersByTime( 99 );
	expect( inMotion() ).toEqual( { 2: 'is-waiting' } );
	jest.advanceTimersByTime( 1 );
	expect( inMotion() ).toEqual( { 2: 'is-moving' } );
} );

test( 'a card animates in once', () => {
	start();
	scrollTo( 7 );
	jest.runAllTimers();
	reveal();
	scrollTo( 7 );

	expect( inMotion() ).toEqual( {} );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

test( 'a card that came later animates in too', () => {
	start();
	find( '.programas-grid' ).insertAdjacentHTML(
		'beforeend',
		'<li data-categories="arte">9</li>'
	);
	cards = cardsOf( find( '.programas-grid' ) );
	reveal();
	approach.report( card( 9 ), true, BELOW );

	expect( inMotion() ).toEqual( { 9: 'is-waiting' } );
} );

test( 'no card waits for a visitor who wants less motion, also when the wish came later', () => {
	start();
	approach.report( card( 7 ), true, BELOW );
	preferReducedMotion( true );
	approach.report( card( 8 ), true, BELOW );

	expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
} );

test( 'a card that comes near because others leave does not wait to be scrolled to', () => {
	start();
	card( 1 ).classList.add( 'is-leaving' );
	approach.report( card( 7 ), true, BELOW );

	expect( inMotion() ).toEqual( { 1: 'is-leaving' } );
} );

test( 'a card that a filter brought in during its delay does not move again', () => {
	start();
	scrollTo( 1 );
	card( 1 ).classList.remove( 'is-waiting' );
	jest.advanceTimersByTime( 100 );

	expect( inMotion() ).toEqual( {} );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

describe( 'where the browser says which cards it lays out', () => {
	const AWAKE = 'contentvisibilityautostatechange';
	const FAR = { top: 90000, bottom: 90300, height: 300 };

	/** A grid of 30 cards, of which the observer has reported every one. */
	function startFarAway(): void {
		start( { cards: Array.from( { length: 30 }, () => 'arte' ) } );
		cards.forEach( ( each ) => approach.report( each, false, FAR ) );
	}

	beforeEach( () => {
		Object.assign( document, { [ `on${ AWAKE }` ]: null } );
	} );
	afterEach( () => {
		Reflect.deleteProperty( document, `on${ AWAKE }` );
	} );

	test( 'a card far away is not observed until the browser announces it', () => {
		startFarAway();

		expect( approach.targets.has( card( 24 ) ) ).toBe( true );
		expect( approach.targets.has( card( 25 ) ) ).toBe( false );
		card( 25 ).dispatchEvent( new Event( AWAKE ) );
		expect( approach.targets.has( card( 25 ) ) ).toBe( true );
		approach.report( card( 25 ), true, BELOW );
		expect( inMotion() ).toEqual( { 25: 'is-waiting' } );
	} );

	test( 'a card that was near once is not observed again', () => {
		startFarAway();
		card( 25 ).dispatchEvent( new Event( AWAKE ) );
		approach.report( card( 25 ), true, BELOW );
		card( 25 ).dispatchEvent( new Event( AWAKE ) );

		expect( approach.targets.has( card( 25 ) ) ).toBe( false );
	} );

	test( 'nor is a hidden one', () => {
		start( { cards: Array.from( { length: 30 }, () => 'arte' ) } );
		approach.report( card( 26 ), false, { top: 0, bottom: 0, height: 0 } );
		approach.report( card( 27 ), false, { ...BELOW, height: 300 } );

		expect( approach.targets.has( card( 26 ) ) ).toBe( false );
		expect( approach.targets.has( card( 27 ) ) ).toBe( true );
	} );
} );

test( 'a thousand cards cost three observers', () => {
	start( { cards: Array.from( { length: 1000 }, () => 'arte' ) } );
	reveal();

	expect( Intersections.all ).toHaveLength( 3 );
} );

test( 'a card of which a tenth never is in view enters with a tenth of the viewport', () => {
	start();

	expect( depth.options ).toEqual( { rootMargin: '-10% 0px' } );
	approach.report( card( 7 ), true, { top: 900, bottom: 90000 } );
	expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
	depth.report( card( 7 ), true );
	jest.runAllTimers();
	expect( inMotion() ).toEqual( {} );
	expect( view.targets.size ).toBe( 0 );
} );

describe( 'the keyboard', () => {
	const reach = ( name: number ): void => {
		card( name ).innerHTML = '<a href="#">Programa</a>';
		find( 'a', card( name ) ).focus();
	};

	test( 'finds a card that waits there at once, and it does not move again', () => {
		start();
		approach.report( card( 1 ), true, BELOW );
		reach( 1 );
		expect( inMotion() ).toEqual( {} );
		view.report( card( 1 ), true );
		jest.runAllTimers();

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'keeps a card that it reached before it came near', () => {
		start();
		reach( 7 );
		approach.report( card( 7 ), true, BELOW );

		expect( inMotion() ).toEqual( {} );
	} );
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
		for ( const [ index, each ] of cards.entries() ) {
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
		start();
		jump( y );
		expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
		expect( approach.targets.has( card( 7 ) ) ).toBe( false );
		view.report( card( 7 ), true );
		jest.advanceTimersByTime( 0 );

		expect( inMotion() ).toEqual( { 7: 'is-moving' } );
	} );

	test( 'leaves alone what was in view before', () => {
		start();
		approach.report( card( 7 ), true, { top: 100, bottom: 400 } );
		jump( 801 );

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'is one also on the way back', () => {
		window.scrollY = 3200;
		start();
		jump( 100 );

		expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
	} );

	test( 'is none within a screen: the cards there wait already', () => {
		start();
		jump( 800 );

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'is none while the page loads: the browser goes to where the visitor was', () => {
		start();
		jump( 801, 'interactive' );

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'is none when the page got shorter, so that its end came to the visitor', () => {
		window.scrollY = 9000;
		start();
		jump( 3200 );

		expect( inMotion() ).toEqual( {} );
	} );
} );
