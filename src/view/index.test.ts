import {
	imported,
	removeEagerEntry,
	runEagerEntry,
} from './fixtures/eager-entry';
import { Intersections } from './fixtures/intersections';
import {
	activePills,
	cardsHtml,
	find,
	inLayout,
	inMotion,
	listingHtml,
	reachable,
} from './fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	press,
	shown,
	tabStops,
	travel,
} from './fixtures/use-filter';

const LINKS = `<p class="programas-filter"><a data-category="all" href="?">Todos</a><a data-category="arte" href="?categoria=arte">Arte</a></p>
<ul class="programas-grid">${ cardsHtml( [ 'arte', 'danza' ] ) }</ul>`;

let requests: number;

/** Runs the eager script on a page; React comes as it would, unless the connection is broken. */
function start( html: string, broken = false ): void {
	requests = 0;
	document.body.innerHTML = html;
	runEagerEntry( () => {
		requests++;
		if ( broken ) {
			throw new Error( 'Failed to fetch dynamically imported module' );
		}
		return jest.requireActual( './filter-bar' );
	} );
}

const idle = async (): Promise< void > => {
	jest.runOnlyPendingTimers();
	await imported();
};

const eventsOn = ( element: EventTarget ): unknown[] => {
	const details: unknown[] = [];
	element.addEventListener( 'programas:filter', ( event ) =>
		details.push( ( event as CustomEvent ).detail )
	);
	return details;
};

beforeEach( () => {
	openAt( '' );
} );
afterEach( removeEagerEntry );

describe( 'React', () => {
	test( 'comes when the page is idle, and the row has its keys then', async () => {
		start( listingHtml() );
		await imported();
		expect( requests ).toBe( 0 );

		await idle();
		expect( requests ).toBe( 1 );
		expect( tabStops() ).toEqual( [ 'all' ] );
		pill( 'all' ).focus();
		await press( 'End' );
		expect( tabStops() ).toEqual( [ 'danza' ] );
	} );

	test( 'comes at the first sign of interest', async () => {
		start( listingHtml() );
		pill( 'arte' ).focus();
		await imported();

		expect( requests ).toBe( 1 );
		expect( tabStops() ).toEqual( [ 'arte' ] );
	} );

	test( 'does not come to a page without filters', async () => {
		start( '<ul class="programas-grid"></ul>' );
		await idle();
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await imported();

		expect( requests ).toBe( 0 );
	} );

	test( 'comes to a page that gets its first filter later', async () => {
		start( '<main></main>' );
		await idle();
		find( 'main' ).innerHTML = listingHtml();
		await imported();
		await idle();

		expect( requests ).toBe( 1 );
		expect( tabStops() ).toEqual( [ 'all' ] );
	} );

	test( 'takes over filters that are added after it came', async () => {
		start( listingHtml() );
		await idle();
		document.body.insertAdjacentHTML( 'beforeend', LINKS );
		await imported();

		expect( tabStops() ).toEqual( [ 'all', 'all' ] );
	} );
} );

