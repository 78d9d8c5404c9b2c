import table from '../../../tests/read-numbers.json';
import {
	imported,
	removeEagerEntry,
	start,
} from '../view/fixtures/eager-entry';
import { find, reachable } from '../view/fixtures/listing';
import {
	announced,
	openAt,
	rendered,
	showFrame,
	travel,
} from '../view/fixtures/use-filter';
import { isNumberSaid } from './numbers';

const HTML = `<div class="programas">
<div class="programas-filter" data-filter="edad" data-label="Edad" data-one="Edad: %s año" data-many="Edad: %s años"><input type="number" name="edad" min="0" max="120"></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<ul class="programas-grid" data-waits><li data-categories="" data-edad="6-12">Coro</li><li data-categories="" data-edad="0-">Cine</li><li data-categories="">Sin leer</li></ul></div>`;

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
	start( HTML, { entry: () => jest.requireActual( './index' ) } );

	return imported();
}

it.each( table.said as [ string, number, boolean ][] )(
	'of %j %j is one: %j, as on the server',
	( said, number, is ) => {
		expect( isNumberSaid( said, number ) ).toBe( is );
	}
);

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

	test.each( [ '121', '-1', '6.5', '1e1', 'seis', '7&edad=8' ] )(
		'the address edad=%s asks for none',
		async ( written ) => {
			await open( `?edad=${ written }` );
			expect( reachable() ).toHaveLength( 3 );
		}
	);
} );
