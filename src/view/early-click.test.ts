import {
	idle,
	imported,
	removeEagerEntry,
	requests,
	start,
} from './fixtures/eager-entry';
import {
	activePills,
	eventsOn,
	find,
	inLayout,
	LINKS,
	listingHtml,
	reachable,
} from './fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	shown,
	travel,
} from './fixtures/use-filter';

beforeEach( () => {
	openAt( '' );
} );
afterEach( removeEagerEntry );

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
		expect( requests() ).toBe( 0 );
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

		expect( requests() ).toBe( 1 );
		expect( activePills() ).toEqual( [ 'arte' ] );
	} );
} );
