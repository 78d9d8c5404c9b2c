/** What is chosen at first, where the address does not say it. */
import {
	imported,
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import {
	openAt,
	rendered,
	showFrame,
	travel,
} from '../view/fixtures/use-filter';

const HTML = `<div class="programas">
<div class="programas-filter" data-filter="buscar" data-initial="coro de cámara"><input type="search" class="programas-search" name="buscar" value="coro de cámara"></div>
<div class="programas-filter" data-filter="categoria" data-initial="arte musica"><input type="hidden" name="categoria" value=""><label><input type="checkbox" value="arte" checked>Arte</label><label><input type="checkbox" value="musica" checked>Música</label><label><input type="checkbox" value="cine">Cine</label></div>
<div class="programas-filter" data-filter="cuando" data-initial="vigentes" data-counts><select><option value="">Cualquiera</option><option value="vigentes" selected>Vigentes</option><option value="terminados">Terminados</option></select></div>
<div class="programas-filter" data-filter="edad" data-range data-initial="8-16"><input type="number" max="120"></div>
<div class="programas-filter" data-filter="gratis" data-initial="1"><input type="hidden" name="gratis" value=""><label><input type="checkbox" name="gratis" value="1" checked>Gratis</label></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<ul class="programas-grid" data-waits>
<li data-categories="musica" data-edad="8-12" data-gratis="1" data-cuando="">Coro de cámara</li>
<li data-categories="musica" data-edad="18-" data-gratis="1" data-cuando="">Coro de cámara para mayores</li>
<li data-categories="cine" data-edad="8-12" data-gratis="1" data-cuando="0+1440@11323">Cine</li></ul></div>`;

const ALL = '?buscar=&categoria=all&cuando=&edad=&gratis=';

/** Opens the page at an address; `change` is what the visitor does before the script comes. */
async function open( search: string, change = () => {} ): Promise< void > {
	openAt( search );
	startEagerEntry( HTML, {
		entry: () => {
			change();
			jest.requireActual( './index' );
		},
	} );
	await imported();
	showFrame();
}

async function click( selector: string ): Promise< void > {
	find( selector ).click();
	await rendered();
	showFrame();
}

const chosen = (): ( string | undefined )[] =>
	[ ...document.querySelectorAll< HTMLElement >( '.programas-chip' ) ].map(
		( { dataset } ) => dataset.value
	);

afterEach( removeEagerEntry );

test( 'an address without a parameter asks for what is chosen at first', async () => {
	await open( '' );
	expect( chosen() ).toEqual( [
		'coro de cámara',
		'arte',
		'musica',
		'vigentes',
		'8-16',
		'1',
	] );
	expect( reachable() ).toEqual( [ 'Coro de cámara' ] );
	expect( find( '[value=vigentes]' ).textContent ).toBe(
		'Vigentes\u00a0(1)'
	);
} );

test.each( [
	ALL,
	'?buscar&categoria=&cuando=x&edad=x&gratis=0',
	'?buscar[]=x&categoria[]=arte&cuando[]=x&edad[]=7&gratis[]=1',
] )( 'the address %s takes all of it back', async ( search ) => {
	await open( search );
	expect( chosen() ).toEqual( [] );
	expect( reachable() ).toHaveLength( 3 );
	expect( document.querySelectorAll( ':checked:not(option)' ) ).toHaveLength(
		0
	);
} );

test( 'each parameter takes back its own', async () => {
	await open( '?edad=&buscar=' );
	expect( chosen() ).toEqual( [ 'arte', 'musica', 'vigentes', '1' ] );
	expect( reachable() ).toHaveLength( 2 );
} );

test( 'an empty value beside others says nothing', async () => {
	await open(
		'?gratis=&gratis=1&categoria=&categoria=cine&edad=&edad=9&buscar=&cuando='
	);
	expect( chosen() ).toEqual( [ 'cine', '9', '1' ] );
	expect( reachable() ).toEqual( [ 'Cine' ] );
} );

test( 'taking back the last value writes it into the address, and Back chooses it again', async () => {
	await open( '' );
	await click( '[data-value="8-16"]' );
	expect( window.location.search ).toBe( '?edad=' );
	expect( reachable() ).toHaveLength( 2 );
	await click( '[data-value=arte]' );
	expect( window.location.search ).toBe( '?edad=&categoria=musica' );
	await click( '[data-value=musica]' );
	expect( window.location.search ).toBe( '?edad=&categoria=all' );
	await click( '[name=gratis][type=checkbox]' );
	expect( window.location.search ).toBe( '?edad=&categoria=all&gratis=' );
	await travel( -3 );
	showFrame();
	expect( window.location.search ).toBe( '?edad=' );
	expect( chosen() ).toHaveLength( 5 );
	await travel( -1 );
	showFrame();
	expect( chosen() ).toHaveLength( 6 );
} );

test( 'the link that removes all leads where nothing is chosen, and does so', async () => {
	await open( '' );
	const { href } = find( '.programas-reset' ) as HTMLAnchorElement;
	expect( new URL( href ).search ).toBe( ALL );
	await click( '.programas-reset' );
	expect( window.location.search ).toBe( ALL );
	expect( chosen() ).toEqual( [] );
	expect( reachable() ).toHaveLength( 3 );
} );

test( 'what the visitor changed before the script came stays, and the rest is as at first', async () => {
	await open( '', () => {
		( find( '[name=gratis][type=checkbox]' ) as HTMLInputElement ).checked =
			false;
		( find( '[value=arte]' ) as HTMLInputElement ).checked = false;
		( find( '.programas-search' ) as HTMLInputElement ).value = '';
	} );
	expect( window.location.search ).toBe(
		'?buscar=&categoria=musica&gratis='
	);
	expect( chosen() ).toEqual( [ 'musica', 'vigentes', '8-16' ] );
} );

test( 'pressed buttons that a person wrote are those that are chosen at first', async () => {
	openAt( '' );
	startEagerEntry(
		`<div class="programas"><div class="programas-filter" data-filter="edad" data-multiple data-initial="8-12 18-"><button data-value="all">Todas</button><button data-value="8-12">8-12</button><button data-value="18-">18-</button></div>
<ul class="programas-grid"><li data-categories="" data-edad="8-12">Coro</li><li data-categories="" data-edad="13-17">Grabado</li></ul></div>`,
		{ entry: () => jest.requireActual( './index' ) }
	);
	const pressed = (): string[] =>
		[ ...document.querySelectorAll( '[aria-pressed=true]' ) ].map(
			( { textContent } ) => textContent
		);
	expect( pressed() ).toEqual( [ '8-12', '18-' ] );
	expect( reachable() ).toEqual( [ 'Coro' ] );
	await click( '[data-value=all]' );
	expect( pressed() ).toEqual( [ 'Todas' ] );
	expect( window.location.search ).toBe( '?edad=' );
	expect( reachable() ).toEqual( [ 'Coro', 'Grabado' ] );
} );
