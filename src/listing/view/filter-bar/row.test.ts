import {
	activePills,
	find,
	inLayout,
	listingHtml,
	reachable,
} from '../fixtures/listing';
import { preferReducedMotion } from '../fixtures/motion-preference';
import {
	announced,
	click,
	focused,
	openAt,
	pill,
	press,
	showFrame,
	tabStops,
	travel,
	startClock,
	endClock,
} from '../fixtures/use-filter';
import { keys, mountListing } from '../fixtures/row';

const LINKS = `<div class="programas-filter"><a data-category="all" href="?">Todos</a><a data-category="arte" href="?categoria=arte">Arte</a><div data-category="danza">Danza</div></div>
<div class="programas-grid"><p data-categories="arte">1</p><p data-categories="danza">2</p></div>`;

beforeEach( () => {
	startClock();
	preferReducedMotion( true );
	openAt( '' );
} );
afterEach( () => {
	document.documentElement.dir = '';
	endClock();
} );

test( 'arrows move the focus and wrap, Home and End go to the ends, and none activates', async () => {
	mountListing();
	pill( 'all' ).focus();

	expect(
		await keys( 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight' )
	).toEqual( [ 'arte', 'musica', 'danza', 'all' ] );
	expect( await keys( 'ArrowLeft', 'ArrowLeft' ) ).toEqual( [
		'danza',
		'musica',
	] );
	expect( await keys( 'Home', 'End' ) ).toEqual( [ 'all', 'danza' ] );
	expect( activePills() ).toEqual( [ 'all' ] );
	expect( announced() ).toBeNull();
} );

test( 'arrows are mirrored where one reads from right to left', async () => {
	document.documentElement.dir = 'rtl';
	mountListing();
	for ( const element of document.querySelectorAll( '[data-category]' ) ) {
		// jsdom does not derive the direction from the attribute.
		element.setAttribute( 'style', 'direction:rtl' );
	}
	pill( 'all' ).focus();

	expect( await keys( 'ArrowLeft', 'ArrowRight', 'ArrowRight' ) ).toEqual( [
		'arte',
		'all',
		'danza',
	] );
} );

test( 'keys that the row uses do nothing else, and the others are left to the browser', async () => {
	mountListing();
	pill( 'all' ).focus();

	expect( await press( 'End' ) ).toBe( false );
	expect( await press( 'ArrowDown' ) ).toBe( true );
	expect( await press( 'Tab' ) ).toBe( true );
	expect( await press( 'x' ) ).toBe( true );
} );

test.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
	'a key with %s belongs to the browser',
	async ( modifier ) => {
		mountListing( LINKS );
		pill( 'all' ).focus();

		expect( await press( 'ArrowRight', { [ modifier ]: true } ) ).toBe(
			true
		);
		expect( focused() ).toBe( 'all' );
		pill( 'arte' ).focus();
		expect( await press( 'Enter', { [ modifier ]: true } ) ).toBe( true );
		expect( activePills() ).toEqual( [ 'all' ] );
	}
);

test.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
	'a click with %s belongs to the browser',
	async ( modifier ) => {
		mountListing( LINKS );

		expect( await click( pill( 'arte' ), { [ modifier ]: true } ) ).toBe(
			true
		);
		expect( activePills() ).toEqual( [ 'all' ] );
	}
);

test( 'a click on a pill, or on what is inside it, filters instead of sending the form', async () => {
	mountListing();

	expect( await click( find( 'span', pill( 'musica' ) ) ) ).toBe( false );
	expect( activePills() ).toEqual( [ 'musica' ] );
	expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
} );

test.each( [ 'Enter', ' ' ] )(
	'%p activates the focused pill, once, and the focus stays',
	async ( key ) => {
		mountListing();
		const events = jest.fn();
		find( '.programas-grid' ).addEventListener(
			'programas:filter',
			events
		);
		pill( 'arte' ).focus();
		await press( key );

		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( focused() ).toBe( 'arte' );
		expect( events ).toHaveBeenCalledTimes( 1 );
	}
);

test.each( [ 'Enter', ' ' ] )(
	'%p activates pills that are no buttons, too',
	async ( key ) => {
		mountListing( LINKS );
		pill( 'arte' ).focus();
		expect( await press( key ) ).toBe( false );
		expect( activePills() ).toEqual( [ 'arte' ] );

		await press( 'ArrowRight' );
		await press( key );
		expect( activePills() ).toEqual( [ 'danza' ] );
		expect( focused() ).toBe( 'danza' );
	}
);

test( 'a key that is held down activates once', async () => {
	mountListing( LINKS );
	const events = jest.fn();
	find( '.programas-grid' ).addEventListener( 'programas:filter', events );
	pill( 'arte' ).focus();
	await press( 'Enter' );
	expect( await press( 'Enter', { repeat: true } ) ).toBe( false );
	showFrame();

	expect( events ).toHaveBeenCalledTimes( 1 );
} );

test( 'Enter that is held down on a button activates once', async () => {
	mountListing();
	const events = jest.fn();
	find( '.programas-grid' ).addEventListener( 'programas:filter', events );
	pill( 'arte' ).focus();
	await press( 'Enter' );
	expect( await press( 'Enter', { repeat: true } ) ).toBe( false );

	expect( events ).toHaveBeenCalledTimes( 1 );
} );

