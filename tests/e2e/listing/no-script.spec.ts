import { expect, test } from './test.ts';
import {
	activePills,
	PAGES,
	pill,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';

test.use( {
	javaScriptEnabled: false,
	// What WordPress's own pages preload.
	expectedProblems: [ /\(csp\)/ ],
} );

test( 'the pills load the filtered page and keep the parameters by which it is found', async ( {
	page,
} ) => {
	// WordPress finds a page by these; the last only tells where the visitor came from.
	await page.goto( `${ PAGES.block }?withcomments=1&more=a+b&gclid=x` );
	await pill( page, 'Danza' ).click();
	await expect( page ).toHaveURL(
		`${ PAGES.block }?withcomments=1&more=a+b&categoria=danza#programas-1`
	);
	await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'danza' )
	);

	await pill( page, 'Todos' ).click();
	await expect( page ).toHaveURL(
		`${ PAGES.block }?withcomments=1&more=a+b#programas-1`
	);
	await expect( shownCards( page ) ).toHaveCount( 24 );
} );

test( 'the filtered page opens at its cards, and every card is visible', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 800, height: 500 } );
	await page.goto( PAGES.block );
	// None waits for a script that lets it enter.
	await expect( shownCards( page ).last() ).toHaveCSS( 'opacity', '1' );
	await pill( page, 'Música' ).click();
	await expect( page.locator( '.programas-grid:target' ) ).toBeVisible();
	await expect( shownCards( page ).first() ).toBeInViewport( { ratio: 0.5 } );
} );

test( 'a page that opens on a category can show all', async ( {
	page,
	publish,
} ) => {
	const path = await publish(
		'<!-- wp:programs-filter/programas {"initial":{"categoria":["musica"]}} /-->'
	);
	await page.goto( path );
	await expect( activePills( page ) ).toHaveText( [ 'Música' ] );
	await pill( page, 'Todos' ).click();
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( shownCards( page ) ).toHaveCount( 24 );
} );
