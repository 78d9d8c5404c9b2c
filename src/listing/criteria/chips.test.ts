/** What the filter bar says, with React and without. */
import {
	idle,
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
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
	startEagerEntry( HTML, {
		connection: isThere ? 'good' : 'no React',
		entry: () => jest.requireActual( './index' ),
	} );
	await idle();
	const seen = [];
	for ( const target of steps ) {
		await click( target() );
		seen.push( bar() );
	}
	removeEagerEntry();

	return seen;
}

test( 'chips, pills and their numbers say the same with React and without', async () => {
	expect( await walk( true ) ).toEqual( await walk( false ) );
} );

test( 'a search with a placeholder stands in a suggestion as it was typed', async () => {
	openAt( '?buscar=%251%24s%20%252%24s&lugar=norte' );
	startEagerEntry(
		HTML.replace(
			'<ul class="programas-grid"',
			'<div class="programas-filter" data-filter="buscar" data-counts><input type="search" class="programas-search" name="buscar"></div><div class="programas-empty"><ul class="programas-suggestions"></ul></div>$&'
		),
		{ entry: () => jest.requireActual( './index' ) }
	);
	await idle();
	await click( pill( 'musica' ) );
	expect( find( '.programas-suggestions' ).textContent ).toContain(
		'Quitar «%1$s %2$s» · 1'
	);
	removeEagerEntry();
} );

test( 'a focused chip that goes leaves the focus to the one in its place', async () => {
	openAt( '?lugar=norte&lugar=sur' );
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );
	await idle();
	await click( pill( 'musica' ) );
	find( '.programas-chip' ).focus();
	await click( find( '.programas-chip' ) );
	expect( find( '.programas-chip' ).matches( ':focus' ) ).toBe( true );
	expect( find( '.programas-chip' ).textContent ).toContain( 'Sur' );
	removeEagerEntry();
} );

test( 'chips stay the same elements while they say the same', async () => {
	openAt( '?lugar=norte' );
	// As the server prints them where something is asked for.
	startEagerEntry( HTML.replace( ' hidden', '' ), {
		entry: () => jest.requireActual( './index' ),
	} );
	const before = chips();
	await idle();
	expect( before ).toHaveLength( 1 );
	expect( chips() ).toEqual( before );
	expect( chips()[ 0 ] ).toBe( before[ 0 ] );
	removeEagerEntry();
} );

test( 'chips follow a grid that replaces another', async () => {
	openAt( '' );
	startEagerEntry( HTML, { entry: () => jest.requireActual( './index' ) } );
	await idle();
	await click( box( 'norte' ) );
	const grid = find( '.programas-grid' );
	grid.replaceWith( grid.cloneNode( true ) );
	await idle();
	await click( box( 'sur' ) );
	expect( chips() ).toHaveLength( 2 );
	removeEagerEntry();
} );
