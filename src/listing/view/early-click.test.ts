import {
	idle,
	imported,
	removeEagerEntry,
	requests,
	startEagerEntry,
	touch,
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
	press,
	tabStops,
	travel,
} from './fixtures/use-filter';

beforeEach( () => {
	openAt( '' );
} );
afterEach( removeEagerEntry );

describe( 'a click before React', () => {
	test( 'is applied at once, with all that belongs to it, and React takes over what stands', async () => {
		startEagerEntry( listingHtml() );
		const details = eventsOn( document );
		const { length } = window.history;

		expect( await click( pill( 'arte' ) ) ).toBe( false );
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1', '3' ] );
		expect( find( '.programas-count' ).textContent ).toBe( '2 de 6' );
		expect( announced() ).toBe( 'Filtro aplicado: Arte. 2 de 6' );
		expect( window.location.search ).toBe( '?categoria=arte' );

		await imported();
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1', '3' ] );
		expect( tabStops() ).toEqual( [ 'arte' ] );
		expect( details ).toEqual( [
			{
				category: 'arte',
				label: 'Arte',
				visible: 2,
				total: 6,
				source: 'pill',
			},
		] );
		expect( document.querySelectorAll( '[aria-live] > *' ) ).toHaveLength(
			1
		);
		expect( window.history.length - length ).toBe( 1 );
		await travel( -1 );
		expect( activePills() ).toEqual( [ 'all' ] );
	} );

	test( 'does not wait for a connection that never answers, nor do Back and the next click', async () => {
		startEagerEntry( listingHtml(), { connection: 'silent' } );
		await click( pill( 'arte' ) );
		await click( find( 'span', pill( 'danza' ) ) );
		expect( activePills() ).toEqual( [ 'danza' ] );
		expect( reachable() ).toEqual( [ '4', '6' ] );

		await travel( -1 );
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( reachable() ).toEqual( [ '1', '3' ] );
		expect( requests() ).toBe( 1 );
	} );

	test( 'is applied in each group', async () => {
		startEagerEntry( listingHtml() + listingHtml( { id: 'two' } ) );
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
			startEagerEntry( LINKS );

			expect(
				await click( pill( 'arte' ), { [ modifier ]: true } )
			).toBe( true );
			await imported();
			expect( activePills() ).not.toContain( 'arte' );
		}
	);

	test.each( [
		[ 'ctrlKey', 'button' ],
		[ 'metaKey', 'button' ],
		[ 'shiftKey', 'button' ],
		[ 'altKey', 'button' ],
		[ 'ctrlKey', 'button type="button"', '<form>' ],
		[ 'ctrlKey', 'span' ],
	] )(
		'with %s chooses a pill that leads nowhere: <%s> %s',
		async ( modifier, tag, around = '' ) => {
			startEagerEntry(
				around +
					LINKS.replaceAll( /<a | href="[^"]*"/g, ( found ) =>
						found === '<a ' ? `<${ tag } ` : ''
					).replaceAll( '</a>', `</${ tag.replace( / .*/, '' ) }>` )
			);

			expect(
				await click( pill( 'arte' ), { [ modifier ]: true } )
			).toBe( false );
			await imported();
			expect( activePills() ).toEqual( [ 'arte' ] );
		}
	);

	test( 'of Enter that is held down is one', async () => {
		startEagerEntry( listingHtml() + LINKS, { connection: 'silent' } );
		const details = eventsOn( document );
		for ( const group of document.querySelectorAll(
			'.programas-filter'
		) ) {
			pill( 'arte', group ).focus();
			await press( 'Enter' );
			expect( await press( 'Enter', { repeat: true } ) ).toBe( false );
			expect( await press( 'Tab', { repeat: true } ) ).toBe( true );
		}
		find( '.programas-card a' ).focus();
		expect( await press( 'Enter', { repeat: true } ) ).toBe( true );

		expect( details ).toHaveLength( 1 );
	} );

	test( 'on anything else is left alone', () => {
		startEagerEntry( listingHtml() );

		for ( const selector of [ '.programas-card a', '.programas-filter' ] ) {
			const event = new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
			} );
			expect( find( selector ).dispatchEvent( event ) ).toBe( true );
		}
		expect( requests() ).toBe( 0 );
	} );
} );

describe( 'when React does not come', () => {
	/** Until it may be asked for again, for the first time. */
	const waitABit = (): unknown => jest.advanceTimersByTime( 4_000 );

	test( 'each click is applied all the same, and one some seconds later asks for it again', async () => {
		startEagerEntry( listingHtml(), { connection: 'broken' } );
		expect( await click( pill( 'arte' ) ) ).toBe( false );
		await imported();
		expect( inLayout() ).toEqual( [ '1', '3' ] );
		expect( requests() ).toBe( 1 );

		waitABit();
		pill( 'danza' ).focus();
		await imported();
		expect( requests() ).toBe( 2 );
		expect( await click( pill( 'danza' ) ) ).toBe( false );
		expect( reachable() ).toEqual( [ '4', '6' ] );
	} );

	test( 'it comes with a later click, under another address: the browser remembers that the first one failed', async () => {
		startEagerEntry( listingHtml(), { connection: 'broken once' } );
		await click( pill( 'arte' ) );
		await imported();
		expect( tabStops() ).toHaveLength( 4 );

		waitABit();
		pill( 'danza' ).focus();
		await imported();
		expect( tabStops() ).toEqual( [ 'danza' ] );
		expect( activePills() ).toEqual( [ 'arte' ] );
	} );

	test( 'it is asked for once, however much a pointer moves', async () => {
		startEagerEntry( listingHtml(), { connection: 'broken' } );
		for ( let move = 0; move < 9; move++ ) {
			pill( 'arte' ).dispatchEvent(
				new Event( 'pointerover', { bubbles: true } )
			);
			await imported();
		}
		expect( requests() ).toBe( 1 );
	} );

	test( 'nothing is asked for where the page does not say where it is', async () => {
		startEagerEntry( listingHtml(), { connection: 'no React' } );
		await idle();
		await click( pill( 'arte' ) );
		await imported();
		expect( requests() ).toBe( 0 );
		expect( inLayout() ).toEqual( [ '1', '3' ] );

		// Another plugin brings it after all.
		Object.assign( window, {
			React: jest.requireActual< object >( 'react' ),
			ReactDOM: jest.requireActual< object >( 'react-dom' ),
		} );
		waitABit();
		pill( 'danza' ).focus();
		await imported();
		expect( tabStops() ).toEqual( [ 'danza' ] );
	} );

	test( 'it is not asked for again without a visitor', async () => {
		startEagerEntry( listingHtml(), { connection: 'broken' } );
		await touch();
		await idle();
		await idle();

		expect( requests() ).toBe( 1 );
	} );
} );
