import { open, PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { recordShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

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
