import { Intersections } from './fixtures/intersections';
import { find, inMotion } from './fixtures/listing';
import { preferReducedMotion } from './fixtures/motion-preference';
import {
	approach,
	card,
	cards,
	depth,
	endWaiting,
	prepare,
	reveal,
	startReveal,
	view,
} from './fixtures/reveal';

const BELOW = { top: 900, bottom: 1200 };
const ABOVE = { top: -400, bottom: -100 };

/** Scrolls a card from below the viewport into it. */
function scrollTo( name: number ): void {
	approach.report( card( name ), true, BELOW );
	view.report( card( name ), true );
}

beforeEach( prepare );
afterEach( () => {
	jest.useRealTimers();
} );

test( 'in view means a tenth of the card, up to 50 px around the viewport', () => {
	startReveal();

	expect( view.options ).toEqual( { threshold: 0.1, rootMargin: '50px' } );
} );

test( 'a card waits only from the moment that it is one screen away', () => {
	startReveal();

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
	startReveal();
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
	startReveal();
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

test( 'the delays count from the first card of a grid that enters, so none is blank long after the seventh is there', () => {
	startReveal();
	scrollTo( 3 );
	jest.advanceTimersByTime( 450 );
	expect( inMotion() ).toEqual( { 3: 'is-moving' } );
	[ 4, 5, 6, 7 ].forEach( scrollTo );
	jest.advanceTimersByTime( 0 );
	expect( inMotion() ).toMatchObject( {
		4: 'is-moving',
		5: 'is-waiting',
		6: 'is-waiting',
		7: 'is-moving',
	} );
	jest.advanceTimersByTime( 50 );
	expect( inMotion() ).toMatchObject( { 5: 'is-moving', 6: 'is-waiting' } );
	jest.advanceTimersByTime( 100 );
	expect( inMotion() ).toMatchObject( { 6: 'is-moving' } );
} );

test( 'cards that are hidden at load do not count among the first six', () => {
	startReveal( { cards: [ 'musica', 'arte', 'arte' ], active: 'arte' } );
	scrollTo( 2 );

	jest.advanceTimersByTime( 99 );
	expect( inMotion() ).toEqual( { 2: 'is-waiting' } );
	jest.advanceTimersByTime( 1 );
	expect( inMotion() ).toEqual( { 2: 'is-moving' } );
} );

test( 'a card animates in once', () => {
	startReveal();
	scrollTo( 7 );
	jest.runAllTimers();
	reveal();
	scrollTo( 7 );

	expect( inMotion() ).toEqual( {} );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

test( 'a card that came later animates in too', () => {
	startReveal();
	find( '.programas-grid' ).insertAdjacentHTML(
		'beforeend',
		'<li data-categories="arte">9</li>'
	);
	reveal();
	approach.report( card( 9 ), true, BELOW );

	expect( inMotion() ).toEqual( { 9: 'is-waiting' } );
} );

test( 'no card waits for a visitor who wants less motion, also when the wish came later', () => {
	startReveal();
	approach.report( card( 7 ), true, BELOW );
	preferReducedMotion( true );
	approach.report( card( 8 ), true, BELOW );

	expect( inMotion() ).toEqual( { 7: 'is-waiting' } );
} );

test( 'a card that comes near because others leave does not wait to be scrolled to', () => {
	startReveal();
	card( 1 ).classList.add( 'is-leaving' );
	approach.report( card( 7 ), true, BELOW );

	expect( inMotion() ).toEqual( { 1: 'is-leaving' } );
} );

test( 'a card that a filter brought in during its delay does not move again', () => {
	startReveal();
	scrollTo( 1 );
	card( 1 ).classList.remove( 'is-waiting' );
	jest.advanceTimersByTime( 100 );

	expect( inMotion() ).toEqual( {} );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

test( 'cards that wait do not wait any more when a filter shows them, whatever applied it; those that it hides stay', () => {
	startReveal();
	approach.report( card( 7 ), true, BELOW );
	approach.report( card( 8 ), true, BELOW );
	card( 8 ).hidden = true;
	endWaiting();

	expect( inMotion() ).toEqual( { 8: 'is-waiting' } );
} );

describe( 'where the browser says which cards it lays out', () => {
	const AWAKE = 'contentvisibilityautostatechange';
	const FAR = { top: 90000, bottom: 90300, height: 300 };

	/** A grid of 30 cards, all reported by the observer. */
	function startFarAway(): void {
		startReveal( { cards: Array.from( { length: 30 }, () => 'arte' ) } );
		cards().forEach( ( each ) => approach.report( each, false, FAR ) );
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
		startReveal( { cards: Array.from( { length: 30 }, () => 'arte' ) } );
		approach.report( card( 26 ), false, { top: 0, bottom: 0, height: 0 } );
		approach.report( card( 27 ), false, { ...BELOW, height: 300 } );

		expect( approach.targets.has( card( 26 ) ) ).toBe( false );
		expect( approach.targets.has( card( 27 ) ) ).toBe( true );
	} );
} );

test( 'a thousand cards cost three observers', () => {
	startReveal( { cards: Array.from( { length: 1000 }, () => 'arte' ) } );
	reveal();

	expect( Intersections.all ).toHaveLength( 3 );
} );

test( 'a card of which a tenth never is in view enters with a tenth of the viewport', () => {
	startReveal();

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
		startReveal();
		approach.report( card( 1 ), true, BELOW );
		reach( 1 );
		expect( inMotion() ).toEqual( {} );
		view.report( card( 1 ), true );
		jest.runAllTimers();

		expect( inMotion() ).toEqual( {} );
	} );

	test( 'keeps a card that it reached before it came near', () => {
		startReveal();
		reach( 7 );
		approach.report( card( 7 ), true, BELOW );

		expect( inMotion() ).toEqual( {} );
	} );
} );
