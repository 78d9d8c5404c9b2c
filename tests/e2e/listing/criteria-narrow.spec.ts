/**
 * Filters where there is little room: a phone, large letters, no script, a low window.
 */
import { openCriteria, SEARCH_PAGE } from './criteria.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

test.describe( 'on a phone', () => {
	test.use( { viewport: PHONE, hasTouch: true, isMobile: true } );

	test( 'every chip of what is chosen is whole', async ( { page } ) => {
		await openCriteria(
			page,
			`${ SEARCH_PAGE }?categoria=danza&cuando=proximos&gratis=1&plazas=1`
		);
		const chips = page.locator( '.programas-chips a' );
		await expect( chips ).not.toHaveCount( 0 );
		// In one moment: the script that comes later writes them anew.
		const edges = await page.evaluate( () =>
			[ ...document.querySelectorAll( '.programas-chips a' ) ].map(
				( link ) => {
					const { left, right } = link.getBoundingClientRect();
					return { left, right };
				}
			)
		);
		for ( const { left, right } of edges ) {
			expect( left ).toBeGreaterThanOrEqual( 0 );
			expect( right ).toBeGreaterThan( left );
			expect( right ).toBeLessThanOrEqual( PHONE.width );
		}
	} );

	test.describe( 'without script', () => {
		test.use( {
			javaScriptEnabled: false,
			expectedProblems: [ /^request failed: .*\.js\S* \(csp\)$/ ],
		} );

		test( 'the button that applies what is chosen is in the window', async ( {
			page,
		} ) => {
			await page.goto( SEARCH_PAGE );
			const box = await page.locator( '.programas-apply' ).boundingBox();
			expect( ( box?.x ?? Infinity ) + ( box?.width ?? 0 ) ).toBeLessThan(
				PHONE.width
			);
		} );
	} );
} );
