import {
	cardsHtml,
	find,
	inLayout,
	inMotion,
	listingHtml,
} from '../fixtures/listing';
import { preferReducedMotion } from '../fixtures/motion-preference';
import { inCategory } from '../fixtures/in-category';
import { cardsOf } from '../markup';
import { GridController } from './controller';

test( 'cards that a visitor copies while they move are shown or hidden like the others', () => {
	jest.useFakeTimers();
	preferReducedMotion( false );
	document.body.innerHTML = listingHtml();
	const controller = new GridController( find( '.programas-grid' ) );
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 100 );
	const grid = find( '.programas-grid' );
	// A script that adds a card this way makes copies of all.
	grid.innerHTML += cardsHtml( [ 'arte' ] );
	controller.filter( inCategory( 'danza' ), 'address' );
	jest.runAllTimers();

	expect( inMotion() ).toEqual( {} );
	expect( inLayout() ).toEqual( [ '4', '6' ] );
	controller.filter( inCategory( 'all' ), null );
	expect( cardsOf( grid ).some( ( card ) => card.inert ) ).toBe( false );
} );
