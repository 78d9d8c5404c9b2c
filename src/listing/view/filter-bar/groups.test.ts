import {
	activePills,
	cardsHtml,
	filterHtml,
	find,
	inLayout,
	inMotion,
	listingHtml,
	reachable,
} from '../fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	rendered,
	travel,
	startClock,
	endClock,
} from '../fixtures/use-filter';
import { syncGrid } from '../choice';
import { mount } from '../fixtures/mount';

const ONE = { id: 'one' };
const TWO = {
	id: 'two',
	pills: { all: 'Todos', musica: 'Música', danza: 'Danza' },
};

/** The groups of the page, in order. */
const groups = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( '.programas-filter' ),
];

const group = ( index: number ): HTMLElement => {
	const found = groups()[ index ];
	if ( ! found ) {
		throw new Error( `There is no group ${ index }.` );
	}
	return found;
};

/** Active pills of each group. */
const active = (): string[] =>
	groups().map( ( element ) => activePills( element ).join() );

const count = (): string => find( '.programas-count' ).textContent;

async function open( html: string, search = '' ): Promise< void > {
	openAt( search );
	document.body.innerHTML = html;
	groups().forEach( mount );
	await rendered();
}

beforeEach( () => {
	startClock();
} );
afterEach( () => {
	endClock();
} );

describe( 'groups with a grid each', () => {
	test( 'are independent', async () => {
		await open( listingHtml( ONE ) + listingHtml( TWO ) );
		await click( pill( 'arte', group( 0 ) ) );
		await click( pill( 'danza', group( 1 ) ) );

		expect( active() ).toEqual( [ 'arte', 'danza' ] );
		expect( reachable( find( '#one' ) ) ).toEqual( [ '1', '3' ] );
		expect( reachable( find( '#two' ) ) ).toEqual( [ '4', '6' ] );
	} );

	test( 'each follow the address when they have the pill, else show all', async () => {
		await open(
			listingHtml( ONE ) + listingHtml( TWO ),
			'?categoria=arte'
		);
		expect( active() ).toEqual( [ 'arte', 'all' ] );

		await open(
			listingHtml( ONE ) + listingHtml( TWO ),
			'?categoria=danza'
		);
		expect( active() ).toEqual( [ 'danza', 'danza' ] );
	} );

	test( 'are not reset by a step to another fragment of the page', async () => {
		await open( listingHtml( ONE ) + listingHtml( TWO ) );
		await click( pill( 'arte', group( 0 ) ) );
		await click( pill( 'danza', group( 1 ) ) );
		window.history.pushState( null, '', '#two' );
		await travel( -1 );

		expect( active() ).toEqual( [ 'arte', 'danza' ] );
	} );
} );

describe( 'groups on one grid', () => {
	const html = ( second = filterHtml( TWO ) ): string =>
		`${ listingHtml( ONE ) }<aside>${ second }</aside>`;

	test( 'stay in step', async () => {
		await open( html() );
		await click( pill( 'danza', group( 1 ) ) );
		expect( active() ).toEqual( [ 'danza', 'danza' ] );
		expect( reachable() ).toEqual( [ '4', '6' ] );

		await click( pill( 'musica', group( 0 ) ) );
		expect( active() ).toEqual( [ 'musica', 'musica' ] );
	} );

	test( 'mark no pill where none has the category, and all again later', async () => {
		await open( html() );
		await click( pill( 'arte', group( 0 ) ) );
		expect( active() ).toEqual( [ 'arte', '' ] );

		await click( pill( 'all', group( 0 ) ) );
		expect( active() ).toEqual( [ 'all', 'all' ] );
	} );

	test( 'go back together', async () => {
		await open( html() );
		await click( pill( 'arte', group( 0 ) ) );
		await click( pill( 'danza', group( 1 ) ) );
		await travel( -1 );
		expect( active() ).toEqual( [ 'arte', '' ] );
		expect( reachable() ).toEqual( [ '1', '3' ] );

		await travel( -1 );
		expect( active() ).toEqual( [ 'all', 'all' ] );
		expect( reachable() ).toHaveLength( 6 );
	} );

	test( 'keep the category that only one of them has when cards come later', async () => {
		await open( html() );
		await click( pill( 'arte', group( 0 ) ) );
		find( '#one' ).insertAdjacentHTML(
			'beforeend',
			cardsHtml( [ 'danza' ] )
		);
		syncGrid( find( '#one' ) );

		// The others are still fading.
		expect( reachable() ).toEqual( [ '1', '3' ] );
	} );

	test( 'a group that was taken out of the page is left alone, and takes part again when it comes back', async () => {
		await open( html() );
		const removed = group( 1 );
		removed.remove();
		await click( pill( 'danza' ) );

		expect( activePills( removed ) ).toEqual( [ 'all' ] );

		document.body.append( removed );
		mount( removed );
		await click( pill( 'musica' ) );
		expect( active() ).toEqual( [ 'musica', 'musica' ] );
	} );
} );

