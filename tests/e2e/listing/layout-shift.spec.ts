import { SEARCH_PAGE } from './criteria.ts';
import { open, PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { recordShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

test( 'nothing moves when the script of criteria arrives', async ( {
	page,
} ) => {
	const shifts = await recordShifts( page );
	await page.route( '**/build/filters/view.js*', async ( route ) => {
		await expect( shownCards( page ).first() ).toBeVisible();
		await route.continue();
	} );
	for ( const size of [
		{ width: 360, height: 740 },
		{ width: 1280, height: 800 },
	] ) {
		await page.setViewportSize( size );
		await page.goto( SEARCH_PAGE );
		await expect( page.locator( '[data-waits]' ) ).toHaveCount( 0 );
		expect( await shifts() ).toEqual( [] );
	}
} );

for ( const [ device, size ] of [
	[ 'a desktop', { width: 1280, height: 800 } ],
	[ 'a phone', { width: 360, height: 740 } ],
] as const ) {
	test( `nothing shifts on ${ device }, at load, while scrolling and while filtering`, async ( {
		page,
	} ) => {
		const shifts = await recordShifts( page );
		await page.setViewportSize( size );
		await open( page, PAGES.block );
		expect( await shifts() ).toEqual( [] );

		await shownCards( page ).nth( 8 ).scrollIntoViewIfNeeded();
		await pill( page, 'Ciencia y tecnología' ).click();
		await expect( shownCards( page ) ).toHaveCount(
			titlesOf( 'ciencia' ).length
		);
		await pill( page, 'Todos' ).click();
		await expect( shownCards( page ) ).toHaveCount( 24 );
		await expect( page.locator( '.is-moving' ) ).toHaveCount( 0 );
		expect( await shifts() ).toEqual( [] );
	} );
}
