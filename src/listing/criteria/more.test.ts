import {
	imported,
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
import { filterHtml, find, reachable } from '../view/fixtures/listing';
import { click, openAt, pill, travel } from '../view/fixtures/use-filter';

/** A listing of six cards, two at first. */
const listing = (
	id: string,
	parameter = 'mostrar'
): string => `<div class="programas" id="${ id }">
${ filterHtml( { pills: { all: 'Todos', arte: 'Arte' } } ) }
<div class="programas-filter" data-filter="edad"><select><option value="">Cualquiera</option><option value="8-12">8-12</option></select></div>
<ul class="programas-grid" data-waits>${ [ 1, 2, 3, 4, 5, 6 ]
	.map(
		( card ) => `<li data-categories="arte" data-edad="8-12">${ card }</li>`
	)
	.join( '' ) }</ul>
<p><a class="programas-more__link" data-per-page="2" data-parameter="${ parameter }" data-label="Mostrar más (%s)" href="?mostrar=4">Mostrar más</a></p></div>`;

function open( search: string, ...ids: string[] ): void {
	openAt( search );
	startEagerEntry(
		ids
			.map( ( id, index ) =>
				listing( id, index ? `mostrar-${ index + 1 }` : undefined )
			)
			.join( '' ),
		{
			entry: () => jest.requireActual( './index' ),
		}
	);
}

const block = ( id: string ): HTMLElement => find( `#${ id }` );

const showMore = ( id: string ): Promise< boolean > =>
	click( find( '.programas-more__link', block( id ) ) );

/** Chooses a pill; the number of cards is written after the choice itself. */
async function choose( category: string, id: string ): Promise< void > {
	await click( pill( category, block( id ) ) );
	jest.advanceTimersByTime( 100 );
}

const shownIn = ( id: string ): number =>
	reachable( find( '.programas-grid', block( id ) ) ).length;

afterEach( removeEagerEntry );

test( 'the link says what is left', async () => {
	open( '', 'a' );
	const link = find( '.programas-more__link' );
	expect( link.textContent ).toBe( 'Mostrar más (4)' );
	await showMore( 'a' );
	expect( link.textContent ).toBe( 'Mostrar más (2)' );
} );

test( 'who asked for more in one listing and chose a pill in another finds both as they were, by Back and by a reload', async () => {
	open( '', 'a', 'b' );
	await showMore( 'a' );
	await choose( 'arte', 'b' );
	expect( [ shownIn( 'a' ), shownIn( 'b' ) ] ).toEqual( [ 4, 2 ] );
	expect( window.location.search ).toBe( '?mostrar=4&categoria=arte' );

	await travel( -1 );
	expect( window.location.search ).toBe( '?mostrar=4' );
	expect( [ shownIn( 'a' ), shownIn( 'b' ) ] ).toEqual( [ 4, 2 ] );
} );

test( 'a choice in the listing that showed more begins with its first cards, and Back leads to where the visitor was', async () => {
	open( '', 'a', 'b' );
	await showMore( 'a' );
	await choose( 'arte', 'a' );
	expect( window.location.search ).toBe( '?categoria=arte' );
	expect( shownIn( 'a' ) ).toBe( 2 );

	await travel( -1 );
	expect( shownIn( 'a' ) ).toBe( 4 );
} );

test( 'an address that was opened shows as many in each listing as it says of that one, and goes on saying it', async () => {
	open( '?mostrar=4&mostrar-2=6', 'a', 'b' );
	expect( [ shownIn( 'a' ), shownIn( 'b' ) ] ).toEqual( [ 4, 6 ] );

	await choose( 'arte', 'a' );
	expect( window.location.search ).toBe( '?mostrar-2=6&categoria=arte' );
	expect( [ shownIn( 'a' ), shownIn( 'b' ) ] ).toEqual( [ 2, 6 ] );
} );

test( 'a listing that another script wrote anew goes back to as many as the visitor had asked for', async () => {
	open( '', 'a' );
	await showMore( 'a' );
	await choose( 'arte', 'a' );
	block( 'a' ).outerHTML = listing( 'a' );
	await imported();
	await travel( -1 );

	expect( shownIn( 'a' ) ).toBe( 4 );
} );

test( 'what is chosen in the list of one listing leaves the other as it was', async () => {
	open( '', 'a', 'b' );
	await showMore( 'a' );
	const list = find( 'select', block( 'b' ) ) as HTMLSelectElement;
	list.value = '8-12';
	list.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	jest.advanceTimersByTime( 100 );

	expect( window.location.search ).toBe( '?mostrar=4&edad=8-12' );
	expect( [ shownIn( 'a' ), shownIn( 'b' ) ] ).toEqual( [ 4, 2 ] );
} );
