import {
	find,
	inLayout,
	inMotion,
	listingHtml,
	reachable,
} from '../fixtures/listing';
import { layOut } from '../fixtures/layout';
import { inCategory } from '../fixtures/in-category';
import { showFrame } from '../fixtures/use-filter';
import { preferReducedMotion } from '../fixtures/motion-preference';
import { GridController } from './controller';

/** A thousand cards, one in ten of them "raro", in rows of 4, seen from the 51st row on. */
const COUNT = 1000;
const CARDS = Array.from( { length: COUNT }, ( _, index ) =>
	index % 10 === 0 ? 'raro' : 'comun'
);
const RARE = CARDS.flatMap( ( slugs, index ) =>
	slugs === 'raro' ? [ String( index + 1 ) ] : []
);

const LAYOUT = { columns: 4, row: 200, top: -10000, viewport: 800 };

let controller: GridController;
let takeAway: () => void;

beforeEach( () => {
	jest.useFakeTimers();
	preferReducedMotion( false );
	document.body.innerHTML = listingHtml( { cards: CARDS } );
	const grid = find( '.programas-grid' );
	takeAway = layOut( grid, LAYOUT );
	controller = new GridController( grid );
} );
afterEach( () => {
	takeAway();
	jest.useRealTimers();
} );

test( 'only cards in the viewport move; the others go when the frame is on the screen', () => {
	controller.filter( inCategory( 'raro' ) );
	const atOnce = reachable().length;
	expect( atOnce ).toBeLessThan( COUNT );
	expect( atOnce ).toBeGreaterThan( COUNT - 40 );
	showFrame();
	const moving = Object.keys( inMotion() ).map( Number );

	expect( moving.length ).toBeLessThanOrEqual( 32 );
	expect( Math.min( ...moving ) ).toBeGreaterThan( 190 );
	expect( Math.max( ...moving ) ).toBeLessThan( 226 );
	expect( reachable() ).toEqual( RARE );

	jest.advanceTimersByTime( 300 );
	expect( inLayout() ).toEqual( RARE );
	expect( inMotion() ).toEqual( {} );
} );

test( 'cards far away come in slices, and no unwanted one is among them', () => {
	controller.filter( inCategory( 'raro' ), 'address' );
	controller.filter( inCategory( 'all' ) );
	const atOnce = reachable().length;

	expect( atOnce ).toBeGreaterThanOrEqual( RARE.length );
	expect( atOnce ).toBeLessThan( 200 );
	jest.runAllTimers();
	expect( reachable() ).toHaveLength( COUNT );
	expect( inMotion() ).toEqual( {} );
} );

test( 'a click between two slices stops the rest of them', () => {
	controller.filter( inCategory( 'raro' ), 'address' );
	controller.filter( inCategory( 'all' ) );
	showFrame();
	jest.advanceTimersToNextTimer();
	expect( reachable().length ).toBeGreaterThan( 200 );
	expect( reachable().length ).toBeLessThan( 500 );
	controller.filter( inCategory( 'raro' ) );

	showFrame();
	expect( reachable() ).toEqual( RARE );
	jest.runAllTimers();
	expect( inLayout() ).toEqual( RARE );
} );

test( 'a click before the frame was shown undoes the one before', () => {
	controller.filter( inCategory( 'raro' ) );
	controller.filter( inCategory( 'all' ) );
	controller.filter( inCategory( 'raro' ) );
	showFrame();
	expect( reachable() ).toEqual( RARE );
	jest.runAllTimers();

	expect( inLayout() ).toEqual( RARE );
	expect( inMotion() ).toEqual( {} );
} );

test( 'a key before the frame was shown keeps what it wants of the cards that were about to go', () => {
	controller.filter( inCategory( 'raro' ) );
	controller.filter( inCategory( 'all' ), 'search' );
	jest.runAllTimers();

	expect( reachable() ).toHaveLength( COUNT );
} );

test( 'a few cards far away go at once', () => {
	for ( const card of document.querySelectorAll(
		'.programas-grid > :nth-child(n + 270)'
	) ) {
		card.remove();
	}
	controller.filter( inCategory( 'raro' ), 'address' );
	for ( const card of document.querySelectorAll< HTMLElement >(
		'.programas-grid > :nth-child(-n + 80)'
	) ) {
		card.hidden = false;
	}
	controller.filter( inCategory( 'raro' ) );

	expect( reachable() ).toEqual(
		RARE.filter( ( name ) => Number( name ) < 270 )
	);
} );

test( 'the keyboard finds no card that is about to go', () => {
	controller.filter( inCategory( 'raro' ) );
	document.body.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Tab', bubbles: true } )
	);

	expect( reachable() ).toEqual( RARE );
} );

test( 'while a visitor types nothing moves: what does not match goes at once, what matches far away comes in slices', () => {
	controller.filter( inCategory( 'raro' ), 'search' );
	expect( inLayout() ).toEqual( RARE );
	expect( inMotion() ).toEqual( {} );

	controller.filter( inCategory( 'all' ), 'search' );
	expect( inMotion() ).toEqual( {} );
	expect( reachable().length ).toBeGreaterThan( RARE.length );
	expect( reachable().length ).toBeLessThan( 500 );
	jest.runAllTimers();
	expect( reachable() ).toHaveLength( COUNT );
} );

test( 'while a visitor types, what is far below what matches goes when the frame is on the screen', () => {
	takeAway();
	takeAway = layOut( find( '.programas-grid' ), { ...LAYOUT, top: 0 } );
	controller.filter( inCategory( 'raro' ), 'search' );

	// Two screens of 16 cards are as they will be.
	expect( inLayout().slice( 0, 32 ) ).toEqual( RARE.slice( 0, 32 ) );
	expect( inLayout().length ).toBeGreaterThan( 600 );
	showFrame();
	expect( inLayout() ).toEqual( RARE );
} );

test( 'without motion all cards come at once', () => {
	preferReducedMotion( true );
	controller.filter( inCategory( 'raro' ) );
	controller.filter( inCategory( 'all' ) );

	expect( reachable() ).toHaveLength( COUNT );
} );

test( 'a card that was coming in when it was scrolled away keeps nothing of that motion', () => {
	controller.filter( inCategory( 'raro' ), 'address' );
	controller.filter( inCategory( 'all' ) );
	jest.advanceTimersByTime( 25 );
	takeAway();
	takeAway = layOut( find( '.programas-grid' ), { ...LAYOUT, top: 5000 } );
	controller.filter( inCategory( 'raro' ) );

	showFrame();
	expect( inLayout() ).toEqual( RARE );
	jest.runAllTimers();
	expect( inMotion() ).toEqual( {} );
} );
