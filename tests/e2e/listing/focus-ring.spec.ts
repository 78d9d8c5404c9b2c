import { open, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

const CARD = '.programas-card:first-child';
const LINK = `${ CARD } .programas-card__link`;

test( 'a card shows the focus of the keyboard, not what a mouse left', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await page.addStyleTag( { content: 'a:focus { outline: 3px solid red }' } );
	// A link that goes nowhere, so that the click leaves its focus.
	await page.locator( LINK ).evaluate( ( link ) => {
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
	} );
	await page.locator( LINK ).click();
	await expect( page.locator( LINK ) ).toBeFocused();
	await expect( page.locator( CARD ) ).toHaveCSS( 'outline-style', 'none' );
	await expect( page.locator( LINK ) ).toHaveCSS( 'outline-style', 'none' );
	await page.locator( '.programas-result .is-share' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( LINK ) ).toBeFocused();
	await expect( page.locator( CARD ) ).toHaveCSS( 'outline-style', 'solid' );
} );
