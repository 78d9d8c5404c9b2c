import {
	activePills,
	open,
	PAGES,
	pill,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';
import { expect, test } from './test.ts';

/** The cards of the page are blocks of a Query Loop. */
const ALL = 24;

test( 'pills filter cards that are made of blocks, and the address says what is shown', async ( {
	checkAccessibility,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, PAGES.custom );
	await expect( shownCards( page ) ).toHaveCount( ALL );
	await checkAccessibility( 'main' );

	await pill( page, 'Danza' ).click();
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'danza' )
	);
	await expect( page ).toHaveURL( /\?categoria=danza$/ );
	await expect( page.locator( '.programas-count' ) ).toHaveText(
		`${ titlesOf( 'danza' ).length } de ${ ALL } programas`
	);
	await checkAccessibility( 'main' );

	await page.goBack();
	await expect( shownCards( page ) ).toHaveCount( ALL );
} );

test( 'a card of blocks says the facts of its program, and leaves out those that it does not have', async ( {
	page,
} ) => {
	await open( page, PAGES.custom );
	const card = page
		.locator( '.programas-grid > li' )
		.filter( { hasText: 'Cerámica y torno' } );
	await expect( card.locator( 'p' ) ).toHaveText( [
		/^Del \d/,
		'Aula del patio',
		/^Artes/,
	] );
	await expect( page.locator( '.programas-grid p:empty' ) ).toHaveCount( 0 );
} );

for ( const [ width, columns ] of [
	[ 360, 1 ],
	[ 1280, 3 ],
] as const ) {
	test( `cards of blocks keep the layout of their loop in a window of ${ width } pixels`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await open( page, PAGES.custom );
		const lefts = await shownCards( page ).evaluateAll( ( cards ) =>
			cards.map( ( card ) => card.getBoundingClientRect().left )
		);
		expect( new Set( lefts ).size ).toBe( columns );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth
			)
		).toBe( true );
	} );
}

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
		asksServer: true,
		expectedProblems: [ /\(csp\)/ ],
	} );

	test( 'the pills load the page with the cards of blocks that match', async ( {
		page,
	} ) => {
		await page.goto( PAGES.custom );
		await pill( page, 'Danza' ).click();
		await expect( page ).toHaveURL(
			`${ PAGES.custom }?categoria=danza#programas-a-medida`
		);
		await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( 'danza' )
		);
	} );
} );
