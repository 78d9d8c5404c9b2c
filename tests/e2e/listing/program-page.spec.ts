import { expect, test } from './test.ts';

const PROGRAM = '/programa/noche-de-telescopios/';

for ( const [ name, width, variation ] of [
	[ 'a phone', 360, '' ],
	[ 'a desktop', 1366, '' ],
	[ 'a desktop in a dark style of the theme', 1366, '08-midnight' ],
] as const ) {
	test.describe( `on ${ name }`, () => {
		test.use( {
			viewport: { width, height: 900 },
			state: variation ? { 'X-Test-Variation': variation } : {},
			asksServer: variation !== '',
		} );

		test( 'the page of a program is accessible, and nothing is cut off', async ( {
			checkAccessibility,
			page,
		} ) => {
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.goto( PROGRAM );
			await expect(
				page.getByRole( 'link', { name: 'Inscribirse' } )
			).toBeVisible();
			await checkAccessibility( 'main' );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
			const { above, left } = await page.evaluate( () => {
				const facts = document
					.querySelector( '.programas-facts__box' )
					?.getBoundingClientRect();
				const text = [ ...document.querySelectorAll( 'main p' ) ].find(
					( { textContent } ) =>
						textContent.includes( 'Una vez al mes' )
				);
				return {
					left: facts?.left,
					above:
						( text?.getBoundingClientRect().top ?? NaN ) -
						( facts?.top ?? NaN ),
				};
			} );
			// Above the text on a phone, beside the picture where there is room.
			expect( above ).toBeGreaterThan( 0 );
			expect( left ).toBeGreaterThan( width > 782 ? 800 : 0 );
		} );
	} );
}

test( 'its categories lead to the listing, filtered, and back is the way to all programs', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	await page
		.getByRole( 'list', { name: 'Categorías' } )
		.getByRole( 'link', { name: 'Ciencia y tecnología' } )
		.click();
	await expect( page ).toHaveURL( /\/programas\/\?categoria=ciencia$/ );
	await expect(
		page.getByRole( 'button', { name: 'Ciencia y tecnología' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'link', { name: 'Noche de telescopios' } ).click();
	await page.getByRole( 'link', { name: 'Todos los programas' } ).click();
	await expect( page ).toHaveURL( /\/programas\/$/ );
} );

test( 'on paper stands where one signs up; the word of the button is not broken in letters of twice the size', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	const button = page.getByRole( 'link', { name: 'Inscribirse' } );
	const address = ( await button.getAttribute( 'href' ) ) ?? '';
	await page.emulateMedia( { media: 'print' } );
	await expect( button ).toBeVisible();
	expect( address ).not.toBe( '' );
	expect(
		await button.evaluate(
			( element ) => getComputedStyle( element, '::after' ).content
		)
	).toContain( address );

	await page.emulateMedia( { media: 'screen' } );
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.addStyleTag( { content: 'html { font-size: 200% }' } );
	expect(
		await button.evaluate( ( element ) => {
			const range = document.createRange();
			range.selectNodeContents( element );
			return range.getClientRects().length;
		} )
	).toBe( 1 );
} );
