/** Who draws the filter bar: the script, and React as soon as it is there. Both draw the same. */
import { idle, removeEagerEntry, start } from '../view/fixtures/eager-entry';
import { find } from '../view/fixtures/listing';
import { click, openAt, pill } from '../view/fixtures/use-filter';

const HTML = `<div class="programas">
<div class="programas-filter"><button data-category="all" aria-pressed="true">Todos <span class="programas-pill__count">3</span></button><button data-category="arte" class="is-empty" aria-description="sin resultados">Arte <span class="programas-pill__count">0</span></button><button data-category="musica">Música <span class="programas-pill__count">2</span></button></div>
<div class="programas-filter" data-filter="lugar" data-counts><label><input type="checkbox" name="lugar" value="norte"><span class="programas-pill__label">Norte</span></label><label><input type="checkbox" name="lugar" value="sur"><span class="programas-pill__label">Sur</span></label></div>
<div class="programas-chips" hidden><ul></ul><a class="programas-reset" href="?">Quitar filtros</a></div>
<ul class="programas-grid" data-waits>
<li data-categories="arte" data-lugar="norte"></li><li data-categories="musica" data-lugar="norte"></li><li data-categories="musica" data-lugar="sur"></li></ul></div>`;

const box = ( value: string ): HTMLElement => find( `[value=${ value }]` );

const chips = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( '.programas-chips li' ),
];

const isReacts = ( element: Element ): boolean =>
	Object.keys( element ).some( ( key ) => key.startsWith( '__react' ) );

/** What the bar says, as its markup. */
const bar = (): unknown => [
	find( '.programas-chips' ).outerHTML,
	...[ 'all', 'arte', 'musica' ].map( ( category ) => {
		const one = pill( category );

		return [
			one.querySelector( 'span' )?.textContent,
			one.classList.contains( 'is-empty' ),
			one.getAttribute( 'aria-description' ),
		];
	} ),
];

const steps: ReadonlyArray< () => HTMLElement > = [
	() => box( 'sur' ),
	() => box( 'norte' ),
	() => find( '.programas-chip[data-value=sur]' ),
	() => pill( 'arte' ),
	() => find( '.programas-reset' ),
];

async function walk( isThere: boolean ): Promise< unknown[] > {
	openAt( '' );
	start( HTML, {
		connection: isThere ? 'good' : 'no React',
		entry: () => jest.requireActual( './index' ),
	} );
	await idle();
	const seen = [];
	for ( const target of steps ) {
		await click( target() );
		seen.push( bar() );
		expect( chips().filter( isReacts ) ).toEqual( isThere ? chips() : [] );
	}
	removeEagerEntry();

	return seen;
}

test( 'the script draws what React would', async () => {
	expect( await walk( true ) ).toEqual( await walk( false ) );
} );

test( 'React takes over chips, pills and their numbers; what stays is the same element', async () => {
	openAt( '' );
	start( HTML, { entry: () => jest.requireActual( './index' ) } );
	await idle();
	await click( box( 'norte' ) );
	await click( box( 'sur' ) );
	expect( chips().map( isReacts ) ).toEqual( [ true, true ] );
	const [ , sur ] = chips();
	await click( find( '.programas-chip' ) );
	expect( chips() ).toHaveLength( 1 );
	expect( chips()[ 0 ] ).toBe( sur );
	expect( pill( 'arte' ).querySelector( 'span' )?.textContent ).toBe( '0' );
	await click( find( '.programas-reset' ) );
	expect( chips() ).toEqual( [] );
	expect( pill( 'arte' ).getAttribute( 'aria-description' ) ).toBeNull();
	removeEagerEntry();
} );

test( 'a focused chip that goes leaves the focus to the one in its place', async () => {
	openAt( '?lugar=norte&lugar=sur' );
	start( HTML, { entry: () => jest.requireActual( './index' ) } );
	await idle();
	await click( pill( 'musica' ) );
	find( '.programas-chip' ).focus();
	await click( find( '.programas-chip' ) );
	expect( find( '.programas-chip' ).matches( ':focus' ) ).toBe( true );
	expect( find( '.programas-chip' ).textContent ).toContain( 'Sur' );
	removeEagerEntry();
} );

test( 'where another script changed what React drew, React begins anew', async () => {
	openAt( '' );
	start( HTML, { entry: () => jest.requireActual( './index' ) } );
	await idle();
	await click( box( 'norte' ) );
	// React says it.
	const errors = jest.spyOn( console, 'error' ).mockImplementation();
	find( '.programas-chips ul' ).innerHTML = '<li>Otra cosa</li>';
	await click( box( 'norte' ) );
	await click( box( 'sur' ) );
	expect( chips().map( ( { textContent } ) => textContent ) ).toEqual( [
		'lugar: Sur',
	] );
	expect( errors ).toHaveBeenCalled();
	errors.mockRestore();
	removeEagerEntry();
} );

test( 'chips follow a grid that replaces another', async () => {
	openAt( '' );
	start( HTML, { entry: () => jest.requireActual( './index' ) } );
	await idle();
	await click( box( 'norte' ) );
	const grid = find( '.programas-grid' );
	grid.replaceWith( grid.cloneNode( true ) );
	await idle();
	await click( box( 'sur' ) );
	expect( chips() ).toHaveLength( 2 );
	removeEagerEntry();
} );
