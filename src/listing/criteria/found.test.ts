import {
	imported,
	removeEagerEntry,
	startEagerEntry,
	touch,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import {
	announced,
	click,
	openAt,
	pill,
	showFrame,
	travel,
} from '../view/fixtures/use-filter';

const NAMES: Record< string, string[] > = {
	all: [ 'Acuarela', 'Coro' ],
	musica: [ 'Coro', 'Danza' ],
	arte: [ 'Acuarela' ],
};
const MORE = [ 'Esgrima', 'Fado' ];

/** A page of the server, which shows a category of 900 programs; `more` is how many are asked for. */
function pageOf( category: string, more = '' ): string {
	const names = [ ...( NAMES[ category ] ?? [] ), ...( more ? MORE : [] ) ];
	const found = {
		visible: category === 'all' ? 900 : 30,
		total: 900,
		left: 28,
		counts: { '': { '': 900, musica: 30, arte: 5 } },
		asked: {
			categoria: category === 'all' ? [] : [ category ],
			mostrar: more ? [ more ] : [],
		},
	};
	const pills = Object.keys( NAMES ).map(
		( name ) =>
			`<button name="categoria" value="${ name }" data-category="${ name }" class="programas-pill" aria-pressed="${ name === category }">${ name }</button>`
	);
	const cards = names.map(
		( name ) =>
			`<li class="programas-card" data-categories="" data-id="${ name }"><a href="/${ name }/">${ name }</a></li>`
	);

	return `<div class="programas"><div class="programas-filter"><form class="programas-filter__form">${ pills.join( '' ) }</form></div>
<p class="programas-count" data-all="%s resultados" data-some="%1$s de %2$s">900 resultados</p>
<ul class="programas-grid" id="g" data-waits data-found='${ JSON.stringify( found ) }' data-failed="No se han podido cargar." data-retry="Volver a intentarlo">${ cards.join( '' ) }</ul>
<p class="programas-more"><a class="programas-more__link" data-per-page="2" data-label="Mostrar más (%s)" href="?pagina=2">Mostrar más</a></p></div>`;
}

type Answer = ( html: string | number ) => void;

/** Opens a page at an address. */
function open( html: string, search = '' ): void {
	openAt( search );
	startEagerEntry( html, {
		entry: () => jest.requireActual( './index' ),
	} );
	showFrame();
}

/** What was asked for and not answered yet, by address. */
let asked: Array< [ address: string, answer: Answer ] > = [];

beforeEach( () => {
	asked = [];
	// jsdom scrolls nothing.
	Element.prototype.scrollIntoView = () => {};
	Object.assign( window, {
		fetch: ( address: string, { signal }: { signal: AbortSignal } ) =>
			new Promise( ( resolve, reject ) => {
				signal.addEventListener( 'abort', () =>
					reject( new Error( 'aborted' ) )
				);
				asked.push( [
					new URL( address ).search,
					( html ) =>
						resolve( {
							ok: typeof html === 'string',
							status: html,
							text: () => Promise.resolve( html ),
						} ),
				] );
			} ),
	} );
} );

afterEach( () => {
	removeEagerEntry();
	Reflect.deleteProperty( window, 'fetch' );
} );

/** Chooses a category, and lets the page ask for it. */
async function choose( category: string ): Promise< void > {
	await click( pill( category ) );
	await imported();
}

/** Lets the server answer what was asked for. */
async function answer( html: string | number, index = 0 ): Promise< void > {
	asked[ index ]?.[ 1 ]( html );
	await imported();
	jest.advanceTimersByTime( 1000 );
}

const isBusy = (): boolean =>
	find( '.programas-grid' ).matches( '[aria-busy=true]' );

const showMore = async (): Promise< void > => {
	await click( find( '.programas-more__link' ) );
	await imported();
};

const notices = (): string[] =>
	[ ...document.querySelectorAll( '.programas-notice' ) ].map(
		( { textContent } ) => textContent
	);

test( 'a choice is seen at once; the server is asked for its address, and then its cards are shown, counted and announced', async () => {
	open( pageOf( 'all' ) );
	const [ , coro ] = document.querySelectorAll( '.programas-card' );
	await choose( 'musica' );
	expect( window.location.search ).toBe( '?categoria=musica' );
	expect( pill( 'musica' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( reachable() ).toEqual( [ 'Acuarela', 'Coro' ] );
	expect( announced() ).toBeNull();
	expect( asked.map( ( [ address ] ) => address ) ).toEqual( [
		'?categoria=musica',
	] );
	expect( isBusy() ).toBe( false );
	jest.advanceTimersByTime( 200 );
	expect( isBusy() ).toBe( true );
	asked[ 0 ]?.[ 1 ]( pageOf( 'musica' ) );
	await imported();
	expect( announced() ).toBe( 'Filtro aplicado: musica. 30 de 900' );
	jest.advanceTimersByTime( 1000 );
	expect( isBusy() ).toBe( false );
	expect( reachable() ).toEqual( [ 'Coro', 'Danza' ] );
	expect( find( '.programas-count' ).textContent ).toBe( '30 de 900' );
	expect( find( '.programas-more__link' ).textContent ).toBe(
		'Mostrar más (28)'
	);
	// It stayed.
	expect( find( 'a[href="/Coro/"]' ).parentElement ).toBe( coro );
} );

test( 'of two choices the last one is shown, whichever is answered first', async () => {
	open( pageOf( 'all' ) );
	await choose( 'musica' );
	await choose( 'arte' );
	await answer( pageOf( 'arte' ), 1 );
	await answer( pageOf( 'musica' ) );
	expect( reachable() ).toEqual( [ 'Acuarela' ] );
	expect( pill( 'arte' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( document.querySelectorAll( '.programas-notice' ) ).toHaveLength(
		0
	);
} );

test( 'Back shows what was there without asking again', async () => {
	open( pageOf( 'all' ) );
	await choose( 'musica' );
	await answer( pageOf( 'musica' ) );
	await choose( 'arte' );
	await answer( pageOf( 'arte' ), 1 );
	await travel( -1 );
	await imported();
	jest.advanceTimersByTime( 1000 );
	expect( window.location.search ).toBe( '?categoria=musica' );
	expect( reachable() ).toEqual( [ 'Coro', 'Danza' ] );
	expect( asked ).toHaveLength( 2 );
} );

test( 'a server that does not answer is not waited for', async () => {
	open( pageOf( 'all' ) );
	await choose( 'musica' );
	jest.advanceTimersByTime( 20_000 );
	await imported();
	expect( isBusy() ).toBe( false );
	expect( document.querySelectorAll( '.programas-notice' ) ).toHaveLength(
		1
	);
} );

it.each( [
	[ 'an error', 500 ],
	[ 'a page to sign in', '<form class="login"></form>' ],
	[ 'nothing', '' ],
	[ 'the page of another choice', pageOf( 'all' ) ],
	[
		'fewer programs, which a page holds',
		pageOf( 'musica' ).replace( /data-found='.*?'/, '' ),
	],
] )(
	'where the server answers with %s, a line with a link says so, and the next choice takes it away',
	async ( _, html ) => {
		open( pageOf( 'all' ) );
		await choose( 'musica' );
		await answer( html );
		expect( reachable() ).toEqual( [ 'Acuarela', 'Coro' ] );
		expect( find( '.programas-notice' ).textContent ).toBe(
			'No se han podido cargar. Volver a intentarlo'
		);
		expect( find( '.programas-notice a' ).getAttribute( 'href' ) ).toBe(
			window.location.href
		);
		expect( window.location.search ).toBe( '?categoria=musica' );
		await choose( 'arte' );
		await answer( pageOf( 'arte' ), 1 );
		expect( document.querySelectorAll( '.programas-notice' ) ).toHaveLength(
			0
		);
		expect( reachable() ).toEqual( [ 'Acuarela' ] );
	}
);

test( 'Back while the server is asked shows what is there, and the answer that comes then does not', async () => {
	open( pageOf( 'all' ) );
	await choose( 'musica' );
	await travel( -1 );
	await imported();
	await answer( pageOf( 'musica' ) );
	expect( asked ).toHaveLength( 1 );
	expect( reachable() ).toEqual( [ 'Acuarela', 'Coro' ] );
	expect( pill( 'all' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( isBusy() ).toBe( false );
	expect( notices() ).toEqual( [] );
} );

test( 'after two quick steps back, what was there then is shown', async () => {
	open( pageOf( 'all' ) );
	await choose( 'musica' );
	await answer( pageOf( 'musica' ) );
	await choose( 'arte' );
	await answer( pageOf( 'arte' ), 1 );
	await travel( -1 );
	await travel( -1 );
	await imported();
	expect( asked.map( ( [ address ] ) => address ).at( -1 ) ).toBe( '' );
	await answer( pageOf( 'all' ), 2 );
	expect( window.location.search ).toBe( '' );
	expect( reachable() ).toEqual( [ 'Acuarela', 'Coro' ] );
	expect( find( '.programas-count' ).textContent ).toBe( '900 resultados' );
} );

test( 'who asked for more in vain asks for as many again', async () => {
	open( pageOf( 'all' ) );
	await showMore();
	expect( window.location.search ).toBe( '?mostrar=4' );
	await answer( 500 );
	expect( notices() ).toHaveLength( 1 );
	expect( find( '.programas-notice' ).nextElementSibling ).toBe(
		find( '.programas-more' )
	);
	await showMore();
	expect( asked.map( ( [ address ] ) => address ) ).toEqual( [
		'?mostrar=4',
		'?mostrar=4',
	] );
	await answer( pageOf( 'all', '4' ), 1 );
	expect( reachable() ).toEqual( [ 'Acuarela', 'Coro', ...MORE ] );
	expect( notices() ).toEqual( [] );
	await showMore();
	expect( window.location.search ).toBe( '?mostrar=6' );
} );

test( 'a page that a cache sent for another address asks for its own once, and says when it does not come', async () => {
	open( pageOf( 'all' ), '?categoria=musica&utm_source=x' );
	await imported();
	expect( asked.map( ( [ address ] ) => address ) ).toEqual( [
		'?categoria=musica&utm_source=x',
	] );
	await answer( pageOf( 'all' ) );
	await touch();
	expect( asked ).toHaveLength( 1 );
	expect( notices() ).toHaveLength( 1 );
	expect( find( '.programas-count' ).textContent ).toBe( '900 resultados' );
} );

test( 'a page that a cache sent for another address shows its own cards when they come', async () => {
	open( pageOf( 'all' ), '?categoria=musica' );
	await imported();
	await answer( pageOf( 'musica' ) );
	expect( reachable() ).toEqual( [ 'Coro', 'Danza' ] );
	expect( find( '.programas-count' ).textContent ).toBe( '30 de 900' );
} );

test( 'a page of its own address asks for nothing, whatever else the address has', async () => {
	open( pageOf( 'musica' ), '?utm_source=x&categoria=musica' );
	await imported();
	expect( asked ).toEqual( [] );
	expect( reachable() ).toEqual( [ 'Coro', 'Danza' ] );
} );

test( 'what other code put between the cards stays', async () => {
	open( pageOf( 'all' ) );
	const advice = document.createElement( 'li' );
	advice.textContent = 'Hazte socio';
	document.querySelector( '.programas-card' )?.after( advice );
	await choose( 'musica' );
	await answer(
		pageOf( 'musica' ).replace( '</ul>', '<li>Anuncio</li></ul>' )
	);
	expect( advice.isConnected ).toBe( true );
	expect( find( '.programas-grid' ).textContent ).not.toContain( 'Anuncio' );
	expect( reachable() ).toEqual( [ 'Coro', 'Danza' ] );
} );

test( 'the focus stays in a card that stays, and goes to the active pill from one that leaves', async () => {
	open( pageOf( 'all' ) );
	await choose( 'musica' );
	const coro = find( 'a[href="/Coro/"]' );
	coro.focus();
	await answer( pageOf( 'musica' ) );
	expect( find( ':focus' ) ).toBe( coro );
	find( 'a[href="/Danza/"]' ).focus();
	await travel( -1 );
	await imported();
	await answer( pageOf( 'all' ), 1 );
	expect( find( ':focus' ) ).toBe( pill( 'all' ) );
} );
