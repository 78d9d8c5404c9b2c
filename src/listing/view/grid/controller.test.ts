import {
	cardsHtml,
	find,
	inLayout,
	inMotion,
	listingHtml,
	reachable,
} from '../fixtures/listing';
import { preferReducedMotion } from '../fixtures/motion-preference';
import { inCategory } from '../fixtures/in-category';
import { GridController } from './controller';

const ALL_CARDS = [ '1', '2', '3', '4', '5', '6' ];
const ARTE = [ '1', '3' ];
const MUSICA = [ '2', '3', '6' ];

let controller: GridController;

beforeEach( () => {
	jest.useFakeTimers();
	preferReducedMotion( false );
	document.body.innerHTML = listingHtml();
	controller = new GridController( find( '.programas-grid' ) );
} );
afterEach( () => {
	jest.useRealTimers();
} );

/** Goes to a category and lets every motion end. */
function filterAndRest( category: string ): void {
	controller.filter( inCategory( category ) );
	jest.runAllTimers();
}

test( 'cards that do not match are out of reach at once, fade, and are hidden after 300 ms', () => {
	controller.filter( inCategory( 'arte' ) );

	expect( reachable() ).toEqual( ARTE );
	expect( inMotion() ).toEqual( {
		2: 'is-moving is-leaving',
		4: 'is-moving is-leaving',
		5: 'is-moving is-leaving',
		6: 'is-moving is-leaving',
	} );

	jest.advanceTimersByTime( 299 );
	expect( inLayout() ).toEqual( ALL_CARDS );

	jest.advanceTimersByTime( 1 );
	expect( inLayout() ).toEqual( ARTE );
} );

test( 'while a visitor presses on a card none moves away from under the pointer', () => {
	let pressed = true;
	const grid = find( '.programas-grid' );
	const matches = grid.matches.bind( grid );
	jest.spyOn( grid, 'matches' ).mockImplementation( ( selector ) =>
		selector === ':active' ? pressed : matches( selector )
	);
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 5000 );
	expect( reachable() ).toEqual( ARTE );
	expect( inLayout() ).toEqual( ALL_CARDS );

	pressed = false;
	jest.advanceTimersByTime( 300 );
	expect( inLayout() ).toEqual( ARTE );
} );

test( 'cards that match are in reach at once, and start to fade in after 50 ms', () => {
	filterAndRest( 'arte' );
	controller.filter( inCategory( 'musica' ) );

	expect( reachable() ).toEqual( MUSICA );
	expect( inMotion() ).toMatchObject( {
		2: 'is-entering',
		6: 'is-entering',
	} );

	jest.advanceTimersByTime( 49 );
	expect( inMotion() ).toMatchObject( {
		2: 'is-entering',
		6: 'is-entering',
	} );

	jest.advanceTimersByTime( 1 );
	expect( inMotion() ).toMatchObject( { 2: 'is-moving', 6: 'is-moving' } );

	jest.advanceTimersByTime( 300 );
	expect( inMotion() ).toEqual( {} );
	expect( reachable() ).toEqual( MUSICA );
} );

test( 'a hidden card is not inert when it comes back', () => {
	filterAndRest( 'arte' );
	filterAndRest( 'all' );

	expect( reachable() ).toEqual( ALL_CARDS );
} );

describe( 'a visitor who wants less motion', () => {
	test( 'gets the final state at once', () => {
		preferReducedMotion( true );
		controller.filter( inCategory( 'arte' ) );

		expect( inLayout() ).toEqual( ARTE );
		controller.filter( inCategory( 'musica' ) );
		expect( inLayout() ).toEqual( MUSICA );
		expect( reachable() ).toEqual( MUSICA );
		expect( inMotion() ).toEqual( {} );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	test( 'may change that wish at any time, also while cards move', () => {
		controller.filter( inCategory( 'arte' ) );
		jest.advanceTimersByTime( 100 );
		preferReducedMotion( true );
		controller.filter( inCategory( 'musica' ) );

		expect( inLayout() ).toEqual( MUSICA );
		expect( reachable() ).toEqual( MUSICA );
		expect( inMotion() ).toEqual( {} );

		preferReducedMotion( false );
		controller.filter( inCategory( 'danza' ) );
		expect( inMotion() ).toMatchObject( { 2: 'is-moving is-leaving' } );
	} );
} );

test( 'a step without motion also ends the motions that are under way', () => {
	filterAndRest( 'arte' );
	controller.filter( inCategory( 'musica' ) );
	jest.advanceTimersByTime( 60 );
	controller.filter( inCategory( 'musica' ), 'address' );

	expect( inLayout() ).toEqual( MUSICA );
	expect( reachable() ).toEqual( MUSICA );
	expect( inMotion() ).toEqual( {} );
	jest.runAllTimers();
	expect( reachable() ).toEqual( MUSICA );
} );

test( 'cards that came later are hidden without ending the motions that are under way', () => {
	controller.filter( inCategory( 'arte' ) );
	find( '.programas-grid' ).insertAdjacentHTML(
		'beforeend',
		cardsHtml( [ 'danza' ] ).replace( '>1<', '>+<' )
	);
	controller.filter( inCategory( 'arte' ), null );

	expect( inLayout() ).toEqual( ALL_CARDS );
	expect( Object.keys( inMotion() ) ).toEqual( [ '2', '4', '5', '6' ] );
	jest.runAllTimers();
	expect( inLayout() ).toEqual( ARTE );
} );

test( 'a card that leaves, and is put into another grid meanwhile, is not hidden there', () => {
	controller.filter( inCategory( 'arte' ) );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<ul class="programas-grid" id="other"></ul>'
	);
	const other = find( '#other' );
	other.append( find( '[data-categories="danza"]' ) );
	jest.runAllTimers();

	expect( reachable( other ) ).toEqual( [ '4' ] );
	expect( inMotion( other ) ).toEqual( {} );
} );

test( 'a card that leaves, and is put into another grid that has a filter, follows that', () => {
	controller.filter( inCategory( 'arte' ) );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<ul class="programas-grid" id="other"></ul>'
	);
	const other = find( '#other' );
	other.append( find( '[data-categories="danza"]' ) );
	new GridController( other ).filter( inCategory( 'danza' ), null );
	jest.runAllTimers();

	expect( reachable( other ) ).toEqual( [ '4' ] );
	expect( inMotion( other ) ).toEqual( {} );
} );

test( 'cards that came later take part', () => {
	filterAndRest( 'arte' );
	find( '.programas-grid' ).insertAdjacentHTML(
		'beforeend',
		cardsHtml( [ 'arte', 'danza' ] )
	);

	controller.filter( inCategory( 'danza' ) );
	jest.runAllTimers();
	expect( inLayout() ).toEqual( [ '4', '6', '2' ] );
} );

test( 'cards that wait to be revealed go on waiting when the rest of the script comes, or other cards do', () => {
	const waiting = find( '[data-categories="danza"]' );
	waiting.classList.add( 'is-waiting' );
	new GridController( find( '.programas-grid' ) ).filter(
		inCategory( 'all' ),
		null
	);

	expect( waiting.classList ).toContain( 'is-waiting' );
} );
