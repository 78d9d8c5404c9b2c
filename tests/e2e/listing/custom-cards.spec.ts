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

test( 'pills filter cards that are made of blocks, which say the facts of their programs and keep the layout of their loop', async ( {
	checkAccessibility,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, PAGES.custom );
	await expect( shownCards( page ) ).toHaveCount( ALL );
	await pill( page, 'Danza' ).click();
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'danza' )
	);
	await expect( page ).toHaveURL( /\?categoria=danza$/ );
	await expect( page.locator( '.programas-count' ) ).toHaveText(
		`${ titlesOf( 'danza' ).length } de ${ ALL }`
	);
	await checkAccessibility( 'main' );

	await page.goBack();
	await expect( shownCards( page ) ).toHaveCount( ALL );
	const card = page
		.locator( '.programas-grid > li' )
		.filter( { hasText: 'Cerámica y torno' } );
	await expect( card.locator( 'p' ) ).toHaveText( [
		/^Del \d/,
		'Aula del patio',
		/^Artes/,
	] );
	await expect( page.locator( '.programas-grid p:empty' ) ).toHaveCount( 0 );
	// Its title is its only link: all of it leads there.
	const place = card.getByText( 'Aula del patio' );
	await place.scrollIntoViewIfNeeded();
	const { x, y } = { x: NaN, y: NaN, ...( await place.boundingBox() ) };
	await page.mouse.click( x + 5, y + 5 );
	await expect( page ).toHaveURL( /\/ceramica-y-torno\/$/ );
	await page.goBack();

	for ( const [ width, columns ] of [
		[ 360, 1 ],
		[ 1280, 3 ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect
			.poll( () =>
				shownCards( page ).evaluateAll(
					( cards ) =>
						new Set(
							cards.map(
								( one ) => one.getBoundingClientRect().left
							)
						).size
				)
			)
			.toBe( columns );
	}
} );

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
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
