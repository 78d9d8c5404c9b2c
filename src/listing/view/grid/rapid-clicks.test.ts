/** Clicks that follow each other before what they began has ended. */
import {
	find,
	inLayout,
	inMotion,
	listingHtml,
	reachable,
} from '../fixtures/listing';
import { inCategory } from '../fixtures/in-category';
import { preferReducedMotion } from '../fixtures/motion-preference';
import { GridController } from './controller';

const ALL_CARDS = [ '1', '2', '3', '4', '5', '6' ];
const ARTE = [ '1', '3' ];
const DANZA = [ '4', '6' ];

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

test( 'the last one wins', () => {
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 100 );
	controller.filter( inCategory( 'musica' ) );
	jest.advanceTimersByTime( 20 );
	controller.filter( inCategory( 'danza' ) );

	expect( reachable() ).toEqual( DANZA );
	jest.runAllTimers();
	expect( inLayout() ).toEqual( DANZA );
	expect( reachable() ).toEqual( DANZA );
	expect( inMotion() ).toEqual( {} );
} );

test( 'a timer of an earlier click never hides a card that is wanted again', () => {
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 299 );
	controller.filter( inCategory( 'all' ) );
	jest.advanceTimersByTime( 1 );

	expect( inLayout() ).toEqual( ALL_CARDS );
	jest.runAllTimers();
	expect( inLayout() ).toEqual( ALL_CARDS );
} );

test( 'a card that left, was wanted and leaves again has its full time', () => {
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 200 );
	controller.filter( inCategory( 'all' ) );
	jest.advanceTimersByTime( 50 );
	controller.filter( inCategory( 'arte' ) );

	jest.advanceTimersByTime( 299 );
	expect( inLayout() ).toEqual( ALL_CARDS );
	jest.advanceTimersByTime( 1 );
	expect( inLayout() ).toEqual( ARTE );
} );

test( 'a card that keeps leaving is not kept longer by a second click', () => {
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 200 );
	controller.filter( inCategory( 'musica' ) );

	jest.advanceTimersByTime( 100 );
	// Cards 4 and 5 left with the first click, card 1 with the second.
	expect( inLayout() ).toEqual( [ '1', '2', '3', '6' ] );
} );

test( 'a leaving card fades back from where it is', () => {
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 100 );
	controller.filter( inCategory( 'all' ) );

	expect( inMotion() ).toMatchObject( { 2: 'is-moving' } );
	jest.advanceTimersByTime( 300 );
	expect( inMotion() ).toEqual( {} );
} );

test( 'an entering card that is not wanted any more leaves, and its own timers leave it alone', () => {
	controller.filter( inCategory( 'arte' ) );
	jest.runAllTimers();
	controller.filter( inCategory( 'musica' ) );
	jest.advanceTimersByTime( 25 );
	controller.filter( inCategory( 'arte' ) );

	expect( inMotion() ).toMatchObject( { 2: 'is-moving is-leaving' } );
	jest.advanceTimersByTime( 25 );
	expect( inMotion() ).toMatchObject( { 2: 'is-moving is-leaving' } );
	jest.runAllTimers();
	expect( inLayout() ).toEqual( ARTE );
	expect( inMotion() ).toEqual( {} );
} );
