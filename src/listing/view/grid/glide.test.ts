import { inCategory } from '../fixtures/in-category';
import { type Layout, layOut } from '../fixtures/layout';
import { find, inLayout, listingHtml } from '../fixtures/listing';
import { preferReducedMotion } from '../fixtures/motion-preference';
import { GridController } from './controller';

/** Rows of 200 px; three of two cards fit into the window. */
const LAYOUT = { columns: 2, row: 200, top: 0, viewport: 600 };

interface Glide {
	card: string | null;
	from: string;
	cancel: jest.Mock;
}

let glides: Glide[];
let controller: GridController;
let takeAway: () => void;

/** Puts a listing into the page; one that glides says from where. */
function start( cards: string[], layout: Partial< Layout > = {} ): void {
	document.body.innerHTML = listingHtml( { cards } );
	const grid = find( '.programas-grid' );
	takeAway = layOut( grid, { ...LAYOUT, ...layout } );
	glides = [];
	Element.prototype.animate = function ( this: Element, keyframes, options ) {
		const { translate } = keyframes as { translate: [ string, string ] };
		expect( translate[ 1 ] ).toBe( 'none' );
		expect( options ).toMatchObject( { duration: 300 } );
		const cancel = jest.fn();
		glides.push( { card: this.textContent, from: translate[ 0 ], cancel } );
		return { cancel } as Partial< Animation > as Animation;
	};
	controller = new GridController( grid );
}

/** Which cards glide, and from where, since the last question. */
const glided = (): Record< string, string > =>
	Object.fromEntries(
		glides.splice( 0 ).map( ( { card, from } ) => [ card, from ] )
	) as Record< string, string >;

beforeEach( () => {
	jest.useFakeTimers();
	preferReducedMotion( false );
} );
afterEach( () => {
	takeAway();
	jest.useRealTimers();
} );

test( 'cards that stay glide to where they come when the others have left', () => {
	start( [ 'arte', 'danza', 'arte', 'arte' ] );
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 299 );
	expect( glided() ).toEqual( {} );

	jest.advanceTimersByTime( 1 );
	expect( inLayout() ).toEqual( [ '1', '3', '4' ] );
	expect( glided() ).toEqual( {
		3: '-300px 200px',
		4: '300px 0px',
	} );
} );

test( 'cards before which others enter glide at once, also those that leave', () => {
	start( [ 'arte', 'danza', 'danza musica' ] );
	controller.filter( inCategory( 'danza' ), 'address' );
	controller.filter( inCategory( 'arte' ) );

	expect( glided() ).toEqual( {
		2: '-300px 0px',
		3: '300px -200px',
	} );
} );

test( 'a card glides out of the window, past cards that are shown without motion', () => {
	start( [ ...Array< string >( 20 ).fill( 'danza' ), 'arte' ] );
	controller.filter( inCategory( 'arte' ), 'address' );
	controller.filter( inCategory( 'all' ) );

	expect( glided() ).toEqual( { 21: '0px -2000px' } );
} );

test( 'a card from far away comes from just below the window', () => {
	start( [ 'arte', ...Array< string >( 200 ).fill( 'danza' ), 'arte' ] );
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 300 );

	expect( glided() ).toEqual( { 202: '-300px 600px' } );
} );

test( 'only cards that are in view before or after glide', () => {
	start( [ 'danza', ...Array< string >( 40 ).fill( 'arte' ) ] );
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 300 );

	expect( Object.keys( glided() ) ).toEqual( [
		'2',
		'3',
		'4',
		'5',
		'6',
		'7',
	] );
} );

test( 'another choice takes the glides over from where they are, and without motion they end', () => {
	start( [ 'arte', 'danza', 'arte' ] );
	controller.filter( inCategory( 'arte' ) );
	jest.advanceTimersByTime( 300 );
	const [ first ] = glides;
	controller.filter( inCategory( 'all' ) );
	expect( first?.cancel ).toHaveBeenCalled();

	const second = glides.at( -1 );
	expect( second?.cancel ).not.toHaveBeenCalled();
	controller.filter( inCategory( 'all' ), 'address' );
	expect( second?.cancel ).toHaveBeenCalled();
} );

test( 'nothing glides for a visitor who wants less motion, or while one types', () => {
	start( [ 'danza', 'arte' ] );
	controller.filter( inCategory( 'arte' ), 'search' );
	preferReducedMotion( true );
	controller.filter( inCategory( 'all' ) );
	jest.runAllTimers();

	expect( glided() ).toEqual( {} );
} );
