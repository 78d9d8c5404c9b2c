import {
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
	showFrame,
	travel,
} from '../view/fixtures/use-filter';

const NAMES: Record< string, string[] > = {
	all: [ 'Acuarela', 'Coro' ],
	musica: [ 'Coro', 'Danza' ],
	arte: [ 'Acuarela' ],
};

/** A page of the server, which shows a category of 900 programs. */
function pageOf( category: string ): string {
	const names = NAMES[ category ] ?? [];
	const found = {
		visible: category === 'all' ? 900 : 30,
		total: 900,
		left: 28,
		counts: { '': { '': 900, musica: 30, arte: 5 } },
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

/** What was asked for and not answered yet, by address. */
let asked: Array< [ address: string, answer: Answer ] > = [];

beforeEach( () => {
	asked = [];
	openAt( '' );
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
	startEagerEntry( pageOf( 'all' ), {
		entry: () => jest.requireActual( './index' ),
	} );
	showFrame();
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

test( 'a choice is seen at once; the server is asked for its address, and then its cards are shown, counted and announced', async () => {
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
] )(
	'where the server answers with %s, a line with a link says so, and the next choice takes it away',
	async ( _, html ) => {
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
