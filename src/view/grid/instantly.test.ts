import {
	activePills,
	find,
	inLayout,
	inMotion,
	listingHtml,
} from '../fixtures/listing';
import { applyInstantly } from './instantly';
import { EVENT } from './result';

const group = (): HTMLElement => find( '.programas-filter' );

test( 'a category is applied in one step: pill, cards, count, event', () => {
	document.body.innerHTML = listingHtml();
	const details: unknown[] = [];
	find( '.programas-grid' ).addEventListener( EVENT, ( event ) =>
		details.push( ( event as CustomEvent ).detail )
	);

	applyInstantly( group(), 'musica', 'address' );

	expect( activePills() ).toEqual( [ 'musica' ] );
	expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
	expect( inMotion() ).toEqual( {} );
	expect( find( '.programas-count' ).textContent ).toBe( '3 de 6 programas' );
	expect( details ).toEqual( [
		{
			category: 'musica',
			label: 'Música',
			visible: 3,
			total: 6,
			source: 'address',
		},
	] );
} );

test( 'all shows every card again', () => {
	document.body.innerHTML = listingHtml( { active: 'arte' } );

	applyInstantly( group(), 'all', 'pill' );

	expect( activePills() ).toEqual( [ 'all' ] );
	expect( inLayout() ).toHaveLength( 6 );
	expect( find( '.programas-count' ).textContent ).toBe( '6 programas' );
} );

test( 'only one of two pills with the same category is active: the one that was used, else the first', () => {
	document.body.innerHTML = `<div class="programas-filter">
<button data-category="arte" id="a">Arte</button><button data-category="arte" id="b">Lo mismo</button></div>`;
	const active = ( selector: string ): string[] =>
		[ ...document.querySelectorAll( selector ) ].map( ( { id } ) => id );

	applyInstantly( group(), 'arte', 'address' );
	expect( active( '[aria-pressed=true]' ) ).toEqual( [ 'a' ] );
	expect( active( '.is-active' ) ).toEqual( [ 'a' ] );
	applyInstantly( group(), 'arte', 'pill', find( '#b' ) );
	expect( active( '[aria-pressed=true]' ) ).toEqual( [ 'b' ] );
	expect( active( '.is-active' ) ).toEqual( [ 'b' ] );
} );

test( 'a group without a grid marks its pill', () => {
	document.body.innerHTML = '';
	document.body.innerHTML =
		'<div class="programas-filter" data-target="#nada"><a data-category="arte">Arte</a></div>';

	applyInstantly( group(), 'arte', 'pill' );

	expect( activePills() ).toEqual( [ 'arte' ] );
} );
