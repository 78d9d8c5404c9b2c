import {
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import { openAt, showFrame, travel } from '../view/fixtures/use-filter';

const HTML = `<div class="programas">
<div class="programas-filter" data-filter="edad" data-label="Edad"><select name="edad"><option value="">Cualquiera</option><option value="8-12">8-12</option><option value="13-17">13-17</option></select></div>
<ul class="programas-grid" data-waits><li data-categories="" data-edad="8-12">Coro</li><li data-categories="" data-edad="13-17">Grabado</li></ul></div>`;

const list = (): HTMLSelectElement => find( 'select' ) as HTMLSelectElement;

function choose( value: string ): void {
	list().value = value;
	list().dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

beforeEach( () => {
	openAt( '' );
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );
} );
afterEach( removeEagerEntry );

test.each( [
	[ '?edad=13-17', [ 'Grabado' ] ],
	[ '?edad=13-17.', [ 'Grabado' ] ],
	[ '?edad=13/17&edad=13/17', [ 'Grabado' ] ],
	[ '?edad=13-17&edad=8-12', [ 'Coro', 'Grabado' ] ],
	[ '?edad=13', [ 'Coro', 'Grabado' ] ],
] )(
	'an address asks for a value or for what is its slug: %s',
	( search, titles ) => {
		removeEagerEntry();
		openAt( search );
		startEagerEntry( HTML, {
			entry: () => jest.requireActual( './index' ),
		} );

		expect( reachable() ).toEqual( titles );
	}
);

test( 'two choices in one list, within a frame, are two steps of Back', async () => {
	choose( '8-12' );
	choose( '13-17' );
	showFrame();
	expect( window.location.search ).toBe( '?edad=13-17' );

	await travel( -1 );
	expect( window.location.search ).toBe( '?edad=8-12' );
	expect( list().value ).toBe( '8-12' );
	expect( reachable() ).toEqual( [ 'Coro' ] );

	await travel( -1 );
	expect( window.location.search ).toBe( '' );
	expect( reachable() ).toEqual( [ 'Coro', 'Grabado' ] );
} );

test( 'a choice and taking it back, within a frame, are two steps of Back', async () => {
	choose( '8-12' );
	choose( '' );
	showFrame();
	expect( window.location.search ).toBe( '' );

	await travel( -1 );
	expect( reachable() ).toEqual( [ 'Coro' ] );
	await travel( 1 );
	expect( reachable() ).toEqual( [ 'Coro', 'Grabado' ] );
} );