test( 'Enter in another field of the form sends the form, and chooses nothing', () => {
	mountListing();
	find( 'form' ).insertAdjacentHTML( 'beforeend', '<input name="q">' );
	find( '[name=q]' ).focus();
	find( 'form' ).addEventListener( 'submit', ( event ) =>
		event.preventDefault()
	);
	const submitted = jest.fn();
	find( 'form' ).addEventListener( 'click', ( event ) => {
		submitted( event.defaultPrevented );
		// jsdom cannot send it.
		event.preventDefault();
	} );
	// What a browser does: it clicks the form's first button.
	pill( 'all' ).click();

	expect( submitted ).toHaveBeenCalledWith( false );
	expect( announced() ).toBeNull();
} );

test.each( [
	[ 'another pill', 'musica', 'submit' ],
	[ 'the first pill, where it sends nothing', 'all', 'button' ],
] )(
	'a screen reader’s click on %s chooses, also while a field of the form has the focus',
	async ( _, category, type ) => {
		openAt( '?categoria=arte' );
		mountListing();
		find( 'form' ).insertAdjacentHTML( 'beforeend', '<input name="q">' );
		pill( category ).setAttribute( 'type', type );
		find( '[name=q]' ).focus();
		await click( pill( category ) );

		expect( activePills() ).toEqual( [ category ] );
	}
);

test( 'classes that other scripts give to a pill stay', async () => {
	mountListing();
	pill( 'arte' ).classList.add( 'de-otro' );
	await click( pill( 'arte' ) );
	await click( pill( 'danza' ) );

	expect( [ ...pill( 'arte' ).classList ] ).toEqual( [
		'programas-pill',
		'de-otro',
	] );
} );

test( 'the label that is announced is the one that the pill has now', async () => {
	mountListing();
	find( '.programas-pill__label', pill( 'arte' ) ).textContent =
		'Bellas artes';
	await click( pill( 'arte' ) );
	expect( announced() ).toBe( 'Filtro aplicado: Bellas artes. 2 de 6' );
} );

test( 'radio buttons are checked, filter, and keep the browser’s own keys', async () => {
	mountListing(
		`<fieldset class="programas-filter"><label><input type="radio" name="r" data-category="all" checked> Todos</label><label><input type="radio" name="r" data-category="arte"> Arte</label></fieldset><ul class="programas-grid"><li data-categories="arte">1</li><li data-categories="danza">2</li></ul>`
	);
	expect( await click( pill( 'arte' ) ) ).toBe( true );

	expect( ( pill( 'arte' ) as HTMLInputElement ).checked ).toBe( true );
	expect( pill( 'arte' ).hasAttribute( 'aria-pressed' ) ).toBe( false );
	expect( reachable() ).toEqual( [ '1' ] );
	expect( announced() ).toBe( 'Filtro aplicado: Arte' );
	pill( 'arte' ).focus();
	expect( await press( 'ArrowLeft' ) ).toBe( true );
} );

test( 'where nothing can be a toolbar each pill is a tab stop, and the arrows work', async () => {
	mountListing(
		`<nav class="programas-filter"><a href="?" data-category="all">Todos</a><a href="?" data-category="arte">Arte</a></nav><ul class="programas-grid"></ul>`
	);
	expect( tabStops() ).toEqual( [ 'all', 'arte' ] );
	pill( 'arte' ).focus();
	expect( await keys( 'ArrowRight' ) ).toEqual( [ 'all' ] );
	expect( tabStops() ).toEqual( [ 'all', 'arte' ] );
} );

test( 'Back from within a card that leaves takes the focus to the active pill', async () => {
	mountListing();
	await click( pill( 'arte' ) );
	jest.runAllTimers();
	await click( pill( 'danza' ) );
	jest.runAllTimers();
	find( '.programas-card:nth-child(4) a' ).focus();
	await travel( -1 );

	expect( focused() ).toBe( 'arte' );
} );

test( 'the row is one tab stop, at first the active pill', () => {
	openAt( '?categoria=danza' );
	mountListing( listingHtml( { active: 'danza' } ) );

	expect( tabStops() ).toEqual( [ 'danza' ] );
} );

test( 'the tab stop follows the focus', async () => {
	mountListing();
	pill( 'all' ).focus();
	await keys( 'ArrowRight', 'ArrowRight' );
	expect( tabStops() ).toEqual( [ 'musica' ] );

	pill( 'musica' ).blur();
	expect( tabStops() ).toEqual( [ 'musica' ] );
} );

test( 'the tab stop follows the active pill when the focus is not in the row', async () => {
	mountListing();
	await click( pill( 'arte' ) );
	jest.runAllTimers();

	expect( tabStops() ).toEqual( [ 'arte' ] );
} );

test( 'the first pill is the tab stop of a row without an active one', () => {
	mountListing(
		'<div class="programas-filter"><b data-category="arte">A</b><b data-category="danza">D</b></div><ul class="programas-grid"></ul>'
	);

	expect( activePills() ).toEqual( [] );
	expect( tabStops() ).toEqual( [ 'arte' ] );
} );
