/** Filters and cards in blocks of their own. */
import {
	idle,
	imported,
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	rendered,
	showFrame,
} from '../view/fixtures/use-filter';

const PILLS = `<div class="programas">
<div class="programas-filter" data-target="#lista" data-initial="arte"><button data-category="all" aria-pressed="false">Todos</button><button data-category="arte" aria-pressed="true">Arte</button><button data-category="musica" aria-pressed="false">Música</button></div>
</div>`;

const CHIPS =
	'<div class="programas-chips" data-target="#lista" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>';

const SEARCH = `<div class="programas" id="busca">
<div class="programas-filter" data-filter="buscar" data-target="#lista"><input type="search" class="programas-search" name="buscar"></div>
<p class="programas-count">3 resultados</p>${ CHIPS }</div>`;

const FREE = `<div class="programas" id="precio">
<div class="programas-filter" data-filter="gratis" data-target="#lista"><label><input type="checkbox" name="gratis" value="1"><span class="programas-pill__label">Gratis</span></label></div>
${ CHIPS }</div>`;

const grid = ( attributes = '' ): string =>
	`<div id="lista"><ul class="programas-grid" ${ attributes }><li data-categories="arte">Acuarela</li><li data-categories="musica" data-gratis="1">Coro</li><li data-categories="arte musica">Canciones</li></ul></div>`;

const MORE =
	'<p class="programas-more" hidden><a class="programas-more__link" data-per-page="2" href="?mostrar=4">Mostrar más</a></p>';

const begin = ( html: string ): void => {
	openAt( '' );
	startEagerEntry( html, {
		entry: () => jest.requireActual( './index' ),
	} );
};

async function type( text: string ): Promise< void > {
	const field = find( '.programas-search' ) as HTMLInputElement;
	field.value = text;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	await rendered();
	await imported();
	showFrame();
}

const textsOf = ( selector: string ): ( string | null )[] =>
	[ ...document.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent
	);

afterEach( removeEagerEntry );

test( 'pills of another block go on filtering cards that come in parts, whatever the page opened with', async () => {
	begin(
		`${ PILLS }<div class="programas" id="lista"><ul class="programas-grid" data-waits data-initial="arte"><li data-categories="arte">Acuarela</li><li data-categories="musica" hidden>Coro</li></ul>${ MORE }</div>`
	);
	await imported();
	expect( reachable() ).toEqual( [ 'Acuarela' ] );
	await click( pill( 'musica' ) );
	expect( reachable() ).toEqual( [ 'Coro' ] );
	await click( pill( 'all' ) );
	expect( reachable() ).toEqual( [ 'Acuarela', 'Coro' ] );
} );

test( 'a block that only searches says how many cards are left, and so does a screen reader', async () => {
	begin( SEARCH + grid( 'data-waits' ) );
	await imported();
	await type( 'coro' );
	expect( reachable() ).toEqual( [ 'Coro' ] );
	expect( find( '.programas-count' ).textContent ).toBe( '1 de 3' );
	jest.advanceTimersByTime( 700 );
	expect( announced() ).toBe( 'Filtro aplicado: «coro». Resultados: 1 de 3' );
} );

test( 'a choice in one list leaves the values in the address that another list has there under the same name', async () => {
	const list = ( id: string ): string =>
		`<div class="programas"><div class="programas-filter" data-filter="buscar"><input type="search" class="programas-search" name="buscar"></div>
<div class="programas-filter" data-filter="orden"><select name="orden"><option value=""></option><option value="proxima">Próxima sesión</option></select></div>
<ul class="programas-grid" id="${ id }"><li class="programas-card" data-categories="" data-orden="0 0 0">Coro</li></ul></div>`;
	begin( list( 'uno' ) + list( 'dos' ) );
	const order = find( '#dos' )
		.closest( '.programas' )
		?.querySelector( 'select' ) as HTMLSelectElement;
	order.value = 'proxima';
	order.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	showFrame();
	await type( 'coro' );

	expect( window.location.search ).toBe( '?orden=proxima&buscar=coro' );
} );

test( 'buttons that a person wrote say which one is pressed, also where the page asks for nothing', () => {
	begin(
		`<div class="programas"><div class="programas-filter" data-filter="edad"><button data-value="all">Todas</button><button data-value="8-12">8-12</button></div><ul class="programas-grid"><li data-categories="" data-edad="8-12">Coro</li></ul></div>`
	);

	expect(
		[ ...document.querySelectorAll( 'button' ) ].map( ( button ) => [
			button.getAttribute( 'aria-pressed' ),
			button.className,
		] )
	).toEqual( [
		[ 'true', 'is-active' ],
		[ 'false', '' ],
	] );
} );

test( 'each block says what it asks for, and no other does', async () => {
	begin( SEARCH + FREE + grid( 'data-waits' ) );
	await imported();
	await type( 'coro' );
	await click( find( '[name=gratis]' ) );
	expect( textsOf( '#busca .programas-chip' ) ).toEqual( [ '«coro»' ] );
	expect( textsOf( '#precio .programas-chip' ) ).toEqual( [ 'Gratis' ] );
	await click( find( '#precio .programas-chip' ) );
	expect( textsOf( '.programas-chip' ) ).toEqual( [ '«coro»' ] );
	expect( find( '#precio .programas-chips' ).hidden ).toBe( true );
	await click( find( '#busca .programas-reset' ) );
	expect( textsOf( '.programas-chip' ) ).toEqual( [] );
	expect( reachable() ).toHaveLength( 3 );
} );

test( 'a page is looked through as often whether a select has two choices or fifty', async () => {
	begin(
		`${ SEARCH }<div class="programas-filter" data-filter="edad" data-target="#lista" data-counts><select name="edad"><option value="">Todas</option><option value="8">De 8</option></select></div>${ grid(
			'data-waits'
		) }`
	);
	// What comes then looks for grids, too.
	await idle();
	const looksFor = async ( text: string ): Promise< number > => {
		const look = jest.spyOn( document, 'querySelectorAll' );
		await type( text );
		const { length } = look.mock.calls;
		look.mockRestore();
		return length;
	};
	await looksFor( 'coro' );
	const few = await looksFor( 'can' );
	find( 'select' ).append(
		...Array.from( { length: 48 }, ( _, age ) => new Option( `${ age }` ) )
	);
	await rendered();
	expect( await looksFor( 'acu' ) ).toBe( few );
} );

test( 'texts are those of the list that is there now', async () => {
	begin( SEARCH + grid( 'data-waits' ) );
	await imported();
	await type( 'coro' );
	find( '.programas-chips' ).outerHTML =
		'<div class="programas-chips" data-target="#lista" data-search="“%s”"><ul></ul></div>';
	await type( 'arte' );
	expect( textsOf( '.programas-chip' ) ).toEqual( [ '“arte”' ] );
} );
