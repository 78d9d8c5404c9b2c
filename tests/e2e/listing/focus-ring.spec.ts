import { open, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

const CARD = '.programas-card:first-child';
const LINK = `${ CARD } .programas-card__link`;

test( 'a card shows the focus of the keyboard, not what a mouse left', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	// A link that goes nowhere, so that the click leaves its focus.
	await page.locator( LINK ).evaluate( ( link ) => {
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
	} );
	await page.locator( LINK ).click();
	await expect( page.locator( LINK ) ).toBeFocused();
	await expect( page.locator( CARD ) ).toHaveCSS( 'outline-style', 'none' );
	await page.locator( '.programas-pill' ).first().focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( LINK ) ).toBeFocused();
	await expect( page.locator( CARD ) ).toHaveCSS( 'outline-style', 'solid' );
} );

test( 'also in a browser that does not know :has', async ( { page } ) => {
	// An unknown pseudo-class makes a browser skip the rule.
	await page.route( /programas\/|style-index/, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: ( await response.text() ).replaceAll( ':has(', ':x-has(' ),
		} );
	} );
	await open( page, PAGES.block );
	expect(
		await page.evaluate( () => {
			const rules = ( list: CSSRuleList ): string =>
				[ ...list ].map( ( { cssText } ) => cssText ).join( '' );
			return [ ...document.styleSheets ]
				.map( ( sheet ) => rules( sheet.cssRules ) )
				.filter( ( text ) => text.includes( '.programas-card' ) )
				.join( '' )
				.includes( 'has(' );
		} )
	).toBe( false );
	await page.locator( '.programas-pill' ).first().focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( LINK ) ).toBeFocused();
	await expect( page.locator( CARD ) ).toHaveCSS( 'outline-style', 'solid' );
} );