describe( 'a grid', () => {
	test( 'that comes after its group is filtered at once', async () => {
		await open( filterHtml( {} ), '?categoria=arte' );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<ul class="programas-grid"></ul>'
		);
		find( '.programas-grid' ).innerHTML = cardsHtml( [ 'arte', 'danza' ] );
		syncGrid( find( '.programas-grid' ) );
		expect( inLayout() ).toEqual( [ '1' ] );
		expect( active() ).toEqual( [ 'arte' ] );

		await click( pill( 'danza' ) );
		expect( reachable() ).toEqual( [ '2' ] );
	} );

	test( 'that replaces another is followed', async () => {
		await open( listingHtml( ONE ) );
		await click( pill( 'arte' ) );
		find( '#one' ).outerHTML =
			`<ul class="programas-grid">${ cardsHtml( [ 'danza', 'arte' ] ) }</ul>`;
		await click( pill( 'danza' ) );

		expect( reachable() ).toEqual( [ '1' ] );
	} );

	test( 'shows only what matches of cards that come later, counts them and does not move', async () => {
		await open( listingHtml( ONE ) );
		await click( pill( 'arte' ) );
		jest.runAllTimers();
		find( '#one' ).insertAdjacentHTML(
			'beforeend',
			cardsHtml( [ 'arte', 'danza' ] ).replaceAll( />(\d)</g, '>+$1<' )
		);
		syncGrid( find( '#one' ) );

		expect( inLayout() ).toEqual( [ '1', '3', '+1' ] );
		expect( inMotion() ).toEqual( {} );
		expect( count() ).toBe( '3 de 8' );
	} );

	test( 'that got cards before React came shows only those of the active pill', () => {
		openAt( '?categoria=arte' );
		document.body.innerHTML = listingHtml( { active: 'arte' } );
		find( '.programas-grid' ).insertAdjacentHTML(
			'beforeend',
			cardsHtml( [ 'danza' ] )
		);
		mount( group( 0 ) );

		expect( inLayout() ).toEqual( [ '1', '3' ] );
		expect( count() ).toBe( '2 de 7' );
	} );

	test( 'that a cache sent unfiltered follows the address, without motion', async () => {
		await open( listingHtml(), '?categoria=musica' );

		expect( active() ).toEqual( [ 'musica' ] );
		expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
		expect( inMotion() ).toEqual( {} );
	} );

	test( 'that a cache sent filtered shows all at an address without a category, without motion', async () => {
		await open( listingHtml( { active: 'musica' } ) );

		expect( active() ).toEqual( [ 'all' ] );
		expect( inLayout() ).toHaveLength( 6 );
		expect( inMotion() ).toEqual( {} );
	} );

	test( 'may be missing: then a link is a link, and nothing is said or written', async () => {
		await open(
			'<p class="programas-filter" data-target="#1["><a data-category="arte" href="#arte">Arte</a></p>'
		);

		expect( await click( pill( 'arte' ) ) ).toBe( true );
		expect( active() ).toEqual( [ '' ] );
		expect( announced() ).toBeNull();
		expect( window.location.search ).toBe( '' );
		expect( pill( 'arte' ).getAttributeNames() ).toEqual( [
			'data-category',
			'href',
		] );
	} );
} );

test( 'of two pills with the same category only the one that was used is active', async () => {
	await open( `<div class="programas-filter"><b data-category="arte" id="a">Arte</b><b data-category="arte" id="b">Lo mismo</b></div>
<ul class="programas-grid">${ cardsHtml( [ 'arte' ] ) }</ul>` );
	const pressed = (): string[] =>
		[ ...document.querySelectorAll( '[aria-pressed="true"]' ) ].map(
			( { id } ) => id
		);
	await click( find( '#b' ) );
	expect( pressed() ).toEqual( [ 'b' ] );
	await click( find( '#a' ) );
	expect( pressed() ).toEqual( [ 'a' ] );
} );

test( 'an error in a listener of the page does not stop a filter', async () => {
	await open( listingHtml() );
	const reported = jest.fn( ( event: ErrorEvent ) => event.preventDefault() );
	window.addEventListener( 'error', reported );
	find( '.programas-grid' ).addEventListener( 'programas:filter', () => {
		throw new Error( 'listener' );
	} );
	await click( pill( 'arte' ) );
	window.removeEventListener( 'error', reported );

	expect( reported ).toHaveBeenCalled();
	expect( window.location.search ).toBe( '?categoria=arte' );
	expect( active() ).toEqual( [ 'arte' ] );
} );
