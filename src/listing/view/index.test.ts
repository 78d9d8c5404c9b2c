import {
	idle,
	imported,
	removeEagerEntry,
	requests,
	startEagerEntry,
	touch,
} from './fixtures/eager-entry';
import { Intersections } from './fixtures/intersections';
import {
	activePills,
	cardsHtml,
	eventsOn,
	find,
	inLayout,
	inMotion,
	LINKS,
	listingHtml,
	reachable,
} from './fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	press,
	tabStops,
} from './fixtures/use-filter';

beforeEach( () => {
	openAt( '' );
} );
afterEach( removeEagerEntry );

describe( 'React', () => {
	test( 'waits for a visitor, and the row has its keys then', async () => {
		startEagerEntry( listingHtml() );
		await idle();
		await touch( '.programas-card' );
		window.dispatchEvent( new Event( 'scroll' ) );
		await imported();
		expect( requests() ).toBe( 0 );

		await touch();
		expect( requests() ).toBe( 1 );
		expect( tabStops() ).toEqual( [ 'all' ] );
		pill( 'all' ).focus();
		await press( 'End' );
		expect( tabStops() ).toEqual( [ 'danza' ] );
	} );

	test.each( [ 'pointerover', 'focusin', 'keydown', 'click' ] )(
		'comes with %s in the bar',
		async ( type ) => {
			startEagerEntry( listingHtml() );
			pill( 'all' ).dispatchEvent( new Event( type, { bubbles: true } ) );
			await imported();

			expect( requests() ).toBe( 1 );
		}
	);

	test( 'does not come for a field or a filter that has no pills', async () => {
		startEagerEntry(
			`${ listingHtml() }<div class="programas-filter is-search"><input class="programas-search"></div>`
		);
		find( '.programas-search' ).focus();
		await imported();

		expect( requests() ).toBe( 0 );
	} );

	test( 'does not come to a page without filters', async () => {
		startEagerEntry( '<ul class="programas-grid"></ul>' );
		await idle();
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await imported();

		expect( requests() ).toBe( 0 );
	} );

	test( 'comes to a page that gets its first filter later', async () => {
		startEagerEntry( '<main></main>' );
		await idle();
		find( 'main' ).innerHTML = listingHtml();
		await imported();
		await touch();

		expect( requests() ).toBe( 1 );
		expect( tabStops() ).toEqual( [ 'all' ] );
	} );

	test( 'takes over filters that are added after it came', async () => {
		startEagerEntry( listingHtml() );
		await touch();
		document.body.insertAdjacentHTML( 'beforeend', LINKS );
		await imported();

		expect( tabStops() ).toEqual( [ 'all', 'all' ] );
	} );
} );

/** How many cards wait to be scrolled to, or are watched. */
const watched = (): number =>
	Math.max( 0, ...Intersections.all.map( ( { targets } ) => targets.size ) );

test( 'a page that nobody touches is left as it came: cards are watched from the first touch or scroll', async () => {
	startEagerEntry( listingHtml() );
	await idle();
	expect( watched() ).toBe( 0 );

	await touch( '.programas-card' );
	expect( watched() ).toBe( 6 );
} );

test( 'a page that the browser scrolls watches its cards', async () => {
	startEagerEntry( listingHtml() );
	window.dispatchEvent( new Event( 'scroll' ) );
	await imported();

	expect( watched() ).toBe( 6 );
} );

test( 'the first click after a touch has its motion, whether React has come or not', async () => {
	startEagerEntry( listingHtml(), { connection: 'silent' } );
	await touch();
	await click( pill( 'arte' ) );

	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( reachable() ).toEqual( [ '1', '3' ] );
	expect( inLayout() ).toHaveLength( 6 );
	expect( inMotion() ).toMatchObject( { 2: 'is-moving is-leaving' } );
	jest.advanceTimersByTime( 300 );
	expect( inLayout() ).toEqual( [ '1', '3' ] );
} );