describe( 'a click before React', () => {
	test( 'is kept and applied, with all that belongs to it', async () => {
		start( listingHtml() );
		const details = eventsOn( find( '.programas-grid' ) );

		expect( await click( pill( 'arte' ) ) ).toBe( false );
		expect( activePills() ).toEqual( [ 'all' ] );
		await imported();

		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( reachable() ).toEqual( [ '1', '3' ] );
		expect( announced() ).toBe( 'Filtro aplicado: Arte' );
		shown();
		expect( window.location.search ).toBe( '?categoria=arte' );
		expect( details ).toHaveLength( 1 );
		await travel( -1 );
		expect( activePills() ).toEqual( [ 'all' ] );
	} );

	test( 'is replaced by a second one on the same group', async () => {
		start( listingHtml() );
		const details = eventsOn( find( '.programas-grid' ) );
		void click( pill( 'arte' ) );
		void click( find( 'span', pill( 'danza' ) ) );
		await imported();

		expect( activePills() ).toEqual( [ 'danza' ] );
		expect( details ).toHaveLength( 1 );
	} );

	test( 'is kept for each group', async () => {
		start( listingHtml() + listingHtml( { id: 'two' } ) );
		const groups = document.querySelectorAll( '.programas-filter' );
		groups.forEach( ( group, index ) => {
			void click( pill( index === 0 ? 'arte' : 'danza', group ) );
		} );
		await imported();

		expect(
			[ ...groups ].map( ( group ) => activePills( group ) )
		).toEqual( [ [ 'arte' ], [ 'danza' ] ] );
	} );

	test.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
		'with %s belongs to the browser',
		async ( modifier ) => {
			start( LINKS );

			expect(
				await click( pill( 'arte' ), { [ modifier ]: true } )
			).toBe( true );
			await imported();
			expect( activePills() ).not.toContain( 'arte' );
		}
	);

	test( 'on anything else is left alone', () => {
		start( listingHtml() );

		for ( const selector of [ '.programas-card a', '.programas-filter' ] ) {
			const event = new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
			} );
			expect( find( selector ).dispatchEvent( event ) ).toBe( true );
		}
		// No time passes: an idle page asks for React as well.
		expect( requests ).toBe( 0 );
	} );
} );

describe( 'when React does not come', () => {
	test( 'the click that asked for it is applied all the same, and so are the next ones', async () => {
		start( listingHtml(), true );
		expect( await click( pill( 'arte' ) ) ).toBe( false );
		await imported();
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1', '3' ] );

		expect( await click( pill( 'danza' ) ) ).toBe( false );
		expect( activePills() ).toEqual( [ 'danza' ] );
		expect( inLayout() ).toEqual( [ '4', '6' ] );
		expect( find( '.programas-count' ).textContent ).toBe(
			'2 de 6 programas'
		);
	} );

	test( 'it is not asked for again and again', async () => {
		start( listingHtml(), true );
		await idle();
		await click( pill( 'arte' ) );
		await imported();

		expect( requests ).toBe( 1 );
		expect( activePills() ).toEqual( [ 'arte' ] );
	} );
} );

describe( 'the address', () => {
	test( 'is applied at once where a cache sent the page unfiltered', () => {
		openAt( '?categoria=musica' );
		start( listingHtml() );

		expect( activePills() ).toEqual( [ 'musica' ] );
		expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
		expect( inMotion() ).toEqual( {} );
		expect( find( '.programas-count' ).textContent ).toBe(
			'3 de 6 programas'
		);
		expect( announced() ).toBeNull();
	} );

	test( 'leaves a page alone that the server filtered', () => {
		openAt( '?categoria=musica' );
		const details = eventsOn( document );
		const html = listingHtml( { active: 'musica' } );
		start( html );

		expect( details ).toEqual( [] );
		expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
	} );

	test( 'puts right a page that was cached for another address', () => {
		start( listingHtml( { active: 'musica' } ) );

		expect( activePills() ).toEqual( [ 'all' ] );
		expect( inLayout() ).toHaveLength( 6 );
	} );

	test( 'leaves the initial category where it names none', () => {
		start(
			listingHtml( { active: 'arte', group: 'data-initial="arte"' } )
		);

		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1', '3' ] );
	} );

	test( 'is applied to groups that are added later', async () => {
		openAt( '?categoria=arte' );
		start( '<main></main>' );
		find( 'main' ).innerHTML = LINKS;
		await imported();

		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1' ] );
	} );

	test( 'does not change the choice in a group that is moved in the page', async () => {
		start( `<main></main>${ listingHtml() }` );
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
		start( listingHtml() );
		await idle();
		await click( pill( 'arte' ) );
		find( '.programas-grid' ).insertAdjacentHTML(
			'beforeend',
			cardsHtml( [ 'danza' ] )
		);
		await imported();

		expect( inLayout() ).toEqual( [ '1', '3' ] );
	} );

	test( 'are revealed like the others', async () => {
		start( listingHtml() );
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
	start( listingHtml() );
	await idle();
	document.documentElement.lang = '';

	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( tabStops() ).toEqual( [ 'arte' ] );
} );
