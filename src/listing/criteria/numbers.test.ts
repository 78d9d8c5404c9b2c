import table from '../../../tests/card-numbers.json';
import {
	imported,
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import {
	announced,
	openAt,
	rendered,
	showFrame,
	travel,
} from '../view/fixtures/use-filter';
import { hasNumber, numeric } from './numbers';

const HTML = `<div class="programas">
<div class="programas-filter" data-filter="edad" data-label="Edad" data-range data-one="Edad: %s año" data-many="Edad: %s años"><input type="number" name="edad" min="0" max="120"></div>
<div class="programas-filter" data-filter="precio" data-label="Precio" data-many="Hasta %s €"><input type="number" name="precio" min="0"></div>
<div class="programas-filter" data-filter="gratis"><label><input type="checkbox" name="gratis" value="1"><span class="programas-pill__label">Gratis</span></label></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<ul class="programas-grid" data-waits><li data-categories="" data-edad="6-12" data-gratis="1" data-precio="5-">Coro</li><li data-categories="" data-edad="0-">Cine</li><li data-categories="">Sin leer</li></ul></div>`;

const field = (): HTMLInputElement => find( '[name=edad]' ) as HTMLInputElement;

async function type( ...texts: string[] ): Promise< void > {
	for ( const text of texts ) {
		field().value = text;
		field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await rendered();
	}
	showFrame();
}

const chips = (): string[] =>
	[ ...document.querySelectorAll( '.programas-chip' ) ].map(
		( { textContent } ) => textContent
	);

function open( search: string ): Promise< void > {
	openAt( search );
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );

	return imported();
}

it.each( table.said as [ string, string, boolean ][] )(
	'of %j %j is one: %j, as on the server',
	( ranges, asked, is ) => {
		expect( hasNumber( ranges, asked ) ).toBe( is );
	}
);

it.each( [
	[ '6-12', '6-12' ],
	[ '006-012', '6-12' ],
	[ '6-6', '6-6' ],
	[ '0-120', '0-120' ],
	[ '7', '7' ],
	[ '12-6', '' ],
	[ '6-121', '' ],
	[ '6-', '' ],
	[ '-6', '' ],
	[ '6-8-0', '' ],
	[ '6-7.5', '' ],
	[ '1-000012', '' ],
] )( 'the range %j is %j', ( written, range ) => {
	expect( numeric( written, '120', true ) ).toBe( range );
} );

it( 'a range is no number', () => {
	expect( numeric( '6-12', '120' ) ).toBe( '' );
} );

describe( 'a page', () => {
	afterEach( removeEagerEntry );

	test( 'a typed age is applied at once, has a chip, and is one step of Back', async () => {
		await open( '' );
		await type( '1', '13' );
		expect( reachable() ).toEqual( [ 'Cine' ] );
		expect( window.location.search ).toBe( '?edad=13' );
		expect( chips() ).toEqual( [ 'Edad: 13 años' ] );
		jest.advanceTimersByTime( 700 );
		expect( announced() ).toBe(
			'Filtro aplicado: Edad: 13 años. Resultados: 1 de 3'
		);

		await travel( -1 );
		expect( field().value ).toBe( '' );
		expect( reachable() ).toEqual( [ 'Coro', 'Cine', 'Sin leer' ] );
	} );

	test( 'an age in the address is one that the field could have', async () => {
		await open( '?edad=007' );
		expect( reachable() ).toEqual( [ 'Coro', 'Cine' ] );
		await type( '1' );
		expect( chips() ).toEqual( [ 'Edad: 1 año' ] );
		find( '.programas-chip' ).click();
		expect( field().value ).toBe( '' );
	} );

	test( 'a range of ages in the address is asked for beside other choices, and by Back, until its chip goes', async () => {
		await open( '?edad=08-16' );
		showFrame();
		expect( reachable() ).toEqual( [ 'Coro', 'Cine' ] );
		expect( chips() ).toEqual( [ 'Edad: 8–16 años' ] );
		expect( field().value ).toBe( '' );

		find( '[name=gratis]' ).click();
		showFrame();
		expect( reachable() ).toEqual( [ 'Coro' ] );
		expect( window.location.search ).toBe( '?edad=08-16&gratis=1' );
		find( '[data-key=gratis]' ).click();
		showFrame();
		expect( reachable() ).toEqual( [ 'Coro', 'Cine' ] );

		find( '[data-key=edad]' ).click();
		showFrame();
		expect( reachable() ).toHaveLength( 3 );
		expect( window.location.search ).toBe( '' );
		expect( chips() ).toEqual( [] );
		await travel( -1 );
		showFrame();
		expect( reachable() ).toEqual( [ 'Coro', 'Cine' ] );
		expect( chips() ).toEqual( [ 'Edad: 8–16 años' ] );

		find( '.programas-reset' ).click();
		showFrame();
		expect( window.location.search ).toBe( '' );
	} );

	test( 'a typed age takes the place of a range, and Back brings it back', async () => {
		await open( '?edad=8-16' );
		await type( '1', '13' );
		expect( window.location.search ).toBe( '?edad=13' );
		expect( reachable() ).toEqual( [ 'Cine' ] );
		await travel( -1 );
		showFrame();
		expect( field().value ).toBe( '' );
		expect( chips() ).toEqual( [ 'Edad: 8–16 años' ] );
		expect( reachable() ).toEqual( [ 'Coro', 'Cine' ] );
	} );

	test( 'a range is not put into a number field, of which browsers warn', async () => {
		const put = jest.spyOn( HTMLInputElement.prototype, 'value', 'set' );
		await open( '?edad=8-16' );
		const values = put.mock.calls.flat();
		put.mockRestore();
		expect( values ).not.toContain( '8-16' );
	} );

	test( 'an amount is no range', async () => {
		await open( '?precio=5-10' );
		expect( reachable() ).toHaveLength( 3 );
	} );

	test.each( [ '121', '-1', '6.5', '1e1', 'seis', '7&edad=8' ] )(
		'the address edad=%s asks for none',
		async ( written ) => {
			await open( `?edad=${ written }` );
			expect( reachable() ).toHaveLength( 3 );
		}
	);
} );
