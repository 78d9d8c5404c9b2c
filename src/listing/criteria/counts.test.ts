import { storeOf } from '../view/state';
import { chosenValues, keyOf } from './controls';
import { writeOptionCounts } from './counts';
import { countBeside, criteriaOf } from './matching';

const CARDS = 1200;

/** Writes the counts beside what is chosen in a control. */
function write( grid: Element, control: HTMLElement ): void {
	const requested = new Map( [
		[ keyOf( control ), chosenValues( control ) ],
	] );
	const shown = {
		category: 'all',
		requested,
		most: 0,
		visible: CARDS,
		total: CARDS,
		hasPills: true,
	};
	storeOf( grid ).set( shown );
	const counts = countBeside( grid, criteriaOf( [ control ], shown ) );
	writeOptionCounts( grid, [ control ], counts );
}

/** A grid with so many cards that numbers have a separator. */
function listing( chips = '' ): Element {
	document.body.innerHTML = `<div class="programas">
		<div class="programas-filter"><button data-category="all">Todas <span class="programas-pill__count"></span></button></div>
		<div class="programas-filter" data-filter="edad" data-counts><select><option value="">Todas</option><option value="8-12">De 8 a 12</option></select></div>
		${ chips }
		<ul class="programas-grid">${ '<li data-categories="arte" data-edad="8-12"></li>'.repeat(
			CARDS
		) }</ul></div>`;
	const grid = document.querySelector( '.programas-grid' );
	const control = document.querySelector< HTMLElement >( '[data-filter]' );
	if ( ! grid || ! control ) {
		throw new Error( 'There is no listing.' );
	}
	write( grid, control );

	return document.body;
}

const pill = ( body: Element ) =>
	body.querySelector( '.programas-pill__count' )?.textContent;
const option = ( body: Element ) =>
	body.querySelectorAll( 'option' )[ 1 ]?.text;

it( 'a card without a category counts once among all', () => {
	document.body.innerHTML = `<div class="programas">
		<div class="programas-filter"><button data-category="all">Todas <span class="programas-pill__count"></span></button></div>
		<div class="programas-filter" data-filter="edad" data-counts><select><option value="">Todas</option></select></div>
		<ul class="programas-grid"><li data-categories=""></li><li data-categories="arte"></li></ul></div>`;
	const [ grid ] = document.getElementsByClassName( 'programas-grid' );
	const control = document.querySelector< HTMLElement >( '[data-filter]' );
	if ( grid && control ) {
		write( grid, control );
	}
	expect( pill( document.body ) ).toBe( '2' );
} );

it( 'counts beside choices are written as the server writes them', () => {
	const body = listing(
		'<div class="programas-chips" data-thousands="&nbsp;"></div>'
	);
	expect( pill( body ) ).toBe( '1\u00a0200' );
	expect( option( body ) ).toBe( 'De 8 a 12\u00a0(1\u00a0200)' );
} );

it( 'counts of markup that a person wrote have the point of Spanish', () => {
	expect( pill( listing() ) ).toBe( '1.200' );
} );

it( 'a pill that would show nothing says so, until it would show something again', () => {
	document.body.innerHTML = `<div class="programas">
		<div class="programas-filter"><button data-category="arte">Arte</button></div>
		<div class="programas-filter" data-filter="edad"><select><option value="">Todas</option><option value="8-12">De 8 a 12</option></select></div>
		<ul class="programas-grid"><li data-categories="arte" data-edad="99"></li></ul></div>`;
	const [ grid ] = document.getElementsByClassName( 'programas-grid' );
	const control = document.querySelector< HTMLElement >( '[data-filter]' );
	const [ choice ] = document.getElementsByTagName( 'button' );
	const [ select ] = document.getElementsByTagName( 'select' );
	if ( ! grid || ! control || ! choice || ! select ) {
		throw new Error( 'There is no listing.' );
	}
	const seen = [ '8-12', '' ].map( ( value ) => {
		select.value = value;
		write( grid, control );
		return [
			choice.classList.contains( 'is-empty' ),
			choice.hasAttribute( 'aria-description' ),
		];
	} );
	expect( seen ).toEqual( [
		[ true, true ],
		[ false, false ],
	] );
} );