describe( 'a filter that a script takes out of the page', () => {
	test( 'leaves no card hidden, as no visitor could ask for it', async () => {
		startEagerEntry( listingHtml() );
		await click( pill( 'arte' ) );
		const filter = find( '.programas-filter' );
		filter.remove();
		await imported();
		jest.runOnlyPendingTimers();
		expect( reachable() ).toHaveLength( 6 );

		find( '.programas' ).prepend( filter );
		await imported();
		jest.runOnlyPendingTimers();
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( reachable() ).toEqual( [ '1', '3' ] );
	} );

	test( 'that was another grid’s leaves this one alone', async () => {
		startEagerEntry(
			`${ listingHtml( { active: 'arte' } ) }<div id="otro">${ listingHtml() }</div>`
		);
		openAt( '?categoria=arte' );
		await click( pill( 'arte' ) );
		find( '#otro .programas-filter' ).remove();
		await imported();

		expect( reachable( find( '.programas-grid' ) ) ).toEqual( [
			'1',
			'3',
		] );
	} );
} );

describe( 'the address', () => {
	test( 'is applied at once where a cache sent the page unfiltered', () => {
		openAt( '?categoria=musica' );
		startEagerEntry( listingHtml() );

		expect( activePills() ).toEqual( [ 'musica' ] );
		expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
		expect( inMotion() ).toEqual( {} );
		expect( find( '.programas-count' ).textContent ).toBe( '3 de 6' );
		expect( announced() ).toBeNull();
	} );

	test( 'leaves a page alone that the server filtered', () => {
		openAt( '?categoria=musica' );
		const details = eventsOn( document );
		const html = listingHtml( { active: 'musica' } );
		startEagerEntry( html );

		expect( details ).toEqual( [] );
		expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
	} );

	test( 'puts right a page that was cached for another address', () => {
		startEagerEntry( listingHtml( { active: 'musica' } ) );

		expect( activePills() ).toEqual( [ 'all' ] );
		expect( inLayout() ).toHaveLength( 6 );
	} );

	test( 'leaves the initial category where it names none', () => {
		startEagerEntry(
			listingHtml( { active: 'arte', group: 'data-initial="arte"' } )
		);

		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1', '3' ] );
	} );

	test( 'is applied to groups that are added later', async () => {
		openAt( '?categoria=arte' );
		startEagerEntry( '<main></main>' );
		find( 'main' ).innerHTML = LINKS;
		await imported();

		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1' ] );
	} );

	test( 'does not change the choice in a group that is moved in the page', async () => {
		startEagerEntry( `<main></main>${ listingHtml() }` );
		await idle();
		await click( pill( 'arte' ) );
		window.history.pushState( null, '', '?categoria=danza' );
		find( 'main' ).append( find( '.programas' ) );
		await imported();
		expect( activePills() ).toEqual( [ 'arte' ] );

		await click( pill( 'danza' ) );
		expect( activePills() ).toEqual( [ 'danza' ] );
	} );
} );

describe( 'cards that come later', () => {
	test( 'follow the present choice', async () => {
		startEagerEntry( listingHtml() );
		await touch();
		await click( pill( 'arte' ) );
		find( '.programas-grid' ).insertAdjacentHTML(
			'beforeend',
			cardsHtml( [ 'danza' ] )
		);
		await imported();

		// The others are still fading.
		expect( reachable() ).toEqual( [ '1', '3' ] );
	} );

	test( 'are revealed like the others', async () => {
		startEagerEntry( listingHtml() );
		await touch();
		const [ observer ] = Intersections.all;
		find( '.programas-grid' ).insertAdjacentHTML(
			'beforeend',
			cardsHtml( [ 'danza' ] )
		);
		await imported();

		expect(
			Intersections.all.map( ( { targets } ) => targets.size )
		).toContain( 7 );
		expect( observer ).toBeDefined();
	} );
} );

test( 'a page whose lang is malformed works', async () => {
	document.documentElement.lang = 'es_ES';
	openAt( '?categoria=arte' );
	startEagerEntry( listingHtml() );
	await touch();
	document.documentElement.lang = '';

	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( tabStops() ).toEqual( [ 'arte' ] );
} );
