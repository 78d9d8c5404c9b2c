import {
	removeEagerEntry,
	startEagerEntry,
	touch,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import { openAt, rendered, showFrame } from '../view/fixtures/use-filter';

const HTML = `<div class="programas">
<div class="programas-filter" data-filter="buscar" data-uncounted="de el"><input type="search" class="programas-search"></div>
<div class="programas-filter" data-filter="gratis" data-label="Gratis"><label><input type="checkbox" name="gratis" value="1"><span class="programas-pill__label">Gratis</span></label></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<p class="programas-count"></p>
<ul class="programas-grid" data-waits>
<li data-categories="" data-buscar="taller ceramica lunes" data-gratis="1"><a href="/1">Taller de Cerámica</a></li>
<li data-categories="" data-buscar="coro lunes"><a href="/2">Coro</a></li>
<li data-categories="" data-buscar="niñas futbol 2026"><a href="/3">Niñas y fútbol</a></li></ul>
<p class="programas-empty" hidden>Nada. <a class="programas-reset" href="?">Quitar filtros</a></p></div>`;

const link = (): HTMLAnchorElement | null =>
	document.querySelector( '.programas-nearest' );

async function search( text: string ): Promise< string | undefined > {
	const field = find( '.programas-search' ) as HTMLInputElement;
	field.value = text;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	await rendered();
	showFrame();
	const between = link()?.textContent;
	jest.advanceTimersByTime( 700 );
	// Comparing all words takes longer than a key may.
	expect( between ).not.toBe( link()?.textContent ?? '' );

	return link()?.textContent;
}

beforeEach( () => {
	openAt( '' );
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );

	return touch( '.programas-search' );
} );
afterEach( removeEagerEntry );

test.each( [
	[ 'ceramca', 'Prueba con «cerámica»' ],
	[ 'Taller ceramca', 'Prueba con «Taller cerámica»' ],
	[ 'tallr ceramca', 'Prueba con «taller cerámica»' ],
	[ 'ninnas', 'Prueba con «niñas»' ],
	[ 'corp', 'Prueba con «coro»' ],
	// Of several words, those that find something together.
	[ 'coro taller', 'Prueba con «coro»' ],
	[ 'coro ceramca', 'Prueba con «coro»' ],
	[ 'lunes futbol coro', 'Prueba con «lunes coro»' ],
	[ 'yoga de cerámica', 'Prueba con «cerámica»' ],
	[ 'yoga de', undefined ],
	// Too far, too short, a number; found.
	[ 'crmca', undefined ],
	[ 'coxx', undefined ],
	[ 'cor0', undefined ],
	[ 'cro', undefined ],
	[ '2027', undefined ],
	[ 'cera', undefined ],
] )( 'who searches %j can try %j', async ( text, question ) => {
	expect( await search( text ) ).toBe( question );
} );

test( 'the link searches what was meant, beside the other filters, and the first card gets the focus', async () => {
	find( '[name=gratis]' ).click();
	expect( await search( 'corp' ) ).toBeUndefined();
	await search( 'ceramca' );
	expect( link()?.search ).toBe( '?gratis=1&buscar=cer%C3%A1mica' );
	link()?.click();
	await rendered();
	showFrame();
	expect( reachable() ).toEqual( [ 'Taller de Cerámica' ] );
	expect( window.location.search ).toBe( '?gratis=1&buscar=cer%C3%A1mica' );
	expect( find( '[href="/1"]' ).matches( ':focus' ) ).toBe( true );
	expect( link() ).toBeNull();
} );

test( 'what is offered is said with the result', async () => {
	await search( 'ceramca' );
	expect( find( '.programas-announcements' ).textContent ).toBe(
		'Filtro aplicado: «ceramca». 0 de 3. Prueba con «cerámica»'
	);
} );

test( 'what was offered goes as soon as something else is searched', async () => {
	await search( 'ceramca' );
	const field = find( '.programas-search' ) as HTMLInputElement;
	field.value = 'corp';
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	await rendered();
	showFrame();
	expect( link() ).toBeNull();
} );
