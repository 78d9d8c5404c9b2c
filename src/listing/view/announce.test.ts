import { find, listingHtml } from './fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	rendered,
	startClock,
	travel,
	endClock,
} from './fixtures/use-filter';
import { mount } from './fixtures/mount';
import { announce, prepareAnnouncements } from './announce';

beforeEach( () => {
	startClock();
	openAt( '' );
	document.body.innerHTML = listingHtml();
} );
afterEach( () => {
	endClock();
} );

test( 'every activation announces the label of the pill, and that for 1000 ms', async () => {
	mount( find( '.programas-filter' ) );
	pill( 'musica' ).click();
	await rendered();
	expect( announced() ).toBe( 'Filtro aplicado: Música. 3 de 6' );

	jest.advanceTimersByTime( 999 );
	expect( announced() ).toBe( 'Filtro aplicado: Música. 3 de 6' );
	jest.advanceTimersByTime( 1 );
	expect( announced() ).toBeNull();
} );

test( 'a step back says what it came to', async () => {
	mount( find( '.programas-filter' ) );
	await click( pill( 'musica' ) );
	await travel( -1 );
	expect( announced() ).toBe( '6 resultados' );
} );

test( 'the pill that is active already is announced again, as something new', async () => {
	mount( find( '.programas-filter' ) );
	await click( pill( 'musica' ) );
	const first = find( '[aria-live] > *' );
	await click( pill( 'musica' ) );

	expect( announced() ).toBe( 'Filtro aplicado: Música. 3 de 6' );
	expect( find( '[aria-live] > *' ) ).not.toBe( first );
} );

test( 'only the last announcement is in the page, and it has its full time', () => {
	announce( [ 'Arte' ] );
	jest.advanceTimersByTime( 600 );
	announce( [ 'Danza' ] );

	expect( find( '[aria-live]' ).textContent ).toBe( 'Danza' );
	jest.advanceTimersByTime( 999 );
	expect( announced() ).toBe( 'Danza' );
	jest.advanceTimersByTime( 1 );
	expect( announced() ).toBeNull();
} );

test( 'the page may bring the sentence in its language, and a label any characters', async () => {
	find( '.programas-filter' ).dataset.announcement = 'Filter applied: %s';
	find( '.programas-pill__label', pill( 'arte' ) ).textContent = 'R&B $& %s';
	mount( find( '.programas-filter' ) );
	await click( pill( 'arte' ) );

	expect( announced() ).toBe( 'Filter applied: R&B $& %s. 2 de 6' );
} );

test( 'there is one live region: polite, in the page before its text, out of sight', () => {
	const region = prepareAnnouncements();

	expect( prepareAnnouncements() ).toBe( region );
	expect( region.isConnected ).toBe( true );
	expect( region.textContent ).toBe( '' );
	expect( region.getAttribute( 'aria-live' ) ).toBe( 'polite' );
	expect( region.style.position ).toBe( 'fixed' );
	expect( region.style.display ).toBe( '' );
	announce( [ 'Arte' ] );
	expect( region.textContent ).toBe( 'Arte' );
} );

test( 'a region that was taken out of the page comes back', () => {
	prepareAnnouncements().remove();
	announce( [ 'Arte' ] );

	expect( announced() ).toBe( 'Arte' );
} );

describe.each( [
	[ 'a dialog', '<dialog open></dialog>' ],
	[ 'a dialog that is none yet', '<dialog></dialog>' ],
	[ 'a box that says that it is modal', '<div aria-modal="true"></div>' ],
	[ 'a box with the role', '<div role="dialog"></div>' ],
] )( 'in %s', ( _, html ) => {
	const inDialog = (): Element => {
		document.body.insertAdjacentHTML( 'beforeend', html );
		const dialog = document.body.lastElementChild as Element;
		dialog.append( find( '.programas' ) );
		return dialog;
	};

	test( 'the region stands before its text, as what is outside says nothing', async () => {
		const dialog = inDialog();
		mount( find( '.programas-filter' ) );
		const region = find( '[aria-live]', dialog );
		await click( pill( 'musica' ) );

		expect( region.textContent ).toBe( 'Filtro aplicado: Música. 3 de 6' );
		expect( document.body.textContent.split( 'Filtro' ) ).toHaveLength( 2 );
	} );

	test( 'the page has a region of its own', () => {
		const dialog = inDialog();
		announce( [ 'Arte' ], dialog );
		announce( [ 'Danza' ] );

		expect( find( '[aria-live]', dialog ).textContent ).toBe( 'Arte' );
		expect( find( 'body > [aria-live]' ).textContent ).toBe( 'Danza' );
	} );
} );

test( 'the region is out of sight also where a policy forbids style attributes', () => {
	const setAttribute = jest.spyOn( Element.prototype, 'setAttribute' );
	const region = prepareAnnouncements();

	expect( region.style.position ).toBe( 'fixed' );
	expect( setAttribute ).not.toHaveBeenCalledWith(
		'style',
		expect.anything()
	);
	setAttribute.mockRestore();
} );
