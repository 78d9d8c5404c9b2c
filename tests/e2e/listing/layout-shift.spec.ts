import { SEARCH_PAGE } from './criteria.ts';
import { open, PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { recordShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

test( 'nothing moves when the script of criteria arrives', async ( {
	page,
} ) => {
	const shifts = await recordShifts( page );
	await page.route(
		'**/build/listing/criteria/index.js*',
		async ( route ) => {
			await expect( shownCards( page ).first() ).toBeVisible();
			await route.continue();
		}
	);
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
	test( `on ${ device } nothing shifts at load, while scrolling, and once a choice is answered, and no answer moves the pills`, async ( {
		page,
	} ) => {
		const shifts = await recordShifts( page );
		await page.setViewportSize( size );
		await open( page, PAGES.block );
		expect( await shifts() ).toEqual( [] );

		await shownCards( page ).nth( 8 ).scrollIntoViewIfNeeded();
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		expect( await shifts() ).toEqual( [] );

		const row = page.locator( '.programas-filter' ).first();
		const place = await row.boundingBox();
		for ( const [ label, category ] of [
			[ 'Ciencia y tecnología', 'ciencia' ],
			[ 'Todos', 'all' ],
		] as const ) {
			await pill( page, label ).click();
			await expect( shownCards( page ) ).toHaveCount(
				titlesOf( category ).length
			);
			await expect( page.locator( '.is-moving' ) ).toHaveCount( 0 );
			// The cards that moved until now are the answer.
			await shifts();
			expect( await row.boundingBox() ).toEqual( place );

			// What screen readers were told goes away, and pictures come.
			await expect( page.locator( '[aria-live]' ) ).toHaveText( '' );
			await page.evaluate( () =>
				Promise.all(
					[ ...document.images ].map( ( image ) => {
						image.loading = 'eager';
						return image.decode().catch( () => {} );
					} )
				)
			);
			expect( await shifts() ).toEqual( [] );
		}
	} );
}
