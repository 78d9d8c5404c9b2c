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

/** Places: of the editor, by the next session, by name. */
const HTML = `<div class="programas">
<div class="programas-filter" data-filter="orden" data-label="Ordenar"><select name="orden"><option value="">Recomendado</option><option value="proxima">Próxima sesión</option><option value="nombre">De la A a la Z</option></select></div>
<div class="programas-filter" data-filter="gratis"><label><input type="checkbox" name="gratis" value="1"><span class="programas-pill__label">Gratis</span></label></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<ul class="programas-grid" data-waits>
<li data-categories="" data-orden="0 2 1"><a href="/b/">B</a></li>
<li data-categories="" data-orden="1 0 2"><a href="/c/">C</a></li>
<li data-categories="" data-orden="2 1 0" data-gratis="1" hidden><a href="/a/">A</a></li>
</ul><p class="programas-more"><a class="programas-more__link" data-per-page="2" href="?mostrar=4">Mostrar más</a></p></div>`;

const order = (): HTMLSelectElement => find( 'select' ) as HTMLSelectElement;

async function choose( value: string ): Promise< void > {
	order().value = value;
	order().dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await rendered();
	showFrame();
}

const begin = ( search = '' ): void => {
	openAt( search );
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );
	showFrame();
};

afterEach( removeEagerEntry );

test( 'cards move, those that are not shown yet too; the first of the new order are shown, and Back restores the old one', async () => {
	begin();
	expect( reachable() ).toEqual( [ 'B', 'C' ] );
	find( 'a[href="/b/"]' ).focus();
	await choose( 'nombre' );
	expect( reachable() ).toEqual( [ 'A', 'B' ] );
	expect( window.location.search ).toBe( '?orden=nombre' );
	expect( announced() ).toBe( 'Ordenar: De la A a la Z. Resultados: 3 de 3' );
	expect( find( ':focus' ).textContent ).toBe( 'B' );
	await choose( 'proxima' );
	expect( reachable() ).toEqual( [ 'C', 'A' ] );
	find( '.programas-more__link' ).click();
	expect( reachable() ).toEqual( [ 'C', 'A', 'B' ] );
	await choose( '' );
	expect( reachable() ).toEqual( [ 'B', 'C' ] );
	await travel( -1 );
	await travel( -1 );
	expect( order().value ).toBe( 'nombre' );
	expect( reachable() ).toEqual( [ 'A', 'B' ] );
	await travel( -1 );
	expect( reachable() ).toEqual( [ 'B', 'C' ] );
	await choose( 'nombre' );
	await choose( '' );
	expect( window.location.search ).toBe( '' );
	expect( announced() ).toBe( 'Ordenar: Recomendado. Resultados: 3 de 3' );
} );

test( 'an order is no filter: it has no chip and no counts, and stays when filters are removed', async () => {
	begin( '?orden=nombre&gratis=1' );
	await rendered();
	showFrame();
	expect( reachable() ).toEqual( [ 'A' ] );
	expect( document.querySelectorAll( '.programas-chip' ) ).toHaveLength( 1 );
	expect( order().selectedOptions[ 0 ]?.text ).toBe( 'De la A a la Z' );
	find( '.programas-reset' ).click();
	await rendered();
	showFrame();
	expect( window.location.search ).toBe( '?orden=nombre' );
	expect( reachable() ).toEqual( [ 'A', 'B' ] );
	expect( find( '.programas-chips' ).hidden ).toBe( true );
} );

/** A course of weeks, one with a session that week, an exhibition and a talk. */
const TIMES = `<div class="programas">
<div class="programas-filter" data-filter="cuando" data-zone="UTC" data-label="Cuándo"><select name="cuando"><option value="">Todas</option><option value="hoy">Hoy</option><option value="manana">Mañana</option><option value="en-curso">En curso</option></select></div>
<ul class="programas-grid" data-waits>
<li data-categories="" data-orden="0" data-cuando="~29891520/29979360 0+1440@20758"><a href="/e/">Exposición</a></li>
<li data-categories="" data-orden="1" data-cuando="1020+60@20759,7*6"><a href="/c/">Coro</a></li>
<li data-categories="" data-orden="2" data-cuando="1140+300@20785"><a href="/t/">Charla</a></li>
<li data-categories="" data-orden="3" data-cuando="~29891520/29934720 0+1440@20758"><a href="/f/">Fotos</a></li>
<li class="programas-also" hidden><h3>También en curso</h3></li>
</ul><p class="programas-more"><a class="programas-more__link" data-per-page="2" href="?mostrar=4">Mostrar más</a></p></div>`;

