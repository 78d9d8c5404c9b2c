import { open, PAGES, pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const LISTING = '.programas';

const EMPTY = `<!-- wp:programs-filter/programas {"categories":["deporte","musica"],"showGrid":false,"showCount":false,"target":"#cartel .programas-grid"} /-->
	<!-- wp:programs-filter/programas {"categories":["danza"],"anchor":"cartel","showFilter":false,"headingLevel":2} /-->`;

test.beforeEach( async ( { page } ) => {
	// What axe judges in the middle of a fade depends on the moment.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
} );

test( 'axe finds nothing on the page as it opens, and with each filter', async ( {
	checkAccessibility,
	page,
} ) => {
	test.slow();
	await open( page, PAGES.block );
	await checkAccessibility( LISTING );
	for ( const choice of await page.locator( '.programas-pill' ).all() ) {
		await choice.click();
		await expect( choice ).toHaveAttribute( 'aria-pressed', 'true' );
		await checkAccessibility( LISTING );
	}
} );

for ( const path of [ PAGES.shortcode, PAGES.twoFilters ] ) {
	test( `axe finds nothing on ${ path }`, async ( {
		checkAccessibility,
		page,
	} ) => {
		await open( page, path );
		await page.locator( '.programas-pill' ).nth( 1 ).click();
		await checkAccessibility( LISTING );
	} );
}

test( 'axe finds nothing on a page that a person wrote', async ( {
	checkAccessibility,
	page,
} ) => {
	await open( page, PAGES.handWritten );
	await checkAccessibility( '.campus' );
	await pill( page, 'Sierra' ).click();
	await checkAccessibility( '.campus' );
} );

test( 'axe finds nothing in the empty state', async ( {
	checkAccessibility,
	page,
	publish,
} ) => {
	await open( page, await publish( EMPTY ) );
	await pill( page, 'Música' ).click();
	await pill( page, 'Deporte y bienestar' ).click();
	await expect( page.locator( '.programas-empty' ) ).toHaveText(
		'No hay programas en esta categoría.'
	);
	await checkAccessibility( LISTING );
	await pill( page, 'Todos' ).click();
	await expect( page.locator( '.programas-empty' ) ).toBeHidden();
} );

test( 'axe finds nothing during the fade', async ( {
	checkAccessibility,
	page,
} ) => {
	// Not a clock that stands still: axe itself waits for timers.
	await page.addInitScript( () => {
		const wait = window.setTimeout.bind( window );
		window.setTimeout = ( ( callback: () => void, delay?: number ) =>
			wait(
				callback,
				delay === 50 || delay === 300 ? 1e9 : delay
			) ) as typeof window.setTimeout;
	} );
	await open( page, `${ PAGES.block }?categoria=danza` );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await pill( page, 'Becas y ayudas' ).click();
	await expect( page.locator( '.is-leaving' ).first() ).toHaveCSS(
		'opacity',
		'0'
	);
	await expect( page.locator( '.is-entering' ).first() ).toHaveCSS(
		'opacity',
		'0'
	);
	await checkAccessibility( LISTING );
} );

test.describe( 'without script', () => {
	test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

	test( 'axe finds nothing, as the page opens and filtered', async ( {
		checkAccessibility,
		page,
	} ) => {
		// Not with JavaScript off, as axe is a script.
		await page.route( '**/*', ( route, request ) =>
			request.resourceType() === 'script'
				? route.abort()
				: route.fallback()
		);
		for ( const path of [
			PAGES.block,
			`${ PAGES.block }?categoria=danza`,
		] ) {
			await page.goto( path );
			await checkAccessibility( LISTING );
		}
	} );
} );

for ( const variation of [ '02-noon', '05-twilight', '08-midnight' ] ) {
	test.describe( `in the style variation ${ variation }`, () => {
		test.use( { state: { 'X-Test-Variation': variation } } );

		test( 'axe finds nothing', async ( { checkAccessibility, page } ) => {
			await open( page, `${ PAGES.block }?categoria=musica` );
			await checkAccessibility( LISTING );
			await pill( page, 'Danza' ).hover();
			await checkAccessibility( LISTING );
		} );
	} );
}

test( 'axe finds nothing on a dark group of a light page', async ( {
	checkAccessibility,
	page,
	publish,
} ) => {
	await open(
		page,
		await publish(
			`<!-- wp:group {"backgroundColor":"contrast","textColor":"base"} --><div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background"><!-- wp:programs-filter/programas {"showPillCounts":true,"limit":6,"headingLevel":2} /--></div><!-- /wp:group -->`
		)
	);
	await checkAccessibility( LISTING );
	await pill( page, 'Artes' ).click();
	await expect( shownCards( page ) ).not.toHaveCount( 6 );
	await checkAccessibility( LISTING );
} );
