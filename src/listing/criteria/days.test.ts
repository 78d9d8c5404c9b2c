import {
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
import { usableDay } from './days';

const HTML = `<div class="programas">
<div class="programas-filter" data-filter="desde" data-label="Desde"><label>Desde<input type="date" name="desde"></label></div>
<div class="programas-filter" data-filter="hasta" data-label="Hasta"><label>Hasta<input type="date" name="hasta"></label></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<ul class="programas-grid" data-waits><li data-categories="" data-cuando="0+1440@20458,1*5">Coro</li><li data-categories="" data-cuando="1080+120@20485">Concierto</li><li data-categories="">Siempre</li></ul></div>`;

const field = ( name: string ): HTMLInputElement =>
	find( `[name=${ name }]` ) as HTMLInputElement;

async function set( name: string, value: string ): Promise< void > {
	field( name ).value = value;
	for ( const type of [ 'input', 'change' ] ) {
		field( name ).dispatchEvent( new Event( type, { bubbles: true } ) );
	}
	await rendered();
	showFrame();
}

const chips = (): string[] =>
	[ ...document.querySelectorAll( '.programas-chip' ) ].map(
		( { textContent } ) => textContent
	);

const begin = ( search = '' ): void => {
	openAt( search );
	document.documentElement.lang = 'es-ES';
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );
	showFrame();
};

/** What a criterion offers, with how many cards each would find. */
const offered = ( name: string ): string[] =>
	[ ...( find( `[name=${ name }]` ) as HTMLSelectElement ).options ].map(
		( { text } ) => text.replace( /\u00a0/g, ' ' )
	);

test( 'one session answers days and hours, also where choices are counted', async () => {
	openAt( '?desde=2026-01-10' );
	startEagerEntry(
		HTML.replace(
			'<div class="programas-chips"',
			'<div class="programas-filter" data-filter="horario" data-counts><select name="horario"><option value="">Cualquiera</option><option value="por-la-manana">Por la mañana</option><option value="por-la-noche">Por la noche</option></select></div>$&'
		).replace(
			'1080+120@20485',
			// An evening on the first day of the year, and a morning a month later.
			'1230+90@20454 600+120@20485'
		),
		{ entry: () => jest.requireActual( './index' ) }
	);
	showFrame();
	await set( 'horario', 'por-la-noche' );
	expect( reachable() ).toEqual( [] );
	expect( offered( 'horario' ) ).toEqual( [
		'Cualquiera',
		'Por la mañana (1)',
		'Por la noche (0)',
	] );
	await set( 'horario', 'por-la-manana' );
	expect( reachable() ).toEqual( [ 'Concierto' ] );
	await set( 'desde', '2026-01-01' );
	await set( 'hasta', '2026-01-31' );
	expect( reachable() ).toEqual( [] );
	removeEagerEntry();
} );

describe( 'two days', () => {
	afterEach( removeEagerEntry );

	test( 'what runs on a day between two is shown, and nothing that has no dates; each day is a step of Back and a chip', async () => {
		begin();
		await set( 'desde', '2026-01-10' );
		expect( reachable() ).toEqual( [ 'Coro', 'Concierto' ] );
		await set( 'hasta', '2026-01-31' );
		expect( reachable() ).toEqual( [ 'Coro' ] );
		expect( window.location.search ).toBe(
			'?desde=2026-01-10&hasta=2026-01-31'
		);
		expect( chips() ).toEqual( [
			'Desde: 10 de enero de 2026',
			'Hasta: 31 de enero de 2026',
		] );
		jest.advanceTimersByTime( 700 );
		expect( announced() ).toBe(
			'Filtro aplicado: Hasta: 31 de enero de 2026. Resultados: 1 de 3'
		);

		await set( 'desde', '2026-01-11' );
		expect( reachable() ).toEqual( [] );
		await travel( -1 );
		expect( field( 'desde' ).value ).toBe( '2026-01-10' );
		await travel( -1 );
		expect( [ field( 'desde' ).value, field( 'hasta' ).value ] ).toEqual( [
			'2026-01-10',
			'',
		] );
		expect( reachable() ).toEqual( [ 'Coro', 'Concierto' ] );
		find( '.programas-reset' ).click();
		showFrame();
		expect( window.location.search ).toBe( '' );
		expect( field( 'desde' ).value ).toBe( '' );
	} );

	test( 'while a year is typed nothing changes, and the whole day is one step', async () => {
		begin();
		for ( const value of [ '0002-02-01', '0202-02-01', '2026-02-01' ] ) {
			await set( 'hasta', value );
		}
		expect( reachable() ).toEqual( [ 'Coro', 'Concierto' ] );
		await set( 'hasta', '2026-01-31' );
		expect( reachable() ).toEqual( [ 'Coro' ] );
		await travel( -1 );
		expect( window.location.search ).toBe( '' );
	} );

	test( 'no day is offered on the wrong side of the other one, and the browser says so of one that is typed', async () => {
		begin();
		const said = jest.spyOn( field( 'hasta' ), 'reportValidity' );
		await set( 'desde', '2026-02-01' );
		field( 'hasta' ).focus();
		await set( 'hasta', '2026-01-31' );
		expect( field( 'desde' ).max ).toBe( '2026-01-31' );
		expect( field( 'hasta' ).validity.rangeUnderflow ).toBe( true );
		expect( said ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 700 );
		expect( said ).toHaveBeenCalledTimes( 1 );

		find( '.programas-reset' ).click();
		await rendered();
		showFrame();
		expect( [ field( 'desde' ).max, field( 'hasta' ).min ] ).toEqual( [
			'',
			'',
		] );
	} );

	test( 'the days of the address are asked for', () => {
		begin( '?desde=2026-01-11&hasta=2026-02-31' );
		expect( [ field( 'desde' ).value, field( 'hasta' ).value ] ).toEqual( [
			'2026-01-11',
			'',
		] );
		expect( reachable() ).toEqual( [ 'Concierto' ] );
	} );
} );

test.each( [
	[ '2026-02-28', true ],
	[ '2024-02-29', true ],
	[ '2026-02-29', false ],
	[ '2026-13-01', false ],
	[ '12026-01-01', false ],
	[ '0999-01-01', false ],
	[ '2026-1-1', false ],
	[ '2026-01-01T00:00', false ],
	[ '', false ],
] )( 'whether %j can be asked for: %j', ( value, is ) => {
	expect( usableDay( value ) ).toBe( is ? value : '' );
} );
