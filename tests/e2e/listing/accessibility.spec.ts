import { open, PAGES, pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const LISTING = '.programas';

const EMPTY = `<!-- wp:programs-filter/programas {"only":{"categoria":["deporte","musica"]},"showGrid":false,"showCounts":false,"target":"#cartel .programas-grid"} /-->
	<!-- wp:programs-filter/programas {"only":{"categoria":["danza"]},"anchor":"cartel","showFilter":false,"headingLevel":2} /-->`;

test.beforeEach( async ( { page } ) => {
	// What axe judges in the middle of a fade depends on the moment.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
} );

test( 'axe finds nothing on the page as it opens, and filtered', async ( {
	checkAccessibility,
	page,
} ) => {
	await open( page, PAGES.block );
	await checkAccessibility( LISTING );
	// The mouse stays there, too.
	await pill( page, 'Artes' ).click();
	await expect( pill( page, 'Artes' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await checkAccessibility( LISTING );
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
		'No hay resultados en esta categoría.'
	);
	await checkAccessibility( LISTING );
	await pill( page, 'Todos' ).click();
	await expect( page.locator( '.programas-empty' ) ).toBeHidden();
} );

test( 'axe finds nothing on a dark group of a light page', async ( {
	checkAccessibility,
	page,
	publish,
} ) => {
	await open(
		page,
		await publish(
			`<!-- wp:group {"backgroundColor":"contrast","textColor":"base"} --><div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background"><!-- wp:programs-filter/programas {"filters":["categoria","gratis"],"limit":6,"headingLevel":2} /--></div><!-- /wp:group -->`
		)
	);
	await pill( page, 'Artes' ).click();
	await expect( shownCards( page ) ).not.toHaveCount( 6 );
	await checkAccessibility( LISTING );
} );