test( 'what has a day of its own in a time comes first, what runs through it comes below a line, and Back restores the order', async () => {
	openAt( '' );
	startEagerEntry( TIMES, { entry: () => jest.requireActual( './index' ) } );
	jest.setSystemTime( new Date( '2026-11-28T10:00:00Z' ) );
	showFrame();
	const items = (): string[] =>
		[ ...find( '.programas-grid' ).children ]
			.filter( ( item ) => ! ( item as HTMLElement ).hidden )
			.map( ( item ) => item.textContent );
	expect( items() ).toEqual( [ 'Exposición', 'Coro' ] );
	await choose( 'hoy' );
	expect( reachable() ).toEqual( [ 'Charla', 'Exposición' ] );
	jest.advanceTimersByTime( 1000 );
	expect( items() ).toEqual( [ 'Charla', 'También en curso', 'Exposición' ] );
	find( '.programas-more__link' ).click();
	jest.advanceTimersByTime( 1000 );
	expect( items() ).toEqual( [
		'Charla',
		'También en curso',
		'Exposición',
		'Fotos',
	] );
	// Also where nothing is above it: they are on no day of that time that is known.
	await choose( 'manana' );
	jest.advanceTimersByTime( 1000 );
	expect( items() ).toEqual( [ 'También en curso', 'Exposición', 'Fotos' ] );
	await choose( 'en-curso' );
	jest.advanceTimersByTime( 1000 );
	expect( items() ).toEqual( [ 'Exposición', 'Coro' ] );
	await travel( -1 );
	await travel( -1 );
	await travel( -1 );
	jest.advanceTimersByTime( 1000 );
	expect( items() ).toEqual( [ 'Exposición', 'Coro' ] );
} );

/** A course of today and tomorrow, and a talk tomorrow, below their days. */
const DAYS = `<div class="programas">
<div class="programas-filter" data-filter="cuando" data-zone="UTC" data-label="Cuándo"><select name="cuando"><option value="">Todas</option><option value="hoy">Hoy</option><option value="manana">Mañana</option></select></div>
<div class="programas-filter" data-filter="orden" data-label="Ordenar"><select name="orden"><option value="">Recomendado</option><option value="proxima">Próxima sesión</option><option value="nombre">De la A a la Z</option></select></div>
<ul class="programas-grid has-days" data-waits>
<li class="programas-day" data-dia="20785"><h2>Hoy</h2></li>
<li data-categories="" data-orden="0 0 1" data-dia="20785" data-cuando="1080+60@20785,1"><a href="/c/">Curso</a></li>
<li class="programas-day" data-dia="20786"><h2>Mañana</h2></li>
<li data-categories="" data-orden="1 1 0" data-dia="20786" data-cuando="1140+60@20786"><a href="/c/">Charla</a></li>
</ul></div>`;

test( 'where a later day than its next one is asked for, a card is marked, and there are no days; the order of sessions has them', async () => {
	openAt( '' );
	startEagerEntry( DAYS, { entry: () => jest.requireActual( './index' ) } );
	jest.setSystemTime( new Date( '2026-11-28T10:00:00Z' ) );
	showFrame();
	const shown = (): [ days: boolean, others: string[] ] => [
		find( '.programas-grid' ).matches( '.has-days:not(.has-other-days)' ),
		[ ...document.querySelectorAll( '.is-other-day' ) ].map(
			( card ) => card.textContent
		),
	];
	const chooseIn = async ( name: string, value: string ) => {
		const select = find( `[name=${ name }]` ) as HTMLSelectElement;
		select.value = value;
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await rendered();
		showFrame();
	};
	await chooseIn( 'cuando', 'manana' );
	expect( reachable() ).toEqual( [ 'Curso', 'Charla' ] );
	expect( shown() ).toEqual( [ false, [ 'Curso' ] ] );
	await chooseIn( 'cuando', 'hoy' );
	expect( shown() ).toEqual( [ true, [] ] );
	await chooseIn( 'cuando', '' );
	await chooseIn( 'orden', 'proxima' );
	expect( shown() ).toEqual( [ true, [] ] );
	await chooseIn( 'orden', 'nombre' );
	expect( shown() ).toEqual( [ false, [] ] );
} );
